import { Injectable } from '@nestjs/common';
import { type Actor, Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { alreadyPaid, nothingToPay } from '../billing.errors';
import { lockOrganization } from '../organization-lock';
import type { PaymentMethod } from '../providers/payment-provider';
import type { Quote } from '../quotes/quote';
import { toRow } from '../quotes/quote.entity';
import { newReference } from '../reference';
import { BillingPeople } from '../subscriptions/lifecycle/billing-people';
import { type BillingInfo, Payment } from './payment.entity';
import { PaymentPurpose, PaymentStatus } from './payment.enums';
import { PaymentAttempt } from './payment-attempt.entity';
import { PaymentLedger } from './payment-ledger';
import { nextCheck } from './watch';

const bill = {
  name: 'payments-bill',
  text: 'update billing.payments set billing_info = $2 where id = $1 and billing_info is distinct from $2',
};

export interface Payer {
  actor: Actor;
  name: string;
  address: string;
}

export interface OpenedPayment {
  payment: Payment;
  attempt: PaymentAttempt;
}

interface Details {
  billingInfo?: BillingInfo;
  paymentMethod?: PaymentMethod;
  reference?: string;
}

/** Makes payments and their attempts, before any provider is asked. */
@Injectable()
export class OpenPayment {
  constructor(
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly ledger: PaymentLedger,
    private readonly people: BillingPeople,
  ) {}

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
    { billingInfo, paymentMethod, reference = newReference('pay') }: Details = {},
  ): Promise<OpenedPayment> {
    if (quote.total <= 0n) throw nothingToPay();
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const now = this.clock.now();
      const known = await manager.findOneBy(Payment, { quoteId: quote.id });
      if (known && [PaymentStatus.Successful, PaymentStatus.Refunded].includes(known.status)) throw alreadyPaid();
      const payment = known ?? (await this.begin(quote, payer, billingInfo, now));
      if (known && billingInfo) await this.bill(known.id, billingInfo, payer.actor);
      const made = { paymentId: payment.id, reference, provider, paymentMethod, createdAt: now };
      const attempt = manager.create(PaymentAttempt, made);
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

  /** Whoever tries again may have written something else on the form. What is paid keeps what stands on its invoice. */
  async bill(paymentId: string, billingInfo: BillingInfo, actor: Actor): Promise<void> {
    if ((await this.database.run(bill, [paymentId, billingInfo])) === 0) return;
    await this.audit.record(actor, 'payment.billing-changed', `payment:${paymentId}`, {});
  }

  private async begin(quote: Quote, payer: Payer, billingInfo: BillingInfo | undefined, now: Date): Promise<Payment> {
    const { organizationId, planId, tier, interval, priceVersion, currency, basisPaymentId } = quote;
    const { lines, listTotal, subtotal, taxRule, taxAmount, total } = toRow(quote);
    const payment = this.database.manager.create(Payment, {
      ...{ organizationId, planId, tier, interval, priceVersion, currency, basisPaymentId },
      ...{ lines, listTotal, subtotal, taxRule, taxAmount, total },
      requestedBy: nameOf(payer.actor),
      payerName: payer.name,
      payerAddress: payer.address,
      purpose: quote.purpose as PaymentPurpose,
      appliesAt: quote.appliesAt,
      quoteId: quote.id,
      quoteHash: quote.hash,
      billingInfo: billingInfo ?? (await this.people.billedAs(organizationId)) ?? null,
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
