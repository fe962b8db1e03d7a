import { Controller, Get, Header, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { entitlementExceeded } from '../../billing';
import { AnalyticsDto, AnalyticsQuery } from './analytics.dto';
import { ReadAnalytics } from './read-analytics';

const asPeople = 'owners, admins, members and viewers of the organization, where its plan has analytics';

@ApiTags('innovation: dashboard')
@Controller('api/dashboard/analytics')
export class AnalyticsController {
  constructor(private readonly analytics: ReadAnalytics) {}

  /** What an organization of the viewer has done and what came of it, over the last 30, 90 or 365 days. */
  @Get()
  @Access('member', asPeople)
  @Problems(notFound('organization of yours'), entitlementExceeded)
  getAnalytics(@Query() query: AnalyticsQuery, @CurrentViewer() viewer: Viewer): Promise<AnalyticsDto> {
    return this.analytics.execute(viewer, query);
  }

  /** Views and proposals over time as a CSV file. */
  @Get('export')
  @Access('member', asPeople)
  @Problems(notFound('organization of yours'), entitlementExceeded)
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String })
  @Header('cache-control', 'no-store')
  async exportAnalytics(@Query() query: AnalyticsQuery, @CurrentViewer() viewer: Viewer): Promise<StreamableFile> {
    return new StreamableFile(Buffer.from(await this.analytics.export(viewer, query)), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="analytics.csv"',
    });
  }
}
