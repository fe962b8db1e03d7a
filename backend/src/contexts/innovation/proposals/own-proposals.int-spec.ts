import { as, type Contexts, organizationOf, startContexts } from '../../../../test/support/contexts';
import { rowsRead } from '../../../../test/support/rows-read';
import type { Viewer } from '../../../platform/http/viewer';
import { ProposalStatus } from '../innovation.enums';
import { SubmitProblem } from '../problems/submit-problem';
import { SubmitSolution } from '../solutions/submit-solution';
import { DecideProposal } from './decide-proposal';
import { ProposableQueries } from './proposable.queries';
import { ProposalsQueries } from './proposals.queries';
import { ProposeSolution } from './propose-solution';
import { WithdrawProposal } from './withdraw-proposal';

const { Pending, Accepted, Declined, Withdrawn } = ProposalStatus;
const points = { strengths: ['They float'], improvements: ['Name a price'] };

let innovation: Contexts;
let owner: Viewer;
let proposer: Viewer;
let stranger: Viewer;

const problem = (viewer = owner) =>
  innovation.get(SubmitProblem).execute(viewer, { title: 'Leaks', description: 'In mains.' });
/** Proposes something new, and answers the proposal. */
async function propose(title: string, problemId: string, viewer = proposer): Promise<string> {
  await innovation.get(SubmitSolution).execute(viewer, { title, description: 'They listen.', problemId });
  const [row] = await innovation.rows(
    `select p.id from innovation.solution_proposals p join innovation.solutions s on s.id = p.solution_id
     where s.title = $1 and p.problem_id = $2`,
    [title, problemId],
  );
  return row.id;
}
const decide = (id: string, decision: typeof Accepted | typeof Declined) =>
  innovation.get(DecideProposal).execute(owner, id, decision, points);
const own = (viewer: Viewer, query: { limit?: number; cursor?: string; status?: ProposalStatus[] } = {}) =>
  innovation.get(ProposalsQueries).listOwn(viewer, { limit: 50, ...query });
const toDecide = (viewer: Viewer, query: { limit?: number; cursor?: string } = {}) =>
  innovation.get(ProposalsQueries).listToDecide(viewer, { limit: 50, ...query });
const counts = (viewer: Viewer) => innovation.get(ProposalsQueries).counts(viewer);
const titles = ({ items }: Awaited<ReturnType<typeof own>>) => items.map(({ solution }) => solution.title);
const none = [Pending, Accepted, Declined, Withdrawn].map((value) => ({ value, count: 0 }));

beforeAll(async () => {
  innovation = await startContexts();
  owner = await innovation.organization('Ministry');
  proposer = await innovation.organization('AquaSense');
  stranger = await innovation.organization('Verdant');
});
afterEach(async () => {
  for (const table of ['solution_proposals', 'problems', 'solutions'])
    await innovation.rows(`delete from innovation.${table}`);
});
afterAll(() => innovation.stop());

describe('what can be proposed to a problem', () => {
  const proposable = (problemId: string, viewer = proposer) =>
    innovation.get(ProposableQueries).find(problemId, viewer);

  it('is what the viewer’s organizations have published, with what became of it there', async () => {
    const [one, two] = [await problem(), await problem()];
    await decide(await propose('Declined', one), Declined);
    await innovation.get(WithdrawProposal).execute(proposer, await propose('Withdrawn', one));
    await propose('Elsewhere', two);
    await propose('Waiting', one);
    await propose('Of others', one, stranger);
    await innovation.get(SubmitSolution).execute(proposer, { title: 'Draft', description: 'They listen.' });
    expect((await proposable(one)).map(({ title, proposal }) => [title, proposal])).toEqual([
      ['Waiting', Pending],
      ['Elsewhere', null],
      ['Withdrawn', Withdrawn],
      ['Declined', Declined],
    ]);
    expect((await proposable(one))[0]).toMatchObject({
      submittedBy: { id: organizationOf(proposer), name: 'AquaSense' },
    });
    expect(await proposable(one, as('viewer', proposer))).toEqual([]);
    expect(await proposable(one, owner)).toEqual([]);
  });

  it('is as it was proposed last', async () => {
    const id = await problem();
    await decide(await propose('Probes', id), Declined);
    const [{ id: solutionId }] = await innovation.rows('select id from innovation.solutions');
    await innovation.get(ProposeSolution).execute(proposer, { problemId: id, solutionId });
    expect(await proposable(id)).toMatchObject([{ id: solutionId, proposal: Pending }]);
  });
});

describe('the proposals of a viewer’s organizations', () => {
  it('are theirs alone, with what they are for, narrowed by how they stand', async () => {
    const [one, two, three] = [await problem(), await problem(), await problem()];
    await decide(await propose('A', one), Accepted);
    await decide(await propose('B', two), Declined);
    await innovation.get(WithdrawProposal).execute(proposer, await propose('C', three));
    await propose('D', three);
    await propose('E', three, stranger);
    expect(titles(await own(proposer))).toEqual(['D', 'C', 'B', 'A']);
    expect(titles(await own(as('viewer', proposer)))).toEqual(['D', 'C', 'B', 'A']);
    expect(titles(await own(owner))).toEqual([]);
    expect(await own(proposer, { status: [Declined, Accepted] })).toMatchObject({
      total: { count: 2 },
      items: [
        {
          status: 'declined',
          ...points,
          problem: { id: two, title: 'Leaks', status: 'open', submittedBy: { name: 'Ministry' } },
          solution: { title: 'B', submittedBy: { name: 'AquaSense' } },
        },
        { status: 'accepted', problem: { id: one, status: 'in_progress' } },
      ],
    });
    expect(await counts(proposer)).toEqual({
      status: [Pending, Accepted, Declined, Withdrawn].map((value) => ({ value, count: 1 })),
      toDecide: 0,
      toScore: 0,
    });
    expect(await counts(owner)).toEqual({ status: none, toDecide: 2, toScore: 0 });
  });

  it('come in pages, of several organizations in one order', async () => {
    const both = { ...proposer, organizations: [...proposer.organizations, ...stranger.organizations] };
    const to = await problem();
    for (const title of ['A', 'B', 'C', 'D', 'E']) await propose(title, to, title === 'C' ? stranger : proposer);
    await innovation.rows('update innovation.solution_proposals set created_at = now()');
    const first = await own(both, { limit: 2 });
    const second = await own(both, { limit: 2, cursor: first.next });
    const last = await own(both, { limit: 2, cursor: second.next });
    const found = [first, second, last].flatMap(({ items }) => items.map(({ id }) => id));
    expect(found).toEqual([...found].sort().reverse());
    expect(new Set(found).size).toBe(5);
    expect([first.total, last.total, last.next]).toEqual([{ count: 5 }, { count: 5 }, undefined]);
  });

  it('are read no further than their page, however many there are', async () => {
    await innovation.rows(
      `with sought as (
        insert into innovation.problems (organization_id, title, description)
        select $2, 'Leak ' || n, 'In mains.' from generate_series(1, 2000) n returning id),
      offered as (
        insert into innovation.solutions (organization_id, title, description, status)
        values ($1, 'Probe', 'It listens.', 'published') returning id)
      insert into innovation.solution_proposals (problem_id, solution_id, organization_id, status, created_at)
      select q.id, s.id, $1, (enum_range(null::innovation.proposal_status))[1 + (n.n % 4)], now() - n.n * interval '1 minute'
      from (select id, row_number() over () as n from sought) n join sought q on q.id = n.id cross join offered s`,
      [organizationOf(proposer), organizationOf(owner)],
    );
    await innovation.rows('vacuum analyze innovation.solution_proposals, innovation.problems, innovation.solutions');
    const { database } = innovation;
    const page = await own(proposer, { limit: 10 });
    expect([page.items.length, page.total]).toEqual([10, { count: 2000 }]);
    const pages = [await counts(proposer), await counts(owner)];
    expect(pages).toMatchObject([{ status: [{ count: 500 }, {}, {}, {}] }, { toDecide: 500 }]);
    // Beside what is counted, a page reads eleven proposals of each status, and what eleven of them are about.
    const counting = (viewer: Viewer) => rowsRead(database, () => counts(viewer));
    const [byProposer, byOwner] = [await counting(proposer), await counting(owner)];
    expect(await rowsRead(database, () => own(proposer, { limit: 10 }))).toBeLessThan(byProposer + 100);
    expect(await rowsRead(database, () => toDecide(owner, { limit: 10 }))).toBeLessThan(byOwner + 100);
  });
});

describe('what waits for a viewer’s decision', () => {
  it('is pending, to problems of organizations that they may act for, what is due first first and in pages', async () => {
    const [mine, theirs] = [await problem(), await problem(stranger)];
    for (const title of ['A', 'B', 'C']) await propose(title, mine);
    await propose('D', theirs);
    await decide(await propose('E', mine), Declined);
    await propose('Own', mine, owner);
    await innovation.rows(`update innovation.solution_proposals p set answer_due_on = answer_due_on - 1
      from innovation.solutions s where s.id = p.solution_id and s.title = 'B'`);
    const first = await toDecide(owner, { limit: 2 });
    expect([titles(first), first.total]).toEqual([['B', 'A'], { count: 4 }]);
    const second = await toDecide(owner, { limit: 2, cursor: first.next });
    expect([titles(second), second.next]).toEqual([['C', 'Own'], undefined]);
    expect(titles(await toDecide(as('member', owner)))).toEqual(['B', 'A', 'C', 'Own']);
    expect(titles(await toDecide(as('viewer', owner)))).toEqual([]);
    expect((await counts(as('viewer', owner))).toDecide).toBe(0);
    expect(titles(await toDecide(proposer))).toEqual([]);
    expect(titles(await toDecide(stranger))).toEqual(['D']);
  });

  it.each(['x', 'AZrH', '.2026-12-24', 'x.2026-12-24', `${'A'.repeat(30)}.2026-02-30`, 'a.b.c'])(
    'has no page after %j',
    async (cursor) => {
      await expect(toDecide(owner, { cursor })).rejects.toMatchObject({ code: 'invalid_input' });
    },
  );
});
