import { Readable } from 'node:stream';
import { demoId } from '../../../platform/demo/demo-id';
import type { Files } from '../../../platform/files/files';
import { projectFiles } from '../files/shelves';
import { ProjectPhase } from '../innovation.enums';
import type { enteredBy } from './entered-phases';
import { drawSheet } from './load-briefs';

import type { DemoProject } from './projects/demo-project';

const { Sandbox, Pilot, Scaling, Deployed } = ProjectPhase;

/** What shows that a gate is open, and which share of the way to its targets a project has come there. */
const sheets = {
  [Pilot]: { name: 'results-of-the-sandbox', title: 'Results of the sandbox', share: 0.3 },
  [Scaling]: { name: 'results-of-the-pilot', title: 'Results of the pilot', share: 0.7 },
  [Deployed]: { name: 'value-measured', title: 'Value measured against the baseline', share: 0.95 },
};

export type Results = Awaited<ReturnType<typeof drawResults>>;

interface Measured {
  id: string;
  name: string;
  leadOrganizationId: string;
  metrics: DemoProject['metrics'];
}

/** Sheets by which projects have shown what gates ask a file for. Each has the same key at each loading. */
export async function drawResults(
  files: Files,
  entered: readonly (ReturnType<typeof enteredBy>[number] & { project: Measured })[],
) {
  const rows = [];
  for (const { project, phase, tickedAt: createdAt } of entered) {
    if (phase === Sandbox) continue;
    const { name, title, share } = sheets[phase];
    const drawn = await drawSheet(
      {
        title,
        lead: `${project.name}: where it began, where it stands, and where it is to come.`,
        head: ['Measured', 'Unit', 'Before', 'Now', 'Target'],
        rows: project.metrics.map(({ name, unit, baseline, target }) => [
          ...[name, unit, String(baseline)],
          ...[String(Number((baseline + (target - baseline) * share).toPrecision(3))), String(target)],
        ]),
      },
      createdAt,
    );
    const id = demoId(`results ${project.id} ${phase}`);
    const put = await files.put(projectFiles, Readable.from([drawn]), `${name}.pdf`, id);
    const [projectId, organizationId] = [project.id, project.leadOrganizationId];
    rows.push({ id, problemId: null, projectId, organizationId, ...put, createdAt, phase });
  }
  return rows;
}
