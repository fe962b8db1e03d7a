/** What kind of refusal it is, and the HTTP status that follows from it. */
const statusOf = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'too-slow': 408,
  conflict: 409,
  'too-large': 413,
  'address-too-long': 414,
  'unsupported-media': 415,
  unprocessable: 422,
  limited: 429,
  'headers-too-large': 431,
  internal: 500,
  unavailable: 503,
} as const;
type ErrorKind = keyof typeof statusOf;

export interface FieldProblem {
  field: string;
  message: string;
}

/** What the plan of an organization says about what was refused. */
export interface EntitlementProblem {
  feature: string;
  name: string;
  allowed: boolean;
  used: number;
  /** `null` where there is none. */
  limit: number | null;
  period: string;
  resetsAt: string | null;
  /** The cheapest plan that would allow it. */
  plan?: { id: string; name: string; tier: string; allows: string };
}

interface Details {
  errors?: FieldProblem[];
  retryAfterSeconds?: number;
  allowed?: string[];
  entitlement?: EntitlementProblem;
}

/** A refusal with a stable code that clients map to a text. Made by what `defineProblem` answers. */
export class DomainError extends Error {
  constructor(
    readonly code: string,
    readonly kind: ErrorKind,
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
  }

  get status(): number {
    return statusOf[this.kind];
  }
}

/** One kind of refusal: called with what has to be said of this one, it makes the error to throw. */
interface ProblemDefinition<Values extends unknown[]> {
  (...values: Values): DomainError;
  readonly code: string;
  readonly documented: DocumentedProblem;
}

/** As the contract shows it: in words, and an occurrence as it is answered. */
export interface DocumentedProblem {
  status: number;
  code: string;
  words: string;
  message: string;
  details: Details;
}

export const documented = ({ status, code, message, details }: DomainError): DocumentedProblem => ({
  status,
  code,
  words: message,
  message,
  details,
});

type Said<Values extends unknown[], T> = T | ((...values: Values) => T);

const codes = new Set<string>();

/**
 * Declares a refusal, beside the context that it belongs to: its code for programs, its kind, from which the status
 * follows, and its text for people. What varies stands in functions, with an `example` of their values for the contract,
 * which says `when` it is answered where no single text can.
 * A code is declared once; a second declaration ends the start.
 */
export function defineProblem<Values extends unknown[] = []>(
  problem: {
    code: string;
    kind: ErrorKind;
    text: Said<Values, string>;
    details?: Said<Values, Details>;
    when?: string;
  } & (Values extends [] ? object : { example: Values }),
): ProblemDefinition<Values> {
  const { code, kind, text, details, when } = problem;
  if (codes.has(code)) throw new Error(`The problem ${code} is defined twice.`);
  codes.add(code);
  const make = (...values: Values) => new DomainError(code, kind, said(text, values), details && said(details, values));
  const example = ('example' in problem ? problem.example : []) as Values;
  const message = said(text, example);
  return Object.assign(make, {
    code,
    documented: {
      status: statusOf[kind],
      code,
      words: when ?? message,
      message,
      details: said(details ?? {}, example),
    },
  });
}

const said = <Values extends unknown[], T>(what: Said<Values, T>, values: Values): T =>
  typeof what === 'function' ? (what as (...values: Values) => T)(...values) : what;

/** Every code that has been declared, in the order of the alphabet. */
export const problemCodes = (): string[] => [...codes].sort();

export const notFound = defineProblem({
  code: 'not_found',
  kind: 'not-found',
  text: (what: string) => `There is no such ${what}.`,
  when: 'It does not exist, or not for the viewer.',
  example: ['thing'],
});

/** Fields that are missing, unknown or not as described; all of them that are known to be wrong. */
export const invalidInput = defineProblem({
  code: 'invalid_input',
  kind: 'invalid',
  text: (errors: FieldProblem[]) => errors[0]?.message ?? 'The request cannot be read.',
  details: (errors) => ({ errors }),
  when: 'A field is missing, unknown or not as described; `errors` names each.',
  example: [[{ field: 'colour', message: 'colour is not a field of this request' }]],
});

/** Throws `invalid_input` with all of them, where there is any. */
export function refuseWrong(wrong: FieldProblem[]): void {
  if (wrong.length > 0) throw invalidInput(wrong);
}

/** A value that has the right shape but cannot be accepted. */
export const invalidField = (field: string, message: string) => invalidInput([{ field, message }]);
