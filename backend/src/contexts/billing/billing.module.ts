import { Module } from '@nestjs/common';
import { BillingApi } from './billing.api';
import { PlansController } from './plans/plans.controller';
import { PlansQueries } from './plans/plans.queries';

@Module({
  controllers: [PlansController],
  providers: [BillingApi, PlansQueries],
  exports: [BillingApi],
})
export class BillingModule {}
