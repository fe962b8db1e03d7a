import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { day } from '../../../platform/clock/durations';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { Mail } from '../../../platform/mail/mail';
import { alreadyInCommunity } from './communities.errors';
import { communityInvitationMail } from './communities.mails';
import { CommunityDoor } from './community-door';

const invitationsFor = 30 * day;
const invite = {
  name: 'community-invite',
  text: `insert into membership.community_invitations (community_id, email, invited_by, invited_at, expires_at)
    values ($1, $2, $3, $4, $5)
    on conflict (community_id, email) do update set invited_by = excluded.invited_by, invited_at = excluded.invited_at,
      expires_at = excluded.expires_at
    returning id`,
};
const invited = {
  name: 'community-invited',
  text: `select u.id as "personId", trim(u.first_name || ' ' || u.last_name) as name,
      exists (select from membership.community_members m where m.community_id = $1 and m.user_id = u.id) as belongs
    from membership.users u where u.email = $2`,
};
const inviter = {
  name: 'community-inviter',
  text: `select trim(first_name || ' ' || last_name) as name from membership.users where id = $1`,
};

/** Who manages a community invites an address: whoever has it may join, whatever the access level, within thirty days. */
@Injectable()
export class InviteToCommunity {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly door: CommunityDoor,
    private readonly mail: Mail,
  ) {}

  /** Answers its id. Throws what reading does, `community_right_required`, `community_closed` or `already_in_community`. */
  async execute(viewer: Viewer, slug: string, address: string): Promise<string> {
    const email = address.toLowerCase();
    return this.database.transaction(async () => {
      const place = await this.door.at(viewer, slug);
      await this.door.requireManaging(viewer, place);
      this.door.requireOpen(place);
      const { communityId, name } = place;
      const person = await this.database.queryOne<{ personId: string; name: string; belongs: boolean }>(invited, [
        communityId,
        email,
      ]);
      if (person?.belongs) throw alreadyInCommunity();
      const worksUntil = this.clock.in(invitationsFor);
      const values = [communityId, email, viewer.id, this.clock.now(), worksUntil];
      const { id } = await this.database.one<{ id: string }>(invite, values);
      const { name: inviterName } = await this.database.one<{ name: string }>(inviter, [viewer.id]);
      await this.mail.queue(communityInvitationMail, {
        to: { ...(person && { personId: person.personId }), name: person?.name ?? '', address: email },
        values: {
          communityName: name,
          inviterName,
          worksUntil,
          link: `${this.config.appUrl}/communities/${place.slug}`,
        },
        about: `community:${communityId}`,
        named: viewer.id,
      });
      await this.audit.record(viewer, 'community.invited', `community:${communityId}`, { invitationId: id });
      return id;
    });
  }
}
