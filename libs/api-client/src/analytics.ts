import { analyticsApi as generated } from './generated/analytics.gen';

/** How the alliance does: figures that no page changes which shows them. They are asked anew whenever one is opened. */
export const { useGetAllianceAnalyticsQuery } = generated;
export type {
  ActivityMonthDto,
  AllianceAnalyticsDto,
  FunnelDto,
  RetentionCohortDto,
} from './generated/analytics.gen';
