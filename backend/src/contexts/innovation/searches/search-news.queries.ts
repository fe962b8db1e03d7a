import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { type Member, MembershipApi } from '../../membership';
import { type Owned, ownersOf } from '../filters';
import { SearchedList, WatchedNoun } from '../innovation.enums';
import type { ProblemFilters } from '../problems/problem-requests.dto';
import { ProblemsQueries } from '../problems/problems.queries';
import type { SolutionFilters } from '../solutions/solution-requests.dto';
import { SolutionsQueries } from '../solutions/solutions.queries';
import type { Searched } from './searched';

/** Of what has come in a time no more are looked through, the newest. */
const mostLookedThrough = 10_000;
/** Of what fits no more are compared with words, and counted. */
export const mostCounted = 1_000;

/** A condition of a row, with the place of a parameter that may be null. */
type Condition = (given: string) => string;
type NarrowedBy<Filters> = Record<Exclude<keyof Filters, keyof Owned>, Condition>;

const isAny =
  (column: string, type: string): Condition =>
  (given) =>
    `(${given}::${type}[] is null or ${column} = any(${given}::${type}[]))`;

/** A filter that lists get is asked for here too, or this does not compile. */
const problemsBy: NarrowedBy<ProblemFilters> = {
  category: isAny('category', 'innovation.category'),
  status: isAny('status', 'innovation.problem_status'),
  urgency: isAny('urgency', 'innovation.urgency'),
};
const solutionsBy: NarrowedBy<SolutionFilters> = {
  category: isAny('category', 'innovation.category'),
  status: isAny('status', 'innovation.solution_status'),
  technology: isAny('technology_type', 'innovation.technology_type'),
  readinessFrom: (given) => `(${given}::int is null or readiness_level >= ${given})`,
  readinessTo: (given) => `(${given}::int is null or readiness_level <= ${given})`,
};

/**
 * What came in a time ($1, $2], of others than these organizations ($3), as far as it is shown to everybody, narrowed by the rest: by
 * who watches it ($5) where that is asked for.
 */
const news = (noun: WatchedNoun, at: string, columns: string, by: Record<string, Condition>) => ({
  name: `search-news-${noun}s`,
  text: `with fresh as materialized (
      select id, organization_id, title, status, ${columns}, ${at} as at from innovation.${noun}s
      where ${at} > $1 and ${at} <= $2 order by ${at} desc limit ${mostLookedThrough})
    select id, title, organization_id as "organizationId" from fresh
    where status::text not in ('draft', 'withdrawn') and organization_id <> all($3::uuid[])
      and ${isAny('organization_id', 'uuid')('$4')}
      and ($5::uuid is null or exists (select from innovation.watches w where w.${noun}_id = fresh.id and w.user_id = $5))
      and ${Object.values(by)
        .map((condition, n) => condition(`$${n + 6}`))
        .join(' and ')}
    order by at desc, id desc limit ${mostCounted + 1}`,
});

const ofProblems = news(WatchedNoun.Problem, 'created_at', 'category, urgency', problemsBy);
const ofSolutions = news(
  WatchedNoun.Solution,
  'published_at',
  'category, technology_type, readiness_level',
  solutionsBy,
);

interface NewsRow {
  id: string;
  title: string;
  organizationId: string;
}

/** Whose search it is. */
type Searcher = Pick<Member, 'userId' | 'organizations'>;

interface NewInSearch {
  id: string;
  title: string;
  organizationName: string;
}

export interface News {
  items: NewInSearch[];
  total: number;
  /** At least so many. */
  orMore: boolean;
}

/** What has come in a time that a search finds: what it reads depends on how much came, not on how much there is. */
@Injectable()
export class SearchNewsQueries {
  constructor(
    private readonly database: Database,
    private readonly membership: MembershipApi,
    private readonly problems: ProblemsQueries,
    private readonly solutions: SolutionsQueries,
  ) {}

  /**
   * What came after a time and not after another, fits and is not of the person's own organizations: best first with words, else newest. Where
   * nothing has all words there is nothing; a search on the page would show what has some.
   */
  async newIn(searched: Searched, person: Searcher, from: Date, until: Date, most: number): Promise<News> {
    const { search, watched } = searched.asks;
    const owners = (await ownersOf(searched.asks, this.membership)) ?? null;
    const isOfProblems = searched.list === SearchedList.Problems;
    const filters = givenTo(isOfProblems ? problemsBy : solutionsBy, searched.asks);
    const given = [from, until, person.organizations, owners, watched ? person.userId : null, ...filters];
    const fitting = await this.database.query<NewsRow>(isOfProblems ? ofProblems : ofSolutions, given);
    const rows = fitting.slice(0, mostCounted);
    const { corpus } = isOfProblems ? this.problems : this.solutions;
    const found = search
      ? inOrder(
          rows,
          await corpus.among(
            search,
            rows.map(({ id }) => id),
          ),
        )
      : rows;
    const labels = await this.membership.describeOrganizations(
      found.slice(0, most).map(({ organizationId }) => organizationId),
    );
    return {
      items: found.slice(0, most).map(({ id, title, organizationId }) => {
        return { id, title, organizationName: labels.get(organizationId)?.name ?? '' };
      }),
      total: found.length,
      orMore: fitting.length > rows.length,
    };
  }
}

/** What each of some filters is given, in their order. */
const givenTo = (by: Record<string, Condition>, asks: object): unknown[] =>
  Object.keys(by).map((filter) => (asks as Record<string, unknown>)[filter] ?? null);

function inOrder(rows: NewsRow[], ids: string[]): NewsRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
