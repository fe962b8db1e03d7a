import { baseApi } from './base-api';
import { type BillingDocumentDto, billingApi as generated, type PaymentDto } from './generated/billing.gen';
import { listOf } from './list-of';

export type {
  AmountDueDto,
  BillingContactDto,
  BillingDocumentDto,
  BillingDocumentKind,
  BillingInfoDto,
  BillingInterval,
  BillingOverviewDto,
  BillingStanding,
  CardUpdateDto,
  EntitlementDto,
  EntitlementFeature,
  EstimateDto,
  NextChargeDto,
  PaymentDto,
  PaymentPurpose,
  PaymentStateDto,
  PaymentStatus,
  PlanCurrency,
  PlanDto,
  PlanLossesDto,
  PriceBookDto,
  QuoteDto,
  SavedCardDto,
  SubscribedPlanDto,
  SubscriptionStatusDto,
  UnpaidRenewalDto,
  ValueStatementDto,
} from './generated/billing.gen';

export const billingApi = generated.enhanceEndpoints({
  endpoints: {
    listPlans: { providesTags: ['Plan'] },
    listEntitlements: { providesTags: ['Entitlement'] },
    getBillingOverview: { providesTags: ['Billing'] },
    listPlanLosses: { providesTags: ['Plan', 'Entitlement', 'Billing'] },
    getSubscriptionStatus: { providesTags: ['Billing'] },
    // One that is unpaid ends at once, and with it the tier.
    cancelSubscription: { invalidatesTags: ['Billing', 'Entitlement', 'Viewer'] },
    resumeSubscription: { invalidatesTags: ['Billing'] },
    chooseNextPlan: { invalidatesTags: ['Billing'] },
    keepPlan: { invalidatesTags: ['Billing'] },
    setBillingContact: { invalidatesTags: ['Billing'] },
    confirmBillingContact: { invalidatesTags: ['Billing'] },
    removeCard: { invalidatesTags: ['Billing'] },
    initializePayment: { invalidatesTags: [] },
    // The write was the payer's, on another page: here it is heard of.
    getPaymentStatus: {
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data?.status === 'successful')
          dispatch(baseApi.util.invalidateTags(['Viewer', 'Entitlement', 'Billing', 'Payment']));
      },
    },
  },
});

const lists = baseApi.injectEndpoints({
  endpoints: (build) => ({
    browsePayments: listOf<PaymentDto>(build, '/api/billing/payments', 'Payment'),
    browseBillingDocuments: listOf<BillingDocumentDto>(build, '/api/billing/documents', 'Payment'),
  }),
});

export const { useBrowseBillingDocumentsInfiniteQuery, useBrowsePaymentsInfiniteQuery } = lists;
export const {
  useCancelSubscriptionMutation,
  useChooseNextPlanMutation,
  useConfirmBillingContactMutation,
  useGetBillingOverviewQuery,
  useGetCardUpdateQuery,
  useGetEstimateQuery,
  useGetPaymentStatusQuery,
  useGetSeatsQuery,
  useGetSubscriptionStatusQuery,
  useGetValueStatementQuery,
  useInitializePaymentMutation,
  useKeepPlanMutation,
  useListEntitlementsQuery,
  useListPlanLossesQuery,
  useListPlansQuery,
  useRemoveCardMutation,
  useRequestQuoteMutation,
  useResumeSubscriptionMutation,
  useSetBillingContactMutation,
  useStartCardUpdateMutation,
} = billingApi;
