import { MembershipTier } from '../../membership';
import { BillingInterval, PlanCurrency } from '../plans/plan.enums';
import { type PaidPeriod, Subscription } from './subscription.entity';
import { SubscriptionStatus } from './subscription.enums';

const at = (day: string) => new Date(`${day}T12:00:00Z`);
const now = at('2027-03-10');

/** One whose people cancelled after they had chosen another plan; looked at again on a day of its own. */
function running(changes: Partial<Subscription> = {}): Subscription {
  return Object.assign(new Subscription(), {
    ...{
      planId: 'innovators-annual',
      nextPlanId: 'enablers-annual',
      nextPriceVersion: 2,
      nextLookAt: at('2027-03-24'),
    },
    ...{ status: SubscriptionStatus.Active, cancelAtPeriodEnd: true, cancelledAt: at('2027-03-01') },
    ...changes,
  });
}
const goesOn = { cancelAtPeriodEnd: false, cancelledAt: null };

describe('A subscription', () => {
  it('that takes a paid period is that period, with nothing due and nothing planned', () => {
    const period: PaidPeriod = {
      planId: 'enablers-monthly',
      tier: MembershipTier.EcosystemEnablers,
      interval: BillingInterval.Monthly,
      priceVersion: 3,
      periodStart: now,
      periodEnd: at('2027-04-10'),
      paymentId: 'payment',
    };
    const due = { status: SubscriptionStatus.PastDue, pastDueSince: now, renewalQuoteId: 'quote' };
    const subscription = running(due);
    subscription.take(period, PlanCurrency.Ngn);
    expect(subscription).toEqual({
      ...period,
      ...goesOn,
      currency: PlanCurrency.Ngn,
      status: SubscriptionStatus.Active,
      pastDueSince: null,
      renewalQuoteId: null,
      nextPlanId: null,
      nextPriceVersion: null,
      nextLookAt: null,
    });
  });

  it('that is cancelled ends with its period, and keeps what it was to change to', () => {
    const subscription = running({ ...goesOn });
    subscription.cancel(now);
    expect(subscription).toMatchObject({
      cancelAtPeriodEnd: true,
      cancelledAt: now,
      nextLookAt: null,
      nextPlanId: 'enablers-annual',
    });
  });

  it('that is resumed goes on as was planned', () => {
    const subscription = running();
    subscription.resume();
    expect(subscription).toMatchObject({ ...goesOn, nextLookAt: null, nextPlanId: 'enablers-annual' });
  });

  it('for which another plan is chosen goes on with that one', () => {
    const subscription = running();
    subscription.changeAtPeriodEnd('enterprise-annual', 4);
    const chosen = { nextPlanId: 'enterprise-annual', nextPriceVersion: 4 };
    expect(subscription).toMatchObject({ ...goesOn, ...chosen, nextLookAt: null });
    expect(subscription.planId).toBe('innovators-annual');
  });

  it('that goes on as it is has nothing planned', () => {
    const subscription = running();
    subscription.goOn();
    expect(subscription).toMatchObject({ ...goesOn, nextLookAt: null, nextPlanId: null, nextPriceVersion: null });
  });

  it('whose renewal was not paid is past due since then', () => {
    const subscription = running();
    subscription.fallDue(now);
    expect(subscription).toMatchObject({ status: SubscriptionStatus.PastDue, pastDueSince: now });
  });

  it('that ends says when and why, and has nothing planned', () => {
    const subscription = running();
    subscription.end(now, 'cancelled');
    expect(subscription).toMatchObject({
      ...goesOn,
      status: SubscriptionStatus.Ended,
      endedAt: now,
      endReason: 'cancelled',
      nextPlanId: null,
      nextPriceVersion: null,
      nextLookAt: null,
    });
  });
});
