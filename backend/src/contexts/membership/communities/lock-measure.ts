import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { communityRightRequired } from './communities.errors';
import { MeasureKind } from './community.enums';
import { CommunityDoor, runsAlliance, type Visit } from './community-door';
import { CommunityMeasure } from './community-measure.entity';
import { CommunityPost } from './community-post.entity';

/** Looks a measure up for a write, with the surrounding transaction, and lets what it did end with it. */
@Injectable()
export class LockMeasure {
  constructor(
    private readonly database: Database,
    private readonly door: CommunityDoor,
  ) {}

  /** For whom it concerns and for who moderates. Throws `not_found` to everybody else. */
  async find(viewer: Viewer, id: string): Promise<{ measure: CommunityMeasure; place: Visit }> {
    const place = await this.door.atMeasure(viewer, id);
    const lock = { mode: 'pessimistic_write' } as const;
    const measure = await this.database.manager.findOne(CommunityMeasure, { where: { id }, lock });
    if (!measure || (measure.userId !== viewer.id && !place.canModerate)) throw notFound('measure');
    return { measure, place };
  }

  /**
   * For who decides about it: nobody about themselves, and those alone who run the alliance about what it did. Throws what `find` and
   * reading do, or `community_right_required`.
   */
  async toDecide(viewer: Viewer, id: string): Promise<{ measure: CommunityMeasure; place: Visit }> {
    const found = await this.find(viewer, id);
    await this.door.requireModerating(viewer, found.place);
    const { userId, byAlliance } = found.measure;
    if (userId === viewer.id || (byAlliance && !runsAlliance(viewer))) throw communityRightRequired();
    return found;
  }

  /** Keeps it; what it has hidden is shown once it has ended. Who was banned may join again by that alone. */
  async keep(measure: CommunityMeasure): Promise<void> {
    await this.database.manager.save(measure);
    if (measure.endedAt && measure.kind === MeasureKind.Hide && measure.postId)
      await this.database.manager.update(CommunityPost, { id: measure.postId }, { hiddenAt: null });
  }
}
