import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Entitlements } from '../../../platform/entitlements/entitlements';
import type { Viewer } from '../../../platform/http/viewer';
import { Mail } from '../../../platform/mail/mail';
import { allotmentOf } from './allotments';
import { LockSession, otherSide } from './lock-session';
import { MentorSessionState, SessionSide } from './mentoring.enums';
import { sessionNotHeld, tooLateToTell } from './mentoring.errors';
import { sessionMissedNotification } from './mentoring.mails';
import { missedWithin } from './mentoring.rules';
import { TellOfSession } from './tell-of-session';

const miss = {
  name: 'mentoring-miss',
  text: `update membership.mentor_sessions set state = 'missed', ended_at = $2, ended_by_side = $3, is_given_back = $4
    where id = $1`,
};

/** One of the two says after a session that the other did not come. */
@Injectable()
export class ReportAbsence {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly entitlements: Entitlements,
    private readonly lock: LockSession,
    private readonly mail: Mail,
    private readonly tell: TellOfSession,
  ) {}

  /**
   * The plan gets back what a mentor has missed; what a member has missed counts. Throws `not_found`, `too_late_to_tell` and
   * `session_not_held`, also where the member has rated it.
   */
  async execute(viewer: Viewer, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const { state, side, endsAt, organizationId, kind, isRated } = await this.lock.execute(viewer, id);
      const now = this.clock.now();
      if (state !== MentorSessionState.Booked || endsAt > now || isRated) throw sessionNotHeld();
      if (endsAt <= this.clock.in(-missedWithin)) throw tooLateToTell();
      const absent = otherSide(side);
      const isGivenBack = absent === SessionSide.Mentor;
      await this.database.run(miss, [id, now, absent, isGivenBack]);
      if (isGivenBack) await this.entitlements.release(organizationId, allotmentOf[kind]);
      await this.audit.record(viewer, 'mentor-session.missed', `mentor-session:${id}`, { absent, isGivenBack });
      await this.tell.each(id, async (told) => {
        if (told.side !== absent) return;
        const { otherName, when, link } = told.values;
        await this.mail.queue(sessionMissedNotification, {
          to: told.to,
          about: told.about,
          named: told.named,
          values: { otherName, when, link: `${link}?when=past` },
        });
      });
    });
  }
}
