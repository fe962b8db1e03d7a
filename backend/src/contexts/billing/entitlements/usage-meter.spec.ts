import { MembershipTier } from '../../membership';
import type { PlanDto } from '../plans/plans.dto';
import type { Rule } from './entitlement';
import { Allowance, AllowancePeriod, EntitlementFeature } from './entitlement.enums';
import type { EntitlementOf } from './entitlements.queries';
import { answerFor } from './usage-meter';

const { Free, InnovatorsSolutionProviders, EcosystemEnablers, EnterpriseAlliancePartners } = MembershipTier;
const limited = (limit: number, period: AllowancePeriod): Rule => ({ allowance: Allowance.Limited, limit, period });
const off: Rule = { allowance: Allowance.Off, limit: null, period: AllowancePeriod.Year };
const unlimited: Rule = { allowance: Allowance.On, limit: null, period: AllowancePeriod.Year };

const plan = (id: string, tierType: MembershipTier, charged: string) =>
  ({ id, name: id, tierType, billingInterval: 'yearly', waived: false, prices: { USD: { charged } } }) as PlanDto;
const plans = [
  plan('enterprise-annual', EnterpriseAlliancePartners, '495000'),
  plan('enablers-annual', EcosystemEnablers, '150000'),
  plan('innovators-annual', InnovatorsSolutionProviders, '18000'),
];

/** Of who may submit twenty problems a year by their tier, and two a month by a grant, which counts as what cannot be compared. */
const granted = {
  ...limited(2, AllowancePeriod.Month),
  feature: EntitlementFeature.SubmitProblems,
  tier: InnovatorsSolutionProviders,
  isOverridden: true,
  counted: { start: new Date(0), end: new Date(1) },
  used: 2,
  byTier: {
    [Free]: off,
    [InnovatorsSolutionProviders]: limited(20, AllowancePeriod.Year),
    [EcosystemEnablers]: unlimited,
    [EnterpriseAlliancePartners]: unlimited,
  },
} as EntitlementOf;

describe('what is offered to whom their plan stops', () => {
  it('is the cheapest plan that allows it, and never their own', () => {
    expect(answerFor(granted, 1, plans)).toMatchObject({ allowed: false, plan: { id: 'enablers-annual' } });
  });

  it('is nothing where no plan allows it, or theirs does', () => {
    expect(answerFor(granted, 1, plans.slice(2))).toMatchObject({ allowed: false, plan: null });
    expect(answerFor({ ...granted, used: 1 }, 1, plans)).toMatchObject({ allowed: true, plan: null });
  });
});
