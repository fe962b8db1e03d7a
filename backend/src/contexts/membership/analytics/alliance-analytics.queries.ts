import { Injectable, type OnModuleInit } from '@nestjs/common';
import { lastMonths, periodsOf } from '../../../platform/clock/calendar';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { PageVisits } from '../../../platform/http/page-visits';
import type {
  ActivityMonthDto,
  AllianceAnalyticsDto,
  FunnelDto,
  FunnelPeriodDto,
  RetentionCohortDto,
} from './alliance-analytics.dto';

const shownMonths = 12;
const landingPage = '/';
const registrationPage = '/membership';

const most = (column: string, named: string) => `(select coalesce(json_agg(c), '[]') from (
  select ${column} as ${named}, sum(rows)::int as organizations from membership.directory_counts
  where ${column} is not null group by ${column} having sum(rows) > 0 order by organizations desc, ${column}) c)`;
const present = {
  name: 'alliance-analytics-present',
  text: `select ${most('country', 'country')} as countries, ${most('type', 'type')} as types,
    (select coalesce(sum(rows), 0)::int from membership.directory_counts) as organizations,
    (select json_build_object('total', coalesce(sum(rows), 0)::int,
        'emailsSent', coalesce(sum(rows) filter (where email_state = 'sent'), 0)::int)
      from membership.registration_counts where not is_deleted) as registrations`,
};
const registered = {
  name: 'alliance-analytics-registered',
  text: `select day::text, sum(rows)::int as registered, coalesce(sum(rows) filter (where is_activated), 0)::int as activated,
      coalesce(sum(rows) filter (where is_activated and has_paid), 0)::int as paid
    from membership.organization_cohorts where day >= $1 group by day`,
};
/** From `since` on it is known who was active: before that nobody has counted. */
const active = {
  name: 'alliance-analytics-active',
  text: `select (select min(month)::text from membership.activity_counts) as since,
    (select coalesce(json_agg(c), '[]') from (
      select month::text, registered_in::text as "registeredIn", organizations from membership.activity_counts where month >= $1) c) as counts`,
};

type Present = Pick<AllianceAnalyticsDto, 'countries' | 'types' | 'organizations' | 'registrations'>;
interface RegisteredOn extends Pick<FunnelDto, 'registered' | 'activated' | 'paid'> {
  day: string;
}
interface Active {
  since: string | null;
  counts: { month: string; registeredIn: string; organizations: number }[];
}
type Visits = Awaited<ReturnType<PageVisits['since']>>;

/** How the alliance does, for who runs it: sums of what is counted as it happens, so that they cost the same at any size. */
@Injectable()
export class AllianceAnalyticsQueries implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly visits: PageVisits,
  ) {}

  onModuleInit(): void {
    this.visits.count(landingPage, registrationPage);
  }

  async over(days: number): Promise<AllianceAnalyticsDto> {
    const now = this.clock.now();
    const months = lastMonths(now, shownMonths);
    const firsts = periodsOf(now, days);
    const from = firsts[0] as string;
    const [is, came, were, visits] = await Promise.all([
      this.database.one<Present>(present),
      this.database.query<RegisteredOn>(registered, [months[0]]),
      this.database.one<Active>(active, [months[0]]),
      this.visits.since(from),
    ]);
    const periods = firsts.map((first, n) => periodOf(first, firsts[n + 1], came, visits));
    return {
      asOf: now.toISOString(),
      from,
      ...is,
      months: months.map((month) => monthOf(month, came, were)),
      funnel: summed(periods),
      periods,
      cohorts: cohortsOf(months, came, were),
    };
  }
}

const steps = ['landingVisits', 'registrationVisits', 'registered', 'activated', 'paid'] as const;
const totalOf = <Row>(rows: Row[], figure: (row: Row) => number) => rows.reduce((sum, row) => sum + figure(row), 0);

const summed = (periods: FunnelPeriodDto[]): FunnelDto =>
  Object.fromEntries(steps.map((step) => [step, totalOf(periods, (period) => period[step])])) as unknown as FunnelDto;

/** What came from one first day up to before the next. */
function periodOf(from: string, until: string | undefined, came: RegisteredOn[], visits: Visits): FunnelPeriodDto {
  const isIn = ({ day }: { day: string }) => day >= from && (until === undefined || day < until);
  const those = came.filter(isIn);
  const seen = (path: string) =>
    totalOf(
      visits.filter((one) => one.path === path && isIn(one)),
      (one) => one.visits,
    );
  return {
    from,
    landingVisits: seen(landingPage),
    registrationVisits: seen(registrationPage),
    registered: totalOf(those, (one) => one.registered),
    activated: totalOf(those, (one) => one.activated),
    paid: totalOf(those, (one) => one.paid),
  };
}

const inMonth = (month: string, came: RegisteredOn[]) =>
  came.filter(({ day }) => day.slice(0, 7) === month.slice(0, 7));

const monthOf = (month: string, came: RegisteredOn[], { since, counts }: Active): ActivityMonthDto => ({
  month,
  registered: totalOf(inMonth(month, came), (one) => one.registered),
  active:
    since === null || month < since
      ? null
      : totalOf(
          counts.filter((one) => one.month === month),
          (one) => one.organizations,
        ),
});

function cohortsOf(months: string[], came: RegisteredOn[], { since, counts }: Active): RetentionCohortDto[] {
  return months
    .map((cohort) => ({
      month: cohort,
      activated: totalOf(inMonth(cohort, came), (one) => one.activated),
      months: months
        .filter((month) => month >= cohort && since !== null && month >= since)
        .map((month) => ({
          month,
          active: counts.find((one) => one.month === month && one.registeredIn === cohort)?.organizations ?? 0,
        })),
    }))
    .filter(({ activated }) => activated > 0);
}
