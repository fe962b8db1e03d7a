import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import type { Viewer } from '../../../platform/http/viewer';
import { BillingApi } from '../../billing';
import { ChangeKind, SolutionStatus } from '../innovation.enums';
import { SolutionEdited } from '../innovation.events';
import { Timeline } from '../timeline/timeline';
import { OwnSolution } from './own-solution';
import type { EditSolutionDto } from './solution-requests.dto';
import { SolutionsQueries } from './solutions.queries';

/** Writes a solution anew, on what its editor has read of it. */
@Injectable()
export class EditSolution {
  constructor(
    private readonly audit: Audit,
    private readonly billing: BillingApi,
    private readonly database: Database,
    private readonly events: Events,
    private readonly ownSolution: OwnSolution,
    private readonly solutions: SolutionsQueries,
    private readonly timeline: Timeline,
  ) {}

  /** Throws `not_found`, `organization_required`, `edited_meanwhile` or `subscription_read_only`. What changes nothing leaves nothing. */
  async execute(viewer: Viewer, id: string, { revision, ...form }: EditSolutionDto): Promise<void> {
    await this.database.transaction(async () => {
      const solution = await this.ownSolution.locked(viewer, id);
      const { organizationId } = solution;
      const content = {
        title: form.title,
        description: form.description,
        category: form.category ?? null,
        technologyType: form.technologyType ?? null,
        readinessLevel: form.readinessLevel ?? 1,
        tags: form.tags ?? [],
      };
      const fields = solution.edit(content, revision);
      if (fields.length === 0) return;
      await this.billing.requireWritable(organizationId);
      await this.database.manager.save(solution);
      await this.audit.record(viewer, 'solution.edited', `solution:${id}`, { organizationId, fields });
      await this.solutions.memory.changed(organizationId);
      if (solution.status === SolutionStatus.Draft) return;
      await this.timeline.record({ solutionId: id, kind: ChangeKind.Edited, fields, personId: viewer.id });
      await this.events.publish(new SolutionEdited(id, organizationId, fields));
    });
  }
}
