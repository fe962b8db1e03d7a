import { baseApi } from './base-api';
import {
  type AlteredOrderDto,
  type GrantDto,
  billingApi as generated,
  type InboxEventDto,
  type LedgerEntryDto,
} from './generated/billing.gen';
import { listOf } from './list-of';

export type {
  Allowance,
  AllowancePeriod,
  AlteredOrderDto,
  EntitlementFeature,
  FeatureRulesDto,
  GrantDto,
  InboxEventDto,
  InboxKind,
  InboxState,
  LedgerCheckDto,
  LedgerEntryDto,
  LedgerPaymentDto,
  LedgerStatus,
  LedgerTileDto,
  PaymentPurpose,
  PaymentStatus,
  PlanCurrency,
  PriceChangeDto,
  PriceVersionDto,
  ReconciliationKind,
  RuleInForceDto,
} from './generated/billing.gen';

/** What super admins do with money, prices and entitlements. */
const tagged = generated.enhanceEndpoints({
  endpoints: {
    getLedgerSummary: { providesTags: ['Payment'] },
    getPayment: {
      providesTags: ['Payment'],
      // A refund that was followed has gone through: the list behind says how the payment stands then.
      onQueryStarted: async (_, { dispatch, getCacheEntry, queryFulfilled }) => {
        const { data: before } = getCacheEntry();
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (before && data && (before.status !== data.status || before.review !== data.review))
          dispatch(baseApi.util.invalidateTags(['Payment']));
      },
    },
    recordOfflinePayment: { invalidatesTags: ['Payment', 'Entitlement'] },
    refundPayment: { invalidatesTags: ['Payment'] },
    checkPayment: { invalidatesTags: ['Payment', 'ProviderEvent'] },
    closeAlteredOrder: { invalidatesTags: ['AlteredOrder'] },
    closePaymentReview: { invalidatesTags: ['Payment'] },
    getProviderEvent: { providesTags: ['ProviderEvent'] },
    replayProviderEvent: { invalidatesTags: ['ProviderEvent', 'Payment'] },
    getReconciliation: { providesTags: ['Reconciliation'] },
    getLedgerCheck: { providesTags: ['LedgerCheck'] },
    checkLedger: { invalidatesTags: ['LedgerCheck'] },
    listPriceVersions: { providesTags: ['Plan'] },
    previewPrices: { invalidatesTags: [] },
    publishPrices: { invalidatesTags: ['Plan'] },
    changePlanWaiver: { invalidatesTags: ['Plan'] },
    listEntitlementRules: { providesTags: ['EntitlementRule'] },
    getEntitlementHistory: { providesTags: ['EntitlementRule'] },
    previewEntitlement: { invalidatesTags: [] },
    changeEntitlement: { invalidatesTags: ['EntitlementRule', 'Entitlement', 'Plan'] },
    grantEntitlement: { invalidatesTags: ['EntitlementGrant', 'Entitlement'] },
    endEntitlementGrant: { invalidatesTags: ['EntitlementGrant', 'Entitlement'] },
  },
});

const lists = baseApi.injectEndpoints({
  endpoints: (build) => ({
    browseAlteredOrders: listOf<AlteredOrderDto>(build, '/api/admin/altered-orders', 'AlteredOrder'),
    browseLedger: listOf<LedgerEntryDto>(build, '/api/admin/payments', 'Payment'),
    browseProviderEvents: listOf<InboxEventDto>(build, '/api/admin/provider-events', 'ProviderEvent'),
    browseGrants: listOf<GrantDto>(build, '/api/admin/entitlement-grants', 'EntitlementGrant'),
  }),
});

export const {
  useBrowseAlteredOrdersInfiniteQuery,
  useBrowseGrantsInfiniteQuery,
  useBrowseLedgerInfiniteQuery,
  useBrowseProviderEventsInfiniteQuery,
} = lists;
export const {
  useChangeEntitlementMutation,
  useChangePlanWaiverMutation,
  useCheckLedgerMutation,
  useCheckPaymentMutation,
  useCloseAlteredOrderMutation,
  useClosePaymentReviewMutation,
  useEndEntitlementGrantMutation,
  useGetEntitlementHistoryQuery,
  useGetLedgerCheckQuery,
  useGetLedgerSummaryQuery,
  useGetPaymentQuery,
  useGetProviderEventQuery,
  useGetReconciliationQuery,
  useGrantEntitlementMutation,
  useListEntitlementRulesQuery,
  useListPriceVersionsQuery,
  usePreviewEntitlementMutation,
  usePreviewOfflinePaymentQuery,
  usePreviewPricesMutation,
  usePublishPricesMutation,
  useRecordOfflinePaymentMutation,
  useRefundPaymentMutation,
  useReplayProviderEventMutation,
} = tagged;
