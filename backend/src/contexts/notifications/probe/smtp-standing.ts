import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { TryOutcome } from '../messages/message.enums';
import { ProbeStep, SignInStanding, type SmtpStandingDto } from './probe.dto';
import { adviceOn } from './probe-advice';

/** Of the newest mail that has left, and those that the queue tries first while the server is away; by other settings it says nothing. */
const lastTry = {
  name: 'smtp-last-try',
  text: `select tries -> -1 ->> 'outcome' as outcome, tries -> -1 ->> 'answer' as answer, tries -> -1 ->> 'lastAt' as at from (
      (select tries from notifications.messages where sent_at is not null order by sent_at desc limit 1)
      union all (select tries from notifications.messages where state = 'queued' order by queued_at limit 20)
    ) tried where jsonb_array_length(tries) > 0 and (tries -> -1 ->> 'lastAt')::timestamptz
      > coalesce((select max(saved_at) from notifications.mail_settings), '-infinity') order by at desc limit 1`,
};
/** Without those that quiet hours hold. */
const waiting = {
  name: 'smtp-waiting',
  text: `select count(*)::int as count from (select from notifications.messages
    where state = 'queued' and (held_until is null or held_until <= $1) limit 10000) queued`,
};

interface LastTry {
  outcome: TryOutcome;
  answer: string;
  at: string;
}

/** How mail fares, by what is known of it: nobody is asked. */
@Injectable()
export class SmtpStanding {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  /** `isEnvironments`: whether the settings in force stand there. */
  async find(isEnvironments: boolean): Promise<SmtpStandingDto> {
    const [last, { count }] = await Promise.all([
      this.database.queryOne<LastTry>(lastTry),
      this.database.one<{ count: number }>(waiting, [this.clock.now()]),
    ]);
    const signIn = signInOf(last);
    const answer = last?.answer ?? '';
    const failing = failingStep[signIn];
    const advice = failing ? adviceOn(failing, answer, isEnvironments) : null;
    return { signIn, answer, advice, at: last?.at ?? null, waiting: count };
  }
}

/** Where a probe would stop, as far as the answer tells. */
const failingStep: Partial<Record<SignInStanding, ProbeStep>> = {
  [SignInStanding.Refused]: ProbeStep.Login,
  [SignInStanding.ServerAway]: ProbeStep.Connect,
};

/** Whoever answers about a message has let us in. */
function signInOf(last: LastTry | undefined): SignInStanding {
  if (!last || last.outcome === TryOutcome.Caught) return SignInStanding.Untried;
  if (last.outcome !== TryOutcome.Away) return SignInStanding.Working;
  return /^53[0458]\b/.test(last.answer) ? SignInStanding.Refused : SignInStanding.ServerAway;
}
