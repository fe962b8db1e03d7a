import { type ActivityPageDto, dashboardApi as generated } from './generated/dashboard.gen';

/** Figures that no page changes which shows them: they are asked anew whenever one is opened, so nothing makes them stale. */
const pages = generated.injectEndpoints({
  endpoints: (build) => ({
    browseActivity: build.infiniteQuery<ActivityPageDto, void, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ pageParam }) =>
        `/api/dashboard/activity?limit=8${pageParam ? `&cursor=${encodeURIComponent(pageParam)}` : ''}`,
    }),
  }),
});

export const { useBrowseActivityInfiniteQuery } = pages;
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
