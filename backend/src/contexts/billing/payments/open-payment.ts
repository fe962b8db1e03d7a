import { Injectable } from '@nestjs/common';
import { type Actor, Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { AgreedDocuments } from '../../membership';
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
const agree = {
  name: 'payments-agree',
  text: `update billing.payments set terms_version = $2, privacy_version = $3, terms_accepted_at = $4
    where id = $1 and (terms_version, privacy_version) is distinct from ($2, $3)`,
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

/** What who pays says at the checkout. */
interface Said {
  billingInfo?: BillingInfo;
  agreed?: AgreedDocuments;
}

interface Details extends Said {
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
    { billingInfo, agreed, paymentMethod, reference = newReference('pay') }: Details = {},
  ): Promise<OpenedPayment> {
    if (quote.total <= 0n) throw nothingToPay();
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const now = this.clock.now();
      const known = await manager.findOneBy(Payment, { quoteId: quote.id });
      if (known && [PaymentStatus.Successful, PaymentStatus.Refunded].includes(known.status)) throw alreadyPaid();
      const payment = known ?? (await this.begin(quote, payer, { billingInfo, agreed }, now));
      if (known) await this.note(known.id, { billingInfo, agreed }, payer.actor);
      const made = { paymentId: payment.id, reference, provider, paymentMethod, createdAt: now };
      const attempt = manager.create(PaymentAttempt, made);
      attempt.nextCheckAt = nextCheck(now, now);
      await manager.save(attempt);
      await this.audit.record(payer.actor, 'payment.opened', `payment:${payment.id}`, {
        reference,
        organizationId: quote.organizationId,
        planId: quote.planId,
        quoteId: quote.id,
        agreed,
      });
      return { payment, attempt };
    });
  }

  /**
   * Whoever tries again may have written something else on the form, and agreed to newer documents. What is paid keeps what
   * stands on its invoice.
   */
  async note(paymentId: string, { billingInfo, agreed }: Said, actor: Actor): Promise<void> {
    const subject = `payment:${paymentId}`;
    if (billingInfo && (await this.database.run(bill, [paymentId, billingInfo])) > 0)
      await this.audit.record(actor, 'payment.billing-changed', subject);
    if (agreed && (await this.database.run(agree, [paymentId, agreed.terms, agreed.privacy, this.clock.now()])) > 0)
      await this.audit.record(actor, 'payment.terms-agreed', subject, { agreed });
  }

  private async begin(quote: Quote, payer: Payer, { billingInfo, agreed }: Said, now: Date): Promise<Payment> {
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
      termsVersion: agreed?.terms ?? null,
      privacyVersion: agreed?.privacy ?? null,
      termsAcceptedAt: agreed ? now : null,
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
