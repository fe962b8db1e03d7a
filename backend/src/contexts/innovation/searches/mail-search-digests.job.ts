import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { minute } from '../../../platform/clock/durations';
import { Database } from '../../../platform/database/database';
import { Settings } from '../../../platform/database/settings';
import { DomainError } from '../../../platform/http/domain-error';
import { Jobs } from '../../../platform/jobs/jobs';
import { type Member, MembershipApi } from '../../membership';
import { type DigestFrequency, lastDue } from '../alerts/digest-schedule';
import { AlertFrequency } from '../innovation.enums';
import { SavedSearchesQueries } from './saved-searches.queries';
import { WriteSearchDigest } from './write-search-digest';

/** So long after its time a digest begins: what came until then is committed. */
const settled = 5 * minute;
const mostAtOnce = 500;
const nobody = '00000000-0000-0000-0000-000000000000';

const told = {
  name: 'saved-searches-told',
  text: 'update innovation.saved_searches set told_until = $2 where id = any($1)',
};

/** How far the digests of a kind have come; kept, so that the next process goes on where one was killed. */
interface Round {
  until: string;
  /** The last person of those who have been told. */
  after?: string;
  done: boolean;
}

/**
 * Mails what is new in saved searches, each day and each Monday. It goes through the people who want it, some at a time. A person is
 * told within a transaction that also keeps until when they are told, so that nothing is told twice or lost, wherever the process ends.
 */
@Injectable()
export class MailSearchDigestsJob implements OnModuleInit {
  private readonly log = new Logger(MailSearchDigestsJob.name);

  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly membership: MembershipApi,
    private readonly searches: SavedSearchesQueries,
    private readonly settings: Settings,
    private readonly write: WriteSearchDigest,
  ) {}

  onModuleInit(): void {
    // The runner does not know a range with steps.
    this.jobs.every('7,17,27,37,47,57 * * * *', 'mail-search-digests', () => this.execute());
  }

  async execute(): Promise<void> {
    await this.follow(AlertFrequency.Daily);
    await this.follow(AlertFrequency.Weekly);
  }

  private async follow(frequency: DigestFrequency): Promise<void> {
    const name = `searchDigests:${frequency}`;
    const until = lastDue(frequency, this.clock.in(-settled));
    const round = begin(await this.settings.get<Round>(name), until);
    if (round.done) return;
    let isWhole = true;
    for (let after = round.after ?? nobody; ; ) {
      const waiting = await this.searches.waiting(frequency, until, after, mostAtOnce);
      for (const person of await this.membership.members(waiting))
        isWhole = (await this.tries(person, frequency, until)) && isWhole;
      const last = waiting.at(-1);
      if (!last || waiting.length < mostAtOnce) break;
      after = last;
      if (isWhole) await this.settings.set(name, { ...round, after });
    }
    if (isWhole) await this.settings.set(name, { until: round.until, done: true });
  }

  /** Whether nothing of a person is left to be done in a later try. An address that no mail can go to is done with. */
  private async tries(...given: Parameters<MailSearchDigestsJob['tell']>): Promise<boolean> {
    return this.tell(...given).catch((error) => {
      this.log.error(error);
      return error instanceof DomainError;
    });
  }

  private async tell(person: Member, frequency: DigestFrequency, until: Date): Promise<boolean> {
    return this.database.transaction(async () => {
      const due = await this.searches.hold(person.userId, frequency, until);
      const isDone = await this.write.execute(person, due, frequency, until);
      if (isDone) await this.database.run(told, [due.map(({ id }) => id), until]);
      return isDone;
    });
  }
}

/** Goes on with a round that has not ended, or begins the next. */
const begin = (known: Round | undefined, until: Date): Round =>
  known && Date.parse(known.until) >= until.getTime() ? known : { until: until.toISOString(), done: false };
