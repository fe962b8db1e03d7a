import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityTarget, type FindOptionsOrder, type FindOptionsWhere, In, MoreThan } from 'typeorm';
import { Commands } from '../../../platform/commands/commands';
import { Database } from '../../../platform/database/database';
import { Secrets } from '../../../platform/secrets/secrets';
import { DocumentFile } from '../documents/document-file.entity';
import { sealedText } from '../documents/document-seal';
import { CreditNote } from '../invoices/credit-note.entity';
import { Invoice } from '../invoices/invoice.entity';
import { creditNoteText } from '../invoices/issue-credit-note';
import { invoiceText } from '../invoices/issue-invoice';
import { toldOf } from './as-told';
import type { LedgerCounts } from './ledger-check.entity';
import { Payment } from './payment.entity';
import { formerTransitionText, sealPurpose, transitionText } from './payment-ledger';
import { PaymentTransition } from './payment-transition.entity';

interface LedgerReport {
  counted: LedgerCounts;
  /** What does not add up, one line each. */
  faults: string[];
}

/** Rows that are in memory at a time. */
const slice = 1000;
const firstId = '00000000-0000-0000-0000-000000000000';

const settled = `p.status in ('successful', 'refunded')`;

/** Each finds rows that cannot be, and says of which and why. */
const rules: { what: 'payment' | 'subscription' | 'invoice' | 'period'; why: string; text: string }[] = [
  {
    what: 'payment',
    why: 'is paid and has no invoice, or another one than was paid',
    text: `select p.id from billing.payments p left join billing.invoices i on i.payment_id = p.id
      where ${settled} and (i.id is null or (i.organization_id, i.plan_id, i.currency, i.subtotal, i.tax_rule, i.tax_amount,
        i.total, i.list_total, i.quote_hash, i.reference, i.lines, i.billing_info) is distinct from (p.organization_id, p.plan_id, p.currency,
        p.subtotal, p.tax_rule, p.tax_amount, p.total, p.list_total, p.quote_hash, p.settled_reference, p.lines,
        p.billing_info))`,
  },
  {
    what: 'payment',
    why: 'has an invoice and is not paid',
    text: `select p.id from billing.payments p join billing.invoices i on i.payment_id = p.id where not ${settled}`,
  },
  {
    what: 'payment',
    why: 'is paid and has no period, or another one than was paid',
    text: `select p.id from billing.payments p left join billing.subscription_periods s on s.payment_id = p.id
        left join billing.subscriptions u on u.id = s.subscription_id
        left join billing.invoices i on i.payment_id = p.id
      where ${settled} and case when s.payment_id is null then p.status = 'successful' else u.organization_id <> p.organization_id
        or (s.plan_id, s.tier, s.interval, s.price_version) is distinct from (p.plan_id, p.tier, p.interval, p.price_version)
        or (s.period_start, s.period_end) is distinct from (i.period_start, i.period_end) end`,
  },
  {
    what: 'payment',
    why: 'has a period and is not paid',
    text: `select p.id from billing.payments p join billing.subscription_periods s on s.payment_id = p.id where not ${settled}`,
  },
  {
    what: 'payment',
    why: 'is not what its quote says',
    text: `select p.id from billing.payments p left join billing.quotes q on q.id = p.quote_id
      where q.id is null or (q.organization_id, q.plan_id, q.tier, q.interval, q.price_version, q.currency, q.subtotal,
        q.tax_rule, q.tax_amount, q.total, q.list_total, q.hash, q.lines, q.basis_payment_id,
        q.purpose::text, q.applies_at::text)
        is distinct from (p.organization_id, p.plan_id, p.tier, p.interval, p.price_version, p.currency, p.subtotal,
        p.tax_rule, p.tax_amount, p.total, p.list_total, p.quote_hash, p.lines, p.basis_payment_id,
        p.purpose::text, p.applies_at)`,
  },
  {
    what: 'payment',
    why: 'is paid by an attempt that it does not have',
    text: `select p.id from billing.payments p where ${settled} and not exists (
      select from billing.payment_attempts a where a.payment_id = p.id and a.reference = p.settled_reference)`,
  },
  {
    what: 'payment',
    why: 'is refunded, and what went back is not all of it; or the other way round',
    text: `select p.id from billing.payments p left join billing.refunds r
        on r.payment_id = p.id and r.reference = p.settled_reference and r.state = 'processed'
      where ${settled} group by p.id
      having (p.status = 'refunded') <> (coalesce(sum(r.amount), 0) = p.total) or coalesce(sum(r.amount), 0) > p.total`,
  },
  {
    what: 'payment',
    why: 'is told to stand otherwise than it does',
    text: `select p.id from billing.payments p where p.told <> ${toldOf('p.status', 'p.settled_reference')}`,
  },
  {
    what: 'payment',
    why: 'is paid and was not at any time, or the other way round',
    text: `select p.id from billing.payments p where (${settled}) <> (p.paid_at is not null)`,
  },
  {
    what: 'payment',
    why: 'is in review otherwise than the record says',
    text: `select p.id from billing.payments p left join lateral (
        select action, details from platform.audit_events a where a.subject = 'payment:' || p.id
          and a.action in ('payment.flagged', 'payment.review-closed') order by a.id desc limit 1) last on true
      where p.review is distinct from case when last.action = 'payment.flagged' then last.details->>'reason' end`,
  },
  {
    what: 'payment',
    why: 'took no effect, and more went back than came',
    text: `select p.id from billing.payments p join billing.payment_attempts a on a.payment_id = p.id
        join billing.refunds r on r.reference = a.reference and r.state = 'processed'
      where p.settled_reference is distinct from a.reference
      group by p.id, a.id having sum(r.amount) > coalesce(a.received, p.total)`,
  },
  {
    what: 'payment',
    why: 'was refunded in part without a credit note of the same',
    text: `select r.payment_id as id from billing.refunds r
        join billing.payments p on p.id = r.payment_id and p.settled_reference = r.reference
        left join billing.credit_notes c on c.refund_id = r.id
      where r.state = 'processed' and (c.id is null or (c.amount, c.currency) is distinct from (r.amount, r.currency))`,
  },
  {
    what: 'subscription',
    why: 'runs as its paid period does not say',
    text: `select s.id from billing.subscriptions s left join billing.subscription_periods p on p.payment_id = s.payment_id
      where p.payment_id is null or p.subscription_id <> s.id
        or (s.plan_id, s.tier, s.interval, s.price_version, s.period_start, s.period_end)
        is distinct from (p.plan_id, p.tier, p.interval, p.price_version, p.period_start, p.period_end)`,
  },
  {
    what: 'subscription',
    why: 'is paid in another currency than its payment',
    text: `select s.id from billing.subscriptions s join billing.payments p on p.id = s.payment_id
      where s.currency <> p.currency`,
  },
  {
    what: 'subscription',
    why: 'stands otherwise than its dates say',
    text: `select s.id from billing.subscriptions s where (s.status = 'ended') <> (s.ended_at is not null)
      or (s.status = 'ended') <> (s.end_reason is not null) or (s.status in ('past_due', 'grace') and s.past_due_since is null)
      or (s.status = 'active' and s.past_due_since is not null)`,
  },
  {
    what: 'subscription',
    why: 'runs and was ended, or the other way round',
    text: `select s.id from billing.subscriptions s left join billing.payments p on p.id = s.payment_id
      where (s.status = 'ended') <> (p.status is not distinct from 'refunded' or exists (
        select from platform.audit_events a where a.subject = 'subscription:' || s.id and a.action = 'subscription.ended'))`,
  },
  {
    what: 'invoice',
    why: 'is of no payment',
    text: 'select i.id from billing.invoices i left join billing.payments p on p.id = i.payment_id where p.id is null',
  },
  {
    what: 'period',
    why: 'is of no payment',
    text: `select s.payment_id as id from billing.subscription_periods s left join billing.payments p on p.id = s.payment_id
      where p.id is null`,
  },
];

const counts = `select (select count(*)::int from billing.payments) as payments,
  (select count(*)::int from billing.payment_transitions) as transitions,
  (select count(*)::int from billing.invoices) as invoices,
  (select count(*)::int from billing.subscription_periods) as periods,
  (select count(*)::int from billing.credit_notes) as notes`;

/** A year whose numbers do not run from one to the last without a gap. */
const numbers = `with numbered as (
    select 'invoice' as kind, split_part(number, '-', 2)::int as year, split_part(number, '-', 3)::int as n from billing.invoices
    union all
    select 'credit_note', split_part(number, '-', 2)::int, split_part(number, '-', 3)::int from billing.credit_notes)
  select coalesce(c.kind::text, n.kind) as kind, coalesce(c.year, n.year) as year
  from (select kind, year, count(*) as many, max(n) as highest from numbered group by kind, year) n
  full join billing.document_counters c on c.kind::text = n.kind and c.year = n.year
  where coalesce(n.many, 0) <> coalesce(c.last, 0) or coalesce(n.highest, 0) <> coalesce(c.last, 0)`;

/** Proves that payments, transitions, invoices and subscriptions say the same, and that nobody has written in them by hand. */
@Injectable()
export class CheckLedger implements OnModuleInit {
  constructor(
    private readonly commands: Commands,
    private readonly database: Database,
    private readonly secrets: Secrets,
  ) {}

  onModuleInit(): void {
    this.commands.add('ledger-check', async () => {
      const { counted, faults } = await this.execute();
      const counts = Object.entries(counted).map(([what, many]) => `${many} ${what}`);
      const verdict =
        faults.length === 0 ? 'The ledger adds up.' : `The ledger does not add up: ${faults.length} faults.`;
      return { lines: [...faults, counts.join(', '), verdict], well: faults.length === 0 };
    });
  }

  /** Looks at one moment of the ledger. */
  async execute(): Promise<LedgerReport> {
    return this.database.transaction(async () => {
      await this.rows('set transaction isolation level repeatable read, read only');
      const [counted] = await this.rows<LedgerCounts>(counts);
      return { counted: counted as LedgerCounts, faults: await this.within() };
    });
  }

  /** What does not add up, as the surrounding transaction sees it. */
  async within(): Promise<string[]> {
    const faults: string[] = [];
    for (const { what, why, text } of rules)
      for (const { id } of await this.rows<{ id: string }>(text)) faults.push(`${what} ${id} ${why}`);
    for (const { kind, year } of await this.rows<{ kind: string; year: number }>(numbers))
      faults.push(`the numbers of ${kind} in ${year} have a gap`);
    for await (const payments of this.slices(Payment)) faults.push(...(await this.brokenChains(payments)));
    for await (const invoices of this.slices(Invoice))
      for (const invoice of invoices)
        if (invoice.seal !== this.seal(invoiceText(invoice))) faults.push(`invoice ${invoice.number} was altered`);
    for await (const notes of this.slices(CreditNote))
      for (const note of notes)
        if (note.seal !== this.seal(creditNoteText(note))) faults.push(`credit note ${note.number} was altered`);
    for await (const files of this.slices(DocumentFile, 'number', ''))
      for (const file of files)
        if (file.seal !== this.seal(sealedText(file))) faults.push(`document ${file.number} was altered`);
    // A rule may find a row by several others.
    return [...new Set(faults)];
  }

  /** All rows, so many at a time that the ledger may grow beyond the memory. */
  private async *slices<Row extends object>(
    of: EntityTarget<Row>,
    key = 'id' as keyof Row & string,
    before = firstId,
  ): AsyncGenerator<Row[]> {
    for (let last: unknown = before; last !== undefined; ) {
      const where = { [key]: MoreThan(last) } as FindOptionsWhere<Row>;
      const order = { [key]: 'ASC' } as FindOptionsOrder<Row>;
      const rows = await this.database.manager.find(of, { where, order, take: slice });
      if (rows.length > 0) yield rows;
      last = rows.at(-1)?.[key];
    }
  }

  private async brokenChains(payments: Payment[]): Promise<string[]> {
    const faults: string[] = [];
    const transitions = await this.database.manager.find(PaymentTransition, {
      where: { paymentId: In(payments.map(({ id }) => id)) },
      order: { id: 'ASC' },
    });
    const byPayment = new Map<string, PaymentTransition[]>();
    for (const one of transitions) byPayment.set(one.paymentId, [...(byPayment.get(one.paymentId) ?? []), one]);
    for (const payment of payments) {
      const chain = byPayment.get(payment.id) ?? [];
      const [first] = chain;
      if (!first || first.fromStatus !== null) faults.push(`payment ${payment.id} does not begin`);
      if (chain.at(-1)?.toStatus !== payment.status) faults.push(`payment ${payment.id} is not where it was moved to`);
      let before: PaymentTransition | undefined;
      for (const transition of chain) {
        const isWhole =
          [transitionText, formerTransitionText].some(
            (text) => transition.seal === this.seal(text(payment, transition, before?.seal)),
          ) &&
          transition.amount === payment.total &&
          transition.currency === payment.currency &&
          (before === undefined || transition.fromStatus === before.toStatus);
        if (!isWhole) faults.push(`payment ${payment.id} or its transition ${transition.id} was altered`);
        before = transition;
      }
    }
    return faults;
  }

  private seal(text: string): string {
    return this.secrets.digest(sealPurpose, text);
  }

  private async rows<Row>(text: string): Promise<Row[]> {
    return this.database.manager.query(text);
  }
}
