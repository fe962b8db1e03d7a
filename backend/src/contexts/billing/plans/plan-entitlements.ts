import { Injectable } from '@nestjs/common';
import { Entitlements, type Feature, type Limit } from '../../../platform/entitlements/entitlements';
import { MembershipApi, MembershipTier } from '../../membership';
import { BillingInterval } from './plan.enums';
import { PlansQueries } from './plans.queries';

/**
 * From the price book, as far as it has figures: the seats of a tier. What it says in words (`2 challenge
 * submissions/year`) is not metered yet, so every feature is allowed.
 */
@Injectable()
export class PlanEntitlements extends Entitlements {
  constructor(
    private readonly membership: MembershipApi,
    private readonly plans: PlansQueries,
  ) {
    super();
  }

  async can(_organizationId: string, _feature: Feature): Promise<boolean> {
    return true;
  }

  /** An organization that is not there has what is free. */
  async limitOf(organizationId: string, limit: Limit): Promise<number | null> {
    const tier = (await this.membership.tierOf(organizationId)) ?? MembershipTier.Free;
    const plan = (await this.plans.plans()).find(
      ({ tierType, billingInterval }) => tierType === tier && billingInterval === BillingInterval.Yearly,
    );
    if (!plan) throw new Error(`The price book has no plan for ${tier}`);
    return { seats: plan.seats }[limit];
  }
}
