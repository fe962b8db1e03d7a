import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { LiveUpdates } from '../../../platform/live/live-updates';
import { calendarFileOf } from '../../../platform/mail/appointment';
import { type MentorKind, MentorSessionState, SessionSide } from './mentoring.enums';
import type { SessionInMail } from './mentoring.mails';
import { sessionNames, timeInWords } from './session-words';

const person = (
  u: string,
) => `json_build_object('personId', ${u}.id, 'name', trim(${u}.first_name || ' ' || ${u}.last_name),
  'firstName', split_part(${u}.first_name, ' ', 1), 'address', ${u}.email, 'isGone', ${u}.erased_at is not null)`;
const told = {
  name: 'mentoring-told',
  text: `select s.id, s.kind, s.state, s.sequence, s.starts_at as "startsAt", s.ends_at as "endsAt", s.topic,
      s.time_zone as "memberZone", m.time_zone as "mentorZone", m.meeting_link as place,
      ${person('mentor')} as mentor, ${person('member')} as member
    from membership.mentor_sessions s join membership.mentors m on m.id = s.mentor_id
    join membership.users mentor on mentor.id = m.user_id join membership.users member on member.id = s.user_id
    where s.id = $1`,
};

interface Party {
  personId: string;
  name: string;
  firstName: string;
  address: string;
  isGone: boolean;
}
interface Told {
  id: string;
  kind: MentorKind;
  state: MentorSessionState;
  sequence: number;
  startsAt: string;
  endsAt: string;
  topic: string;
  memberZone: string;
  mentorZone: string;
  place: string;
  mentor: Party;
  member: Party;
}

/** What one of the two is to be told. */
interface ToldOfSession {
  side: SessionSide;
  to: { personId: string; name: string; address: string };
  about: string;
  /** The other one, whom it names. */
  named: string;
  values: SessionInMail;
  /** The file that enters, moves or removes the session in their calendar. */
  calendar: string;
  /** Moments by their clock, in words. */
  inWords(from: Date, until: Date): string;
}

/** What the two of a session are told of it, as it stands in the database. */
@Injectable()
export class TellOfSession {
  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly live: LiveUpdates,
  ) {}

  /** Calls `queue` for each of the two who is still there, in the order of their addresses, and tells open pages of both. */
  async each(sessionId: string, queue: (told: ToldOfSession) => Promise<unknown>): Promise<void> {
    const session = await this.database.one<Told>(told, [sessionId]);
    const both = [SessionSide.Mentor, SessionSide.Member].map((side) => this.toldAs(side, session));
    both.sort((one, other) => (one.to.address < other.to.address ? -1 : 1));
    for (const one of both) if (!session[one.side].isGone) await queue(one);
    await this.live.tell(
      both.map(({ to }) => to.personId),
      { kind: 'mentor-session', id: sessionId },
    );
  }

  private toldAs(side: SessionSide, session: Told): ToldOfSession {
    const isMentor = side === SessionSide.Mentor;
    const { mentor, member, kind, topic, place } = session;
    const [self, other] = isMentor ? [mentor, member] : [member, mentor];
    const zone = isMentor ? session.mentorZone : session.memberZone;
    const [startsAt, endsAt] = [new Date(session.startsAt), new Date(session.endsAt)];
    const inWords = (from: Date, until: Date) => timeInWords(from, until, zone);
    const what = sessionNames[kind];
    const link = `${this.config.appUrl}/mentors/sessions`;
    const { personId, name, address } = self;
    return {
      side,
      to: { personId, name, address },
      about: `mentor-session:${session.id}`,
      named: other.personId,
      values: {
        firstName: self.firstName,
        otherName: other.name,
        what,
        when: inWords(startsAt, endsAt),
        topic,
        place,
        link,
      },
      inWords,
      // The alliance invites, so that neither of the two learns the other’s address.
      calendar: calendarFileOf({
        uid: `${session.id}@${new URL(this.config.appUrl).hostname}`,
        sequence: session.sequence,
        isCancelled: session.state === MentorSessionState.Cancelled,
        startsAt,
        endsAt,
        title: `${what} with ${other.name}`,
        description: topic,
        place,
        link,
        organizer: { name: 'Global Innovation Alliance', email: this.config.helpAddress },
        attendee: { name, email: address },
        now: this.clock.now(),
      }),
    };
  }
}
