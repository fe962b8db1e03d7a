import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { belongsTo, canActFor } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { ProposalStatus } from '../innovation.enums';
import { organizationRequired, proposalDecided, reviewerRequired } from '../innovation.errors';
import { Problem } from '../problems/problem.entity';
import { SolutionProposal } from '../proposals/solution-proposal.entity';
import { Evaluation } from './evaluation.entity';
import { Reviewer } from './reviewer.entity';

/** Finds a proposal for one of its reviewers, in the surrounding transaction. */
@Injectable()
export class OwnReview {
  constructor(private readonly database: Database) {}

  /**
   * With locks that several reviewers share, and that who decides, amends, or changes rubric or reviewers waits for. Throws `not_found`
   * to all but the two organizations, `organization_required`, `reviewer_required` or `proposal_decided`.
   */
  async locked(viewer: Viewer, proposalId: string): Promise<{ proposal: SolutionProposal; evaluation: Evaluation }> {
    const { manager } = this.database;
    const lock = { mode: 'pessimistic_read' } as const;
    // The problem first, as whoever decides does.
    const to = await manager.findOne(SolutionProposal, {
      where: { id: proposalId },
      select: { id: true, problemId: true },
    });
    const problem = to && (await manager.findOne(Problem, { where: { id: to.problemId }, lock }));
    const proposal = problem && (await manager.findOne(SolutionProposal, { where: { id: proposalId }, lock }));
    if (!proposal) throw notFound('proposal');
    const { organizationId, id: problemId } = problem;
    if (!belongsTo(viewer, organizationId) && !belongsTo(viewer, proposal.organizationId)) throw notFound('proposal');
    if (!canActFor(viewer, organizationId)) throw organizationRequired();
    const evaluation = await manager.findOneBy(Evaluation, { problemId });
    if (!evaluation || !(await manager.existsBy(Reviewer, { problemId, personId: viewer.id })))
      throw reviewerRequired();
    if (proposal.status !== ProposalStatus.Pending) throw proposalDecided(proposal.status);
    return { proposal, evaluation };
  }
}
