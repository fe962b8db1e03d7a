import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDashboardStats: build.query<GetDashboardStatsApiResponse, GetDashboardStatsApiArg>({
      query: () => ({ url: `/api/dashboard/stats` }),
    }),
    getDashboard: build.query<GetDashboardApiResponse, GetDashboardApiArg>({
      query: () => ({ url: `/api/dashboard/overview` }),
    }),
    leafThroughActivity: build.query<LeafThroughActivityApiResponse, LeafThroughActivityApiArg>({
      query: (queryArg) => ({
        url: `/api/dashboard/activity`,
        params: {
          cursor: queryArg.cursor,
          limit: queryArg.limit,
        },
      }),
    }),
    getAnalytics: build.query<GetAnalyticsApiResponse, GetAnalyticsApiArg>({
      query: (queryArg) => ({
        url: `/api/dashboard/analytics`,
        params: {
          organizationId: queryArg.organizationId,
          days: queryArg.days,
        },
      }),
    }),
    exportAnalytics: build.query<ExportAnalyticsApiResponse, ExportAnalyticsApiArg>({
      query: (queryArg) => ({
        url: `/api/dashboard/analytics/export`,
        params: {
          organizationId: queryArg.organizationId,
          days: queryArg.days,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as dashboardApi };
export type GetDashboardStatsApiResponse = /** status 200 OK. */ DashboardStatsDto;
export type GetDashboardStatsApiArg = void;
export type GetDashboardApiResponse = /** status 200 OK. */ DashboardDto;
export type GetDashboardApiArg = void;
export type LeafThroughActivityApiResponse = /** status 200 OK. */ ActivityPageDto;
export type LeafThroughActivityApiArg = {
  /** Where the page starts: the `next` of the page before. */
  cursor?: string;
  /** How many, at most 100. */
  limit?: number;
};
export type GetAnalyticsApiResponse = /** status 200 OK. */ AnalyticsDto;
export type GetAnalyticsApiArg = {
  /** One of the viewer's organizations. */
  organizationId: string;
  /** How many days back: 30, 90 or 365. */
  days?: 30 | 90 | 365;
};
export type ExportAnalyticsApiResponse = /** status 200 OK. */ string;
export type ExportAnalyticsApiArg = {
  /** One of the viewer's organizations. */
  organizationId: string;
  /** How many days back: 30, 90 or 365. */
  days?: 30 | 90 | 365;
};
export type DashboardStatsDto = {
  /** Organizations that the directory lists. */
  totalOrganizations: number;
  /** Problems that are open or in progress. */
  totalProblems: number;
  /** Solutions that all members see: published, in testing or deployed. */
  totalSolutions: number;
  /** Projects in phase sandbox, pilot or scaling. */
  activeProjects: number;
  /** Confirmed value of all projects, in US dollars. */
  totalValue: string;
};
export type ValueQuarterDto = {
  /** The first day of the quarter. */
  quarter: string;
  /** Value of that quarter that another organization has confirmed, in US dollars. */
  confirmedUsd: string;
  /** Entries that it is the sum of. */
  entries: number;
};
export type ValueCreatedDto = {
  /** Confirmed value of all time, in US dollars. */
  confirmedUsd: string;
  /** The last eight quarters up to the present one, the newest first, without those before there was any. */
  quarters: ValueQuarterDto[];
};
export type GrowthMeasure = 'organizations' | 'active_projects' | 'matches';
export type GrowthMonthDto = {
  /** The first day of the month. */
  month: string;
  /** How many came in it. */
  count: number;
};
export type GrowthDto = {
  /** What has grown. */
  measure: GrowthMeasure;
  /** How many of all there are came in the last twelve months, in whole percent; `null` where there are none. */
  percent: number | null;
  /** How many came in the last twelve months, the present one among them. */
  recent: number;
  /** How many there are. */
  all: number;
  /** The last twelve months, the earliest first. */
  months: GrowthMonthDto[];
};
export type HighlightsDto = {
  /** The quarter with the most confirmed value; `null` while there is none. */
  recordQuarter: ValueQuarterDto | (null | null);
  /** Countries that members say they are in. */
  countries: number;
  /** Organizations that the directory lists. */
  organizations: number;
};
export type DashboardDto = {
  /** When these figures were read. */
  asOf: string;
  /** What projects have brought, as confirmed. */
  value: ValueCreatedDto;
  /** How much of what there is came in the last twelve months. */
  growth: GrowthDto[];
  /** What stands out. */
  highlights: HighlightsDto;
};
export type ActivityKind =
  | 'problem_submitted'
  | 'solution_published'
  | 'solution_proposed'
  | 'proposal_accepted'
  | 'match_found'
  | 'project_started'
  | 'success_reported';
export type ActivitySubjectType = 'problem' | 'solution' | 'project' | 'story';
export type ActivitySubjectDto = {
  /** What kind of thing it is. */
  type: ActivitySubjectType;
  /** Its identifier. */
  id: string;
};
export type ActivityDto = {
  /** Tells it apart from others of its kind. */
  id: string;
  /** What happened. */
  kind: ActivityKind;
  /** Title of what it happened to. */
  title: string;
  /** Where to read on. */
  subject: ActivitySubjectDto;
  /** The organization that did it. */
  organizationName: string;
  /** Its identifier; `null` while it is not said which one it is. */
  organizationId: string | null;
  /** Its logo, for `/api/logos/{id}/{size}`; absent where it has none. */
  logoId?: string;
  /** When it happened. */
  at: string;
};
export type ActivityPageDto = {
  /** What happened, newest first. */
  entries: ActivityDto[];
  /** Where the next page starts: to be sent as `cursor`; `null` on the last one. */
  next: string | null;
};
export type AnalyticsPeriodDto = {
  /** Its first day. */
  from: string;
  /** Views of the organization's problems. */
  problemViews: number;
  /** Views of its solutions. */
  solutionViews: number;
  /** Proposals to its problems, by the day they were made, those withdrawn aside. */
  proposalsIn: number;
  /** Proposals that it made. */
  proposalsOut: number;
};
export type ViewedType = 'problem' | 'solution';
export type ViewedDto = {
  /** What kind of thing it is. */
  type: ViewedType;
  /** Its identifier. */
  id: string;
  /** What it is called. */
  title: string;
  /** On how many days how many other organizations have looked at it, together. */
  views: number;
};
export type AnsweredDto = {
  /** How many there are, those withdrawn aside. */
  made: number;
  /** Of these, how many wait for an answer. */
  pending: number;
  /** How many were accepted. */
  accepted: number;
  /** How many were declined. */
  declined: number;
  /** Whole days from a proposal to its decision, the median of those decided, rounded; `null` where none was. */
  medianDays: number | null;
};
export type ProjectFiguresDto = {
  /** Projects that the organization leads or works on. */
  all: number;
  /** Of these, how many are in phase sandbox, pilot or scaling. */
  active: number;
  /** How many are deployed. */
  deployed: number;
  /** How many began in these days. */
  started: number;
};
export type AnalyzedState = 'estimated' | 'claimed' | 'confirmed' | 'disputed';
export type ValueByStateDto = {
  /** How it stands. */
  state: AnalyzedState;
  /** What it comes to, in US dollars at the rates of its days. */
  usd: string;
  /** Entries that it is the sum of. */
  entries: number;
};
export type AnalyticsDto = {
  /** The first day that is looked at. */
  from: string;
  /** When these figures were read. */
  asOf: string;
  /** Views and proposals over time, the earliest first: by days, from 90 days on by weeks, of a year by months. */
  periods: AnalyticsPeriodDto[];
  /** What was looked at most, ten at most. */
  mostViewed: ViewedDto[];
  /** Proposals to the organization's problems that were made in these days. */
  proposalsIn: AnsweredDto;
  /** Proposals of the organization to others that were made in these days. */
  proposalsOut: AnsweredDto;
  /** Projects that it leads or works on. */
  projects: ProjectFiguresDto;
  /** Value of these projects that came in these days, by how it stands: each of the four states, whether there is any or not. */
  value: ValueByStateDto[];
};
