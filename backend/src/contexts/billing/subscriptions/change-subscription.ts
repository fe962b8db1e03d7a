import { Injectable } from '@nestjs/common';
import { type Actor, Audit, type Facts } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { noSubscription } from '../billing.errors';
import { type SubscriptionChange, SubscriptionChanged } from '../billing.events';
import { lockOrganization } from '../organization-lock';
import { GrantPeriod } from './grant-period';
import type { Subscription } from './subscription.entity';

/** What every change of a subscription has in common: it waits for payments, is saved whole, and is written down. */
@Injectable()
export class ChangeSubscription {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly events: Events,
    private readonly grant: GrantPeriod,
  ) {}

  /**
   * Lets `change` decide about the subscription that runs; it answers nothing where that is as it should be already.
   * Throws `no_subscription`.
   */
  async execute(
    actor: Actor,
    organizationId: string,
    change: (subscription: Subscription, now: Date) => Promise<SubscriptionChange | undefined>,
  ): Promise<void> {
    await this.database.transaction(async () => {
      await this.database.run(lockOrganization, [organizationId]);
      const subscription = await this.grant.runningOf(organizationId);
      if (!subscription) throw noSubscription();
      const before = factsOf(subscription);
      const changed = await change(subscription, this.clock.now());
      if (changed) await this.keep(actor, subscription, changed, { before, after: factsOf(subscription) });
    });
  }

  /** Saves a change that somebody has made within their own transaction, and says so. */
  async keep(actor: Actor, subscription: Subscription, change: SubscriptionChange, facts: Facts = {}): Promise<void> {
    const { id, organizationId } = subscription;
    await this.database.manager.save(subscription);
    await this.events.publish(new SubscriptionChanged(id, organizationId, change));
    await this.audit.record(actor, `subscription.${change}`, `subscription:${id}`, { organizationId, ...facts });
  }
}

const factsOf = ({ planId, status, cancelAtPeriodEnd, nextPlanId }: Subscription) => ({
  planId,
  status,
  cancelAtPeriodEnd,
  nextPlanId,
});
