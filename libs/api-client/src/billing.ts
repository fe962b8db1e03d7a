import { billingApi as generated } from './generated/billing.gen';

export type { PlanDto, PriceBookDto } from './generated/billing.gen';

export const billingApi = generated.enhanceEndpoints({ endpoints: { listPlans: { providesTags: ['Plan'] } } });

export const { useListPlansQuery } = billingApi;
