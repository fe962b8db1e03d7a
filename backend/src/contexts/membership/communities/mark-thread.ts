import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { CommunityDoor } from './community-door';
import { LockPost } from './lock-post';

const marks = {
  pin: { column: 'pinnedAt', on: 'discussion.pinned', off: 'discussion.unpinned' },
  lock: { column: 'lockedAt', on: 'discussion.locked', off: 'discussion.unlocked' },
} as const;

/** Moderators pin a discussion above the others, or lock it: nobody replies then. */
@Injectable()
export class MarkThread {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly door: CommunityDoor,
    private readonly lock: LockPost,
  ) {}

  /** Throws what reading does, or `community_right_required`. What is so already leaves nothing. */
  async execute(viewer: Viewer, id: string, mark: keyof typeof marks, isOn: boolean): Promise<void> {
    await this.database.transaction(async () => {
      const { thread, place } = await this.lock.thread(viewer, id);
      await this.door.requireModerating(viewer, place);
      const { column, on, off } = marks[mark];
      if ((thread[column] !== null) === isOn) return;
      thread[column] = isOn ? this.clock.now() : null;
      await this.database.manager.save(thread);
      await this.audit.record(viewer, isOn ? on : off, `discussion:${id}`, { communityId: place.communityId });
    });
  }
}
