import type { MembershipTier } from '@alliance/api-client/membership';

/** The tiers by the names of their plans. */
export const tierNames: Record<MembershipTier, string> = {
  free: 'Lite Plan',
  enterprise_alliance_partners: 'Enterprise Alliance Partners',
  innovators_solution_providers: 'Innovators & Solution Providers',
  ecosystem_enablers: 'Ecosystem Enablers',
};
