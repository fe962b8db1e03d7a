import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { withoutNames } from '../../../platform/audit/without-names';
import { Clock } from '../../../platform/clock/clock';
import type { Viewer } from '../../../platform/http/viewer';
import { csvLine } from '../../../platform/lists/csv';
import { AgreementsQueries } from './agreements.queries';
import type { AgreementDto, AgreementsQuery } from './legal-desk.dto';
import { titles } from './legal-text';

const atOnce = 500;
const columns: Record<string, (row: AgreementDto) => string | null> = {
  Name: ({ personName }) => personName,
  Email: ({ email }) => email,
  Organization: ({ organizationName }) => organizationName,
  Document: ({ document }) => titles[document],
  Version: ({ version }) => String(version),
  Told: ({ toldAt }) => toldAt,
  Agreed: ({ agreedAt }) => agreedAt,
  Way: ({ way }) => way,
};
const head = Object.keys(columns);

/** Writes who has agreed to which version as a file, a part at a time: how many there are does not matter. */
@Injectable()
export class ExportAgreements {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly queries: AgreementsQueries,
  ) {}

  /** Who takes them away is written down before the first line leaves. */
  async execute(admin: Viewer, query: AgreementsQuery): Promise<{ name: string; content: Readable }> {
    const { cursor: _, limit: __, ...filter } = query;
    await this.audit.record(admin, 'legal-agreements.exported', undefined, { filter: withoutNames(filter) });
    return {
      name: `agreements_${this.clock.now().toISOString().slice(0, 10)}.csv`,
      content: Readable.from(this.lines(filter)),
    };
  }

  private async *lines(filter: Omit<AgreementsQuery, 'cursor' | 'limit'>): AsyncGenerator<string> {
    // The mark by which spreadsheets know UTF-8.
    yield `\ufeff${csvLine(head)}`;
    for (let cursor: string | undefined, more = true; more; more = cursor !== undefined) {
      const { items, next } = await this.queries.list({ ...filter, limit: atOnce, cursor });
      const written = items.map((row) => csvLine(Object.values(columns).map((cell) => cell(row) ?? '')));
      if (written.length > 0) yield written.join('');
      cursor = next;
    }
  }
}
