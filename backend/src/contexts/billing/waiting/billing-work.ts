import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { ledBy } from '../../../platform/http/acting-organization';
import { type WorkItem, WorkItems } from '../../../platform/work-items/work-items';
import { pages } from '../billing.pages';

const unpaid = {
  name: 'billing-work',
  text: `select id, organization_id as "organizationId", past_due_since as since from billing.subscriptions
    where organization_id = any($1) and status in ('past_due', 'grace') and past_due_since is not null
    order by past_due_since limit 50`,
};

/** Renewals that wait to be paid, for the owners and admins of an organization. */
@Injectable()
export class BillingWork implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly work: WorkItems,
  ) {}

  onModuleInit(): void {
    this.work.provide(async (viewer) => {
      const rows = await this.database.query<{ id: string; organizationId: string; since: string }>(unpaid, [
        ledBy(viewer),
      ]);
      return rows.map(({ id, organizationId, since }): WorkItem => {
        const dueOn = since.slice(0, 10);
        return {
          kind: 'pay-renewal',
          id,
          title: 'Pay for the renewal of your plan',
          link: pages.billing(organizationId),
          dueOn,
          since,
        };
      });
    });
  }
}
