import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { Notices } from '../../../platform/database/notices';
import { canActFor } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import { fromCursor, type Place, start } from '../../../platform/lists/cursor';
import { ListMemory } from '../../../platform/lists/list-memory';
import { type Page, toPage } from '../../../platform/lists/page';
import { countMatches, type Found, Search } from '../../../platform/lists/search';
import { newestTexts, suggestSearch, vocabularyOf } from '../../../platform/lists/suggest-search';
import { toUnits } from '../../../platform/money/money';
import { MembershipApi, organizationChanged } from '../../membership';
import { ProblemStatus } from '../innovation.enums';
import { problemsChanged } from '../innovation.topics';
import {
  type IndustryProblemDetailDto,
  type IndustryProblemDto,
  type ProblemRow,
  type ProblemSummaryDto,
  toProblem,
} from './problems.dto';

const columns = `id, organization_id as "organizationId", title, description, category, urgency, status,
  estimated_value_minor as "valueMinor", estimated_value_currency as "valueCurrency",
  estimated_value_usd_minor as "valueUsdMinor", tags, created_at as "createdAt"`;
const newestFirst = 'order by created_at desc, id desc';

const list = {
  name: 'problems-list',
  text: `select ${columns} from innovation.problems where (created_at, id) < ($1, $2) ${newestFirst} limit $3`,
};
/** The place stays out of `found`, or the plan for any place reads the index on `created_at` as well. */
const searches = {
  newest: {
    name: 'problems-search-newest',
    text: `select ${columns} from (
        select * from innovation.problems where (created_at, id) < ($1, $2) ${newestFirst} limit $4) newest
      where search @@ (select innovation.search_query($5)) ${newestFirst} limit $3`,
  },
  index: {
    name: 'problems-search-index',
    text: `with found as materialized (
        select id, created_at from innovation.problems
        where search @@ (select innovation.search_query($4)))
      select ${columns}, (select count(*)::int from found) as total from innovation.problems
      where id in (select id from found where (created_at, id) < ($1, $2) ${newestFirst} limit $3) ${newestFirst}`,
  },
  count: {
    name: 'problems-search-count',
    text: countMatches('innovation.problems where search @@ (select innovation.search_query($1))'),
  },
};
const summarize = {
  name: 'problems-summary',
  text: `select coalesce(sum(rows), 0)::int as total, coalesce(sum(rows) filter (where status = 'open'), 0)::int as open,
      coalesce(sum(rows) filter (where urgency in ('critical', 'high')), 0)::int as "highPriority",
      coalesce(sum(value_usd_minor), 0)::text as "valueUsdMinor"
    from innovation.problem_counts`,
};
const texts = {
  name: 'problems-texts',
  text: newestTexts('innovation.problems'),
};
const find = {
  name: 'problems-find',
  text: `select ${columns}, updated_at as "updatedAt" from innovation.problems where id = $1`,
};

type ProblemFigures = Omit<ProblemSummaryDto, 'totalValueUsd'> & { valueUsdMinor: string };

@Injectable()
export class ProblemsQueries {
  readonly memory: ListMemory;
  private readonly searches: Search<ProblemRow>;

  constructor(
    private readonly database: Database,
    private readonly membership: MembershipApi,
    notices: Notices,
  ) {
    this.memory = new ListMemory(database, notices, problemsChanged, organizationChanged);
    this.searches = new Search(database, this.memory, searches, async () => (await this.summary()).total);
  }

  async list(search: string, limit: number, cursor?: string): Promise<Page<IndustryProblemDto>> {
    const place = fromCursor(cursor);
    const { rows, total } = await (search ? this.searches.page([search], place, limit) : this.all(place, limit));
    const labels = await this.membership.describeOrganizations(rows.map(({ organizationId }) => organizationId));
    return toPage(rows, limit, total, (row) => toProblem(row, labels));
  }

  async summary(): Promise<ProblemSummaryDto> {
    return this.memory.remember('summary', async () => {
      const { valueUsdMinor, ...figures } = (await this.database.queryOne(summarize)) as ProblemFigures;
      return { ...figures, totalValueUsd: toUnits(valueUsdMinor, 'USD') };
    });
  }

  async suggest(search: string): Promise<string | null> {
    return suggestSearch(
      search,
      (words) => this.searches.finds([words], start),
      () => this.memory.remember('vocabulary', async () => vocabularyOf(await this.database.query(texts))),
    );
  }

  async find(id: string, viewer: Viewer): Promise<IndustryProblemDetailDto | undefined> {
    const row = await this.database.queryOne<ProblemRow & { updatedAt: Date }>(find, [id]);
    if (!row) return undefined;
    const labels = await this.membership.describeOrganizations([row.organizationId]);
    const mayPropose = viewer.organizations.some(({ id: own }) => canActFor(viewer, own));
    return {
      ...toProblem(row, labels),
      updatedAt: row.updatedAt.toISOString(),
      canDecide: canActFor(viewer, row.organizationId),
      canPropose: row.status === ProblemStatus.Open && mayPropose,
    };
  }

  private async all({ createdAt, id }: Place, limit: number): Promise<Found<ProblemRow>> {
    const [rows, { total }] = await Promise.all([
      this.database.query<ProblemRow>(list, [createdAt, id, limit + 1]),
      this.summary(),
    ]);
    return { rows, total: { count: total } };
  }
}
