import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Audit } from '../../../platform/audit/audit';
import { dayOf } from '../../../platform/clock/calendar';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import type { Viewer } from '../../../platform/http/viewer';
import { BillingApi } from '../../billing';
import { type Acting, personOf } from '../acting';
import { RequireAnswers } from '../answers/require-answers';
import { ChangeKind, ProblemStatus, ProposalStatus } from '../innovation.enums';
import { problemNotDraft, proposalsPending } from '../innovation.errors';
import { ProblemStatusChanged, ProposalDecided } from '../innovation.events';
import { ProposalMail } from '../proposals/proposal-mail';
import { RecordDecision } from '../proposals/record-decision';
import { SolutionProposal } from '../proposals/solution-proposal.entity';
import { TellAccepted } from '../proposals/tell-accepted';
import { Solution } from '../solutions/solution.entity';
import { Timeline } from '../timeline/timeline';
import { OwnProblem } from './own-problem';
import { nextStatuses, Problem } from './problem.entity';
import { ProblemsQueries } from './problems.queries';

const decline = {
  name: 'proposals-decline-all',
  text: `update innovation.solution_proposals
    set status = 'declined', feedback = $2, strengths = '{}', improvements = '{}', decided_at = $3 where id = any($1)`,
};

type Wanted = Exclude<ProblemStatus, ProblemStatus.Draft | ProblemStatus.InProgress>;

/** Its organization closes, solves, withdraws or reopens a problem, and says why. */
@Injectable()
export class ChangeProblemStatus {
  constructor(
    private readonly audit: Audit,
    private readonly billing: BillingApi,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly events: Events,
    private readonly ownProblem: OwnProblem,
    private readonly problems: ProblemsQueries,
    private readonly proposalMail: ProposalMail,
    private readonly recordDecision: RecordDecision,
    private readonly requireAnswers: RequireAnswers,
    private readonly tellAccepted: TellAccepted,
    private readonly timeline: Timeline,
  ) {}

  /**
   * Throws `not_found`, `organization_required`, `status_not_allowed`, `subscription_read_only` or `decisions_overdue` when it is reopened, and
   * `proposals_pending` where a proposal would be left without an answer. What is withdrawn answers them by itself: for that
   * nobody waits, but who decides about proposals alone does that: `lead_required` to others.
   */
  async execute(viewer: Viewer, id: string, status: Wanted, reason: string): Promise<void> {
    await this.database.transaction(async () => {
      const problem = await this.ownProblem.locked(viewer, id);
      const { status: from, decideBy } = problem;
      if (from === ProblemStatus.Draft) throw problemNotDraft(from);
      if (status === ProblemStatus.Open) await this.reopen(problem);
      else {
        problem.moveTo(status);
        await this.answerPending(viewer, problem, reason);
        await this.tellAccepted.execute(problem, reason);
      }
      await this.leave(viewer, problem, from, reason);
      if (problem.decideBy !== decideBy) await this.timeline.recordDecideBy(problem, decideBy, viewer);
    });
  }

  /** Closes what its organization has left behind, and declines what waits there. */
  async closeForgone(id: string, reason: string): Promise<void> {
    await this.database.transaction(async () => {
      const lock = { mode: 'pessimistic_write' } as const;
      const problem = await this.database.manager.findOne(Problem, { where: { id }, lock });
      if (!problem || !nextStatuses[problem.status].includes(ProblemStatus.Closed)) return;
      const { status: from } = problem;
      problem.moveTo(ProblemStatus.Closed);
      await this.decline('system', problem, await this.pendingOf(problem), reason);
      await this.tellAccepted.execute(problem, reason);
      await this.leave('system', problem, from, reason);
    });
  }

  /** What every change of status leaves behind. */
  private async leave(actor: Acting, problem: Problem, from: ProblemStatus, reason: string): Promise<void> {
    const { id: problemId, organizationId, status } = problem;
    await this.database.manager.save(problem);
    const change = { kind: ChangeKind.StatusChanged, fromStatus: from, toStatus: status, reason };
    await this.timeline.record({ problemId, ...change, personId: personOf(actor) });
    await this.events.publish(new ProblemStatusChanged(problemId, organizationId, from, status));
    const facts = { before: { status: from }, after: { status }, reason };
    await this.audit.record(actor, 'problem.status-changed', `problem:${problemId}`, facts);
    await this.problems.memory.changed(organizationId);
  }

  private async reopen(problem: Problem): Promise<void> {
    problem.reopen(dayOf(this.clock.now()));
    await this.billing.requireWritable(problem.organizationId);
    await this.requireAnswers.execute(problem.organizationId);
  }

  private async answerPending(viewer: Viewer, problem: Problem, reason: string): Promise<void> {
    const pending = await this.pendingOf(problem);
    if (pending.length > 0 && problem.status !== ProblemStatus.Withdrawn) throw proposalsPending(pending.length);
    if (pending.length === 0) return;
    await this.recordDecision.requireDecider(viewer, problem);
    await this.decline(viewer, problem, pending, `The problem was withdrawn: ${reason}`);
  }

  private async pendingOf({ id: problemId }: Problem): Promise<SolutionProposal[]> {
    return this.database.manager.find(SolutionProposal, {
      where: { problemId, status: ProposalStatus.Pending },
      order: { id: 'asc' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** There may be a thousand: they are written, and what they are about is read, all at once. */
  private async decline(actor: Acting, problem: Problem, pending: SolutionProposal[], feedback: string) {
    const { manager } = this.database;
    const now = this.clock.now();
    for (const proposal of pending)
      proposal.decide(ProposalStatus.Declined, { feedback, strengths: [], improvements: [] }, now);
    await this.database.run(decline, [pending.map(({ id }) => id), feedback, now]);
    const solutions = await manager.findBy(Solution, { id: In(pending.map(({ solutionId }) => solutionId)) });
    const solutionOf = new Map(solutions.map((solution) => [solution.id, solution]));
    await this.proposalMail.tellProposers(
      problem,
      pending.map((proposal) => ({ proposal, solution: solutionOf.get(proposal.solutionId) as Solution })),
    );
    for (const proposal of pending) {
      const { Declined, Pending } = ProposalStatus;
      await this.events.publish(new ProposalDecided(proposal.id, problem.id, proposal.solutionId, Declined));
      await this.audit.record(actor, 'proposal.declined', `proposal:${proposal.id}`, {
        before: { status: Pending },
        after: { status: Declined },
      });
    }
  }
}
