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
    listAnalyzedProposals: build.query<ListAnalyzedProposalsApiResponse, ListAnalyzedProposalsApiArg>({
      query: (queryArg) => ({
        url: `/api/dashboard/analytics/proposals`,
        params: {
          organizationId: queryArg.organizationId,
          days: queryArg.days,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          status: queryArg.status,
          side: queryArg.side,
        },
      }),
    }),
    listAnalyzedProjects: build.query<ListAnalyzedProjectsApiResponse, ListAnalyzedProjectsApiArg>({
      query: (queryArg) => ({
        url: `/api/dashboard/analytics/projects`,
        params: {
          organizationId: queryArg.organizationId,
          days: queryArg.days,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
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
export type ListAnalyzedProposalsApiResponse = /** status 200 One page, newest first. */ ProposalDto[];
export type ListAnalyzedProposalsApiArg = {
  /** One of the viewer's organizations. */
  organizationId: string;
  /** How many days back: 30, 90 or 365. */
  days?: 30 | 90 | 365;
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
  /** How they stand, separated by commas; those withdrawn are counted nowhere. */
  status?: ProposalStatus[];
  /** Those that the organization has received, or those that it has made. */
  side: ProposalSide;
};
export type ListAnalyzedProjectsApiResponse = /** status 200 One page, newest first. */ ProjectDto[];
export type ListAnalyzedProjectsApiArg = {
  /** One of the viewer's organizations. */
  organizationId: string;
  /** How many days back: 30, 90 or 365. */
  days?: 30 | 90 | 365;
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
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
export type ProblemStatus = 'draft' | 'open' | 'in_progress' | 'solved' | 'closed' | 'withdrawn';
export type OrganizationType =
  | 'corporation'
  | 'government'
  | 'ngo'
  | 'research'
  | 'academia'
  | 'startup'
  | 'investor'
  | 'venture_builder'
  | 'accelerator'
  | 'incubator';
export type SubmitterDto = {
  /** The organization's identifier. */
  id: string;
  /** The organization's name. */
  name: string;
  /** What kind of organization it is. */
  type: OrganizationType;
  /** Its logo, for `/api/logos/{id}/{size}`; absent where it has none. */
  logoId?: string;
  /** Whether it has left the alliance, so that nobody there can be asked any more; absent where it has not. */
  hasLeft?: boolean;
  /** Whether it is suspended, so that nothing new is sent to it; absent where it is not. */
  isSuspended?: boolean;
};
export type ProposedToDto = {
  /** The problem's identifier. */
  id: string;
  /** What the problem is, on one line. */
  title: string;
  /** How far the problem has come. */
  status: ProblemStatus;
  /** The organization that decides. */
  submittedBy: SubmitterDto;
};
export type SolutionStatus = 'draft' | 'published' | 'testing' | 'deployed';
export type ProposedSolutionDto = {
  /** Technology readiness, 1 to 9, as the title is; `null` where it was taken back before that was kept. */
  readinessLevel: number | null;
  /** The solution's identifier; `null` where the proposal `isBlind`. */
  id: string | null;
  /** What the solution is, on one line; where `isTakenBack`, what it was when it was proposed. */
  title: string;
  /** How far the solution has come; a draft is there for its organization alone. */
  status: SolutionStatus;
  /** Whether it is a draft again and the viewer is of another organization: they have this of it, and no page. */
  isTakenBack: boolean;
  /** What it was in detail when it was proposed, as plain text; only where `isTakenBack`, as else it has a page. */
  description: string | null;
  /** The organization that proposes it; `null` where the proposal `isBlind`. */
  submittedBy: SubmitterDto | (null | null);
};
export type ProposalStatus = 'pending' | 'accepted' | 'declined' | 'withdrawn';
export type ProposalDto = {
  /** Which version the note is; from 2 on there are earlier ones. */
  version: number;
  /** The day, in UTC, by which its proposer was promised an answer: the problem's `decideBy` when it was made, or 14 days after that where it
    was made later; sooner where that was moved to sooner. `null` to a problem of the same organization, and of decisions before there was one. */
  answerDueOn: string | null;
  /** Its identifier. */
  id: string;
  /** What it is called to who must not know whose it is; always the same. */
  label: string;
  /** Whether it is kept from the viewer who proposes: a reviewer of the problem who has still to score it. */
  isBlind: boolean;
  /** What it is for. */
  problem: ProposedToDto;
  /** What is proposed. */
  solution: ProposedSolutionDto;
  /** What the proposing organization adds. */
  note: string | null;
  /** When this version took the place of an earlier one; `null` for the first. */
  amendedAt: string | null;
  /** Where it stands with the problem's owner. */
  status: ProposalStatus;
  /** What the problem's owner answers. */
  feedback: string | null;
  /** What the problem's owner finds good about it; empty before a decision, and where it was decided before they were asked for. */
  strengths: string[];
  /** What would make it better, or the next one; empty where `strengths` is. */
  improvements: string[];
  /** Whether the answer has helped the proposing organization; `null` while it has not said so. */
  helpful: boolean | null;
  /** What the proposing organization adds to that. */
  helpfulNote: string | null;
  /** When it was made. */
  createdAt: string;
  /** When it was accepted, declined or withdrawn. */
  decidedAt: string | null;
  /** The project that came of it, once it was accepted; `null` while there is none. */
  projectId: string | null;
};
export type ProposalSide = 'received' | 'made';
export type ProjectPhase = 'planning' | 'sandbox' | 'pilot' | 'scaling' | 'deployed';
export type ProjectStatus = 'planning' | 'active' | 'testing' | 'completed' | 'on-hold';
export type ProjectMetricDto = {
  /** Where the project began. */
  baseline: number;
  /** Where it is to come. */
  target: number;
  /** What is measured. */
  name: string;
  /** In which unit. */
  unit: string;
};
export type ProjectDto = {
  /** How far it has come, in percent. */
  progress: number | null;
  /** The day on which it begins, or began. */
  startDate: string | null;
  /** The day by which it is to be completed. */
  estimatedCompletion: string | null;
  /** The day on which it was. */
  actualCompletion: string | null;
  /** Its identifier. */
  id: string;
  /** What the project is called, on one line. */
  name: string;
  /** The same. */
  title: string;
  /** What it is about, as plain text. */
  description: string;
  /** The identifier of the problem that it solves; `null` also where the viewer may not see it. */
  problemId: string | null;
  /** The identifier of the solution that it brings to the market; `null` also where the viewer may not see it. */
  solutionId: string | null;
  /** Where it stands in the innovation lifecycle. */
  phase: ProjectPhase;
  /** Since when it stands there. */
  phaseSince: string;
  /** How it goes. */
  status: ProjectStatus;
  /** The field it belongs to. */
  category:
    | (
        | 'technology'
        | 'healthcare'
        | 'environment'
        | 'energy'
        | 'transportation'
        | 'education'
        | 'finance'
        | 'agriculture'
        | 'manufacturing'
        | 'other'
        | null
      )
    | null;
  /** What there is to spend, in units of `budgetCurrency`; exact. `null` also where no organization of the viewer works on it. */
  budget: string | null;
  /** ISO 4217. */
  budgetCurrency: string | null;
  /** The same in US dollars, at the rate of the day it was set. */
  budgetUsd: string | null;
  /** What it was expected to be worth when it was started, in units of `estimatedValueCurrency`; exact. What it came to is in its outcomes. */
  estimatedValue: string | null;
  /** ISO 4217. */
  estimatedValueCurrency: string | null;
  /** The same in US dollars, at the rate of the day it was set. */
  estimatedValueUsd: string | null;
  /** By what it is to succeed, oldest first; what was measured is in its outcomes. */
  successMetrics: ProjectMetricDto[];
  /** When it was started here. */
  createdAt: string;
  /** The organization that leads it. */
  leadOrganization: SubmitterDto;
  /** How many organizations work on it beside that one. */
  collaborators: number;
  /** Whether an organization of the viewer works on it. */
  isPartner: boolean;
  /** Whether the viewer may take it to another phase: as owner, admin or member of the organization that leads it. */
  canMove: boolean;
  /** Counted up with each change: `moveProject` says which one it was read at. */
  revision: number;
  /** Words of the name and the beginning of the description, as they stand there, that a search has found; absent without one. */
  hits?: string[];
};
