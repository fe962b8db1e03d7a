import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { day, minute } from '../../../platform/clock/durations';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { planNotSold } from '../billing.errors';
import type { PlanCurrency } from '../plans/plan.enums';
import { type PlanPrice, PricesQueries } from '../prices/prices.queries';
import type { RunningSubscription } from '../subscriptions/current-subscription';
import { composeQuote } from './compose-quote';
import { hashQuote } from './hash-quote';
import { type Quote, QuotePurpose } from './quote';
import { QuoteRow, toRow } from './quote.entity';
import { RunningPeriods } from './running-periods';

/** For how long a quote can be paid. */
const quoteLifetime = 30 * minute;
/** What is due can be paid at the price of its day until the subscription ends, and by the payments that are late. */
export const renewalQuoteLifetime = 45 * day;

interface Terms {
  /** For how long it can be paid, in milliseconds. */
  lifetime?: number;
  /** Instead of the one that the book says for now. */
  price?: PlanPrice;
}

/** Computes from the price book what a plan costs an organization now, and keeps it. */
@Injectable()
export class MakeQuote {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly prices: PricesQueries,
    private readonly periods: RunningPeriods,
  ) {}

  /** Answers its id; throws `not_found` for an unknown plan, `plan_not_sold` for one that is waived or withdrawn. */
  async execute(
    actor: Viewer | 'system',
    asked: Pick<Quote, 'organizationId' | 'planId' | 'currency' | 'purpose'>,
    subscription?: RunningSubscription,
    terms: Terms = {},
  ): Promise<string> {
    const { planId, currency, organizationId } = asked;
    const quote = await this.compose(actor, asked, subscription, terms);
    return this.database.transaction(async () => {
      await this.database.insert(QuoteRow, toRow(quote));
      await this.audit.record(actor, 'quote.made', `quote:${quote.id}`, {
        organizationId,
        planId,
        currency,
        total: String(quote.total),
        quoteHash: quote.hash,
      });
      return quote.id;
    });
  }

  /** The same without keeping it. */
  async compose(
    actor: Viewer | 'system',
    asked: Pick<Quote, 'organizationId' | 'planId' | 'currency' | 'purpose'>,
    subscription?: RunningSubscription,
    { lifetime = quoteLifetime, price: kept }: Terms = {},
  ): Promise<Quote> {
    const { planId, currency } = asked;
    const price = await this.sold(planId, currency, kept);
    const tax = await this.prices.taxInForce(currency);
    const createdAt = this.clock.now();
    const content = {
      id: randomUUID(),
      ...asked,
      requestedBy: actor === 'system' ? actor : `${actor.kind === 'member' ? 'member' : 'admin'}:${actor.id}`,
      tier: price.tier,
      interval: price.interval,
      priceVersion: price.version,
      basisPaymentId: (asked.purpose === QuotePurpose.Change && subscription?.paymentId) || null,
      ...composeQuote(price, tax, subscription && (await this.periods.of(subscription)), createdAt),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + lifetime),
    };
    return { ...content, hash: hashQuote(content) };
  }

  private async sold(planId: string, currency: PlanCurrency, kept?: PlanPrice): Promise<PlanPrice> {
    const price = kept ?? (await this.prices.inForce(planId, currency));
    if (!price) throw notFound('plan');
    if (price.waived || !price.isActive) throw planNotSold();
    return price;
  }
}
