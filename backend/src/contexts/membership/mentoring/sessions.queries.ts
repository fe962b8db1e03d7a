import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { fromCursor } from '../../../platform/lists/cursor';
import { type Page, toPage } from '../../../platform/lists/page';
import { faceOf } from '../account/faces';
import { type MentorSessionState, SessionSide, SessionTime } from './mentoring.enums';
import { changeableUntil, missedWithin } from './mentoring.rules';
import type { MentorSessionDto, MentorSessionsQuery } from './sessions.dto';

/** `$1` is the viewer, who is `u` where they have booked it. */
const from = `from membership.mentor_sessions s join membership.mentors m on m.id = s.mentor_id
  join membership.users mu on mu.id = m.user_id join membership.users u on u.id = s.user_id
  join membership.organizations mo on mo.id = m.organization_id join membership.organizations o on o.id = s.organization_id
  where (s.user_id = $1 or s.mentor_id = (select id from membership.mentors where user_id = $1))`;
const asMember = (member: string, mentor: string) => `case when s.user_id = $1 then ${member} else ${mentor} end`;
const session = `select s.id, ${asMember(`'member'`, `'mentor'`)} as side, s.mentor_id as "mentorId", s.kind,
  s.starts_at as "startsAt", s.ends_at as "endsAt", s.state, s.ended_by_side as "endedBySide", s.reason,
  s.is_given_back as "isGivenBack", s.topic, m.meeting_link as "meetingLink", s.stars, s.review, s.starts_at as "createdAt",
  trim(${asMember(`mu.first_name || ' ' || mu.last_name`, `u.first_name || ' ' || u.last_name`)}) as "otherName",
  ${asMember(faceOf('mu'), faceOf('u'))} as "otherImageUrl", ${asMember('m.time_zone', 's.time_zone')} as "otherTimeZone",
  ${asMember('mo.id', 'o.id')} as "otherOrganizationId", ${asMember('mo.name', 'o.name')} as "otherOrganizationName",
  ${asMember('mo.logo_id', 'o.logo_id')} as "otherLogoId",
  ${asMember('s.member_notes', 's.mentor_notes')} as notes ${from}`;
const isUpcoming = `s.state = 'booked' and s.ends_at > $2`;
const upcoming = {
  name: 'mentor-sessions-upcoming',
  text: `${session} and ${isUpcoming} order by s.starts_at, s.id limit 200`,
};
const past = {
  name: 'mentor-sessions-past',
  text: `${session} and not (${isUpcoming}) and (s.starts_at, s.id) < ($3::timestamptz, $4::uuid)
    order by s.starts_at desc, s.id desc limit $5`,
};
const countPast = {
  name: 'mentor-sessions-count',
  text: `select count(*)::int as count ${from} and not (${isUpcoming})`,
};

type Row = Omit<MentorSessionDto, 'rating' | 'changeableUntil' | 'mayReportAbsence'> & {
  createdAt: string;
  stars: number | null;
  review: string | null;
};

@Injectable()
export class SessionsQueries {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  /** The viewer's own, whichever of the two they are; their notes to themselves alone, not to who sees the product as them. */
  async own(viewer: Viewer, { when, limit, cursor }: MentorSessionsQuery): Promise<Page<MentorSessionDto>> {
    const now = this.clock.now();
    const toItem = (row: Row) => toSession(viewer.seenBy ? { ...row, notes: null } : row, now);
    if (when === SessionTime.Upcoming) {
      const rows = await this.database.query<Row>(upcoming, [viewer.id, now]);
      return { items: rows.map(toItem), total: { count: rows.length } };
    }
    const place = fromCursor(cursor);
    const [rows, total] = await Promise.all([
      this.database.query<Row>(past, [viewer.id, now, place.createdAt, place.id, limit + 1]),
      this.database.one<{ count: number }>(countPast, [viewer.id, now]),
    ]);
    return toPage(rows, limit, total, toItem);
  }
}

function toSession({ createdAt: _createdAt, stars, review, ...row }: Row, now: Date): MentorSessionDto {
  const [startsAt, endsAt] = [Date.parse(row.startsAt), Date.parse(row.endsAt)];
  const isHeld = row.state === ('booked' as MentorSessionState) && endsAt <= now.getTime();
  return {
    ...row,
    side: row.side as SessionSide,
    changeableUntil: new Date(startsAt - changeableUntil).toISOString(),
    mayReportAbsence: isHeld && stars === null && endsAt > now.getTime() - missedWithin,
    meetingLink: row.state === ('booked' as MentorSessionState) && !isHeld ? row.meetingLink : null,
    rating: stars === null ? null : { stars, review },
  };
}
