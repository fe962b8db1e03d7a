import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { moneyInWords } from '../../../platform/money/money-in-words';
import { MembershipApi } from '../../membership';
import { amountNotQuoted } from '../billing.errors';
import type { PlanCurrency } from '../plans/plan.enums';
import { PaymentProvider } from '../providers/payment-provider';
import { MakeQuote } from '../quotes/make-quote';
import { QuotePurpose } from '../quotes/quote';
import { QuotesApi } from '../quotes/quotes.api';
import { newReference } from '../reference';
import { CurrentSubscription } from '../subscriptions/current-subscription';
import { OpenPayment } from './open-payment';
import { SettlePayment } from './settle-payment';

export interface OfflinePayment {
  organizationId: string;
  planId: string;
  currency: PlanCurrency;
  /** Minor units; just what the plan costs now. */
  amount: bigint;
  receivedAt: Date;
  /** Where it is found: the bank's reference, the number of a cheque. */
  note: string;
}

/** A super admin records money that came past the provider, by bank transfer or cheque. It takes effect like any other. */
@Injectable()
export class RecordOfflinePayment {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly makeQuote: MakeQuote,
    private readonly membership: MembershipApi,
    private readonly open: OpenPayment,
    private readonly provider: PaymentProvider,
    private readonly quotes: QuotesApi,
    private readonly settle: SettlePayment,
    private readonly subscriptions: CurrentSubscription,
  ) {}

  /** Answers the payment's id; throws `not_found`, `amount_not_quoted`, and what quotes throw. */
  async execute(admin: Viewer, offline: OfflinePayment): Promise<string> {
    const { organizationId, currency, amount, receivedAt, note } = offline;
    return this.database.transaction(async () => {
      await this.open.lock(organizationId);
      const [payer] = await this.membership.decisionMakersOf(organizationId);
      if (!payer) throw notFound('organization');
      const quote = await this.quotes.demand(await this.quote(offline, admin), { organizationId });
      if (quote.total !== amount) throw amountNotQuoted(moneyInWords(String(quote.total), currency));
      const reference = newReference('off');
      const { payment } = await this.open.execute(quote, { actor: admin, ...payer }, 'offline', { reference });
      await this.audit.record(admin, 'payment.recorded', `payment:${payment.id}`, {
        note,
        receivedAt: receivedAt.toISOString(),
        amount: String(amount),
        currency,
      });
      const { live } = this.provider;
      const report = { reference, state: 'success', amount, currency, live, paidAt: receivedAt } as const;
      await this.settle.apply(reference, { ...report, channel: 'offline' }, 'offline');
      return payment.id;
    });
  }

  /** For the plan that runs: its next period. */
  private async quote({ organizationId, planId, currency }: OfflinePayment, admin: Viewer): Promise<string> {
    const subscription = await this.subscriptions.of(organizationId);
    const asked = { organizationId, planId, currency };
    if (subscription?.planId === planId)
      return this.makeQuote.execute(admin, { ...asked, purpose: QuotePurpose.Renew });
    const purpose = subscription ? QuotePurpose.Change : QuotePurpose.Start;
    return this.makeQuote.execute(admin, { ...asked, purpose }, subscription);
  }
}
