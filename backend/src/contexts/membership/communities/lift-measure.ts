import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { communityRightRequired } from './communities.errors';
import { appealAnswered } from './communities.mails';
import { CommunityDoor } from './community-door';
import { LockMeasure } from './lock-measure';
import { TellOfModeration } from './tell-of-moderation';

const headlines = {
  hide: 'Your post is shown again',
  warn: 'The warning was taken back',
  ban: 'You may join the community again',
} as const;

/** Moderators lift what was done, without an appeal. */
@Injectable()
export class LiftMeasure {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly door: CommunityDoor,
    private readonly lock: LockMeasure,
    private readonly tell: TellOfModeration,
  ) {}

  /** Throws `not_found`, what reading does, `community_right_required` where it concerns oneself, or `measure_over`. */
  async execute(viewer: Viewer, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const { measure, place } = await this.lock.find(viewer, id);
      await this.door.requireModerating(viewer, place);
      if (measure.userId === viewer.id) throw communityRightRequired();
      measure.lift(this.clock.now());
      await this.lock.keep(measure);
      await this.tell.person(measure.userId, place, appealAnswered, {
        headline: headlines[measure.kind],
        communityName: place.name,
        answer: 'The moderators have lifted what they did.',
      });
      await this.audit.record(viewer, 'community.measure-lifted', `measure:${id}`, { communityId: place.communityId });
    });
  }
}
