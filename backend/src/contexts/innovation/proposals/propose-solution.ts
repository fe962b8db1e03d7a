import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { dayOf } from '../../../platform/clock/calendar';
import { Clock } from '../../../platform/clock/clock';
import { day } from '../../../platform/clock/durations';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { belongsTo, canActFor } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import { organizationSuspended } from '../../../platform/http/problems';
import type { Viewer } from '../../../platform/http/viewer';
import { BillingApi, EntitlementFeature } from '../../billing';
import { MembershipApi } from '../../membership';
import { answerDueOn, nextReminder } from '../answers/answer-due';
import { SolutionStatus } from '../innovation.enums';
import { alreadyProposed, organizationRequired } from '../innovation.errors';
import { SolutionProposed } from '../innovation.events';
import { Problem } from '../problems/problem.entity';
import { PublishSolution } from '../solutions/publish-solution';
import { Solution } from '../solutions/solution.entity';
import { ProposalMail } from './proposal-mail';
import type { ProposeSolutionDto } from './proposals.dto';
import { SolutionProposal } from './solution-proposal.entity';

const insert = {
  name: 'proposals-insert',
  text: `insert into innovation.solution_proposals (problem_id, solution_id, organization_id, note, author_id, answer_due_on, remind_on)
    values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (problem_id, solution_id) where status in ('pending', 'accepted') do nothing returning id`,
};

/** Whoever withdraws and proposes again has been announced already. */
const proposedToday = {
  name: 'proposals-proposed-today',
  text: `select from innovation.solution_proposals
    where problem_id = $1 and solution_id = $2 and status = 'withdrawn' and created_at > $3`,
};

/** Offers an organization's solution to the owner of a problem; a draft is published by it. */
@Injectable()
export class ProposeSolution {
  constructor(
    private readonly audit: Audit,
    private readonly billing: BillingApi,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly events: Events,
    private readonly membership: MembershipApi,
    private readonly proposalMail: ProposalMail,
    private readonly publishSolution: PublishSolution,
  ) {}

  /**
   * Answers the proposal's id; throws `not_found`, `organization_required`, `problem_not_open`, `already_proposed`,
   * `organization_suspended`, `entitlement_exceeded` or `subscription_read_only`. An organization may answer its own problem: others then see that, and how, it was solved.
   */
  async execute(viewer: Viewer, { problemId, solutionId, note }: ProposeSolutionDto): Promise<string> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const problem = await manager.findOne(Problem, { where: { id: problemId }, lock: { mode: 'pessimistic_read' } });
      if (!problem?.isSeenBy(viewer)) throw notFound('problem');
      const solution = await manager.findOne(Solution, {
        where: { id: solutionId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!solution || !belongsTo(viewer, solution.organizationId)) throw notFound('solution');
      if (!canActFor(viewer, solution.organizationId)) throw organizationRequired();
      problem.takeProposal();
      await this.demandReachable(problem.organizationId);
      const { organizationId } = solution;
      await this.billing.require(organizationId, EntitlementFeature.ProposeSolutions);

      const row = await this.database.queryOne<{ id: string }>(insert, [
        problemId,
        solutionId,
        organizationId,
        note || null,
        viewer.id,
        ...this.promised(problem, organizationId),
      ]);
      if (!row) throw alreadyProposed();
      if (solution.status === SolutionStatus.Draft) await this.publishSolution.execute(viewer, solutionId);
      const proposal = await manager.findOneByOrFail(SolutionProposal, { id: row.id });
      if (!(await this.database.queryOne(proposedToday, [problemId, solutionId, this.clock.in(-day)])))
        await this.proposalMail.tellOwner(proposal, problem, solution);
      await this.events.publish(new SolutionProposed(row.id, problemId, solutionId, organizationId));
      await this.audit.record(viewer, 'solution.proposed', `proposal:${row.id}`, { problemId, solutionId });
      return row.id;
    });
  }

  private async demandReachable(organizationId: string): Promise<void> {
    const labels = await this.membership.describeOrganizations([organizationId]);
    if (labels.get(organizationId)?.isSuspended) throw organizationSuspended();
  }

  /** By when it is answered, and when that is called to mind first. Nobody promises themselves an answer. */
  private promised({ decideBy, organizationId }: Problem, proposer: string): [string | null, string | null] {
    if (organizationId === proposer || decideBy === null) return [null, null];
    const today = dayOf(this.clock.now());
    const dueOn = answerDueOn(decideBy, today);
    return [dueOn, nextReminder(dueOn, today)];
  }
}
