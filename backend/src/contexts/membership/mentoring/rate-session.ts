import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { Mail } from '../../../platform/mail/mail';
import { LockSession } from './lock-session';
import { MentorSessionState, SessionSide } from './mentoring.enums';
import { sessionNotHeld } from './mentoring.errors';
import { sessionRatedNotification } from './mentoring.mails';
import type { RateSessionDto } from './sessions.dto';
import { TellOfSession } from './tell-of-session';

const rate = {
  name: 'mentoring-rate',
  text: `update membership.mentor_sessions set stars = $2, review = $3, rated_at = $4 where id = $1
    returning (select rated_at is null from membership.mentor_sessions where id = $1) as "isFirst"`,
};

/** The member says how a session was that took place; all members read it at the mentor. Said again, it takes the place of the first. */
@Injectable()
export class RateSession {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly lock: LockSession,
    private readonly mail: Mail,
    private readonly tell: TellOfSession,
  ) {}

  /** Throws `not_found`, for the mentor too, and `session_not_held`. */
  async execute(viewer: Viewer, id: string, { stars, review }: RateSessionDto): Promise<void> {
    await this.database.transaction(async () => {
      const { state, endsAt } = await this.lock.execute(viewer, id, SessionSide.Member);
      const now = this.clock.now();
      if (state !== MentorSessionState.Booked || endsAt > now) throw sessionNotHeld();
      const { isFirst } = await this.database.one<{ isFirst: boolean }>(rate, [id, stars, review || null, now]);
      await this.audit.record(viewer, 'mentor-session.rated', `mentor-session:${id}`, { stars });
      if (!isFirst) return;
      await this.tell.each(id, async (told) => {
        if (told.side !== SessionSide.Mentor) return;
        const { otherName, link } = told.values;
        await this.mail.queue(sessionRatedNotification, {
          to: told.to,
          about: told.about,
          named: told.named,
          values: { otherName, stars, link: `${link}?when=past` },
        });
      });
    });
  }
}
