import { Injectable } from '@nestjs/common';
import { Audit } from '../../../../platform/audit/audit';
import { Clock } from '../../../../platform/clock/clock';
import { Database } from '../../../../platform/database/database';
import type { Viewer } from '../../../../platform/http/viewer';
import { communityClosedMail } from '../communities.mails';
import { Community } from '../community.entity';
import { CommunityDoor } from '../community-door';
import { TellOfModeration } from '../tell-of-moderation';
import type { CloseCommunityDto } from './community-management.dto';

/** Those who run the alliance close a community, which its people read on, or open it again, and say why. */
@Injectable()
export class CloseCommunity {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly door: CommunityDoor,
    private readonly tell: TellOfModeration,
  ) {}

  /** Throws `not_found`. What is so already leaves nothing. */
  async execute(viewer: Viewer, slug: string, { isClosed, reason }: CloseCommunityDto): Promise<void> {
    await this.database.transaction(async () => {
      const place = await this.door.at(viewer, slug);
      const lock = { mode: 'pessimistic_write' } as const;
      const where = { id: place.communityId };
      const community = await this.database.manager.findOneOrFail(Community, { where, lock });
      const before = { closedAt: community.closedAt, closedReason: community.closedReason };
      if ((before.closedAt !== null) === isClosed) return;
      const after = isClosed
        ? { closedAt: this.clock.now(), closedReason: reason }
        : { closedAt: null, closedReason: null };
      await this.database.manager.update(Community, where, after);
      await this.audit.record(viewer, isClosed ? 'community.closed' : 'community.reopened', `community:${where.id}`, {
        reason,
        before,
        after,
      });
      const headline = `${place.name} ${isClosed ? 'was closed' : 'is open again'}`;
      await this.tell.managers(place, communityClosedMail, { headline, reason });
    });
  }
}
