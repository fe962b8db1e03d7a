import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { appealAnswered } from './communities.mails';
import { runsAlliance } from './community-door';
import { LockMeasure } from './lock-measure';
import { TellOfModeration } from './tell-of-moderation';

const headlines = {
  hide: 'Your post is shown again',
  warn: 'The warning was taken back',
  ban: 'You may join the community again',
} as const;

/** Moderators, and those who run the alliance, lift what was done, whether or not it was appealed. */
@Injectable()
export class LiftMeasure {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly lock: LockMeasure,
    private readonly tell: TellOfModeration,
  ) {}

  /** Throws what `LockMeasure.toDecide` does, or `measure_over`. */
  async execute(viewer: Viewer, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const { measure, place } = await this.lock.toDecide(viewer, id);
      const answer = runsAlliance(viewer) ? 'The alliance has lifted it.' : 'The moderators have lifted what they did.';
      measure.lift(answer, viewer.id, this.clock.now());
      await this.lock.keep(measure);
      await this.tell.person(measure.userId, place, appealAnswered, {
        headline: headlines[measure.kind],
        communityName: place.name,
        answer,
      });
      await this.audit.record(viewer, 'community.measure-lifted', `measure:${id}`, { communityId: place.communityId });
    });
  }
}
