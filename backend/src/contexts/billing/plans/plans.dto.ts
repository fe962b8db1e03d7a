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
  /** In US dollars. */
  USD: PlanPriceDto;

  /** In Nigerian naira. */
  NGN: PlanPriceDto;
}

export class PlanDto {
  /**
   * Its name in addresses and programs.
   * @example "innovators-annual"
   */
  id: string;

  /**
   * Its name for people.
   * @example "Innovators & Solution Providers"
   */
  name: string;

  /**
   * The tier that a subscription to the plan sets.
   * @example "innovators_solution_providers"
   */
  tierType: MembershipTier;

  /**
   * For whom it is, on one line.
   * @example "For startups and solution providers"
   */
  description: string;

  /**
   * What one charge pays for.
   * @example "yearly"
   */
  billingInterval: BillingInterval;

  /**
   * People beside the owner.
   * @example 5
   */
  seats: number;

  /**
   * What it includes, one line each, by the limits in force.
   * @example ["2 challenge submissions/year", "100k sandbox tokens/month"]
   */
  features: string[];

  /**
   * The one line that stands out on the card.
   * @example "Best for startups"
   */
  emphasisText: string;

  /**
   * Marked on the plans page.
   * @example true
   */
  popular: boolean;

  /**
   * Marked on the registration page.
   * @example false
   */
  popularAtRegistration: boolean;

  /**
   * Free to join: the price is shown struck through and not charged.
   * @example false
   */
  waived: boolean;

  /** What it costs, by currency. */
  prices: PlanPricesDto;
}

export class PriceBookDto {
  /**
   * Days that a paid tier can be tried without a card.
   * @example 14
   */
  trialDays: number;

  /**
   * Days after the first payment in which it is given back on request.
   * @example 14
   */
  moneyBackDays: number;

  /**
   * Where to write about a plan or anything else: the e-mail address that the operator gives for help.
   * @example "help@alliance.example"
   */
  helpAddress: string;

  /** In the order in which they are shown. */
  plans: PlanDto[];
}
