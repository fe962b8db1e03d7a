import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../../../platform/database/database';
import { MembershipApi } from '../../../membership';
import { CardKeeper } from '../../cards/card-keeper';
import { OpenPayment, type Payer } from '../../payments/open-payment';
import { Payment } from '../../payments/payment.entity';
import { PaymentAttempt } from '../../payments/payment-attempt.entity';
import { SettlePayment } from '../../payments/settle-payment';
import {
  AnswerLost,
  type ChargeReport,
  PaymentProvider,
  ProviderAway,
  ProviderRefused,
} from '../../providers/payment-provider';
import type { Quote } from '../../quotes/quote';
import { BillingPeople } from './billing-people';

const opened = {
  name: 'payment-attempts-charged',
  text: `update billing.payment_attempts set state = 'open' where reference = $1 and state in ('opening', 'lost')`,
};

/** `settled`: paid, or surely not. `waiting`: the provider has it. `away`: the provider cannot be asked now. */
type Charged = 'settled' | 'waiting' | 'away';

/** Charges a renewal to the saved card, under a reference that is the same however often it is begun. */
@Injectable()
export class ChargeRenewal {
  private readonly log = new Logger(ChargeRenewal.name);

  constructor(
    private readonly cards: CardKeeper,
    private readonly database: Database,
    private readonly membership: MembershipApi,
    private readonly open: OpenPayment,
    private readonly people: BillingPeople,
    private readonly provider: PaymentProvider,
    private readonly settle: SettlePayment,
  ) {}

  /** The try of that reference, where there has been one. */
  async tryOf(reference: string): Promise<PaymentAttempt | null> {
    return this.database.manager.findOneBy(PaymentAttempt, { reference });
  }

  /** Writes down that it will be charged, within the caller's transaction; whoever dies after that is taken up again. */
  async begin(quote: Quote, reference: string): Promise<void> {
    const { organizationId } = quote;
    const billingInfo = await this.people.billedAs(organizationId);
    await this.open.execute(quote, await this.payerOf(organizationId), this.provider.name, { reference, billingInfo });
  }

  /** Charges what has been begun, outside of any transaction, and lets what comes of it have its effect. */
  async execute(reference: string): Promise<Charged> {
    const attempt = await this.tryOf(reference);
    if (!attempt) throw new Error(`Nothing has been begun as ${reference}.`);
    const payment = await this.database.manager.findOneByOrFail(Payment, { id: attempt.paymentId });
    try {
      const report =
        attempt.state === 'open' ? await this.provider.fetch(reference) : await this.charge(payment, reference);
      await this.settle.apply(reference, report, 'renewal');
      if (report && report.state !== 'pending' && report.state !== 'abandoned') return 'settled';
      await this.database.run(opened, [reference]);
      return 'waiting';
    } catch (error) {
      if (!(error instanceof ProviderAway)) throw error;
      this.log.warn(`Renewal ${reference} could not be charged: ${error.message}`);
      return 'away';
    }
  }

  private async charge(payment: Payment, reference: string): Promise<ChargeReport | undefined> {
    const { currency, organizationId } = payment;
    const amount = BigInt(payment.total);
    const refused: ChargeReport = { reference, state: 'failed', amount, currency, live: this.provider.live };
    const card = await this.cards.of(organizationId);
    const authorization = card && this.cards.authorizationOf(card);
    // Without a card it is asked for all the same: it may have been charged before the card was removed.
    if (!authorization) return (await this.provider.fetch(reference)) ?? refused;
    try {
      return await this.provider.chargeCard({ reference, amount, currency, authorization });
    } catch (error) {
      if (error instanceof AnswerLost) return this.provider.fetch(reference);
      if (error instanceof ProviderRefused) return refused;
      throw error;
    }
  }

  /** The billing contact, or an owner. */
  private async payerOf(organizationId: string): Promise<Payer> {
    const [payer] = [
      ...(await this.people.of(organizationId)),
      ...(await this.membership.decisionMakersOf(organizationId)),
    ];
    return { actor: 'system', name: payer?.name ?? '', address: payer?.address ?? '' };
  }
}
