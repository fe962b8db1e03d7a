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
import { DocumentNumbers } from './invoices/document-number';
import { IssueCreditNote } from './invoices/issue-credit-note';
import { IssueInvoice } from './invoices/issue-invoice';
import { CheckLedger } from './payments/check-ledger';
import { CompleteRefund } from './payments/complete-refund';
import { FlagPayment } from './payments/flag-payment';
import { FollowPayment } from './payments/follow-payment';
import { InitializePayment } from './payments/initialize-payment';
import { OpenPayment } from './payments/open-payment';
import { PaymentLedger } from './payments/payment-ledger';
import { PaymentsController } from './payments/payments.controller';
import { PaymentsQueries } from './payments/payments.queries';
import { ProcessProviderEvent } from './payments/process-provider-event';
import { ProcessRefund } from './payments/process-refund';
import { ReceiveWebhook } from './payments/receive-webhook';
import { ReconcilePaymentsJob } from './payments/reconcile-payments.job';
import { RecordOfflinePayment } from './payments/record-offline-payment';
import { RequestRefund } from './payments/request-refund';
import { SettlePayment } from './payments/settle-payment';
import { TakeEffect } from './payments/take-effect';
import { WebhooksController } from './payments/webhooks.controller';
import { PlanEntitlements } from './plans/plan-entitlements';
import { PlansController } from './plans/plans.controller';
import { PlansQueries } from './plans/plans.queries';
import { PricesQueries } from './prices/prices.queries';
import { PublishPrices } from './prices/publish-prices';
import { providerParts } from './providers/chosen-provider';
import { WebhookIntake } from './providers/webhook-intake';
import { MakeQuote } from './quotes/make-quote';
import { QuotesApi } from './quotes/quotes.api';
import { QuotesController } from './quotes/quotes.controller';
import { RequestQuote } from './quotes/request-quote';
import { BeginPaidPeriodsJob } from './subscriptions/begin-paid-periods.job';
import { CurrentSubscription } from './subscriptions/current-subscription';
import { GrantPeriod } from './subscriptions/grant-period';
import { SubscriptionsController } from './subscriptions/subscriptions.controller';
import { SubscriptionsQueries } from './subscriptions/subscriptions.queries';

@Global()
@Module({
  imports: [MembershipModule],
  controllers: [
    PlansController,
    QuotesController,
    PaymentsController,
    SubscriptionsController,
    WebhooksController,
    EntitlementsController,
    ...providerParts.controllers,
  ],
  providers: [
    BeginPaidPeriodsJob,
    BillingApi,
    ChangeEntitlement,
    CheckLedger,
    CompleteRefund,
    DocumentNumbers,
    EntitlementsQueries,
    FlagPayment,
    FollowPayment,
    GrantEntitlement,
    GrantPeriod,
    InitializePayment,
    IssueCreditNote,
    IssueInvoice,
    ListEntitlements,
    MakeQuote,
    OpenPayment,
    PaymentLedger,
    PaymentsQueries,
    PlanEntitlements,
    PlansQueries,
    PricesQueries,
    ProcessProviderEvent,
    ProcessRefund,
    PublishPrices,
    QuotesApi,
    ReceiveWebhook,
    ReconcilePaymentsJob,
    RecordOfflinePayment,
    RequestQuote,
    RequestRefund,
    SettlePayment,
    SubscriptionsQueries,
    TakeEffect,
    { provide: CurrentSubscription, useExisting: SubscriptionsQueries },
    { provide: WebhookIntake, useExisting: ReceiveWebhook },
    ...providerParts.providers,
    UsageMeter,
    { provide: Entitlements, useExisting: PlanEntitlements },
    { provide: PlanOffers, useExisting: BillingApi },
  ],
  exports: [BillingApi, Entitlements, PlanOffers],
})
export class BillingModule {}
