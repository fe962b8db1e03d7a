import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { belongsTo } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { Problem } from '../problems/problem.entity';
import { Solution } from '../solutions/solution.entity';
import { ProposalMail } from './proposal-mail';
import { RecordDecision } from './record-decision';
import { type Decision, type Feedback, SolutionProposal } from './solution-proposal.entity';

/** The problem's owner accepts or declines a proposal, and says what helps the proposer. */
@Injectable()
export class DecideProposal {
  constructor(
    private readonly database: Database,
    private readonly proposalMail: ProposalMail,
    private readonly record: RecordDecision,
  ) {}

  /** Throws `not_found` to all but the two organizations, `organization_required`, `lead_required`, `proposal_decided` or `proposal_amended`. */
  async execute(viewer: Viewer, id: string, decision: Decision, feedback: Feedback): Promise<void> {
    await this.database.transaction(async () => {
      const { manager } = this.database;
      const lock = { mode: 'pessimistic_write' } as const;
      // The problem first, as whoever changes its status does.
      const to = await manager.findOne(SolutionProposal, { where: { id }, select: { id: true, problemId: true } });
      const problem = to && (await manager.findOne(Problem, { where: { id: to.problemId }, lock }));
      const proposal = problem && (await manager.findOne(SolutionProposal, { where: { id }, lock }));
      if (!proposal) throw notFound('proposal');
      if (!belongsTo(viewer, problem.organizationId) && !belongsTo(viewer, proposal.organizationId))
        throw notFound('proposal');
      await this.record.requireDecider(viewer, problem);
      await this.record.execute(viewer, problem, proposal, decision, feedback);
      const solution = await manager.findOneByOrFail(Solution, { id: proposal.solutionId });
      await this.proposalMail.tellProposers(problem, [{ proposal, solution }]);
    });
  }
}
