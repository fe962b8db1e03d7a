import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { belongsTo, canActFor } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { BillingApi } from '../../billing';
import { SolutionStatus } from '../innovation.enums';
import { organizationRequired } from '../innovation.errors';
import { SolutionPublished } from '../innovation.events';
import { Solution } from './solution.entity';
import { SolutionsQueries } from './solutions.queries';

/** Shows a draft to all members. */
@Injectable()
export class PublishSolution {
  constructor(
    private readonly audit: Audit,
    private readonly billing: BillingApi,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly events: Events,
    private readonly solutions: SolutionsQueries,
  ) {}

  /** Throws `not_found`, `organization_required`, `solution_not_draft` or `subscription_read_only`. */
  async execute(viewer: Viewer, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const { manager } = this.database;
      const solution = await manager.findOne(Solution, { where: { id }, lock: { mode: 'pessimistic_write' } });
      const isOwn = solution && belongsTo(viewer, solution.organizationId);
      if (!solution || (solution.status === SolutionStatus.Draft && !isOwn)) throw notFound('solution');
      if (!canActFor(viewer, solution.organizationId)) throw organizationRequired();
      const before = { status: solution.status };
      solution.publish(this.clock.now());
      await this.billing.requireWritable(solution.organizationId);
      await manager.save(solution);
      await this.events.publish(new SolutionPublished(id, solution.organizationId));
      await this.audit.record(viewer, 'solution.published', `solution:${id}`, {
        before,
        after: { status: solution.status },
      });
      await this.solutions.memory.changed();
    });
  }
}
