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
    initializePayment: build.mutation<InitializePaymentApiResponse, InitializePaymentApiArg>({
      query: (queryArg) => ({
        url: `/api/initialize-payment`,
        method: 'POST',
        body: queryArg.initializePaymentDto,
      }),
    }),
    getPaymentStatus: build.query<GetPaymentStatusApiResponse, GetPaymentStatusApiArg>({
      query: (queryArg) => ({
        url: `/api/payments/${encodeURIComponent(String(queryArg.reference))}/status`,
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
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key make one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be made, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  requestQuoteDto: RequestQuoteDto;
};
export type GetQuoteApiResponse = /** status 200 OK. */ QuoteDto;
export type GetQuoteApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type InitializePaymentApiResponse = /** status 200 OK. */ PaymentInitializedDto;
export type InitializePaymentApiArg = {
  initializePaymentDto: InitializePaymentDto;
};
export type GetPaymentStatusApiResponse = /** status 200 OK. */ PaymentStateDto;
export type GetPaymentStatusApiArg = {
  /** The reference of the payment, from the address that the provider led back to. */
  reference: string;
};
export type GetSubscriptionStatusApiResponse = /** status 200 OK. */ SubscriptionStatusDto;
export type GetSubscriptionStatusApiArg = {
  /** Of which of the viewer's organizations; the first that has a subscription where absent. */
  organizationId?: string;
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
  organizationId: string;
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
export type ProblemCode =
  | 'address_too_long'
  | 'admin_credentials_wrong'
  | 'already_activated'
  | 'already_connected'
  | 'already_paid'
  | 'already_proposed'
  | 'amount_not_quoted'
  | 'connection_decided'
  | 'credentials_disagree'
  | 'credentials_wrong'
  | 'cross_site_request'
  | 'currency_fixed'
  | 'currency_not_charged'
  | 'entitlement_exceeded'
  | 'file_too_large'
  | 'file_type_refused'
  | 'files_unavailable'
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
  | 'not_refundable'
  | 'nothing_to_pay'
  | 'organization_required'
  | 'password_refused'
  | 'payment_refused'
  | 'payment_unavailable'
  | 'plan_not_sold'
  | 'plan_runs_already'
  | 'problem_not_open'
  | 'proposal_decided'
  | 'provider_failed'
  | 'quote_altered'
  | 'quote_expired'
  | 'recipient_unusable'
  | 'refund_too_large'
  | 'request_timeout'
  | 'signature_wrong'
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
export type OfferedPlanDto = {
  /** Its name in addresses. */
  id: string;
  /** Its name for people. */
  name: string;
  /** The tier that it brings. */
  tier: string;
};
export type EntitlementProblemDto = {
  /** How much is used in the running period. */
  used: number;
  /** How much the plan allows in a period; 0 for what it does not include, `null` where there is no limit. */
  limit: number | null;
  /** What the plan would have to allow. */
  feature: string;
  /** Whether the plan allows it now. */
  allowed: boolean;
  /** When nothing counts as used again; `null` when that never happens, or the plan does not include it. */
  resetsAt: string | null;
  /** The cheapest plan that would allow it; absent when none does. */
  plan?: OfferedPlanDto;
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
  /** What the plan allows, where the plan is the reason. */
  entitlement?: EntitlementProblemDto;
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
  /** When it was made. */
  createdAt: string;
  /** Until when it can be paid. */
  expiresAt: string;
  /** SHA-256 of what it says; the invoice repeats it. */
  hash: string;
};
export type RequestQuoteDto = {
  /** One of the plans of the price book. */
  planId: string;
  /** For which of the viewer's organizations. */
  organizationId: string;
  /** What is paid in. */
  currency: PlanCurrency;
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
  /** Country, ISO 3166-1 alpha-2. */
  country?: string;
};
export type InitializePaymentDto = {
  /** One of the plans of the price book; needed without a quote. */
  planId?: string;
  /** What is paid in; needed without a quote. */
  currency?: PlanCurrency;
  /** A quote that has not expired; then plan and currency are its own. */
  quoteId?: string;
  /** For which of the viewer's organizations; the first that they lead where absent. */
  organizationId?: string;
  /** Who the invoice is for; absent from the plans page and the express checkout. */
  billingInfo?: BillingInfoDto;
  /** How it is to be paid; all ways of the provider where absent. */
  paymentMethod?: 'card' | 'bank' | 'mobile';
};
export type PaymentStatus = 'pending' | 'successful' | 'failed' | 'cancelled' | 'refunded';
export type PaymentStateDto = {
  /** The reference. */
  reference: string;
  /** Where the payment stands. Only `successful` has brought what was paid for. */
  status: PaymentStatus;
  /** Somebody of the alliance has to look at it before it takes effect. */
  inReview: boolean;
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
  /** The invoice, once it is paid. */
  invoiceNumber: string | null;
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
export type SubscriptionStatusDto = {
  /** Whether there is a subscription that runs. */
  hasSubscription: boolean;
  /** What is subscribed to; absent without a subscription. */
  plan?: SubscribedPlanDto;
  /** Whose it is, and until when it is paid; absent without one. */
  subscription?: RunningSubscriptionDto;
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
export type Allowance = 'off' | 'on' | 'limited';
export type AllowancePeriod = 'month' | 'year' | 'total';
export type EntitlementDto = {
  /** How much is used in the running period. */
  used: number;
  /** How much may be used in a period; 0 for what is off, `null` for what has no limit. */
  limit: number | null;
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
  /** The cheapest plan that allows one more, where this one does not; absent when none does. */
  plan?: OfferedPlanDto;
};
export type DecideTestChargeDto = {
  /** What the payer does: pays, pays and is heard of twice, pays with a delay, fails, or leaves. */
  decision: 'pay' | 'pay-twice' | 'delay' | 'fail' | 'abandon';
};
export const {
  useListPlansQuery,
  useLazyListPlansQuery,
  useRequestQuoteMutation,
  useGetQuoteQuery,
  useLazyGetQuoteQuery,
  useInitializePaymentMutation,
  useGetPaymentStatusQuery,
  useLazyGetPaymentStatusQuery,
  useGetSubscriptionStatusQuery,
  useLazyGetSubscriptionStatusQuery,
  useReceiveProviderEventMutation,
  useListEntitlementsQuery,
  useLazyListEntitlementsQuery,
  useShowTestCheckoutQuery,
  useLazyShowTestCheckoutQuery,
  useDecideTestChargeMutation,
} = injectedRtkApi;
