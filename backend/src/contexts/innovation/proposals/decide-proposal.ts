import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { belongsTo, canActFor } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { ProposalStatus } from '../innovation.enums';
import { organizationRequired } from '../innovation.errors';
import { ProposalDecided } from '../innovation.events';
import { Problem } from '../problems/problem.entity';
import { ProblemsQueries } from '../problems/problems.queries';
import { Solution } from '../solutions/solution.entity';
import { ProposalMail } from './proposal-mail';
import { SolutionProposal } from './solution-proposal.entity';

type Decision = ProposalStatus.Accepted | ProposalStatus.Declined;

/** The problem's owner accepts or declines a proposal. The first acceptance takes the problem in progress. */
@Injectable()
export class DecideProposal {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly events: Events,
    private readonly problems: ProblemsQueries,
    private readonly proposalMail: ProposalMail,
  ) {}

  /** Throws `not_found` to all but the two organizations, `organization_required` or `proposal_decided`. */
  async execute(viewer: Viewer, id: string, decision: Decision, feedback?: string): Promise<void> {
    await this.database.transaction(async () => {
      const { manager } = this.database;
      const proposal = await manager.findOne(SolutionProposal, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!proposal) throw notFound('proposal');
      const problem = await manager.findOneOrFail(Problem, {
        where: { id: proposal.problemId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!belongsTo(viewer, problem.organizationId) && !belongsTo(viewer, proposal.organizationId))
        throw notFound('proposal');
      if (!canActFor(viewer, problem.organizationId)) throw organizationRequired();

      const before = { status: proposal.status, problemStatus: problem.status };
      proposal.end(decision, feedback || null, this.clock.now());
      await manager.save(proposal);
      if (decision === ProposalStatus.Accepted) {
        problem.begin();
        await manager.save(problem);
        await this.problems.memory.changed();
      }
      const solution = await manager.findOneByOrFail(Solution, { id: proposal.solutionId });
      await this.proposalMail.tellProposer(proposal, problem, solution);
      await this.events.publish(new ProposalDecided(id, problem.id, solution.id, decision));
      await this.audit.record(viewer, `proposal.${decision}`, `proposal:${id}`, {
        before,
        after: { status: proposal.status, problemStatus: problem.status },
      });
    });
  }
}
