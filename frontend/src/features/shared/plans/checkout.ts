import type { PlanCurrency } from '@alliance/api-client/billing';

export const plansPage = '/subscription';

/** Where the owner and admins of an organization see and change what it pays for. */
export const billingOf = (organizationId: string) => `/organizations/${organizationId}/billing`;

interface Order {
  planId: string;
  currency?: PlanCurrency;
  /** For which of the buyer's organizations. */
  organizationId?: string;
}

/** Where a plan is bought, with what has been chosen already. */
export function checkoutOf({ planId, ...chosen }: Order): string {
  const known = Object.entries(chosen).filter(([, value]) => value);
  const parameters = new URLSearchParams(known as [string, string][]).toString();
  return `/checkout/${planId}${parameters && `?${parameters}`}`;
}
