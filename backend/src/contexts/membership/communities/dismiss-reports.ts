import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { measureTaken } from './communities.errors';
import { CommunityDoor } from './community-door';
import { LockPost } from './lock-post';
import { TellOfModeration } from './tell-of-moderation';

/** Moderators find nothing to do about a post that was reported. */
@Injectable()
export class DismissReports {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly door: CommunityDoor,
    private readonly lock: LockPost,
    private readonly tell: TellOfModeration,
  ) {}

  /** Throws what reading does, `community_right_required`, or `measure_taken` where no report waits. */
  async execute(viewer: Viewer, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const { post, place } = await this.lock.post(viewer, id);
      await this.door.requireModerating(viewer, place);
      const about = { id, title: await this.lock.titleOf(post.threadId) };
      const reports = await this.tell.reporters(viewer, place, about, 'none', this.clock.now());
      if (reports === 0) throw measureTaken();
      await this.audit.record(viewer, 'post.reports-dismissed', `post:${id}`, {
        communityId: place.communityId,
        reports,
      });
    });
  }
}
