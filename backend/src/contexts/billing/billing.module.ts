import { Global, Module } from '@nestjs/common';
import { Entitlements } from '../../platform/entitlements/entitlements';
import { MembershipModule, PlanOffers } from '../membership';
import { BillingApi } from './billing.api';
import { ChangeEntitlement } from './entitlements/change-entitlement';
import { EntitlementsController } from './entitlements/entitlements.controller';
import { EntitlementsQueries } from './entitlements/entitlements.queries';
import { GrantEntitlement } from './entitlements/grant-entitlement';
import { ListEntitlements } from './entitlements/list-entitlements';
import { UsageMeter } from './entitlements/usage-meter';
import { PlanEntitlements } from './plans/plan-entitlements';
import { PlansController } from './plans/plans.controller';
import { PlansQueries } from './plans/plans.queries';
import { PricesQueries } from './prices/prices.queries';
import { PublishPrices } from './prices/publish-prices';
import { MakeQuote } from './quotes/make-quote';
import { QuotesApi } from './quotes/quotes.api';
import { QuotesController } from './quotes/quotes.controller';
import { RequestQuote } from './quotes/request-quote';
import { CurrentSubscription, NoSubscriptions } from './subscriptions/current-subscription';

@Global()
@Module({
  imports: [MembershipModule],
  controllers: [PlansController, EntitlementsController, QuotesController],
  providers: [
    BillingApi,
    ChangeEntitlement,
    EntitlementsQueries,
    GrantEntitlement,
    ListEntitlements,
    MakeQuote,
    PlanEntitlements,
    PlansQueries,
    PricesQueries,
    PublishPrices,
    QuotesApi,
    RequestQuote,
    UsageMeter,
    { provide: Entitlements, useExisting: PlanEntitlements },
    { provide: PlanOffers, useExisting: BillingApi },
    { provide: CurrentSubscription, useClass: NoSubscriptions },
  ],
  exports: [BillingApi, Entitlements, PlanOffers],
})
export class BillingModule {}
