import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { Mail } from '../../../platform/mail/mail';
import { LockMentor } from './lock-mentor';
import { LockSession } from './lock-session';
import { MentorSessionState, SessionSide } from './mentoring.enums';
import { sessionOver, tooLateToMove } from './mentoring.errors';
import { sessionMovedMail } from './mentoring.mails';
import { changeableUntil, remindedBefore } from './mentoring.rules';
import { TellOfSession } from './tell-of-session';

const move = {
  name: 'mentoring-move',
  text: `update membership.mentor_sessions set starts_at = $2, ends_at = $3, reminded_at = $4, sequence = sequence + 1 where id = $1`,
};

/** The member takes another free time of the mentor instead of theirs. What counts against the plan stays as it is. */
@Injectable()
export class RescheduleSession {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly lock: LockSession,
    private readonly mail: Mail,
    private readonly mentors: LockMentor,
    private readonly tell: TellOfSession,
  ) {}

  /** Throws `not_found`, `session_over`, `too_late_to_move`, `time_taken` and `busy_then`. */
  async execute(viewer: Viewer, id: string, startsAt: Date): Promise<void> {
    await this.database.transaction(async () => {
      const session = await this.lock.execute(viewer, id, SessionSide.Member);
      const now = this.clock.now();
      if (session.state !== MentorSessionState.Booked || session.startsAt <= now) throw sessionOver();
      if (session.startsAt <= this.clock.in(changeableUntil)) throw tooLateToMove();
      if (session.startsAt.getTime() === startsAt.getTime()) return;
      const mentor = await this.mentors.execute(session.mentorId, viewer.id);
      const endsAt = await this.mentors.demandFree(mentor, viewer.id, startsAt, id);
      const isNear = startsAt <= this.clock.in(remindedBefore);
      await this.database.run(move, [id, startsAt, endsAt, isNear ? now : null]);
      await this.audit.record(viewer, 'mentor-session.moved', `mentor-session:${id}`, {
        before: { startsAt: session.startsAt.toISOString() },
        after: { startsAt: startsAt.toISOString() },
      });
      await this.tell.each(id, ({ to, about, named, values, calendar, inWords }) =>
        this.mail.queue(sessionMovedMail, {
          to,
          about,
          named,
          values: { ...values, before: inWords(session.startsAt, session.endsAt), calendar },
        }),
      );
    });
  }
}
