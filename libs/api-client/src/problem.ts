import { asSaid, type ProblemCode, problemTexts } from './problem-texts';

/** An `application/problem+json` answer. `instance` stands in the server's log too. */
export interface Problem {
  status: number;
  /** `unreachable`: no answer came; `unknown`: one that is no problem document. */
  code: ProblemCode | 'unreachable' | 'unknown';
  title: string;
  detail?: string;
  instance?: string;
  errors?: { field: string; message: string }[];
  /** What would have been taken instead. */
  allowed?: string[];
  /** What the organization's plan allows, where the plan is the reason. */
  entitlement?: {
    feature: string;
    /** What is counted, for people. */
    name: string;
    allowed: boolean;
    used: number;
    limit: number | null;
    period: string;
    resetsAt: string | null;
    plan?: { id: string; name: string; tier: string; allows: string };
  };
}

/** What every failed call of the API client carries. Status 0: the server was not reached. */
export interface ApiError {
  status: number;
  problem: Problem;
  /** After how many seconds it may be tried again, where the server says so. */
  retryAfter?: number;
}

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'problem' in error;

/** Whether what was there is not, or not for the viewer any more: what was known of it is not to be shown. */
export const isGone = (error: unknown): boolean => isApiError(error) && error.status === 404;

/** Whether no answer came: what was asked for may have been done all the same. */
export const isUnreachable = (error: unknown): boolean => isApiError(error) && error.status === 0;

/** One sentence for people: ours for this code, what the server said, or what is known when it said nothing. */
export function problemText(error: unknown, fallback = 'Something went wrong. Please try again.'): string {
  if (!isApiError(error)) return fallback;
  const { code, detail, title } = error.problem;
  if (code === 'too_many_requests' && error.retryAfter && error.retryAfter > 60)
    return `That was a lot at once. Please go on in ${Math.ceil(error.retryAfter / 60)} minutes.`;
  const text = Object.hasOwn(problemTexts, code) ? problemTexts[code as ProblemCode] : asSaid;
  return text === asSaid ? detail || title : text;
}

/** The first message of each refused field. */
export function fieldProblems(error: unknown): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { field, message } of (isApiError(error) && error.problem.errors) || []) messages[field] ??= message;
  return messages;
}

/** Whether something is not there because the section that it belongs to is closed. */
export const isSectionClosed = (error: unknown): boolean =>
  isApiError(error) && error.problem.code === 'section_closed';
