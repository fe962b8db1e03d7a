import { Injectable } from '@nestjs/common';
import { minute } from '../../../platform/clock/durations';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import { FreeTimes, type OfferedHours } from './free-times';
import { availabilityOf, listedMentors, mayMeet } from './listed-mentors';
import type { MentorKind } from './mentoring.enums';
import { busyThen, timeTaken } from './mentoring.errors';

const lock = {
  name: 'mentoring-lock-mentor',
  text: `select m.id, m.user_id as "userId", m.kind, ${availabilityOf} from ${listedMentors()}
    where m.id = $1 and ${mayMeet('$2')} for update of m`,
};
/** In one order: of two who book with each other, one waits. */
const lockPeople = {
  name: 'mentoring-lock-people',
  text: `select pg_advisory_xact_lock(hashtextextended('mentoring:' || person, 0)) from unnest($1::text[]) person`,
};
const busy = {
  name: 'mentoring-busy',
  text: `select from membership.mentor_sessions
    where (user_id = $1 or mentor_id = (select id from membership.mentors where user_id = $1)) and state = 'booked' and starts_at < $3 and ends_at > $2 and id is distinct from $4`,
};

interface LockedMentor extends OfferedHours {
  userId: string;
  kind: MentorKind;
}

/**
 * Whoever takes a time of a mentor locks the mentor first, and both people: of two who want it at once, the second sees the first
 * one's session, and nobody is in two sessions, be it as mentor or as member.
 */
@Injectable()
export class LockMentor {
  constructor(
    private readonly database: Database,
    private readonly free: FreeTimes,
  ) {}

  /** Throws `not_found` also for one whom members cannot book, or who takes no messages from this one. */
  async execute(id: string, memberId: string): Promise<LockedMentor> {
    const mentor = await this.database.queryOne<LockedMentor>(lock, [id, memberId]);
    if (!mentor) throw notFound('mentor');
    await this.database.run(lockPeople, [[mentor.userId, memberId].sort()]);
    return mentor;
  }

  /** The end of the session that begins then. Throws `time_taken`, and `busy_then` where the member meets somebody else. */
  async demandFree(mentor: LockedMentor, memberId: string, startsAt: Date, moved?: string): Promise<Date> {
    if (!(await this.free.has(mentor, startsAt, moved))) throw timeTaken();
    const endsAt = new Date(startsAt.getTime() + mentor.sessionMinutes * minute);
    if (await this.database.queryOne(busy, [memberId, startsAt, endsAt, moved ?? null])) throw busyThen();
    return endsAt;
  }
}
