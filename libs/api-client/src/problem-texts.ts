import type { problemCodeValues } from './generated/enums.gen';

/** Every refusal that the contract knows. */
export type ProblemCode = (typeof problemCodeValues)[number];

/** The server's sentence is the better one: it names what this is about. */
export const asSaid = Symbol('as the server says');

/** What people read of each refusal. A code without a line here does not compile. */
export const problemTexts = {
  already_paid: asSaid,
  currency_not_charged: asSaid,
  nothing_to_pay: asSaid,
  payment_refused: asSaid,
  payment_unavailable: asSaid,
  signature_wrong: asSaid,
  address_too_long: 'There is nothing at this address.',
  admin_credentials_wrong: asSaid,
  already_activated: asSaid,
  already_connected: asSaid,
  already_proposed: asSaid,
  connection_decided: asSaid,
  credentials_disagree: 'This request speaks for two accounts. Sign out, and sign in again.',
  credentials_wrong: asSaid,
  cross_site_request: 'This page was opened in an unusual way, so nothing was changed. Reload it and try again.',
  currency_fixed: asSaid,
  entitlement_exceeded: asSaid,
  forbidden: asSaid,
  headers_too_large: 'Your browser sent too much with this. Delete the cookies of this site and try again.',
  idempotency_key_in_use: 'This is being saved already. Please wait a moment and try again.',
  idempotency_key_invalid: 'This could not be sent. Reload the page and try again.',
  idempotency_key_reused: 'This could not be sent twice. Reload the page and try again.',
  internal_error: 'Something went wrong on our side. Please try again in a moment.',
  invalid_input: asSaid,
  invalid_request: 'This could not be sent. Reload the page and try again.',
  method_not_allowed: 'This could not be sent. Reload the page and try again.',
  not_found: asSaid,
  organization_required: asSaid,
  password_refused: asSaid,
  plan_not_sold: asSaid,
  plan_runs_already: asSaid,
  problem_not_open: asSaid,
  proposal_decided: asSaid,
  provider_failed: asSaid,
  quote_altered: asSaid,
  quote_expired: asSaid,
  recipient_unusable: asSaid,
  request_timeout: 'The connection was too slow. Please try again.',
  solution_not_draft: asSaid,
  temporarily_unavailable: 'The alliance is busy just now. Please try again in a moment.',
  token_invalid: asSaid,
  too_large: asSaid,
  too_many_requests: asSaid,
  unauthenticated: 'You have been signed out. Please sign in again.',
  unsupported_media_type: 'This could not be sent. Reload the page and try again.',
  value_not_understood: asSaid,
} as const satisfies Record<ProblemCode, string | typeof asSaid>;
