import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { discussionAnswered, postHidden, postUnderReport } from './communities.errors';
import { CommunityDoor } from './community-door';
import { CommunityPost } from './community-post.entity';
import { CommunityThread } from './community-thread.entity';
import { LockPost } from './lock-post';

const replied = {
  name: 'community-replied',
  text: 'select from membership.community_posts where thread_id = $1 and id <> $1 limit 1',
};

const underReport = {
  name: 'community-post-under-report',
  text: 'select from membership.community_reports where post_id = $1 and resolved_at is null limit 1',
};

/** Who has written a post takes it back: a reply, or a discussion in which nobody has replied. Nothing of it is kept. */
@Injectable()
export class DeletePost {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly door: CommunityDoor,
    private readonly lock: LockPost,
  ) {}

  /** Throws `not_found` to others, what reading does, `post_hidden`, `post_under_report` or `discussion_answered`. */
  async execute(viewer: Viewer, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const { post, place } = await this.lock.post(viewer, id);
      if (post.authorId !== viewer.id) throw notFound('post');
      await this.door.requireReading(viewer, place);
      if (post.hiddenAt) throw postHidden();
      if (await this.database.queryOne(underReport, [id])) throw postUnderReport();
      if (post.opens) {
        // Who replies holds the discussion.
        await this.lock.thread(viewer, id);
        if (await this.database.queryOne(replied, [id])) throw discussionAnswered();
        await this.database.manager.delete(CommunityThread, { id });
      } else await this.database.manager.delete(CommunityPost, { id });
      await this.audit.record(viewer, 'post.deleted', `post:${id}`, { communityId: place.communityId });
    });
  }
}
