import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { AdmitPerson } from './admit-person';
import type { CommunityRightsDto } from './communities.dto';
import { communityRoleGiven } from './communities.mails';
import { CommunityDoor } from './community-door';
import { LockCommunity } from './lock-community';
import { TellOfModeration } from './tell-of-moderation';

const list = new Intl.ListFormat('en');
const find = {
  name: 'community-member-lock',
  text: `select role, can_post as "canPost", can_moderate as "canModerate", can_manage as "canManage"
    from membership.community_members where community_id = $1 and user_id = $2 for no key update`,
};
export const assign = {
  name: 'community-assign-role',
  text: `update membership.community_members set role = $3, can_post = $4, can_moderate = $5, can_manage = $6
    where community_id = $1 and user_id = $2`,
};

/**
 * Who manages a community says what somebody is called there, and what they may do. So does who runs the alliance, also of somebody who
 * does not belong to it yet, and does from then on.
 */
@Injectable()
export class AssignCommunityRole {
  constructor(
    private readonly admit: AdmitPerson,
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly door: CommunityDoor,
    private readonly lock: LockCommunity,
    private readonly tell: TellOfModeration,
  ) {}

  /**
   * Throws what reading does, `community_right_required`, `not_found` or `last_community_manager`, and what admitting does. What is so
   * already leaves nothing.
   */
  async execute(viewer: Viewer, slug: string, personId: string, rights: CommunityRightsDto): Promise<void> {
    await this.database.transaction(async () => {
      const place = await this.door.at(viewer, slug);
      await this.door.requireManaging(viewer, place);
      const { communityId } = place;
      const { role, canPost, canModerate, canManage } = rights;
      if (!canManage) await this.lock.demandAnotherManager(communityId, personId);
      const before = await this.database.queryOne<CommunityRightsDto>(find, [communityId, personId]);
      if (!before && viewer.kind === 'member') throw notFound('person');
      if (!before) await this.admit.execute(place, personId);
      const after = { role, canPost, canModerate, canManage };
      if (JSON.stringify(before) === JSON.stringify(after)) return;
      await this.database.run(assign, [communityId, personId, role, canPost, canModerate, canManage]);
      await this.audit.record(viewer, 'community.role-given', `person:${personId}`, {
        communityId,
        before: before ?? null,
        after,
      });
      if (personId === viewer.id) return;
      await this.tell.person(personId, place, communityRoleGiven, {
        communityName: place.name,
        role,
        rights: rightsInWords(after),
      });
    });
  }
}

function rightsInWords({ canPost, canModerate, canManage }: CommunityRightsDto): string {
  const may = [canPost && 'post', canModerate && 'moderate', canManage && 'manage the community'].filter(Boolean);
  return may.length > 0 ? `You may ${list.format(may as string[])}.` : 'You may read.';
}
