import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { actingOrganization } from '../../../platform/http/acting-organization';
import { invalidField } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { Mail } from '../../../platform/mail/mail';
import type { OfferSessionsDto } from './mentor-offer.dto';
import { MentorKind } from './mentoring.enums';
import { mentoringNotOffered } from './mentoring.errors';
import { sessionMovedMail } from './mentoring.mails';
import { TellOfSession } from './tell-of-session';

const standing = {
  name: 'mentoring-standing',
  text: `select 'mentoring' = any(o.open_to) as "isOpenToMentoring",
      (select m.kind from membership.mentors m where m.user_id = $2) as kind
    from membership.organizations o where o.id = $1`,
};
const keep = {
  name: 'mentoring-offer',
  text: `insert into membership.mentors (user_id, organization_id, headline, about, topics, languages, time_zone, session_minutes,
      meeting_link, hours, exceptions, is_open)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
    on conflict (user_id) do update set organization_id = excluded.organization_id, headline = excluded.headline,
      about = excluded.about, topics = excluded.topics, languages = excluded.languages, time_zone = excluded.time_zone,
      session_minutes = excluded.session_minutes, meeting_link = excluded.meeting_link, hours = excluded.hours,
      exceptions = excluded.exceptions, is_open = excluded.is_open
    returning id`,
};

/** In the order of all who lock sessions before their mentor. */
const ahead = {
  name: 'mentoring-elsewhere',
  text: `select s.id from membership.mentor_sessions s join membership.mentors m on m.id = s.mentor_id
    where m.user_id = $1 and m.meeting_link <> $2 and s.state = 'booked' and s.ends_at > $3 order by s.id for update of s`,
};
const change = {
  name: 'mentoring-change',
  text: 'update membership.mentor_sessions set sequence = sequence + 1 where id = any($1)',
};

/**
 * Somebody offers sessions for an organization of theirs, or changes what they offer. Sessions that are booked stay when they are; where
 * they take place, both are told anew.
 */
@Injectable()
export class OfferSessions {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly mail: Mail,
    private readonly tell: TellOfSession,
  ) {}

  /** Throws `organization_required`, `not_found`, `mentoring_not_offered` and `invalid_input` for hours that end before they begin. */
  async execute(viewer: Viewer, offer: OfferSessionsDto): Promise<void> {
    const organizationId = actingOrganization(viewer, offer.organizationId);
    demandOrder('hours', offer.hours);
    demandOrder('exceptions', offer.exceptions);
    await this.database.transaction(async () => {
      const { isOpenToMentoring, kind } = await this.database.one<{
        isOpenToMentoring: boolean;
        kind: MentorKind | null;
      }>(standing, [organizationId, viewer.id]);
      if (offer.isOpen && !isOpenToMentoring && kind !== MentorKind.Expert) throw mentoringNotOffered();
      const sessions = await this.database.query<{ id: string }>(ahead, [
        viewer.id,
        offer.meetingLink,
        this.clock.now(),
      ]);
      const { id } = await this.database.one<{ id: string }>(keep, [
        viewer.id,
        organizationId,
        offer.headline,
        offer.about,
        offer.topics,
        offer.languages,
        offer.timeZone,
        offer.sessionMinutes,
        offer.meetingLink,
        JSON.stringify(offer.hours),
        JSON.stringify(offer.exceptions),
        offer.isOpen,
      ]);
      await this.audit.record(viewer, 'mentor.offered', `mentor:${id}`, { organizationId, isOpen: offer.isOpen });
      await this.tellElsewhere(sessions);
    });
  }

  private async tellElsewhere(sessions: { id: string }[]): Promise<void> {
    await this.database.run(change, [sessions.map(({ id }) => id)]);
    for (const { id } of sessions)
      await this.tell.each(id, ({ to, about, named, values, calendar }) =>
        this.mail.queue(sessionMovedMail, {
          ...{ to, about, named },
          values: { ...values, before: null, calendar },
        }),
      );
  }
}

function demandOrder(field: string, hours: { from: string | null; until: string | null }[]): void {
  if (hours.some(({ from, until }) => from !== null && until !== null && from >= until))
    throw invalidField(field, 'Hours must end after they begin');
}
