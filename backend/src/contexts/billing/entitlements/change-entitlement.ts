import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { refuseWrong } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import type { MembershipTier } from '../../membership';
import { EntitlementChanged } from '../billing.events';
import type { Rule } from './entitlement';
import { Allowance, type EntitlementFeature } from './entitlement.enums';
import { EntitlementRule } from './entitlement-rule.entity';
import { EntitlementsQueries } from './entitlements.queries';
import { wrongInRule } from './wrong-in-rule';

/** Readers go on meanwhile; a second change waits for the version of the first. */
const lock = { name: 'billing-lock-rules', text: 'lock table billing.entitlement_rules in share row exclusive mode' };

/**
 * A super admin changes what a tier may do with a feature: plan cards, meters, locks and mails follow at once. What is given
 * to a tier is named on its card from then on.
 */
@Injectable()
export class ChangeEntitlement {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly events: Events,
    private readonly queries: EntitlementsQueries,
  ) {}

  /** How many organizations would be above the new limit. Changes nothing; throws `invalid_input`. */
  async preview(tier: MembershipTier, feature: EntitlementFeature, rule: Rule): Promise<number> {
    refuseWrong(wrongInRule(feature, rule));
    return this.queries.countAbove(tier, feature, rule);
  }

  /** Answers the number of the version. What has been used stays used. Throws `invalid_input`. */
  async execute(
    viewer: Viewer,
    tier: MembershipTier,
    feature: EntitlementFeature,
    rule: Rule,
    reason: string,
  ): Promise<number> {
    refuseWrong(wrongInRule(feature, rule));
    return this.database.transaction(async () => {
      await this.database.run(lock);
      const before = await this.queries.ruleInForce(tier, feature);
      const version = before.version + 1;
      const { allowance, limit, period } = rule;
      await this.database.insert(EntitlementRule, {
        tier,
        feature,
        version,
        allowance,
        quota: allowance === Allowance.Limited ? String(limit) : null,
        period,
        onCard: before.onCard || allowance !== Allowance.Off,
      });
      await this.events.publish(new EntitlementChanged(tier, feature, version));
      await this.audit.record(viewer, 'entitlement.changed', `entitlement:${tier}/${feature}`, {
        reason,
        version,
        before: before.rule,
        after: rule,
      });
      return version;
    });
  }
}
