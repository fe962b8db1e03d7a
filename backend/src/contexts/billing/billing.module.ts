import { Global, Module } from '@nestjs/common';
import { Entitlements } from '../../platform/entitlements/entitlements';
import { MembershipModule, PlanOffers } from '../membership';
import { BillingApi } from './billing.api';
import { PlanEntitlements } from './plans/plan-entitlements';
import { PlansController } from './plans/plans.controller';
import { PlansQueries } from './plans/plans.queries';

@Global()
@Module({
  imports: [MembershipModule],
  controllers: [PlansController],
  providers: [
    BillingApi,
    PlanEntitlements,
    PlansQueries,
    { provide: Entitlements, useExisting: PlanEntitlements },
    { provide: PlanOffers, useExisting: BillingApi },
  ],
  exports: [BillingApi, Entitlements, PlanOffers],
})
export class BillingModule {}
