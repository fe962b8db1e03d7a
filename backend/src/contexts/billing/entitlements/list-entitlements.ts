import { Injectable } from '@nestjs/common';
import { belongsTo, organizationIds } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import type { PlanDto } from '../plans/plans.dto';
import { PlansQueries } from '../plans/plans.queries';
import { EntitlementFeature } from './entitlement.enums';
import type { EntitlementDto } from './entitlements.dto';
import { type EntitlementOf, EntitlementsQueries } from './entitlements.queries';
import { nameOf } from './in-words';
import { answerFor } from './usage-meter';

/** The meters of an organization, for its people. */
@Injectable()
export class ListEntitlements {
  constructor(
    private readonly plans: PlansQueries,
    private readonly queries: EntitlementsQueries,
  ) {}

  /** Of all of the viewer's organizations, or the wanted one. Throws `not_found` for one that is not the viewer's. */
  async execute(viewer: Viewer, wanted?: string): Promise<EntitlementDto[]> {
    if (wanted && !belongsTo(viewer, wanted)) throw notFound('organization');
    const ids = wanted ? [wanted] : organizationIds(viewer);
    const [plans, found] = await Promise.all([
      this.plans.plans(),
      this.queries.ofMany(ids, Object.values(EntitlementFeature)),
    ]);
    if (wanted && !found.has(wanted)) throw notFound('organization');
    return ids.flatMap((id) => (found.get(id) ?? []).map((entitlement) => meterOf(id, entitlement, plans)));
  }
}

function meterOf(organizationId: string, entitlement: EntitlementOf, plans: PlanDto[]): EntitlementDto {
  const { feature, allowance, isOverridden, isReadOnly } = entitlement;
  const { used, limit, period, resetsAt, plan } = answerFor(entitlement, 1, plans);
  return {
    organizationId,
    feature,
    name: nameOf(feature),
    allowance,
    period,
    used,
    limit,
    resetsAt: resetsAt?.toISOString() ?? null,
    isOverridden,
    isReadOnly,
    ...(plan && { plan }),
  };
}
