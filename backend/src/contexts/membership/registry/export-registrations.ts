import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { writeXlsxStream } from 'hucre/xlsx';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { csvLine, tsvLine } from '../../../platform/lists/csv';
import { printableLines } from './printable-registrations';
import type { RegistrationExportQuery } from './registry.dto';
import { RegistrationSort } from './registry.enums';
import { columnsOfRegistration, type RegistrationRow, RegistryQueries } from './registry.queries';
import { registrations } from './registry-filter';

export const exportFormats = {
  csv: { type: 'text/csv', extension: 'csv' },
  tsv: { type: 'text/tab-separated-values', extension: 'tsv' },
  excel: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', extension: 'xlsx' },
  html: { type: 'text/html', extension: 'html' },
} as const;
export type ExportFormat = keyof typeof exportFormats;

/** Small enough to be forgotten before the next are read. */
const atOnce = 250;
const named = {
  name: 'registry-export-named',
  text: `select ${columnsOfRegistration} from ${registrations} where id = any($1) order by created_at desc, id desc`,
};

const columns: Record<string, (row: RegistrationRow) => string | null> = {
  'Organization Type': ({ organizationType }) => inWords(organizationType),
  'Organization Name': ({ organizationName }) => organizationName,
  'Contact Name': ({ contactName }) => contactName,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  Role: ({ role }) => role,
  Plan: ({ selectedPlan }) => inWords(selectedPlan),
  Interests: ({ interests }) => interests.join('; '),
  Status: ({ status }) => inWords(status),
  'Email Sent': ({ emailState }) => (emailState === 'sent' ? 'Yes' : 'No'),
  'Created At': ({ createdAt }) => createdAt,
  Description: ({ description }) => description,
};
const head = Object.keys(columns);
const toCells = (row: RegistrationRow) => Object.values(columns).map((cell) => cell(row) ?? '');
const inWords = (value: string) => value.charAt(0).toUpperCase() + value.slice(1).replaceAll('_', ' ');

/** The mark by which spreadsheets know UTF-8. */
const mark = '\ufeff';

/** Writes the registrations that are chosen as a file, a part at a time: how many there are does not matter. */
@Injectable()
export class ExportRegistrations {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly queries: RegistryQueries,
  ) {}

  /** Who takes registrations away is written down before the first line leaves. */
  async execute(
    admin: Viewer,
    format: ExportFormat,
    query: RegistrationExportQuery,
  ): Promise<{ name: string; content: Readable }> {
    const { ids, ...filter } = query;
    await this.audit.record(admin, 'registrations.exported', undefined, {
      format,
      ...(ids ? { registrations: ids.split(',') } : { filter }),
    });
    const isNarrowed = Object.entries(filter).some(([name, value]) => name !== 'sort' && value !== undefined);
    const what = ids ? 'selected' : isNarrowed ? 'filtered' : 'all';
    const today = this.clock.now().toISOString().slice(0, 10);
    return {
      name: `${what}_registrations_${today}.${exportFormats[format].extension}`,
      content: this.write(format, this.rows(query)),
    };
  }

  private write(format: ExportFormat, rows: AsyncIterable<RegistrationRow[]>): Readable {
    if (format === 'excel')
      // Cells of text are text: a spreadsheet runs nothing of them.
      return Readable.fromWeb(
        writeXlsxStream(eachOf(rows), {
          name: 'Registrations',
          columns: head.map((header) => ({ header })),
        }) as Parameters<typeof Readable.fromWeb>[0],
      );
    if (format === 'html') return Readable.from(printableLines(head, rows, toCells, this.clock.now()));
    return Readable.from(lines(rows, format === 'csv' ? csvLine : tsvLine));
  }

  private async *rows({
    ids,
    sort = RegistrationSort.Newest,
    ...filter
  }: RegistrationExportQuery): AsyncGenerator<RegistrationRow[]> {
    if (ids) {
      yield await this.database.query<RegistrationRow>(named, [ids.split(',')]);
      return;
    }
    for (let last: RegistrationRow | undefined; ; ) {
      const place = last && (await this.queries.place(last.id, sort));
      const rows = await this.queries.rows(filter, sort, atOnce, place);
      yield rows;
      last = rows.at(-1);
      if (rows.length < atOnce) return;
    }
  }
}

async function* eachOf(parts: AsyncIterable<RegistrationRow[]>): AsyncGenerator<string[]> {
  for await (const rows of parts) for (const row of rows) yield toCells(row);
}

async function* lines(parts: AsyncIterable<RegistrationRow[]>, lineOf: typeof csvLine): AsyncGenerator<string> {
  yield `${mark}${lineOf(head)}`;
  for await (const rows of parts) if (rows.length > 0) yield rows.map((row) => lineOf(toCells(row))).join('');
}
