import { MembershipTier } from '../../membership';
import { BillingInterval } from './plan.enums';

export class PlanPriceDto {
  /**
   * What is charged now, in minor units (cents, kobo).
   * @example "18000"
   */
  charged: string;

  /**
   * What it costs without the offer, in minor units; shown struck through when it differs.
   * @example "39900"
   */
  list: string;
}

/** Prices are stored for each currency, never converted. */
export class PlanPricesDto {
  USD: PlanPriceDto;

  NGN: PlanPriceDto;
}

export class PlanDto {
  /** @example "innovators-annual" */
  id: string;

  /** @example "Innovators & Solution Providers" */
  name: string;

  /** The tier that a subscription to the plan sets. */
  tierType: MembershipTier;

  description: string;

  /** What one charge pays for. */
  billingInterval: BillingInterval;

  /** People beside the owner. */
  seats: number;

  features: string[];

  /** The one line that stands out on the card. */
  emphasisText: string;

  /** Marked on the plans page. */
  popular: boolean;

  /** Marked on the registration page. */
  popularAtRegistration: boolean;

  /** Free to join: the price is shown struck through and not charged. */
  waived: boolean;

  prices: PlanPricesDto;
}

export class PriceBookDto {
  /** Days that a paid tier can be tried without a card. */
  trialDays: number;

  /** Days after the first payment in which it is given back on request. */
  moneyBackDays: number;

  /** In the order in which they are shown. */
  plans: PlanDto[];
}
