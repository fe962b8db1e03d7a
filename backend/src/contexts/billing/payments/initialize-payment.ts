import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { ledOrganization } from '../../../platform/http/acting-organization';
import { DomainError } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { MembershipApi } from '../../membership';
import { currencyNotCharged, paymentRefused, paymentUnavailable, quoteExpired } from '../billing.errors';
import type { PlanCurrency } from '../plans/plan.enums';
import { AnswerLost, PaymentProvider, ProviderAway, ProviderRefused } from '../providers/payment-provider';
import type { Quote } from '../quotes/quote';
import { QuotesApi } from '../quotes/quotes.api';
import { RequestQuote } from '../quotes/request-quote';
import { CurrentSubscription } from '../subscriptions/current-subscription';
import { OpenPayment, type Payer } from './open-payment';
import type { BillingInfo, Payment } from './payment.entity';
import { type AttemptState, PaymentStatus } from './payment.enums';
import type { PaymentAttempt } from './payment-attempt.entity';
import { PaymentLedger } from './payment-ledger';
import type { InitializePaymentDto, PaymentInitializedDto } from './payments.dto';

/** The provider gets eight seconds in all, so that the member is answered within ten. */
const patienceMs = 8_000;
/** With less time left a second attempt is not begun. */
const secondAttemptMs = 1_500;

const opened = {
  name: 'payment-attempts-opened',
  text: `update billing.payment_attempts set state = 'open', redirect_url = $2, provider_ref = $3
    where reference = $1 and state = 'opening'`,
};
const ended = {
  name: 'payment-attempts-ended',
  text: `update billing.payment_attempts set state = $2 where reference = $1 and state = 'opening'`,
};

/**
 * Begins a payment and answers where it is made. What it costs comes from a quote and the price book alone. Sent again
 * within half an hour, also by many at once, it answers the same page.
 */
@Injectable()
export class InitializePayment {
  private readonly log = new Logger(InitializePayment.name);

  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly ledger: PaymentLedger,
    private readonly membership: MembershipApi,
    private readonly open: OpenPayment,
    private readonly provider: PaymentProvider,
    private readonly quotes: QuotesApi,
    private readonly requestQuote: RequestQuote,
    private readonly subscriptions: CurrentSubscription,
  ) {}

  /**
   * Throws what quotes throw, `organization_required`, `currency_not_charged`, `already_paid`, `nothing_to_pay`, and
   * within ten seconds `payment_unavailable` or `payment_refused` when the provider cannot, or will not.
   */
  async execute(viewer: Viewer, wish: InitializePaymentDto): Promise<PaymentInitializedDto> {
    const deadline = performance.now() + patienceMs;
    const organizationId = ledOrganization(viewer, wish.organizationId);
    const payer = await this.payer(viewer, organizationId);
    for (let attempts = 0; attempts < 2; ) {
      const step = await this.begin(viewer, organizationId, wish, payer);
      if ('redirectUrl' in step && step.redirectUrl)
        return { authorization_url: step.redirectUrl, reference: step.reference };
      if ('attempt' in step) {
        const answer = await this.ask(step, viewer, wish, deadline);
        if (answer) return answer;
        attempts += 1;
      } else await sleep(100);
      if (deadline - performance.now() < secondAttemptMs) break;
    }
    throw paymentUnavailable(Boolean(wish.billingInfo));
  }

  /** The standing attempt, or a new one. One at a time for an organization. */
  private async begin(viewer: Viewer, organizationId: string, wish: InitializePaymentDto, payer: Payer) {
    return this.database.transaction(async () => {
      await this.open.lock(organizationId);
      const given = wish.quoteId ? await this.stillOffered(wish.quoteId, organizationId) : undefined;
      const { planId, currency } = given ?? (wish as { planId: string; currency: PlanCurrency });
      const of = { organizationId, planId, currency };
      const standing = await this.open.standing(of, this.provider.name);
      if (standing && (!given || String(given.total) === standing.total)) return standing;
      const quote = given ?? (await this.quoteFor(viewer, of));
      this.expectCharged(quote);
      return this.open.execute(quote, payer, this.provider.name, { billingInfo: wish.billingInfo });
    });
  }

  /** That of a payment for the same which was begun and not paid, or a new one. */
  private async quoteFor(viewer: Viewer, of: { organizationId: string; planId: string; currency: PlanCurrency }) {
    const id = (await this.open.unpaidQuote(of)) ?? (await this.requestQuote.execute(viewer, of));
    return this.quotes.demand(id, of);
  }

  /** A quote for a first subscription ends with the beginning of one. Throws `quote_expired`. */
  private async stillOffered(id: string, organizationId: string): Promise<Quote> {
    const quote = await this.quotes.demand(id, { organizationId });
    const runs = (await this.subscriptions.of(organizationId)) !== undefined;
    if (runs === (quote.purpose === 'start')) throw quoteExpired();
    return quote;
  }

  private expectCharged({ currency, total }: Quote): void {
    const least = this.provider.capabilities.minimum[currency];
    if (this.provider.name !== 'none' && (least === undefined || (total > 0n && total < least)))
      throw currencyNotCharged(currency);
  }

  /** Asks the provider for its page; nothing when its answer was lost, and another attempt may be made. */
  private async ask(
    { payment, attempt }: { payment: Payment; attempt: PaymentAttempt },
    viewer: Viewer,
    wish: InitializePaymentDto,
    deadline: number,
  ): Promise<PaymentInitializedDto | undefined> {
    const { reference } = attempt;
    const { appUrl } = this.config;
    try {
      const page = await this.provider.initialize(
        {
          reference,
          amount: BigInt(payment.total),
          currency: payment.currency,
          email: viewer.email,
          description: `Membership: ${payment.lines[0]?.description ?? payment.planId}`,
          callbackUrl: `${appUrl}/checkout/return`,
          cancelUrl: `${appUrl}/checkout/${payment.planId}`,
          method: wish.paymentMethod,
        },
        deadline,
      );
      await this.database.run(opened, [reference, page.redirectUrl, page.providerRef ?? null]);
      return { authorization_url: page.redirectUrl, reference };
    } catch (error) {
      return this.explain(error, payment, reference, wish.billingInfo);
    }
  }

  private async explain(error: unknown, payment: Payment, reference: string, billingInfo?: BillingInfo) {
    if (error instanceof DomainError) throw error;
    const atCheckout = Boolean(billingInfo);
    this.log.warn(`Attempt ${reference} was not opened: ${(error as Error).message}`);
    if (error instanceof ProviderRefused) {
      await this.giveUp(payment, reference);
      throw paymentRefused(atCheckout);
    }
    // The provider may have it all the same: it is watched.
    await this.end(reference, 'lost');
    if (error instanceof AnswerLost) return undefined;
    if (error instanceof ProviderAway) throw paymentUnavailable(atCheckout);
    throw error;
  }

  /** Nobody will ever pay by it. */
  private async giveUp(payment: Payment, reference: string): Promise<void> {
    await this.database.transaction(async () => {
      await this.open.lock(payment.organizationId);
      await this.end(reference, 'refused');
      await this.ledger.move(payment, PaymentStatus.Failed, { cause: 'opened', reference, at: this.clock.now() });
    });
  }

  private async end(reference: string, state: AttemptState): Promise<void> {
    await this.database.run(ended, [reference, state]);
  }

  private async payer(viewer: Viewer, organizationId: string): Promise<Payer> {
    const people = await this.membership.decisionMakersOf(organizationId);
    const name = people.find(({ userId }) => userId === viewer.id)?.name ?? '';
    return { actor: viewer, name, address: viewer.email };
  }
}
