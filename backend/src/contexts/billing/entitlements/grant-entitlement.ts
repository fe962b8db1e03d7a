import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { notFound, refuseWrong } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { MembershipApi } from '../../membership';
import { EntitlementGranted } from '../billing.events';
import type { Rule } from './entitlement';
import { Allowance, type EntitlementFeature } from './entitlement.enums';
import { EntitlementOverride } from './entitlement-override.entity';
import { wrongInRule } from './wrong-in-rule';

/** A super admin lets one organization do more than its tier says, until a date and for a reason. */
@Injectable()
export class GrantEntitlement {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly events: Events,
    private readonly membership: MembershipApi,
  ) {}

  /** Takes the place of an earlier one. Answers its id; throws `invalid_input`, naming each wrong field, or `not_found`. */
  async execute(
    viewer: Viewer,
    organizationId: string,
    feature: EntitlementFeature,
    { reason, expiresAt, ...rule }: Rule & { reason: string; expiresAt: Date },
  ): Promise<string> {
    const wrong = wrongInRule(feature, rule);
    if (rule.allowance === Allowance.Off)
      wrong.push({ field: 'allowance', message: 'What is granted is on or limited' });
    if (reason.trim() === '') wrong.push({ field: 'reason', message: 'Say why' });
    if (!(expiresAt > this.clock.now())) wrong.push({ field: 'expiresAt', message: 'Choose a date to come' });
    refuseWrong(wrong);
    const standings = await this.membership.standingsOf([organizationId]);
    if (!standings.has(organizationId)) throw notFound('organization');
    return this.database.transaction(async () => {
      const { allowance, limit, period } = rule;
      const { id } = await this.database.insert(EntitlementOverride, {
        organizationId,
        feature,
        allowance,
        quota: limit === null ? null : String(limit),
        period,
        reason: reason.trim(),
        expiresAt,
      });
      await this.events.publish(new EntitlementGranted(organizationId, feature, id));
      await this.audit.record(viewer, 'entitlement.granted', `organization:${organizationId}`, {
        feature,
        ...rule,
        reason: reason.trim(),
        expiresAt: expiresAt.toISOString(),
      });
      return id;
    });
  }
}
