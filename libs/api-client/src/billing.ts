import { billingApi as generated } from './generated/billing.gen';

export type { EntitlementDto, EntitlementFeature, PlanDto, PriceBookDto, QuoteDto } from './generated/billing.gen';

export const billingApi = generated.enhanceEndpoints({
  endpoints: {
    listPlans: { providesTags: ['Plan'] },
    listEntitlements: { providesTags: ['Entitlement'] },
  },
});

export const { useGetQuoteQuery, useListEntitlementsQuery, useListPlansQuery, useRequestQuoteMutation } = billingApi;
