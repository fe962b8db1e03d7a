import { isApiError, type Problem } from '@alliance/api-client/problem';

/** What a plan does not allow, or no more for now: from a meter, or from a refusal of the server. */
export type Stop = Pick<
  NonNullable<Problem['entitlement']>,
  'name' | 'used' | 'limit' | 'period' | 'resetsAt' | 'plan'
> & {
  /** Whatever the plan allows, its renewal has not been paid. */
  isReadOnly?: boolean;
};

const unpaid: Stop = { name: '', used: 0, limit: null, period: 'total', resetsAt: null, isReadOnly: true };

/** Why the server refused, where the plan or its unpaid renewal is the reason. */
export function stopOf(error: unknown): Stop | undefined {
  if (!isApiError(error)) return undefined;
  const { code, entitlement } = error.problem;
  if (code === 'subscription_read_only') return unpaid;
  return code === 'entitlement_exceeded' ? entitlement : undefined;
}
