import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { day, minute } from '../../../platform/clock/durations';
import { Database } from '../../../platform/database/database';
import { canActFor } from '../../../platform/http/acting-organization';
import { invalidField, notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { fromCursor } from '../../../platform/lists/cursor';
import { type Page, toPage } from '../../../platform/lists/page';
import { faceOf } from '../account/faces';
import { FreeTimes, type OfferedHours } from './free-times';
import type { Availability } from './hours';
import { availabilityOf, listedColumn, listedMentors, mayMeet, mentorsFor } from './listed-mentors';
import type { MentoringOrganizationDto, MentorOfferDto, OwnMentoringDto } from './mentor-offer.dto';
import { bookableFor, noticeOfMentor } from './mentoring.rules';
import type {
  FreeTimesDto,
  FreeTimesQuery,
  MentorDetailDto,
  MentorDto,
  MentorsQuery,
  SessionReviewDto,
} from './mentors.dto';

/** `$1` is the time, `$2` who asks. */
const card = `m.id, trim(u.first_name || ' ' || u.last_name) as name, ${faceOf('u')} as "profileImageUrl", m.kind, m.headline, m.topics,
  m.languages, ${availabilityOf}, m.organization_id as "organizationId", o.name as "organizationName", o.logo_id as "logoId",
  m.user_id = $2 as "isYou", ${listedColumn}, m.created_at as "createdAt", m.about, said.rating, said.ratings, said.held`;
const said = `left join lateral (
  select avg(stars)::float8 as rating, count(stars)::int as ratings, (count(*) filter (where state = 'booked' and ends_at <= $1))::int as held
  from membership.mentor_sessions s where s.mentor_id = m.id) said on true`;
const narrowed = (kind: string, topic: string) =>
  `(${kind}::membership.mentor_kind is null or m.kind = ${kind}) and (${topic}::text is null or ${topic} = any(m.topics))`;
const list = {
  name: 'mentors-list',
  text: `select ${card} from ${mentorsFor('$8')} ${said}
    where ${narrowed('$3', '$4')} and (m.created_at, m.id) < ($5::timestamptz, $6::uuid)
    order by m.created_at desc, m.id desc limit $7`,
};
const count = {
  name: 'mentors-count',
  text: `select count(*)::int as count from ${mentorsFor('$3')} where ${narrowed('$1', '$2')}`,
};
const one = { name: 'mentors-one', text: `select ${card} from ${listedMentors()} ${said} where m.id = $3` };
const reviews = {
  name: 'mentors-reviews',
  text: `select s.stars, s.review, s.rated_at as "ratedAt", o.name as "organizationName"
    from membership.mentor_sessions s join membership.organizations o on o.id = s.organization_id
    where s.mentor_id = $1 and s.stars is not null order by s.rated_at desc, s.id limit 20`,
};
const hours = {
  name: 'mentors-hours',
  text: `select m.id, ${availabilityOf} from ${listedMentors()} where m.id = $1 and ${mayMeet('$2')}`,
};
const own = {
  name: 'mentors-own',
  text: `select m.id, m.kind, m.headline, m.about, m.topics, m.languages, ${availabilityOf}, m.meeting_link as "meetingLink",
      m.organization_id as "organizationId", m.is_open as "isOpen",
      exists (select from ${listedMentors('l')} where l.id = m.id) as "isListed"
    from membership.mentors m where m.user_id = $1`,
};
const organizations = {
  name: 'mentors-organizations',
  text: `select id, name, 'mentoring' = any(open_to) as "isOpenToMentoring" from membership.organizations
    where id = any($1) order by name, id`,
};
const person = {
  name: 'mentors-person',
  text: 'select languages, time_zone as "timeZone" from membership.users where id = $1',
};

type Row = Omit<MentorDetailDto, 'nextFreeAt' | 'reviews'> & Availability & { createdAt: string };

/** Somebody looks at a week at a time, which may have an hour more. */
const longest = 8 * day;

@Injectable()
export class MentorsQueries {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly free: FreeTimes,
  ) {}

  async list(
    viewer: Viewer,
    { kind = null, topic = null, limit, cursor }: NullableMentorsQuery,
  ): Promise<Page<MentorDto>> {
    const place = fromCursor(cursor);
    const all = viewer.kind !== 'member';
    const [rows, total] = await Promise.all([
      this.database.query<Row>(list, [
        this.clock.now(),
        viewer.id,
        kind,
        topic,
        place.createdAt,
        place.id,
        limit + 1,
        all,
      ]),
      this.database.one<{ count: number }>(count, [kind, topic, all]),
    ]);
    const next = await this.free.nextOf(rows.slice(0, limit));
    return toPage(rows, limit, total, (row) => toCard(row, next));
  }

  /** Throws `not_found`. */
  async get(viewer: Viewer, id: string): Promise<MentorDetailDto> {
    const [row, said] = await Promise.all([
      this.database.queryOne<Row>(one, [this.clock.now(), viewer.id, id]),
      this.database.query<SessionReviewDto>(reviews, [id]),
    ]);
    if (!row) throw notFound('mentor');
    return { ...toCard(row, await this.free.nextOf([row])), about: row.about, reviews: said };
  }

  /** Throws `not_found`, also between whom there is a block, and `invalid_input` for a period that ends before it begins or is too long. */
  async freeTimes(viewer: Viewer, id: string, query: FreeTimesQuery): Promise<FreeTimesDto> {
    const [from, until] = [new Date(query.from), new Date(query.until)];
    const length = until.getTime() - from.getTime();
    if (length <= 0 || length > longest) throw invalidField('until', 'until must be at most eight days after from');
    const mentor = await this.database.queryOne<OfferedHours>(hours, [id, viewer.id]);
    if (!mentor) throw notFound('mentor');
    const times = await this.free.between(mentor, from, until);
    return {
      times: times.map((at) => ({
        startsAt: at.toISOString(),
        endsAt: new Date(at.getTime() + mentor.sessionMinutes * minute).toISOString(),
      })),
      bookableFrom: this.clock.in(noticeOfMentor).toISOString(),
      bookableUntil: this.clock.in(bookableFor).toISOString(),
    };
  }

  /** What the viewer offers, and for whom they may. */
  async own(viewer: Viewer): Promise<OwnMentoringDto> {
    const acting = viewer.organizations.map(({ id }) => id).filter((id) => canActFor(viewer, id));
    const [offer, those, profile] = await Promise.all([
      this.database.queryOne<MentorOfferDto>(own, [viewer.id]),
      this.database.query<MentoringOrganizationDto>(organizations, [acting]),
      this.database.one<{ languages: string[]; timeZone: string | null }>(person, [viewer.id]),
    ]);
    return { offer: offer ?? null, organizations: those, ...profile };
  }
}

type NullableMentorsQuery = Omit<MentorsQuery, 'kind' | 'topic'> & {
  [Name in 'kind' | 'topic']?: MentorsQuery[Name] | null;
};

function toCard(
  { createdAt: _createdAt, hours: _hours, exceptions: _exceptions, about: _about, ...row }: Row,
  next: ReadonlyMap<string, Date>,
): MentorDto {
  return { ...row, nextFreeAt: next.get(row.id)?.toISOString() ?? null };
}
