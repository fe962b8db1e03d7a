import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { CommunityDoor } from './community-door';

const readThread = {
  name: 'community-thread-read',
  text: `insert into membership.community_thread_reads as r (user_id, thread_id, read_at) values ($1, $2, $3)
    on conflict (user_id, thread_id) do update set read_at = excluded.read_at where r.read_at < excluded.read_at`,
};
const readAll = {
  name: 'community-read',
  text: 'update membership.community_members set read_at = greatest(read_at, $3) where community_id = $1 and user_id = $2',
};

/** Remembers what somebody has read, so that they are shown what is new. For nobody else, and in no record. */
@Injectable()
export class MarkRead {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly door: CommunityDoor,
  ) {}

  /** All that a discussion says by now. Throws what reading does. */
  async thread(viewer: Viewer, id: string): Promise<void> {
    const place = await this.door.atThread(viewer, id);
    await this.door.requireReading(viewer, place);
    if (place.role) await this.until(viewer, id, this.clock.now());
  }

  /** All that a community says by now. Throws what reading does. */
  async community(viewer: Viewer, slug: string): Promise<void> {
    const place = await this.door.at(viewer, slug);
    await this.door.requireReading(viewer, place);
    await this.database.run(readAll, [place.communityId, viewer.id, this.clock.now()]);
  }

  /** For who has written in it, with the surrounding transaction. */
  async until(viewer: Viewer, threadId: string, at: Date): Promise<void> {
    await this.database.run(readThread, [viewer.id, threadId, at]);
  }
}
