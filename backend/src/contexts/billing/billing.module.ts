import { Global, Module } from '@nestjs/common';
import { PlanOffers } from '../membership';
import { BillingApi } from './billing.api';
import { PlansController } from './plans/plans.controller';
import { PlansQueries } from './plans/plans.queries';

@Global()
@Module({
  controllers: [PlansController],
  providers: [BillingApi, PlansQueries, { provide: PlanOffers, useExisting: BillingApi }],
  exports: [BillingApi, PlanOffers],
})
export class BillingModule {}
