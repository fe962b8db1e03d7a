import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { Mail } from '../../../platform/mail/mail';
import { moneyInWords } from '../../../platform/money/money-in-words';
import { MembershipApi, MembershipTier } from '../../membership';
import { PaymentRefunded } from '../billing.events';
import { paymentRefunded } from '../billing.mails';
import { pages } from '../billing.pages';
import { Invoice } from '../invoices/invoice.entity';
import { IssueCreditNote } from '../invoices/issue-credit-note';
import { lockOrganization } from '../organization-lock';
import { Plan } from '../plans/plan.entity';
import { GrantPeriod } from '../subscriptions/grant-period';
import { BillingPeople } from '../subscriptions/lifecycle/billing-people';
import { FlagPayment } from './flag-payment';
import { Payment } from './payment.entity';
import { PaymentStatus } from './payment.enums';
import { PaymentAttempt } from './payment-attempt.entity';
import { PaymentLedger } from './payment-ledger';
import type { Refund } from './refund.entity';

const processed = {
  name: 'refunds-processed',
  text: 'update billing.refunds set processed_at = $2 where id = $1',
};
/** It was given up before. */
const tellReturned = {
  name: 'payments-tell-returned',
  text: `update billing.payments set told = 'refunded' where id = $1 and status = 'cancelled' and settled_reference is null`,
};
const returned = {
  name: 'payment-attempts-returned',
  text: `update billing.payment_attempts set state = 'reversed', next_check_at = null where reference = $1`,
};
/** A dispute goes on at the provider, whatever was given back. */
const closeReview = {
  name: 'payments-close-review-returned',
  text: `update billing.payments set review = null, closed_review = review
    where id = $1 and review <> 'disputed' returning closed_review as review`,
};
/** It could not go without help, and has gone; of all of it the review is closed, whatever it was for. */
const unstick = {
  name: 'payments-unstick',
  text: `update billing.payments set review = null where id = $1 and review = 'refund_stuck'`,
};
/** Two pages of one payment may both have taken money that brought nothing. */
const otherMoney = {
  name: 'payment-attempts-other-money',
  text: `select from billing.payment_attempts where payment_id = $1 and reference <> $2 and state = 'succeeded'`,
};
const given = {
  name: 'refunds-processed-sum',
  text: `select coalesce(sum(amount), 0)::text as amount from billing.refunds where reference = $1 and state = 'processed'`,
};

/** Why somebody has to look at a refund that has not come to its end. */
export type RefundConcern = 'refund_differs' | 'refund_stuck';

/** What became of what a payment had bought, as its payer is told. */
type Consequence = 'none' | 'ended' | 'taken-back' | 'unused';

interface Outcome {
  /** What came, in minor units. */
  paid: string;
  /** Of the credit note. */
  number: string | null;
  consequence: Consequence;
}

const consequences: Record<Consequence, (planName: string, organizationName: string) => string> = {
  none: () => 'Nothing else changes.',
  ended: (planName, organizationName) =>
    `It paid for the period that ran, so the subscription to ${planName} has ended. ${organizationName} goes on with the Lite Plan, and nothing is deleted.`,
  'taken-back': (planName) =>
    `It paid for time that had not begun: that time of ${planName} is taken back, and what runs now stays as it is.`,
  unused: () => 'It had not taken effect, so nothing else changes.',
};

/** What follows when money has gone back: credit note, and for all of it the end of what it had bought. */
@Injectable()
export class CompleteRefund {
  constructor(
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly config: Config,
    private readonly creditNote: IssueCreditNote,
    private readonly database: Database,
    private readonly events: Events,
    private readonly flag: FlagPayment,
    private readonly grant: GrantPeriod,
    private readonly ledger: PaymentLedger,
    private readonly mail: Mail,
    private readonly membership: MembershipApi,
    private readonly people: BillingPeople,
  ) {}

  async execute(refund: Refund): Promise<void> {
    const { manager } = this.database;
    const now = this.clock.now();
    const before = await manager.findOneByOrFail(Payment, { id: refund.paymentId });
    await this.database.run(lockOrganization, [before.organizationId]);
    const payment = await manager.findOneByOrFail(Payment, { id: refund.paymentId });
    await this.database.run(processed, [refund.id, now]);
    await this.database.run(tellReturned, [payment.id]);
    const sum = await this.database.queryOne<{ amount: string }>(given, [refund.reference]);
    const tookEffect = payment.settledReference === refund.reference;
    const paid = tookEffect ? payment.total : await this.cameBy(payment, refund.reference);
    const wholly = BigInt(sum?.amount ?? 0) >= BigInt(paid);
    const consequence = await this.follow(payment, refund, { tookEffect, wholly }, now);
    if (tookEffect)
      await this.events.publish(new PaymentRefunded(payment.id, payment.organizationId, refund.id, wholly));
    await this.audit.record('system', 'refund.processed', `payment:${payment.id}`, {
      refundId: refund.id,
      amount: refund.amount,
      currency: refund.currency,
    });
    const invoice = tookEffect ? await manager.findOneBy(Invoice, { paymentId: payment.id }) : null;
    const note = invoice && (await this.creditNote.execute(refund, invoice, now));
    await this.tell(payment, refund, { paid, number: note?.number ?? null, consequence });
  }

  /** Somebody has to find another way. */
  async failed(refund: Refund, why: string): Promise<void> {
    const payment = await this.database.manager.findOneByOrFail(Payment, { id: refund.paymentId });
    await this.flag.execute(payment, 'refund_failed', refund.reference);
    await this.audit.record('system', 'refund.failed', `payment:${payment.id}`, { refundId: refund.id, why });
  }

  /** Nothing is credited before it has gone back, and somebody knows how much. */
  async concerns(refund: Refund, concern: RefundConcern): Promise<void> {
    const payment = await this.database.manager.findOneByOrFail(Payment, { id: refund.paymentId });
    await this.flag.execute(payment, concern, refund.reference);
  }

  private async follow(
    payment: Payment,
    refund: Refund,
    { tookEffect, wholly }: { tookEffect: boolean; wholly: boolean },
    now: Date,
  ): Promise<Consequence> {
    if (tookEffect && !wholly) {
      await this.unstick(payment.id);
      return 'none';
    }
    const isOver = wholly && !(await this.database.queryOne(otherMoney, [payment.id, refund.reference]));
    if (isOver && (tookEffect || !payment.settledReference)) await this.closeReview(payment);
    if (tookEffect) return this.undo(payment, refund.reference, now);
    if (wholly) await this.database.run(returned, [refund.reference]);
    if (isOver) await this.giveUp(payment, refund, now);
    return 'unused';
  }

  private async undo(payment: Payment, reference: string, now: Date): Promise<Consequence> {
    await this.ledger.move(payment, PaymentStatus.Refunded, { cause: 'refund', reference, at: now });
    if (await this.grant.takeBack(payment.id, now)) return 'taken-back';
    const subscription = await this.grant.runningOf(payment.organizationId);
    if (subscription?.paymentId !== payment.id) return 'none';
    for (const id of await this.grant.paidAhead(subscription.id, now)) await this.flagPaidAhead(id);
    subscription.end(now, 'refunded');
    await this.database.manager.save(subscription);
    await this.membership.setTier(payment.organizationId, MembershipTier.Free);
    return 'ended';
  }

  /** What somebody had to look at has been settled. */
  private async closeReview(payment: Payment): Promise<void> {
    const closed = await this.database.queryOne<{ review: string }>(closeReview, [payment.id]);
    if (closed) await this.recordClosed(payment.id, closed.review, 'All of it was given back');
  }

  private async unstick(paymentId: string): Promise<void> {
    if ((await this.database.run(unstick, [paymentId])) === 0) return;
    await this.recordClosed(paymentId, 'refund_stuck', 'It was given back');
  }

  private async recordClosed(paymentId: string, review: string, note: string): Promise<void> {
    const subject = `payment:${paymentId}`;
    await this.audit.record('system', 'payment.review-closed', subject, { before: { review }, note });
  }

  /** More or less than was asked for, where somebody had to look at it. */
  private async cameBy(payment: Payment, reference: string): Promise<string> {
    const attempt = await this.database.manager.findOneByOrFail(PaymentAttempt, { reference });
    return attempt.received ?? payment.total;
  }

  /** Who paid, where they are to be found now; it is their bank that shows it. */
  private async tell(payment: Payment, refund: Refund, { paid, number, consequence }: Outcome): Promise<void> {
    const { organizationId, planId, currency } = payment;
    const labels = await this.membership.describeOrganizations([organizationId]);
    const organizationName = labels.get(organizationId)?.name ?? '';
    const { name: planName } = await this.database.manager.findOneByOrFail(Plan, { id: planId });
    for (const { personId, name, firstName, address } of await this.people.receiversOf(payment))
      await this.mail.queue(paymentRefunded, {
        to: { personId, name, address },
        values: {
          ...{ firstName, organizationName, planName, number },
          amount: moneyInWords(refund.amount, refund.currency),
          paid: refund.amount === paid ? null : moneyInWords(paid, currency),
          consequence: consequences[consequence](planName, organizationName),
          reason: refund.reason,
          link: `${this.config.appUrl}${pages.billing(organizationId)}`,
        },
        about: `payment:${payment.id}`,
      });
  }

  /** It was paid for time of a subscription that has ended. */
  private async flagPaidAhead(paymentId: string): Promise<void> {
    const payment = await this.database.manager.findOneByOrFail(Payment, { id: paymentId });
    await this.flag.execute(payment, 'paid_ahead', payment.settledReference as string);
  }

  /** It bought nothing, so nothing ends with it. */
  private async giveUp(payment: Payment, { reference }: Refund, now: Date): Promise<void> {
    if (payment.status === PaymentStatus.Pending || payment.status === PaymentStatus.Failed)
      await this.ledger.move(payment, PaymentStatus.Cancelled, { cause: 'refund', reference, at: now });
  }
}
