import { Controller, Get, Header, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access';
import { AllianceAnalyticsDto, AllianceAnalyticsExportQuery, AllianceAnalyticsQuery } from './alliance-analytics.dto';
import { AllianceAnalyticsQueries } from './alliance-analytics.queries';
import { ExportAllianceAnalytics } from './export-alliance-analytics';

@ApiTags('membership: analytics')
@Controller('api/admin/analytics')
export class AllianceAnalyticsController {
  constructor(
    private readonly analytics: AllianceAnalyticsQueries,
    private readonly exports: ExportAllianceAnalytics,
  ) {}

  /**
   * How the alliance does: where its organizations are, what they are, how many were active, from a visit to a payment, and who
   * came back.
   *
   * Sums of what is counted as it happens: visits come in within seconds. Days and months are those of UTC.
   */
  @Get()
  @Access('super-admin')
  getAllianceAnalytics(@Query() { days = 30 }: AllianceAnalyticsQuery): Promise<AllianceAnalyticsDto> {
    return this.analytics.over(days);
  }

  /** One of the tables of the alliance’s analytics as a CSV file. */
  @Get('export')
  @Access('super-admin')
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String })
  @Header('cache-control', 'no-store')
  async exportAllianceAnalytics(@Query() query: AllianceAnalyticsExportQuery): Promise<StreamableFile> {
    return new StreamableFile(Buffer.from(await this.exports.execute(query)), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${query.table}.csv"`,
    });
  }
}
