import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import type { Viewer } from '../../../platform/http/viewer';
import { type Acting, personOf } from '../acting';
import { ChangeKind, ProposalStatus, SolutionStatus } from '../innovation.enums';
import { solutionAccepted } from '../innovation.errors';
import { SolutionWithdrawn } from '../innovation.events';
import { SolutionProposal } from '../proposals/solution-proposal.entity';
import { Timeline } from '../timeline/timeline';
import { OwnSolution } from './own-solution';
import { Solution } from './solution.entity';
import { SolutionsQueries } from './solutions.queries';

/** Takes a published solution back, and what it was proposed to and nobody has decided. */
@Injectable()
export class WithdrawSolution {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly events: Events,
    private readonly ownSolution: OwnSolution,
    private readonly solutions: SolutionsQueries,
    private readonly timeline: Timeline,
  ) {}

  /**
   * Throws `not_found`, `organization_required`, `status_not_allowed` for what is tested or deployed, and `solution_accepted`: who has
   * accepted it goes on seeing it.
   */
  async execute(viewer: Viewer, id: string, reason: string): Promise<void> {
    await this.database.transaction(async () => {
      const solution = await this.ownSolution.locked(viewer, id);
      await this.takeBack(viewer, solution, reason);
    });
  }

  /** One that nobody has accepted, of an organization that is not there any more. */
  async forgo(id: string, reason: string): Promise<void> {
    await this.database.transaction(async () => {
      const where = { id, status: SolutionStatus.Published };
      const lock = { mode: 'pessimistic_write' } as const;
      const solution = await this.database.manager.findOne(Solution, { where, lock });
      const accepted = { solutionId: id, status: ProposalStatus.Accepted };
      if (!solution || (await this.database.manager.existsBy(SolutionProposal, accepted))) return;
      await this.takeBack('system', solution, reason);
    });
  }

  private async takeBack(actor: Acting, solution: Solution, reason: string): Promise<void> {
    const { id } = solution;
    const { manager } = this.database;
    const before = { status: solution.status };
    solution.withdraw();
    const { Pending, Accepted } = ProposalStatus;
    // Together: one that is accepted while this waits for it is still among them.
    const standing = await manager.find(SolutionProposal, {
      where: { solutionId: id, status: In([Pending, Accepted]) },
      order: { id: 'asc' },
      lock: { mode: 'pessimistic_write' },
    });
    if (standing.some(({ status }) => status === Accepted)) throw solutionAccepted();
    for (const proposal of standing) {
      proposal.withdraw(this.clock.now());
      await this.audit.record(actor, 'proposal.withdrawn', `proposal:${proposal.id}`, {
        before: { status: Pending },
        after: { status: proposal.status },
      });
    }
    await manager.save(standing);
    await manager.save(solution);
    const after = { status: solution.status };
    await this.timeline.record({
      solutionId: id,
      kind: ChangeKind.StatusChanged,
      fromStatus: before.status,
      toStatus: after.status,
      reason,
      personId: personOf(actor),
    });
    await this.events.publish(new SolutionWithdrawn(id, solution.organizationId));
    await this.audit.record(actor, 'solution.withdrawn', `solution:${id}`, { before, after, reason });
    await this.solutions.memory.changed(solution.organizationId);
  }
}
