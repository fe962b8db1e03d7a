import { type Contexts, organizationOf, startContexts } from '../../../../test/support/contexts';
import { minute } from '../../../platform/clock/durations';
import type { Viewer } from '../../../platform/http/viewer';
import { Category, ProblemStatus, Urgency, WatchedNoun } from '../innovation.enums';
import { type ProblemFacetsQuery, ProblemSort, type ProblemsQuery } from '../problems/problem-requests.dto';
import { ProblemsQueries } from '../problems/problems.queries';
import { SubmitProblem } from '../problems/submit-problem';
import { SolutionSort, type SolutionsQuery } from '../solutions/solution-requests.dto';
import { SolutionsQueries } from '../solutions/solutions.queries';
import { SubmitSolution } from '../solutions/submit-solution';
import { BeginWatching } from './begin-watching';
import { EndWatching } from './end-watching';
import { WatchesQueries } from './watches.queries';

let innovation: Contexts;
let ada: Viewer;
let other: Viewer;
const ids: Record<string, string> = {};

const watches = () => innovation.get(WatchesQueries);
const watch = (noun: WatchedNoun, title: string, viewer = ada) =>
  innovation.get(BeginWatching).execute(viewer, noun, ids[title] as string);
const problems = async (query: Partial<ProblemsQuery> = {}, viewer = ada) =>
  innovation.get(ProblemsQueries).list({ limit: 20, ...query }, await watches().problems(viewer));
const solutions = async (query: Partial<SolutionsQuery> = {}, viewer = ada) =>
  innovation.get(SolutionsQueries).list(viewer, { limit: 20, ...query }, await watches().solutions(viewer));
const counted = async (query: ProblemFacetsQuery = {}, viewer = ada) =>
  innovation.get(ProblemsQueries).facets(query, await watches().problems(viewer));
const titles = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title);
/** What the page of what is watched has. */
const onThePage = async (noun: WatchedNoun, viewer = ada) => {
  const { items } = await watches().list(viewer, { limit: 50 });
  return titles({ items: items.filter((item) => item.noun === noun) });
};

async function submit(title: string, form: object, viewer = other) {
  innovation.clock.move(minute);
  ids[title] = await innovation.get(SubmitProblem).execute(viewer, { title, description: 'A pump fails.', ...form });
}
async function offer(title: string, form: object, viewer = other) {
  innovation.clock.move(minute);
  const content = { title, description: 'It pumps.', publish: true, ...form };
  ids[title] = await innovation.get(SubmitSolution).execute(viewer, content);
}

beforeAll(async () => {
  innovation = await startContexts();
  ada = await innovation.organization('Meridian Water');
  other = await innovation.organization('Verdant');
  await innovation.rows(
    `update membership.organizations set country = case name when 'Verdant' then 'FR' else 'KE' end`,
  );
  await submit('Pump one', {
    ...{ category: Category.Energy, urgency: Urgency.Low, estimatedValue: '$1M', tags: ['pump', 'fails'] },
  });
  await submit('Pump two', { category: Category.Energy, urgency: Urgency.High, estimatedValue: '$3M' });
  await submit('Pump three, which fails as no pump fails', { category: Category.Finance, estimatedValue: '$2M' }, ada);
  await submit('Pump four', { category: Category.Energy });
  for (const title of ['Pump three, which fails as no pump fails', 'Pump one', 'Pump two'])
    await watch(WatchedNoun.Problem, title);
  await watch(WatchedNoun.Problem, 'Pump four', other);
  await offer('Turbine', { readinessLevel: 8 });
  await offer('Ledger', { readinessLevel: 3 });
  await offer('Sketch', { readinessLevel: 9 });
  for (const title of ['Turbine', 'Ledger', 'Sketch']) await watch(WatchedNoun.Solution, title);
});
afterAll(() => innovation.stop());

const three = 'Pump three, which fails as no pump fails';

describe('the problems that somebody watches', () => {
  it('are listed as all are, and those of others are not among them', async () => {
    const page = await problems();
    expect([titles(page), page.total]).toEqual([[three, 'Pump two', 'Pump one'], { count: 3 }]);
    expect(titles(await problems({}, other))).toEqual(['Pump four']);
    expect(await problems({}, await innovation.organization('Bystander'))).toMatchObject({
      items: [],
      total: { count: 0 },
    });
  });

  it.each<[Partial<ProblemsQuery>, string[]]>([
    [{ category: [Category.Energy] }, ['Pump two', 'Pump one']],
    [{ category: [Category.Energy], urgency: [Urgency.High] }, ['Pump two']],
    [{ region: ['KE'] }, [three]],
    [{ region: ['DE'] }, []],
    [{ status: [ProblemStatus.Solved] }, []],
  ])('are narrowed to %j, searched and counted alike', async (filters, left) => {
    const page = await problems(filters);
    expect([titles(page), page.total]).toEqual([left, { count: left.length }]);
    const found = await problems({ ...filters, search: 'pumps', sort: ProblemSort.Newest });
    expect([titles(found), found.total]).toEqual([left, { count: left.length }]);
    const watched = left.length > 0 ? [{ value: 'true', count: left.length }] : [];
    expect((await counted(filters)).watched).toEqual(watched);
    expect((await counted({ ...filters, search: 'pumps' })).watched).toEqual(watched);
  });

  it('come in each order, page by page', async () => {
    for (const [sort, inOrder] of [
      [ProblemSort.Newest, [three, 'Pump two', 'Pump one']],
      [ProblemSort.Value, ['Pump two', three, 'Pump one']],
      [ProblemSort.Urgency, ['Pump two', 'Pump one', three]],
    ] as const) {
      const first = await problems({ sort, limit: 2 });
      const second = await problems({ sort, limit: 2, cursor: first.next });
      expect([...titles(first), ...titles(second)]).toEqual(inOrder);
      expect([first.items.length, second.next]).toEqual([2, undefined]);
    }
  });

  it('are searched best first, page by page, with the words that were found', async () => {
    const first = await problems({ search: 'pump fails', limit: 1 });
    expect(first).toMatchObject({ words: 'all', total: { count: 3 }, items: [{ title: three }] });
    expect(first.items[0]?.hits).toContain('fails');
    const second = await problems({ search: 'pump fails', limit: 1, cursor: first.next });
    const third = await problems({ search: 'pump fails', limit: 1, cursor: second.next });
    expect([...titles(second), ...titles(third)]).toEqual(['Pump one', 'Pump two']);
    expect(third.next).toBeUndefined();
    expect(titles(await problems({ search: 'zeppelin' }))).toEqual([]);
  });

  it('are what the other facets count once they alone are asked for', async () => {
    const all = await counted();
    expect(all.category).toContainEqual({ value: 'energy', count: 3 });
    expect(all.watched).toEqual([{ value: 'true', count: 3 }]);
    const { category, region, submitter, watched } = await counted({ watched: true, submitter: organizationOf(other) });
    expect(category).toEqual([{ value: 'energy', count: 2 }]);
    expect(region).toEqual([{ value: 'FR', count: 2 }]);
    expect(submitter.map(({ name, count }) => [name, count])).toEqual([
      ['Verdant', 2],
      ['Meridian Water', 1],
    ]);
    expect(watched).toEqual([{ value: 'true', count: 2 }]);
    expect((await counted({ watched: true, search: 'three' })).category).toEqual([{ value: 'finance', count: 1 }]);
  });

  it('are not there once they are withdrawn, or watched no more', async () => {
    await innovation.rows(`update innovation.problems set status = 'withdrawn' where title = 'Pump two'`);
    expect(titles(await problems())).toEqual([three, 'Pump one']);
    expect((await onThePage(WatchedNoun.Problem)).sort()).toEqual(['Pump one', three]);
    await innovation.get(EndWatching).execute(ada, WatchedNoun.Problem, ids[three] as string);
    expect(titles(await problems())).toEqual(['Pump one']);
    expect((await counted()).watched).toEqual([{ value: 'true', count: 1 }]);
  });
});

describe('the solutions that somebody watches', () => {
  it('are narrowed, ordered and counted, without what became the draft of others', async () => {
    expect(titles(await solutions())).toEqual(['Sketch', 'Ledger', 'Turbine']);
    await innovation.rows(`update innovation.solutions set status = 'draft' where title = 'Sketch'`);
    await watch(WatchedNoun.Solution, 'Sketch', other);
    expect(titles(await solutions())).toEqual(['Ledger', 'Turbine']);
    for (const viewer of [ada, other])
      expect(titles(await solutions({}, viewer))).toEqual(await onThePage(WatchedNoun.Solution, viewer));
    expect(titles(await solutions({}, other))).toEqual(['Sketch']);
    expect(titles(await solutions({ sort: SolutionSort.Readiness }))).toEqual(['Turbine', 'Ledger']);
    expect(titles(await solutions({ readinessFrom: 4 }))).toEqual(['Turbine']);
    expect(titles(await solutions({ search: 'turbine' }))).toEqual(['Turbine']);
    const facets = await innovation
      .get(SolutionsQueries)
      .facets(ada, { watched: true, readinessTo: 5 }, await watches().solutions(ada));
    expect(facets).toMatchObject({
      readiness: expect.arrayContaining([{ value: '8', count: 1 }]),
      region: [{ value: 'FR', count: 1 }],
      watched: [{ value: 'true', count: 1 }],
    });
  });
});
