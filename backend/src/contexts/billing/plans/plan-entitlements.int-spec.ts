import { type Contexts, organizationOf, startContexts } from '../../../../test/support/contexts';
import { Database } from '../../../platform/database/database';
import { Entitlements } from '../../../platform/entitlements/entitlements';

const day = 86_400_000;

describe('What a plan entitles to', () => {
  let contexts: Contexts;
  let organization: string;
  beforeAll(async () => {
    contexts = await startContexts();
    organization = organizationOf(await contexts.organization('Pump Works'));
  });
  afterAll(() => contexts.stop());
  afterEach(() => contexts.clock.reset());

  const seats = (id = organization) => contexts.get(Entitlements).limitOf(id, 'seats');
  const become = (tier: string) =>
    contexts.rows('update membership.organizations set membership_tier = $2 where id = $1', [organization, tier]);

  it.each([
    ['free', 0],
    ['innovators_solution_providers', 1],
    ['ecosystem_enablers', 3],
    ['enterprise_alliance_partners', 6],
  ])('are the seats of the tier %s: %d', async (tier, allowed) => {
    await become(tier);
    expect(await seats()).toBe(allowed);
  });

  it('are those of the tier asked for while its trial runs', async () => {
    await become('free');
    await contexts.rows(
      `update membership.organizations set requested_tier = 'ecosystem_enablers', trial_ends_at = $2 where id = $1`,
      [organization, contexts.clock.in(14 * day)],
    );
    expect(await seats()).toBe(3);
    contexts.clock.move(14 * day + 1000);
    expect(await seats()).toBe(0);
  });

  it('are those of the free plan for an organization that is not there', async () => {
    expect(await seats('00000000-0000-4000-8000-ffffffffffff')).toBe(0);
  });

  it('are asked of many organizations by the same statements as of two, and answered in their order', async () => {
    const others: string[] = [];
    for (const name of ['Free Works', 'Paid Works', 'More Works', 'Last Works'])
      others.push(organizationOf(await contexts.organization(name)));
    const [free, ...paid] = others as [string, ...string[]];
    await contexts.rows(
      `update membership.organizations set membership_tier = case when id = $1 then 'free' else 'ecosystem_enablers' end::membership.membership_tier
        where id = any($2)`,
      [free, others],
    );
    const asked = jest.spyOn(contexts.get(Database), 'query');
    const statementsFor = async (ids: string[], including: string[]) => {
      asked.mockClear();
      expect(await contexts.get(Entitlements).including(ids, 'premium_communities')).toEqual(including);
      return asked.mock.calls.length;
    };
    const forTwo = await statementsFor([free, paid[0] as string], [paid[0] as string]);
    expect(await statementsFor([...paid, free, '00000000-0000-4000-8000-ffffffffffff'], paid)).toBe(forTwo);
    expect(await statementsFor([paid[1] as string], [paid[1] as string])).toBeLessThanOrEqual(forTwo);
    expect(await statementsFor([free], [])).toBeLessThanOrEqual(forTwo);
    asked.mockRestore();
  });
});
