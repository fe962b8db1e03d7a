import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';
import { Notices } from '../database/notices';
import { Jobs } from '../jobs/jobs';

/** Somebody has been told of a change: named by the person. */
export const liveTopic = 'live';

/** Removes what a person was told, and how far they were told. */
export const forgetUpdatesOf = 'forget-live-updates-of';

/** What has changed, for pages that show it: they ask for it again. Nothing of it is said here. */
export interface LiveUpdate {
  /** Such as `notification`; pages know by it what to ask for, see `libs/api-client/src/live.ts`. */
  kind: string;
  /** Of what has changed. */
  id: string;
}

/** How every context tells open pages of people that something of theirs has changed. */
@Injectable()
export class LiveUpdates {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly notices: Notices,
  ) {}

  /** Told once the surrounding transaction has committed, in all browsers of each, whichever process they listen to. */
  async tell(personIds: Iterable<string>, { kind, id }: LiveUpdate): Promise<void> {
    for (const person of new Set(personIds)) {
      await this.database.leave({ kind: 'live', row: { person, kind, subject: id } });
      await this.notices.send(liveTopic, person);
    }
  }

  /** Nobody is told any more: also what the surrounding transaction tells is removed, once it has committed. */
  async forget(personId: string): Promise<void> {
    await this.jobs.add(forgetUpdatesOf, { personId });
  }
}
