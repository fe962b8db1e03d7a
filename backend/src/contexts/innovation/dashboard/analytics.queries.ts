import { Injectable } from '@nestjs/common';
import { dayOf, periodsOf } from '../../../platform/clock/calendar';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { PageQuery } from '../../../platform/lists/browse.dto';
import { fromCursor } from '../../../platform/lists/cursor';
import { capped, countMatches, type Page, toPage } from '../../../platform/lists/page';
import { toUnits } from '../../../platform/money/money';
import { ProposalStatus } from '../innovation.enums';
import { isActive } from '../projects/phases/is-active';
import {
  type AnalyticsDto,
  type AnalyticsPeriodDto,
  type AnalyzedProposalsQuery,
  AnalyzedState,
  type AnsweredDto,
  type ProjectFiguresDto,
  ProposalSide,
  type ViewedDto,
} from './analytics.dto';

/** In which of the periods, of which these are the first days, a day is. */
const periodOf = (date: string) => `width_bucket(${date}, $3::date[])`;
const onDay = (column: string) => `(${column} at time zone 'UTC')::date`;

const views = {
  name: 'analytics-views',
  text: `select ${periodOf('day')} as period, kind, sum(views)::int as count from innovation.view_counts
    where owner_id = $1 and day >= $2 group by period, kind`,
};
const mostViewed = {
  name: 'analytics-most-viewed',
  text: `with most as (
      select kind, object_id, sum(views)::int as views from innovation.view_counts
      where owner_id = $1 and day >= $2 group by kind, object_id order by views desc, object_id limit 20)
    select m.kind as type, m.object_id as id, coalesce(q.title, s.title) as title, m.views from most m
    left join innovation.problems q on m.kind = 'problem' and q.id = m.object_id
    left join innovation.solutions s on m.kind = 'solution' and s.id = m.object_id
    where coalesce(q.title, s.title) is not null order by m.views desc, m.object_id limit 10`,
};
/** What an organization has to do with itself is neither in nor out, nor is what was withdrawn. */
const analyzed = (own: string, other: string) =>
  `innovation.solution_proposals
  where ${own} = $1 and ${other} <> $1 and status <> 'withdrawn' and ${since}`;
const since = `created_at >= $2::date::timestamp at time zone 'UTC'`;
const proposals = (own: string, other: string) => `
  select ${periodOf(onDay('created_at'))} as period, count(*)::int as made,
    (count(*) filter (where status = 'pending'))::int as pending,
    (count(*) filter (where status = 'accepted'))::int as accepted,
    (count(*) filter (where status = 'declined'))::int as declined,
    coalesce(array_agg(${onDay('decided_at')} - ${onDay('created_at')}) filter (where status in ('accepted', 'declined')), '{}') as days
  from ${analyzed(own, other)}
  group by period`;
const sides: Record<ProposalSide, [own: string, other: string]> = {
  [ProposalSide.Received]: ['problem_organization_id', 'organization_id'],
  [ProposalSide.Made]: ['organization_id', 'problem_organization_id'],
};
const proposalsIn = { name: 'analytics-in', text: proposals(...sides.received) };
const proposalsOut = { name: 'analytics-out', text: proposals(...sides.made) };
/** The rows of a number, newest first, and how many they are; `given` are the parameters of `from`. */
const rowsOf = (name: string, from: string, given: number) => ({
  page: {
    name: `analytics-rows-${name}`,
    text: `select id, created_at as "createdAt" from ${from} and (created_at, id) < ($${given + 1}, $${given + 2})
      order by created_at desc, id desc limit $${given + 3}`,
  },
  count: { name: `analytics-count-${name}`, text: countMatches(from) },
});
const proposalRows = (side: ProposalSide) =>
  rowsOf(side, `${analyzed(...sides[side])} and status = any($3::innovation.proposal_status[])`, 3);
const own = `select id, phase, created_at from innovation.projects where lead_organization_id = $1
  union
  select p.id, p.phase, p.created_at from innovation.projects p
  join innovation.project_collaborators c on c.project_id = p.id where c.organization_id = $1`;
const projects = {
  name: 'analytics-projects',
  text: `select count(*)::int as "all", (count(*) filter (where ${isActive()}))::int as active,
      (count(*) filter (where phase = 'deployed'))::int as deployed,
      (count(*) filter (where ${since}))::int as started
    from (${own}) own`,
};
const begunRows = rowsOf('begun', `(${own}) own where ${since}`, 2);
/** What was corrected counts as what it was corrected to. What is yet to come does not count. */
const values = {
  name: 'analytics-values',
  text: `select v.state, sum(v.usd_minor)::text as minor, (count(*) filter (where v.amount_minor > 0))::int as entries
    from (${own}) own join innovation.value_entries v on v.project_id = own.id
    where v.happened_on between $2 and $3 and v.corrected_by_id is null group by v.state`,
};

interface Row {
  id: string;
  createdAt: string;
}
interface ViewRow {
  period: number;
  kind: ViewedDto['type'];
  count: number;
}
interface ProposalRow extends Omit<AnsweredDto, 'medianDays'> {
  period: number;
  days: number[];
}
interface ValueRow {
  state: AnalyzedState;
  minor: string;
  entries: number;
}

/** What an organization's people see of its own doings. Every statement is about rows of that organization alone. */
@Injectable()
export class AnalyticsQueries {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  /** The proposals that `of` counts, newest first, one page of them. */
  async proposals(
    organizationId: string,
    days: number,
    { side, status = Object.values(ProposalStatus), ...page }: Omit<AnalyzedProposalsQuery, 'organizationId' | 'days'>,
  ): Promise<Page<Row>> {
    return this.rows(proposalRows(side), [organizationId, this.firstDay(days), status], page);
  }

  /** The projects that `of` counts as begun, newest first, one page of them. */
  async begun(organizationId: string, days: number, page: PageQuery): Promise<Page<Row>> {
    return this.rows(begunRows, [organizationId, this.firstDay(days)], page);
  }

  private firstDay(days: number): string {
    return periodsOf(this.clock.now(), days)[0] as string;
  }

  private async rows(
    of: ReturnType<typeof rowsOf>,
    given: unknown[],
    { limit, cursor }: PageQuery,
  ): Promise<Page<Row>> {
    const { createdAt, id } = fromCursor(cursor);
    const [rows, { total }] = await Promise.all([
      this.database.query<Row>(of.page, [...given, createdAt, id, limit + 1]),
      this.database.one<{ total: number }>(of.count, given),
    ]);
    return toPage(rows, limit, capped(total), (row) => row);
  }

  async of(organizationId: string, days: number): Promise<AnalyticsDto> {
    const now = this.clock.now();
    const firsts = periodsOf(now, days);
    const from = firsts[0] as string;
    const [viewed, most, into, out, figures, worth] = await Promise.all([
      this.database.query<ViewRow>(views, [organizationId, from, firsts]),
      this.database.query<ViewedDto>(mostViewed, [organizationId, from]),
      this.database.query<ProposalRow>(proposalsIn, [organizationId, from, firsts]),
      this.database.query<ProposalRow>(proposalsOut, [organizationId, from, firsts]),
      this.database.one<ProjectFiguresDto>(projects, [organizationId, from]),
      this.database.query<ValueRow>(values, [organizationId, from, dayOf(now)]),
    ]);
    return {
      asOf: now.toISOString(),
      from,
      periods: firsts.map((first, index) => toPeriod(first, index + 1, viewed, into, out)),
      mostViewed: most,
      proposalsIn: answered(into),
      proposalsOut: answered(out),
      projects: figures,
      value: Object.values(AnalyzedState).map((state) => {
        const found = worth.find((row) => row.state === state);
        return { state, usd: toUnits(found?.minor ?? '0', 'USD'), entries: found?.entries ?? 0 };
      }),
    };
  }
}

function toPeriod(
  from: string,
  period: number,
  viewed: ViewRow[],
  into: ProposalRow[],
  out: ProposalRow[],
): AnalyticsPeriodDto {
  const of = (kind: string) => viewed.find((row) => row.period === period && row.kind === kind)?.count ?? 0;
  const made = (rows: ProposalRow[]) => rows.find((row) => row.period === period)?.made ?? 0;
  return {
    from,
    problemViews: of('problem'),
    solutionViews: of('solution'),
    proposalsIn: made(into),
    proposalsOut: made(out),
  };
}

function answered(rows: ProposalRow[]): AnsweredDto {
  const sum = (figure: 'made' | 'pending' | 'accepted' | 'declined') =>
    rows.reduce((total, row) => total + row[figure], 0);
  const days = rows.flatMap((row) => row.days).sort((one, other) => one - other);
  return {
    made: sum('made'),
    pending: sum('pending'),
    accepted: sum('accepted'),
    declined: sum('declined'),
    medianDays: median(days),
  };
}

/** Of an even number, the mean of the middle two, rounded to whole days. */
function median(sorted: number[]): number | null {
  const [lower, upper] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return lower === undefined || upper === undefined ? null : Math.round((lower + upper) / 2);
}
