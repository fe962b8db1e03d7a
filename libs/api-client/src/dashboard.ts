import {
  type ActivityPageDto,
  dashboardApi as generated,
  type ProjectDto,
  type ProposalDto,
} from './generated/dashboard.gen';
import { listOf } from './list-of';

/** Figures that no page changes which shows them: they are asked anew whenever one is opened, so nothing makes them stale. */
const pages = generated.injectEndpoints({
  endpoints: (build) => ({
    browseActivity: build.infiniteQuery<ActivityPageDto, void, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ pageParam }) =>
        `/api/dashboard/activity?limit=8${pageParam ? `&cursor=${encodeURIComponent(pageParam)}` : ''}`,
    }),
    browseAnalyzedProposals: listOf<ProposalDto>(build, '/api/dashboard/analytics/proposals', 'Proposal'),
    browseAnalyzedProjects: listOf<ProjectDto>(build, '/api/dashboard/analytics/projects', 'Project'),
  }),
});

export const {
  useBrowseActivityInfiniteQuery,
  useBrowseAnalyzedProjectsInfiniteQuery,
  useBrowseAnalyzedProposalsInfiniteQuery,
} = pages;
export const { useGetAnalyticsQuery, useGetDashboardStatsQuery, useGetDashboardQuery } = generated;
export type {
  AnalyticsDto,
  AnsweredDto,
  DashboardDto,
  DashboardStatsDto,
  GrowthDto,
  GrowthMeasure,
  ValueQuarterDto,
} from './generated/dashboard.gen';
