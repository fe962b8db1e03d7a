import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/http/viewer';
import { currencyFixed } from '../billing.errors';
import type { PlanCurrency } from '../plans/plan.enums';
import { PricesQueries } from '../prices/prices.queries';
import { MakeQuote } from '../quotes/make-quote';
import { type Quote, QuotePurpose } from '../quotes/quote';
import { QuotesApi } from '../quotes/quotes.api';
import { CurrentSubscription, type RunningSubscription } from '../subscriptions/current-subscription';

interface Wish {
  organizationId: string;
  planId: string;
  currency: PlanCurrency;
}

/**
 * What money that came past the provider pays. A renewal that is due is paid by the quote that its people were asked by, so that
 * it is one payment whichever way it is paid.
 */
@Injectable()
export class OfflineQuotes {
  constructor(
    private readonly makeQuote: MakeQuote,
    private readonly prices: PricesQueries,
    private readonly quotes: QuotesApi,
    private readonly subscriptions: CurrentSubscription,
  ) {}

  /** Answers its id. Throws `currency_fixed`, and what quotes throw. */
  async make(admin: Viewer, wish: Wish): Promise<string> {
    const subscription = await this.subscriptions.of(wish.organizationId);
    if (subscription && subscription.currency !== wish.currency) throw currencyFixed(subscription.currency);
    const due = await this.due(wish, subscription);
    if (due) return due;
    const { asked, changed, terms } = await this.asked(wish, subscription);
    return this.makeQuote.execute(admin, asked, changed, terms);
  }

  /** What it would be, in the currency of the running subscription where there is one. Throws what quotes throw. */
  async preview(admin: Viewer, wish: Wish): Promise<{ quote: Quote; isCurrencyFixed: boolean }> {
    const subscription = await this.subscriptions.of(wish.organizationId);
    const isCurrencyFixed = subscription !== undefined;
    const due = await this.due(wish, subscription);
    if (due) return { quote: await this.quotes.find(due), isCurrencyFixed };
    const inItsCurrency = { ...wish, currency: subscription?.currency ?? wish.currency };
    const { asked, changed, terms } = await this.asked(inItsCurrency, subscription);
    return { quote: await this.makeQuote.compose(admin, asked, changed, terms), isCurrencyFixed };
  }

  private async due({ planId }: Wish, subscription: RunningSubscription | undefined): Promise<string | undefined> {
    const due = subscription && (await this.subscriptions.dueOf(subscription.id));
    return due?.planId === planId ? due.quoteId : undefined;
  }

  /** For the plan that runs: its next period, at the price that was announced for it. */
  private async asked({ organizationId, planId, currency }: Wish, subscription: RunningSubscription | undefined) {
    const asked = { organizationId, planId, currency };
    if (subscription?.planId !== planId) {
      const purpose = subscription ? QuotePurpose.Change : QuotePurpose.Start;
      return { asked: { ...asked, purpose }, changed: subscription };
    }
    const price = await this.prices.atRenewal(
      { ...subscription, nextPlanId: null, nextPriceVersion: null },
      subscription.periodEnd,
    );
    return { asked: { ...asked, purpose: QuotePurpose.Renew }, terms: { price } };
  }
}
