import { Injectable } from '@nestjs/common';
import { belongsTo } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { PlansQueries } from '../plans/plans.queries';
import { EntitlementFeature } from './entitlement.enums';
import type { EntitlementDto } from './entitlements.dto';
import { EntitlementsQueries } from './entitlements.queries';
import { nameOf } from './in-words';
import { answerFor } from './usage-meter';

/** The meters of an organization, for its people. */
@Injectable()
export class ListEntitlements {
  constructor(
    private readonly plans: PlansQueries,
    private readonly queries: EntitlementsQueries,
  ) {}

  /** Throws `not_found` for an organization that is not the viewer's. */
  async execute(viewer: Viewer, organizationId: string): Promise<EntitlementDto[]> {
    const found = belongsTo(viewer, organizationId)
      ? await this.queries.of(organizationId, Object.values(EntitlementFeature))
      : undefined;
    if (!found) throw notFound('organization');
    const plans = await this.plans.plans();
    return found.map((entitlement) => {
      const { feature, allowance, period, isOverridden } = entitlement;
      const { used, limit, resetsAt, plan } = answerFor(entitlement, 1, plans);
      const name = nameOf(feature);
      const resets = resetsAt?.toISOString() ?? null;
      return { feature, name, allowance, period, used, limit, resetsAt: resets, isOverridden, ...(plan && { plan }) };
    });
  }
}
