import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { minute } from '../../../platform/clock/durations';
import { Database } from '../../../platform/database/database';
import { type Availability, beginnings } from './hours';
import { bookableFor, noticeOfMentor } from './mentoring.rules';

/** A mentor is a member of sessions too. */
const taken = {
  name: 'mentoring-taken',
  text: `select m.id as "mentorId", s.starts_at as "startsAt", s.ends_at as "endsAt"
    from membership.mentors m join membership.mentor_sessions s on s.mentor_id = m.id or s.user_id = m.user_id
    where m.id = any($1) and s.state = 'booked' and s.starts_at < $3 and s.ends_at > $2 and s.id is distinct from $4`,
};

/** A mentor and when they have time. */
export interface OfferedHours extends Availability {
  id: string;
}

/** The times of mentors that can be booked now. */
@Injectable()
export class FreeTimes {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  /** Of one mentor, between two moments; what a session that is to be `moved` takes is free. */
  async between(mentor: OfferedHours, from: Date, until: Date, moved?: string): Promise<Date[]> {
    const window = this.window(from, until);
    if (window.from >= window.until) return [];
    const isFree = await this.freedom([mentor], window, moved);
    return [...beginnings(mentor, window.from, window.until)].filter((at) => isFree(mentor, at));
  }

  /** Whether a moment is one of them. */
  async has(mentor: OfferedHours, at: Date, moved?: string): Promise<boolean> {
    const found = await this.between(mentor, at, new Date(at.getTime() + minute), moved);
    return found.some((one) => one.getTime() === at.getTime());
  }

  /** The next one of each, where there is any. */
  async nextOf(mentors: OfferedHours[]): Promise<ReadonlyMap<string, Date>> {
    const window = this.window();
    const isFree = await this.freedom(mentors, window);
    const next = mentors.flatMap((mentor) => {
      for (const at of beginnings(mentor, window.from, window.until))
        if (isFree(mentor, at)) return [[mentor.id, at] as const];
      return [];
    });
    return new Map(next);
  }

  private window(from?: Date, until?: Date): { from: Date; until: Date } {
    const [soonest, latest] = [this.clock.in(noticeOfMentor), this.clock.in(bookableFor)];
    return {
      from: from && from > soonest ? from : soonest,
      until: until && until < latest ? until : latest,
    };
  }

  private async freedom(mentors: OfferedHours[], { from, until }: { from: Date; until: Date }, moved?: string) {
    const longest = Math.max(0, ...mentors.map(({ sessionMinutes }) => sessionMinutes)) * minute;
    const rows = await this.database.query<{ mentorId: string; startsAt: string; endsAt: string }>(taken, [
      mentors.map(({ id }) => id),
      from,
      new Date(until.getTime() + longest),
      moved ?? null,
    ]);
    const sessions = rows.map(({ mentorId, startsAt, endsAt }) => ({
      mentorId,
      from: Date.parse(startsAt),
      until: Date.parse(endsAt),
    }));
    return ({ id, sessionMinutes }: OfferedHours, at: Date): boolean =>
      !sessions.some(
        (one) => one.mentorId === id && one.from < at.getTime() + sessionMinutes * minute && one.until > at.getTime(),
      );
  }
}
