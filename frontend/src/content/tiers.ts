import type { MembershipTier } from '@alliance/api-client/membership';

/** From the lowest to the highest. */
export const tiersInOrder: readonly MembershipTier[] = [
  'free',
  'innovators_solution_providers',
  'ecosystem_enablers',
  'enterprise_alliance_partners',
];

/** The tiers by the names of their plans. */
export const tierNames: Record<MembershipTier, string> = {
  free: 'Lite Plan',
  enterprise_alliance_partners: 'Enterprise Alliance Partners',
  innovators_solution_providers: 'Innovators & Solution Providers',
  ecosystem_enablers: 'Ecosystem Enablers',
};
