import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { notFound } from '../../../platform/http/domain-error';
import { MembershipApi, MembershipTier } from '../../membership';
import type { PlanDto } from '../plans/plans.dto';
import { PlansQueries } from '../plans/plans.queries';
import { CurrentSubscription } from '../subscriptions/current-subscription';
import { givesLess, moreGenerous } from './entitlement';
import { EntitlementFeature } from './entitlement.enums';
import { type EntitlementOf, EntitlementsQueries } from './entitlements.queries';
import { inWords, nameOf, seatsInWords } from './in-words';
import type { LossDto, PlanLossesDto } from './losses.dto';

/** What an organization would have less of by another plan than its tier now gives it, paid or not. */
@Injectable()
export class ListLosses {
  constructor(
    private readonly clock: Clock,
    private readonly entitlements: EntitlementsQueries,
    private readonly membership: MembershipApi,
    private readonly plans: PlansQueries,
    private readonly subscriptions: CurrentSubscription,
  ) {}

  /** Of each tier that takes something away. What was granted beyond the tier stays. Throws `not_found`. */
  async execute(organizationId: string): Promise<PlanLossesDto[]> {
    const [entitlements, plans] = await Promise.all([
      this.entitlements.of(organizationId, Object.values(EntitlementFeature)),
      this.plans.plans(),
    ]);
    const [first] = entitlements ?? [];
    if (!entitlements || !first) throw notFound('organization');
    const isTried = await this.isTried(organizationId);
    return (
      Object.values(MembershipTier)
        // A trial runs on beside the free plan.
        .filter((tier) => tier !== first.tier && !(isTried && tier === MembershipTier.Free))
        .map((tier) => ({
          tierType: tier,
          losses: [...entitlements.flatMap((one) => lossOf(one, tier)), ...lossOfSeats(plans, first.tier, tier)],
        }))
        .filter(({ losses }) => losses.length > 0)
    );
  }

  private async isTried(organizationId: string): Promise<boolean> {
    const standing = await this.membership.standingOf(organizationId);
    const isOn = standing?.trialEndsAt != null && standing.trialEndsAt > this.clock.now();
    return isOn && !(await this.subscriptions.of(organizationId));
  }
}

function lossOf({ feature, byTier, override, tier }: EntitlementOf, other: MembershipTier): LossDto[] {
  const now = moreGenerous(override, byTier[tier]);
  const left = moreGenerous(override, byTier[other]);
  if (!givesLess(left, now)) return [];
  return [{ name: nameOf(feature), now: inWords(feature, now), left: inWords(feature, left) || null }];
}

function lossOfSeats(plans: PlanDto[], tier: MembershipTier, other: MembershipTier): LossDto[] {
  const seatsOf = (wanted: MembershipTier) => plans.find(({ tierType }) => tierType === wanted)?.seats ?? 0;
  const [now, left] = [seatsOf(tier), seatsOf(other)];
  return left < now ? [{ name: 'seats', now: seatsInWords(now), left: left === 0 ? null : seatsInWords(left) }] : [];
}
