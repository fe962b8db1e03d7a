import { Injectable } from '@nestjs/common';
import { Audit } from '../../../../platform/audit/audit';
import { Clock } from '../../../../platform/clock/clock';
import { Database } from '../../../../platform/database/database';
import { invalidField } from '../../../../platform/http/domain-error';
import type { Viewer } from '../../../../platform/http/viewer';
import { AdmitPerson } from '../admit-person';
import { assign } from '../assign-community-role';
import { communityEntrusted } from '../communities.mails';
import { CommunityRole, flagsOf } from '../community.enums';
import { CommunityDoor } from '../community-door';
import { TellOfModeration } from '../tell-of-moderation';
import type { CreateCommunityDto } from './community-management.dto';

const create = {
  name: 'community-create',
  text: `insert into membership.communities (slug, name, description, color, image, access_level, membership_tiers, created_at)
    values ($1, $2, $3, $4, $5, $6, $7::text[]::membership.membership_tier[], $8) on conflict (slug) do nothing returning id`,
};

/** Those who run the alliance make a community, and name who manages it from its first day on. */
@Injectable()
export class CreateCommunity {
  constructor(
    private readonly admit: AdmitPerson,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly door: CommunityDoor,
    private readonly tell: TellOfModeration,
  ) {}

  /** Throws `invalid_input` where another community has the address, or whom it names is not let in. */
  async execute(viewer: Viewer, { personId, ...settings }: CreateCommunityDto): Promise<void> {
    const { slug, name, description, color, image, accessLevel, membershipTiers } = settings;
    await this.database.transaction(async () => {
      const values = [slug, name, description, color, image, accessLevel, membershipTiers, this.clock.now()];
      if (!(await this.database.queryOne(create, values)))
        throw invalidField('slug', 'Another community has this address');
      const place = await this.door.at(viewer, slug);
      const { communityId } = place;
      await this.admit.execute(place, personId);
      const { canPost, canModerate, canManage } = flagsOf.admin;
      const rights = [CommunityRole.Admin, canPost, canModerate, canManage];
      await this.database.run(assign, [communityId, personId, ...rights]);
      await this.audit.record(viewer, 'community.created', `community:${communityId}`, {
        before: null,
        after: { slug, name, color, image, accessLevel, membershipTiers, manager: personId },
      });
      await this.tell.person(personId, place, communityEntrusted, { communityName: name, description });
    });
  }
}
