import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { day } from '../../../platform/clock/durations';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { belongsTo } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { Mail } from '../../../platform/mail/mail';
import { joinRequestedMail } from '../domain.mails';
import { MembershipApi } from '../membership.api';
import { alreadyAsked, alreadyMember, declinedLately } from '../membership.errors';
import { demandUnsuspended, LockTeam } from '../team/lock-team';
import { JoinRequestsQueries } from './join-requests.queries';

/** How long somebody who was declined waits before they ask again. */
const pauseAfterDecline = 21 * day;

const declined = {
  name: 'join-requests-declined',
  text: `select decided_at as "decidedAt" from membership.team_join_requests
    where organization_id = $1 and user_id = $2 and status = 'declined' and decided_at > $3
    order by decided_at desc limit 1`,
};
const insert = {
  name: 'join-requests-insert',
  text: `insert into membership.team_join_requests (organization_id, user_id, note, asked_at) values ($1, $2, $3, $4)
    on conflict do nothing returning id`,
};

/** Asks those who lead an organization, by who has an address at one of its proven domains. */
@Injectable()
export class AskToJoin {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly mail: Mail,
    private readonly membership: MembershipApi,
    private readonly requests: JoinRequestsQueries,
    private readonly team: LockTeam,
  ) {}

  /**
   * Answers the request's id. Throws `not_found` where no domain of the organization is that of the viewer's address,
   * `already_member`, `already_asked`, `declined_lately` or `organization_suspended`.
   */
  async execute(viewer: Viewer, organizationId: string, note: string | null): Promise<string> {
    if (belongsTo(viewer, organizationId)) throw alreadyMember();
    return this.database.transaction(async () => {
      const organization = await this.team.alone(organizationId);
      const offer = (await this.requests.offers(viewer)).find((one) => one.organizationId === organizationId);
      if (!offer) throw notFound('organization');
      demandUnsuspended(organization);
      const now = this.clock.now();
      const since = this.clock.in(-pauseAfterDecline);
      const last = await this.database.queryOne<{ decidedAt: string }>(declined, [organizationId, viewer.id, since]);
      if (last) throw declinedLately(offer.organizationName, new Date(Date.parse(last.decidedAt) + pauseAfterDecline));
      const row = await this.database.queryOne<{ id: string }>(insert, [organizationId, viewer.id, note, now]);
      if (!row) throw alreadyAsked();
      await this.audit.record(viewer, 'person.asked_to_join', `join-request:${row.id}`, { organizationId });
      await this.tell(viewer, organizationId, offer.organizationName, note);
      return row.id;
    });
  }

  private async tell(viewer: Viewer, organizationId: string, organizationName: string, note: string | null) {
    const names = await this.membership.namesOf([viewer.id]);
    const leaders = await this.membership.decisionMakersOf(organizationId);
    await this.mail.queueEach(
      joinRequestedMail,
      leaders.map((person) => ({
        to: person,
        values: {
          firstName: person.firstName,
          organizationName,
          personName: names.get(viewer.id) || viewer.email,
          email: viewer.email,
          note,
          link: `${this.config.appUrl}/organizations/${organizationId}/people`,
        },
        about: `organization:${organizationId}`,
        named: viewer.id,
      })),
    );
  }
}
