import { Injectable } from '@nestjs/common';
import { MembershipTier } from '../membership';
import type { EntitlementAnswer } from './entitlements/entitlement';
import type { EntitlementFeature } from './entitlements/entitlement.enums';
import { Entitlements } from './entitlements/entitlements';
import { moneyInWords } from './plans/money-in-words';
import { BillingInterval, PlanCurrency } from './plans/plan.enums';
import { PlansQueries } from './plans/plans.queries';

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

/** What other contexts may ask of billing. */
@Injectable()
export class BillingApi {
  constructor(
    private readonly entitlements: Entitlements,
    private readonly plans: PlansQueries,
  ) {}

  /** Whether an organization may use so much of a feature now, and what would allow it if not. Throws `not_found`. */
  async can(organizationId: string, feature: EntitlementFeature, amount = 1): Promise<EntitlementAnswer> {
    return this.entitlements.can(organizationId, feature, amount);
  }

  /**
   * Counts so much of a feature as used, within the surrounding transaction. Throws `entitlement_exceeded`, also to the
   * later one of two who want the last unit at once, and `not_found`.
   */
  async consume(organizationId: string, feature: EntitlementFeature, amount = 1): Promise<void> {
    return this.entitlements.consume(organizationId, feature, amount);
  }

  /** Gives back what a use case undoes, as far as it was used in the running period. */
  async release(organizationId: string, feature: EntitlementFeature, amount = 1): Promise<void> {
    return this.entitlements.release(organizationId, feature, amount);
  }

  async trialDays(): Promise<number> {
    return this.plans.trialDays();
  }

  /** What a tier costs and brings today, in US dollars, for mail. */
  async planForTier(tier: MembershipTier): Promise<PlanInWords> {
    const ofTier = (await this.plans.plans()).filter((plan) => plan.tierType === tier);
    const yearly = ofTier.find((plan) => plan.billingInterval === BillingInterval.Yearly);
    const monthly = ofTier.find((plan) => plan.billingInterval === BillingInterval.Monthly);
    if (!yearly || !monthly) throw new Error(`The price book has no plans for ${tier}`);
    const { name, seats, features, waived } = yearly;
    const inWords = ({ charged, list }: { charged: string; list: string }): PriceInWords => ({
      charged: moneyInWords(charged, PlanCurrency.Usd),
      list: list === charged ? null : moneyInWords(list, PlanCurrency.Usd),
    });
    return { name, seats, features, waived, yearly: inWords(yearly.prices.USD), monthly: inWords(monthly.prices.USD) };
  }
}
