import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import { fromCursor, type Place } from '../../../platform/lists/cursor';
import { countedRows, fewRows, groupedRows, narrowedPage } from '../../../platform/lists/narrowed-page';
import { capped, type Page, type Total, toPage } from '../../../platform/lists/page';
import { MembershipApi } from '../../membership';
import { creditedOf, leftToRefund } from '../payments/left-to-refund';
import type { PaymentStatus } from '../payments/payment.enums';
import { reviewForOperator } from '../payments/reviews';
import { type LedgerEntryDto, type LedgerFilter, LedgerStatus, type LedgerSummaryDto } from './ledger.dto';
import { type Asked, askedBy, isCounted, standings } from './ledger-filter';
import { type LedgerPaymentDto } from './ledger-payment.dto';

/** Of `billing.payments p`, with the attempt `t` by which it took effect, whose money is still here, or the last. */
const columns = `p.id, p.organization_id as "organizationId", l.name as "planName", p.purpose, p.told as status, p.review,
  p.currency, p.total::text as total, p.method, t.reference, i.number as "invoiceNumber",
  p.created_at as "createdAt", p.paid_at as "paidAt",
  (select coalesce(sum(r.amount), 0)::text from billing.refunds r
    where r.payment_id = p.id and r.reference = t.reference and r.state <> 'failed') as refunded`;
const joined = `join billing.plans l on l.id = p.plan_id left join billing.invoices i on i.payment_id = p.id
  join lateral (select a.reference, a.state, a.received from billing.payment_attempts a where a.payment_id = p.id
    order by a.reference = p.settled_reference desc nulls last, a.state = 'succeeded' desc, a.state = 'reversed' desc, a.created_at desc limit 1) t on true`;

const payments = 'billing.payments';
const entriesOf = {
  name: 'books-entries',
  text: `select ${columns} from billing.payments p ${joined} where p.id = any($1) order by p.created_at desc, p.id desc`,
};
const cells = 'told, review is not null as "inReview", currency, method';
const cellKeys = ['told', 'review is not null', 'currency', 'method'];
/** All payments, counted as they are written. */
const counted = {
  name: 'books-counted',
  text: `select ${cells}, sum(rows)::int as count, sum(amount)::text as amount from billing.payment_counts group by ${cellKeys.join(', ')}`,
};
const cellsOf = `${cells}, count(*)::int as count, sum(total)::text as amount`;
const times = (names: string[]) => names.map((name) => `'${name}', ${iso(snake(name))}`).join(', ');
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const listed = (row: string, from: string, order: string) =>
  `(select coalesce(json_agg(json_build_object(${row}) order by ${order}), '[]') from ${from})`;

/** What a refund of all of a payment ends, which a credit note is issued for only where it took effect. */
const wholeRefundEnds = `case when p.settled_reference is null then 'nothing'
  when exists (select from billing.subscription_periods s where s.payment_id = p.id and s.period_start > $2) then 'paid_ahead'
  when exists (select from billing.subscriptions s where s.payment_id = p.id and s.status in ('active', 'past_due', 'grace'))
  then 'subscription' else 'past' end`;

const find = {
  name: 'books-find',
  text: `select ${columns}, p.plan_id as "planId", p.payer_name as "payerName", p.payer_address as "payerAddress", p.lines,
      p.subtotal::text as subtotal, p.tax_rule as "taxRule", p.tax_amount::text as "taxAmount",
      p.price_version as "priceVersion", p.quote_hash as "quoteHash", p.terms_version as "termsVersion",
      p.privacy_version as "privacyVersion", p.terms_accepted_at as "termsAcceptedAt",
      case when p.settled_reference is not null or (coalesce(p.review, p.closed_review) is not null and t.state = 'succeeded')
        then coalesce(case when p.settled_reference is null then t.received end, p.total) else 0 end::text as paid, ${creditedOf} as credited, ${wholeRefundEnds} as "wholeRefundEnds",
      ${listed(
        `'reference', reference, 'provider', provider, 'state', state, 'providerRef', provider_ref, 'method', channel,
          'fees', fees::text, ${times(['createdAt', 'checkedAt', 'nextCheckAt'])}`,
        'billing.payment_attempts where payment_id = p.id',
        'created_at, id',
      )} as attempts,
      ${listed(
        `'from', from_status, 'to', to_status, 'cause', cause, 'reference', reference, ${times(['at'])}`,
        'billing.payment_transitions where payment_id = p.id',
        'id',
      )} as transitions,
      ${listed(
        `'id', id, 'kind', kind, 'amount', amount::text, 'state', state, 'reason', reason, 'requestedBy', requested_by,
          'lastError', last_error, ${times(['createdAt', 'processedAt'])}`,
        'billing.refunds where payment_id = p.id',
        'created_at, id',
      )} as refunds,
      ${listed(
        `'kind', kind, 'number', number, 'amount', amount::text, ${times(['issuedAt'])}`,
        `(select 'invoice' as kind, number, total as amount, issued_at from billing.invoices where payment_id = p.id
          union all select 'credit-note', c.number, c.amount, c.issued_at from billing.credit_notes c
            where c.invoice_id = i.id) d`,
        'issued_at, number',
      )} as documents,
      ${listed(
        `'id', id, 'name', name, 'state', state, ${times(['receivedAt'])}`,
        `(select e.id, e.name, e.state, e.received_at from billing.provider_events e
          join billing.payment_attempts a on a.reference = e.reference and a.payment_id = p.id
          order by e.received_at desc limit 100) e`,
        'received_at, id',
      )} as events,
      ${listed(
        `'action', action, 'actor', actor, 'note', note, ${times(['at'])}`,
        `(select id, action, actor, at, coalesce(details ->> 'note', details ->> 'reason') as note
          from platform.audit_events where subject = 'payment:' || p.id order by id desc limit 100) r`,
        'id',
      )} as records
    from billing.payments p ${joined} where p.id = $1`,
};

type EntryRow = Omit<LedgerEntryDto, 'organization'> & { organizationId: string };
type PaymentRow = EntryRow &
  Omit<LedgerPaymentDto, keyof LedgerEntryDto | 'refundable' | 'reviewInWords'> & { paid: string; credited: string };
interface CellRow {
  told: PaymentStatus;
  inReview: boolean;
  currency: LedgerSummaryDto['tiles'][number]['sums'][number]['currency'];
  method: string | null;
  count: number;
  amount: string;
}

const isIn = (status: LedgerStatus, { told, inReview }: CellRow): boolean =>
  status === LedgerStatus.Review ? inReview : standings[status].includes(told);

/** The ledger as super admins read it. */
@Injectable()
export class BooksQueries {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly membership: MembershipApi,
  ) {}

  async list(filter: LedgerFilter, limit: number): Promise<Page<LedgerEntryDto>> {
    const asked = askedBy(filter);
    const total = await this.total(filter, asked);
    const rows = await this.rows(
      asked,
      total.count <= fewRows && asked.values.length > 0,
      fromCursor(filter.cursor),
      limit + 1,
    );
    const entries = await this.named(rows);
    return toPage(rows, limit, total, (row) => entries.get(row.id) as LedgerEntryDto);
  }

  /** The next of the filter after a place, newest first; for who reads all of them. */
  async after(filter: LedgerFilter, place: Place, limit: number): Promise<{ entries: LedgerEntryDto[]; end?: Place }> {
    const rows = await this.rows(askedBy(filter), false, place, limit);
    const entries = await this.named(rows);
    return { entries: [...entries.values()], end: rows.length === limit ? rows.at(-1) : undefined };
  }

  async summary(filter: LedgerFilter): Promise<LedgerSummaryDto> {
    const all = await this.database.query<CellRow>(counted);
    const rows = await this.cells(filter, all);
    const tiles = Object.values(LedgerStatus).map((status) => {
      const of = rows.filter((row) => isIn(status, row));
      const sums = new Map<CellRow['currency'], bigint>();
      for (const { currency, amount } of of) sums.set(currency, (sums.get(currency) ?? 0n) + BigInt(amount));
      return {
        status,
        count: countOf(of),
        sums: [...sums]
          .map(([currency, amount]) => ({ currency, amount: String(amount) }))
          .sort((one, other) => other.currency.localeCompare(one.currency)),
      };
    });
    const methods = new Set(all.flatMap(({ method, count }) => (method && count > 0 ? [method] : [])));
    return { tiles, methods: [...methods].sort() };
  }

  /** With all that is known of it. Throws `not_found`. */
  async find(id: string): Promise<LedgerPaymentDto> {
    const row = await this.database.queryOne<PaymentRow>(find, [id, this.clock.now()]);
    if (!row) throw notFound('payment');
    const { paid, credited, ...payment } = row;
    const entry = (await this.named([row])).get(row.id) as LedgerEntryDto;
    const { organizationId: _, lines, ...rest } = payment;
    return {
      ...rest,
      ...entry,
      reviewInWords: entry.review && reviewForOperator(entry.review),
      lines: lines.map(({ description, amount }) => ({ description, amount: String(amount) })),
      refundable: String(paid === '0' ? 0n : leftToRefund({ ...row, total: paid, credited })),
    };
  }

  /** How many payments stand how, whatever the filter says of that. */
  private async cells({ status: _, ...filter }: LedgerFilter, all: CellRow[]): Promise<CellRow[]> {
    if (!isCounted(filter)) {
      const { conditions, values } = askedBy(filter);
      return this.database.query(groupedRows(payments, cellsOf, conditions, cellKeys), values);
    }
    const { currency, method } = filter;
    return all.filter((row) => (!currency || row.currency === currency) && (!method || row.method === method));
  }

  private async total(filter: LedgerFilter, { conditions, values }: Asked): Promise<Total> {
    if (isCounted(filter)) {
      const rows = await this.cells(filter, await this.database.query<CellRow>(counted));
      return { count: countOf(filter.status ? rows.filter((row) => isIn(filter.status as LedgerStatus, row)) : rows) };
    }
    const { total } = await this.database.one<{ total: number }>(countedRows(payments, conditions), values);
    return capped(total);
  }

  private async rows({ conditions, values }: Asked, few: boolean, place: Place, limit: number): Promise<EntryRow[]> {
    const page = narrowedPage(payments, 'id', conditions, few);
    const ids = await this.database.query<{ id: string }>(page, [place.createdAt, place.id, limit, ...values]);
    return this.database.query(entriesOf, [ids.map(({ id }) => id)]);
  }

  private async named(rows: EntryRow[]): Promise<Map<string, LedgerEntryDto>> {
    const labels = await this.membership.describeOrganizations(rows.map(({ organizationId }) => organizationId));
    return new Map(rows.map((row) => [row.id, toEntry(row, labels.get(row.organizationId)?.name ?? '')]));
  }
}

const countOf = (rows: CellRow[]): number => rows.reduce((sum, { count }) => sum + count, 0);

const toEntry = (row: EntryRow, name: string): LedgerEntryDto => ({
  id: row.id,
  organization: { id: row.organizationId, name },
  planName: row.planName,
  purpose: row.purpose,
  status: row.status,
  review: row.review,
  currency: row.currency,
  total: row.total,
  refunded: row.refunded,
  method: row.method,
  reference: row.reference,
  invoiceNumber: row.invoiceNumber,
  createdAt: row.createdAt,
  paidAt: row.paidAt,
});
