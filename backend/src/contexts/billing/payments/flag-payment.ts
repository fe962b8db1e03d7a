import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { Mail } from '../../../platform/mail/mail';
import { moneyInWords } from '../../../platform/money/money-in-words';
import { paymentReview } from '../billing.mails';
import type { Payment } from './payment.entity';
import { reviewInWords } from './reviews';

const flag = {
  name: 'payments-flag',
  text: `update billing.payments set review = $2
    where id = $1 and review is distinct from $2 and closed_review is distinct from $2`,
};

/** Marks a payment as one that somebody has to look at, and tells the operators, once for each reason: what somebody has looked at is not flagged for the same again. */
@Injectable()
export class FlagPayment {
  constructor(
    private readonly audit: Audit,
    private readonly config: Config,
    private readonly database: Database,
    private readonly mail: Mail,
  ) {}

  async execute(payment: Payment, reason: string, reference: string): Promise<void> {
    await this.database.transaction(async () => {
      if ((await this.database.run(flag, [payment.id, reason])) === 0) return;
      await this.audit.record('system', 'payment.flagged', `payment:${payment.id}`, {
        reason,
        reference,
        organizationId: payment.organizationId,
      });
      await this.mail.queue(paymentReview, {
        to: this.config.operators,
        values: {
          ...{ what: reviewInWords(reason), reference, amount: moneyInWords(payment.total, payment.currency) },
          link: `${this.config.appUrl}/admin/payments?payment=${payment.id}`,
        },
        about: `payment:${payment.id}`,
      });
    });
  }
}
