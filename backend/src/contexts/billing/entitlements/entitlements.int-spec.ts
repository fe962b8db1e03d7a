import { type Contexts, organizationOf, refusal, startContexts } from '../../../../test/support/contexts';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { MembershipTier } from '../../membership';
import { BillingApi } from '../billing.api';
import { BillingInterval } from '../plans/plan.enums';
import { PlansQueries } from '../plans/plans.queries';
import { CurrentSubscription, type RunningSubscription } from '../subscriptions/current-subscription';
import { ChangeEntitlement } from './change-entitlement';
import type { Rule } from './entitlement';
import { Allowance, AllowancePeriod, EntitlementFeature as F } from './entitlement.enums';
import { GrantEntitlement } from './grant-entitlement';
import { ListEntitlements } from './list-entitlements';
import { addMonths } from './periods';

const { Free, InnovatorsSolutionProviders, EcosystemEnablers, EnterpriseAlliancePartners } = MembershipTier;
const admin = {
  kind: 'super-admin',
  id: '00000000-0000-4000-8000-00000000000a',
  organizations: [],
} as unknown as Viewer;
const nobody = '00000000-0000-4000-8000-ffffffffffff';
const limited = (limit: number, period = AllowancePeriod.Year): Rule => ({
  allowance: Allowance.Limited,
  limit,
  period,
});
const on: Rule = { allowance: Allowance.On, limit: null, period: AllowancePeriod.Year };
const off: Rule = { allowance: Allowance.Off, limit: null, period: AllowancePeriod.Year };

let contexts: Contexts;
let billing: BillingApi;
let count = 0;

beforeAll(async () => {
  contexts = await startContexts();
  billing = contexts.get(BillingApi);
});
afterAll(() => contexts.stop());
afterEach(async () => {
  jest.restoreAllMocks();
  await contexts.rows('delete from billing.entitlement_rules where version > 1');
});

const organizationOn = async (tier: MembershipTier): Promise<string> => {
  count += 1;
  return organizationOf(await contexts.organization(`Metered ${count}`, 'owner', tier));
};
const consume = (organizationId: string, feature = F.SubmitProblems, amount?: number) =>
  contexts.get(Database).transaction(() => billing.consume(organizationId, feature, amount));
const registered = (organizationId: string, interval: string) =>
  contexts.rows(`update membership.organizations set created_at = now() - $2::interval where id = $1`, [
    organizationId,
    interval,
  ]);
const subscribed = (subscription: Partial<RunningSubscription>) =>
  jest.spyOn(contexts.get(CurrentSubscription), 'of').mockResolvedValue(subscription as RunningSubscription);

describe('what a tier may do', () => {
  const offered = {
    innovators: {
      id: 'innovators-annual',
      name: 'Innovators & Solution Providers',
      tier: InnovatorsSolutionProviders,
    },
    enablers: { id: 'enablers-annual', name: 'Ecosystem Enablers', tier: EcosystemEnablers },
    enterprise: { id: 'enterprise-annual', name: 'Enterprise Alliance Partners', tier: EnterpriseAlliancePartners },
  };
  const { innovators, enablers, enterprise } = offered;

  it.each([
    [F.BrowseProblems, [null, null, null, null], []],
    [F.BasicDirectory, [null, null, null, null], []],
    [F.ProposeSolutions, [null, null, null, null], []],
    [F.OpenCommunities, [null, null, null, null], []],
    [F.SubmitProblems, [0, 2, null, null], [innovators]],
    [F.MentorSessions, [0, 1, 1, null], [innovators]],
    [F.ExpertSessions, [0, 0, 2, null], [enablers, enablers]],
    [F.SandboxTokens, [0, 100_000, 500_000, null], [innovators]],
    [F.ApiCertifications, [0, 1, 3, null], [innovators]],
    [F.IpCatalogue, [0, 0, 0, null], [enterprise, enterprise, enterprise]],
    [F.PremiumCommunities, [0, null, null, null], [innovators]],
    [F.Messages, [0, null, null, null], [innovators]],
    [F.Analytics, [0, null, null, null], [innovators]],
  ])('with %s is %j', async (feature, limits, plans) => {
    for (const [n, tier] of Object.values(MembershipTier).entries()) {
      const answer = await billing.can(await organizationOn(tier), feature);
      expect(answer).toMatchObject({ allowed: limits[n] !== 0, used: 0, limit: limits[n], plan: plans[n] ?? null });
    }
  });

  it('holds on trial for the tier that was chosen, and no longer', async () => {
    const organizationId = await organizationOn(Free);
    const trial = (end: string) =>
      contexts.rows(
        `update membership.organizations set requested_tier = 'innovators_solution_providers', trial_ends_at = now() + $2::interval where id = $1`,
        [organizationId, end],
      );
    await trial('1 minute');
    expect(await billing.can(organizationId, F.SubmitProblems)).toMatchObject({ allowed: true, limit: 2 });
    await trial('-1 minute');
    expect(await billing.can(organizationId, F.SubmitProblems)).toMatchObject({ allowed: false, limit: 0 });
  });

  it('is asked for as much as is wanted', async () => {
    const organizationId = await organizationOn(InnovatorsSolutionProviders);
    expect(await billing.can(organizationId, F.SandboxTokens, 100_000)).toMatchObject({ allowed: true, plan: null });
    expect(await billing.can(organizationId, F.SandboxTokens, 100_001)).toMatchObject({
      allowed: false,
      plan: enablers,
    });
    expect(await billing.can(organizationId, F.SandboxTokens, 500_001)).toMatchObject({ plan: enterprise });
    await expect(billing.can(organizationId, F.SandboxTokens, 0)).rejects.toThrow('not an amount');
    await expect(billing.can(organizationId, F.SandboxTokens, 1.5)).rejects.toThrow('not an amount');
    expect(await refusal(billing.can(nobody, F.SandboxTokens))).toBe('not_found');
  });

  it('offers the plan that costs least in a year, of those that are sold', async () => {
    const organizationId = await organizationOn(Free);
    await contexts.rows(`update billing.plans set is_active = false where id = 'innovators-annual'`);
    expect((await billing.can(organizationId, F.SubmitProblems)).plan?.id).toBe('innovators-monthly');
    await contexts.rows(`update billing.plans set waived = true where id = 'enterprise-monthly'`);
    expect((await billing.can(organizationId, F.SubmitProblems)).plan?.id).toBe('enterprise-monthly');
    await contexts.rows(`update billing.plans set is_active = true, waived = tier = 'free'`);
  });
});

describe('using something', () => {
  it('counts, and stops at the limit with what the viewer has to know', async () => {
    const organizationId = await organizationOn(InnovatorsSolutionProviders);
    const [{ resetsAt }] = await contexts.rows(
      `select created_at + interval '1 year' as "resetsAt" from membership.organizations where id = $1`,
      [organizationId],
    );
    await consume(organizationId);
    expect(await billing.can(organizationId, F.SubmitProblems)).toMatchObject({
      allowed: true,
      used: 1,
      limit: 2,
      resetsAt,
    });
    await consume(organizationId);
    await expect(consume(organizationId)).rejects.toMatchObject({
      code: 'entitlement_exceeded',
      kind: 'forbidden',
      message: 'Your plan allows 2 challenge submissions, and 2 are used. Ecosystem Enablers would allow it.',
      details: {
        entitlement: {
          feature: 'submit_problems',
          allowed: false,
          used: 2,
          limit: 2,
          resetsAt: resetsAt.toISOString(),
          plan: { id: 'enablers-annual', name: 'Ecosystem Enablers', tier: EcosystemEnablers },
        },
      },
    });
    expect(await billing.can(organizationId, F.SubmitProblems)).toMatchObject({ allowed: false, used: 2 });
  });

  it('is refused where the plan does not include it', async () => {
    await expect(consume(await organizationOn(Free))).rejects.toMatchObject({
      message: 'Your plan does not include challenge submissions. Innovators & Solution Providers would allow it.',
      details: { entitlement: { used: 0, limit: 0, resetsAt: null } },
    });
  });

  it('is all or nothing: what does not fit is not taken in part', async () => {
    const organizationId = await organizationOn(InnovatorsSolutionProviders);
    expect(await refusal(consume(organizationId, F.SandboxTokens, 100_001))).toBe('entitlement_exceeded');
    await consume(organizationId, F.SandboxTokens, 99_999);
    expect(await refusal(consume(organizationId, F.SandboxTokens, 2))).toBe('entitlement_exceeded');
    await consume(organizationId, F.SandboxTokens, 1);
    expect(await billing.can(organizationId, F.SandboxTokens)).toMatchObject({ used: 100_000, allowed: false });
  });

  it('counts also what has no limit', async () => {
    const organizationId = await organizationOn(EnterpriseAlliancePartners);
    await consume(organizationId);
    await consume(organizationId);
    expect(await billing.can(organizationId, F.SubmitProblems)).toMatchObject({ allowed: true, used: 2, limit: null });
  });

  it('belongs to the transaction: what is undone was not used', async () => {
    const organizationId = await organizationOn(InnovatorsSolutionProviders);
    const undone = contexts.get(Database).transaction(async () => {
      await billing.consume(organizationId, F.SubmitProblems);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await billing.can(organizationId, F.SubmitProblems)).used).toBe(0);
    await expect(billing.consume(organizationId, F.SubmitProblems)).rejects.toThrow('transaction');
  });

  it('lets two of twenty at once have the two units, and one of twenty the last', async () => {
    const organizationId = await organizationOn(InnovatorsSolutionProviders);
    const atOnce = async () => {
      const outcomes = await Promise.all(Array.from({ length: 20 }, () => refusal(consume(organizationId))));
      expect(outcomes.filter((code) => code !== undefined && code !== 'entitlement_exceeded')).toEqual([]);
      return outcomes.filter((code) => code === undefined).length;
    };
    expect(await atOnce()).toBe(2);
    await billing.release(organizationId, F.SubmitProblems);
    expect(await atOnce()).toBe(1);
    expect((await billing.can(organizationId, F.SubmitProblems)).used).toBe(2);
  });

  it('is given back by who undoes it, never below nothing', async () => {
    const organizationId = await organizationOn(InnovatorsSolutionProviders);
    await consume(organizationId, F.SandboxTokens, 10);
    await billing.release(organizationId, F.SandboxTokens, 4);
    expect((await billing.can(organizationId, F.SandboxTokens)).used).toBe(6);
    await billing.release(organizationId, F.SandboxTokens, 100);
    expect((await billing.can(organizationId, F.SandboxTokens)).used).toBe(0);
  });

  it('of one organization and one thing touches no other', async () => {
    const [one, other] = [
      await organizationOn(InnovatorsSolutionProviders),
      await organizationOn(InnovatorsSolutionProviders),
    ];
    await consume(one);
    expect((await billing.can(other, F.SubmitProblems)).used).toBe(0);
    expect((await billing.can(one, F.MentorSessions)).used).toBe(0);
  });
});

describe('a period of use', () => {
  /** What is used when so much time has passed since the use: registration and usage are moved back together. */
  const usedLater = async (feature: F, later: string) => {
    const organizationId = await organizationOn(InnovatorsSolutionProviders);
    await registered(organizationId, '1 day');
    await consume(organizationId, feature);
    await contexts.rows(
      `with moved as (update membership.organizations set created_at = created_at - $2::interval where id = $1)
      update billing.entitlement_usage set period_start = period_start - $2::interval
      where organization_id = $1 and period <> 'total'`,
      [organizationId, later],
    );
    return (await billing.can(organizationId, feature)).used;
  };

  it('is a year for problems', async () => {
    expect(await usedLater(F.SubmitProblems, '300 days')).toBe(1);
    expect(await usedLater(F.SubmitProblems, '380 days')).toBe(0);
  });

  it('is a month for tokens', async () => {
    expect(await usedLater(F.SandboxTokens, '20 days')).toBe(1);
    expect(await usedLater(F.SandboxTokens, '33 days')).toBe(0);
  });

  it('never ends for certifications', async () => {
    expect(await usedLater(F.ApiCertifications, '5000 days')).toBe(1);
  });

  it('starts with a subscription for a year, and not with one for a month', async () => {
    const organizationId = await organizationOn(InnovatorsSolutionProviders);
    await registered(organizationId, '100 days');
    await consume(organizationId);
    const periodStart = new Date(Date.now() - 3_600_000);
    subscribed({ interval: BillingInterval.Monthly, periodStart });
    expect(await billing.can(organizationId, F.SubmitProblems)).toMatchObject({ used: 1 });
    expect(await billing.can(organizationId, F.SandboxTokens)).toMatchObject({ resetsAt: addMonths(periodStart, 1) });
    subscribed({ interval: BillingInterval.Yearly, periodStart });
    expect(await billing.can(organizationId, F.SubmitProblems)).toMatchObject({
      used: 0,
      resetsAt: addMonths(periodStart, 12),
    });
  });
});

describe('changing what a tier may do', () => {
  const change = (rule: Rule, tier = InnovatorsSolutionProviders, feature = F.SubmitProblems) =>
    contexts.get(ChangeEntitlement).execute(admin, tier, feature, rule);

  it('holds for everybody at once, is on record and is announced', async () => {
    const organizationId = await organizationOn(InnovatorsSolutionProviders);
    await consume(organizationId);
    await expect(() => change(limited(5, AllowancePeriod.Year))).leavesBehind({
      events: [
        {
          type: 'billing.entitlement-changed',
          tier: InnovatorsSolutionProviders,
          feature: 'submit_problems',
          version: 2,
        },
      ],
      audit: [
        {
          action: 'entitlement.changed',
          actor: `admin:${admin.id}`,
          subject: 'entitlement:innovators_solution_providers/submit_problems',
          details: {
            version: 2,
            before: { allowance: 'limited', limit: 2, period: 'year' },
            after: { allowance: 'limited', limit: 5, period: 'year' },
          },
        },
      ],
    });
    expect(await billing.can(organizationId, F.SubmitProblems)).toMatchObject({ used: 1, limit: 5 });
    const card = (await contexts.get(PlansQueries).plans()).find(({ id }) => id === 'innovators-annual');
    expect(card?.features[0]).toBe('5 challenge submissions/year');
    expect((await billing.planForTier(InnovatorsSolutionProviders)).features[0]).toBe('5 challenge submissions/year');
    expect((await billing.can(await organizationOn(Free), F.SubmitProblems)).limit).toBe(0);
  });

  it('can end it, and end its limit', async () => {
    const organizationId = await organizationOn(InnovatorsSolutionProviders);
    await change(off);
    expect(await billing.can(organizationId, F.SubmitProblems)).toMatchObject({ allowed: false, limit: 0 });
    const card = (await contexts.get(PlansQueries).plans()).find(({ id }) => id === 'innovators-annual');
    expect(card?.features[0]).toBe('1 mentor session/year');
    await change(on);
    expect(await billing.can(organizationId, F.SubmitProblems)).toMatchObject({ allowed: true, limit: null });
  });

  it('gives each of ten at once a version of its own', async () => {
    const versions = await Promise.all(Array.from({ length: 10 }, (_, n) => change(limited(n + 1))));
    expect([...versions].sort((one, other) => one - other)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it.each([
    ['limit', limited(0), F.SubmitProblems],
    ['limit', limited(1.5), F.SubmitProblems],
    ['limit', limited(1_000_000_000_001), F.SubmitProblems],
    ['limit', { ...limited(1), limit: null }, F.SubmitProblems],
    ['limit', { ...on, limit: 3 }, F.SubmitProblems],
    ['allowance', limited(3), F.Messages],
  ])('refuses and names %s', async (field, rule, feature) => {
    const refused = { code: 'invalid_input', details: { errors: [{ field }] } };
    await expect(change(rule, Free, feature)).rejects.toMatchObject(refused);
    await expect(contexts.get(ChangeEntitlement).preview(Free, feature, rule)).rejects.toMatchObject(refused);
  });

  it('shows before how many organizations are above the new limit', async () => {
    const preview = (rule: Rule) => contexts.get(ChangeEntitlement).preview(EcosystemEnablers, F.SubmitProblems, rule);
    const before = await preview(limited(2));
    const above = await organizationOn(EcosystemEnablers);
    const atLimit = await organizationOn(EcosystemEnablers);
    const excepted = await organizationOn(EcosystemEnablers);
    const longAgo = await organizationOn(EcosystemEnablers);
    const elsewhere = await organizationOn(EnterpriseAlliancePartners);
    for (const organizationId of [above, excepted, longAgo, elsewhere])
      await consume(organizationId, F.SubmitProblems, 3);
    await consume(atLimit, F.SubmitProblems, 2);
    await grant(excepted, on);
    await registered(longAgo, '200 days');
    expect(await preview(limited(2))).toBe(before + 1);
    expect(await preview(limited(3))).toBe(before);
    expect(await preview(limited(1))).toBe(before + 2);
    expect(await preview(off)).toBe(before + 2);
    expect(await preview(on)).toBe(0);
  });
});

const grant = (organizationId: string, rule: Rule, more: { reason?: string; expiresAt?: Date } = {}) =>
  contexts.get(GrantEntitlement).execute(admin, organizationId, F.SubmitProblems, {
    ...rule,
    reason: ' Pilot with the city ',
    expiresAt: new Date(Date.now() + 86_400_000),
    ...more,
  });

describe('granting something to one organization', () => {
  it('holds until it expires, with a reason on record', async () => {
    const organizationId = await organizationOn(Free);
    const expiresAt = new Date(Date.now() + 86_400_000);
    await expect(() => grant(organizationId, limited(1), { expiresAt })).leavesBehind((overrideId: string) => ({
      events: [{ type: 'billing.entitlement-granted', organizationId, feature: 'submit_problems', overrideId }],
      audit: [
        {
          action: 'entitlement.granted',
          actor: `admin:${admin.id}`,
          subject: `organization:${organizationId}`,
          details: {
            feature: 'submit_problems',
            allowance: 'limited',
            limit: 1,
            period: 'year',
            reason: 'Pilot with the city',
            expiresAt: expiresAt.toISOString(),
          },
        },
      ],
    }));
    await consume(organizationId);
    expect(await refusal(consume(organizationId))).toBe('entitlement_exceeded');
    await contexts.rows(`update billing.entitlement_overrides set expires_at = now() - interval '10 ms'`);
    expect(await billing.can(organizationId, F.SubmitProblems)).toMatchObject({ limit: 0, used: 1 });
  });

  it('takes nothing away: a plan that allows more counts', async () => {
    const organizationId = await organizationOn(Free);
    await grant(organizationId, limited(3));
    const onTier = async (tier: MembershipTier) => {
      await contexts.rows('update membership.organizations set membership_tier = $2 where id = $1', [
        organizationId,
        tier,
      ]);
      const viewer = { organizations: [{ id: organizationId, role: 'viewer' }] } as unknown as Viewer;
      const meters = await contexts.get(ListEntitlements).execute(viewer, organizationId);
      const { limit, isOverridden } = meters.find(({ feature }) => feature === F.SubmitProblems) ?? {};
      return [limit, isOverridden];
    };
    expect(await onTier(Free)).toEqual([3, true]);
    expect(await onTier(InnovatorsSolutionProviders)).toEqual([3, true]);
    expect(await onTier(EcosystemEnablers)).toEqual([null, false]);
    await grant(organizationId, limited(2));
    expect(await onTier(InnovatorsSolutionProviders)).toEqual([2, false]);
    await grant(organizationId, limited(1, AllowancePeriod.Month));
    expect(await onTier(InnovatorsSolutionProviders)).toEqual([1, true]);
    await grant(organizationId, on);
    expect(await onTier(InnovatorsSolutionProviders)).toEqual([null, true]);
  });

  it('takes the place of what was granted before', async () => {
    const organizationId = await organizationOn(Free);
    await grant(organizationId, limited(1));
    await grant(organizationId, limited(7));
    expect((await billing.can(organizationId, F.SubmitProblems)).limit).toBe(7);
    expect((await billing.can(await organizationOn(Free), F.SubmitProblems)).limit).toBe(0);
  });

  it('needs a reason, a date to come, a rule that says something, and an organization', async () => {
    const organizationId = await organizationOn(Free);
    const named = (field: string) => ({ code: 'invalid_input', details: { errors: [{ field }] } });
    await expect(grant(organizationId, limited(1), { reason: ' ' })).rejects.toMatchObject(named('reason'));
    await expect(grant(organizationId, limited(1), { expiresAt: new Date() })).rejects.toMatchObject(
      named('expiresAt'),
    );
    await expect(grant(organizationId, limited(0))).rejects.toMatchObject(named('limit'));
    await expect(grant(organizationId, off)).rejects.toMatchObject(named('allowance'));
    expect(await refusal(grant(nobody, limited(1)))).toBe('not_found');
  });
});

describe('the meters of an organization', () => {
  it('show every feature to all of its people, and to nobody else', async () => {
    const owner = await contexts.organization('Metered last', 'owner', InnovatorsSolutionProviders);
    const organizationId = organizationOf(owner);
    const viewer = await contexts.person(organizationId, 'viewer');
    const stranger = await contexts.organization('Metered elsewhere');
    await consume(organizationId);
    await grant(organizationId, limited(4));
    const meters = await contexts.get(ListEntitlements).execute(viewer, organizationId);
    expect(meters.map(({ feature }) => feature)).toEqual(Object.values(F));
    expect(meters.find(({ feature }) => feature === F.SubmitProblems)).toEqual({
      feature: 'submit_problems',
      name: 'challenge submissions',
      allowance: 'limited',
      period: 'year',
      used: 1,
      limit: 4,
      resetsAt: expect.stringMatching(/^\d{4}-/),
      isOverridden: true,
    });
    expect(meters.find(({ feature }) => feature === F.IpCatalogue)).toMatchObject({
      allowance: 'off',
      limit: 0,
      resetsAt: null,
      isOverridden: false,
      plan: { id: 'enterprise-annual' },
    });
    expect(await refusal(contexts.get(ListEntitlements).execute(stranger, organizationId))).toBe('not_found');
  });
});
