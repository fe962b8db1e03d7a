import { Module } from '@nestjs/common';
import { AllianceAnalyticsController } from './alliance-analytics.controller';
import { AllianceAnalyticsQueries } from './alliance-analytics.queries';
import { CountActivity } from './count-activity';
import { ExportAllianceAnalytics } from './export-alliance-analytics';

/** How the alliance does, for who runs it. */
@Module({
  controllers: [AllianceAnalyticsController],
  providers: [AllianceAnalyticsQueries, CountActivity, ExportAllianceAnalytics],
  exports: [CountActivity],
})
export class AllianceAnalyticsModule {}
