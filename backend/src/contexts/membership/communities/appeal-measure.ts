import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { allianceAppealed, measureAppealed } from './communities.mails';
import { LockMeasure } from './lock-measure';
import type { AppealDto } from './moderation.dto';
import { TellOfModeration } from './tell-of-moderation';

const nameOf = {
  name: 'community-name-of',
  text: `select trim(first_name || ' ' || last_name) as name from membership.users where id = $1`,
};

/** Whom a measure concerns says once why it should be lifted; also who is banned. */
@Injectable()
export class AppealMeasure {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly lock: LockMeasure,
    private readonly tell: TellOfModeration,
  ) {}

  /** Throws `not_found` to others, `measure_over` or `already_appealed`. */
  async execute(viewer: Viewer, id: string, { text }: AppealDto): Promise<void> {
    await this.database.transaction(async () => {
      const { measure, place } = await this.lock.find(viewer, id);
      if (measure.userId !== viewer.id) throw notFound('measure');
      measure.appealWith(text, this.clock.now());
      await this.lock.keep(measure);
      const { name } = await this.database.one<{ name: string }>(nameOf, [viewer.id]);
      const words = { communityName: place.name, personName: name, text };
      if (measure.byAlliance) await this.tell.alliance(viewer, place, allianceAppealed, words);
      else await this.tell.moderators(viewer, place, measureAppealed, words);
      await this.audit.record(viewer, 'community.appealed', `measure:${id}`, { communityId: place.communityId });
    });
  }
}
