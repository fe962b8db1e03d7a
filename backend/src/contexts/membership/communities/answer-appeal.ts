import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { communityRightRequired } from './communities.errors';
import { appealAnswered } from './communities.mails';
import { LockMeasure } from './lock-measure';
import type { AnswerAppealDto } from './moderation.dto';
import { TellOfModeration } from './tell-of-moderation';

const somebodyElse = {
  name: 'community-another-moderator',
  text: `select from membership.community_members where community_id = $1 and can_moderate and user_id <> all($2::uuid[]) limit 1`,
};

/**
 * Somebody who moderates answers an appeal: another than who took the measure, unless nobody else moderates. What the alliance did is
 * answered by those who run it.
 */
@Injectable()
export class AnswerAppeal {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly lock: LockMeasure,
    private readonly tell: TellOfModeration,
  ) {}

  /** Throws what `LockMeasure.toDecide` does, `community_right_required` or `measure_over`. */
  async execute(viewer: Viewer, id: string, { isGranted, answer }: AnswerAppealDto): Promise<void> {
    await this.database.transaction(async () => {
      const { measure, place } = await this.lock.toDecide(viewer, id);
      const { userId, takenBy, byAlliance } = measure;
      const others = [place.communityId, [takenBy, userId]];
      if (takenBy === viewer.id && !byAlliance && (await this.database.queryOne(somebodyElse, others)))
        throw communityRightRequired();
      measure.answerAppeal(isGranted, answer, viewer.id, this.clock.now());
      await this.lock.keep(measure);
      const headline = isGranted ? 'Your appeal was granted' : 'Your appeal was not granted';
      await this.tell.person(userId, place, appealAnswered, { headline, communityName: place.name, answer });
      await this.audit.record(viewer, 'community.appeal-answered', `measure:${id}`, {
        communityId: place.communityId,
        isGranted,
      });
    });
  }
}
