import { Injectable } from '@nestjs/common';
import { lastMonths, lastQuarters } from '../../../platform/clock/calendar';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { toUnits } from '../../../platform/money/money';
import { AllianceGrowth } from '../../membership';
import { isActive } from '../projects/phases/is-active';
import {
  type DashboardDto,
  type DashboardStatsDto,
  type GrowthDto,
  GrowthMeasure,
  type GrowthMonthDto,
  type ValueQuarterDto,
} from './dashboard.dto';

const figures = {
  name: 'dashboard-figures',
  text: `select
      (select coalesce(sum(rows), 0)::int from innovation.problem_counts where status in ('open', 'in_progress')) as "totalProblems",
      (select coalesce(sum(rows), 0)::int from innovation.solution_counts where status <> 'draft') as "totalSolutions",
      (select coalesce(sum(rows), 0)::int from innovation.project_growth where ${isActive()}) as "activeProjects",
      (select coalesce(sum(usd_minor), 0)::text from innovation.value_counts where state = 'confirmed') as "totalMinor"`,
};
const byMonth = (from: string) => `(select coalesce(json_agg(m order by m.month), '[]') from (
  select month, sum(rows)::int as count from ${from} group by month having sum(rows) > 0) m)`;
const growth = {
  name: 'dashboard-growth',
  text: `select ${byMonth(`innovation.project_growth where ${isActive()}`)} as projects,
    ${byMonth('innovation.match_growth')} as matches`,
};
const quarters = {
  name: 'dashboard-quarters',
  text: `select quarter::text, sum(usd_minor)::text as minor, sum(entries)::int as entries from innovation.value_counts
    where state = 'confirmed' group by quarter having sum(entries) > 0 order by quarter desc`,
};

type Figures = Omit<DashboardStatsDto, 'totalOrganizations' | 'totalValue'> & { totalMinor: string };
type Growth = Record<'projects' | 'matches', GrowthMonthDto[]>;
interface QuarterRow {
  quarter: string;
  minor: string;
  entries: number;
}

const growthMonths = 12;
const shownQuarters = 8;
const counted = (months: GrowthMonthDto[]): number => months.reduce((sum, { count }) => sum + count, 0);

/** What stands on the dashboard of all members: every figure is a sum of maintained counts. */
@Injectable()
export class DashboardQueries {
  constructor(
    private readonly alliance: AllianceGrowth,
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  async stats(): Promise<DashboardStatsDto> {
    const [{ totalMinor, ...rest }, { months }] = await Promise.all([
      this.database.one<Figures>(figures, []),
      this.alliance.read(),
    ]);
    return { totalOrganizations: counted(months), ...rest, totalValue: toUnits(totalMinor, 'USD') };
  }

  async overview(): Promise<DashboardDto> {
    const now = this.clock.now();
    const [alliance, { projects, matches }, rows] = await Promise.all([
      this.alliance.read(),
      this.database.one<Growth>(growth, []),
      this.database.query<QuarterRow>(quarters, []),
    ]);
    const total = rows.reduce((sum, { minor }) => sum + BigInt(minor), 0n);
    const record = rows.toSorted((one, other) => Number(BigInt(other.minor) - BigInt(one.minor)))[0];
    return {
      asOf: now.toISOString(),
      value: { confirmedUsd: toUnits(total, 'USD'), quarters: quartersOf(rows, now) },
      growth: [
        growthOf(GrowthMeasure.Organizations, alliance.months, now),
        growthOf(GrowthMeasure.ActiveProjects, projects, now),
        growthOf(GrowthMeasure.Matches, matches, now),
      ],
      highlights: {
        recordQuarter: record ? toQuarter(record) : null,
        countries: alliance.countries,
        organizations: counted(alliance.months),
      },
    };
  }
}

const toQuarter = ({ quarter, minor, entries }: QuarterRow): ValueQuarterDto => ({
  quarter,
  confirmedUsd: toUnits(minor, 'USD'),
  entries,
});

/** Quarters without value stand between those that have some. */
function quartersOf(rows: QuarterRow[], now: Date): ValueQuarterDto[] {
  const first = rows.at(-1)?.quarter;
  return lastQuarters(now, shownQuarters)
    .filter((quarter) => first !== undefined && quarter >= first)
    .map((quarter) => toQuarter(rows.find((row) => row.quarter === quarter) ?? { quarter, minor: '0', entries: 0 }));
}

function growthOf(measure: GrowthMeasure, counts: GrowthMonthDto[], now: Date): GrowthDto {
  const months = lastMonths(now, growthMonths).map((month) => ({
    month,
    count: counts.find((one) => one.month === month)?.count ?? 0,
  }));
  const [recent, all] = [counted(months), counted(counts)];
  return { measure, percent: all === 0 ? null : Math.round((100 * recent) / all), recent, all, months };
}
