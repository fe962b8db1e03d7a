import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { Mail } from '../../../platform/mail/mail';
import { moneyInWords } from '../../../platform/money/money-in-words';
import { MembershipApi } from '../../membership';
import { notInReview } from '../billing.errors';
import { paymentClosed } from '../billing.mails';
import { pages } from '../billing.pages';
import { Payment } from '../payments/payment.entity';
import { PaymentStatus } from '../payments/payment.enums';
import { PaymentLedger } from '../payments/payment-ledger';
import { reviewForPayer } from '../payments/reviews';
import { Plan } from '../plans/plan.entity';
import { BillingPeople } from '../subscriptions/lifecycle/billing-people';

const close = {
  name: 'payments-close-review',
  text: 'update billing.payments set review = null, closed_review = review where id = $1',
};
/** What has been looked at is not found again by reconciliation; what the provider says anew is. */
const unwatch = {
  name: 'payment-attempts-unwatch-paid',
  text: `update billing.payment_attempts set next_check_at = null
    where payment_id = $1 and state in ('succeeded', 'reversed')`,
};

/**
 * A super admin has looked at a flagged payment and says what was found. Money is not moved by it; what has not taken effect is
 * given up, and who paid is told.
 */
@Injectable()
export class CloseReview {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly ledger: PaymentLedger,
    private readonly mail: Mail,
    private readonly membership: MembershipApi,
    private readonly people: BillingPeople,
  ) {}

  /** Throws `not_found` and `not_in_review`. */
  async execute(admin: Viewer, paymentId: string, note: string): Promise<void> {
    await this.database.transaction(async () => {
      const payment = await this.database.manager.findOne(Payment, {
        where: { id: paymentId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!payment) throw notFound('payment');
      if (!payment.review) throw notInReview();
      await this.database.run(close, [paymentId]);
      await this.database.run(unwatch, [paymentId]);
      if (!payment.settledReference) await this.giveUp(payment, payment.review);
      await this.audit.record(admin, 'payment.review-closed', `payment:${paymentId}`, {
        before: { review: payment.review },
        note,
      });
    });
  }

  private async giveUp(payment: Payment, review: string): Promise<void> {
    const { id, organizationId, planId, total, currency } = payment;
    await this.ledger.move(payment, PaymentStatus.Cancelled, { cause: 'review', at: this.clock.now() });
    const labels = await this.membership.describeOrganizations([organizationId]);
    const plan = await this.database.manager.findOneByOrFail(Plan, { id: planId });
    for (const { personId, name, firstName, address } of await this.people.receiversOf(payment))
      await this.mail.queue(paymentClosed, {
        to: { personId, name, address },
        values: {
          firstName,
          organizationName: labels.get(organizationId)?.name ?? '',
          planName: plan.name,
          amount: moneyInWords(total, currency),
          why: reviewForPayer(review),
          link: `${this.config.appUrl}${pages.billing(organizationId)}`,
        },
        about: `payment:${id}`,
      });
  }
}
