import { Injectable } from '@nestjs/common';
import { Entitlements, type Feature, type Limit } from '../../../platform/entitlements/entitlements';
import { MembershipApi, MembershipTier } from '../../membership';
import { allows } from '../entitlements/entitlement';
import { EntitlementFeature } from '../entitlements/entitlement.enums';
import { EntitlementsQueries } from '../entitlements/entitlements.queries';
import { BillingInterval } from './plan.enums';
import { PlansQueries } from './plans.queries';

const features: Record<Feature, EntitlementFeature> = { 'problems.submit': EntitlementFeature.SubmitProblems };

/** From the price book and the rules of features, for contexts below billing. */
@Injectable()
export class PlanEntitlements extends Entitlements {
  constructor(
    private readonly entitlements: EntitlementsQueries,
    private readonly membership: MembershipApi,
    private readonly plans: PlansQueries,
  ) {
    super();
  }

  async can(organizationId: string, feature: Feature): Promise<boolean> {
    const [entitlement] = (await this.entitlements.of(organizationId, [features[feature]])) ?? [];
    return entitlement !== undefined && !entitlement.isReadOnly && allows(entitlement, entitlement.used + 1);
  }

  /** An organization that is not there has what is free. */
  async limitOf(organizationId: string, limit: Limit): Promise<number | null> {
    const tier = (await this.membership.standingsOf([organizationId])).get(organizationId)?.tier ?? MembershipTier.Free;
    const plan = (await this.plans.plans()).find(
      ({ tierType, billingInterval }) => tierType === tier && billingInterval === BillingInterval.Yearly,
    );
    if (!plan) throw new Error(`The price book has no plan for ${tier}`);
    return { seats: plan.seats }[limit];
  }
}
