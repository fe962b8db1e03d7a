import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { ActivityDto, ActivityQuery, ImpactDto } from './activity.dto';
import { ActivityQueries } from './activity.queries';

@ApiTags('innovation')
@Controller('api/innovation')
export class ActivityController {
  constructor(private readonly activity: ActivityQueries) {}

  /** What the viewer's organizations have done so far. */
  @Get('impact')
  @Access('member')
  async getImpact(@CurrentViewer() viewer: Viewer): Promise<ImpactDto> {
    return this.activity.impact(viewer);
  }

  /** What has happened lately, newest first, as far as the viewer may see it. */
  @Get('activity')
  @Access('member')
  async listActivity(@Query() query: ActivityQuery, @CurrentViewer() viewer: Viewer): Promise<ActivityDto[]> {
    return this.activity.newest(viewer, query.limit ?? 20);
  }
}
