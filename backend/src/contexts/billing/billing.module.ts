import { Global, Module } from '@nestjs/common';
import { Entitlements } from '../../platform/entitlements/entitlements';
import { MembershipModule, PlanOffers } from '../membership';
import { BillingApi } from './billing.api';
import { AlteredOrdersController } from './books/altered-orders.controller';
import { AlteredOrdersQueries } from './books/altered-orders.queries';
import { BooksController } from './books/books.controller';
import { BooksQueries } from './books/books.queries';
import { CheckPayment } from './books/check-payment';
import { CloseAlteredOrder } from './books/close-altered-order';
import { CloseReview } from './books/close-review';
import { ExportPayments } from './books/export-payments';
import { InboxController } from './books/inbox.controller';
import { InboxQueries } from './books/inbox.queries';
import { ReconciliationController } from './books/reconciliation.controller';
import { ReplayProviderEvent } from './books/replay-provider-event';
import { ReportReconciliation } from './books/report-reconciliation';
import { CardKeeper } from './cards/card-keeper';
import { CardsController } from './cards/cards.controller';
import { FlagCardUpdate } from './cards/flag-card-update';
import { FollowCardUpdatesJob } from './cards/follow-card-updates.job';
import { GiveBackCardCheck } from './cards/give-back-card-check';
import { SettleCardUpdate } from './cards/settle-card-update';
import { StartCardUpdate } from './cards/start-card-update';
import { ConfirmBillingContact } from './contacts/confirm-billing-contact';
import { ContactConfirmationsController } from './contacts/contact-confirmations.controller';
import { SetBillingContact } from './contacts/set-billing-contact';
import { DocumentsController } from './documents/documents.controller';
import { DocumentsQueries } from './documents/documents.queries';
import { FetchDocument } from './documents/fetch-document';
import { RememberSeller } from './documents/remember-seller';
import { ChangeEntitlement } from './entitlements/change-entitlement';
import { EndGrant } from './entitlements/end-grant';
import { EntitlementRulesController } from './entitlements/entitlement-rules.controller';
import { EntitlementRulesQueries } from './entitlements/entitlement-rules.queries';
import { EntitlementsController } from './entitlements/entitlements.controller';
import { EntitlementsQueries } from './entitlements/entitlements.queries';
import { GrantEntitlement } from './entitlements/grant-entitlement';
import { ListEntitlements } from './entitlements/list-entitlements';
import { ListLosses } from './entitlements/list-losses';
import { SeatsController } from './entitlements/seats.controller';
import { UsageMeter } from './entitlements/usage-meter';
import { DocumentNumbers } from './invoices/document-number';
import { IssueCreditNote } from './invoices/issue-credit-note';
import { IssueInvoice } from './invoices/issue-invoice';
import { Basis } from './payments/basis';
import { BeginAttempt } from './payments/begin-attempt';
import { CheckLedger } from './payments/check-ledger';
import { CheckLedgerJob } from './payments/check-ledger.job';
import { CompleteRefund } from './payments/complete-refund';
import { FlagPayment } from './payments/flag-payment';
import { FlagRefusedFields } from './payments/flag-refused-fields';
import { FollowPayment } from './payments/follow-payment';
import { InitializePayment } from './payments/initialize-payment';
import { LedgerChecks } from './payments/ledger-checks';
import { NotePayersJob } from './payments/note-payers.job';
import { OfflineQuotes } from './payments/offline-quotes';
import { OpenPayment } from './payments/open-payment';
import { PaymentHistoryController } from './payments/payment-history.controller';
import { PaymentHistoryQueries } from './payments/payment-history.queries';
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
import { StandingAttempts } from './payments/standing-attempts';
import { TakeEffect } from './payments/take-effect';
import { WebhooksController } from './payments/webhooks.controller';
import { ChangeWaiver } from './plans/change-waiver';
import { PlanEntitlements } from './plans/plan-entitlements';
import { PlansController } from './plans/plans.controller';
import { PlansQueries } from './plans/plans.queries';
import { PriceBookController } from './prices/price-book.controller';
import { PriceBookQueries } from './prices/price-book.queries';
import { PricesQueries } from './prices/prices.queries';
import { PublishPrices } from './prices/publish-prices';
import { providerParts } from './providers/chosen-provider';
import { WebhookIntake } from './providers/webhook-intake';
import { EstimateCharge } from './quotes/estimate-charge';
import { EstimatesController } from './quotes/estimates.controller';
import { MakeQuote } from './quotes/make-quote';
import { QuotesApi } from './quotes/quotes.api';
import { QuotesController } from './quotes/quotes.controller';
import { RequestQuote } from './quotes/request-quote';
import { RunningPeriods } from './quotes/running-periods';
import { WhenOrganizationClosed } from './reactions/when-organization-closed';
import { BeginPaidPeriodsJob } from './subscriptions/begin-paid-periods.job';
import { CancelSubscription } from './subscriptions/cancel-subscription';
import { ChangeSubscription } from './subscriptions/change-subscription';
import { ChooseNextPlan } from './subscriptions/choose-next-plan';
import { CurrentSubscription } from './subscriptions/current-subscription';
import { EndSubscription } from './subscriptions/end-subscription';
import { GrantPeriod } from './subscriptions/grant-period';
import { AnnouncePrice } from './subscriptions/lifecycle/announce-price';
import { BillingPeople } from './subscriptions/lifecycle/billing-people';
import { ChargeRenewal } from './subscriptions/lifecycle/charge-renewal';
import { FollowSubscription } from './subscriptions/lifecycle/follow-subscription';
import { FollowSubscriptionsJob } from './subscriptions/lifecycle/follow-subscriptions.job';
import { FollowTrialsJob } from './subscriptions/lifecycle/follow-trials.job';
import { LifecycleMails } from './subscriptions/lifecycle/lifecycle-mails';
import { LifecycleSteps } from './subscriptions/lifecycle/lifecycle-steps';
import { OrganizationBillingController } from './subscriptions/organization-billing.controller';
import { OverviewQueries } from './subscriptions/overview.queries';
import { ResumeSubscription } from './subscriptions/resume-subscription';
import { MailValueStatement } from './subscriptions/statement/mail-value-statement';
import { MakeValueStatement } from './subscriptions/statement/make-value-statement';
import { Outcomes } from './subscriptions/statement/outcomes';
import { SubscriptionsController } from './subscriptions/subscriptions.controller';
import { SubscriptionsQueries } from './subscriptions/subscriptions.queries';
import { SumUpBillingCountsJob } from './sum-up-counts.job';
import { BillingWork } from './waiting/billing-work';
import './billing.audit-subjects';
import './billing.organization-data';
import './billing.personal-data';

@Global()
@Module({
  imports: [MembershipModule],
  controllers: [
    PlansController,
    QuotesController,
    EstimatesController,
    PaymentsController,
    PaymentHistoryController,
    DocumentsController,
    SubscriptionsController,
    OrganizationBillingController,
    ContactConfirmationsController,
    CardsController,
    WebhooksController,
    EntitlementsController,
    SeatsController,
    AlteredOrdersController,
    BooksController,
    InboxController,
    ReconciliationController,
    EntitlementRulesController,
    PriceBookController,
    ...providerParts.controllers,
  ],
  providers: [
    AlteredOrdersQueries,
    BillingWork,
    BooksQueries,
    CheckPayment,
    CloseAlteredOrder,
    CloseReview,
    ExportPayments,
    InboxQueries,
    ReplayProviderEvent,
    ReportReconciliation,
    EndGrant,
    EntitlementRulesQueries,
    PriceBookQueries,
    AnnouncePrice,
    Basis,
    BeginAttempt,
    BeginPaidPeriodsJob,
    BillingApi,
    BillingPeople,
    CancelSubscription,
    WhenOrganizationClosed,
    CardKeeper,
    ChangeEntitlement,
    ChangeSubscription,
    ChargeRenewal,
    ChooseNextPlan,
    ChangeWaiver,
    CheckLedger,
    CheckLedgerJob,
    LedgerChecks,
    CompleteRefund,
    DocumentNumbers,
    DocumentsQueries,
    EndSubscription,
    EntitlementsQueries,
    FetchDocument,
    EstimateCharge,
    FlagCardUpdate,
    FlagPayment,
    FlagRefusedFields,
    FollowCardUpdatesJob,
    FollowPayment,
    FollowSubscription,
    FollowSubscriptionsJob,
    FollowTrialsJob,
    GiveBackCardCheck,
    GrantEntitlement,
    GrantPeriod,
    InitializePayment,
    IssueCreditNote,
    IssueInvoice,
    LifecycleMails,
    LifecycleSteps,
    ListEntitlements,
    ListLosses,
    MailValueStatement,
    MakeQuote,
    MakeValueStatement,
    NotePayersJob,
    OfflineQuotes,
    OpenPayment,
    PaymentHistoryQueries,
    Outcomes,
    OverviewQueries,
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
    RememberSeller,
    RequestQuote,
    RequestRefund,
    ResumeSubscription,
    RunningPeriods,
    ConfirmBillingContact,
    SetBillingContact,
    SettleCardUpdate,
    SettlePayment,
    StartCardUpdate,
    StandingAttempts,
    SubscriptionsQueries,
    SumUpBillingCountsJob,
    TakeEffect,
    { provide: CurrentSubscription, useExisting: SubscriptionsQueries },
    { provide: WebhookIntake, useExisting: ReceiveWebhook },
    ...providerParts.providers,
    UsageMeter,
    { provide: Entitlements, useExisting: PlanEntitlements },
    { provide: PlanOffers, useExisting: BillingApi },
  ],
  exports: [BillingApi, Entitlements, Outcomes, PlanOffers],
})
export class BillingModule {}
