import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPlans: build.query<ListPlansApiResponse, ListPlansApiArg>({
      query: () => ({ url: `/api/plans` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as billingApi };
export type ListPlansApiResponse = /** status 200  */ PriceBookDto;
export type ListPlansApiArg = void;
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
  USD: PlanPriceDto;
  NGN: PlanPriceDto;
};
export type PlanDto = {
  id: string;
  name: string;
  /** The tier that a subscription to the plan sets. */
  tierType: MembershipTier;
  description: string;
  /** What one charge pays for. */
  billingInterval: BillingInterval;
  /** People beside the owner. */
  seats: number;
  features: string[];
  /** The one line that stands out on the card. */
  emphasisText: string;
  /** Marked on the plans page. */
  popular: boolean;
  /** Marked on the registration page. */
  popularAtRegistration: boolean;
  /** Free to join: the price is shown struck through and not charged. */
  waived: boolean;
  prices: PlanPricesDto;
};
export type PriceBookDto = {
  /** Days that a paid tier can be tried without a card. */
  trialDays: number;
  /** Days after the first payment in which it is given back on request. */
  moneyBackDays: number;
  /** In the order in which they are shown. */
  plans: PlanDto[];
};
export const { useListPlansQuery, useLazyListPlansQuery } = injectedRtkApi;
