import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { Notices } from '../../../platform/database/notices';
import type { Viewer } from '../../../platform/http/viewer';
import { MembershipApi } from '../../membership';
import { canActFor } from '../acting-organization';
import { ProblemStatus } from '../innovation.enums';
import { fromCursor } from '../lists/cursor';
import { ListMemory } from '../lists/list-memory';
import { type Page, toPage } from '../lists/page';
import { newestTexts, suggestSearch, vocabularyOf } from '../lists/suggest-search';
import { toUnits } from '../money/money';
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
/**
 * For words that few problems have: all of those are looked up. The place stays out of `found`, or the plan for any
 * place reads the index on `created_at` as well.
 */
const searchIndex = {
  name: 'problems-search-index',
  text: `with found as materialized (
      select id, created_at from innovation.problems
      where search @@ (select innovation.search_query($4)))
    select ${columns} from innovation.problems
    where id in (select id from found where (created_at, id) < ($1, $2) ${newestFirst} limit $3) ${newestFirst}`,
};
/** For words that many problems have: the newest problems are looked through until the page is full, or $5 are. */
const searchNewest = {
  name: 'problems-search-newest',
  text: `select ${columns} from (
      select * from innovation.problems where (created_at, id) < ($1, $2) ${newestFirst} limit $5) newest
    where search @@ (select innovation.search_query($4)) ${newestFirst} limit $3`,
};
const countAll = { name: 'problems-count-all', text: 'select count(*)::int as total from innovation.problems' };
const countFound = {
  name: 'problems-count-found',
  text: `select count(*)::int as total from innovation.problems where search @@ (select innovation.search_query($1))`,
};
const summarize = {
  name: 'problems-summary',
  text: `select count(*)::int as total, count(*) filter (where status = 'open')::int as open,
      count(*) filter (where urgency in ('critical', 'high'))::int as "highPriority",
      coalesce(sum(estimated_value_usd_minor), 0)::text as "valueUsdMinor"
    from innovation.problems`,
};
const texts = {
  name: 'problems-texts',
  text: newestTexts('innovation.problems'),
};
const find = {
  name: 'problems-find',
  text: `select ${columns}, updated_at as "updatedAt" from innovation.problems where id = $1`,
};

const few = 1000;
const lookThrough = 3000;

@Injectable()
export class ProblemsQueries {
  readonly memory: ListMemory;

  constructor(
    private readonly database: Database,
    private readonly membership: MembershipApi,
    notices: Notices,
  ) {
    this.memory = new ListMemory(notices, 'innovation.problems');
  }

  async list(search: string, limit: number, cursor?: string): Promise<Page<IndustryProblemDto>> {
    const { createdAt, id } = fromCursor(cursor);
    const place = [createdAt, id, limit + 1];
    const total = this.total(search);
    const rows = search
      ? await this.search(search, await total, place)
      : await this.database.query<ProblemRow>(list, place);
    const labels = await this.membership.describeOrganizations(rows.map(({ organizationId }) => organizationId));
    return toPage(rows, limit, await total, (row) => toProblem(row, labels));
  }

  async summary(): Promise<ProblemSummaryDto> {
    return this.memory.remember('summary', async () => {
      const row = await this.database.queryOne<Omit<ProblemSummaryDto, 'totalValueUsd'> & { valueUsdMinor: string }>(
        summarize,
      );
      const { valueUsdMinor = '0', total = 0, open = 0, highPriority = 0 } = row ?? {};
      return { total, open, highPriority, totalValueUsd: toUnits(valueUsdMinor, 'USD') };
    });
  }

  async suggest(search: string): Promise<string | null> {
    return suggestSearch(
      search,
      (words) => this.total(words),
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

  private async search(search: string, total: number, place: unknown[]): Promise<ProblemRow[]> {
    if (total === 0) return [];
    if (total > few) {
      const rows = await this.database.query<ProblemRow>(searchNewest, [...place, search, lookThrough]);
      if (rows.length === place[2]) return rows;
    }
    return this.database.query<ProblemRow>(searchIndex, [...place, search]);
  }

  private total(search: string): Promise<number> {
    return this.memory.remember(`total:${search}`, async () => {
      const [row] = await this.database.query<{ total: number }>(
        search ? countFound : countAll,
        search ? [search] : [],
      );
      return row?.total ?? 0;
    });
  }
}
