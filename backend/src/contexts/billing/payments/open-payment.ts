import { Injectable } from '@nestjs/common';
import { type Actor, Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { alreadyPaid, nothingToPay } from '../billing.errors';
import { lockOrganization } from '../organization-lock';
import type { Quote } from '../quotes/quote';
import { toRow } from '../quotes/quote.entity';
import { newReference } from '../reference';
import { type BillingInfo, Payment } from './payment.entity';
import { PaymentPurpose, PaymentStatus } from './payment.enums';
import { PaymentAttempt } from './payment-attempt.entity';
import { PaymentLedger } from './payment-ledger';
import { nextCheck } from './watch';

/** An attempt that can still be paid by, and not only just. */
const reuseMs = 30 * 60_000;
/** How long another call of the same may take to open its attempt. */
const openingMs = 10_000;

/** A quote for a first subscription is of no use once there is one, and the other way round. */
const stillFits = `(p.purpose = 'start') = not exists (select from billing.subscriptions s
  where s.organization_id = p.organization_id and s.status in ('active', 'past_due', 'grace'))`;

const unpaidQuote = {
  name: 'payments-unpaid-quote',
  text: `select p.quote_id as "quoteId" from billing.payments p join billing.quotes q on q.id = p.quote_id
    where p.organization_id = $1 and p.plan_id = $2 and p.currency = $3 and p.status in ('pending', 'failed')
      and p.review is null and q.expires_at > $4 and ${stillFits}
    order by p.created_at desc limit 1`,
};
const openAttempt = {
  name: 'payment-attempts-open',
  text: `select a.reference, a.redirect_url as "redirectUrl", p.total::text as total
    from billing.payment_attempts a join billing.payments p on p.id = a.payment_id
    where p.organization_id = $1 and p.plan_id = $2 and p.currency = $3 and p.status = 'pending' and p.review is null
      and ${stillFits}
      and a.provider = $4 and (a.state = 'open' and a.created_at > $5 or a.state = 'opening' and a.created_at > $6)
    order by a.state = 'open' desc, a.created_at desc limit 1`,
};

export interface Payer {
  actor: Actor;
  name: string;
  address: string;
}

export interface OpenAttempt {
  reference: string;
  /** Absent while another call is still opening it. */
  redirectUrl: string | null;
  total: string;
}

/** Makes payments and their attempts, before any provider is asked. */
@Injectable()
export class OpenPayment {
  constructor(
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly ledger: PaymentLedger,
  ) {}

  /** The attempt for the same thing that stands open, whoever of the organization opened it. */
  async standing(
    of: { organizationId: string; planId: string; currency: string },
    provider: string,
  ): Promise<OpenAttempt | undefined> {
    const now = this.clock.now().getTime();
    const since = [new Date(now - reuseMs), new Date(now - openingMs)];
    return this.database.queryOne<OpenAttempt>(openAttempt, [
      of.organizationId,
      of.planId,
      of.currency,
      provider,
      ...since,
    ]);
  }

  /** The quote of a payment for the same thing that was begun and not paid. */
  async unpaidQuote(of: { organizationId: string; planId: string; currency: string }): Promise<string | undefined> {
    const values = [of.organizationId, of.planId, of.currency, this.clock.now()];
    return (await this.database.queryOne<{ quoteId: string }>(unpaidQuote, values))?.quoteId;
  }

  /** To be held while somebody looks for a standing attempt and opens one where there is none. */
  async lock(organizationId: string): Promise<void> {
    await this.database.run(lockOrganization, [organizationId]);
  }

  /**
   * A new attempt to pay a quote: the first one makes the payment. Throws `already_paid` or `nothing_to_pay`; joins the
   * surrounding transaction.
   */
  async execute(
    quote: Quote,
    payer: Payer,
    provider: string,
    { billingInfo, reference = newReference('pay') }: { billingInfo?: BillingInfo; reference?: string } = {},
  ): Promise<{ payment: Payment; attempt: PaymentAttempt }> {
    if (quote.total <= 0n) throw nothingToPay();
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const now = this.clock.now();
      const known = await manager.findOneBy(Payment, { quoteId: quote.id });
      if (known && [PaymentStatus.Successful, PaymentStatus.Refunded].includes(known.status)) throw alreadyPaid();
      const payment = known ?? (await this.begin(quote, payer, billingInfo, now));
      const attempt = manager.create(PaymentAttempt, { paymentId: payment.id, reference, provider, createdAt: now });
      attempt.nextCheckAt = nextCheck(now, now);
      await manager.save(attempt);
      await this.audit.record(payer.actor, 'payment.opened', `payment:${payment.id}`, {
        reference,
        organizationId: quote.organizationId,
        planId: quote.planId,
        quoteId: quote.id,
      });
      return { payment, attempt };
    });
  }

  private async begin(quote: Quote, payer: Payer, billingInfo: BillingInfo | undefined, now: Date): Promise<Payment> {
    const { organizationId, planId, tier, interval, priceVersion, currency } = quote;
    const { lines, listTotal, subtotal, taxRule, taxAmount, total } = toRow(quote);
    const payment = this.database.manager.create(Payment, {
      ...{ organizationId, planId, tier, interval, priceVersion, currency },
      ...{ lines, listTotal, subtotal, taxRule, taxAmount, total },
      requestedBy: nameOf(payer.actor),
      payerName: payer.name,
      payerAddress: payer.address,
      purpose: quote.purpose as PaymentPurpose,
      appliesAt: quote.appliesAt,
      quoteId: quote.id,
      quoteHash: quote.hash,
      billingInfo: billingInfo ?? null,
      status: PaymentStatus.Pending,
      createdAt: now,
    });
    await this.database.manager.save(payment);
    await this.ledger.begin(payment, now);
    return payment;
  }
}

const nameOf = (actor: Actor): string =>
  typeof actor === 'string' ? actor : `${actor.kind === 'member' ? 'member' : 'admin'}:${actor.id}`;
