import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { lastCommunityManager } from './communities.errors';

const lock = { name: 'community-lock', text: 'select from membership.communities where id = $1 for no key update' };
const another = {
  name: 'community-another-manager',
  text: 'select from membership.community_members where community_id = $1 and user_id <> $2 and can_manage limit 1',
};

/** Puts those who change who manages a community, and whom it bans, in a line until their transactions end. */
@Injectable()
export class LockCommunity {
  constructor(private readonly database: Database) {}

  /** The lock alone. */
  async alone(communityId: string): Promise<void> {
    await this.database.run(lock, [communityId]);
  }

  /** Throws `last_community_manager` where nobody else manages it. */
  async demandAnotherManager(communityId: string, userId: string): Promise<void> {
    await this.alone(communityId);
    if (!(await this.database.queryOne(another, [communityId, userId]))) throw lastCommunityManager();
  }
}
