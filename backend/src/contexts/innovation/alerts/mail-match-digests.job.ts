import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { day, minute } from '../../../platform/clock/durations';
import { Database } from '../../../platform/database/database';
import { Settings } from '../../../platform/database/settings';
import { DomainError } from '../../../platform/http/domain-error';
import { Jobs } from '../../../platform/jobs/jobs';
import { type ActingPerson, MembershipApi } from '../../membership';
import { AlertFrequency } from '../innovation.enums';
import { DigestQueries, type FoundPlace } from './digest.queries';
import { type DigestFrequency, lastDue, periodOf, usualFrequency } from './digest-schedule';
import { type Alerts, MatchAlertsQueries } from './match-alerts.queries';
import { WriteDigest } from './write-digest';

/** So long after its time a digest begins: what was found until then is committed. */
const settled = 5 * minute;
/** However long nobody has looked, nothing older is told. */
const oldest = 31 * day;
const mostAtOnce = 1000;
const nobody = '00000000-0000-0000-0000-000000000000';

const told = {
  name: 'match-alerts-told',
  text: 'update innovation.match_alerts set told_until = $2 where user_id = $1',
};

/** How far the digests of a kind have come; kept, so that the next process goes on where one was killed. */
interface Round {
  from: string;
  until: string;
  after?: FoundPlace;
  done: boolean;
}

/**
 * Mails what was found since the last time, each day and each Monday. It goes through the new matches alone, some at a
 * time, and from them to the people whom they concern. A person is told within a transaction that also keeps until when
 * they are told, so that nothing is told twice or lost, wherever the process ends.
 */
@Injectable()
export class MailMatchDigestsJob implements OnModuleInit {
  private readonly log = new Logger(MailMatchDigestsJob.name);

  constructor(
    private readonly alerts: MatchAlertsQueries,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly digests: DigestQueries,
    private readonly jobs: Jobs,
    private readonly membership: MembershipApi,
    private readonly settings: Settings,
    private readonly write: WriteDigest,
  ) {}

  onModuleInit(): void {
    // The runner does not know a range with steps.
    this.jobs.every('5,15,25,35,45,55 * * * *', 'mail-match-digests', () => this.execute());
  }

  async execute(): Promise<void> {
    await this.follow(AlertFrequency.Daily);
    await this.follow(AlertFrequency.Weekly);
  }

  private async follow(frequency: DigestFrequency): Promise<void> {
    const name = `matchDigests:${frequency}`;
    const until = lastDue(frequency, this.clock.in(-settled));
    const round = begin(await this.settings.get<Round>(name), until, periodOf[frequency]);
    if (round.done) return;
    const seen = new Set<string>();
    let isWhole = true;
    for (let after = placeOf(round); ; ) {
      const found = await this.digests.foundBetween(after, until, mostAtOnce);
      const people = await this.concerned(found, seen);
      for (const person of await this.waiting(people, frequency, until))
        isWhole = (await this.tries(person, frequency, new Date(round.from), until)) && isWhole;
      const last = found.at(-1);
      if (!last || found.length < mostAtOnce) break;
      after = { foundAt: last.foundAt, problemId: last.problemId, solutionId: last.solutionId };
      if (isWhole) await this.settings.set(name, { ...round, after });
    }
    if (isWhole) await this.settings.set(name, { from: round.from, until: round.until, done: true });
  }

  /** The people whom matches concern, and who have not been looked at for others before. */
  private async concerned(found: Awaited<ReturnType<DigestQueries['foundBetween']>>, seen: Set<string>) {
    const fresh = (ids: (string | null)[]) =>
      [...new Set(ids)].filter((id) => id !== null && !seen.has(id)) as string[];
    const organizations = fresh(found.flatMap((one) => [one.problemOrganizationId, one.solutionOrganizationId]));
    const submitters = fresh(found.flatMap((one) => [one.problemSubmitterId, one.solutionSubmitterId]));
    for (const id of [...organizations, ...submitters]) seen.add(id);
    return organizations.length + submitters.length > 0 ? this.membership.actingPeople(organizations, submitters) : [];
  }

  /** Of these people those who want to be told so often, and have not been. */
  private async waiting(people: ActingPerson[], frequency: DigestFrequency, until: Date): Promise<ActingPerson[]> {
    const known = await this.alerts.ofMany(people.map(({ userId }) => userId));
    return people.filter(({ userId }) => {
      const alerts = known.get(userId) ?? { frequency: usualFrequency, toldUntil: null };
      return alerts.frequency === frequency && !isTold(alerts, until);
    });
  }

  /** Whether nothing of a person is left to be done in a later try. An address that no mail can go to is done with. */
  private async tries(...given: Parameters<MailMatchDigestsJob['tell']>): Promise<boolean> {
    return this.tell(...given).catch((error) => {
      this.log.error(error);
      return error instanceof DomainError;
    });
  }

  private async tell(person: ActingPerson, frequency: DigestFrequency, since: Date, until: Date): Promise<boolean> {
    return this.database.transaction(async () => {
      const alerts = await this.alerts.hold(person.userId);
      if (alerts.frequency !== frequency || isTold(alerts, until)) return true;
      const from = new Date(Math.max(new Date(alerts.toldUntil ?? since).getTime(), until.getTime() - oldest));
      const isDone = await this.write.execute(person, frequency, from, until);
      if (isDone) await this.database.run(told, [person.userId, until]);
      return isDone;
    });
  }
}

/** Goes on with a round that has not ended, or begins the next where the last one ended. */
function begin(known: Round | undefined, until: Date, period: number): Round {
  const first = new Date(until.getTime() - period).toISOString();
  if (!known) return { from: first, until: until.toISOString(), done: false };
  if (Date.parse(known.until) >= until.getTime()) return known;
  return { from: known.done ? known.until : known.from, until: until.toISOString(), done: false };
}

const placeOf = ({ from, after }: Round): FoundPlace =>
  after ?? { foundAt: from, problemId: 'ffffffff-ffff-ffff-ffff-ffffffffffff', solutionId: nobody };

const isTold = ({ toldUntil }: Pick<Alerts, 'toldUntil'>, until: Date): boolean =>
  toldUntil !== null && new Date(toldUntil) >= until;
