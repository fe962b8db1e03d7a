import { Module } from '@nestjs/common';
import { ApiManagementController } from './management/api-management.controller';
import { ApiManagementQueries } from './management/api-management.queries';
import { SumUpMarketplaceCountsJob } from './sum-up-counts.job';
import './marketplace.organization-data';
import './marketplace.personal-data';

@Module({
  controllers: [ApiManagementController],
  providers: [ApiManagementQueries, SumUpMarketplaceCountsJob],
})
export class MarketplaceModule {}
