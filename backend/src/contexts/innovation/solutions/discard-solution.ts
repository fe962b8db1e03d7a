import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { SolutionStatus } from '../innovation.enums';
import { solutionNotDraft, solutionProposedBefore } from '../innovation.errors';
import { SolutionProposal } from '../proposals/solution-proposal.entity';
import { OwnSolution } from './own-solution';
import { SolutionsQueries } from './solutions.queries';

/** Throws a draft away, for good: one that nobody else has to do with. */
@Injectable()
export class DiscardSolution {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly ownSolution: OwnSolution,
    private readonly solutions: SolutionsQueries,
  ) {}

  /** Throws `not_found`, `organization_required`, `solution_not_draft`, or `solution_proposed` for what was ever proposed. */
  async execute(viewer: Viewer, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const solution = await this.ownSolution.locked(viewer, id);
      if (solution.status !== SolutionStatus.Draft) throw solutionNotDraft(solution.status);
      const { manager } = this.database;
      if (await manager.existsBy(SolutionProposal, { solutionId: id })) throw solutionProposedBefore();
      const { organizationId } = solution;
      await this.audit.record(viewer, 'solution.discarded', `solution:${id}`, { organizationId });
      await manager.remove(solution);
      await this.solutions.memory.changed(organizationId);
    });
  }
}
