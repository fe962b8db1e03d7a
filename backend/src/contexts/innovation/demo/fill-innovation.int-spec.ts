import { type Contexts, startContexts } from '../../../../test/support/contexts';
import { DemoData } from '../../../platform/demo/demo-data';
import { demoId } from '../../../platform/demo/demo-id';
import type { Viewer } from '../../../platform/http/viewer';
import { SearchSort } from '../../../platform/lists/browse.dto';
import { demoOrganizations, MembershipApi, organizationsFor } from '../../membership';
import { ProblemStatus } from '../innovation.enums';
import { ProblemsQueries } from '../problems/problems.queries';
import { SolutionsQueries } from '../solutions/solutions.queries';
import { demoProblems } from './demo-problems';
import { demoSolutions } from './demo-solutions';

const made = 300;
const visitor: Viewer = {
  kind: 'member',
  id: '00000000-0000-4000-8000-ffffffffffff',
  email: '',
  sessionId: '',
  enterprise: false,
  organizations: [],
};
let contexts: Contexts;
let said: string[];
const fill = (on = contexts, problems = made) => on.get(DemoData).fill(problems, (line) => void said.push(line));
const one = async (sql: string, on = contexts) => Object.values((await on.rows(sql))[0])[0];
const list = (query: object) => contexts.get(ProblemsQueries).list({ limit: 200, ...query });
/** All that was made, but when. */
const rowsOf = (on: Contexts) =>
  on.rows(`select id, title, description, category::text, status::text, organization_id, tags::text from innovation.problems
    union all select id, title, description, category::text, status::text, organization_id, tags::text from innovation.solutions
    union all select problem_id, note, feedback, solution_id::text, status::text, organization_id, null from innovation.solution_proposals
    union all select id, project_id::text, kind::text, currency, state::text, organization_id, amount_minor::text from innovation.value_entries
    union all select id, project_id::text, kind::text, to_status, null, organization_id, fields::text from innovation.changes
      where project_id in (select id from innovation.projects where name like '%, site s%')
    union all select id, name, country, type::text, null, null, null from membership.organizations order by 1, 2, 4, 5`);

/** The demo data, and a problem that somebody has submitted since. */
const submitted = { id: demoId('somebody’s'), title: 'Rain water runs off our roof' };
async function begin(): Promise<Contexts> {
  const begun = await startContexts();
  await begun.get(DemoData).load();
  await begun.rows(
    `insert into innovation.problems (id, title, description, category, organization_id, created_at)
      values ($1, $2, 'We would rather keep it.', 'environment', $3, now() - interval '9 hours')`,
    [submitted.id, submitted.title, demoOrganizations[0]?.id],
  );
  return begun;
}
const hidden = demoProblems.filter(
  ({ status }) => status === ProblemStatus.Draft || status === ProblemStatus.Withdrawn,
);
const before = demoProblems.length + 1 - hidden.length;

beforeAll(async () => {
  said = [];
  contexts = await begin();
  // What is remembered from before must not be told after.
  await contexts.get(ProblemsQueries).summary();
  await contexts.get(MembershipApi).organizationsIn(['KE']);
  await fill();
});
afterAll(() => contexts.stop());

describe('filling a database with 300 problems', () => {
  it('makes as many solutions, and organizations, connections and proposals with them, beside the demo data', async () => {
    expect(await one('select count(*)::int from innovation.problems')).toBe(before + hidden.length + made);
    expect(await one('select count(*)::int from innovation.solutions')).toBe(demoSolutions.length + made);
    expect(await one('select count(*)::int from membership.organizations')).toBe(
      demoOrganizations.length + organizationsFor(made),
    );
    expect(await one('select count(*)::int from membership.connections')).toBeGreaterThan(organizationsFor(made));
    expect(
      await one(`select count(*)::int from innovation.solution_proposals where note like 'We have done this%'`),
    ).toBeGreaterThan(made / 2);
  });

  it('is seen by lists and figures at once, also by those that had been asked before', async () => {
    expect((await list({})).total).toEqual({ count: before + made });
    expect((await contexts.get(ProblemsQueries).summary()).total).toBe(before + made);
    const { category } = await contexts.get(ProblemsQueries).facets({});
    expect(category.reduce((sum, { count }) => sum + count, 0)).toBe(before + made);
    expect((await contexts.get(MembershipApi).organizationsIn(['KE'])).length).toBeGreaterThan(1);
    const { total } = await contexts.get(SolutionsQueries).list(visitor, { limit: 1 });
    expect(total.count).toBe(await one(`select count(*)::int from innovation.solutions where status <> 'draft'`));
  });

  it('is found by search, each by the word that it has alone, and the demo data as before', async () => {
    const { title } = (
      await contexts.rows(`select title from innovation.problems where title like '%, site s%' limit 1`)
    )[0];
    const site = title.split(' ').at(-1);
    const found = await list({ search: site });
    expect(found.items.map((item) => item.title)).toEqual([title]);
    const nets = await list({ search: 'ghost nets lost Peniche Azores' });
    expect(nets.items[0]?.title).toBe('Ghost nets keep fishing for years after they are lost');
  });

  it('comes by date among the demo data when the newest are asked for', async () => {
    const { items } = await list({ search: 'water', sort: SearchSort.Newest });
    const times = items.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    const place = items.findIndex(({ id }) => id === submitted.id);
    expect(place).toBeGreaterThan(0);
    const isMade = (n: number) => items[n]?.title.includes(', site s');
    expect([isMade(place - 1), isMade(place + 1), isMade(items.length - 1)]).toEqual([true, true, false]);
  });

  it('keeps the rules: no proposal of a draft or before its time, none accepted where nothing has begun', async () => {
    const broken = `select count(*)::int from innovation.solution_proposals p
      join innovation.problems q on q.id = p.problem_id join innovation.solutions s on s.id = p.solution_id`;
    expect(await one(`${broken} where s.status = 'draft' or p.organization_id <> s.organization_id`)).toBe(0);
    expect(await one(`${broken} where p.status = 'accepted' and q.status = 'open'`)).toBe(0);
    expect(
      await one(`${broken} where p.note like 'We have done this%' and
      (p.created_at < greatest(q.created_at, s.published_at) or p.decided_at < p.created_at or p.decided_at > now())`),
    ).toBe(0);
    expect(await one(`${broken} where (p.feedback is not null) <> (p.status in ('accepted', 'declined'))`)).toBe(0);
  });

  it('makes five values of each project, which another of its organizations has looked at, and counts them', async () => {
    const made = `innovation.value_entries v join innovation.projects p on p.id = v.project_id where v.note like 'Against the year before, from%'`;
    expect(await one(`select count(*)::int from ${made}`)).toBe(5 * 300);
    expect(await one(`select count(distinct state)::int from ${made}`)).toBe(4);
    const outside = (id: string) =>
      `${id} is not null and ${id} <> p.lead_organization_id and not exists (select from innovation.project_collaborators c
        where c.project_id = p.id and c.organization_id = ${id})`;
    const wrong = `(${outside('v.organization_id')}) or (${outside('v.decided_by_organization_id')})
      or v.happened_on < p.created_at::date or v.happened_on > now() or v.decided_at > now() or v.decided_at < v.created_at`;
    expect(await one(`select count(*)::int from ${made} and (${wrong})`)).toBe(0);
    const counted = 'select sum(usd_minor)::text from innovation.value_counts';
    expect(await one(counted)).toBe(
      await one('select sum(usd_minor)::text from innovation.value_entries where corrected_by_id is null'),
    );
  });

  it('makes ten changes of each project by its lead, which tell how it came into its phase', async () => {
    const made = `innovation.changes c join innovation.projects p on p.id = c.project_id where p.name like '%, site s%'`;
    expect(await one(`select count(*)::int from ${made}`)).toBe(10 * 300);
    const wrong = `c.organization_id <> p.lead_organization_id or c.created_at < p.created_at or c.created_at > now()`;
    expect(await one(`select count(*)::int from ${made} and (${wrong})`)).toBe(0);
    const unlike = `(c.kind = 'edited') <> (cardinality(c.fields) = 1) or (c.kind = 'phase_changed') <> (cardinality(c.fields) = 0)`;
    expect(await one(`select count(*)::int from ${made} and (${unlike})`)).toBe(0);
    const way = await contexts.rows(
      `select p.phase, array_agg(distinct way) as ways from innovation.projects p cross join lateral (
        select coalesce(string_agg(c.from_status || ' ' || c.to_status, ', ' order by c.created_at), '') as way
        from innovation.changes c where c.project_id = p.id and c.kind = 'phase_changed') told
        where p.name like '%, site s%' group by 1`,
    );
    const steps = ['planning sandbox', 'sandbox pilot', 'pilot scaling', 'scaling deployed'];
    expect(Object.fromEntries(way.map(({ phase, ways }) => [phase, ways]))).toEqual(
      Object.fromEntries(
        ['planning', 'sandbox', 'pilot', 'scaling', 'deployed'].map((phase, n) => [
          phase,
          [steps.slice(0, n).join(', ')],
        ]),
      ),
    );
  });

  it('says how far it is', () => {
    expect(said).toContain('innovation.value_entries: 1,500 of 1,500');
    expect(said).toContain('innovation.changes: 3,000 of 3,000');
    expect(said).toContain('innovation.problems: 300 of 300');
    expect(said).toContain('innovation.solution_search: keys, and it is what the product writes');
  });

  it('is done once: a second time tells how many there are, and makes nothing', async () => {
    const rows = await rowsOf(contexts);
    expect(await fill(contexts, 20)).toBe(made);
    expect(await rowsOf(contexts)).toEqual(rows);
  });
});

describe('filling another database', () => {
  let other: Contexts;

  beforeAll(async () => {
    other = await begin();
  });
  afterAll(() => other.stop());

  it('leaves nothing when it fails, and can be done again', async () => {
    const rows = await rowsOf(other);
    await other.rows(`alter table innovation.solution_search_posts add constraint broken check (tf < 0) not valid`);
    await expect(fill(other)).rejects.toThrow('broken');
    expect(await rowsOf(other)).toEqual(rows);
    await other.rows('alter table innovation.solution_search_posts drop constraint broken');
    // What is kept is kept, also where the statistics cannot be made.
    await other.rows(`create function innovation.broken(text) returns int immutable language plpgsql as
      $$ begin if current_query() ~ 'vacuum' then raise 'no room'; end if; return 1; end $$`);
    await other.rows('create index broken on platform.settings (innovation.broken(name))');
    other.get(DemoData).add({
      name: 'last',
      order: 1000,
      load: async () => {},
      filled: async () => void said.push('told'),
    });
    expect(await fill(other)).toBeUndefined();
    expect(said.slice(-2)).toEqual(['vacuum analyze failed: no room', 'told']);
    await other.rows('drop index platform.broken');
  });

  it('makes the same', async () => {
    expect(await rowsOf(other)).toEqual(await rowsOf(contexts));
  });
});
