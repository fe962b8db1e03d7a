import { type Contexts, startContexts } from '../../../../test/support/contexts';
import { DemoData } from '../../../platform/demo/demo-data';
import type { Viewer } from '../../../platform/http/viewer';
import { demoOrganizations } from '../../membership';
import { ActivityQueries } from '../activity/activity.queries';
import { DashboardQueries } from './dashboard.queries';

let innovation: Contexts;
const read = () => innovation.get(DashboardQueries);
const memberOf = (...names: string[]): Viewer => ({
  kind: 'member',
  id: '00000000-0000-4000-8000-ffffffffffff',
  email: '',
  sessionId: '',
  enterprise: false,
  organizations: demoOrganizations.filter(({ name }) => names.includes(name)).map(({ id }) => ({ id, role: 'owner' })),
});

beforeAll(async () => {
  innovation = await startContexts();
  await innovation.get(DemoData).load();
});
afterAll(() => innovation.stop());

describe('the figures of the dashboard', () => {
  it('are those of the rows, whatever is written', async () => {
    const counted = () =>
      innovation.rows(`select
        (select count(*)::int from membership.organizations where is_confirmed and closed_at is null) as "totalOrganizations",
        (select count(*)::int from innovation.problems where status in ('open', 'in_progress')) as "totalProblems",
        (select count(*)::int from innovation.solutions where status <> 'draft') as "totalSolutions",
        (select count(*)::int from innovation.projects where phase in ('sandbox', 'pilot', 'scaling')) as "activeProjects"`);
    expect([await read().stats()]).toMatchObject(await counted());
    await innovation.rows(`update innovation.projects set phase = 'scaling'`);
    await innovation.rows(`insert into membership.organizations (name, type, country) values ('New', 'startup', 'ZZ')`);
    expect([await read().stats()]).toMatchObject(await counted());
    expect(
      await innovation.rows(`select innovation.recount_project_growth() as projects, innovation.recount_match_growth() as matches,
        membership.recount_directory_growth() as organizations`),
    ).toEqual([{ projects: 0, matches: 0, organizations: 0 }]);
  });

  it('count organizations as the directory lists them: confirmed ones that have not left', async () => {
    const counted = async () => {
      const { growth, highlights } = await read().overview();
      const { totalOrganizations } = await read().stats();
      return [totalOrganizations, growth[0]?.all, highlights.organizations, highlights.countries];
    };
    const all =
      'select count(*)::int as all, count(distinct country)::int as countries from membership.directory_entries';
    const [before] = await innovation.rows(all);
    expect(await counted()).toEqual([before.all, before.all, before.all, before.countries]);
    const [{ id }] = await innovation.rows(
      `insert into membership.organizations (name, type, country, is_confirmed) values ('Unseen', 'startup', 'XK', false) returning id`,
    );
    expect(await counted()).toEqual([before.all, before.all, before.all, before.countries]);
    await innovation.rows('update membership.organizations set is_confirmed = true where id = $1', [id]);
    const seen = before.all + 1;
    expect(await counted()).toEqual([seen, seen, seen, before.countries + 1]);
    await innovation.rows('update membership.organizations set closed_at = now() where id = $1', [id]);
    expect(await counted()).toEqual([before.all, before.all, before.all, before.countries]);
  });

  it('have confirmed value alone, by quarters of which none is left out', async () => {
    await innovation.rows('delete from innovation.value_entries');
    expect((await read().overview()).value).toEqual({ confirmedUsd: '0.00', quarters: [] });
    const [{ id }] = await innovation.rows('select id from innovation.projects limit 1');
    const enter = (usd: number, on: string, state: string) =>
      innovation.rows(
        `insert into innovation.value_entries (project_id, organization_id, kind, amount_minor, currency, usd_minor, happened_on, state,
            note, decided_by_organization_id, decided_at)
          select $1, gen_random_uuid(), 'revenue', $2, 'USD', $2, $3, $4::innovation.value_state, 'x', by,
            case when by is not null then now() end
          from (select case when $4 in ('confirmed', 'disputed') then gen_random_uuid() end as by) decided`,
        [id, usd * 100, on, state],
      );
    const now = new Date();
    const day = (quartersAgo: number) =>
      new Date(Date.UTC(now.getUTCFullYear(), Math.floor(now.getUTCMonth() / 3) * 3 - 3 * quartersAgo, 2))
        .toISOString()
        .slice(0, 10);
    const first = (quartersAgo: number) => day(quartersAgo).replace(/2$/, '1');
    await enter(680, day(2), 'confirmed');
    await enter(170, day(2), 'confirmed');
    await enter(720, day(0), 'confirmed');
    for (const state of ['estimated', 'claimed', 'disputed']) await enter(5000, day(1), state);
    const { value, highlights } = await read().overview();
    expect(value).toEqual({
      confirmedUsd: '1570.00',
      quarters: [
        { quarter: first(0), confirmedUsd: '720.00', entries: 1 },
        { quarter: first(1), confirmedUsd: '0.00', entries: 0 },
        { quarter: first(2), confirmedUsd: '850.00', entries: 2 },
      ],
    });
    expect(highlights.recordQuarter).toEqual({ quarter: first(2), confirmedUsd: '850.00', entries: 2 });
    expect((await read().stats()).totalValue).toBe('1570.00');
  });

  it('say how much came in the last twelve months, and of how much', async () => {
    await innovation.rows(`update membership.organizations set created_at = now() - interval '3 years'`);
    await innovation.rows(
      `insert into membership.organizations (name, type, is_confirmed) select n::text, 'startup', true from generate_series(1, 3) n`,
    );
    const [{ all }] = await innovation.rows('select count(*)::int as all from membership.directory_entries');
    const { growth, highlights } = await read().overview();
    const [organizations] = growth;
    expect(organizations).toMatchObject({
      measure: 'organizations',
      recent: 3,
      all,
      percent: Math.round(300 / all),
    });
    expect(organizations?.months).toHaveLength(12);
    expect(organizations?.months.at(-1)?.count).toBe(3);
    const countries = 'select count(distinct country)::int as countries from membership.directory_entries';
    expect([highlights]).toMatchObject(await innovation.rows(countries));
    await innovation.rows('delete from innovation.matches');
    expect((await read().overview()).growth.at(-1)).toMatchObject({ measure: 'matches', percent: null, all: 0 });
  });
});

describe('activity, page by page', () => {
  it('is the same as all at once, also where much has happened at one moment', async () => {
    await innovation.rows(
      `insert into innovation.problems (organization_id, title, description, created_at)
        select organization_id, 'At once ' || n, '', '2026-01-01' from generate_series(1, 25) n,
          (select organization_id from innovation.problems limit 1) o`,
    );
    const viewer = memberOf('AquaSense Robotics', 'Pacific Freight Lines');
    const all = await innovation.get(ActivityQueries).newest(viewer, 2000);
    const leafed: typeof all = [];
    for (let cursor: string | undefined, more = true; more; ) {
      const { entries, next } = await innovation.get(ActivityQueries).page(viewer, 7, cursor);
      leafed.push(...entries);
      cursor = next ?? undefined;
      more = next !== null;
    }
    expect(leafed).toEqual(all);
    expect(all.filter(({ title }) => title.startsWith('At once'))).toHaveLength(25);
  });
});
