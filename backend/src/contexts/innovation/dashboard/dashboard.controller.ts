import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { ActivityPageDto, ActivityPageQuery } from '../activity/activity.dto';
import { ActivityQueries } from '../activity/activity.queries';
import { DashboardDto, DashboardStatsDto } from './dashboard.dto';
import { DashboardQueries } from './dashboard.queries';

@ApiTags('innovation: dashboard')
@Controller('api/dashboard')
export class DashboardController {
  constructor(
    private readonly activity: ActivityQueries,
    private readonly dashboard: DashboardQueries,
  ) {}

  /** The four figures of the alliance, and what its projects have brought. */
  @Get('stats')
  @Access('member')
  async getDashboardStats(): Promise<DashboardStatsDto> {
    return this.dashboard.stats();
  }

  /** Confirmed value by quarters, growth over the last twelve months, and what stands out. */
  @Get('overview')
  @Access('member')
  async getDashboard(): Promise<DashboardDto> {
    return this.dashboard.overview();
  }

  /** What has happened on the platform, newest first, as far as the viewer may see it, one page of it. */
  @Get('activity')
  @Access('member')
  async leafThroughActivity(
    @Query() query: ActivityPageQuery,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ActivityPageDto> {
    return this.activity.page(viewer, query.limit ?? 10, query.cursor);
  }
}
