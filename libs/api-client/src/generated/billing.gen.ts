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
export type ListPlansApiResponse = /** status 200 OK. */ PriceBookDto;
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
  /** What it includes, one line each. */
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
export type ProblemCode =
  | 'address_too_long'
  | 'admin_credentials_wrong'
  | 'already_activated'
  | 'already_connected'
  | 'already_proposed'
  | 'connection_decided'
  | 'credentials_disagree'
  | 'credentials_wrong'
  | 'cross_site_request'
  | 'file_too_large'
  | 'file_type_refused'
  | 'forbidden'
  | 'headers_too_large'
  | 'idempotency_key_in_use'
  | 'idempotency_key_invalid'
  | 'idempotency_key_reused'
  | 'internal_error'
  | 'invalid_input'
  | 'invalid_request'
  | 'method_not_allowed'
  | 'not_found'
  | 'organization_required'
  | 'password_refused'
  | 'problem_not_open'
  | 'proposal_decided'
  | 'provider_failed'
  | 'recipient_unusable'
  | 'request_timeout'
  | 'solution_not_draft'
  | 'temporarily_unavailable'
  | 'token_invalid'
  | 'too_large'
  | 'too_many_requests'
  | 'unauthenticated'
  | 'unsupported_media_type'
  | 'value_not_understood';
export type FieldProblemDto = {
  /** The field that was refused, as a path into the body or query. */
  field: string;
  /** What is wrong with it, for people. */
  message: string;
};
export type ProblemDto = {
  /** Always `about:blank`: the code says what happened. */
  type: string;
  /** The name of the HTTP status. */
  title: string;
  /** The HTTP status. */
  status: number;
  /** Stable name of what went wrong, for programs. */
  code: ProblemCode;
  /** What happened, for people. */
  detail: string;
  /** Identifier of this occurrence; the server's log has the same one. */
  instance: string;
  /** The fields that were refused. */
  errors?: FieldProblemDto[];
  /** What would have been allowed instead. */
  allowed?: string[];
};
export const { useListPlansQuery, useLazyListPlansQuery } = injectedRtkApi;
