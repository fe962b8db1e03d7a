import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Jobs } from '../../../platform/jobs/jobs';
import { lockOrganization } from '../organization-lock';
import { GrantPeriod } from './grant-period';
import { SubscriptionPeriod } from './subscription-period.entity';

/** What was paid ahead, and whose time has come. */
const due = {
  name: 'subscriptions-due',
  text: `select s.organization_id as "organizationId", p.payment_id as "paymentId"
    from billing.subscriptions s join billing.subscription_periods p on p.subscription_id = s.id
    where s.status in ('active', 'past_due', 'grace') and s.period_end <= $1
      and p.period_start <= $1 and p.period_end > $1 and p.payment_id is distinct from s.payment_id
    order by p.period_start, s.id limit 100`,
};

/** Lets the periods begin that were paid ahead. */
@Injectable()
export class BeginPaidPeriodsJob implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly grant: GrantPeriod,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.every('* * * * *', 'begin-paid-periods', () => this.execute());
  }

  async execute(now = this.clock.now()): Promise<void> {
    for (const row of await this.database.query<{ organizationId: string; paymentId: string }>(due, [now]))
      await this.begin(row.organizationId, row.paymentId, now);
  }

  private async begin(organizationId: string, paymentId: string, now: Date): Promise<void> {
    await this.database.transaction(async () => {
      await this.database.run(lockOrganization, [organizationId]);
      const subscription = await this.grant.runningOf(organizationId);
      const period = await this.database.manager.findOneByOrFail(SubscriptionPeriod, { paymentId });
      if (subscription?.id !== period.subscriptionId || subscription.periodEnd > now) return;
      const { cancelAtPeriodEnd, cancelledAt } = subscription;
      await this.grant.begin(subscription, period);
      // It ends with all that is paid, not with the part that was running when somebody said so.
      if (cancelAtPeriodEnd) {
        subscription.cancel(cancelledAt ?? now);
        await this.database.manager.save(subscription);
      }
      await this.audit.record('system', 'subscription.period-begun', `subscription:${subscription.id}`, {
        organizationId,
        paymentId,
        planId: period.planId,
      });
    });
  }
}
