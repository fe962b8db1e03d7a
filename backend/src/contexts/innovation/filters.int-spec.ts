import { isDeepStrictEqual } from 'node:util';
import { type Contexts, organizationOf, startContexts } from '../../../test/support/contexts';
import { eventually } from '../../../test/support/registration';
import { rowsRead } from '../../../test/support/rows-read';
import { Database } from '../../platform/database/database';
import { Notices } from '../../platform/database/notices';
import type { Viewer } from '../../platform/http/viewer';
import { toCursor } from '../../platform/lists/cursor';
import type { NarrowedList } from '../../platform/lists/narrowed-list';
import { SearchIndexes } from '../../platform/search/search-indexes';
import { toSearchCursor } from '../../platform/search/search-place';
import { MembershipApi, OrganizationType, organizationChanged } from '../membership';
import { narrowingOf, sortOfSearch } from './filters';
import { Category, ProblemStatus, SolutionStatus, TechnologyType, Urgency } from './innovation.enums';
import { type ProblemFacetsQuery, ProblemSort, type ProblemsQuery } from './problems/problem-requests.dto';
import { ProblemsQueries } from './problems/problems.queries';
import { SubmitProblem } from './problems/submit-problem';
import { SolutionSort, type SolutionsQuery } from './solutions/solution-requests.dto';
import { SolutionsQueries } from './solutions/solutions.queries';
import { SubmitSolution } from './solutions/submit-solution';

let innovation: Contexts;
let kenyan: Viewer;
let french: Viewer;

const problems = (query: Partial<ProblemsQuery>) => innovation.get(ProblemsQueries).list({ limit: 20, ...query });
const solutions = (query: Partial<SolutionsQuery>, viewer = french) =>
  innovation.get(SolutionsQueries).list(viewer, { limit: 20, ...query });
const titles = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title);

const of = (viewer: Viewer, name: string, count: number) => ({ value: organizationOf(viewer), name, count });

beforeAll(async () => {
  innovation = await startContexts();
  kenyan = await innovation.organization('Meridian Water');
  french = await innovation.organization('Verdant');
  await innovation.rows(
    `update membership.organizations set country = case name when 'Verdant' then 'FR' else 'KE' end,
      type = case name when 'Verdant' then 'ngo' else 'government' end::membership.organization_type`,
  );
});
afterAll(() => innovation.stop());

describe('problems', () => {
  beforeAll(async () => {
    const submit = (viewer: Viewer, title: string, form: object) =>
      innovation.get(SubmitProblem).execute(viewer, { title, description: 'A pump fails.', ...form });
    await submit(kenyan, 'Pump one', { category: Category.Energy, urgency: Urgency.High });
    await submit(french, 'Pump two', { category: Category.Energy, urgency: Urgency.Low });
    await submit(french, 'Pump three', { category: Category.Finance });
    await innovation.rows(`update innovation.problems set status = 'solved' where title = 'Pump three'`);
    await innovation.get(ProblemsQueries).memory.changed();
  });

  const cases: [Partial<ProblemsQuery>, string[]][] = [
    [{ category: [Category.Energy] }, ['Pump two', 'Pump one']],
    [{ category: [Category.Energy, Category.Finance] }, ['Pump three', 'Pump two', 'Pump one']],
    [{ urgency: [Urgency.High, Urgency.Critical] }, ['Pump one']],
    [{ status: [ProblemStatus.Solved] }, ['Pump three']],
    [{ region: ['FR'] }, ['Pump three', 'Pump two']],
    [{ region: ['FR'], status: [ProblemStatus.Open] }, ['Pump two']],
    [{ region: ['DE'] }, []],
    [{ submitterType: [OrganizationType.Ngo, OrganizationType.Startup] }, ['Pump three', 'Pump two']],
    [{ submitterType: [OrganizationType.Startup] }, []],
    [{ submitterType: [OrganizationType.Ngo, OrganizationType.Government], region: ['KE'] }, ['Pump one']],
    [{ submitterType: [OrganizationType.Government], region: ['FR'] }, []],
  ];
  it.each(cases)('that %j leaves are listed, searched and counted alike', async (filters, left) => {
    const listed = await problems(filters);
    expect(titles(listed)).toEqual(left);
    expect(listed.total).toEqual({ count: left.length });
    const found = await problems({ ...filters, search: 'pumps', sort: ProblemSort.Newest });
    expect(titles(found)).toEqual(left);
    expect(found.total).toEqual({ count: left.length });
  });

  it('are those of one organization, in one region or none', async () => {
    const submitter = organizationOf(french);
    expect(titles(await problems({ submitter }))).toEqual(['Pump three', 'Pump two']);
    expect(titles(await problems({ submitter, region: ['KE'] }))).toEqual([]);
    expect(titles(await problems({ submitter, submitterType: [OrganizationType.Government] }))).toEqual([]);
    expect((await problems({ submitter, region: ['FR'], submitterType: [OrganizationType.Ngo] })).items).toHaveLength(
      2,
    );
    expect(titles(await problems({ submitter, search: 'pump', sort: ProblemSort.Newest }))).toEqual([
      'Pump three',
      'Pump two',
    ]);
  });

  it('are leafed through', async () => {
    const query = { category: [Category.Energy], limit: 1 };
    const first = await problems(query);
    const second = await problems({ ...query, cursor: first.next });
    expect([titles(first), titles(second), second.next]).toEqual([['Pump two'], ['Pump one'], undefined]);
  });

  it('are counted by each value, as the other filters leave them', async () => {
    expect(await innovation.get(ProblemsQueries).facets({ category: [Category.Energy] })).toEqual({
      category: [
        { value: 'energy', count: 2 },
        { value: 'finance', count: 1 },
      ],
      urgency: [
        { value: 'high', count: 1 },
        { value: 'low', count: 1 },
      ],
      status: [{ value: 'open', count: 2 }],
      region: [
        { value: 'FR', count: 1 },
        { value: 'KE', count: 1 },
      ],
      submitterType: [
        { value: 'government', count: 1 },
        { value: 'ngo', count: 1 },
      ],
      submitter: expect.arrayContaining([of(french, 'Verdant', 1), of(kenyan, 'Meridian Water', 1)]),
      watched: [],
      isExact: true,
    });
    const { category } = await innovation.get(ProblemsQueries).facets({ region: ['KE'] });
    expect(category).toEqual([{ value: 'energy', count: 1 }]);
  });

  it('are counted by submitter, as the other filters leave them, whichever is chosen', async () => {
    const counted = async (query: ProblemFacetsQuery) =>
      (await innovation.get(ProblemsQueries).facets(query)).submitter;
    expect(await counted({})).toEqual([of(french, 'Verdant', 2), of(kenyan, 'Meridian Water', 1)]);
    expect(await counted({ submitter: organizationOf(kenyan) })).toHaveLength(2);
    expect(await counted({ region: ['KE'], submitter: organizationOf(french) })).toEqual([
      of(kenyan, 'Meridian Water', 1),
    ]);
    const found = [of(french, 'Verdant', 2), of(kenyan, 'Meridian Water', 1)];
    expect(await counted({ search: 'pumps' })).toEqual(found);
    expect(await counted({ search: 'pumps', submitter: organizationOf(kenyan) })).toEqual(found);
  });

  it('are counted by country whatever countries are chosen, and anew when an organization moves', async () => {
    const countries = async () =>
      (await innovation.get(ProblemsQueries).facets({ region: ['KE'], status: [ProblemStatus.Open] })).region;
    const french = { value: 'FR', count: 1 };
    expect(await countries()).toEqual([french, { value: 'KE', count: 1 }]);
    const move = (to: string) =>
      innovation.rows(`update membership.organizations set country = $1 where country = any('{KE,NG}')`, [to]);
    await move('NG');
    await innovation.get(Notices).send(organizationChanged, '');
    expect(await countries()).toEqual([french, { value: 'NG', count: 1 }]);
    await move('KE');
    await innovation.get(Notices).send(organizationChanged, '');
    expect(await countries()).toEqual([french, { value: 'KE', count: 1 }]);
  });

  it('are listed and counted by the country that an organization has moved to', async () => {
    const listed = async (region: string) => {
      const page = await problems({ region: [region] });
      return [page.total, titles(page)];
    };
    const move = async (to: string) => {
      await innovation.rows('update membership.organizations set country = $1 where id = $2', [
        to,
        organizationOf(kenyan),
      ]);
      await innovation.get(Notices).send(organizationChanged, '');
    };
    const [here, nowhere] = [
      [{ count: 1 }, ['Pump one']],
      [{ count: 0 }, []],
    ];
    expect([await listed('KE'), await listed('NG')]).toEqual([here, nowhere]);
    await move('NG');
    expect([await listed('KE'), await listed('NG')]).toEqual([nowhere, here]);
    await move('KE');
    expect([await listed('KE'), await listed('NG')]).toEqual([here, nowhere]);
  });

  it('are counted by what submitters are, whichever is chosen', async () => {
    const counted = async (query: ProblemFacetsQuery) =>
      (await innovation.get(ProblemsQueries).facets(query)).submitterType;
    const all = [
      { value: 'ngo', count: 2 },
      { value: 'government', count: 1 },
    ];
    expect(await counted({})).toEqual(all);
    expect(await counted({ submitterType: [OrganizationType.Government] })).toEqual(all);
    expect(await counted({ submitterType: [OrganizationType.Government], search: 'pumps' })).toEqual(all);
    expect(await counted({ region: ['KE'] })).toEqual([{ value: 'government', count: 1 }]);
    expect(
      (await innovation.get(ProblemsQueries).facets({ submitterType: [OrganizationType.Government] })).region,
    ).toEqual([{ value: 'KE', count: 1 }]);
  });

  it('are counted within what a search finds, as many as its list has', async () => {
    const counted = (query: ProblemFacetsQuery) => innovation.get(ProblemsQueries).facets(query);
    expect(await counted({ search: 'one pump', category: [Category.Finance] })).toEqual({
      category: [{ value: 'energy', count: 1 }],
      urgency: [],
      status: [],
      region: [],
      submitterType: [],
      submitter: [],
      watched: [],
      isExact: true,
    });
    expect(await counted({ search: 'pumps', region: ['FR'] })).toEqual({
      category: [
        { value: 'energy', count: 1 },
        { value: 'finance', count: 1 },
      ],
      urgency: [{ value: 'low', count: 1 }],
      status: [
        { value: 'open', count: 1 },
        { value: 'solved', count: 1 },
      ],
      region: [
        { value: 'FR', count: 2 },
        { value: 'KE', count: 1 },
      ],
      submitterType: [{ value: 'ngo', count: 2 }],
      submitter: [of(french, 'Verdant', 2)],
      watched: [],
      isExact: true,
    });
    expect((await counted({ search: 'pumps', submitter: organizationOf(kenyan) })).region).toEqual([
      { value: 'KE', count: 1 },
    ]);
    // Nothing has both words: some of them do.
    expect((await counted({ search: 'pump zeppelin' })).region).toHaveLength(2);
  });

  it('say which of their words a search has found, as they are written', async () => {
    const { items } = await problems({ search: 'failing PUM' });
    expect(items[0]?.hits).toEqual(['Pump', 'pump', 'fails']);
    expect((await problems({})).items[0]).not.toHaveProperty('hits');
    await innovation.rows(`update innovation.problems set tags = '{Impeller wear}' where title = 'Pump one'`);
    expect((await problems({ search: 'impellers' })).items[0]?.hits).toEqual(['Impeller']);
  });
});

describe('solutions', () => {
  const submit = (viewer: Viewer, title: string, form: object) =>
    innovation.get(SubmitSolution).execute(viewer, { title, description: 'It pumps.', publish: true, ...form });

  beforeAll(async () => {
    await submit(kenyan, 'Turbine', {
      category: Category.Energy,
      technologyType: TechnologyType.Hardware,
      readinessLevel: 8,
    });
    await submit(french, 'Ledger', {
      category: Category.Finance,
      technologyType: TechnologyType.Blockchain,
      readinessLevel: 3,
    });
    await submit(french, 'Sketch', { category: Category.Energy, publish: false });
  });

  const cases: [Partial<SolutionsQuery>, string[], string[]][] = [
    [{ category: [Category.Energy] }, ['Turbine'], ['Sketch', 'Turbine']],
    [{ technology: [TechnologyType.Hardware] }, ['Turbine'], ['Turbine']],
    [{ readinessFrom: 4 }, ['Turbine'], ['Turbine']],
    [{ readinessFrom: 2, readinessTo: 3 }, ['Ledger'], ['Ledger']],
    [{ readinessFrom: 9, readinessTo: 1 }, [], []],
    [{ status: [SolutionStatus.Draft] }, [], ['Sketch']],
    [{ status: [SolutionStatus.Draft], region: ['FR'] }, [], ['Sketch']],
    [{ region: ['FR'] }, ['Ledger'], ['Sketch', 'Ledger']],
  ];
  it.each(cases)(
    'that %j leaves are listed, searched and counted alike, drafts for their people alone',
    async (filters, forOthers, forOwn) => {
      for (const [viewer, left] of [
        [kenyan, forOthers],
        [french, forOwn],
      ] as const) {
        const listed = await solutions(filters, viewer);
        expect([titles(listed), listed.total.count]).toEqual([left, left.length]);
        const found = await solutions({ ...filters, search: 'pump', sort: SolutionSort.Newest }, viewer);
        expect([titles(found), found.total.count]).toEqual([left, left.length]);
      }
    },
  );

  it('of others that are drafts are shown to nobody who asks by their organization', async () => {
    expect(titles(await solutions({ submitter: organizationOf(french) }, kenyan))).toEqual(['Ledger']);
    const { status } = await innovation.get(SolutionsQueries).facets(kenyan, { submitter: organizationOf(french) });
    expect(status).toEqual([{ value: 'published', count: 1 }]);
  });

  it('are counted by each value, drafts for their people alone', async () => {
    const { readiness, category } = await innovation
      .get(SolutionsQueries)
      .facets(french, { category: [Category.Energy] });
    expect(readiness).toEqual(
      expect.arrayContaining([
        { value: '8', count: 1 },
        { value: '1', count: 1 },
      ]),
    );
    expect(category).toEqual([
      { value: 'energy', count: 2 },
      { value: 'finance', count: 1 },
    ]);
    expect((await innovation.get(SolutionsQueries).facets(kenyan, {})).category).toContainEqual({
      value: 'energy',
      count: 1,
    });
  });
});

it('one organization in a region is looked for without reading the others there', async () => {
  await innovation.rows(
    `insert into membership.organizations (name, type, country)
      select 'Neighbour ' || n, 'startup', 'FR' from generate_series(1, 5000) n`,
  );
  const asked = () =>
    innovation.get(ProblemsQueries).within({ submitter: organizationOf(french), region: ['FR', 'KE'] });
  expect((await asked()).owners).toEqual([organizationOf(french)]);
  expect(await rowsRead(innovation.get(Database), asked)).toBeLessThan(5);
});

it('owners that were read before a change of some are asked about as those of before it', async () => {
  const { memory } = innovation.get(ProblemsQueries);
  const { state } = memory.owners;
  const membership = innovation.get(MembershipApi);
  const read = [organizationOf(french)];
  const organizationsIn = jest.spyOn(membership, 'organizationsIn').mockImplementationOnce(async () => {
    await innovation.get(Notices).send(organizationChanged, '');
    return read;
  });
  const having = jest.fn(async (owners: string[]) => owners);
  await narrowingOf({ region: ['FR'] }, [], [], membership, memory, { having });
  organizationsIn.mockRestore();
  expect(having.mock.calls).toEqual([[read, expect.any(String), state]]);
  expect(memory.owners.state).not.toBe(state);
});

describe('a narrow filter among a hundred thousand', () => {
  beforeAll(async () => {
    await innovation.rows('truncate innovation.solutions cascade');
    const insert = `insert into innovation.solutions (organization_id, title, description, category, technology_type, readiness_level, status)
      select $1, 'A pump of brass ' || case when n % 33000 = 0 then n else n % 10 end, 'Common words.', (array['finance', 'energy'])[1 + n % 2]::innovation.category,
        case when n % 33000 = 0 then 'robotics' else 'software' end::innovation.technology_type,
        case when n % 33000 = 0 then 9 else 1 + n % 5 end, 'published'
      from generate_series($2::int, $3::int) n`;
    for (let from = 1; from <= 100_000; from += 2_000)
      await innovation.rows(insert, [organizationOf(french), from, from + 1_999]);
    await innovation.get(SearchIndexes).weigh('innovation.solution_search');
    await innovation.rows('select innovation.sum_up_solutions(0)');
    await innovation.rows('analyze innovation.solutions');
    await innovation.get(SolutionsQueries).memory.changed();
  }, 300_000);

  const few = ['A pump of brass 33000', 'A pump of brass 66000', 'A pump of brass 99000'];
  const narrow = { technology: [TechnologyType.Robotics], readinessFrom: 7 };

  it('finds all three, without words and with the most common ones', async () => {
    for (const search of ['', 'pump', 'common words of brass'])
      for (const sort of [SolutionSort.Best, SolutionSort.Newest]) {
        const { items, total } = await solutions({ ...narrow, search, sort });
        expect([items.map(({ title }) => title).sort(), total]).toEqual([few, { count: 3 }]);
      }
  });

  it('counts within a search that finds few, and without it where it finds too much', async () => {
    const counted = (search: string) => innovation.get(SolutionsQueries).facets(kenyan, { search });
    expect(await counted('brass 66000')).toMatchObject({
      technology: [{ value: 'robotics', count: 1 }],
      region: [{ value: 'FR', count: 1 }],
      isExact: true,
    });
    await eventually(async () => (await counted('pump')).region.length > 0, 'the first count');
    const all = await counted('pump');
    expect([all.isExact, all.region]).toEqual([false, [{ value: 'FR', count: 100_000 }]]);
    // Of one who is asked for there are few enough, with drafts of their own.
    await innovation.rows(
      `insert into innovation.solutions (organization_id, title, description, status)
        select $1, 'A pump of tin', 'It pumps.', s from unnest('{published, draft}'::innovation.solution_status[]) s`,
      [organizationOf(kenyan)],
    );
    const submitter = organizationOf(kenyan);
    expect(await innovation.get(SolutionsQueries).facets(kenyan, { search: 'pump', submitter })).toMatchObject({
      status: [
        { value: 'draft', count: 1 },
        { value: 'published', count: 1 },
      ],
      isExact: true,
    });
    await innovation.rows('delete from innovation.solutions where organization_id = $1', [submitter]);
  });

  it('reads no more of the table than it shows', async () => {
    await solutions(narrow);
    const read = await rowsRead(innovation.get(Database), () => solutions(narrow));
    expect(read).toBeLessThan(100);
  });

  it('leaves of a wide region what is of it alone, newest first', async () => {
    const title = 'A pump of tin';
    await innovation.rows(
      `insert into innovation.solutions (organization_id, title, description, category, technology_type, readiness_level, status)
        values ($1, $2, 'Common words.', 'other', 'software', 1, 'published')`,
      [organizationOf(kenyan), title],
    );
    await innovation.get(SolutionsQueries).memory.changed();
    const french = () => solutions({ region: ['FR'] });
    await eventually(async () => (await french()).isPassing === undefined, 'the count of now');
    const { items, total } = await french();
    expect([items.length, total]).toEqual([20, { count: 100_000 }]);
    expect(items.map((one) => one.title)).not.toContain(title);
    await innovation.rows('delete from innovation.solutions where title = $1', [title]);
    await innovation.get(SolutionsQueries).memory.changed();
  });

  it('counts them, and fills a wide page from the newest', async () => {
    const { technology, region } = await innovation.get(SolutionsQueries).facets(kenyan, narrow);
    expect(technology).toEqual([{ value: 'robotics', count: 3 }]);
    expect(region).toEqual([{ value: 'FR', count: 3 }]);
    const wide = () => solutions({ category: [Category.Energy], limit: 20 });
    expect((await wide()).total).toEqual({ count: 50_000 });
    expect(await rowsRead(innovation.get(Database), wide)).toBeLessThan(300);
  });

  it('lets nobody wait after a write until all are counted by who owns them; a few are counted at once', async () => {
    const inFrance = async (query: Partial<SolutionsQuery> = {}) =>
      (await innovation.get(SolutionsQueries).facets(kenyan, query)).region[0]?.count;
    const page = () => solutions({ region: ['FR'] });
    await eventually(async () => (await inFrance()) !== undefined && !(await page()).isPassing, 'the first counts');
    const [before, fewBefore, { total }] = [await inFrance(), await inFrance(narrow), await page()];
    await innovation.get(SubmitSolution).execute(french, {
      ...{ title: 'Robot', description: 'It counts.', publish: true },
      ...{ category: Category.Energy, technologyType: TechnologyType.Robotics, readinessLevel: 9 },
    });
    expect([await inFrance(), await inFrance(narrow)]).toEqual([before, Number(fewBefore) + 1]);
    // Its rows are of now, and nobody keeps it.
    const passing = await page();
    expect([passing.items[0]?.title, passing.total, passing.isPassing]).toEqual(['Robot', total, true]);
    await eventually(async () => (await inFrance()) === Number(before) + 1, 'the new count');
    await eventually(async () => (await page()).total.count === total.count + 1, 'the new total');
    await innovation.rows(`delete from innovation.solutions where title = 'Robot'`);
    await innovation.get(SolutionsQueries).memory.changed();
  });

  it('counts the drafts of who looks among them, and of nobody else', async () => {
    const { rows } = innovation;
    const counted = async (viewer: Viewer, query: Partial<SolutionsQuery> = {}) => {
      const of = async () => innovation.get(SolutionsQueries).facets(viewer, query);
      const known = async () => {
        const counts = await of();
        return counts.isExact ? counts : undefined;
      };
      const { region, submitter } = await eventually(known, 'the first count');
      return [region, submitter.map(({ name, count }) => [name, count])];
    };
    const all = [[{ value: 'FR', count: 100_000 }], [['Verdant', 100_000]]];
    await eventually(async () => isDeepStrictEqual(await counted(kenyan), all), 'the count of now');
    await rows(
      `insert into innovation.solutions (organization_id, title, description, category, technology_type, readiness_level, status)
        select case n when 1 then $1::uuid else $2::uuid end, 'Draft ' || n, 'Seen by its own.', 'energy', 'software', 1, 'draft' from generate_series(1, 3) n`,
      [organizationOf(french), organizationOf(kenyan)],
    );
    expect(await counted(kenyan)).toEqual([
      [...(all[0] as object[]), { value: 'KE', count: 2 }],
      [...(all[1] as object[]), ['Meridian Water', 2]],
    ]);
    expect(await counted(french)).toEqual([[{ value: 'FR', count: 100_001 }], [['Verdant', 100_001]]]);
    expect(await counted(french, { category: [Category.Finance] })).toEqual([
      [{ value: 'FR', count: 50_000 }],
      [['Verdant', 50_000]],
    ]);
    const both = () => solutions({ region: ['KE', 'FR'] }, kenyan);
    await eventually(async () => !(await both()).isPassing, 'the first count');
    expect((await both()).total).toEqual({ count: 100_002 });
    await rows(`delete from innovation.solutions where status = 'draft'`);
  });

  it('counts no list for others by who was there before a write', async () => {
    const inFrance = () => solutions({ region: ['FR'] });
    const queries = innovation.get(SolutionsQueries);
    await eventually(async () => !(await inFrance()).isPassing, 'the count of now');
    const before = await queries.within(kenyan, { region: ['FR'] });
    await innovation.rows(`update membership.organizations set country = 'KE' where id = $1`, [organizationOf(french)]);
    const told = () => innovation.database.transaction(() => innovation.get(Notices).send(organizationChanged, ''));
    await told();
    const narrowed = (queries as unknown as { submissions: { noun: { narrowed: NarrowedList<never, never, never> } } })
      .submissions.noun.narrowed;
    await narrowed.page(before, 20);
    await eventually(async () => (await inFrance()).total.count === 0, 'the count of who is there now');
    await innovation.rows(`update membership.organizations set country = 'FR' where id = $1`, [organizationOf(french)]);
    await told();
  });

  it.each<[string, Partial<SolutionsQuery>]>([
    ['all', {}],
    ['what a wide filter leaves', { category: [Category.Energy] }],
    ['a search, newest first', { search: 'pump', sort: SolutionSort.Newest }],
    ['a search of several words, newest first', { search: 'pump brass', sort: SolutionSort.Newest }],
    ['a search, best first', { search: 'pump', sort: SolutionSort.Best }],
  ])('reads for page 1,000 of %s no more than twice what it reads for the first', async (_, query) => {
    const first = await solutions(query);
    const [thousandth] = await innovation.rows(
      `select s.id, s.created_at as "createdAt", d.doc_id as doc from innovation.solutions s
        join innovation.solution_search_documents d using (id) order by s.created_at desc, s.id desc offset 19999 limit 1`,
    );
    const cursor = !query.search
      ? toCursor({ id: thousandth.id, createdAt: thousandth.createdAt.toISOString() })
      : toSearchCursor({
          kind: sortOfSearch(query.sort),
          after: query.sort === SolutionSort.Best ? 9_980 : thousandth.doc,
        });
    const deep = () => solutions({ ...query, cursor });
    expect((await deep()).items).toHaveLength(20);
    const read = await rowsRead(innovation.get(Database), () => solutions(query));
    const readDeep = await rowsRead(innovation.get(Database), deep);
    expect(first.items).toHaveLength(20);
    expect(read).toBeGreaterThan(0);
    expect(readDeep).toBeLessThanOrEqual(2 * read);
  });
});
