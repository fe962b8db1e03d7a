import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { canActFor } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import { organizationSuspended } from '../../../platform/http/problems';
import type { Viewer } from '../../../platform/http/viewer';
import { Mail } from '../../../platform/mail/mail';
import { BillingApi } from '../../billing';
import { MembershipApi } from '../../membership';
import { Blindness } from '../evaluation/blindness';
import { SolutionStatus } from '../innovation.enums';
import { alreadyInvited, alreadyProposed, invitingBlind, organizationRequired } from '../innovation.errors';
import { ProposalInvited } from '../innovation.events';
import { Problem } from '../problems/problem.entity';
import { proposalInvited } from '../proposals/proposal.mails';
import { Solution } from '../solutions/solution.entity';
import type { InviteToProposeDto } from './invitations.dto';
import { invitationDays } from './invitations.queries';

const insert = {
  name: 'proposal-invitations-insert',
  text: `insert into innovation.proposal_invitations (problem_id, solution_id, organization_id, invited_organization_id, note)
    values ($1, $2, $3, $4, $5)
    on conflict (problem_id, invited_organization_id) do nothing returning id`,
};
const standing = {
  name: 'proposal-invitations-proposed',
  text: `select from innovation.solution_proposals where problem_id = $1 and solution_id = $2 and status <> 'withdrawn'`,
};

/** The owner of a problem asks the organization of a solution to propose it. */
@Injectable()
export class InviteToPropose {
  constructor(
    private readonly audit: Audit,
    private readonly billing: BillingApi,
    private readonly blindness: Blindness,
    private readonly config: Config,
    private readonly database: Database,
    private readonly events: Events,
    private readonly mail: Mail,
    private readonly membership: MembershipApi,
  ) {}

  /**
   * Answers the invitation's id; throws `not_found`, also for a solution of the problem's own organization,
   * `organization_required`, `problem_not_open`, `inviting_blind`, `already_proposed`, `already_invited`,
   * `subscription_read_only`, or `organization_suspended` where the invited one is.
   */
  async execute(viewer: Viewer, problemId: string, { solutionId, note }: InviteToProposeDto): Promise<string> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const problem = await manager.findOne(Problem, { where: { id: problemId }, lock: { mode: 'pessimistic_read' } });
      if (!problem?.isSeenBy(viewer)) throw notFound('problem');
      if (!canActFor(viewer, problem.organizationId)) throw organizationRequired();
      const solution = await manager.findOneBy(Solution, { id: solutionId });
      if (!solution || !isOffered(solution, problem)) throw notFound('solution of another organization');
      problem.takeProposal();
      // Of whatever solution: that one was proposed already would tell whose a proposal is.
      if ((await this.blindness.atProblems(viewer, [problemId])).size > 0) throw invitingBlind();
      if (await this.database.queryOne(standing, [problemId, solutionId])) throw alreadyProposed();
      const { organizationId } = problem;
      await this.billing.requireWritable(organizationId);

      const invitedOrganizationId = solution.organizationId;
      const labels = await this.membership.describeOrganizations([invitedOrganizationId]);
      if (labels.get(invitedOrganizationId)?.isSuspended) throw organizationSuspended();
      const given = [problemId, solutionId, organizationId, invitedOrganizationId, note || null];
      const row = await this.database.queryOne<{ id: string }>(insert, given);
      if (!row) throw alreadyInvited();
      await this.tellInvited(row.id, problem, solution, note || null);
      await this.events.publish(new ProposalInvited(row.id, problemId, solutionId, invitedOrganizationId));
      await this.audit.record(viewer, 'proposal.invited', `problem:${problemId}`, {
        invitationId: row.id,
        solutionId,
        invitedOrganizationId,
      });
      return row.id;
    });
  }

  private async tellInvited(id: string, problem: Problem, solution: Solution, note: string | null): Promise<void> {
    const labels = await this.membership.describeOrganizations([problem.organizationId]);
    const people = await this.membership.decisionMakersOf(solution.organizationId);
    await this.mail.queueEach(
      proposalInvited,
      people.map((person) => ({
        to: person,
        values: {
          firstName: person.firstName,
          problemTitle: problem.title,
          solutionTitle: solution.title,
          organizationName: labels.get(problem.organizationId)?.name as string,
          note,
          days: invitationDays,
          link: `${this.config.appUrl}/problems/${problem.id}`,
        },
        about: `invitation:${id}`,
      })),
    );
  }
}

const isOffered = (solution: Solution, problem: Problem) =>
  solution.status !== SolutionStatus.Draft && solution.organizationId !== problem.organizationId;
