import { BillingApi } from '../../src/contexts/billing/billing.api';
import type { Rule } from '../../src/contexts/billing/entitlements/entitlement';
import {
  Allowance,
  AllowancePeriod,
  EntitlementFeature,
} from '../../src/contexts/billing/entitlements/entitlement.enums';
import { GrantEntitlement } from '../../src/contexts/billing/entitlements/grant-entitlement';
import type { MembershipTier } from '../../src/contexts/membership';
import { admin } from './admin';
import { type Contexts, organizationOf, startContexts } from './contexts';

export const nobody = '00000000-0000-4000-8000-ffffffffffff';
export const limited = (limit: number, period = AllowancePeriod.Year): Rule => ({
  allowance: Allowance.Limited,
  limit,
  period,
});
export const on: Rule = { allowance: Allowance.On, limit: null, period: AllowancePeriod.Year };
export const off: Rule = { allowance: Allowance.Off, limit: null, period: AllowancePeriod.Year };

/** The contexts, and organizations that use what their plans let them; each test finds the rules as they are made. */
export class Metered {
  contexts: Contexts;
  private count = 0;

  constructor() {
    beforeAll(async () => {
      this.contexts = await startContexts();
    });
    afterAll(() => this.contexts.stop());
    afterEach(async () => {
      jest.restoreAllMocks();
      await this.rows('delete from billing.entitlement_rules where version > 1');
    });
  }

  get billing(): BillingApi {
    return this.contexts.get(BillingApi);
  }

  rows = (text: string, values?: unknown[]) => this.contexts.rows(text, values);

  organizationOn = async (tier: MembershipTier): Promise<string> => {
    this.count += 1;
    return organizationOf(await this.contexts.organization(`Metered ${this.count}`, 'owner', tier));
  };

  consume = (organizationId: string, feature = EntitlementFeature.SubmitProblems, amount?: number) =>
    this.contexts.database.transaction(() => this.billing.consume(organizationId, feature, amount));

  /** Lets an organization have registered that long ago. */
  registered = (organizationId: string, interval: string) =>
    this.rows(`update membership.organizations set created_at = now() - $2::interval where id = $1`, [
      organizationId,
      interval,
    ]);

  /** Submissions of problems, for a day unless it is said otherwise. */
  grant = (organizationId: string, rule: Rule, more: { reason?: string; expiresAt?: Date } = {}) =>
    this.contexts.get(GrantEntitlement).execute(admin, organizationId, EntitlementFeature.SubmitProblems, {
      ...rule,
      reason: ' Pilot with the city ',
      expiresAt: new Date(Date.now() + 86_400_000),
      ...more,
    });
}
