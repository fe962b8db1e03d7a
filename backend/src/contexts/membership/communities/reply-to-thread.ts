import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { Mail } from '../../../platform/mail/mail';
import { mentionsIn } from '../../../platform/mentions/mention-tokens';
import { discussionLocked } from './communities.errors';
import { discussionReplied } from './communities.mails';
import type { Visit } from './community-door';
import { CommunityDoor } from './community-door';
import { CommunityMentions } from './community-mentions';
import { CommunityPost } from './community-post.entity';
import { longestPost, type ReplyDto } from './discussions.dto';
import { LockPost } from './lock-post';
import { MarkRead } from './mark-read';

const told = {
  name: 'community-reply-told',
  text: `select p.author_id as "authorId", p.title, trim(w.first_name || ' ' || w.last_name) as writer
    from membership.community_posts p join membership.users w on w.id = $2 where p.id = $1`,
};

/** Somebody of a community replies in a discussion. */
@Injectable()
export class ReplyToThread {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly door: CommunityDoor,
    private readonly lock: LockPost,
    private readonly mail: Mail,
    private readonly mentions: CommunityMentions,
    private readonly read: MarkRead,
  ) {}

  /** Answers its id. Throws what reading does, `not_in_community`, `community_right_required` or `discussion_locked`. */
  async execute(viewer: Viewer, threadId: string, { text: written }: ReplyDto): Promise<string> {
    return this.database.transaction(async () => {
      const { thread, place } = await this.lock.thread(viewer, threadId);
      const organizationId = await this.door.requirePosting(viewer, place);
      if (thread.lockedAt) throw discussionLocked();
      const text = await this.mentions.settle(place, written, { max: longestPost });
      const { communityId } = place;
      const now = this.clock.now();
      const { id } = await this.database.insert(CommunityPost, {
        communityId,
        threadId,
        text,
        authorId: viewer.id,
        organizationId,
        createdAt: now,
      });
      await this.read.until(viewer, threadId, now);
      await this.tell(viewer, place, { id, threadId, text });
      await this.audit.record(viewer, 'discussion.replied', `discussion:${threadId}`, { postId: id, organizationId });
      return id;
    });
  }

  /** Who has started it hears of it, unless the reply mentions them: then they hear of that. */
  private async tell(
    viewer: Viewer,
    place: Visit,
    { id, threadId, text }: { id: string; threadId: string; text: string },
  ) {
    const { authorId, title, writer } = await this.database.one<{ authorId: string; title: string; writer: string }>(
      told,
      [threadId, viewer.id],
    );
    await this.mentions.tell(viewer, place, { id, threadId, text });
    if (authorId === viewer.id || mentionsIn(text).some((one) => one.id === authorId)) return;
    const [author] = await this.mentions.reading(place, [authorId]);
    if (!author) return;
    await this.mail.queue(discussionReplied, {
      to: author,
      values: {
        authorName: writer,
        communityName: place.name,
        title,
        link: `${this.config.appUrl}/communities/${place.slug}/discussions/${threadId}?from=${id}`,
      },
      about: `discussion:${threadId}`,
    });
  }
}
