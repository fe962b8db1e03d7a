import { Injectable } from '@nestjs/common';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { changeNeedsPayment, planNotSold, subscriptionUnpaid } from '../billing.errors';
import { PricesQueries } from '../prices/prices.queries';
import { composeQuote } from '../quotes/compose-quote';
import { RunningPeriods } from '../quotes/running-periods';
import { ChangeSubscription } from './change-subscription';
import { LifecycleMails } from './lifecycle/lifecycle-mails';
import type { Subscription } from './subscription.entity';

/** A decision maker chooses the plan that a subscription goes on with when what is paid is over. Nothing is paid now. */
@Injectable()
export class ChooseNextPlan {
  constructor(
    private readonly change: ChangeSubscription,
    private readonly mails: LifecycleMails,
    private readonly periods: RunningPeriods,
    private readonly prices: PricesQueries,
  ) {}

  /**
   * The plan that runs undoes the choice of another one. Throws `no_subscription`, `not_found` for an unknown plan,
   * `plan_not_sold`, `subscription_unpaid`, and `change_needs_payment` for a higher plan.
   */
  async execute(viewer: Viewer, organizationId: string, planId?: string): Promise<void> {
    await this.change.execute(viewer, organizationId, async (subscription, now) => {
      if (subscription.status !== 'active') throw subscriptionUnpaid();
      if (planId === undefined || planId === subscription.planId) {
        if (!subscription.nextPlanId) return undefined;
        subscription.goOn();
        return 'plan-chosen';
      }
      const version = await this.expectLater(subscription, planId, now);
      if (subscription.nextPlanId === planId) return undefined;
      subscription.changeAtPeriodEnd(planId, version);
      await this.mails.nextPlanChosen(subscription);
      return 'plan-chosen';
    });
  }

  /** Answers by which version of the price book it is chosen. */
  private async expectLater(subscription: Subscription, planId: string, now: Date): Promise<number> {
    const { currency } = subscription;
    const price = await this.prices.inForce(planId, currency);
    if (!price) throw notFound('plan');
    if (price.waived || !price.isActive) throw planNotSold();
    const running = await this.periods.of(subscription);
    const { appliesAt } = composeQuote(price, await this.prices.taxInForce(currency), running, now);
    if (appliesAt === 'payment') throw changeNeedsPayment();
    return price.version;
  }
}
