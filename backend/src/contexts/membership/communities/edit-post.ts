import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { postHidden } from './communities.errors';
import { CommunityDoor } from './community-door';
import { CommunityMentions } from './community-mentions';
import { type EditPostDto, longestPost } from './discussions.dto';
import { LockPost } from './lock-post';

/** Who has written a post finds better words for it. */
@Injectable()
export class EditPost {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly door: CommunityDoor,
    private readonly lock: LockPost,
    private readonly mentions: CommunityMentions,
  ) {}

  /** Throws `not_found` to others, what posting does, `post_hidden` or `edited_meanwhile`. */
  async execute(viewer: Viewer, id: string, { title, text: written, revision }: EditPostDto): Promise<void> {
    await this.database.transaction(async () => {
      const { post, place } = await this.lock.post(viewer, id);
      if (post.authorId !== viewer.id) throw notFound('post');
      await this.door.requirePosting(viewer, place);
      if (post.hiddenAt) throw postHidden();
      const text = await this.mentions.settle(place, written, { max: longestPost, before: post.text });
      post.edit({ title, text, revision }, this.clock.now());
      await this.database.manager.save(post);
      await this.mentions.tell(viewer, place, { id, threadId: post.threadId, text });
      await this.audit.record(viewer, 'post.edited', `post:${id}`, { communityId: place.communityId });
    });
  }
}
