import { admin } from '../../../../test/support/admin';
import { type Contexts, organizationOf, startContexts } from '../../../../test/support/contexts';
import { day } from '../../../platform/clock/durations';
import { MembershipTier } from '../../membership';
import { BillingApi } from '../billing.api';
import { ChangeEntitlement } from './change-entitlement';
import { EndGrant } from './end-grant';
import { Allowance, AllowancePeriod, EntitlementFeature } from './entitlement.enums';
import { EntitlementRulesQueries } from './entitlement-rules.queries';
import { GrantEntitlement } from './grant-entitlement';

const feature = EntitlementFeature.SubmitProblems;
const tier = MembershipTier.InnovatorsSolutionProviders;
const yearly = (limit: number) => ({ allowance: Allowance.Limited, limit, period: AllowancePeriod.Year });
let contexts: Contexts;

beforeAll(async () => {
  contexts = await startContexts();
});
afterAll(() => contexts.stop());
const queries = () => contexts.get(EntitlementRulesQueries);

describe('The entitlement table', () => {
  it('says of every feature what each tier allows, in the words of plan cards', async () => {
    const table = await queries().table();
    expect(table.map((row) => row.feature)).toEqual(Object.values(EntitlementFeature));
    for (const { rules } of table) expect(rules.map((rule) => rule.tier)).toEqual(Object.values(MembershipTier));
    const problems = table.find((row) => row.feature === feature);
    expect(problems).toMatchObject({ name: 'challenge submissions', isCounted: true });
    expect(problems?.rules.find((rule) => rule.tier === tier)).toMatchObject({
      ...{ allowance: 'limited', limit: 2, period: 'year', version: 1 },
      inWords: '2 challenge submissions/year',
    });
  });

  it('keeps the versions of a rule, newest first', async () => {
    await contexts.get(ChangeEntitlement).execute(admin, tier, feature, yearly(5), 'Too few to begin with');
    const versions = await queries().history(tier, feature);
    expect(versions.map(({ version, limit }) => [version, limit])).toEqual([
      [2, 5],
      [1, 2],
    ]);
    const row = (await queries().table()).find((one) => one.feature === feature);
    expect(row?.rules.find((rule) => rule.tier === tier)).toMatchObject({ limit: 5, version: 2 });
  });
});

describe('A grant', () => {
  let count = 0;
  const granted = async (days: number) => {
    count += 1;
    const owner = await contexts.organization(`Pilot ${count}`, 'owner', 'free');
    const organizationId = organizationOf(owner);
    const wish = { ...yearly(10), reason: 'Pilot', expiresAt: contexts.clock.in(days * day) };
    const id = await contexts.get(GrantEntitlement).execute(admin, organizationId, feature, wish);
    return { id, organizationId, wish };
  };
  const can = async (organizationId: string) => (await contexts.get(BillingApi).can(organizationId, feature)).allowed;

  it('is listed with its organization, reason and end, also when it is over', async () => {
    const { id, organizationId, wish } = await granted(3);
    const expected = {
      ...{ id, organizationId, organizationName: 'Pilot 1', feature, reason: 'Pilot', isRunning: true },
      ...{ inWords: '10 challenge submissions/year', expiresAt: wish.expiresAt.toISOString() },
    };
    expect((await queries().grants(organizationId, 50)).items).toMatchObject([expected]);
    expect((await queries().grants(undefined, 50)).items).toMatchObject([expected]);
    expect((await queries().grants(admin.id, 50)).items).toEqual([]);
    contexts.clock.move(4 * day);
    expect(await queries().grant(id)).toMatchObject({ isRunning: false });
    contexts.clock.reset();
  });

  it('is taken back: the rule of the tier holds again', async () => {
    const { id, organizationId, wish } = await granted(3);
    expect(await can(organizationId)).toBe(true);
    await expect(() => contexts.get(EndGrant).execute(admin, id)).leavesBehind({
      events: [{ type: 'billing.entitlement-grant-ended', organizationId, feature, overrideId: id }],
      audit: [
        {
          action: 'entitlement.grant-ended',
          actor: `admin:${admin.id}`,
          subject: `organization:${organizationId}`,
          details: { feature, before: { expiresAt: wish.expiresAt.toISOString() } },
        },
      ],
    });
    expect(await can(organizationId)).toBe(false);
    await expect(() => contexts.get(EndGrant).execute(admin, id)).leavesBehind({});
    await expect(() => contexts.get(EndGrant).execute(admin, admin.id)).leavesBehind({ refused: 'not_found' });
  });
});
