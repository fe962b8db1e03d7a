import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { WatchedNoun } from '../innovation.enums';

/** Also those that are noted already: one that is just being told is waited for, and noted anew. */
const mark = (noun: WatchedNoun) => ({
  name: `watches-mark-${noun}`,
  text: `update innovation.watches w set changed_at = coalesce(w.changed_at, $2) from innovation.${noun}s t
    where w.${noun}_id = $1 and t.id = w.${noun}_id and w.known_status <> t.status::text`,
});

/** Notes whose watched problem or solution has another status than they know: the next digest tells them. */
@Injectable()
export class MarkWatches {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  async execute({ problemId, solutionId }: { problemId?: string; solutionId?: string }): Promise<void> {
    const now = this.clock.now();
    if (problemId) await this.database.run(mark(WatchedNoun.Problem), [problemId, now]);
    if (solutionId) await this.database.run(mark(WatchedNoun.Solution), [solutionId, now]);
  }
}
