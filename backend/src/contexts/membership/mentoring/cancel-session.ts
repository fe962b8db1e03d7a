import { Injectable } from '@nestjs/common';
import { type Actor, Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Entitlements } from '../../../platform/entitlements/entitlements';
import type { Viewer } from '../../../platform/http/viewer';
import { Mail } from '../../../platform/mail/mail';
import { allotmentOf } from './allotments';
import { LockSession, type OwnSession } from './lock-session';
import { MentorSessionState, SessionSide } from './mentoring.enums';
import { sessionOver } from './mentoring.errors';
import { sessionCancelledMail } from './mentoring.mails';
import { changeableUntil } from './mentoring.rules';
import { TellOfSession } from './tell-of-session';

const cancel = {
  name: 'mentoring-cancel',
  text: `update membership.mentor_sessions set state = 'cancelled', sequence = sequence + 1, ended_at = $2, ended_by_side = $3,
      reason = $4, is_given_back = $5 where id = $1`,
};

/** One of the two cancels a session that has not begun. Its time is free again. */
@Injectable()
export class CancelSession {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly entitlements: Entitlements,
    private readonly lock: LockSession,
    private readonly mail: Mail,
    private readonly tell: TellOfSession,
  ) {}

  /** Throws `not_found` and `session_over`. */
  async execute(viewer: Viewer, id: string, reason: string | null): Promise<void> {
    await this.database.transaction(async () => {
      const session = await this.lock.execute(viewer, id);
      if (session.state !== MentorSessionState.Booked || session.startsAt <= this.clock.now()) throw sessionOver();
      await this.cancel(viewer, session, reason);
    });
  }

  /** For who has locked a booked session. The plan gets it back from a mentor always, and from a member until a day before. */
  async cancel(
    actor: Actor,
    {
      id,
      side,
      startsAt,
      organizationId,
      kind,
    }: Pick<OwnSession, 'id' | 'side' | 'startsAt' | 'organizationId' | 'kind'>,
    reason: string | null,
  ): Promise<void> {
    const isGivenBack = side === SessionSide.Mentor || startsAt > this.clock.in(changeableUntil);
    await this.database.run(cancel, [id, this.clock.now(), side, reason, isGivenBack]);
    if (isGivenBack) await this.entitlements.release(organizationId, allotmentOf[kind]);
    await this.audit.record(actor, 'mentor-session.cancelled', `mentor-session:${id}`, { side, isGivenBack });
    await this.tell.each(id, (told) => {
      const { topic: _topic, place: _place, ...values } = told.values;
      const consequence = isGivenBack ? 'It does not count against your plan.' : 'It counts against your plan.';
      return this.mail.queue(sessionCancelledMail, {
        to: told.to,
        about: told.about,
        named: told.named,
        values: {
          ...values,
          reason,
          consequence: told.side === SessionSide.Member ? consequence : null,
          calendar: told.calendar,
        },
      });
    });
  }
}
