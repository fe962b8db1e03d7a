import { Injectable } from '@nestjs/common';
import { entitlementExceeded } from '../../../platform/entitlements/entitlement-problems';
import { type Allotment, Entitlements, type Included, type Limit } from '../../../platform/entitlements/entitlements';
import { MembershipApi, MembershipTier } from '../../membership';
import { AllowancePeriod, EntitlementFeature } from '../entitlements/entitlement.enums';
import { seatsInWords } from '../entitlements/in-words';
import { UsageMeter } from '../entitlements/usage-meter';
import { BillingInterval } from './plan.enums';
import type { PlanDto } from './plans.dto';
import { PlansQueries, yearlyPrice } from './plans.queries';

const featureOf: Record<Allotment, EntitlementFeature> = {
  mentor_sessions: EntitlementFeature.MentorSessions,
  expert_sessions: EntitlementFeature.ExpertSessions,
};

/** From the price book and the rules of features, for contexts below billing. */
@Injectable()
export class PlanEntitlements extends Entitlements {
  constructor(
    private readonly membership: MembershipApi,
    private readonly plans: PlansQueries,
    private readonly usage: UsageMeter,
  ) {
    super();
  }

  /** An organization that is not there has what is free. */
  async limitOf(organizationId: string, limit: Limit): Promise<number | null> {
    const tier = await this.tierOf(organizationId);
    const plan = (await this.yearlyPlans()).find(({ tierType }) => tierType === tier);
    if (!plan) throw new Error(`The price book has no plan for ${tier}`);
    return { seats: plan.seats }[limit];
  }

  async demand(organizationId: string, limit: Limit, { used, more }: { used: number; more: number }): Promise<void> {
    await this.usage.requireWritable(organizationId);
    const allowed = await this.limitOf(organizationId, limit);
    if (allowed === null || more === 0 || used + more <= allowed) return;
    const tier = await this.tierOf(organizationId);
    const [cheapest] = (await this.yearlyPlans())
      .filter(({ tierType, seats }) => tierType !== tier && seats >= used + more)
      .sort((one, other) => (yearlyPrice(one) < yearlyPrice(other) ? -1 : 1));
    const plan = cheapest && {
      id: cheapest.id,
      name: cheapest.name,
      tier: cheapest.tierType,
      allows: seatsInWords(cheapest.seats),
    };
    const beyond = { feature: limit, name: limit, allowed: false, used, limit: allowed };
    throw entitlementExceeded(
      { ...beyond, period: AllowancePeriod.Total, resetsAt: null, ...(plan && { plan }) },
      allowed === 1 ? 'seat' : 'seats',
    );
  }

  async require(organizationId: string, feature: Included): Promise<void> {
    await this.usage.require(organizationId, feature as EntitlementFeature);
  }

  async requireIncluded(organizationId: string, feature: Included): Promise<void> {
    await this.usage.requireIncluded(organizationId, feature as EntitlementFeature);
  }

  including(organizationIds: string[], feature: Included): Promise<string[]> {
    return this.usage.including(organizationIds, feature as EntitlementFeature);
  }

  async onTiers(organizationIds: string[], tiers: string[]): Promise<string[]> {
    const standings = await this.membership.standingsOf(organizationIds);
    const found = organizationIds.filter((id) => tiers.includes(standings.get(id)?.tier ?? MembershipTier.Free));
    if (found.length > 0) return found;
    const [cheapest] = (await this.yearlyPlans())
      .filter(({ tierType }) => tiers.includes(tierType))
      .sort((one, other) => (yearlyPrice(one) < yearlyPrice(other) ? -1 : 1));
    const { id, name, tierType } = cheapest ?? {};
    throw entitlementExceeded(
      {
        feature: EntitlementFeature.PremiumCommunities,
        name: 'communities of this tier',
        allowed: false,
        used: 0,
        limit: 0,
        period: AllowancePeriod.Total,
        resetsAt: null,
        ...(id && name && tierType && { plan: { id, name, tier: tierType, allows: 'Communities of its tier' } }),
      },
      'communities of this tier',
    );
  }

  consume(organizationId: string, allotment: Allotment): Promise<void> {
    return this.usage.consume(organizationId, featureOf[allotment]);
  }

  release(organizationId: string, allotment: Allotment): Promise<void> {
    return this.usage.release(organizationId, featureOf[allotment]);
  }

  private async tierOf(organizationId: string): Promise<MembershipTier> {
    return (await this.membership.standingsOf([organizationId])).get(organizationId)?.tier ?? MembershipTier.Free;
  }

  private async yearlyPlans(): Promise<PlanDto[]> {
    return (await this.plans.plans()).filter(({ billingInterval }) => billingInterval === BillingInterval.Yearly);
  }
}
