import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { hour } from '../../../platform/clock/durations';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { LiveUpdates } from '../../../platform/live/live-updates';
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

/** Whoever has read it within this time may have it open still. */
const openFor = hour;
const readers = {
  name: 'community-reply-readers',
  text: `select r.user_id as id from membership.community_thread_reads r
    join membership.community_members m on m.community_id = $2 and m.user_id = r.user_id
    where r.thread_id = $1 and r.user_id <> $3 and r.read_at > $4 order by r.read_at desc limit 200`,
};

/** Somebody of a community replies in a discussion. Open pages of it hear at once that there is something new. */
@Injectable()
export class ReplyToThread {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly door: CommunityDoor,
    private readonly live: LiveUpdates,
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
      const values = [threadId, communityId, viewer.id, this.clock.in(-openFor)];
      const here = await this.database.query<{ id: string }>(readers, values);
      await this.live.tell(
        here.map((reader) => reader.id),
        { kind: 'discussion', id: threadId },
      );
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
      named: viewer.id,
    });
  }
}
