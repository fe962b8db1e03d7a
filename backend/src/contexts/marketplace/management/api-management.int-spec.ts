import { randomUUID } from 'node:crypto';
import { type Contexts, startContexts } from '../../../../test/support/contexts';
import { rowsRead } from '../../../../test/support/rows-read';
import { ApiReviewStatus, ApiStanding, CertificationLevel, KybStatus, ProviderMemberType } from '../marketplace.enums';
import { PassedCheck } from './api-management.dto';
import { ApiManagementQueries } from './api-management.queries';

const nothing = {
  providers: 0,
  kybVerified: 0,
  certified: 0,
  slaCompliant: 0,
  staging: 0,
  active: 0,
  closed: 0,
  inReview: 0,
  callsToday: 0,
};

let contexts: Contexts;
const queries = () => contexts.get(ApiManagementQueries);
const figures = async () => {
  const { asOf: _, ...counted } = await queries().figures();
  return counted;
};
const namesOf = (rows: { name: string }[]) => rows.map(({ name }) => name);

interface Provider {
  member?: string;
  certification?: string;
  kyb?: string;
  sla?: boolean;
}
async function provider(name: string, { member, certification, kyb, sla }: Provider = {}): Promise<string> {
  const [{ id }] = await contexts.rows(
    `insert into marketplace.api_providers
        (organization_id, name, member_type, certification_level, kyb_status, sla_compliant, created_at)
      values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [
      randomUUID(),
      name,
      member ?? 'corporates',
      certification ?? 'provisional',
      kyb ?? 'pending',
      sla ?? false,
      contexts.clock.now(),
    ],
  );
  contexts.clock.move(1000);
  return id;
}

async function api(providerId: string, name: string, review = 'approved', status = 'active'): Promise<string> {
  const now = contexts.clock.now();
  const [{ id }] = await contexts.rows(
    `insert into marketplace.api_listings (provider_id, name, category, publishing_scope, review_status, status, pricing,
        uptime_target, quota, security_flags, submitted_at, created_at, updated_at)
      values ($1, $2, 'Energy', 'paid', $3, $4, 'pay-per-use', 99.5, 500000, '{"No rate limit"}', $5, $5, $5) returning id`,
    [providerId, name, review, status, now],
  );
  contexts.clock.move(1000);
  return id;
}
const call = (apiId: string, day: string, calls: number) =>
  contexts.rows('insert into marketplace.api_calls (api_id, day, calls) values ($1, $2, $3)', [apiId, day, calls]);

beforeAll(async () => {
  contexts = await startContexts();
});
afterAll(() => contexts.stop());
beforeEach(() => {
  contexts.clock.reset();
  contexts.clock.move(Date.parse('2031-05-15T12:00:00Z') - contexts.clock.now().getTime());
});
afterEach(async () => {
  for (const noun of ['api_providers', 'api_listings'])
    expect(await contexts.rows(`select marketplace.recount_${noun}() as wrong`)).toEqual([{ wrong: 0 }]);
  await contexts.rows('delete from marketplace.api_providers');
});

describe('the figures', () => {
  it('are nothing while nobody publishes', async () => {
    expect(await figures()).toEqual(nothing);
    expect(await queries().providers({ limit: 50 })).toMatchObject({ items: [], total: { count: 0 } });
    expect(await queries().listings({ limit: 50 })).toMatchObject({ items: [], total: { count: 0 } });
    expect(await queries().queue()).toEqual([]);
  });

  it('count providers by what they have passed, APIs by where they stand, and the calls of today', async () => {
    const first = await provider('Pumps', { certification: 'gold', kyb: 'verified', sla: true });
    const second = await provider('Probes', { certification: 'certified', kyb: 'rejected' });
    await provider('Pipes', { kyb: 'verified' });
    const called = await api(first, 'Flow');
    const tried = await api(first, 'Level', 'in-review', 'staging');
    await api(second, 'Leaks', 'pending', 'staging');
    await api(second, 'Losses', 'rejected', 'closed');
    await call(called, '2031-05-14', 7);
    await call(called, '2031-05-15', 3_000_000_000);
    await call(tried, '2031-05-15', 5);
    const counted = {
      providers: 3,
      kybVerified: 2,
      certified: 2,
      slaCompliant: 1,
      staging: 2,
      active: 1,
      closed: 1,
      inReview: 2,
      callsToday: 3_000_000_005,
    };
    expect(await figures()).toEqual(counted);
    await contexts.rows('select marketplace.sum_up_api_providers(0), marketplace.sum_up_api_listings(0)');
    expect(await figures()).toEqual(counted);
    await contexts.rows('delete from marketplace.api_providers where id = $1', [first]);
    await contexts.rows(`update marketplace.api_listings set review_status = 'approved', status = 'active'`);
    expect(await figures()).toEqual({
      ...nothing,
      providers: 2,
      kybVerified: 1,
      certified: 1,
      active: 2,
    });
  });
});

describe('the providers', () => {
  it('are narrowed by what kind of member they are, how far they have come, and what they have passed', async () => {
    await provider('Pumps', { member: 'startups-scaleups', certification: 'gold', kyb: 'verified', sla: true });
    await provider('Probes', { member: 'startups-scaleups', certification: 'certified', kyb: 'rejected' });
    await provider('Pipes', { member: 'research-organizations', kyb: 'verified' });
    const found = async (filter: Omit<Parameters<ApiManagementQueries['providers']>[0], 'limit'>) => {
      const { items, total } = await queries().providers({ limit: 50, ...filter });
      expect(total.count).toBe(items.length);
      return namesOf(items);
    };
    expect(await found({})).toEqual(['Pipes', 'Probes', 'Pumps']);
    expect(await found({ memberType: ProviderMemberType.StartupsScaleups })).toEqual(['Probes', 'Pumps']);
    expect(await found({ certification: CertificationLevel.Provisional })).toEqual(['Pipes']);
    expect(await found({ passed: PassedCheck.KybVerified })).toEqual(['Pipes', 'Pumps']);
    expect(await found({ passed: PassedCheck.Certified })).toEqual(['Probes', 'Pumps']);
    expect(await found({ passed: PassedCheck.SlaCompliant })).toEqual(['Pumps']);
    const both = { memberType: ProviderMemberType.StartupsScaleups, passed: PassedCheck.KybVerified };
    expect(await found(both)).toEqual(['Pumps']);
  });

  it('have their APIs by where these stand, and come page by page', async () => {
    const first = await provider('Pumps', { kyb: 'verified' });
    await provider('Probes');
    await api(first, 'Flow');
    await api(first, 'Level', 'approved', 'staging');
    await api(first, 'Leaks', 'approved', 'closed');
    await api(first, 'Losses', 'approved', 'closed');
    const page = await queries().providers({ limit: 1 });
    expect([namesOf(page.items), page.total.count]).toEqual([['Probes'], 2]);
    const next = await queries().providers({ limit: 1, cursor: page.next });
    expect(next.next).toBeUndefined();
    expect(next.items).toMatchObject([
      {
        name: 'Pumps',
        kybStatus: KybStatus.Verified,
        techQualityScore: null,
        activeApis: 1,
        stagingApis: 1,
        closedApis: 2,
        createdAt: expect.stringMatching(/^2031-05-15T12:00:0/),
      },
    ]);
  });
});

describe('the APIs', () => {
  it('are narrowed by where they stand, with what they promise and the calls of the month', async () => {
    const publisher = await provider('Pumps');
    const flow = await api(publisher, 'Flow');
    await api(publisher, 'Level', 'pending', 'staging');
    await api(publisher, 'Leaks');
    for (const [day, calls] of [
      ['2031-04-30', 100],
      ['2031-05-01', 20],
      ['2031-05-15', 3],
    ] as const)
      await call(flow, day, calls);
    const page = await queries().listings({ limit: 2 });
    expect([namesOf(page.items), page.total]).toEqual([['Leaks', 'Level'], { count: 3 }]);
    expect(namesOf((await queries().listings({ limit: 2, cursor: page.next })).items)).toEqual(['Flow']);
    const active = await queries().listings({ limit: 50, status: ApiStanding.Active });
    expect([namesOf(active.items), active.total]).toEqual([['Leaks', 'Flow'], { count: 2 }]);
    expect(active.items[1]).toMatchObject({
      providerName: 'Pumps',
      reviewStatus: ApiReviewStatus.Approved,
      uptimeTarget: 99.5,
      p95LatencyTarget: null,
      monthlyUsage: 23,
      quota: 500_000,
    });
  });

  it('wait for review until somebody has decided, who has waited longest first', async () => {
    const publisher = await provider('Pumps');
    await api(publisher, 'Flow', 'pending', 'staging');
    await api(publisher, 'Level', 'approved');
    await api(publisher, 'Leaks', 'in-review', 'staging');
    await api(publisher, 'Losses', 'rejected', 'closed');
    expect(await queries().queue()).toMatchObject([
      { name: 'Flow', reviewStatus: 'pending', securityFlags: ['No rate limit'], hasOpenApiSpec: false },
      { name: 'Leaks', reviewStatus: 'in-review' },
    ]);
  });
});

it('nothing of it reads more rows among many APIs', async () => {
  const publisher = await provider('Pumps');
  const read = async (apis: number) => {
    await contexts.rows(
      `insert into marketplace.api_listings (provider_id, name, category, publishing_scope, review_status, status, pricing,
          submitted_at, created_at, updated_at)
        select $1, 'Flow', 'Energy', 'paid', 'approved', 'active', 'free', at, at, at
        from generate_series(1, $2::int) n, lateral (select timestamptz '2031-01-01' + n * interval '1 second' as at) t`,
      [publisher, apis],
    );
    await contexts.rows('select marketplace.sum_up_api_listings(0); analyze marketplace.api_listings');
    return rowsRead(contexts.database, async () => {
      await queries().figures();
      await queries().queue();
      await queries().listings({ limit: 20 });
      await queries().listings({ limit: 20, status: ApiStanding.Active });
    });
  };
  const few = await read(300);
  expect(await read(6_000)).toBeLessThanOrEqual(few + 20);
});
