import { Injectable } from '@nestjs/common';
import { notFound } from '../../platform/http/domain-error';
import { moneyInWords } from '../../platform/money/money-in-words';
import { MembershipApi, type MembershipTier, type PlanInWords, PlanOffers, type PriceInWords } from '../membership';
import { pages } from './billing.pages';
import type { EntitlementAnswer } from './entitlements/entitlement';
import type { EntitlementFeature } from './entitlements/entitlement.enums';
import { UsageMeter } from './entitlements/usage-meter';
import { BillingInterval, PlanCurrency } from './plans/plan.enums';
import { PlansQueries } from './plans/plans.queries';

/** What other contexts may ask of billing, and what membership says of money. */
@Injectable()
export class BillingApi extends PlanOffers {
  constructor(
    private readonly membership: MembershipApi,
    private readonly meter: UsageMeter,
    private readonly plans: PlansQueries,
  ) {
    super();
  }

  /** Whether an organization may use so much of a feature now, and what would allow it if not. Throws `not_found`. */
  async can(organizationId: string, feature: EntitlementFeature, amount = 1): Promise<EntitlementAnswer> {
    return this.meter.can(organizationId, feature, amount);
  }

  /**
   * Counts so much of a feature as used, with the end of the surrounding transaction. Throws `entitlement_exceeded` and
   * `not_found`; of two who want the last unit at once, the later one's transaction is undone and throws it.
   */
  async consume(organizationId: string, feature: EntitlementFeature, amount = 1): Promise<void> {
    await this.hold(organizationId);
    return this.meter.consume(organizationId, feature, amount);
  }

  /** Gives back what a use case undoes, as far as it was used in the running period. */
  async release(organizationId: string, feature: EntitlementFeature, amount = 1): Promise<void> {
    return this.meter.release(organizationId, feature, amount);
  }

  /**
   * For what a plan includes or not, and nobody counts. Throws `entitlement_exceeded`, `subscription_read_only` and
   * `not_found`.
   */
  async require(organizationId: string, feature: EntitlementFeature): Promise<void> {
    await this.hold(organizationId);
    return this.meter.require(organizationId, feature);
  }

  /** The same for what is only read, and stays readable while a renewal is unpaid. */
  async requireIncluded(organizationId: string, feature: EntitlementFeature): Promise<void> {
    return this.meter.requireIncluded(organizationId, feature);
  }

  /**
   * Asked by every write that adds something for an organization, which then leaves the alliance after it or not at all. Throws
   * `subscription_read_only` while its last renewal is unpaid for so long that what is there can only be read; taking back and
   * deciding go on. Throws `not_found` for one that has left.
   */
  async requireWritable(organizationId: string): Promise<void> {
    await this.hold(organizationId);
    return this.meter.requireWritable(organizationId);
  }

  async trialDays(): Promise<number> {
    return this.plans.trialDays();
  }

  async planForTier(tier: MembershipTier): Promise<PlanInWords> {
    const { yearly, monthly } = await this.plansOf(tier);
    const { name, seats, features, waived } = yearly;
    const inWords = ({ charged, list }: { charged: string; list: string }): PriceInWords => ({
      charged: moneyInWords(charged, PlanCurrency.Usd),
      list: list === charged ? null : moneyInWords(list, PlanCurrency.Usd),
    });
    return { name, seats, features, waived, yearly: inWords(yearly.prices.USD), monthly: inWords(monthly.prices.USD) };
  }

  async checkoutFor(tier: MembershipTier, organizationId: string): Promise<string> {
    const { yearly } = await this.plansOf(tier);
    return pages.checkout(yearly.id, organizationId);
  }

  private async hold(organizationId: string): Promise<void> {
    if (!(await this.membership.hold(organizationId))) throw notFound('organization');
  }

  private async plansOf(tier: MembershipTier) {
    const ofTier = (await this.plans.plans()).filter((plan) => plan.tierType === tier);
    const yearly = ofTier.find((plan) => plan.billingInterval === BillingInterval.Yearly);
    const monthly = ofTier.find((plan) => plan.billingInterval === BillingInterval.Monthly);
    if (!yearly || !monthly) throw new Error(`The price book has no plans for ${tier}`);
    return { yearly, monthly };
  }
}
