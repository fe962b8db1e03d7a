import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { CommunityDoor } from './community-door';

/** Who comes back has written there before. */
export const join = {
  name: 'community-join',
  text: `insert into membership.community_members (community_id, user_id, organization_id, joined_at, read_at,
      contributions, last_active_at)
    select $1::uuid, $2::uuid, $3::uuid, $4::timestamptz, $4::timestamptz, count(*)::integer, max(p.created_at)
      from membership.community_posts p where p.community_id = $1 and p.author_id = $2 and p.hidden_at is null
    on conflict do nothing`,
};
export const useInvitation = {
  name: 'community-use-invitation',
  text: 'delete from membership.community_invitations where community_id = $1 and email = lower($2)',
};

/** Somebody takes part in a community from now on. What was written until then is no news to them. */
@Injectable()
export class JoinCommunity {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly door: CommunityDoor,
  ) {}

  /**
   * Throws `not_found`, `banned_from_community`, `organization_required`, `entitlement_exceeded` or `subscription_read_only`.
   * Does nothing for who belongs to it.
   */
  async execute(viewer: Viewer, slug: string): Promise<void> {
    await this.database.transaction(async () => {
      const place = await this.door.at(viewer, slug);
      if (place.role) return;
      const organizationId = await this.door.requireJoining(viewer, place);
      const { communityId } = place;
      if ((await this.database.run(join, [communityId, viewer.id, organizationId, this.clock.now()])) === 0) return;
      await this.database.run(useInvitation, [communityId, viewer.email]);
      await this.audit.record(viewer, 'community.joined', `community:${communityId}`, { organizationId });
    });
  }
}
