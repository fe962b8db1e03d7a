import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { Statement } from '../../../platform/database/statement';
import { organizationIds } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import type { PageQuery } from '../../../platform/lists/browse.dto';
import { fromCursor } from '../../../platform/lists/cursor';
import { capped, countMatches, type Page, toPage } from '../../../platform/lists/page';
import { MembershipApi } from '../../membership';
import { WatchedNoun } from '../innovation.enums';
import { isShown } from '../problems/is-shown';
import type { SubmitterDto } from '../problems/problems.dto';
import type { WatchedDto } from './watches.dto';

const seen = `left join innovation.problems q on q.id = w.problem_id left join innovation.solutions s on s.id = w.solution_id`;
const thing = `case when w.problem_id is null then 'solution' else 'problem' end as noun, coalesce(q.id, s.id) as "subjectId",
  coalesce(q.title, s.title) as title, coalesce(q.status::text, s.status::text) as status,
  coalesce(q.organization_id, s.organization_id) as "organizationId"`;
/** What was taken back is seen by its organization alone, whoever watches it; a problem also by who has proposed to it. */
const visibleTo = (own: string) => `(coalesce(q.status::text, s.status::text) not in ('draft', 'withdrawn')
  or coalesce(q.organization_id, s.organization_id) = any(${own}::uuid[])
  or (q.status = 'withdrawn' and exists (select from innovation.solution_proposals p
    where p.problem_id = q.id and p.organization_id = any(${own}::uuid[]))))`;

const list = {
  name: 'watches-list',
  text: `select w.id, ${thing}, w.created_at as "createdAt" from innovation.watches w ${seen}
    where w.user_id = $1 and (w.created_at, w.id) < ($2, $3) and ${visibleTo('$5')}
    order by w.created_at desc, w.id desc limit $4`,
};
const count = {
  name: 'watches-count',
  text: countMatches(`innovation.watches w ${seen} where w.user_id = $1 and ${visibleTo('$2')}`),
};
const isWatched = (noun: WatchedNoun) => ({
  name: `watches-of-${noun}`,
  text: `select from innovation.watches where user_id = $1 and ${noun}_id = $2`,
});
/** So many of one kind can be looked through. */
const mostLookedThrough = 2_000;
/** Of what the page has, as far as the list has it too: of problems it has none that is hidden, also none of one's own. */
const idsOf = (noun: WatchedNoun, isListed: string) => ({
  name: `watches-ids-of-${noun}`,
  text: `select w.${noun}_id as id from innovation.watches w ${seen}
    where w.user_id = $1 and w.${noun}_id is not null and ${visibleTo('$2')} and ${isListed}
    order by w.created_at desc, w.id desc limit ${mostLookedThrough}`,
});
const listed = {
  problem: idsOf(WatchedNoun.Problem, isShown('q.status')),
  solution: idsOf(WatchedNoun.Solution, 'true'),
};
const isMailed = {
  name: 'watchers-find',
  text: 'select is_mailed as "isMailed" from innovation.watchers where user_id = $1',
};
const waiting = {
  name: 'watches-waiting',
  text: `select user_id as "userId" from innovation.watches where changed_at is not null and changed_at <= $1 and user_id > $2
    group by user_id order by user_id limit $3`,
};
const hold = {
  name: 'watches-hold',
  text: `select id from innovation.watches where user_id = $1 and changed_at is not null and changed_at <= $2 order by id for update`,
};
const changed = {
  name: 'watches-changed',
  text: `select w.id, ${thing}, w.known_status as "knownStatus" from innovation.watches w ${seen}
    where w.id = any($1) and w.known_status <> coalesce(q.status::text, s.status::text) and ${visibleTo('$2')}
    order by w.changed_at desc, w.id`,
};

interface ThingRow {
  id: string;
  noun: WatchedNoun;
  subjectId: string;
  title: string;
  status: string;
  organizationId: string;
}

/** A watched thing that has another status than the person knows. */
export interface ChangedThing extends ThingRow {
  knownStatus: string;
}

@Injectable()
export class WatchesQueries {
  constructor(
    private readonly database: Database,
    private readonly membership: MembershipApi,
  ) {}

  /** What the viewer watches and may see, what they began to watch last first. */
  async list(viewer: Viewer, { limit, cursor }: PageQuery): Promise<Page<WatchedDto>> {
    const { createdAt, id } = fromCursor(cursor);
    const own = organizationIds(viewer);
    const [rows, { total }] = await Promise.all([
      this.database.query<ThingRow & { createdAt: string }>(list, [viewer.id, createdAt, id, limit + 1, own]),
      this.database.one<{ total: number }>(count, [viewer.id, own]),
    ]);
    const page = toPage(rows, limit, capped(total), (row) => row);
    const labels = await this.membership.describeOrganizations(page.items.map(({ organizationId }) => organizationId));
    return {
      ...page,
      items: page.items.map(({ organizationId, ...row }) => ({
        ...row,
        submittedBy: labels.get(organizationId) as SubmitterDto,
      })),
    };
  }

  async isWatched(userId: string, noun: WatchedNoun, id: string): Promise<boolean> {
    return (await this.database.queryOne(isWatched(noun), [userId, id])) !== undefined;
  }

  /** Problems that the viewer watches, of those that are listed. */
  async problems(viewer: Viewer): Promise<string[]> {
    return this.ids(listed.problem, viewer);
  }

  /** Solutions that the viewer watches, of those that are listed for them. */
  async solutions(viewer: Viewer): Promise<string[]> {
    return this.ids(listed.solution, viewer);
  }

  private async ids(statement: Statement, viewer: Viewer): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(statement, [viewer.id, organizationIds(viewer)]);
    return rows.map(({ id }) => id);
  }

  async isMailed(userId: string): Promise<boolean> {
    return (await this.database.queryOne<{ isMailed: boolean }>(isMailed, [userId]))?.isMailed ?? true;
  }

  /** Of the people after one those for whom something has changed until a time, in their order. */
  async waiting(until: Date, after: string, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ userId: string }>(waiting, [until, after, limit]);
    return rows.map(({ userId }) => userId);
  }

  /** The watches of a person of which something has changed until a time, locked until the end of the transaction. */
  async hold(userId: string, until: Date): Promise<string[]> {
    return (await this.database.query<{ id: string }>(hold, [userId, until])).map(({ id }) => id);
  }

  /** Of these watches those of which there is something to tell people of some organizations, newest first. */
  async changed(ids: string[], own: string[]): Promise<ChangedThing[]> {
    return this.database.query<ChangedThing>(changed, [ids, own]);
  }
}
