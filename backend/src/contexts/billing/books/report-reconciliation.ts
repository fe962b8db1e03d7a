import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { day, hour, minute } from '../../../platform/clock/durations';
import { Database } from '../../../platform/database/database';
import { periodOf } from '../../../platform/http/dates';
import { invalidField } from '../../../platform/http/domain-error';
import { isCurrency } from '../../../platform/money/money';
import { moneyInWords } from '../../../platform/money/money-in-words';
import { providerAway } from '../billing.errors';
import { mismatchOf } from '../payments/check-charge';
import { type ChargeReport, PaymentProvider, ProviderAway } from '../providers/payment-provider';
import {
  type Compared,
  ReconciliationKind as Kind,
  type Ours,
  type ReconciliationDifferenceDto,
  type ReconciliationDto,
  type ReconciliationQuery,
  ReconciliationSource,
} from './reconciliation.dto';

const longest = 31 * day;
/** As many pages as the provider is asked for in one report. */
const mostPages = 20;
/** Made so close to an end of the period, a charge may have been made on its other side there. */
const edge = 5 * minute;

const columns = `a.reference, a.payment_id as "paymentId", a.state, p.status, p.settled_reference as "settledReference",
  p.total::text as total, p.currency`;
const ofReferences = {
  name: 'reconciliation-of-references',
  text: `select ${columns} from billing.payment_attempts a join billing.payments p on p.id = a.payment_id
    where a.reference = any($1)`,
};
/** What we hold for paid, a slice at a time. */
const paidOfPeriod = {
  name: 'reconciliation-paid-of-period',
  text: `select ${columns} from billing.payment_attempts a join billing.payments p on p.id = a.payment_id
    where a.provider = $1 and a.created_at >= $2 and a.created_at < $3 and a.state in ('succeeded', 'duplicate', 'reversed')
      and a.reference > $4 order by a.reference limit 1000`,
};
const watched = {
  name: 'reconciliation-watched',
  text: `select ${columns}, p.review from billing.payment_attempts a join billing.payments p on p.id = a.payment_id
    where a.created_at >= $1 and a.created_at < $2
      and (p.review is not null or (p.status = 'pending' and a.next_check_at is not null and a.created_at < $3))
    order by a.created_at desc limit 1000`,
};

/** Compares what the provider took with what we have, for people: it changes nothing. */
@Injectable()
export class ReportReconciliation {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly provider: PaymentProvider,
  ) {}

  /** Throws `invalid_input` for a period that is none or too long, and `provider_away`. */
  async execute(query: ReconciliationQuery): Promise<ReconciliationDto> {
    const { from, until } = periodOf(query) as { from: Date; until: Date };
    if (until <= from) throw invalidField('to', 'The period ends before it begins');
    if (until.getTime() - from.getTime() > longest) throw invalidField('to', 'Choose at most 31 days');
    const { name } = this.provider;
    const source = this.provider.capabilities.lists ? ReconciliationSource.Provider : ReconciliationSource.Watched;
    if (source === ReconciliationSource.Watched)
      return { provider: name, source, ...(await this.watched(from, until)) };
    try {
      return { provider: name, source, ...(await this.compared(from, until)) };
    } catch (error) {
      throw error instanceof ProviderAway ? providerAway() : error;
    }
  }

  private async compared(from: Date, until: Date): Promise<Compared> {
    const differences: ReconciliationDifferenceDto[] = [];
    const listed = new Set<string>();
    let page = 1;
    let hasMore = true;
    for (; hasMore && page <= mostPages; page += 1) {
      const charges = await this.provider.listCharges(from, until, page);
      hasMore = charges.hasMore;
      for (const { reference } of charges.reports) listed.add(reference);
      differences.push(...(await this.differencesOf(charges.reports)));
    }
    if (!hasMore) differences.push(...(await this.missingThere(from, until, listed)));
    return { compared: listed.size, complete: !hasMore, differences };
  }

  private async differencesOf(reports: ChargeReport[]): Promise<ReconciliationDifferenceDto[]> {
    const rows = await this.database.query<Ours>(ofReferences, [reports.map(({ reference }) => reference)]);
    const ours = new Map(rows.map((row) => [row.reference, row]));
    return reports.flatMap((report) => {
      const row = ours.get(report.reference);
      const kind = row ? this.differenceOf(row, report) : isPaid(report) && Kind.MissingHere;
      return kind ? [{ kind, ...sides(row, report) }] : [];
    });
  }

  private differenceOf(row: Ours, report: ChargeReport): Kind | undefined {
    const isOurs = ['succeeded', 'duplicate', 'reversed'].includes(row.state);
    if (!isPaid(report)) return isOurs ? Kind.Status : undefined;
    const expected = { ...row, live: this.provider.live, total: BigInt(row.total) };
    if (mismatchOf(report, expected)) return Kind.Amount;
    // Of two attempts that were paid, the second goes back and has no effect.
    return row.settledReference || row.state === 'duplicate' ? undefined : Kind.Status;
  }

  private async missingThere(from: Date, until: Date, listed: Set<string>): Promise<ReconciliationDifferenceDto[]> {
    const differences: ReconciliationDifferenceDto[] = [];
    const [first, end] = [new Date(from.getTime() + edge), new Date(until.getTime() - edge)];
    for (let last = ''; ; ) {
      const rows = await this.database.query<Ours>(paidOfPeriod, [this.provider.name, first, end, last]);
      for (const row of rows)
        if (!listed.has(row.reference)) differences.push({ kind: Kind.MissingThere, ...sides(row, undefined) });
      const next = rows.at(-1)?.reference;
      if (!next) return differences;
      last = next;
    }
  }

  /** Without a list of theirs: what waits for longer than it should, and what was flagged when they were asked. */
  private async watched(from: Date, until: Date): Promise<Compared> {
    const values = [from, until, this.clock.in(-hour)];
    const rows = await this.database.query<Ours & { review: string | null }>(watched, values);
    const differences = rows.map((row) => ({
      kind: kindOfReview(row.review),
      ...sides(row, undefined),
      there: row.review,
    }));
    return { compared: rows.length, complete: rows.length < 1000, differences };
  }
}

const isPaid = ({ state }: ChargeReport) => state === 'success' || state === 'reversed';

function kindOfReview(review: string | null): Kind {
  if (review === null) return Kind.Waiting;
  return review === 'wrong_amount' || review === 'wrong_currency' ? Kind.Amount : Kind.Status;
}

/** The provider may report a currency that we do not know. */
const amountOf = ({ amount, currency }: ChargeReport) =>
  isCurrency(currency) ? moneyInWords(amount, currency) : `${amount} ${currency}, in its minor units`;

const sides = (row: Ours | undefined, report: ChargeReport | undefined) => ({
  reference: row?.reference ?? report?.reference ?? '',
  paymentId: row?.paymentId ?? null,
  here: row ? `${row.status} ${moneyInWords(row.total, row.currency)}` : null,
  there: report ? `${report.state} ${amountOf(report)}` : null,
});
