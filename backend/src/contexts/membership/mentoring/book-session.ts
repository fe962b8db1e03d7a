import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Entitlements } from '../../../platform/entitlements/entitlements';
import { actingOrganization } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import { Mail } from '../../../platform/mail/mail';
import { allotmentOf } from './allotments';
import { LockMentor } from './lock-mentor';
import { MentorSession } from './mentor-session.entity';
import { ownMentor } from './mentoring.errors';
import { sessionBookedMail } from './mentoring.mails';
import { remindedBefore } from './mentoring.rules';
import type { BookSessionDto } from './sessions.dto';
import { TellOfSession } from './tell-of-session';

/** Takes a free time of a mentor for a member, and counts it against the plan of the member's organization. */
@Injectable()
export class BookSession {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly entitlements: Entitlements,
    private readonly lock: LockMentor,
    private readonly mail: Mail,
    private readonly tell: TellOfSession,
  ) {}

  /**
   * Answers the session's id. Throws `not_found`, `organization_required`, `own_mentor`, `entitlement_exceeded`,
   * `subscription_read_only`, `time_taken` and `busy_then`.
   */
  async execute(
    viewer: Viewer,
    mentorId: string,
    { startsAt, topic, timeZone, ...form }: BookSessionDto,
  ): Promise<string> {
    const organizationId = actingOrganization(viewer, form.organizationId);
    return this.database.transaction(async () => {
      const mentor = await this.lock.execute(mentorId, viewer.id);
      if (mentor.userId === viewer.id) throw ownMentor();
      await this.entitlements.consume(organizationId, allotmentOf[mentor.kind]);
      const from = new Date(startsAt);
      const endsAt = await this.lock.demandFree(mentor, viewer.id, from);
      const bookedAt = this.clock.now();
      const { id } = await this.database.insert(MentorSession, {
        mentorId,
        userId: viewer.id,
        organizationId,
        kind: mentor.kind,
        startsAt: from,
        endsAt,
        topic,
        timeZone,
        bookedAt,
        remindedAt: from <= this.clock.in(remindedBefore) ? bookedAt : null,
      });
      await this.audit.record(viewer, 'mentor-session.booked', `mentor-session:${id}`, {
        mentorId,
        organizationId,
        startsAt: from.toISOString(),
      });
      await this.tell.each(id, ({ to, about, named, values, calendar }) =>
        this.mail.queue(sessionBookedMail, { to, about, named, values: { ...values, calendar } }),
      );
      return id;
    });
  }
}
