import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { CommunityDoor, type Visit } from './community-door';
import { CommunityPost } from './community-post.entity';
import { CommunityThread } from './community-thread.entity';

const hiddenAround = {
  name: 'community-hidden-around',
  text: `select from membership.community_threads where id = $1 and hidden_at is not null and id <> $2`,
};
const title = {
  name: 'community-title',
  text: 'select title from membership.community_posts where id = $1',
};

/** Looks a post or a discussion up for a write, with the surrounding transaction: for those who see it. */
@Injectable()
export class LockPost {
  constructor(
    private readonly database: Database,
    private readonly door: CommunityDoor,
  ) {}

  /** Throws `not_found`, also for a hidden one to who neither has written it nor moderates, and for replies in a hidden discussion. */
  async post(viewer: Viewer, id: string): Promise<{ post: CommunityPost; place: Visit }> {
    const place = await this.door.atPost(viewer, id);
    const lock = { mode: 'pessimistic_write' } as const;
    const post = await this.database.manager.findOne(CommunityPost, { where: { id }, lock });
    if (!post || (post.hiddenAt && !place.canModerate && post.authorId !== viewer.id)) throw notFound('post');
    if (!place.canModerate && (await this.database.queryOne(hiddenAround, [post.threadId, id]))) throw notFound('post');
    return { post, place };
  }

  /** Throws `not_found`, also for a hidden one to who does not moderate. */
  async thread(viewer: Viewer, id: string): Promise<{ thread: CommunityThread; place: Visit }> {
    const place = await this.door.atThread(viewer, id);
    const lock = { mode: 'pessimistic_write' } as const;
    const thread = await this.database.manager.findOne(CommunityThread, { where: { id }, lock });
    if (!thread || (thread.hiddenAt && !place.canModerate)) throw notFound('discussion');
    return { thread, place };
  }

  async titleOf(threadId: string): Promise<string> {
    return (await this.database.one<{ title: string }>(title, [threadId])).title;
  }
}
