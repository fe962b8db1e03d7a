import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { CommunityDoor } from './community-door';
import { CommunityMentions } from './community-mentions';
import { CommunityPost } from './community-post.entity';
import { CommunityThread } from './community-thread.entity';
import { longestPost, type StartThreadDto } from './discussions.dto';
import { MarkRead } from './mark-read';

/** Somebody of a community starts a discussion. */
@Injectable()
export class StartThread {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly door: CommunityDoor,
    private readonly mentions: CommunityMentions,
    private readonly read: MarkRead,
  ) {}

  /** Answers its id. Throws what reading does, `not_in_community`, `community_right_required` or `subscription_read_only`. */
  async execute(viewer: Viewer, slug: string, { title, text: written }: StartThreadDto): Promise<string> {
    return this.database.transaction(async () => {
      const place = await this.door.at(viewer, slug);
      const organizationId = await this.door.requireStarting(viewer, place);
      const text = await this.mentions.settle(place, written, { max: longestPost });
      const { communityId } = place;
      const id = randomUUID();
      const now = this.clock.now();
      await this.database.insert(CommunityThread, { id, communityId, lastActivityAt: now });
      await this.database.insert(CommunityPost, {
        id,
        communityId,
        threadId: id,
        title,
        text,
        authorId: viewer.id,
        organizationId,
        createdAt: now,
      });
      await this.read.until(viewer, id, now);
      await this.mentions.tell(viewer, place, { id, threadId: id, text });
      await this.audit.record(viewer, 'discussion.started', `discussion:${id}`, { communityId, organizationId });
      return id;
    });
  }
}
