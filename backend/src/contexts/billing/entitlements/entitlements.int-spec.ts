import { refusal } from '../../../../test/support/contexts';
import { Metered, nobody } from '../../../../test/support/metered';
import { MembershipTier } from '../../membership';
import { BillingInterval } from '../plans/plan.enums';
import { CurrentSubscription, type RunningSubscription } from '../subscriptions/current-subscription';
import { EntitlementFeature as F } from './entitlement.enums';
import { addMonths } from './periods';

const { Free, InnovatorsSolutionProviders, EcosystemEnablers, EnterpriseAlliancePartners } = MembershipTier;

const metered = new Metered();
const { rows, organizationOn, consume, registered } = metered;
const subscribed = (subscription: Partial<RunningSubscription>) =>
  jest.spyOn(metered.contexts.get(CurrentSubscription), 'of').mockResolvedValue(subscription as RunningSubscription);

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
      const answer = await metered.billing.can(await organizationOn(tier), feature);
      expect(answer).toMatchObject({ allowed: limits[n] !== 0, used: 0, limit: limits[n], plan: plans[n] ?? null });
    }
  });

  it('holds on trial for the tier that was chosen, and no longer', async () => {
    const organizationId = await organizationOn(Free);
    const trial = (end: string) =>
      rows(
        `update membership.organizations set requested_tier = 'innovators_solution_providers', trial_ends_at = now() + $2::interval where id = $1`,
        [organizationId, end],
      );
    await trial('1 minute');
    expect(await metered.billing.can(organizationId, F.SubmitProblems)).toMatchObject({ allowed: true, limit: 2 });
    await trial('-1 minute');
    expect(await metered.billing.can(organizationId, F.SubmitProblems)).toMatchObject({ allowed: false, limit: 0 });
  });

  it('is asked for as much as is wanted', async () => {
    const organizationId = await organizationOn(InnovatorsSolutionProviders);
    expect(await metered.billing.can(organizationId, F.SandboxTokens, 100_000)).toMatchObject({
      allowed: true,
      plan: null,
    });
    expect(await metered.billing.can(organizationId, F.SandboxTokens, 100_001)).toMatchObject({
      allowed: false,
      plan: enablers,
    });
    expect(await metered.billing.can(organizationId, F.SandboxTokens, 500_001)).toMatchObject({ plan: enterprise });
    await expect(metered.billing.can(organizationId, F.SandboxTokens, 0)).rejects.toThrow('not an amount');
    await expect(metered.billing.can(organizationId, F.SandboxTokens, 1.5)).rejects.toThrow('not an amount');
    expect(await refusal(metered.billing.can(nobody, F.SandboxTokens))).toBe('not_found');
  });

  it('offers the plan that costs least in a year, of those that are sold', async () => {
    const organizationId = await organizationOn(Free);
    await rows(`update billing.plans set is_active = false where id = 'innovators-annual'`);
    expect((await metered.billing.can(organizationId, F.SubmitProblems)).plan?.id).toBe('innovators-monthly');
    await rows(`update billing.plans set waived = true where id = 'enterprise-monthly'`);
    expect((await metered.billing.can(organizationId, F.SubmitProblems)).plan?.id).toBe('enterprise-monthly');
    await rows(`update billing.plans set is_active = true, waived = tier = 'free'`);
  });
});

describe('using something', () => {
  it('counts, and stops at the limit with what the viewer has to know', async () => {
    const organizationId = await organizationOn(InnovatorsSolutionProviders);
    const [{ resetsAt }] = await rows(
      `select created_at + interval '1 year' as "resetsAt" from membership.organizations where id = $1`,
      [organizationId],
    );
    await consume(organizationId);
    expect(await metered.billing.can(organizationId, F.SubmitProblems)).toMatchObject({
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
    expect(await metered.billing.can(organizationId, F.SubmitProblems)).toMatchObject({ allowed: false, used: 2 });
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
    expect(await metered.billing.can(organizationId, F.SandboxTokens)).toMatchObject({ used: 100_000, allowed: false });
  });

  it('counts also what has no limit', async () => {
    const organizationId = await organizationOn(EnterpriseAlliancePartners);
    await consume(organizationId);
    await consume(organizationId);
    expect(await metered.billing.can(organizationId, F.SubmitProblems)).toMatchObject({
      allowed: true,
      used: 2,
      limit: null,
    });
  });

  it('belongs to the transaction: what is undone was not used', async () => {
    const organizationId = await organizationOn(InnovatorsSolutionProviders);
    const undone = metered.contexts.database.transaction(async () => {
      await metered.billing.consume(organizationId, F.SubmitProblems);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await metered.billing.can(organizationId, F.SubmitProblems)).used).toBe(0);
    await expect(metered.billing.consume(organizationId, F.SubmitProblems)).rejects.toThrow('transaction');
  });

  it('lets two of twenty at once have the two units, and one of twenty the last', async () => {
    const organizationId = await organizationOn(InnovatorsSolutionProviders);
    const atOnce = async () => {
      const outcomes = await Promise.all(Array.from({ length: 20 }, () => refusal(consume(organizationId))));
      expect(outcomes.filter((code) => code !== undefined && code !== 'entitlement_exceeded')).toEqual([]);
      return outcomes.filter((code) => code === undefined).length;
    };
    expect(await atOnce()).toBe(2);
    await metered.billing.release(organizationId, F.SubmitProblems);
    expect(await atOnce()).toBe(1);
    expect((await metered.billing.can(organizationId, F.SubmitProblems)).used).toBe(2);
  });

  it('is given back by who undoes it, never below nothing', async () => {
    const organizationId = await organizationOn(InnovatorsSolutionProviders);
    await consume(organizationId, F.SandboxTokens, 10);
    await metered.billing.release(organizationId, F.SandboxTokens, 4);
    expect((await metered.billing.can(organizationId, F.SandboxTokens)).used).toBe(6);
    await metered.billing.release(organizationId, F.SandboxTokens, 100);
    expect((await metered.billing.can(organizationId, F.SandboxTokens)).used).toBe(0);
  });

  it('is given back to one organization, one thing and one period alone', async () => {
    const [one, other] = [
      await organizationOn(EnterpriseAlliancePartners),
      await organizationOn(EnterpriseAlliancePartners),
    ];
    for (const organizationId of [one, other])
      for (const feature of [F.SubmitProblems, F.MentorSessions]) await consume(organizationId, feature);
    await rows(
      `insert into billing.entitlement_usage select organization_id, feature, period, period_start - interval '1 year', 7
      from billing.entitlement_usage where organization_id = $1 and feature = 'submit_problems'`,
      [one],
    );
    await metered.billing.release(one, F.SubmitProblems);
    const left = await rows(
      `select sum(used)::int as used from billing.entitlement_usage where organization_id = any($1)`,
      [[one, other]],
    );
    expect(left).toEqual([{ used: 10 }]);
    expect((await metered.billing.can(one, F.SubmitProblems)).used).toBe(0);
  });

  it('of one organization and one thing touches no other', async () => {
    const [one, other] = [
      await organizationOn(InnovatorsSolutionProviders),
      await organizationOn(InnovatorsSolutionProviders),
    ];
    await consume(one);
    expect((await metered.billing.can(other, F.SubmitProblems)).used).toBe(0);
    expect((await metered.billing.can(one, F.MentorSessions)).used).toBe(0);
  });
});

describe('a period of use', () => {
  /** What is used when so much time has passed since the use: registration and usage are moved back together. */
  const usedLater = async (feature: F, later: string) => {
    const organizationId = await organizationOn(InnovatorsSolutionProviders);
    await registered(organizationId, '1 day');
    await consume(organizationId, feature);
    await rows(
      `with moved as (update membership.organizations set created_at = created_at - $2::interval where id = $1)
      update billing.entitlement_usage set period_start = period_start - $2::interval
      where organization_id = $1 and period <> 'total'`,
      [organizationId, later],
    );
    return (await metered.billing.can(organizationId, feature)).used;
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
    expect(await metered.billing.can(organizationId, F.SubmitProblems)).toMatchObject({ used: 1 });
    expect(await metered.billing.can(organizationId, F.SandboxTokens)).toMatchObject({
      resetsAt: addMonths(periodStart, 1),
    });
    subscribed({ interval: BillingInterval.Yearly, periodStart });
    expect(await metered.billing.can(organizationId, F.SubmitProblems)).toMatchObject({
      used: 0,
      resetsAt: addMonths(periodStart, 12),
    });
  });
});
