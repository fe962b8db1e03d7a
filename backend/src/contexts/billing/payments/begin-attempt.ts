import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { refuseWrong } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { moneyInWords } from '../../../platform/money/money-in-words';
import { MembershipApi } from '../../membership';
import { amountTooSmall, currencyNotCharged, nothingToPay, paymentUnavailable, quoteExpired } from '../billing.errors';
import type { PlanCurrency } from '../plans/plan.enums';
import { obstacleTo, PaymentObstacle } from '../providers/obstacle';
import { PaymentProvider } from '../providers/payment-provider';
import type { Quote } from '../quotes/quote';
import { QuotesApi } from '../quotes/quotes.api';
import { RequestQuote } from '../quotes/request-quote';
import { Basis } from './basis';
import { type OpenedPayment, OpenPayment, type Payer } from './open-payment';
import { type InitializePaymentDto, isFromCheckout } from './payments.dto';
import { type Owed, StandingAttempts } from './standing-attempts';

/** `made`: by this call, which has to open its page. */
export interface Begun {
  reference: string;
  made?: OpenedPayment;
}

/** Finds the attempt by which an organization can pay, or makes one; the provider is not asked yet. */
@Injectable()
export class BeginAttempt {
  constructor(
    private readonly basis: Basis,
    private readonly database: Database,
    private readonly membership: MembershipApi,
    private readonly open: OpenPayment,
    private readonly provider: PaymentProvider,
    private readonly quotes: QuotesApi,
    private readonly requestQuote: RequestQuote,
    private readonly standing: StandingAttempts,
  ) {}

  /**
   * One at a time for an organization. Throws what quotes throw, `invalid_input` where a quote is for something else than is named beside it,
   * `already_paid`, and each obstacle by its code.
   */
  async execute(viewer: Viewer, organizationId: string, wish: InitializePaymentDto, payer: Payer): Promise<Begun> {
    let made: OpenedPayment | undefined;
    const { billingInfo, paymentMethod } = wish;
    const agreed = wish.agreeTerms ? await this.membership.documentsInForce() : undefined;
    const reference = await this.database.transaction(async () => {
      made = undefined;
      await this.open.lock(organizationId);
      if (agreed) await this.membership.noteAgreement(viewer.id, organizationId, agreed);
      const given = wish.quoteId ? await this.stillOffered(wish.quoteId, organizationId) : undefined;
      if (given) this.expectSame(given, wish);
      const { planId, currency } = given ?? (wish as { planId: string; currency: PlanCurrency });
      const owed = { organizationId, planId, currency };
      const standing = await this.standing.find(owed, paymentMethod ?? null);
      if (standing && (!given || String(given.total) === standing.total)) {
        await this.open.note(standing.paymentId, { billingInfo, agreed }, viewer);
        return standing.reference;
      }
      const quote = given ?? (await this.quoteFor(viewer, owed));
      this.expectPayable(quote, wish);
      made = await this.open.execute(quote, payer, this.provider.name, { billingInfo, agreed, paymentMethod });
      return made.attempt.reference;
    });
    return { reference, made };
  }

  /** That of a payment for the same which was begun and not paid, or a new one. */
  private async quoteFor(viewer: Viewer, owed: Owed & { currency: PlanCurrency }): Promise<Quote> {
    const id = (await this.standing.unpaidQuote(owed)) ?? (await this.requestQuote.execute(viewer, owed));
    return this.quotes.demand(id, owed);
  }

  /** A quote ends with what it was priced against. Throws `quote_expired`. */
  private async stillOffered(id: string, organizationId: string): Promise<Quote> {
    const quote = await this.quotes.demand(id, { organizationId });
    if (!(await this.basis.holdsForQuote(id))) throw quoteExpired();
    return quote;
  }

  /** What is named beside a quote must be what it is for, so that nobody pays for another plan than they named. */
  private expectSame(quote: Quote, wish: InitializePaymentDto): void {
    const named = (['planId', 'currency'] as const).filter((field) => wish[field] !== undefined);
    const wrong = named.filter((field) => wish[field] !== quote[field]);
    refuseWrong(wrong.map((field) => ({ field, message: `${field} is not that of the quote: ${quote[field]}` })));
  }

  private expectPayable(quote: Quote, wish: InitializePaymentDto): void {
    const { currency, total } = quote;
    const least = this.provider.capabilities.minimum[currency] ?? 0n;
    switch (obstacleTo(this.provider, quote)) {
      case PaymentObstacle.NothingToPay:
        throw nothingToPay();
      case PaymentObstacle.PaymentUnavailable:
        throw paymentUnavailable(isFromCheckout(wish));
      case PaymentObstacle.CurrencyNotCharged:
        throw currencyNotCharged(currency);
      case PaymentObstacle.AmountTooSmall:
        throw amountTooSmall(moneyInWords(String(total), currency), moneyInWords(String(least), currency));
    }
  }
}
