import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { withoutNames } from '../../../platform/audit/without-names';
import type { Viewer } from '../../../platform/http/viewer';
import { csvLine } from '../../../platform/lists/csv';
import { start } from '../../../platform/lists/cursor';
import { toUnits } from '../../../platform/money/money';
import { BooksQueries } from './books.queries';
import type { LedgerEntryDto, LedgerFilter } from './ledger.dto';

const atOnce = 1000;
const head = [
  ...['Reference', 'Organization', 'Plan', 'Purpose', 'Status', 'Review', 'Currency', 'Total', 'Refunded', 'Method'],
  ...['Invoice', 'Begun', 'Paid', 'Payment'],
];

const toLine = (entry: LedgerEntryDto): string => {
  const { reference, organization, planName, purpose, status, review, currency, method, invoiceNumber } = entry;
  const amounts = [entry.total, entry.refunded].map((amount) => toUnits(amount, currency));
  return csvLine([
    ...[reference, organization.name, planName, purpose, status, review, currency, ...amounts, method, invoiceNumber],
    ...[entry.createdAt, entry.paidAt, entry.id],
  ]);
};

/** Writes all that a filter holds as CSV, a part at a time: how long the ledger is does not matter. */
@Injectable()
export class ExportPayments {
  constructor(
    private readonly audit: Audit,
    private readonly queries: BooksQueries,
  ) {}

  /** Who takes the ledger away is written down before the first line leaves. */
  async execute(admin: Viewer, filter: LedgerFilter): Promise<AsyncIterable<string>> {
    const { limit: _, cursor: __, ...asked } = filter;
    await this.audit.record(admin, 'payments.exported', undefined, { filter: withoutNames(asked) });
    return this.lines(filter);
  }

  private async *lines(filter: LedgerFilter): AsyncGenerator<string> {
    // The mark by which spreadsheets know UTF-8.
    yield `\ufeff${csvLine(head)}`;
    for (let place: typeof start | undefined = start; place; ) {
      const { entries, end }: Awaited<ReturnType<BooksQueries['after']>> = await this.queries.after(
        filter,
        place,
        atOnce,
      );
      if (entries.length > 0) yield entries.map(toLine).join('');
      place = end;
    }
  }
}
