import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { MembershipApi } from '../../membership';
import { addMonths } from '../entitlements/periods';
import type { Payment } from '../payments/payment.entity';
import { PaymentPurpose } from '../payments/payment.enums';
import { BillingInterval } from '../plans/plan.enums';
import { Subscription } from './subscription.entity';
import { running, SubscriptionStatus } from './subscription.enums';
import { SubscriptionPeriod } from './subscription-period.entity';

/** The periods that follow one another without a change: from the first of them the ends of all are counted. */
const chain = {
  name: 'subscription-periods-chain',
  text: `with changes as (
      select s.period_start as start, s.interval from billing.subscription_periods s
        join billing.payments p on p.id = s.payment_id
      where s.subscription_id = $1 and p.purpose <> 'renew' order by s.period_start desc limit 1)
    select min(s.period_start) as first, count(*)::int as number, max(s.period_end) as "paidUntil"
    from billing.subscription_periods s, changes
    where s.subscription_id = $1 and s.period_start >= changes.start and s.interval = changes.interval`,
};

interface Chain {
  first: Date | null;
  number: number;
  paidUntil: Date | null;
}

/** Gives an organization the time that it has paid for, within the payment's transaction. */
@Injectable()
export class GrantPeriod {
  constructor(
    private readonly database: Database,
    private readonly membership: MembershipApi,
  ) {}

  /** The subscription that runs, locked. */
  async runningOf(organizationId: string): Promise<Subscription | null> {
    return this.database.manager.findOne(Subscription, {
      where: running.map((status) => ({ organizationId, status })),
      lock: { mode: 'pessimistic_write' },
    });
  }

  async execute(payment: Payment, now: Date): Promise<{ subscription: Subscription; period: SubscriptionPeriod }> {
    const { manager } = this.database;
    const { organizationId, planId, tier, interval, currency, priceVersion } = payment;
    const known = await this.runningOf(organizationId);
    const { periodStart, periodEnd } = await this.timesOf(payment, known, now);
    const subscription =
      known ??
      manager.create(Subscription, {
        ...{ organizationId, planId, tier, interval, currency, priceVersion, periodStart, periodEnd },
        status: SubscriptionStatus.Active,
        paymentId: payment.id,
      });
    if (!known) await manager.save(subscription);
    const period = manager.create(SubscriptionPeriod, {
      ...{ planId, tier, interval, priceVersion, periodStart, periodEnd },
      paymentId: payment.id,
      subscriptionId: subscription.id,
    });
    await manager.insert(SubscriptionPeriod, period);
    if (periodStart <= now) await this.begin(subscription, period, currency);
    else if (planId !== subscription.planId)
      await manager.update(Subscription, subscription.id, { nextPlanId: planId });
    return { subscription, period };
  }

  /** Lets a paid period be the one that runs: plan, tier and dates. */
  async begin(subscription: Subscription, period: SubscriptionPeriod, currency = subscription.currency): Promise<void> {
    subscription.take(period, currency);
    await this.database.manager.save(subscription);
    await this.membership.setTier(subscription.organizationId, period.tier);
  }

  private async timesOf(payment: Payment, known: Subscription | null, now: Date) {
    const months = payment.interval === BillingInterval.Yearly ? 12 : 1;
    const follows = known && (payment.purpose === PaymentPurpose.Renew || payment.appliesAt === 'period-end');
    if (!follows) return { periodStart: now, periodEnd: addMonths(now, months) };
    const before = await this.database.queryOne<Chain>(chain, [known.id]);
    const periodStart = before?.paidUntil ?? known.periodEnd;
    const continues = before?.first && payment.purpose === PaymentPurpose.Renew && payment.interval === known.interval;
    const periodEnd = continues
      ? addMonths(before.first as Date, months * (before.number + 1))
      : addMonths(periodStart, months);
    // Paid so late that it would be over already: the time counts from now.
    return periodEnd <= now ? { periodStart: now, periodEnd: addMonths(now, months) } : { periodStart, periodEnd };
  }
}
