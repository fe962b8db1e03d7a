import type { OfferedPlanDto } from './shared.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPlans: build.query<ListPlansApiResponse, ListPlansApiArg>({
      query: () => ({ url: `/api/plans` }),
    }),
    requestQuote: build.mutation<RequestQuoteApiResponse, RequestQuoteApiArg>({
      query: (queryArg) => ({
        url: `/api/billing/quotes`,
        method: 'POST',
        body: queryArg.requestQuoteDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getQuote: build.query<GetQuoteApiResponse, GetQuoteApiArg>({
      query: (queryArg) => ({
        url: `/api/billing/quotes/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    getEstimate: build.query<GetEstimateApiResponse, GetEstimateApiArg>({
      query: (queryArg) => ({
        url: `/api/billing/estimates`,
        params: {
          planId: queryArg.planId,
          currency: queryArg.currency,
        },
      }),
    }),
    initializePayment: build.mutation<InitializePaymentApiResponse, InitializePaymentApiArg>({
      query: (queryArg) => ({
        url: `/api/initialize-payment`,
        method: 'POST',
        body: queryArg.initializePaymentDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getPaymentStatus: build.query<GetPaymentStatusApiResponse, GetPaymentStatusApiArg>({
      query: (queryArg) => ({
        url: `/api/payments/${encodeURIComponent(String(queryArg.reference))}/status`,
      }),
    }),
    listPayments: build.query<ListPaymentsApiResponse, ListPaymentsApiArg>({
      query: (queryArg) => ({
        url: `/api/billing/payments`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          organizationId: queryArg.organizationId,
        },
      }),
    }),
    listBillingDocuments: build.query<ListBillingDocumentsApiResponse, ListBillingDocumentsApiArg>({
      query: (queryArg) => ({
        url: `/api/billing/documents`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          organizationId: queryArg.organizationId,
        },
      }),
    }),
    downloadBillingDocument: build.query<DownloadBillingDocumentApiResponse, DownloadBillingDocumentApiArg>({
      query: (queryArg) => ({
        url: `/api/billing/documents/${encodeURIComponent(String(queryArg['number']))}`,
      }),
    }),
    getSubscriptionStatus: build.query<GetSubscriptionStatusApiResponse, GetSubscriptionStatusApiArg>({
      query: (queryArg) => ({
        url: `/api/subscription/status`,
        params: {
          organizationId: queryArg.organizationId,
        },
      }),
    }),
    getBillingOverview: build.query<GetBillingOverviewApiResponse, GetBillingOverviewApiArg>({
      query: (queryArg) => ({
        url: `/api/billing/organizations/${encodeURIComponent(String(queryArg.organizationId))}`,
      }),
    }),
    getValueStatement: build.query<GetValueStatementApiResponse, GetValueStatementApiArg>({
      query: (queryArg) => ({
        url: `/api/billing/organizations/${encodeURIComponent(String(queryArg.organizationId))}/value-statement`,
      }),
    }),
    listPlanLosses: build.query<ListPlanLossesApiResponse, ListPlanLossesApiArg>({
      query: (queryArg) => ({
        url: `/api/billing/organizations/${encodeURIComponent(String(queryArg.organizationId))}/plan-losses`,
      }),
    }),
    cancelSubscription: build.mutation<CancelSubscriptionApiResponse, CancelSubscriptionApiArg>({
      query: (queryArg) => ({
        url: `/api/billing/organizations/${encodeURIComponent(String(queryArg.organizationId))}/subscription/cancellation`,
        method: 'PUT',
      }),
    }),
    resumeSubscription: build.mutation<ResumeSubscriptionApiResponse, ResumeSubscriptionApiArg>({
      query: (queryArg) => ({
        url: `/api/billing/organizations/${encodeURIComponent(String(queryArg.organizationId))}/subscription/cancellation`,
        method: 'DELETE',
      }),
    }),
    chooseNextPlan: build.mutation<ChooseNextPlanApiResponse, ChooseNextPlanApiArg>({
      query: (queryArg) => ({
        url: `/api/billing/organizations/${encodeURIComponent(String(queryArg.organizationId))}/subscription/next-plan`,
        method: 'PUT',
        body: queryArg.changePlanAtPeriodEndDto,
      }),
    }),
    keepPlan: build.mutation<KeepPlanApiResponse, KeepPlanApiArg>({
      query: (queryArg) => ({
        url: `/api/billing/organizations/${encodeURIComponent(String(queryArg.organizationId))}/subscription/next-plan`,
        method: 'DELETE',
      }),
    }),
    setBillingContact: build.mutation<SetBillingContactApiResponse, SetBillingContactApiArg>({
      query: (queryArg) => ({
        url: `/api/billing/organizations/${encodeURIComponent(String(queryArg.organizationId))}/contact`,
        method: 'PUT',
        body: queryArg.billingContactDto,
      }),
    }),
    confirmBillingContact: build.mutation<ConfirmBillingContactApiResponse, ConfirmBillingContactApiArg>({
      query: (queryArg) => ({
        url: `/api/billing/contact-confirmations`,
        method: 'POST',
        body: queryArg.confirmBillingContactDto,
      }),
    }),
    startCardUpdate: build.mutation<StartCardUpdateApiResponse, StartCardUpdateApiArg>({
      query: (queryArg) => ({
        url: `/api/billing/organizations/${encodeURIComponent(String(queryArg.organizationId))}/card-updates`,
        method: 'POST',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getCardUpdate: build.query<GetCardUpdateApiResponse, GetCardUpdateApiArg>({
      query: (queryArg) => ({
        url: `/api/billing/organizations/${encodeURIComponent(String(queryArg.organizationId))}/card-updates/${encodeURIComponent(String(queryArg.reference))}`,
      }),
    }),
    removeCard: build.mutation<RemoveCardApiResponse, RemoveCardApiArg>({
      query: (queryArg) => ({
        url: `/api/billing/organizations/${encodeURIComponent(String(queryArg.organizationId))}/card`,
        method: 'DELETE',
      }),
    }),
    receiveProviderEvent: build.mutation<ReceiveProviderEventApiResponse, ReceiveProviderEventApiArg>({
      query: (queryArg) => ({
        url: `/api/webhooks/${encodeURIComponent(String(queryArg.provider))}`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    listEntitlements: build.query<ListEntitlementsApiResponse, ListEntitlementsApiArg>({
      query: (queryArg) => ({
        url: `/api/billing/entitlements`,
        params: {
          organizationId: queryArg.organizationId,
        },
      }),
    }),
    getSeats: build.query<GetSeatsApiResponse, GetSeatsApiArg>({
      query: (queryArg) => ({
        url: `/api/billing/seats`,
        params: {
          organizationId: queryArg.organizationId,
        },
      }),
    }),
    listAlteredOrders: build.query<ListAlteredOrdersApiResponse, ListAlteredOrdersApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/altered-orders`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    closeAlteredOrder: build.mutation<CloseAlteredOrderApiResponse, CloseAlteredOrderApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/altered-orders/${encodeURIComponent(String(queryArg.id))}/closed`,
        method: 'PUT',
        body: queryArg.closeAlteredOrderDto,
      }),
    }),
    listLedger: build.query<ListLedgerApiResponse, ListLedgerApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/payments`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          from: queryArg['from'],
          to: queryArg.to,
          method: queryArg.method,
          organizationId: queryArg.organizationId,
          search: queryArg.search,
          status: queryArg.status,
          currency: queryArg.currency,
        },
      }),
    }),
    recordOfflinePayment: build.mutation<RecordOfflinePaymentApiResponse, RecordOfflinePaymentApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/payments`,
        method: 'POST',
        body: queryArg.recordOfflinePaymentDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getLedgerSummary: build.query<GetLedgerSummaryApiResponse, GetLedgerSummaryApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/payments/summary`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          from: queryArg['from'],
          to: queryArg.to,
          method: queryArg.method,
          organizationId: queryArg.organizationId,
          search: queryArg.search,
          status: queryArg.status,
          currency: queryArg.currency,
        },
      }),
    }),
    exportPayments: build.query<ExportPaymentsApiResponse, ExportPaymentsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/payments/export`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          from: queryArg['from'],
          to: queryArg.to,
          method: queryArg.method,
          organizationId: queryArg.organizationId,
          search: queryArg.search,
          status: queryArg.status,
          currency: queryArg.currency,
        },
      }),
    }),
    previewOfflinePayment: build.query<PreviewOfflinePaymentApiResponse, PreviewOfflinePaymentApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/payments/offline-preview`,
        params: {
          organizationId: queryArg.organizationId,
          planId: queryArg.planId,
          currency: queryArg.currency,
        },
      }),
    }),
    getPayment: build.query<GetPaymentApiResponse, GetPaymentApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/payments/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    refundPayment: build.mutation<RefundPaymentApiResponse, RefundPaymentApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/payments/${encodeURIComponent(String(queryArg.id))}/refunds`,
        method: 'POST',
        body: queryArg.refundPaymentDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    checkPayment: build.mutation<CheckPaymentApiResponse, CheckPaymentApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/payments/${encodeURIComponent(String(queryArg.id))}/check`,
        method: 'POST',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    closePaymentReview: build.mutation<ClosePaymentReviewApiResponse, ClosePaymentReviewApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/payments/${encodeURIComponent(String(queryArg.id))}/review`,
        method: 'POST',
        body: queryArg.closeReviewDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listProviderEvents: build.query<ListProviderEventsApiResponse, ListProviderEventsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/provider-events`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          from: queryArg['from'],
          to: queryArg.to,
          search: queryArg.search,
          state: queryArg.state,
          kind: queryArg.kind,
        },
      }),
    }),
    getProviderEvent: build.query<GetProviderEventApiResponse, GetProviderEventApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/provider-events/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    replayProviderEvent: build.mutation<ReplayProviderEventApiResponse, ReplayProviderEventApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/provider-events/${encodeURIComponent(String(queryArg.id))}/replay`,
        method: 'POST',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getReconciliation: build.query<GetReconciliationApiResponse, GetReconciliationApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/reconciliation`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
        },
      }),
    }),
    getLedgerCheck: build.query<GetLedgerCheckApiResponse, GetLedgerCheckApiArg>({
      query: () => ({ url: `/api/admin/ledger-check` }),
    }),
    checkLedger: build.mutation<CheckLedgerApiResponse, CheckLedgerApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/ledger-check`,
        method: 'POST',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listEntitlementRules: build.query<ListEntitlementRulesApiResponse, ListEntitlementRulesApiArg>({
      query: () => ({ url: `/api/admin/entitlements` }),
    }),
    changeEntitlement: build.mutation<ChangeEntitlementApiResponse, ChangeEntitlementApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/entitlements`,
        method: 'POST',
        body: queryArg.changeEntitlementDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getEntitlementHistory: build.query<GetEntitlementHistoryApiResponse, GetEntitlementHistoryApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/entitlements/history`,
        params: {
          tier: queryArg.tier,
          feature: queryArg.feature,
        },
      }),
    }),
    previewEntitlement: build.mutation<PreviewEntitlementApiResponse, PreviewEntitlementApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/entitlements/preview`,
        method: 'POST',
        body: queryArg.tierRuleDto,
      }),
    }),
    listEntitlementGrants: build.query<ListEntitlementGrantsApiResponse, ListEntitlementGrantsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/entitlement-grants`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          organizationId: queryArg.organizationId,
        },
      }),
    }),
    grantEntitlement: build.mutation<GrantEntitlementApiResponse, GrantEntitlementApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/entitlement-grants`,
        method: 'POST',
        body: queryArg.grantEntitlementDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    endEntitlementGrant: build.mutation<EndEntitlementGrantApiResponse, EndEntitlementGrantApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/entitlement-grants/${encodeURIComponent(String(queryArg.id))}/end`,
        method: 'POST',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listPriceVersions: build.query<ListPriceVersionsApiResponse, ListPriceVersionsApiArg>({
      query: () => ({ url: `/api/admin/prices` }),
    }),
    publishPrices: build.mutation<PublishPricesApiResponse, PublishPricesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/prices`,
        method: 'POST',
        body: queryArg.publishPricesDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    previewPrices: build.mutation<PreviewPricesApiResponse, PreviewPricesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/prices/preview`,
        method: 'POST',
        body: queryArg.newPricesDto,
      }),
    }),
    changePlanWaiver: build.mutation<ChangePlanWaiverApiResponse, ChangePlanWaiverApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/plans/${encodeURIComponent(String(queryArg.id))}/waiver`,
        method: 'POST',
        body: queryArg.changeWaiverDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    showTestCheckout: build.query<ShowTestCheckoutApiResponse, ShowTestCheckoutApiArg>({
      query: (queryArg) => ({
        url: `/api/test-provider/checkout/${encodeURIComponent(String(queryArg.reference))}`,
      }),
    }),
    decideTestCharge: build.mutation<DecideTestChargeApiResponse, DecideTestChargeApiArg>({
      query: (queryArg) => ({
        url: `/api/test-provider/checkout/${encodeURIComponent(String(queryArg.reference))}`,
        method: 'POST',
        body: queryArg.decideTestChargeDto,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as billingApi };
export type ListPlansApiResponse = /** status 200 OK. */ PriceBookDto;
export type ListPlansApiArg = void;
export type RequestQuoteApiResponse = /** status 201 Created. */ QuoteDto;
export type RequestQuoteApiArg = {
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  requestQuoteDto: RequestQuoteDto;
};
export type GetQuoteApiResponse = /** status 200 OK. */ QuoteDto;
export type GetQuoteApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type GetEstimateApiResponse = /** status 200 OK. */ EstimateDto;
export type GetEstimateApiArg = {
  /** One of the plans of the price book. */
  planId: string;
  /** What would be paid in. */
  currency: PlanCurrency;
};
export type InitializePaymentApiResponse = /** status 200 OK. */ PaymentInitializedDto;
export type InitializePaymentApiArg = {
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  initializePaymentDto: InitializePaymentDto;
};
export type GetPaymentStatusApiResponse = /** status 200 OK. */ PaymentStateDto;
export type GetPaymentStatusApiArg = {
  /** The reference of the payment, from the address that the provider led back to. */
  reference: string;
};
export type ListPaymentsApiResponse = /** status 200 One page. */ PaymentDto[];
export type ListPaymentsApiArg = {
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
  /** One that the viewer leads. */
  organizationId: string;
};
export type ListBillingDocumentsApiResponse = /** status 200 One page. */ BillingDocumentDto[];
export type ListBillingDocumentsApiArg = {
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
  /** One that the viewer leads. */
  organizationId: string;
};
export type DownloadBillingDocumentApiResponse = /** status 200 The document. */ Blob;
export type DownloadBillingDocumentApiArg = {
  number: string;
};
export type GetSubscriptionStatusApiResponse = /** status 200 OK. */ SubscriptionStatusDto;
export type GetSubscriptionStatusApiArg = {
  /** Of which of the viewer's organizations; the first that has a subscription where absent. */
  organizationId?: string;
};
export type GetBillingOverviewApiResponse = /** status 200 OK. */ BillingOverviewDto;
export type GetBillingOverviewApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  organizationId: string;
};
export type GetValueStatementApiResponse = /** status 200 OK. */ ValueStatementDto;
export type GetValueStatementApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  organizationId: string;
};
export type ListPlanLossesApiResponse = /** status 200 OK. */ PlanLossesDto[];
export type ListPlanLossesApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  organizationId: string;
};
export type CancelSubscriptionApiResponse = /** status 200 OK. */ BillingOverviewDto;
export type CancelSubscriptionApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  organizationId: string;
};
export type ResumeSubscriptionApiResponse = /** status 200 OK. */ BillingOverviewDto;
export type ResumeSubscriptionApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  organizationId: string;
};
export type ChooseNextPlanApiResponse = /** status 200 OK. */ BillingOverviewDto;
export type ChooseNextPlanApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  organizationId: string;
  changePlanAtPeriodEndDto: ChangePlanAtPeriodEndDto;
};
export type KeepPlanApiResponse = /** status 200 OK. */ BillingOverviewDto;
export type KeepPlanApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  organizationId: string;
};
export type SetBillingContactApiResponse = /** status 200 OK. */ BillingOverviewDto;
export type SetBillingContactApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  organizationId: string;
  billingContactDto: BillingContactDto;
};
export type ConfirmBillingContactApiResponse = /** status 200 OK. */ ConfirmedContactDto;
export type ConfirmBillingContactApiArg = {
  confirmBillingContactDto: ConfirmBillingContactDto;
};
export type StartCardUpdateApiResponse = /** status 201 Created. */ CardUpdateStartedDto;
export type StartCardUpdateApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  organizationId: string;
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
};
export type GetCardUpdateApiResponse = /** status 200 OK. */ CardUpdateDto;
export type GetCardUpdateApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  organizationId: string;
  /** The reference of the payment, from the address that the provider led back to. */
  reference: string;
};
export type RemoveCardApiResponse = unknown;
export type RemoveCardApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  organizationId: string;
};
export type ReceiveProviderEventApiResponse = unknown;
export type ReceiveProviderEventApiArg = {
  /** Name of the provider, such as `paystack`. */
  provider: string;
  body: object;
};
export type ListEntitlementsApiResponse = /** status 200 OK. */ EntitlementDto[];
export type ListEntitlementsApiArg = {
  /** One of the viewer's organizations. */
  organizationId?: string;
};
export type GetSeatsApiResponse = /** status 200 OK. */ SeatsDto;
export type GetSeatsApiArg = {
  /** One of the viewer's organizations. */
  organizationId: string;
};
export type ListAlteredOrdersApiResponse = /** status 200 One page, newest first. */ AlteredOrderDto[];
export type ListAlteredOrdersApiArg = {
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
};
export type CloseAlteredOrderApiResponse = unknown;
export type CloseAlteredOrderApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  closeAlteredOrderDto: CloseAlteredOrderDto;
};
export type ListLedgerApiResponse = /** status 200 One page, newest first. */ LedgerEntryDto[];
export type ListLedgerApiArg = {
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
  /** Begun or received on this day or later, in UTC. */
  from?: string;
  /** Begun or received on this day or before, in UTC. */
  to?: string;
  /** How they were paid, in the provider's words; `offline` for what came past it. */
  method?: string;
  /** Of one organization. */
  organizationId?: string;
  /** The beginning of a reference, or the number of an invoice. */
  search?: string;
  /** How the payments stand. */
  status?: LedgerStatus;
  /** What they are paid in. */
  currency?: PlanCurrency;
};
export type RecordOfflinePaymentApiResponse = /** status 201 Created. */ LedgerPaymentDto;
export type RecordOfflinePaymentApiArg = {
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  recordOfflinePaymentDto: RecordOfflinePaymentDto;
};
export type GetLedgerSummaryApiResponse = /** status 200 OK. */ LedgerSummaryDto;
export type GetLedgerSummaryApiArg = {
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
  /** Begun or received on this day or later, in UTC. */
  from?: string;
  /** Begun or received on this day or before, in UTC. */
  to?: string;
  /** How they were paid, in the provider's words; `offline` for what came past it. */
  method?: string;
  /** Of one organization. */
  organizationId?: string;
  /** The beginning of a reference, or the number of an invoice. */
  search?: string;
  /** How the payments stand. */
  status?: LedgerStatus;
  /** What they are paid in. */
  currency?: PlanCurrency;
};
export type ExportPaymentsApiResponse = /** status 200 OK. */ string;
export type ExportPaymentsApiArg = {
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
  /** Begun or received on this day or later, in UTC. */
  from?: string;
  /** Begun or received on this day or before, in UTC. */
  to?: string;
  /** How they were paid, in the provider's words; `offline` for what came past it. */
  method?: string;
  /** Of one organization. */
  organizationId?: string;
  /** The beginning of a reference, or the number of an invoice. */
  search?: string;
  /** How the payments stand. */
  status?: LedgerStatus;
  /** What they are paid in. */
  currency?: PlanCurrency;
};
export type PreviewOfflinePaymentApiResponse = /** status 200 OK. */ OfflinePaymentPreviewDto;
export type PreviewOfflinePaymentApiArg = {
  /** Who has paid. */
  organizationId: string;
  /** What for: one of the plans of the price book. */
  planId: string;
  /** What in. */
  currency: PlanCurrency;
};
export type GetPaymentApiResponse = /** status 200 OK. */ LedgerPaymentDto;
export type GetPaymentApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type RefundPaymentApiResponse = /** status 201 Created. */ LedgerPaymentDto;
export type RefundPaymentApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  refundPaymentDto: RefundPaymentDto;
};
export type CheckPaymentApiResponse = /** status 200 OK. */ LedgerPaymentDto;
export type CheckPaymentApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
};
export type ClosePaymentReviewApiResponse = /** status 200 OK. */ LedgerPaymentDto;
export type ClosePaymentReviewApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  closeReviewDto: CloseReviewDto;
};
export type ListProviderEventsApiResponse = /** status 200 One page, newest first. */ InboxEventDto[];
export type ListProviderEventsApiArg = {
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
  /** Begun or received on this day or later, in UTC. */
  from?: string;
  /** Begun or received on this day or before, in UTC. */
  to?: string;
  /** The reference that they name. */
  search?: string;
  /** What became of the events. */
  state?: InboxState;
  /** What they are about. */
  kind?: InboxKind;
};
export type GetProviderEventApiResponse = /** status 200 OK. */ InboxEventDetailDto;
export type GetProviderEventApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type ReplayProviderEventApiResponse = /** status 200 OK. */ InboxEventDetailDto;
export type ReplayProviderEventApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
};
export type GetReconciliationApiResponse = /** status 200 OK. */ ReconciliationDto;
export type GetReconciliationApiArg = {
  /** First day, in UTC. */
  from: string;
  /** Last day, in UTC; at most 31 days in all. */
  to: string;
};
export type GetLedgerCheckApiResponse = /** status 200 OK. */ LedgerStateDto;
export type GetLedgerCheckApiArg = void;
export type CheckLedgerApiResponse = /** status 202 Accepted. */ LedgerStateDto;
export type CheckLedgerApiArg = {
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
};
export type ListEntitlementRulesApiResponse = /** status 200 OK. */ FeatureRulesDto[];
export type ListEntitlementRulesApiArg = void;
export type ChangeEntitlementApiResponse = /** status 201 Created. */ RuleInForceDto;
export type ChangeEntitlementApiArg = {
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  changeEntitlementDto: ChangeEntitlementDto;
};
export type GetEntitlementHistoryApiResponse = /** status 200 OK. */ RuleInForceDto[];
export type GetEntitlementHistoryApiArg = {
  /** Of which tier. */
  tier: MembershipTier;
  /** Of which feature. */
  feature: EntitlementFeature;
};
export type PreviewEntitlementApiResponse = /** status 200 OK. */ EntitlementEffectDto;
export type PreviewEntitlementApiArg = {
  tierRuleDto: TierRuleDto;
};
export type ListEntitlementGrantsApiResponse = /** status 200 One page, newest first. */ GrantDto[];
export type ListEntitlementGrantsApiArg = {
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
  /** Of one organization. */
  organizationId?: string;
};
export type GrantEntitlementApiResponse = /** status 201 Created. */ GrantDto;
export type GrantEntitlementApiArg = {
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  grantEntitlementDto: GrantEntitlementDto;
};
export type EndEntitlementGrantApiResponse = /** status 200 OK. */ GrantDto;
export type EndEntitlementGrantApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
};
export type ListPriceVersionsApiResponse = /** status 200 OK. */ PriceVersionDto[];
export type ListPriceVersionsApiArg = void;
export type PublishPricesApiResponse = /** status 201 Created. */ PriceVersionDto;
export type PublishPricesApiArg = {
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  publishPricesDto: PublishPricesDto;
};
export type PreviewPricesApiResponse = /** status 200 OK. */ PricePreviewDto;
export type PreviewPricesApiArg = {
  newPricesDto: NewPricesDto;
};
export type ChangePlanWaiverApiResponse = unknown;
export type ChangePlanWaiverApiArg = {
  id: string;
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  changeWaiverDto: ChangeWaiverDto;
};
export type ShowTestCheckoutApiResponse = /** status 200 OK. */ string;
export type ShowTestCheckoutApiArg = {
  /** The reference of the payment, from the address that the provider led back to. */
  reference: string;
};
export type DecideTestChargeApiResponse = unknown;
export type DecideTestChargeApiArg = {
  /** The reference of the payment, from the address that the provider led back to. */
  reference: string;
  decideTestChargeDto: DecideTestChargeDto;
};
export type MembershipTier =
  | 'free'
  | 'innovators_solution_providers'
  | 'ecosystem_enablers'
  | 'enterprise_alliance_partners';
export type BillingInterval = 'yearly' | 'monthly';
export type PlanPriceDto = {
  /** What is charged now, in minor units (cents, kobo). */
  charged: string;
  /** What it costs without the offer, in minor units; shown struck through when it differs. */
  list: string;
};
export type PlanPricesDto = {
  /** In US dollars. */
  USD: PlanPriceDto;
  /** In Nigerian naira. */
  NGN: PlanPriceDto;
};
export type PlanDto = {
  /** Its name in addresses and programs. */
  id: string;
  /** Its name for people. */
  name: string;
  /** The tier that a subscription to the plan sets. */
  tierType: MembershipTier;
  /** For whom it is, on one line. */
  description: string;
  /** What one charge pays for. */
  billingInterval: BillingInterval;
  /** People beside the owner. */
  seats: number;
  /** What it includes, one line each, by the limits in force. */
  features: string[];
  /** The one line that stands out on the card. */
  emphasisText: string;
  /** Marked on the plans page. */
  popular: boolean;
  /** Marked on the registration page. */
  popularAtRegistration: boolean;
  /** Free to join: the price is shown struck through and not charged. */
  waived: boolean;
  /** What it costs, by currency. */
  prices: PlanPricesDto;
};
export type PriceBookDto = {
  /** Days that a paid tier can be tried without a card. */
  trialDays: number;
  /** Days after the first payment in which it is given back on request. */
  moneyBackDays: number;
  /** Where to write about a plan or anything else: the e-mail address that the operator gives for help. */
  helpAddress: string;
  /** In the order in which they are shown. */
  plans: PlanDto[];
};
export type QuotePurpose = 'start' | 'renew' | 'change';
export type PlanCurrency = 'USD' | 'NGN';
export type QuoteLineKind = 'plan' | 'credit';
export type QuoteLineDto = {
  /** The plan, or a credit for what has been paid and is not used. */
  kind: QuoteLineKind;
  /** What it is, for people. */
  description: string;
  /** How many. */
  quantity: number;
  /** For all of them, in minor units; below zero for a credit. */
  amount: string;
};
export type QuoteTaxDto = {
  /** Its name, as it will stand on the invoice. */
  rule: string;
  /** Which version of the rule it is. */
  version: number;
  /** Hundredths of a percent. */
  basisPoints: number;
  /** In minor units. */
  amount: string;
};
export type QuoteAppliesAt = 'payment' | 'period-end';
export type PaymentObstacle = 'nothing_to_pay' | 'payment_unavailable' | 'currency_not_charged' | 'amount_too_small';
export type QuoteDto = {
  /** Its identifier; a payment names it. */
  id: string;
  /** Who would pay. */
  organizationId: string;
  /** A first subscription, its next period, or another plan. */
  purpose: QuotePurpose;
  /** The plan. */
  planId: string;
  /** The tier that it brings. */
  tier: MembershipTier;
  /** What one charge pays for. */
  interval: BillingInterval;
  /** Of the price book. */
  priceVersion: number;
  /** Of all amounts. */
  currency: PlanCurrency;
  /** What makes up the subtotal. */
  lines: QuoteLineDto[];
  /** What the plan costs without the offer, in minor units; shown struck through when it differs. */
  listTotal: string;
  /** What is taken off for the unused rest of the running period, in minor units. */
  credit: string;
  /** Before tax, in minor units. */
  subtotal: string;
  /** What is added. */
  tax: QuoteTaxDto;
  /** What will be charged, in minor units. */
  total: string;
  /** When the plan begins: as soon as it is paid, or when the running period is over. The latter costs nothing now. */
  appliesAt: QuoteAppliesAt;
  /** The end of the running period, where the plan begins then. */
  appliesOn: string | null;
  /** Why it cannot be paid here: the code of the refusal that a payment would get. Absent where it can. */
  obstacle?: PaymentObstacle;
  /** When it was made. */
  createdAt: string;
  /** Until when it can be paid. */
  expiresAt: string;
  /** SHA-256 of what it says; the invoice repeats it. */
  hash: string;
};
export type RequestQuoteDto = {
  /** For which of the viewer's organizations: the id of one that `getCurrentUser` answered. */
  organizationId: string;
  /** One of the plans of the price book. */
  planId: string;
  /** What is paid in. */
  currency: PlanCurrency;
};
export type EstimateDto = {
  /** The plan. */
  planId: string;
  /** What one charge pays for. */
  interval: BillingInterval;
  /** Of all amounts. */
  currency: PlanCurrency;
  /** What the plan costs without the offer, in minor units; shown struck through when it differs. */
  listTotal: string;
  /** Before tax, in minor units. */
  subtotal: string;
  /** What is added. */
  tax: QuoteTaxDto;
  /** What will be charged, in minor units. */
  total: string;
};
export type PaymentInitializedDto = {
  /** The provider's page, where the payment is made. */
  authorization_url: string;
  /** By which the payment is asked about afterwards. */
  reference: string;
};
export type BillingInfoDto = {
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** E-mail address, as it shall stand on the invoice. */
  email: string;
  /** Telephone. */
  phone?: string;
  /** Company. */
  company?: string;
  /** Street and number. */
  address?: string;
  /** City. */
  city?: string;
  /** State or region. */
  state?: string;
  /** Postal code. */
  postalCode?: string;
  /** Country, ISO 3166-1 alpha-2; `UK` is taken for `GB`. */
  country?: string;
};
export type InitializePaymentDto = {
  /** One of the plans of the price book; needed without a quote. */
  planId?: string;
  /** A quote that has not expired. Plan and currency are then its own, and others beside it are refused. */
  quoteId?: string;
  /** For which of the viewer's organizations; the first that they lead where absent. */
  organizationId?: string;
  /** What is paid in; needed without a quote. */
  currency?: PlanCurrency;
  /** Who the invoice is for; absent from the plans page and the express checkout. */
  billingInfo?: BillingInfoDto;
  /** How it is to be paid; all ways of the provider where absent. */
  paymentMethod?: 'card' | 'bank' | 'mobile';
  /** Agreement to the Terms of Service and the Privacy Policy in force, which the payment then keeps; `false` is refused. The
    checkout asks for it; a payment that is begun without it says that nobody was asked. */
  agreeTerms?: boolean;
};
export type PaymentStatus = 'pending' | 'successful' | 'failed' | 'cancelled' | 'refunded';
export type PaymentStateDto = {
  /** Why money that came has not taken effect; `null` where it has, has gone back, or none came. */
  concern: ('paid_already' | 'out_of_date' | 'ended' | 'differs' | 'in_return' | null) | null;
  /** The reference. */
  reference: string;
  /** Where the payment stands. Only `successful` has brought what was paid for. */
  status: PaymentStatus;
  /** Somebody of the alliance has to look at it before it takes effect. */
  inReview: boolean;
  /** The provider's page, where it can still be paid on; `null` where it cannot. */
  payUrl: string | null;
  /** Whose payment it is. */
  organizationId: string;
  /** What is paid for. */
  planId: string;
  /** What is paid for, for people. */
  planName: string;
  /** What is charged, in minor units. */
  total: string;
  /** Of the total. */
  currency: PlanCurrency;
  /** The tier that it brings. */
  tier: MembershipTier;
  /** From when on what was paid holds; `null` until it is paid. */
  periodStart: string | null;
  /** Until when what was paid holds; `null` until it is paid. */
  periodEnd: string | null;
  /** The same had been paid by another attempt: what was paid by this one goes back. */
  paidTwice: boolean;
  /** Where the receipt goes. */
  receiptTo: string;
  /** The invoice, once it is paid. */
  invoiceNumber: string | null;
};
export type PaymentPurpose = 'start' | 'renew' | 'change';
export type BillingDocumentKind = 'invoice' | 'receipt' | 'credit_note';
export type PaymentDocumentDto = {
  /** By which it is downloaded. */
  number: string;
  /** What it is. */
  kind: BillingDocumentKind;
};
export type PaymentDto = {
  /** Why money that came has not taken effect; `null` where it has, has gone back, or none came. */
  concern: ('paid_already' | 'out_of_date' | 'ended' | 'differs' | 'in_return' | null) | null;
  /** A first subscription, its next period, or another plan. */
  purpose: PaymentPurpose;
  /** Its identifier. */
  id: string;
  /** When it was begun. */
  createdAt: string;
  /** When it was paid. */
  paidAt: string | null;
  /** Where it stands. Only `successful` has brought what was paid for. */
  status: PaymentStatus;
  /** Somebody of the alliance has to look at it before it takes effect. */
  inReview: boolean;
  /** The plan that is paid for. */
  planId: string;
  /** The plan, for people. */
  planName: string;
  /** What one charge pays for. */
  interval: BillingInterval;
  /** Of all amounts. */
  currency: PlanCurrency;
  /** What is charged, tax included, in minor units. */
  total: string;
  /** What has been given back of it, in minor units. */
  refunded: string;
  /** How it was paid, as the provider says it: `card`, `bank`, `mobile_money`, `offline` and the like. */
  channel: string | null;
  /** What the provider knows it by; of several tries the one that was paid, or else the last. */
  reference: string | null;
  /** What has been issued about it: invoice, receipt, and a credit note for each refund. */
  documents: PaymentDocumentDto[];
};
export type BillingDocumentDto = {
  /** By which it is downloaded. Invoices and credit notes are numbered without gaps in a year; a receipt bears the number of
    its invoice. */
  number: string;
  /** What it is. */
  kind: BillingDocumentKind;
  /** When it was issued. */
  issuedAt: string;
  /** What was paid for. */
  planName: string;
  /** What it is about, tax included, in minor units: what was charged, or what was given back. */
  total: string;
  /** Of the total. */
  currency: PlanCurrency;
  /** The invoice that it belongs to; its own number where it is one. */
  invoiceNumber: string;
  /** The payment that it belongs to. */
  paymentId: string;
};
export type SubscribedPlanDto = {
  /** Its name in addresses and programs. */
  id: string;
  /** Its name for people. */
  name: string;
  /** The tier that it brings. */
  tierType: MembershipTier;
  /** What one charge pays for. */
  billingInterval: BillingInterval;
};
export type SubscriptionStatus = 'active' | 'past_due' | 'grace' | 'cancelled' | 'ended';
export type RunningSubscriptionDto = {
  /** Whose subscription it is. */
  organizationId: string;
  /** How it stands. */
  status: SubscriptionStatus;
  /** What it is paid in. */
  currency: PlanCurrency;
  /** From when on the running period is paid. */
  currentPeriodStart: string;
  /** Until when the running period is paid. */
  currentPeriodEnd: string;
  /** Whether it ends then. */
  cancelAtPeriodEnd: boolean;
};
export type UnpaidRenewalDto = {
  /** What is to be paid, in minor units, for owners and admins; `null` for the other people of the organization. */
  total: string | null;
  /** Whose renewal it is. */
  organizationId: string;
  /** The plan that it is for. */
  planName: string;
  /** Of the amount. */
  currency: PlanCurrency;
  /** Since when. */
  since: string;
  /** Whether what is there can only be read already. */
  readOnly: boolean;
  /** From when on what is there can only be read. */
  readOnlyFrom: string;
  /** When the subscription ends unless it is paid. Nothing is deleted then. */
  endsAt: string;
};
export type SubscriptionStatusDto = {
  /** Whether there is a subscription that runs. */
  hasSubscription: boolean;
  /** What is subscribed to; absent without a subscription. */
  plan?: SubscribedPlanDto;
  /** Whose it is, and until when it is paid; absent without one. */
  subscription?: RunningSubscriptionDto;
  /** The renewals that have not been paid: of all of the viewer's organizations where none is named. */
  unpaid: UnpaidRenewalDto[];
};
export type BillingStanding = 'free' | 'trial' | 'active' | 'past_due' | 'grace' | 'ended';
export type NextPlanDto = {
  /** What it changes to. */
  plan: SubscribedPlanDto;
  /** When that plan begins: the end of what is paid. */
  startsAt: string;
};
export type SavedCardDto = {
  /** The last month in which it can be charged. */
  expiryMonth: number;
  /** The year of that month. */
  expiryYear: number;
  /** Who has issued it, in lower case. */
  brand: string;
  /** Its last four digits. */
  last4: string;
  /** Whether it cannot be charged on the day of the next renewal. */
  expiresBeforeRenewal: boolean;
};
export type BillingContactDto = {
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** E-mail address, as it shall stand on the invoice. */
  email: string;
  /** Telephone. */
  phone?: string;
  /** Company. */
  company?: string;
  /** Street and number. */
  address?: string;
  /** City. */
  city?: string;
  /** State or region. */
  state?: string;
  /** Postal code. */
  postalCode?: string;
  /** Country, ISO 3166-1 alpha-2; `UK` is taken for `GB`. */
  country?: string;
  /** Number for taxes, as it stands on invoices. */
  taxId?: string;
};
export type NextChargeDto = {
  /** What the running period costs by the same tax, in minor units, where the same plan will cost something else; else `null`. */
  previousTotal: string | null;
  /** When it is charged, or to be paid where no card is saved. */
  date: string;
  /** What is paid for. */
  plan: SubscribedPlanDto;
  /** Before tax, in minor units. */
  subtotal: string;
  /** Tax, in minor units. */
  tax: string;
  /** Name of the tax. */
  taxRule: string;
  /** What will be charged by the prices that the book has for that day, in minor units. */
  total: string;
  /** Of all amounts. */
  currency: PlanCurrency;
};
export type AmountDueDto = {
  /** The quote to pay it by: `POST /api/initialize-payment` takes it for as long as it is due. */
  quoteId: string;
  /** The plan that it is for. */
  plan: SubscribedPlanDto;
  /** Before tax, in minor units. */
  subtotal: string;
  /** Tax, in minor units. */
  tax: string;
  /** Name of the tax. */
  taxRule: string;
  /** What is to be paid, in minor units. */
  total: string;
  /** Of all amounts. */
  currency: PlanCurrency;
  /** Since when. */
  since: string;
  /** When the saved card is charged again; `null` without a card, and after the last try. */
  nextTryAt: string | null;
  /** From when on what is there can only be read. */
  readOnlyFrom: string;
  /** When the subscription ends unless it is paid. Nothing is deleted then. */
  endsAt: string;
};
export type BillingOverviewDto = {
  /** How it stands. `free`: never subscribed. `past_due`: a renewal was not paid, and everything still works. `grace`: what
    is there can be read. `ended`: free again. */
  standing: BillingStanding;
  /** Why it ended. */
  endReason: ('cancelled' | 'unpaid' | 'not_sold' | 'refunded' | null) | null;
  /** Whose it is. */
  organizationId: string;
  /** The tier in force, also that of a trial. */
  tier: MembershipTier;
  /** What is subscribed to, or was last; `null` for who never was. */
  plan: SubscribedPlanDto | (null | null);
  /** What it is paid in. */
  currency: ('USD' | 'NGN' | null) | null;
  /** From when on the running period, or the last one, is paid. */
  periodStart: string | null;
  /** Until when it is paid. */
  periodEnd: string | null;
  /** Until when the trial runs, or ran; `null` for who had none. */
  trialEndsAt: string | null;
  /** When the subscription ended. */
  endedAt: string | null;
  /** Whether it ends with what is paid. */
  cancelAtPeriodEnd: boolean;
  /** The plan that it changes to when what is paid is over. */
  nextPlan: NextPlanDto | (null | null);
  /** The card that renewals are charged to. */
  card: SavedCardDto | (null | null);
  /** Whether a card can be saved here: the provider keeps cards. */
  canSaveCard: boolean;
  /** Who gets the invoices; `null` where nobody has been named: then the owners hear of everything. */
  contact: BillingContactDto | (null | null);
  /** Whether mail goes to the contact: its link was followed, or it is the address of an owner or admin. */
  contactGetsMail: boolean;
  /** Whether what is there can only be read, because a renewal was not paid. */
  readOnly: boolean;
  /** What will be charged next; `null` where nothing will. */
  nextCharge: NextChargeDto | (null | null);
  /** What is to be paid now; `null` where everything is. */
  due: AmountDueDto | (null | null);
};
export type EntitlementFeature =
  | 'browse_problems'
  | 'basic_directory'
  | 'propose_solutions'
  | 'open_communities'
  | 'submit_problems'
  | 'mentor_sessions'
  | 'expert_sessions'
  | 'sandbox_tokens'
  | 'api_certifications'
  | 'ip_catalogue'
  | 'premium_communities'
  | 'messages'
  | 'analytics';
export type UsedEntitlementDto = {
  /** How much was used since the period began. */
  used: number;
  /** How much the plan has allowed since then: of what is counted by the month, in all months that have begun. `null` for what has no limit. */
  allowed: number | null;
  /** What it is about. */
  feature: EntitlementFeature;
  /** What is counted, for people. */
  name: string;
};
export type OutcomeDto = {
  /** Its name in programs. */
  outcome: string;
  /** What came of it, for people: to be read after its count. */
  name: string;
  /** How many, since the period began. */
  count: number;
};
export type EnoughPlanDto = {
  /** Its name in addresses. */
  id: string;
  /** Its name for people. */
  name: string;
  /** The tier that it brings. */
  tier: string;
};
export type CheaperPlanDto = {
  /** The plan that would have been enough. */
  plan: EnoughPlanDto;
  /** What its next period would cost, before tax, in minor units. */
  price: string;
  /** What the next period of the plan that runs costs, before tax, in minor units. */
  currentPrice: string;
  /** Of both. */
  currency: string;
};
export type ValueStatementDto = {
  /** From when on it counts: the beginning of the running period, or the registration of who has none. */
  from: string;
  /** Until when: now, or the end of the period. */
  until: string;
  /** What the plan allows a number of, and how much of it was used. */
  used: UsedEntitlementDto[];
  /** What came of it, where there is anything. */
  outcomes: OutcomeDto[];
  /** A cheaper plan that would have been enough for what was used; `null` where none would. */
  cheaperPlan: CheaperPlanDto | (null | null);
};
export type LossDto = {
  /** What is left of it; `null` for nothing. */
  left: string | null;
  /** What there is less of. */
  name: string;
  /** What the organization has now. */
  now: string;
};
export type PlanLossesDto = {
  /** Of the plans of this tier. */
  tierType: MembershipTier;
  /** Never empty. */
  losses: LossDto[];
};
export type ChangePlanAtPeriodEndDto = {
  /** One of the plans of the price book. */
  planId: string;
};
export type ConfirmedContactDto = {
  /** Whose mail arrives from now on. */
  organizationName: string;
};
export type ConfirmBillingContactDto = {
  /** The token of the mailed link. */
  token: string;
};
export type CardUpdateStartedDto = {
  /** The provider's page, on which the card is entered. */
  authorization_url: string;
  /** Its reference; the provider leads back to the billing page with it, as `reference`. */
  reference: string;
  /** What is charged to see that the card works, and given back at once, in minor units. */
  amount: string;
  /** Of the amount. */
  currency: string;
};
export type CardUpdateState = 'opening' | 'open' | 'saved' | 'failed';
export type CardUpdateDto = {
  /** Whether the card has been saved. `opening` and `open`: not entered yet. `failed`: not charged, or no card that can be
    charged again; the card that was saved before stays. Entered anew on the same page within a day, it is `saved` yet. */
  state: CardUpdateState;
  /** Its reference. */
  reference: string;
};
export type Allowance = 'off' | 'on' | 'limited';
export type AllowancePeriod = 'month' | 'year' | 'total';
export type EntitlementDto = {
  /** How much is used in the running period. */
  used: number;
  /** How much may be used in a period; 0 for what is off, `null` for what has no limit. */
  limit: number | null;
  /** Who may. */
  organizationId: string;
  /** What it is about. */
  feature: EntitlementFeature;
  /** What is counted, or the feature itself, for people. */
  name: string;
  /** Whether the organization may use it: not at all, without limit, or so much in each period. */
  allowance: Allowance;
  /** How long usage is counted. */
  period: AllowancePeriod;
  /** When usage starts again at nothing; `null` when it never does. */
  resetsAt: string | null;
  /** Whether it was granted to this organization, beyond what its tier says. */
  isOverridden: boolean;
  /** Whether nothing more of it may be used for now, because the last renewal has not been paid. What is there can still be read. */
  isReadOnly: boolean;
  /** The cheapest plan that allows one more, where this one does not; absent when none does. */
  plan?: OfferedPlanDto;
};
export type SeatsDto = {
  /** How many the plan allows; `null` means without limit. */
  limit: number | null;
  /** People of the organization beside its owner. */
  used: number;
};
export type LedgerOrganizationDto = {
  /** Its identifier. */
  id: string;
  /** Its name; empty where it is no longer there. */
  name: string;
};
export type AlteredOrderSenderDto = {
  /** Their name. */
  name: string;
  /** Where they are reached. */
  email: string;
};
export type AlteredOrderDto = {
  /** Its identifier. */
  id: string;
  /** For whom it was sent. */
  organization: LedgerOrganizationDto;
  /** Who sent it; `null` where they belong to no organization any more. */
  sentBy: AlteredOrderSenderDto | (null | null);
  /** The names of the fields that the price book alone decides: ten at most, 40 characters of each. */
  fields: string[];
  /** When it came; what else the person sent within an hour is not listed. */
  createdAt: string;
};
export type CloseAlteredOrderDto = {
  /** What was found: it is kept in the audit. */
  note: string;
};
export type LedgerEntryDto = {
  /** Its identifier. */
  id: string;
  /** Who pays. */
  organization: LedgerOrganizationDto;
  /** What is paid for. */
  planName: string;
  /** Why: a first subscription, its next period, or another plan. */
  purpose: PaymentPurpose;
  /** Where it stands. */
  status: PaymentStatus;
  /** Why somebody has to look at it; `null` where nobody has to. */
  review: string | null;
  /** Of all its amounts. */
  currency: PlanCurrency;
  /** What is charged, in minor units. */
  total: string;
  /** What has gone back of it or is on its way, in minor units. */
  refunded: string;
  /** How it was paid, in the provider's words; `null` while nobody knows. */
  method: string | null;
  /** The reference that it took effect by, or of the last attempt. */
  reference: string;
  /** The invoice, once it is paid. */
  invoiceNumber: string | null;
  /** When it was begun. */
  createdAt: string;
  /** When the money came; `null` before. */
  paidAt: string | null;
};
export type LedgerStatus = 'completed' | 'pending' | 'failed' | 'refunded' | 'review';
export type PaymentLineDto = {
  /** What it is, for people. */
  description: string;
  /** In minor units; below zero for a credit. */
  amount: string;
};
export type PaymentAttemptDto = {
  /** Ours, by which the provider knows it. */
  reference: string;
  /** Who was to take the money; `offline` for nobody. */
  provider: string;
  /** What became of it. */
  state: string;
  /** How the provider calls it. */
  providerRef: string | null;
  /** How it was paid. */
  method: string | null;
  /** What the provider keeps, in minor units. */
  fees: string | null;
  /** When it was made. */
  createdAt: string;
  /** When the provider was asked last. */
  checkedAt: string | null;
  /** When it is asked next; `null` when it is not. */
  nextCheckAt: string | null;
};
export type PaymentTransitionDto = {
  /** From which status; `null` for its beginning. */
  from: ('pending' | 'successful' | 'failed' | 'cancelled' | 'refunded' | null) | null;
  /** To which. */
  to: PaymentStatus;
  /** What moved it: `opened`, `webhook`, `return`, `reconciliation`, `offline` or `refund`. */
  cause: string;
  /** By which attempt. */
  reference: string | null;
  /** When. */
  at: string;
};
export type PaymentRefundDto = {
  /** Its identifier. */
  id: string;
  /** `requested` by somebody, or `duplicate`: paid twice. */
  kind: string;
  /** In minor units. */
  amount: string;
  /** How far it has come. */
  state: string;
  /** Why, as it was mailed. */
  reason: string;
  /** By whom: `admin:<id>` or `system`. */
  requestedBy: string;
  /** Why it did not work. */
  lastError: string | null;
  /** When it was asked for. */
  createdAt: string;
  /** When it arrived. */
  processedAt: string | null;
};
export type LedgerDocumentDto = {
  /** `invoice` or `credit-note`. */
  kind: string;
  /** Its number. */
  number: string;
  /** In minor units, tax included. */
  amount: string;
  /** When it was issued. */
  issuedAt: string;
};
export type PaymentEventDto = {
  /** Its identifier, in the inbox. */
  id: string;
  /** The provider's own name of it. */
  name: string;
  /** What became of it. */
  state: string;
  /** When it came. */
  receivedAt: string;
};
export type PaymentRecordDto = {
  /** What was done. */
  action: string;
  /** By whom: `admin:<id>`, `member:<id>` or `system`. */
  actor: string;
  /** What somebody said about it: a note or a reason. */
  note: string | null;
  /** When. */
  at: string;
};
export type LedgerPaymentDto = {
  /** What goes with it when all of it is given back: the subscription that runs by it, time that has not begun, or nothing,
    as that time is `past` or it never took effect. */
  wholeRefundEnds: 'subscription' | 'paid_ahead' | 'past' | 'nothing';
  /** What the review means and what to do about it, for people; `null` where nobody has to look. */
  reviewInWords: string | null;
  /** The plan's identifier. */
  planId: string;
  /** Who gets the receipt. */
  payerName: string;
  /** Where to. */
  payerAddress: string;
  /** What it is made up of. */
  lines: PaymentLineDto[];
  /** Before tax, in minor units. */
  subtotal: string;
  /** The tax rule, as it stands on the invoice. */
  taxRule: string;
  /** In minor units. */
  taxAmount: string;
  /** Of the price book. */
  priceVersion: number;
  /** SHA-256 of the quote that it was made by. */
  quoteHash: string;
  /** Version of the Terms of Service that the payer agreed to; `null` for renewals, for what was recorded by hand, and from before it
    was noted. */
  termsVersion: string | null;
  /** Version of the Privacy Policy that the payer agreed to with them. */
  privacyVersion: string | null;
  /** When the payer agreed to these first for this payment. */
  termsAcceptedAt: string | null;
  /** How much can be given back now, in minor units; `0` where nothing can. What was taken off a later change of plan is not
    given back as well. */
  refundable: string;
  /** The tries to pay, oldest first. */
  attempts: PaymentAttemptDto[];
  /** How it moved, oldest first. */
  transitions: PaymentTransitionDto[];
  /** What went back, oldest first. */
  refunds: PaymentRefundDto[];
  /** Invoice and credit notes. */
  documents: LedgerDocumentDto[];
  /** What the provider said of it, at most the newest 100. */
  events: PaymentEventDto[];
  /** What was done about it, oldest first, at most the newest 100. */
  records: PaymentRecordDto[];
  /** Its identifier. */
  id: string;
  /** Who pays. */
  organization: LedgerOrganizationDto;
  /** What is paid for. */
  planName: string;
  /** Why: a first subscription, its next period, or another plan. */
  purpose: PaymentPurpose;
  /** Where it stands. */
  status: PaymentStatus;
  /** Why somebody has to look at it; `null` where nobody has to. */
  review: string | null;
  /** Of all its amounts. */
  currency: PlanCurrency;
  /** What is charged, in minor units. */
  total: string;
  /** What has gone back of it or is on its way, in minor units. */
  refunded: string;
  /** How it was paid, in the provider's words; `null` while nobody knows. */
  method: string | null;
  /** The reference that it took effect by, or of the last attempt. */
  reference: string;
  /** The invoice, once it is paid. */
  invoiceNumber: string | null;
  /** When it was begun. */
  createdAt: string;
  /** When the money came; `null` before. */
  paidAt: string | null;
};
export type RecordOfflinePaymentDto = {
  /** Who has paid. */
  organizationId: string;
  /** What for: one of the plans of the price book. */
  planId: string;
  /** What came, in minor units: just what the plan costs now, with tax. */
  amount: string;
  /** When it came. */
  receivedAt: string;
  /** Where it is found: the bank's reference, the number of a cheque. */
  note: string;
  /** The payment that looks the same, as the refusal `recorded_already` names it, where other money has come. */
  besides?: string;
  /** What in. */
  currency: PlanCurrency;
};
export type LedgerSumDto = {
  /** Of the amount. */
  currency: PlanCurrency;
  /** Sum of the totals, in minor units. */
  amount: string;
};
export type LedgerTileDto = {
  /** How these payments stand. */
  status: LedgerStatus;
  /** How many there are. */
  count: number;
  /** What they come to, for each currency; never added over currencies. */
  sums: LedgerSumDto[];
};
export type LedgerSummaryDto = {
  /** One for each way to stand, whatever the filter says of it. */
  tiles: LedgerTileDto[];
  /** The ways of paying that there are. */
  methods: string[];
};
export type OfflinePaymentPreviewDto = {
  /** When the plan begins where that is later: the end of the running period. */
  appliesOn: string | null;
  /** A first subscription, its next period, or another plan. */
  purpose: PaymentPurpose;
  /** What it is paid in: that of the running subscription where there is one, else what was asked for. */
  currency: PlanCurrency;
  /** Whether the running subscription says in what it is paid. */
  isCurrencyFixed: boolean;
  /** What it is made up of. */
  lines: PaymentLineDto[];
  /** The tax rule. */
  taxRule: string;
  /** In minor units. */
  taxAmount: string;
  /** What has to have come, in minor units. */
  total: string;
};
export type RefundPaymentDto = {
  /** In minor units; all that is left where absent. */
  amount?: string;
  /** Why: it stands in the mail to the payer and on the credit note. */
  reason: string;
};
export type CloseReviewDto = {
  /** What was found: it is kept with the payment. */
  note: string;
};
export type InboxKind = 'charge' | 'refund' | 'dispute' | 'unknown';
export type InboxState = 'received' | 'processed' | 'ignored' | 'review' | 'failed';
export type InboxEventDto = {
  /** Its identifier. */
  id: string;
  /** Who sent it. */
  provider: string;
  /** What it is about. */
  kind: InboxKind;
  /** The provider's own name of it. */
  name: string;
  /** The reference that it names. */
  reference: string | null;
  /** The payment of that reference; `null` where there is none. */
  paymentId: string | null;
  /** What became of it. */
  state: InboxState;
  /** How often it was tried. */
  attempts: number;
  /** What kept it from being processed. */
  lastError: string | null;
  /** When it came. */
  receivedAt: string;
  /** When something followed from it. */
  processedAt: string | null;
};
export type InboxEventDetailDto = {
  /** Its identifier. */
  id: string;
  /** Who sent it. */
  provider: string;
  /** What it is about. */
  kind: InboxKind;
  /** The provider's own name of it. */
  name: string;
  /** The reference that it names. */
  reference: string | null;
  /** The payment of that reference; `null` where there is none. */
  paymentId: string | null;
  /** What became of it. */
  state: InboxState;
  /** How often it was tried. */
  attempts: number;
  /** What kept it from being processed. */
  lastError: string | null;
  /** When it came. */
  receivedAt: string;
  /** When something followed from it. */
  processedAt: string | null;
  /** Its body as it was sent; nothing in it is believed. */
  raw: string;
};
export type ReconciliationSource = 'provider' | 'watched';
export type ReconciliationKind = 'missing_here' | 'missing_there' | 'amount' | 'status' | 'waiting';
export type ReconciliationDifferenceDto = {
  /** How the two sides differ. */
  kind: ReconciliationKind;
  /** The reference of the charge. */
  reference: string;
  /** The payment here; `null` where there is none. */
  paymentId: string | null;
  /** What we say: the status and the total in minor units; `null` where there is nothing here. */
  here: string | null;
  /** What the provider says; `null` where there is nothing there. */
  there: string | null;
};
export type ReconciliationDto = {
  /** The provider. */
  provider: string;
  /** What our payments were compared with. */
  source: ReconciliationSource;
  /** How many charges were compared. */
  compared: number;
  /** Whether all of the period was; else ask for a shorter one. */
  complete: boolean;
  /** What differs; nothing where all is well. */
  differences: ReconciliationDifferenceDto[];
};
export type LedgerCountsDto = {
  /** Payments. */
  payments: number;
  /** Changes of status. */
  transitions: number;
  /** Invoices. */
  invoices: number;
  /** Paid periods. */
  periods: number;
  /** Credit notes. */
  notes: number;
};
export type LedgerCheckDto = {
  /** Its identifier. */
  id: string;
  /** Who asked for it, as the audit spells it; `system` for the nightly one. */
  startedBy: string;
  /** When it began. */
  startedAt: string;
  /** When it ended; `null` while it runs. */
  endedAt: string | null;
  /** Whether it was given up before its end, an hour after it began: whether the ledger adds up is not known then. */
  isGivenUp: boolean;
  /** What was looked at; `null` until it has ended, and where it was given up. */
  counted: LedgerCountsDto | (null | null);
  /** How much does not add up. */
  faultCount: number;
  /** What does not add up, one line each: the first 100. */
  faults: string[];
};
export type LedgerStateDto = {
  /** The newest check; `null` before the first night. */
  check: LedgerCheckDto | (null | null);
};
export type RuleInForceDto = {
  /** How much in each period; `null` where the allowance is not `limited`. */
  limit: number | null;
  /** Of which tier. */
  tier: MembershipTier;
  /** Not at all, without limit, or so much in each period. */
  allowance: Allowance;
  /** How long usage is counted. */
  period: AllowancePeriod;
  /** As plan cards say it; empty for what is off. */
  inWords: string;
  /** How often it was changed, and one. */
  version: number;
  /** Since when. */
  since: string;
};
export type FeatureRulesDto = {
  /** What it is about. */
  feature: EntitlementFeature;
  /** What is counted, or the feature itself, for people. */
  name: string;
  /** Whether it is counted, and so can be limited. */
  isCounted: boolean;
  /** Whether every plan has it: then no rule can take it away. */
  isRight: boolean;
  /** What each tier allows, in their order. */
  rules: RuleInForceDto[];
};
export type ChangeEntitlementDto = {
  /** How much in each period; only where the allowance is `limited`. */
  limit?: number | null;
  /** Why, in 1 to 500 characters: it stands in the audit, and all super admins read it. */
  reason: string;
  /** Of which tier. */
  tier: MembershipTier;
  /** Of which feature. */
  feature: EntitlementFeature;
  /** Not at all, without limit, or so much in each period. */
  allowance: Allowance;
  /** How long usage is counted. */
  period: AllowancePeriod;
};
export type EntitlementEffectDto = {
  /** How many organizations on the tier have used more than that in the running period. What is used stays used; they can
    use no more until it starts again. */
  organizationsAbove: number;
  /** As plan cards would say it; empty for what is off. */
  inWords: string;
};
export type TierRuleDto = {
  /** How much in each period; only where the allowance is `limited`. */
  limit?: number | null;
  /** Of which tier. */
  tier: MembershipTier;
  /** Of which feature. */
  feature: EntitlementFeature;
  /** Not at all, without limit, or so much in each period. */
  allowance: Allowance;
  /** How long usage is counted. */
  period: AllowancePeriod;
};
export type GrantDto = {
  /** Its identifier. */
  id: string;
  /** Whose it is. */
  organizationId: string;
  /** The organization's name; empty where it is no longer there. */
  organizationName: string;
  /** Of which feature. */
  feature: EntitlementFeature;
  /** As plan cards would say it. */
  inWords: string;
  /** Why. */
  reason: string;
  /** When it was granted. */
  createdAt: string;
  /** Until when. */
  expiresAt: string;
  /** Whether it is not over. */
  isRunning: boolean;
};
export type GrantEntitlementDto = {
  /** How much in each period; only where the allowance is `limited`. */
  limit?: number | null;
  /** Who may do more. */
  organizationId: string;
  /** Until when. */
  expiresAt: string;
  /** Why. */
  reason: string;
  /** Of which feature. */
  feature: EntitlementFeature;
  /** Not at all, without limit, or so much in each period. */
  allowance: Allowance;
  /** How long usage is counted. */
  period: AllowancePeriod;
};
export type NewPriceDto = {
  /** One of the plans of the price book. */
  planId: string;
  /** What is charged, in minor units. */
  charged: string;
  /** What it costs without the offer, in minor units; shown struck through where it is more. */
  list: string;
  /** In which currency. Prices are stored for each, never converted. */
  currency: PlanCurrency;
};
export type PriceVersionDto = {
  /** Its number; the first is the one that the product came with. */
  version: number;
  /** From when it is charged. */
  validFrom: string;
  /** By whom it was published: `admin:<id>`; `null` for what the product came with. */
  publishedBy: string | null;
  /** When it was published; `null` for what the product came with. */
  publishedAt: string | null;
  /** What it changed. */
  prices: NewPriceDto[];
};
export type PublishPricesDto = {
  /** From when they are charged; at once where absent. Never before now, nor before what was published of the same plan and currency
    and is to come. */
  validFrom?: string;
  /** Why, in 1 to 500 characters: it stands in the audit, and all super admins read it. */
  reason: string;
  /** The prices that change; all others stay as they are. */
  prices: NewPriceDto[];
};
export type PriceChangeDto = {
  /** The plan. */
  planId: string;
  /** The currency. */
  currency: PlanCurrency;
  /** What is charged until then, in minor units. */
  chargedBefore: string;
  /** What is charged from then on. */
  charged: string;
  /** The price without the offer until then. */
  listBefore: string;
  /** The price without the offer from then on. */
  list: string;
  /** Running subscriptions that pay the new price when they are renewed. */
  subscriptions: number;
};
export type PricePreviewDto = {
  /** What would change; a price that stays as it is, is not among it. */
  changes: PriceChangeDto[];
};
export type NewPricesDto = {
  /** From when they are charged; at once where absent. Never before now, nor before what was published of the same plan and currency
    and is to come. */
  validFrom?: string;
  /** The prices that change; all others stay as they are. */
  prices: NewPriceDto[];
};
export type ChangeWaiverDto = {
  /** Why, in 1 to 500 characters: it stands in the audit, and all super admins read it. */
  reason: string;
  /** Whether the plan is free to join although it has a price. */
  waived: boolean;
};
export type DecideTestChargeDto = {
  /** What the payer does: pays, pays and is heard of twice, pays with a card that takes no further charge, pays with a delay, fails, or leaves. */
  decision: 'pay' | 'pay-twice' | 'pay-once' | 'delay' | 'fail' | 'abandon';
};
