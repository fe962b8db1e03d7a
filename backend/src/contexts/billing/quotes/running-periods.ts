import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { PricesQueries } from '../prices/prices.queries';
import { roundHalfUp } from '../prices/round-half-up';
import type { RunningSubscription } from '../subscriptions/current-subscription';
import type { RunningPeriod } from './compose-quote';

const refundedOf = {
  name: 'payments-refunded-of',
  text: `select p.subtotal::text as subtotal, p.total::text as total, (select coalesce(sum(r.amount), 0)::text
      from billing.refunds r where r.payment_id = p.id and r.reference = p.settled_reference and r.state <> 'failed') as refunded
    from billing.payments p where p.id = $1`,
};

type PaidSubscription = Pick<
  RunningSubscription,
  'planId' | 'currency' | 'priceVersion' | 'periodStart' | 'periodEnd' | 'paymentId'
>;

/** What is paid for, and what that is worth. */
@Injectable()
export class RunningPeriods {
  constructor(
    private readonly database: Database,
    private readonly prices: PricesQueries,
  ) {}

  /** Of a subscription. */
  async of(subscription: PaidSubscription): Promise<RunningPeriod> {
    const { planId, currency, priceVersion, periodStart, periodEnd, paymentId } = subscription;
    const price = await this.prices.ofVersion(planId, currency, priceVersion);
    if (!price) throw new Error(`The book has no version ${priceVersion} of ${planId} in ${currency}`);
    const left = price.charged - (await this.refunded(paymentId));
    return { start: periodStart, end: periodEnd, price, worth: left > 0n ? left : 0n };
  }

  /** What of a payment has gone back or is on its way, before tax. */
  private async refunded(paymentId: string | null): Promise<bigint> {
    const row = await this.database.queryOne<Record<'subtotal' | 'total' | 'refunded', string>>(refundedOf, [
      paymentId,
    ]);
    if (!row || row.refunded === '0') return 0n;
    return roundHalfUp(BigInt(row.refunded) * BigInt(row.subtotal), BigInt(row.total));
  }
}
