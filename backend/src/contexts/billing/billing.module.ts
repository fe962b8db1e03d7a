import { Global, Module } from '@nestjs/common';
import { MembershipModule, PlanOffers } from '../membership';
import { BillingApi } from './billing.api';
import { ChangeEntitlement } from './entitlements/change-entitlement';
import { Entitlements } from './entitlements/entitlements';
import { EntitlementsController } from './entitlements/entitlements.controller';
import { EntitlementsQueries } from './entitlements/entitlements.queries';
import { GrantEntitlement } from './entitlements/grant-entitlement';
import { ListEntitlements } from './entitlements/list-entitlements';
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
    Entitlements,
    EntitlementsQueries,
    GrantEntitlement,
    ListEntitlements,
    MakeQuote,
    PlansQueries,
    PricesQueries,
    PublishPrices,
    QuotesApi,
    RequestQuote,
    { provide: PlanOffers, useExisting: BillingApi },
    { provide: CurrentSubscription, useClass: NoSubscriptions },
  ],
  exports: [BillingApi, PlanOffers],
})
export class BillingModule {}
