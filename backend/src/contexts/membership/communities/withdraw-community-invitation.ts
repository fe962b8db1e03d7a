import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { CommunityDoor } from './community-door';

const withdraw = {
  name: 'community-withdraw-invitation',
  text: 'delete from membership.community_invitations where community_id = $1 and id = $2',
};

/** Who manages a community takes an invitation back. Nothing of the address is kept. */
@Injectable()
export class WithdrawCommunityInvitation {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly door: CommunityDoor,
  ) {}

  /** Throws what reading does, `community_right_required` or `not_found`. */
  async execute(viewer: Viewer, slug: string, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const place = await this.door.at(viewer, slug);
      await this.door.requireManaging(viewer, place);
      const { communityId } = place;
      if ((await this.database.run(withdraw, [communityId, id])) === 0) throw notFound('invitation');
      await this.audit.record(viewer, 'community.invitation-withdrawn', `community:${communityId}`, {
        invitationId: id,
      });
    });
  }
}
