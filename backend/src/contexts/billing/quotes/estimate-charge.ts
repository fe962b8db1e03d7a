import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { notFound } from '../../../platform/http/domain-error';
import type { PlanCurrency } from '../plans/plan.enums';
import { PricesQueries } from '../prices/prices.queries';
import { composeQuote } from './compose-quote';
import type { EstimateDto } from './quotes.dto';

/** What a first subscription costs anybody, by the same sum as a quote. */
@Injectable()
export class EstimateCharge {
  constructor(
    private readonly clock: Clock,
    private readonly prices: PricesQueries,
  ) {}

  /** Throws `not_found` for a plan that there is not, or no more. */
  async execute(planId: string, currency: PlanCurrency): Promise<EstimateDto> {
    const price = await this.prices.inForce(planId, currency);
    if (!price?.isActive) throw notFound('plan');
    const charged = price.waived ? 0n : price.charged;
    const tax = await this.prices.taxInForce(currency);
    const sum = composeQuote({ ...price, charged }, tax, undefined, this.clock.now());
    return {
      planId,
      interval: price.interval,
      currency,
      listTotal: String(price.list),
      subtotal: String(sum.subtotal),
      tax: { ...sum.tax, amount: String(sum.tax.amount) },
      total: String(sum.total),
    };
  }
}
