/** What kind of refusal it is; the HTTP status follows from it. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'unprocessable'
  | 'limited'
  | 'unavailable'
  | 'too-large'
  | 'unsupported-media'
  | 'method-not-allowed'
  | 'too-slow'
  | 'address-too-long'
  | 'headers-too-large'
  | 'internal';

export interface FieldProblem {
  field: string;
  message: string;
}

/** What the plan of an organization says about what was refused. */
export interface EntitlementProblem {
  feature: string;
  allowed: boolean;
  used: number;
  /** `null` where there is none. */
  limit: number | null;
  resetsAt: string | null;
  /** The cheapest plan that would allow it. */
  plan?: { id: string; name: string; tier: string };
}

/** A refusal with a stable code that clients map to a text. Contexts name theirs in `<context>.errors.ts`. */
export class DomainError extends Error {
  constructor(
    readonly code: string,
    readonly kind: ErrorKind,
    message: string,
    readonly details: {
      errors?: FieldProblem[];
      retryAfterSeconds?: number;
      allowed?: string[];
      entitlement?: EntitlementProblem;
    } = {},
  ) {
    super(message);
  }
}

export const notFound = (what: string) => new DomainError('not_found', 'not-found', `There is no such ${what}.`);

/** A value that has the right shape but cannot be accepted. */
export const invalidField = (field: string, message: string, code = 'invalid_input') =>
  new DomainError(code, 'invalid', message, { errors: [{ field, message }] });
