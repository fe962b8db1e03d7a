import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { calendarFileOf } from '../../../platform/mail/appointment';

const told = {
  name: 'onboarding-calendar',
  text: `select c.starts_at as "startsAt", c.ends_at as "endsAt", c.note, c.moves, c.cancelled_at is not null as "isCancelled", h.place,
      trim(u.first_name || ' ' || u.last_name) as name, u.email
    from membership.onboarding_calls c join membership.users u on u.id = c.person_id cross join membership.onboarding_hours h
    where c.id = $1`,
};
interface Told {
  startsAt: string;
  endsAt: string;
  note: string | null;
  moves: number;
  isCancelled: boolean;
  place: string | null;
  name: string;
  email: string;
}

/** A call as it stands in the database, for calendars: the same entry each time, of which the newest counts. */
@Injectable()
export class CallCalendar {
  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
  ) {}

  async of(id: string): Promise<string> {
    const call = await this.database.one<Told>(told, [id]);
    const { appUrl, helpAddress } = this.config;
    return calendarFileOf({
      uid: `onboarding-${id}@${new URL(appUrl).hostname}`,
      sequence: call.isCancelled ? call.moves + 1 : call.moves,
      isCancelled: call.isCancelled,
      startsAt: new Date(call.startsAt),
      endsAt: new Date(call.endsAt),
      title: 'Onboarding: Global Innovation Alliance',
      description: call.note ?? 'Our team shows you around.',
      place: call.place,
      link: `${appUrl}/onboarding`,
      organizer: { name: 'Global Innovation Alliance', email: helpAddress },
      attendee: { name: call.name, email: call.email },
      now: this.clock.now(),
    });
  }
}
