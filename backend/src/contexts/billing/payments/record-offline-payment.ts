import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { day } from '../../../platform/clock/durations';
import { Database } from '../../../platform/database/database';
import { invalidField, notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { moneyInWords } from '../../../platform/money/money-in-words';
import { MembershipApi } from '../../membership';
import { amountNotQuoted, type RecordedBefore, recordedAlready } from '../billing.errors';
import type { PlanCurrency } from '../plans/plan.enums';
import { PaymentProvider } from '../providers/payment-provider';
import type { Quote } from '../quotes/quote';
import { QuotesApi } from '../quotes/quotes.api';
import { newReference } from '../reference';
import { OfflineQuotes } from './offline-quotes';
import { OpenPayment } from './open-payment';
import { SettlePayment } from './settle-payment';

interface OfflinePayment {
  organizationId: string;
  planId: string;
  currency: PlanCurrency;
  /** Minor units; just what the plan costs now. */
  amount: bigint;
  receivedAt: Date;
  /** Where it is found: the bank's reference, the number of a cheque. */
  note: string;
  /** The payment that looks the same and is known of: this is other money. */
  besides?: string;
}

/** As people write a reference: with or without spaces and dashes, in small letters or capitals. */
const bare = (text: string) => `lower(regexp_replace(${text}, '[^[:alnum:]]', '', 'g'))`;
const alike = {
  name: 'payments-recorded-alike',
  text: `select p.id, a.reference, p.created_at as at from billing.payments p
    join billing.payment_attempts a on a.payment_id = p.id and a.provider = 'offline'
    where p.organization_id = $1 and p.total = $2 and p.currency = $3 and ${bare('a.provider_ref')} = ${bare('$4::text')}
      and p.created_at > $5 order by p.created_at desc limit 1`,
};
const alikeWithin = 90 * day;

/** A super admin records money that came past the provider, by bank transfer or cheque. It takes effect like any other. */
@Injectable()
export class RecordOfflinePayment {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly membership: MembershipApi,
    private readonly offline: OfflineQuotes,
    private readonly open: OpenPayment,
    private readonly provider: PaymentProvider,
    private readonly quotes: QuotesApi,
    private readonly settle: SettlePayment,
  ) {}

  /**
   * Answers the payment's id; throws `invalid_input`, `not_found`, `amount_not_quoted`, `recorded_already`,
   * `currency_fixed`, and what quotes throw.
   */
  async execute(admin: Viewer, offline: OfflinePayment): Promise<string> {
    if (offline.receivedAt > this.clock.now()) throw invalidField('receivedAt', 'It cannot have come in the future');
    const { organizationId, currency, amount, receivedAt, note } = offline;
    return this.database.transaction(async () => {
      await this.open.lock(organizationId);
      const payer = await this.payerOf(organizationId);
      await this.refuseAlike(offline);
      const quote = await this.quotes.demand(await this.offline.make(admin, offline), { organizationId });
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
      const report = {
        reference,
        state: 'success',
        amount,
        currency,
        live,
        paidAt: receivedAt,
        providerRef: note,
      } as const;
      await this.settle.apply(reference, { ...report, channel: 'offline' }, 'offline');
      return payment.id;
    });
  }

  /**
   * What it would be recorded for now, in the currency of the running subscription where there is one. Changes nothing;
   * throws `not_found`, and what quotes throw.
   */
  async preview(
    admin: Viewer,
    wish: Pick<OfflinePayment, 'organizationId' | 'planId' | 'currency'>,
  ): Promise<{ quote: Quote; isCurrencyFixed: boolean }> {
    await this.payerOf(wish.organizationId);
    return this.offline.preview(admin, wish);
  }

  /** Sent twice without a key it would be paid twice; references come again, so a person may say that it is other money. */
  private async refuseAlike({ organizationId, amount, currency, note, besides }: OfflinePayment): Promise<void> {
    const values = [organizationId, amount, currency, note, this.clock.in(-alikeWithin)];
    const before = await this.database.queryOne<RecordedBefore>(alike, values);
    if (before && before.id !== besides) throw recordedAlready(before);
  }

  /** Who gets the receipt. */
  private async payerOf(organizationId: string) {
    const [payer] = await this.membership.decisionMakersOf(organizationId);
    if (!payer) throw notFound('organization with an owner or admin');
    return payer;
  }
}
