import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { invalidField, notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { Jobs } from '../../../platform/jobs/jobs';
import { notRefundable, refundTooLarge } from '../billing.errors';
import { lockOrganization } from '../organization-lock';
import { creditedOf, leftToRefund } from './left-to-refund';
import { Payment } from './payment.entity';
import { PaymentAttempt } from './payment-attempt.entity';
import { Refund } from './refund.entity';
import { refundJob } from './refund-jobs';

/** What has gone back or is on its way, and what was taken off another payment. */
const given = {
  name: 'payments-given',
  text: `select ${creditedOf} as credited, (select coalesce(sum(amount), 0)::text from billing.refunds
      where reference = $2 and state <> 'failed') as refunded
    from billing.payments p where p.id = $1`,
};

/** A super admin gives back a part or all of a payment; the provider is told by a job. */
@Injectable()
export class RequestRefund {
  constructor(
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  /**
   * `amount` is in minor units; without it all that is left goes back. Answers the refund's id; throws `not_found`,
   * `not_refundable`, `refund_too_large`, and `invalid_input` for nothing.
   */
  async execute(admin: Viewer, paymentId: string, wish: { amount?: bigint; reason: string }): Promise<string> {
    if (wish.amount !== undefined && wish.amount <= 0n) throw invalidField('amount', 'Enter an amount above zero');
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const known = await manager.findOneBy(Payment, { id: paymentId });
      if (!known) throw notFound('payment');
      // It is not taken off a change at the same time.
      await this.database.run(lockOrganization, [known.organizationId]);
      const lock = { mode: 'pessimistic_write' } as const;
      const payment = await manager.findOneOrFail(Payment, { where: { id: paymentId }, lock });
      const { reference, total } = await this.paidBy(payment);
      const gone = await this.database.one<{ credited: string; refunded: string }>(given, [paymentId, reference]);
      const left = leftToRefund({ ...payment, total, ...gone });
      const amount = wish.amount ?? left;
      if (amount <= 0n || amount > left) throw refundTooLarge();
      const now = this.clock.now();
      const refund = await this.database.insert(Refund, {
        ...{ paymentId, reference, currency: payment.currency, reason: wish.reason },
        kind: 'requested',
        amount: String(amount),
        requestedBy: `admin:${admin.id}`,
        createdAt: now,
        nextCheckAt: now,
      });
      await this.jobs.add(refundJob, { id: refund.id }, { key: `refund:${refund.id}` });
      await this.audit.record(admin, 'refund.requested', `payment:${paymentId}`, {
        refundId: refund.id,
        amount: String(amount),
        currency: payment.currency,
        reason: wish.reason,
      });
      return refund.id;
    });
  }

  /** The attempt that brought the money, and how much: also one that was paid and has not taken effect, for a person looks at it. */
  private async paidBy({
    settledReference,
    total,
    ...payment
  }: Payment): Promise<{ reference: string; total: string }> {
    if (settledReference) return { reference: settledReference, total };
    const { manager } = this.database;
    const paid =
      (payment.review ?? payment.closedReview) &&
      (await manager.findOne(PaymentAttempt, {
        where: { paymentId: payment.id, state: 'succeeded' },
        order: { createdAt: 'DESC' },
      }));
    if (!paid) throw notRefundable();
    return { reference: paid.reference, total: paid.received ?? total };
  }
}
