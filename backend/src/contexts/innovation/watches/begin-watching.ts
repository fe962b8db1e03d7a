import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { WatchedNoun } from '../innovation.enums';
import { ProblemsQueries } from '../problems/problems.queries';
import { SolutionsQueries } from '../solutions/solutions.queries';

const insert = (noun: WatchedNoun) => ({
  name: `watches-insert-${noun}`,
  text: `insert into innovation.watches (user_id, ${noun}_id, known_status, created_at)
    select $1, id, status, $3 from innovation.${noun}s where id = $2
    on conflict (${noun}_id, user_id) do nothing`,
});

/** A person watches a problem or a solution from now on; who watches it already goes on. */
@Injectable()
export class BeginWatching {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly problems: ProblemsQueries,
    private readonly solutions: SolutionsQueries,
  ) {}

  /** Throws `not_found` for what the viewer does not see. */
  async execute(viewer: Viewer, noun: WatchedNoun, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const things = noun === WatchedNoun.Problem ? this.problems : this.solutions;
      if (!(await things.find(id, viewer))) throw notFound(noun);
      const begun = await this.database.run(insert(noun), [viewer.id, id, this.clock.now()]);
      if (begun > 0) await this.audit.record(viewer, 'watch.begun', `${noun}:${id}`);
    });
  }
}
