import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import { quoteAltered, quoteExpired } from '../billing.errors';
import { PricesQueries, type Renewed } from '../prices/prices.queries';
import type { RunningSubscription } from '../subscriptions/current-subscription';
import { MakeQuote, renewalQuoteLifetime } from './make-quote';
import { type Quote, QuotePurpose } from './quote';
import { isUnaltered, QuoteRow, toQuote } from './quote.entity';

/** What payments may ask of quotes. */
@Injectable()
export class QuotesApi {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly make: MakeQuote,
    private readonly prices: PricesQueries,
  ) {}

  /**
   * The quote that is to be paid, as it was offered. Throws `not_found`, also for a quote of another organization,
   * `quote_expired`, and `quote_altered` for a row that somebody has changed.
   */
  async demand(id: string, { organizationId }: { organizationId: string }): Promise<Quote> {
    const quote = await this.find(id);
    if (quote.organizationId !== organizationId) throw notFound('quote');
    if (!isUnaltered(quote)) throw quoteAltered();
    if (quote.expiresAt <= this.clock.now()) throw quoteExpired();
    return quote;
  }

  /** One that has expired, too. Throws `not_found`. */
  async find(id: string): Promise<Quote> {
    const row = await this.database.manager.findOneBy(QuoteRow, { id });
    if (!row) throw notFound('quote');
    return toQuote(row);
  }

  /**
   * A quote for the period after the running one, of the plan that the subscription changes to or stays with, at the
   * price that they were told of 30 days before, or have already; it can be paid for as long as the subscription runs. Throws `plan_not_sold` when that plan has become free or is no longer offered.
   */
  async forRenewal(subscription: RenewedSubscription): Promise<Quote> {
    const { organizationId, planId, nextPlanId, currency, periodEnd } = subscription;
    const price = await this.prices.atRenewal(subscription, periodEnd);
    const renewed = { organizationId, planId: nextPlanId ?? planId, currency, purpose: QuotePurpose.Renew };
    return this.find(await this.make.execute('system', renewed, undefined, { lifetime: renewalQuoteLifetime, price }));
  }
}

type RenewedSubscription = Pick<RunningSubscription, keyof Renewed | 'organizationId' | 'periodEnd'>;
