import { admin } from '../../../../test/support/admin';
import { organizationOf, refusal } from '../../../../test/support/contexts';
import { limited, Metered, nobody, off, on } from '../../../../test/support/metered';
import type { Viewer } from '../../../platform/http/viewer';
import { MembershipTier } from '../../membership';
import { PlansQueries } from '../plans/plans.queries';
import { ChangeEntitlement } from './change-entitlement';
import type { Rule } from './entitlement';
import { AllowancePeriod, EntitlementFeature as F } from './entitlement.enums';
import { ListEntitlements } from './list-entitlements';

const { Free, InnovatorsSolutionProviders, EcosystemEnablers, EnterpriseAlliancePartners } = MembershipTier;

const metered = new Metered();
const { rows, organizationOn, consume, registered, grant } = metered;

describe('changing what a tier may do', () => {
  const change = (rule: Rule, tier = InnovatorsSolutionProviders, feature = F.SubmitProblems) =>
    metered.contexts.get(ChangeEntitlement).execute(admin, tier, feature, rule, 'Too few to begin with');

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
            reason: 'Too few to begin with',
            version: 2,
            before: { allowance: 'limited', limit: 2, period: 'year' },
            after: { allowance: 'limited', limit: 5, period: 'year' },
          },
        },
      ],
    });
    expect(await metered.billing.can(organizationId, F.SubmitProblems)).toMatchObject({ used: 1, limit: 5 });
    const card = (await metered.contexts.get(PlansQueries).plans()).find(({ id }) => id === 'innovators-annual');
    expect(card?.features[0]).toBe('5 challenge submissions/year');
    expect((await metered.billing.planForTier(InnovatorsSolutionProviders)).features[0]).toBe(
      '5 challenge submissions/year',
    );
    expect((await metered.billing.can(await organizationOn(Free), F.SubmitProblems)).limit).toBe(0);
  });

  it('names on the card what the tier did not have before, and no more what it has lost', async () => {
    const card = async () =>
      (await metered.contexts.get(PlansQueries).plans()).find(({ id }) => id === 'lite-annual')?.features.at(-1);
    expect(await card()).toBe('Read and reply in open communities');
    await change(limited(1), Free);
    expect(await card()).toBe('1 challenge submission/year');
    await change(off, Free);
    expect(await card()).toBe('Read and reply in open communities');
  });

  it('can end it, and end its limit', async () => {
    const organizationId = await organizationOn(InnovatorsSolutionProviders);
    await change(off);
    expect(await metered.billing.can(organizationId, F.SubmitProblems)).toMatchObject({ allowed: false, limit: 0 });
    const card = (await metered.contexts.get(PlansQueries).plans()).find(({ id }) => id === 'innovators-annual');
    expect(card?.features[0]).toBe('1 mentor session/year');
    await change(on);
    expect(await metered.billing.can(organizationId, F.SubmitProblems)).toMatchObject({ allowed: true, limit: null });
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
    ['allowance', off, F.BrowseProblems],
  ])('refuses and names %s', async (field, rule, feature) => {
    const refused = { code: 'invalid_input', details: { errors: [{ field }] } };
    await expect(change(rule, Free, feature)).rejects.toMatchObject(refused);
    await expect(metered.contexts.get(ChangeEntitlement).preview(Free, feature, rule)).rejects.toMatchObject(refused);
  });

  it('names all that is wrong of a rule', async () => {
    const fields = [{ field: 'allowance' }, { field: 'limit' }];
    await expect(change(limited(0), Free, F.Messages)).rejects.toMatchObject({ details: { errors: fields } });
  });

  it('shows before how many organizations are above the new limit', async () => {
    const preview = (rule: Rule) =>
      metered.contexts.get(ChangeEntitlement).preview(EcosystemEnablers, F.SubmitProblems, rule);
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
    await rows(`update billing.entitlement_overrides set expires_at = now() - interval '10 ms'`);
    expect(await metered.billing.can(organizationId, F.SubmitProblems)).toMatchObject({ limit: 0, used: 1 });
  });

  it('takes nothing away: a plan that allows more counts', async () => {
    const organizationId = await organizationOn(Free);
    await grant(organizationId, limited(3));
    const onTier = async (tier: MembershipTier) => {
      await rows('update membership.organizations set membership_tier = $2 where id = $1', [organizationId, tier]);
      const viewer = { organizations: [{ id: organizationId, role: 'viewer' }] } as unknown as Viewer;
      const meters = await metered.contexts.get(ListEntitlements).execute(viewer, organizationId);
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
    expect((await metered.billing.can(organizationId, F.SubmitProblems)).limit).toBe(7);
    expect((await metered.billing.can(await organizationOn(Free), F.SubmitProblems)).limit).toBe(0);
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
    const all = grant(organizationId, { ...off, limit: 2 }, { reason: '', expiresAt: new Date() });
    await expect(all).rejects.toMatchObject({
      details: { errors: ['limit', 'allowance', 'reason', 'expiresAt'].map((field) => ({ field })) },
    });
    expect(await refusal(grant(nobody, limited(1)))).toBe('not_found');
  });
});

describe('the meters of an organization', () => {
  it('show every feature to all of its people, and to nobody else', async () => {
    const owner = await metered.contexts.organization('Metered last', 'owner', InnovatorsSolutionProviders);
    const organizationId = organizationOf(owner);
    const viewer = await metered.contexts.person(organizationId, 'viewer');
    const stranger = await metered.contexts.organization('Metered elsewhere');
    await consume(organizationId);
    await grant(organizationId, limited(4));
    const meters = await metered.contexts.get(ListEntitlements).execute(viewer, organizationId);
    expect(meters.map(({ feature }) => feature)).toEqual(Object.values(F));
    expect(meters.find(({ feature }) => feature === F.SubmitProblems)).toEqual({
      organizationId,
      feature: 'submit_problems',
      name: 'challenge submissions',
      allowance: 'limited',
      period: 'year',
      used: 1,
      limit: 4,
      resetsAt: expect.stringMatching(/^\d{4}-/),
      isOverridden: true,
      isReadOnly: false,
    });
    expect(meters.find(({ feature }) => feature === F.IpCatalogue)).toMatchObject({
      allowance: 'off',
      limit: 0,
      resetsAt: null,
      isOverridden: false,
      plan: { id: 'enterprise-annual' },
    });
    expect(await refusal(metered.contexts.get(ListEntitlements).execute(stranger, organizationId))).toBe('not_found');
    const theirs = await metered.contexts.get(ListEntitlements).execute(stranger);
    expect(new Set(theirs.map((meter) => meter.organizationId))).toEqual(new Set([organizationOf(stranger)]));
    const ofTwo = { organizations: [...viewer.organizations, ...stranger.organizations] } as Viewer;
    expect(await metered.contexts.get(ListEntitlements).execute(ofTwo)).toEqual([...meters, ...theirs]);
  });

  it('are asked for by as many statements for a person of twenty organizations as for one of one', async () => {
    const { contexts } = metered;
    const viewers: Viewer[] = [];
    for (let n = 1; n <= 20; n += 1) viewers.push(await contexts.organization(`One of twenty ${n}`));
    const statementsFor = async (organizations: Viewer['organizations']) => {
      const sent = jest.spyOn(contexts.database.pool, 'query');
      const meters = await contexts.get(ListEntitlements).execute({ ...viewers[0], organizations } as Viewer);
      const count = sent.mock.calls.length;
      sent.mockRestore();
      expect(new Set(meters.map(({ organizationId }) => organizationId)).size).toBe(organizations.length);
      return count;
    };
    const ofOne = await statementsFor(viewers.slice(0, 1).flatMap(({ organizations }) => organizations));
    expect(ofOne).toBeGreaterThan(0);
    expect(await statementsFor(viewers.flatMap(({ organizations }) => organizations))).toBe(ofOne);
  });
});
