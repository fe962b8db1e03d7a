import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { CommunityDoor } from './community-door';
import { LockCommunity } from './lock-community';

const leave = {
  name: 'community-leave',
  text: 'delete from membership.community_members where community_id = $1 and user_id = $2',
};

/** Somebody takes part no more. What they have written stays. */
@Injectable()
export class LeaveCommunity {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly door: CommunityDoor,
    private readonly lock: LockCommunity,
  ) {}

  /** Throws `not_found` or `last_community_manager`. Does nothing for who does not belong to it. */
  async execute(viewer: Viewer, slug: string): Promise<void> {
    await this.database.transaction(async () => {
      const { communityId, canManage } = await this.door.at(viewer, slug);
      if (canManage) await this.lock.demandAnotherManager(communityId, viewer.id);
      if ((await this.database.run(leave, [communityId, viewer.id])) === 0) return;
      await this.audit.record(viewer, 'community.left', `community:${communityId}`);
    });
  }
}
