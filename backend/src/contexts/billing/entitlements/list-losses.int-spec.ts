import { limited, Metered } from '../../../../test/support/metered';
import { MembershipTier } from '../../membership';
import { ListLosses } from './list-losses';

const { Free, InnovatorsSolutionProviders, EcosystemEnablers, EnterpriseAlliancePartners } = MembershipTier;

const metered = new Metered();
const lossesOf = (organizationId: string) => metered.contexts.get(ListLosses).execute(organizationId);
const tiersOf = async (organizationId: string) => (await lossesOf(organizationId)).map(({ tierType }) => tierType);
const tried = (organizationId: string, end: string) =>
  metered.rows(
    `update membership.organizations set requested_tier = 'ecosystem_enablers', trial_ends_at = now() + $2::interval where id = $1`,
    [organizationId, end],
  );

describe('what another plan takes away', () => {
  it('is every entitlement that shrinks, and the seats, from a tier that nobody paid for too', async () => {
    const losses = await lossesOf(await metered.organizationOn(EcosystemEnablers));
    expect(losses.map(({ tierType }) => tierType)).toEqual([Free, InnovatorsSolutionProviders]);
    expect(losses[1]?.losses).toEqual([
      { name: 'challenge submissions', now: 'Unlimited challenge submissions', left: '2 challenge submissions/year' },
      { name: 'expert sessions', now: '2 expert sessions/year', left: null },
      { name: 'sandbox tokens', now: '500k sandbox tokens/month', left: '100k sandbox tokens/month' },
      { name: 'API certifications', now: '3 API certifications', left: '1 API certification' },
      { name: 'seats', now: '3 seats', left: '1 seat' },
    ]);
    expect(losses[0]?.losses.at(-1)).toEqual({ name: 'seats', now: '3 seats', left: null });
  });

  it('is nothing for who has the least', async () => {
    expect(await lossesOf(await metered.organizationOn(Free))).toEqual([]);
  });

  it('leaves what was granted, and compares what comes of it in a year', async () => {
    const organizationId = await metered.organizationOn(EcosystemEnablers);
    const lossOf = async (wanted: string) =>
      (await lossesOf(organizationId))
        .find(({ tierType }) => tierType === InnovatorsSolutionProviders)
        ?.losses.find(({ name }) => name === wanted);
    await metered.grant(organizationId, limited(10));
    expect(await lossOf('challenge submissions')).toMatchObject({ left: '10 challenge submissions/year' });
    const ruled = (feature: string, quota: number) =>
      metered.rows(
        `insert into billing.entitlement_rules (tier, feature, version, allowance, quota, period, on_card)
          values ('ecosystem_enablers', $1, 2, 'limited', $2, 'year', true)`,
        [feature, quota],
      );
    await ruled('submit_problems', 10);
    expect(await lossOf('challenge submissions')).toBeUndefined();
    expect(await lossOf('sandbox tokens')).toBeDefined();
    await ruled('sandbox_tokens', 1_200_000);
    expect(await lossOf('sandbox tokens')).toBeUndefined();
  });

  it('is what a trial has more, but not beside the free plan, which ends no trial', async () => {
    const organizationId = await metered.organizationOn(Free);
    await tried(organizationId, '1 day');
    expect(await tiersOf(organizationId)).toEqual([InnovatorsSolutionProviders]);
    await tried(organizationId, '-1 day');
    expect(await tiersOf(organizationId)).toEqual([]);
    expect(await tiersOf(await metered.organizationOn(EnterpriseAlliancePartners))).toEqual([
      Free,
      InnovatorsSolutionProviders,
      EcosystemEnablers,
    ]);
  });
});
