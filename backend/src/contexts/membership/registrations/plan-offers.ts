import type { MembershipTier } from '../organizations/organization.enums';

export interface PriceInWords {
  /** @example "$180" */
  charged: string;
  /** The price without the offer; absent when it is the one charged. */
  list: string | null;
}

export interface PlanInWords {
  name: string;
  /** People beside the owner. */
  seats: number;
  features: string[];
  /** Free to join, although it has a price. */
  waived: boolean;
  yearly: PriceInWords;
  monthly: PriceInWords;
}

/** What membership says of money, and where it is paid; billing, which stands above membership, provides it. */
export abstract class PlanOffers {
  /** How long a paid tier is tried without paying. */
  abstract trialDays(): Promise<number>;

  /** What a tier costs and brings today, in US dollars. */
  abstract planForTier(tier: MembershipTier): Promise<PlanInWords>;

  /** The page on which an organization buys a tier, by the year. */
  abstract checkoutFor(tier: MembershipTier, organizationId: string): Promise<string>;
}
