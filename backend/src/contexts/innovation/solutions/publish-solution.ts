import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import type { Viewer } from '../../../platform/http/viewer';
import { BillingApi } from '../../billing';
import { ChangeKind } from '../innovation.enums';
import { SolutionPublished } from '../innovation.events';
import { Timeline } from '../timeline/timeline';
import { OwnSolution } from './own-solution';
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
    private readonly ownSolution: OwnSolution,
    private readonly solutions: SolutionsQueries,
    private readonly timeline: Timeline,
  ) {}

  /** Throws `not_found`, `organization_required`, `solution_not_draft` or `subscription_read_only`. */
  async execute(viewer: Viewer, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const solution = await this.ownSolution.locked(viewer, id);
      const before = { status: solution.status };
      solution.publish(this.clock.now());
      await this.billing.requireWritable(solution.organizationId);
      await this.database.manager.save(solution);
      await this.timeline.record({ solutionId: id, kind: ChangeKind.Submitted, personId: viewer.id });
      await this.events.publish(new SolutionPublished(id, solution.organizationId));
      await this.audit.record(viewer, 'solution.published', `solution:${id}`, {
        before,
        after: { status: solution.status },
      });
      await this.solutions.memory.changed(solution.organizationId);
    });
  }
}
