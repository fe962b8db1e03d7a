import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { canActFor } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import { Evaluation } from '../evaluation/evaluation.entity';
import { mayDecide } from '../evaluation/panel';
import { Reviewer } from '../evaluation/reviewer.entity';
import { ChangeKind, type ProblemStatus, ProposalStatus } from '../innovation.enums';
import { leadRequired, organizationRequired } from '../innovation.errors';
import { ProblemStatusChanged, ProposalDecided } from '../innovation.events';
import type { Problem } from '../problems/problem.entity';
import { ProblemsQueries } from '../problems/problems.queries';
import { Timeline } from '../timeline/timeline';
import { type Decision, type Feedback, SolutionProposal } from './solution-proposal.entity';

/** What follows from a decision about a proposal, with the surrounding transaction, which has locked the problem before the proposal. */
@Injectable()
export class RecordDecision {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly events: Events,
    private readonly problems: ProblemsQueries,
    private readonly timeline: Timeline,
  ) {}

  /** Throws `organization_required` or, where the problem has reviewers whom others lead, `lead_required`. */
  async requireDecider(viewer: Viewer, { id: problemId, organizationId }: Problem): Promise<void> {
    if (!canActFor(viewer, organizationId)) throw organizationRequired();
    const { manager } = this.database;
    const hasReviewers = await manager.existsBy(Reviewer, { problemId });
    const leadId = hasReviewers ? ((await manager.findOneBy(Evaluation, { problemId }))?.leadId ?? null) : null;
    if (!mayDecide(viewer, { organizationId, leadId, hasReviewers })) throw leadRequired('decides');
  }

  /** Throws `proposal_decided` or `proposal_amended`. The first acceptance takes the problem in progress. */
  async execute(
    viewer: Viewer,
    problem: Problem,
    proposal: SolutionProposal,
    decision: Decision,
    feedback: Feedback,
  ): Promise<void> {
    const { manager } = this.database;
    const before = { status: proposal.status, problemStatus: problem.status };
    proposal.decide(decision, feedback, this.clock.now());
    await manager.save(proposal);
    if (decision === ProposalStatus.Accepted) {
      problem.begin();
      await manager.save(problem);
      if (problem.status !== before.problemStatus) await this.tellBegun(viewer, problem, before.problemStatus);
      await this.problems.memory.changed(problem.organizationId);
    }
    await this.events.publish(new ProposalDecided(proposal.id, problem.id, proposal.solutionId, decision));
    await this.audit.record(viewer, `proposal.${decision}`, `proposal:${proposal.id}`, {
      before,
      after: { status: proposal.status, problemStatus: problem.status },
    });
  }

  private async tellBegun(viewer: Viewer, { id, organizationId, status }: Problem, from: ProblemStatus): Promise<void> {
    const moved = { kind: ChangeKind.StatusChanged, fromStatus: from, toStatus: status, personId: viewer.id };
    await this.timeline.record({ problemId: id, ...moved });
    await this.events.publish(new ProblemStatusChanged(id, organizationId, from, status));
  }
}
