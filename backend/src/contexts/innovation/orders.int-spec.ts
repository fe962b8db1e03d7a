import { type Contexts, organizationOf, refusal, startContexts } from '../../../test/support/contexts';
import { rowsRead } from '../../../test/support/rows-read';
import type { Viewer } from '../../platform/http/viewer';
import { Category, ProblemStatus, SolutionStatus, Urgency } from './innovation.enums';
import { ProblemSort, type ProblemsQuery } from './problems/problem-requests.dto';
import { ProblemsQueries } from './problems/problems.queries';
import { SolutionSort, type SolutionsQuery } from './solutions/solution-requests.dto';
import { SolutionsQueries } from './solutions/solutions.queries';

let innovation: Contexts;
let viewer: Viewer;

const problems = (query: Partial<ProblemsQuery>) => innovation.get(ProblemsQueries).list({ limit: 20, ...query });
const solutions = (query: Partial<SolutionsQuery>) =>
  innovation.get(SolutionsQueries).list(viewer, { limit: 20, ...query });
const titles = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title).join(' ');

/** All titles, leafed through two by two. */
async function leafed(list: (cursor?: string) => Promise<{ items: { title: string }[]; next?: string }>) {
  const pages: string[] = [];
  let page = await list();
  for (; page.next; page = await list(page.next)) pages.push(titles(page));
  return [...pages, titles(page)].join(' ');
}

beforeAll(async () => {
  innovation = await startContexts();
  viewer = await innovation.organization('Meridian Water');
  const by = organizationOf(viewer);
  await innovation.rows(
    `insert into innovation.problems (organization_id, title, description, urgency, status, estimated_value_minor,
        estimated_value_currency, estimated_value_usd_minor, decide_by, created_at)
      select $1, t, 'It leaks.', u::innovation.urgency, s::innovation.problem_status, v, case when v is not null then 'USD' end, v, d::date,
        '2026-01-01'::timestamptz + n * interval '1 hour'
      from (values ('A', 'low', 'open', 500, '2026-03-01', 1), ('B', null, 'open', null, '2026-02-01', 2), ('C', 'critical', 'solved', 900, '2026-01-15', 3),
        ('D', 'high', 'in_progress', 500, '2026-04-01', 4), ('E', 'high', 'closed', null, '2026-01-10', 5), ('F', 'critical', 'draft', 999, null, 6),
        ('G', 'medium', 'open', 9007199254740993, '2026-02-01', 7)) given (t, u, s, v, d, n)`,
    [by],
  );
  await innovation.rows(
    `insert into innovation.solutions (organization_id, title, description, readiness_level, status, created_at)
      select $1, t, 'It finds leaks.', r, s::innovation.solution_status, '2026-01-01'::timestamptz + n * interval '1 hour'
      from (values ('A', 3, 'published', 1), ('B', 9, 'published', 2), ('C', 3, 'published', 3), ('D', 7, 'draft', 4)) given (t, r, s, n)`,
    [by],
  );
});
afterAll(() => innovation.stop());

describe('lists', () => {
  it.each<[Partial<ProblemsQuery>, string]>([
    [{}, 'G E D C B A'],
    [{ sort: ProblemSort.Best }, 'G E D C B A'],
    [{ sort: ProblemSort.Value }, 'G C D A E B'],
    [{ sort: ProblemSort.AnswerDay }, 'G B A D E C'],
    [{ sort: ProblemSort.Urgency }, 'C E D G A B'],
    [{ sort: ProblemSort.AnswerDay, status: [ProblemStatus.Solved, ProblemStatus.Closed] }, 'E C'],
    [{ sort: ProblemSort.AnswerDay, status: [ProblemStatus.Open] }, 'G B A'],
    [{ sort: ProblemSort.Urgency, urgency: [Urgency.Low, Urgency.High] }, 'E D A'],
    [{ sort: ProblemSort.Value, category: [Category.Energy] }, ''],
  ])('of problems asked for %j are in this order, on any number of pages: %s', async (query, order) => {
    expect(titles(await problems(query))).toBe(order);
    expect(await leafed((cursor) => problems({ ...query, limit: 2, cursor }))).toBe(order);
  });

  it.each<[Partial<SolutionsQuery>, string]>([
    [{}, 'D C B A'],
    [{ sort: SolutionSort.Readiness }, 'B D C A'],
    [{ sort: SolutionSort.Readiness, readinessTo: 7 }, 'D C A'],
    [{ sort: SolutionSort.Readiness, readinessFrom: 9, readinessTo: 1 }, ''],
    [{ sort: SolutionSort.Readiness, status: [SolutionStatus.Published] }, 'B C A'],
  ])('of solutions asked for %j are in this order, on any number of pages: %s', async (query, order) => {
    expect(titles(await solutions(query))).toBe(order);
    expect(await leafed((cursor) => solutions({ ...query, limit: 2, cursor }))).toBe(order);
  });

  it('leave a search its own two orders', async () => {
    expect(titles(await problems({ search: 'leaks', sort: ProblemSort.Value }))).toBe(
      titles(await problems({ search: 'leaks' })),
    );
  });

  it('refuse the cursor of another order, and one that is none', async () => {
    const { next } = await problems({ sort: ProblemSort.Value, limit: 1 });
    for (const cursor of [
      next?.replace('value', 'urgency'),
      'value.1.x',
      next?.replace(/\.\d+\./, '.9999999999999999999.'),
    ])
      expect(await refusal(problems({ sort: ProblemSort.Value, cursor }))).toBe('invalid_input');
    expect(await refusal(problems({ sort: ProblemSort.Urgency, cursor: next }))).toBe('invalid_input');
    expect(await refusal(problems({ cursor: next }))).toBe('invalid_input');
  });
});

describe('among many, page 600', () => {
  const rows = 12_000;
  beforeAll(async () => {
    const by = organizationOf(viewer);
    // What is searched is not asked here.
    await innovation.rows('alter table innovation.problems disable trigger search_added');
    await innovation.rows('alter table innovation.solutions disable trigger search_added');
    await innovation.rows(
      `insert into innovation.problems (organization_id, title, description, urgency, estimated_value_minor, estimated_value_currency,
          estimated_value_usd_minor, decide_by)
        select $1, n, 'Common words.', (enum_range(null::innovation.urgency))[1 + n % 4], n % 977, 'USD', n % 977, '2026-02-01'::date + n % 60
        from generate_series(1, ${rows}) n`,
      [by],
    );
    await innovation.rows(
      `insert into innovation.solutions (organization_id, title, description, readiness_level, status)
        select $1, n, 'Common words.', 1 + n % 9, 'published' from generate_series(1, ${rows}) n`,
      [by],
    );
    await innovation.rows('analyze innovation.problems, innovation.solutions');
    await innovation.get(ProblemsQueries).memory.changed();
    await innovation.get(SolutionsQueries).memory.changed();
  });

  const lists: [
    string,
    (page: { limit: number; cursor?: string }) => ReturnType<typeof problems | typeof solutions>,
  ][] = [
    ['problems by value', (page) => problems({ sort: ProblemSort.Value, ...page })],
    ['problems by the day for answers', (page) => problems({ sort: ProblemSort.AnswerDay, ...page })],
    ['problems by urgency', (page) => problems({ sort: ProblemSort.Urgency, ...page })],
    [
      'the least urgent half by urgency',
      (page) => problems({ sort: ProblemSort.Urgency, urgency: [Urgency.Low, Urgency.Medium], ...page }),
    ],
    ['solutions by readiness', (page) => solutions({ sort: SolutionSort.Readiness, ...page })],
    ['low ones by readiness', (page) => solutions({ sort: SolutionSort.Readiness, readinessTo: 5, ...page })],
  ];
  it.each(lists)('of %s reads no more than twice what the first reads, which is little', async (_, list) => {
    const skip = async (pages: number, cursor?: string): Promise<string | undefined> =>
      pages === 0 ? cursor : skip(pages - 1, (await list({ limit: 200, cursor })).next);
    const deep = await skip(28);
    const first = await rowsRead(innovation.database, () => list({ limit: 10 }));
    const last = await rowsRead(innovation.database, () => list({ limit: 10, cursor: deep }));
    expect(first).toBeLessThan(60);
    expect(last).toBeLessThanOrEqual(2 * first);
  });
});
