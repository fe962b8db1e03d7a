import { Readable } from 'node:stream';
import PDFDocument from 'pdfkit';
import { day, hour } from '../../../platform/clock/durations';
import type { Database } from '../../../platform/database/database';
import { demoId } from '../../../platform/demo/demo-id';
import { insertRows } from '../../../platform/demo/insert-rows';
import type { Files } from '../../../platform/files/files';
import { demoOrganizations } from '../../membership';
import { problemFiles } from '../files/shelves';
import type { EstimateValue } from '../money/estimate-value';
import { demoBriefs } from './demo-briefs';
import { demoQuestions } from './demo-questions';
import { type DemoSheet, demoSheets } from './demo-sheets';

/** What a problem of this title says beside its text; nothing of most. */
export async function briefOf(title: string, estimate: EstimateValue) {
  const brief = demoBriefs.find(({ problem }) => title.startsWith(problem));
  const [from, to] = await Promise.all((brief?.budget ?? []).map((text) => estimate.execute(text, 'budget')));
  return {
    successCriteria: brief?.successCriteria ?? null,
    requiredReadiness: brief?.requiredReadiness ?? null,
    regions: brief?.regions ?? [],
    budgetFromMinor: from ? String(from.minor) : null,
    budgetToMinor: to ? String(to.minor) : null,
    budgetCurrency: from?.currency ?? null,
    rewards: brief?.rewards ?? [],
    rewardNote: brief?.rewardNote ?? null,
  };
}

interface Asked {
  id: string;
  organizationId: string;
  createdAt: Date;
}
type ProblemOf = (title: string) => Asked;

/** What members have asked about problems, and what was answered the day after. */
export async function loadQuestions(database: Database, now: Date, problemOf: ProblemOf): Promise<void> {
  const rows = demoQuestions.map(({ problem, by, age, text, answer = null }) => {
    const createdAt = new Date(now.getTime() - age * day - 5 * hour);
    return {
      id: demoId(`question ${text}`),
      problemId: problemOf(problem).id,
      organizationId: demoOrganizations.find(({ name }) => name === by)?.id,
      askerId: demoId(`somebody of ${by}`),
      text,
      createdAt,
      answer,
      answeredAt: answer && new Date(createdAt.getTime() + day),
      isTold: true,
      revision: answer ? 2 : 1,
    };
  });
  await insertRows(database, 'innovation.questions', rows);
}

/** Sheets of figures beside briefs. Each has the same key at each loading, so that none is left behind by another. */
export async function loadSheets(database: Database, files: Files, problemOf: ProblemOf): Promise<void> {
  const rows = [];
  for (const sheet of demoSheets) {
    const { id: problemId, organizationId, createdAt } = problemOf(sheet.problem);
    const id = demoId(`sheet ${sheet.name}`);
    const put = await files.put(problemFiles, Readable.from([await drawSheet(sheet, createdAt)]), sheet.name, id);
    rows.push({ id, problemId, projectId: null, organizationId, ...put, createdAt });
  }
  await insertRows(database, 'innovation.files', rows);
}

/** A page with a table: the same bytes at each loading of the same day. */
export async function drawSheet(
  { title, lead, head, rows }: Omit<DemoSheet, 'problem' | 'name'>,
  drawnAt: Date,
): Promise<Buffer> {
  const sheet = new PDFDocument({ size: 'A4', margin: 56, lang: 'en', info: { Title: title, CreationDate: drawnAt } });
  const parts: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    sheet.on('data', (part: Buffer) => parts.push(part)).on('error', reject);
    sheet.on('end', () => resolve(Buffer.concat(parts)));
  });
  sheet.font('Helvetica-Bold', 18).text(title).moveDown(0.5);
  sheet.font('Helvetica', 11).text(lead).moveDown(1.5);
  const width = (sheet.page.width - 112) / head.length;
  for (const [n, cells] of [head, ...rows].entries()) {
    const y = sheet.y;
    sheet.font(n === 0 ? 'Helvetica-Bold' : 'Helvetica', 10);
    for (const [place, cell] of cells.entries()) sheet.text(cell, 56 + place * width, y, { width: width - 8 });
    sheet.moveDown(0.6);
  }
  sheet.end();
  return whole;
}
