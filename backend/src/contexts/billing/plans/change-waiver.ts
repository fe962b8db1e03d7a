import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { MembershipTier } from '../../membership';
import { PlanWaiverChanged } from '../billing.events';
import { Plan } from './plan.entity';

/** A super admin ends that a plan is free to join although it has a price, or lets it be free. */
@Injectable()
export class ChangeWaiver {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly events: Events,
  ) {}

  /** Who is on the plan stays on it. Throws `not_found`, also for a plan that is paid: only the free tier has nothing to lose. */
  async execute(admin: Viewer, planId: string, waived: boolean, reason: string): Promise<void> {
    await this.database.transaction(async () => {
      const { manager } = this.database;
      const plan = await manager.findOne(Plan, { where: { id: planId }, lock: { mode: 'pessimistic_write' } });
      if (plan?.tier !== MembershipTier.Free) throw notFound('plan');
      if (plan.waived === waived) return;
      await manager.update(Plan, planId, { waived });
      await this.events.publish(new PlanWaiverChanged(planId, waived));
      await this.audit.record(admin, 'plan.waiver-changed', `plan:${planId}`, {
        reason,
        before: { waived: plan.waived },
        after: { waived },
      });
    });
  }
}
