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

/**
 * The periods that follow one another without a gap or a change: from the first of them the ends of all are counted. What
 * another plan cut short is before the change, whatever its end says.
 */
const chain = {
  name: 'subscription-periods-chain',
  text: `with links as (
      select s.period_start, s.period_end, s.interval, p.purpose <> 'renew'
          or lag(s.interval) over follow is distinct from s.interval
          or lag(s.period_end) over follow is distinct from s.period_start as "starts"
      from billing.subscription_periods s join billing.payments p on p.id = s.payment_id
      where s.subscription_id = $1 window follow as (order by s.period_start, s.period_end)),
    last_start as (select max(period_start) as start from links where "starts")
    select min(l.period_start) as first, count(*)::int as number, max(l.period_end) as "paidUntil",
      (array_agg(l.interval))[1]::text as interval
    from links l, last_start where l.period_start >= last_start.start`,
};

const unbegun = {
  name: 'subscription-periods-unbegun',
  text: `delete from billing.subscription_periods where payment_id = $1 and period_start > $2
    returning subscription_id as "subscriptionId", plan_id as "planId"`,
};
const planAnew = {
  name: 'subscriptions-plan-anew',
  text: `update billing.subscriptions set next_look_at = null, next_plan_id = nullif(next_plan_id, $2),
      next_price_version = case when next_plan_id <> $2 then next_price_version end where id = $1`,
};
const ahead = {
  name: 'subscription-periods-ahead',
  text: 'select payment_id as "paymentId" from billing.subscription_periods where subscription_id = $1 and period_start > $2',
};

interface Chain {
  first: string | null;
  number: number;
  paidUntil: string | null;
  interval: BillingInterval | null;
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
      (await this.database.insert(Subscription, {
        ...{ organizationId, planId, tier, interval, currency, priceVersion, periodStart, periodEnd },
        status: SubscriptionStatus.Active,
        paymentId: payment.id,
      }));
    const period = await this.database.insert(SubscriptionPeriod, {
      ...{ planId, tier, interval, priceVersion, periodStart, periodEnd },
      paymentId: payment.id,
      subscriptionId: subscription.id,
    });
    if (periodStart <= now) await this.begin(subscription, period, currency);
    else if (planId !== subscription.planId)
      await manager.update(Subscription, subscription.id, { nextPlanId: planId, nextPriceVersion: priceVersion });
    return { subscription, period };
  }

  /** Lets a paid period be the one that runs: plan, tier and dates. */
  async begin(subscription: Subscription, period: SubscriptionPeriod, currency = subscription.currency): Promise<void> {
    subscription.take(period, currency);
    await this.database.manager.save(subscription);
    await this.membership.setTier(subscription.organizationId, period.tier);
  }

  /** Takes away time that was paid ahead and has not begun; answers whether it was such. Its invoice still says when it was. */
  async takeBack(paymentId: string, now: Date): Promise<boolean> {
    const period = await this.database.queryOne<{ subscriptionId: string; planId: string }>(unbegun, [paymentId, now]);
    if (!period) return false;
    await this.database.run(planAnew, [period.subscriptionId, period.planId]);
    return true;
  }

  /** The payments for time of a subscription that has not begun. */
  async paidAhead(subscriptionId: string, now: Date): Promise<string[]> {
    const rows = await this.database.query<{ paymentId: string }>(ahead, [subscriptionId, now]);
    return rows.map(({ paymentId }) => paymentId);
  }

  private async timesOf(payment: Payment, known: Subscription | null, now: Date) {
    const months = payment.interval === BillingInterval.Yearly ? 12 : 1;
    const follows = known && (payment.purpose === PaymentPurpose.Renew || payment.appliesAt === 'period-end');
    if (!follows) return { periodStart: now, periodEnd: addMonths(now, months) };
    const before = await this.database.queryOne<Chain>(chain, [known.id]);
    const periodStart = before?.paidUntil ? new Date(before.paidUntil) : known.periodEnd;
    const continues = before?.first && payment.purpose === PaymentPurpose.Renew && payment.interval === before.interval;
    const periodEnd = continues
      ? addMonths(new Date(before.first as string), months * (before.number + 1))
      : addMonths(periodStart, months);
    // Paid so late that it would be over already: the time counts from now.
    return periodEnd <= now ? { periodStart: now, periodEnd: addMonths(now, months) } : { periodStart, periodEnd };
  }
}
