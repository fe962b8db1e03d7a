import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { Jobs } from '../../../platform/jobs/jobs';
import { Mail } from '../../../platform/mail/mail';
import { MembershipApi } from '../../membership';
import { Blindness } from '../evaluation/blindness';
import { InvitationEnded } from '../innovation.events';
import { invitationEnded } from '../proposals/proposal.mails';
import { invitationDays, isAnswered, lapsedBefore } from './invitations.queries';

const ended = `i.id, i.problem_id as "problemId", i.solution_id as "solutionId", i.organization_id as "organizationId",
  i.invited_organization_id as "invitedOrganizationId", q.title as "problemTitle", s.title as "solutionTitle"`;
const waits = `q.id = i.problem_id and q.status = 'open' and s.id = i.solution_id and i.declined_at is null
  and i.lapsed_at is null and not ${isAnswered}`;
const decline = {
  name: 'proposal-invitations-decline',
  text: `update innovation.proposal_invitations i set declined_at = $4, told_at = coalesce(i.told_at, $4)
    from innovation.problems q, innovation.solutions s
    where i.invited_organization_id = $1 and i.problem_id = $2 and i.solution_id = $3 and ${waits}
    returning ${ended}, i.told_at = $4 as "isFirst"`,
};
const reopen = {
  name: 'proposal-invitations-reopen',
  text: `update innovation.proposal_invitations set declined_at = null
    where invited_organization_id = $1 and problem_id = $2 and solution_id = $3 and declined_at is not null`,
};
const lapse = {
  name: 'proposal-invitations-lapse',
  text: `update innovation.proposal_invitations i set lapsed_at = $1 from innovation.problems q, innovation.solutions s
    where i.id in (
        select i.id from innovation.proposal_invitations i, innovation.problems q, innovation.solutions s
        where i.created_at < $2 and i.created_at >= $3 and ${waits} order by i.created_at limit 1 for update of i skip locked)
      and q.id = i.problem_id and s.id = i.solution_id
    returning ${ended}, i.created_at as "createdAt"`,
};

interface Ended {
  id: string;
  problemId: string;
  solutionId: string;
  organizationId: string;
  invitedOrganizationId: string;
  problemTitle: string;
  solutionTitle: string;
}

/** Ends invitations of which nothing comes, and tells who has invited. */
@Injectable()
export class EndInvitations implements OnModuleInit {
  constructor(
    private readonly blindness: Blindness,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly events: Events,
    private readonly jobs: Jobs,
    private readonly mail: Mail,
    private readonly membership: MembershipApi,
  ) {}

  onModuleInit(): void {
    this.jobs.every('37 * * * *', 'lapse-invitations', async () => {
      for (let since = await this.lapse(); since; ) since = await this.lapse(since);
    });
  }

  /**
   * An organization says that its solution does not fit; with the surrounding transaction. Who has invited is told the first time alone:
   * answers whether they are.
   */
  async decline(organizationId: string, problemId: string, solutionId: string): Promise<boolean> {
    const declined = await this.database.queryOne<Ended & { isFirst: boolean }>(decline, [
      organizationId,
      problemId,
      solutionId,
      this.clock.now(),
    ]);
    if (!declined?.isFirst) return false;
    await this.tell(declined, 'declined');
    return true;
  }

  /** It has taken that back, and the invitation waits again. */
  async reopen(organizationId: string, problemId: string, solutionId: string): Promise<void> {
    await this.database.run(reopen, [organizationId, problemId, solutionId]);
  }

  /** Ends the oldest that has waited for thirty days, of those that are from since then; answers from when it is. */
  async lapse(since = '-infinity'): Promise<string | undefined> {
    return this.database.transaction(async () => {
      const now = this.clock.now();
      const lapsed = await this.database.queryOne<Ended & { createdAt: string }>(lapse, [
        now,
        lapsedBefore(now),
        since,
      ]);
      if (lapsed) await this.tell(lapsed, 'lapsed');
      return lapsed?.createdAt;
    });
  }

  private async tell(invitation: Ended, outcome: 'declined' | 'lapsed'): Promise<void> {
    const { id, problemId, solutionId, organizationId, invitedOrganizationId, problemTitle, solutionTitle } =
      invitation;
    const labels = await this.membership.describeOrganizations([invitedOrganizationId]);
    const people = await this.membership.decisionMakersOf(organizationId);
    // Which invitations lapse would tell reviewers which do not, and so who proposes.
    const untold = outcome === 'lapsed' ? await this.blindness.reviewersAmong(people, problemId) : new Set();
    await this.mail.queueEach(
      invitationEnded,
      people
        .filter(({ userId }) => !untold.has(userId))
        .map((person) => ({
          to: person,
          values: {
            firstName: person.firstName,
            problemTitle,
            solutionTitle,
            organizationName: labels.get(invitedOrganizationId)?.name as string,
            declined: outcome === 'declined',
            days: invitationDays,
            link: `${this.config.appUrl}/problems/${problemId}?tab=matches`,
          },
          about: `invitation:${id}`,
        })),
    );
    await this.events.publish(new InvitationEnded(id, problemId, solutionId, outcome));
  }
}
