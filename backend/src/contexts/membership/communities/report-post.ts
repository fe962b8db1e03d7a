import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { alreadyReported, notInCommunity, postHidden } from './communities.errors';
import { postReported } from './communities.mails';
import { CommunityDoor } from './community-door';
import { LockPost } from './lock-post';
import type { ReportPostDto } from './moderation.dto';
import { TellOfModeration } from './tell-of-moderation';

const report = {
  name: 'community-report',
  text: `insert into membership.community_reports (community_id, post_id, reporter_id, ground, note, reported_at, text)
    values ($1, $2, $3, $4, $5, $6, $7) on conflict (post_id, reporter_id) where resolved_at is null do nothing`,
};

/** Somebody of a community tells its moderators of a post. */
@Injectable()
export class ReportPost {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly door: CommunityDoor,
    private readonly lock: LockPost,
    private readonly tell: TellOfModeration,
  ) {}

  /** Throws what reading does, `not_in_community`, `post_hidden` or `already_reported`. */
  async execute(viewer: Viewer, id: string, { ground, note }: ReportPostDto): Promise<void> {
    await this.database.transaction(async () => {
      const { post, place } = await this.lock.post(viewer, id);
      await this.door.requireReading(viewer, place);
      if (!place.role) throw notInCommunity();
      if (post.hiddenAt) throw postHidden();
      const { communityId } = place;
      const values = [communityId, id, viewer.id, ground, note ?? '', this.clock.now(), post.text];
      if ((await this.database.run(report, values)) === 0) throw alreadyReported();
      const title = await this.lock.titleOf(post.threadId);
      await this.tell.moderators(viewer, place, postReported, {
        communityName: place.name,
        title,
        ground: ground.replace('_', ' '),
      });
      await this.audit.record(viewer, 'post.reported', `post:${id}`, { communityId, ground });
    });
  }
}
