import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    logInAdmin: build.mutation<LogInAdminApiResponse, LogInAdminApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/auth/login`,
        method: 'POST',
        body: queryArg.adminLogInDto,
      }),
    }),
    getCurrentAdmin: build.query<GetCurrentAdminApiResponse, GetCurrentAdminApiArg>({
      query: () => ({ url: `/api/admin/auth/user` }),
    }),
    logOutAdmin: build.mutation<LogOutAdminApiResponse, LogOutAdminApiArg>({
      query: () => ({ url: `/api/admin/auth/logout`, method: 'POST' }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminApi };
export type LogInAdminApiResponse = /** status 200 OK. */ CurrentAdminDto;
export type LogInAdminApiArg = {
  adminLogInDto: AdminLogInDto;
};
export type GetCurrentAdminApiResponse = /** status 200 OK. */ CurrentAdminDto;
export type GetCurrentAdminApiArg = void;
export type LogOutAdminApiResponse = unknown;
export type LogOutAdminApiArg = void;
export type CurrentAdminDto = {
  /** The name that they sign in with. */
  username: string;
  /** Where mail to them goes. */
  email: string;
  /** `super-admin` may do everything, `operator` sees mail and health. */
  role: 'super-admin' | 'operator';
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
export type AdminLogInDto = {
  /** The account's name. */
  username: string;
  /** Its password; the first start prints one for `admin`. */
  password: string;
};
export const { useLogInAdminMutation, useGetCurrentAdminQuery, useLazyGetCurrentAdminQuery, useLogOutAdminMutation } =
  injectedRtkApi;
