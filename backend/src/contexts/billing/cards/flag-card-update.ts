import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { Mail } from '../../../platform/mail/mail';
import { isCurrency } from '../../../platform/money/money';
import { moneyInWords } from '../../../platform/money/money-in-words';
import { paymentReview } from '../billing.mails';
import { reviewInWords } from '../payments/reviews';
import type { CardUpdate } from './card-update.entity';

const flag = {
  name: 'card-updates-flag',
  text: 'update billing.card_updates set review = $2 where id = $1 and review is distinct from $2',
};

/** Marks the check of a card as one that somebody has to look at, and tells the operators, once for each reason. */
@Injectable()
export class FlagCardUpdate {
  constructor(
    private readonly audit: Audit,
    private readonly config: Config,
    private readonly database: Database,
    private readonly mail: Mail,
  ) {}

  async execute(update: CardUpdate, reason: string): Promise<void> {
    const { id, organizationId, reference } = update;
    const [amount, currency] = [update.paidAmount ?? update.amount, update.paidCurrency ?? update.currency];
    await this.database.transaction(async () => {
      if ((await this.database.run(flag, [id, reason])) === 0) return;
      await this.audit.record('system', 'card.update-flagged', `organization:${organizationId}`, {
        ...{ reason, reference, amount, currency },
      });
      await this.mail.queue(paymentReview, {
        to: this.config.operators,
        values: {
          ...{ what: reviewInWords(reason), reference },
          amount: isCurrency(currency) ? moneyInWords(amount, currency) : `${amount} ${currency}`,
          link: `${this.config.appUrl}/admin/payments/inbox`,
        },
        about: `card-update:${id}`,
      });
    });
  }
}
