import type { MembershipTier } from '@alliance/api-client/membership';

/** The tiers as the addresses of registration name them, in the order of its cards. */
const tiersByName: Record<string, MembershipTier> = {
  free: 'free',
  enterprise: 'enterprise_alliance_partners',
  innovators: 'innovators_solution_providers',
  enablers: 'ecosystem_enablers',
};

export const offeredTiers = Object.values(tiersByName);

export const tierFromAddress = (name: string | null): MembershipTier => (name && tiersByName[name]) || 'free';

export const tierInAddress = (tier: MembershipTier): string =>
  Object.keys(tiersByName).find((name) => tiersByName[name] === tier) ?? 'free';
