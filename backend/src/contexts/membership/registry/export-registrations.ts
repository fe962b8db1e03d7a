import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { writeXlsxStream } from 'hucre/xlsx';
import { Audit } from '../../../platform/audit/audit';
import { withoutNames } from '../../../platform/audit/without-names';
import { Clock } from '../../../platform/clock/clock';
import { dayInWords } from '../../../platform/clock/day-in-words';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { csvLine, tsvLine } from '../../../platform/lists/csv';
import { MembershipTier } from '../organizations/organization.enums';
import { organizationTypeWords } from '../organizations/organization-words';
import { PlanOffers } from '../registrations/plan-offers';
import { printableLines } from './printable-registrations';
import type { RegistrationExportQuery } from './registry.dto';
import { RegistrationSort } from './registry.enums';
import { columnsOfRegistration, type RegistrationRow, RegistryQueries } from './registry.queries';
import { registrations } from './registry-filter';
import { filterInWords, type PlanNames, statusWords } from './registry-words';

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

interface Column {
  head: string;
  /** In letters of a workbook; on a sheet its share. */
  width: number;
  of(row: RegistrationRow, plans: PlanNames): string | Date | null | undefined;
}
const columns: readonly Column[] = [
  { head: 'Organization Type', width: 22, of: ({ organizationType }) => organizationTypeWords[organizationType] },
  { head: 'Organization Name', width: 32, of: ({ organizationName }) => organizationName },
  { head: 'Contact Name', width: 24, of: ({ contactName }) => contactName },
  { head: 'Email', width: 34, of: ({ email }) => email },
  { head: 'Phone', width: 20, of: ({ phone }) => phone },
  { head: 'Role', width: 20, of: ({ role }) => role },
  { head: 'Plan', width: 26, of: ({ selectedPlan }, plans) => plans.get(selectedPlan) },
  { head: 'Interests', width: 28, of: ({ interests }) => interests.join('; ') },
  { head: 'Status', width: 22, of: ({ status }) => statusWords[status] },
  { head: 'Email Sent', width: 12, of: ({ emailState }) => (emailState === 'sent' ? 'Yes' : 'No') },
  { head: 'Created At', width: 18, of: ({ createdAt }) => new Date(createdAt) },
  { head: 'Description', width: 50, of: ({ description }) => description },
];
const head = columns.map((column) => column.head);
type Cells<Of> = (row: RegistrationRow) => Of[];

/** The mark by which spreadsheets know UTF-8. */
const mark = '\ufeff';

/** Writes the registrations that are chosen as a file, a part at a time: how many there are does not matter. */
@Injectable()
export class ExportRegistrations {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly offers: PlanOffers,
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
      ...(ids ? { registrations: ids.split(',') } : { filter: withoutNames(filter) }),
    });
    const isNarrowed = Object.entries(filter).some(([name, value]) => name !== 'sort' && value !== undefined);
    const what = ids ? 'selected' : isNarrowed ? 'filtered' : 'all';
    const today = this.clock.now().toISOString().slice(0, 10);
    return {
      name: `${what}_registrations_${today}.${exportFormats[format].extension}`,
      content: await this.write(format, query),
    };
  }

  private async write(format: ExportFormat, { ids, ...filter }: RegistrationExportQuery): Promise<Readable> {
    const chosen = ids ? await this.database.query<RegistrationRow>(named, [ids.split(',')]) : undefined;
    const rows = chosen ? [chosen] : this.rows(filter);
    const plans = await this.planNames();
    const cells: Cells<string | Date> = (row) => columns.map(({ of }) => of(row, plans) ?? '');
    const texts =
      (moment: (at: Date) => string): Cells<string> =>
      (row) =>
        cells(row).map((cell) => (cell instanceof Date ? moment(cell) : cell));
    if (format === 'excel')
      // Cells of text are text: a spreadsheet runs nothing of them.
      return Readable.fromWeb(
        writeXlsxStream(eachOf(rows, cells), {
          name: 'Registrations',
          columns: columns.map(({ head: header, width }) => ({ header, width })),
          freezePane: { rows: 1 },
        }) as Parameters<typeof Readable.fromWeb>[0],
      );
    if (format === 'html') {
      const about = chosen ? `${inAll(chosen.length)}, chosen one by one` : await this.about(filter, plans);
      return Readable.from(printableLines(columns, rows, texts(dayInWords), about, this.clock.now()));
    }
    const lineOf = format === 'csv' ? csvLine : tsvLine;
    return Readable.from(
      lines(
        rows,
        texts((at) => at.toISOString()),
        lineOf,
      ),
    );
  }

  private async *rows({
    sort = RegistrationSort.Newest,
    ...filter
  }: Omit<RegistrationExportQuery, 'ids'>): AsyncGenerator<RegistrationRow[]> {
    for (let last: RegistrationRow | undefined; ; ) {
      const place = last && (await this.queries.place(last.id, sort));
      const rows = await this.queries.rows(filter, sort, atOnce, place);
      yield rows;
      last = rows.at(-1);
      if (rows.length < atOnce) return;
    }
  }

  private async about(query: Omit<RegistrationExportQuery, 'ids'>, plans: PlanNames): Promise<string> {
    const { sort, ...filter } = query;
    const { count, orMore } = await this.queries.count(filter, sort);
    const words = filterInWords(query, plans);
    const all = `${orMore ? 'More than ' : ''}${inAll(count)}`;
    return words ? `${all}: ${words}` : all;
  }

  private async planNames(): Promise<PlanNames> {
    const named = Object.values(MembershipTier).map(
      async (tier) => [tier, (await this.offers.planForTier(tier)).name] as const,
    );
    return new Map(await Promise.all(named));
  }
}

const inAll = (count: number) => (count === 1 ? '1 registration' : `${count.toLocaleString('en')} registrations`);

type Parts = AsyncIterable<RegistrationRow[]> | Iterable<RegistrationRow[]>;

async function* eachOf<Of>(parts: Parts, cells: Cells<Of>): AsyncGenerator<Of[]> {
  for await (const rows of parts) for (const row of rows) yield cells(row);
}

async function* lines(parts: Parts, cells: Cells<string>, lineOf: typeof csvLine): AsyncGenerator<string> {
  yield `${mark}${lineOf(head)}`;
  for await (const rows of parts) if (rows.length > 0) yield rows.map((row) => lineOf(cells(row))).join('');
}
