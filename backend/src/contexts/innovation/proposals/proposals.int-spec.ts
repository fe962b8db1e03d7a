import { as, type Contexts, organizationOf, refusal, startContexts } from '../../../../test/support/contexts';
import type { Left } from '../../../../test/support/left-behind';
import { rowsRead } from '../../../../test/support/rows-read';
import { someoneWaits, whileAnother } from '../../../../test/support/while-another';
import { Config } from '../../../platform/config/config';
import type { Viewer } from '../../../platform/http/viewer';
import { ProposalStatus } from '../innovation.enums';
import type { IndustryProblemDetailDto } from '../problems/problems.dto';
import { ProblemsQueries } from '../problems/problems.queries';
import { SubmitProblem } from '../problems/submit-problem';
import { SubmitSolution } from '../solutions/submit-solution';
import { DecideProposal } from './decide-proposal';
import { ProposalsQueries } from './proposals.queries';
import { ProposeSolution } from './propose-solution';
import { RateFeedback } from './rate-feedback';
import { WithdrawProposal } from './withdraw-proposal';

const { Accepted, Declined } = ProposalStatus;

let innovation: Contexts;
let owner: Viewer;
let proposer: Viewer;
let stranger: Viewer;
let problemId: string;
const solution = (
  form: { problemId?: string; note?: string; organizationId?: string; publish?: boolean },
  viewer = proposer,
) => innovation.get(SubmitSolution).execute(viewer, { title: 'Probes', description: 'They listen.', ...form });
const propose = (solutionId: string, viewer = proposer) =>
  innovation.get(ProposeSolution).execute(viewer, { problemId, solutionId, note: 'Nakuru first.' });
const page = async (viewer: Viewer, limit: number, cursor?: string) => {
  const problem = (await innovation.get(ProblemsQueries).find(problemId, viewer)) as IndustryProblemDetailDto;
  return innovation.get(ProposalsQueries).listOfProblem(problem, viewer, limit, cursor);
};
const list = async (viewer: Viewer) => (await page(viewer, 50)).items;
const points = { strengths: ['They float'], improvements: ['Say which diameters they fit', 'Name a price'] };
const decide = (viewer: Viewer, id: string, decision: typeof Accepted | typeof Declined, feedback?: string) =>
  innovation.get(DecideProposal).execute(viewer, id, decision, { feedback, ...points });
const rate = (viewer: Viewer, id: string, helpful: boolean, note?: string) =>
  innovation.get(RateFeedback).execute(viewer, id, { helpful, note });
const withdraw = (viewer: Viewer, id: string) => innovation.get(WithdrawProposal).execute(viewer, id);
const linkTo = (problem: string) => `${innovation.get(Config).appUrl}/problems/${problem}?tab=proposals`;
const nobody = '00000000-0000-4000-8000-ffffffffffff';

async function proposed(): Promise<string> {
  await solution({ problemId, note: 'Nakuru first.' });
  const [proposal] = await list(proposer);
  return proposal?.id as string;
}

/** Does something while somebody else's transaction gives the problem another status, and lets that one commit first. */
const whileItBecomes = (status: string, work: () => Promise<unknown>) =>
  refusal(
    whileAnother(innovation, [['update innovation.problems set status = $2 where id = $1', [problemId, status]]], work),
  );

beforeAll(async () => {
  innovation = await startContexts();
  owner = await innovation.organization('Ministry');
  proposer = await innovation.organization('AquaSense');
  stranger = await innovation.organization('Verdant');
});
afterAll(() => innovation.stop());
beforeEach(async () => {
  problemId = await innovation.get(SubmitProblem).execute(owner, { title: 'Leaks', description: 'In mains.' });
});

describe('the proposals to a problem', () => {
  it('come in pages, to each viewer those that they may see', async () => {
    const made = [];
    for (let n = 0; n < 5; n += 1) made.unshift(await solution({ problemId }, n === 2 ? stranger : proposer));
    const solutions = ({ items }: Awaited<ReturnType<typeof page>>) => items.map((one) => one.solution.id);
    const first = await page(owner, 2);
    const second = await page(owner, 2, first.next);
    const last = await page(owner, 2, second.next);
    expect([first, second, last].map(solutions)).toEqual([made.slice(0, 2), made.slice(2, 4), made.slice(4)]);
    expect([first.total, last.total, last.next]).toEqual([{ count: 5 }, { count: 5 }, undefined]);
    expect(await page(stranger, 2)).toMatchObject({ total: { count: 1 }, items: [{ solution: { id: made[2] } }] });
    expect(solutions(await page(proposer, 3))).toEqual([made[0], made[1], made[3]]);
  });

  it('are read in pages of a busy problem too, and of others but their own none', async () => {
    await solution({ problemId }, stranger);
    await innovation.rows(
      `with offered as (
        insert into innovation.solutions (organization_id, title, description, status)
        select $2, 'Probe ' || n, 'It listens.', 'published' from generate_series(1, 3000) n returning id, organization_id)
      insert into innovation.solution_proposals (problem_id, solution_id, organization_id, created_at)
      select $1, id, organization_id, now() - row_number() over () * interval '1 minute' from offered`,
      [problemId, organizationOf(proposer)],
    );
    await innovation.rows('vacuum analyze innovation.solution_proposals, innovation.solutions');
    const [mine, theirs] = [await page(owner, 10), await page(stranger, 10)];
    expect([mine.items.length, mine.total, theirs.items.length, theirs.total]).toEqual([
      10,
      { count: 3001 },
      1,
      { count: 1 },
    ]);
    // Read are all proposals, once or twice, and of those of the page the solutions, and whether a reviewer must not know whose they are.
    expect(await rowsRead(innovation.database, () => page(owner, 10))).toBeLessThan(3150);
    expect(await rowsRead(innovation.database, () => page(stranger, 10))).toBeLessThan(6100);
  });
});

describe('proposing a solution', () => {
  it('publishes it and shows it to the owner of the problem', async () => {
    const solutionId = await solution({ problemId, note: 'Nakuru first.' });
    expect(await list(owner)).toMatchObject([
      {
        solution: {
          id: solutionId,
          title: 'Probes',
          readinessLevel: 1,
          status: 'published',
          submittedBy: { name: 'AquaSense' },
        },
        note: 'Nakuru first.',
        status: 'pending',
        feedback: null,
        strengths: [],
        improvements: [],
        helpful: null,
        helpfulNote: null,
        decidedAt: null,
      },
    ]);
  });

  it('leaves events, records and a mail to those who decide, and tells the lists', async () => {
    const solutionId = await solution({});
    const organizationId = organizationOf(proposer);
    const byProposer = { actor: `member:${proposer.id}` };
    await expect(() => propose(solutionId)).leavesBehind((proposalId: string) => ({
      events: [
        { type: 'innovation.solution-proposed', proposalId, problemId, solutionId, organizationId },
        { type: 'innovation.solution-published', solutionId, organizationId },
      ],
      audit: [
        {
          action: 'solution.published',
          ...byProposer,
          subject: `solution:${solutionId}`,
          details: { before: { status: 'draft' }, after: { status: 'published' } },
        },
        {
          action: 'solution.proposed',
          ...byProposer,
          subject: `proposal:${proposalId}`,
          details: { problemId, solutionId },
        },
      ],
      mail: [
        {
          template: 'solution-proposed',
          to: owner.email,
          about: `proposal:${proposalId}`,
          values: {
            firstName: 'Ada',
            problemTitle: 'Leaks',
            solutionTitle: 'Probes',
            organizationName: 'AquaSense',
            note: 'Nakuru first.',
            link: linkTo(problemId),
          },
        },
      ],
      notices: [`innovation.solutions:${organizationOf(proposer)}`],
    }));
  });

  it('is shown to the two organizations and to nobody else', async () => {
    await proposed();
    expect(await list(owner)).toHaveLength(1);
    expect(await list(proposer)).toHaveLength(1);
    expect(await list(stranger)).toEqual([]);
  });

  it('is welcome for one’s own problem', async () => {
    await solution({ problemId }, owner);
    expect(await list(owner)).toMatchObject([{ solution: { submittedBy: { name: 'Ministry' } } }]);
  });

  it('acts for another organization of a person who belongs to the problem’s', async () => {
    const both = { ...owner, organizations: [...owner.organizations, ...proposer.organizations] };
    await solution({ problemId }, both);
    expect(await list(owner)).toMatchObject([{ solution: { submittedBy: { name: 'AquaSense' } } }]);
    const problem = await innovation.get(ProblemsQueries).find(problemId, both);
    expect(problem).toMatchObject({ canDecide: true, canPropose: true });
  });

  it('happens once for a pair, also when sent many times at once', async () => {
    const solutionId = await solution({});
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => refusal(propose(solutionId))));
    expect(outcomes.filter((code) => code === undefined)).toHaveLength(1);
    expect(outcomes.filter((code) => code === 'already_proposed')).toHaveLength(7);
    expect(await list(owner)).toHaveLength(1);
  });

  it('of one draft to two problems at once publishes it once, and is done for both', async () => {
    const solutionId = await solution({});
    const another = await innovation.get(SubmitProblem).execute(owner, { title: 'Dust', description: 'In filters.' });
    const offer = (id: string) =>
      refusal(innovation.get(ProposeSolution).execute(proposer, { problemId: id, solutionId }));
    expect(await Promise.all([offer(problemId), offer(another)])).toEqual([undefined, undefined]);
  });

  it('may happen again after it was declined', async () => {
    const solutionId = await solution({ problemId });
    const [first] = await list(owner);
    await decide(owner, first?.id as string, Declined, 'Not yet.');
    await propose(solutionId);
    expect((await list(owner)).map(({ status }) => status)).toEqual(['pending', 'declined']);
  });

  it('does not find the solutions of others, and is not for viewers', async () => {
    for (const publish of [true, false]) {
      const solutionId = await solution({ publish });
      await expect(() => propose(solutionId, stranger)).leavesBehind({ refused: 'not_found' });
      await expect(() => propose(solutionId, as('viewer', proposer))).leavesBehind({
        refused: 'organization_required',
      });
    }
  });

  it('is announced once a day, however often it is withdrawn and made again', async () => {
    const mailed = async (solutionId: string) => {
      const id = await propose(solutionId);
      const { length } = await innovation.rows('select from notifications.messages where about = $1', [
        `proposal:${id}`,
      ]);
      await withdraw(proposer, id);
      return length;
    };
    const [first, second] = [await solution({}), await solution({})];
    expect([await mailed(first), await mailed(first), await mailed(second)]).toEqual([1, 0, 1]);
    await innovation.rows(
      `update innovation.solution_proposals set created_at = now() - interval '25 hours' where solution_id = $1`,
      [first],
    );
    expect(await mailed(first)).toBe(1);
    problemId = await innovation.get(SubmitProblem).execute(owner, { title: 'Dust', description: 'In filters.' });
    expect(await mailed(first)).toBe(1);
  });

  it('needs a problem and a solution that are there', async () => {
    const solutionId = await solution({});
    await expect(() => propose(nobody)).leavesBehind({ refused: 'not_found' });
    problemId = nobody;
    await expect(() => propose(solutionId)).leavesBehind({ refused: 'not_found' });
  });

  it('is refused once the problem is in progress', async () => {
    await decide(owner, await proposed(), Accepted);
    expect(await refusal(solution({ problemId }, stranger))).toBe('problem_not_open');
    expect(await innovation.get(ProblemsQueries).find(problemId, stranger)).toMatchObject({ canPropose: false });
  });

  it('sees what becomes of the problem in the meantime', async () => {
    const solutionId = await solution({});
    expect(await whileItBecomes('closed', () => propose(solutionId))).toBe('problem_not_open');
  });

  it('is listed newest first, and of one moment in one order', async () => {
    for (const viewer of [proposer, stranger, owner]) await solution({ problemId }, viewer);
    await innovation.rows('update innovation.solution_proposals set created_at = now() where problem_id = $1', [
      problemId,
    ]);
    const ids = (await list(owner)).map(({ id }) => id);
    expect(ids).toEqual([...ids].sort().reverse());
    await innovation.rows(
      `update innovation.solution_proposals set created_at = now() + interval '1 s' where id = $1`,
      [ids[2]],
    );
    expect((await list(owner)).map(({ id }) => id)).toEqual([ids[2], ids[0], ids[1]]);
  });
});

describe('deciding on a proposal', () => {
  /** What a decision leaves. */
  async function decided(
    id: string,
    decision: string,
    { feedback, notices }: { feedback: string; notices: string[] },
  ): Promise<Left> {
    const [proposal] = await list(owner);
    const begun = { problemId, organizationId: organizationOf(owner), from: 'open', to: 'in_progress' };
    return {
      events: [
        ...(decision === Accepted ? [{ type: 'innovation.problem-status-changed', ...begun }] : []),
        { type: 'innovation.proposal-decided', proposalId: id, problemId, solutionId: proposal?.solution.id, decision },
      ],
      audit: [
        {
          action: `proposal.${decision}`,
          actor: `member:${owner.id}`,
          subject: `proposal:${id}`,
          details: {
            before: { status: 'pending', problemStatus: 'open' },
            after: { status: decision, problemStatus: decision === Accepted ? 'in_progress' : 'open' },
          },
        },
      ],
      mail: [
        {
          template: 'proposal-decided',
          to: proposer.email,
          about: `proposal:${id}`,
          values: expect.objectContaining({
            firstName: 'Ada',
            problemTitle: 'Leaks',
            solutionTitle: 'Probes',
            decision,
            feedback,
            ...points,
            link: linkTo(problemId),
          }),
        },
      ],
      notices,
    };
  }

  it('takes the problem in progress when it is accepted, and tells the proposer', async () => {
    const id = await proposed();
    await expect(() => decide(owner, id, Accepted, 'Go ahead.')).leavesBehind(
      await decided(id, 'accepted', {
        feedback: 'Go ahead.',
        notices: [`innovation.problems:${organizationOf(owner)}`],
      }),
    );
    expect(await list(proposer)).toMatchObject([
      { status: 'accepted', feedback: 'Go ahead.', ...points, decidedAt: expect.any(String) },
    ]);
    expect(await innovation.get(ProblemsQueries).find(problemId, owner)).toMatchObject({ status: 'in_progress' });
  });

  it('leaves the problem open when it is declined', async () => {
    const id = await proposed();
    await expect(() => decide(owner, id, Declined, 'Too wide.')).leavesBehind(
      await decided(id, 'declined', { feedback: 'Too wide.', notices: [] }),
    );
    expect(await list(proposer)).toMatchObject([{ status: 'declined', feedback: 'Too wide.', ...points }]);
    expect(await innovation.get(ProblemsQueries).find(problemId, owner)).toMatchObject({ status: 'open' });
  });

  it('does not reopen a problem that is solved in the meantime', async () => {
    const id = await proposed();
    expect(await whileItBecomes('solved', () => decide(owner, id, Accepted))).toBeUndefined();
    expect(await innovation.get(ProblemsQueries).find(problemId, owner)).toMatchObject({ status: 'solved' });
  });

  it('waits for the problem before it holds the proposal, as who changes the problem does', async () => {
    const id = await proposed();
    const other = await innovation.database.pool.connect();
    await other.query('begin');
    await other.query('select from innovation.problems where id = $1 for update', [problemId]);
    const outcome = refusal(decide(owner, id, Declined, 'Too wide.'));
    await someoneWaits(innovation);
    const held = other.query('select from innovation.solution_proposals where id = $1 for update nowait', [id]);
    expect(await refusal(held)).toBeUndefined();
    await other.query('commit');
    other.release();
    expect(await outcome).toBeUndefined();
  });

  it('is the owner’s: the proposer may not, and to others there is no such proposal', async () => {
    const id = await proposed();
    for (const [viewer, refused] of [
      [proposer, 'organization_required'],
      [as('viewer', owner), 'organization_required'],
      [stranger, 'not_found'],
    ] as const)
      await expect(() => decide(viewer, id, Accepted)).leavesBehind({ refused });
    await expect(() => decide(owner, nobody, Accepted)).leavesBehind({ refused: 'not_found' });
  });

  it('happens once, also when two decide at once; the second is told that nothing is allowed any more', async () => {
    const id = await proposed();
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        refusal(n % 2 ? decide(owner, id, Accepted) : decide(owner, id, Declined, 'No')),
      ),
    );
    expect(outcomes.sort()).toEqual([...Array(7).fill('proposal_decided'), undefined]);
    await expect(decide(owner, id, Accepted)).rejects.toMatchObject({ kind: 'conflict', details: { allowed: [] } });
  });
});

describe('saying whether the answer has helped', () => {
  it('is the proposer’s, seen by who decided, and may be said anew', async () => {
    const id = await proposed();
    await decide(owner, id, Declined, 'Too wide.');
    const rated = (before: boolean | null, after: boolean): Left => ({
      audit: [
        {
          action: 'proposal.feedback-rated',
          actor: `member:${proposer.id}`,
          subject: `proposal:${id}`,
          details: { before: { helpful: before }, after: { helpful: after } },
        },
      ],
    });
    await expect(() => rate(proposer, id, false, 'Which diameters?')).leavesBehind(rated(null, false));
    expect(await list(owner)).toMatchObject([{ helpful: false, helpfulNote: 'Which diameters?', ...points }]);
    await expect(() => rate(as('member', proposer), id, true)).leavesBehind({
      audit: [expect.objectContaining({ details: rated(false, true).audit?.[0]?.details })],
    });
    expect(await list(owner)).toMatchObject([{ helpful: true, helpfulNote: null, status: 'declined' }]);
  });

  it('is for nobody else', async () => {
    const id = await proposed();
    await decide(owner, id, Accepted);
    for (const [viewer, refused] of [
      [owner, 'not_found'],
      [stranger, 'not_found'],
      [as('viewer', proposer), 'organization_required'],
    ] as const)
      await expect(() => rate(viewer, id, true)).leavesBehind({ refused });
    await expect(() => rate(proposer, nobody, true)).leavesBehind({ refused: 'not_found' });
  });

  it('needs an answer', async () => {
    const id = await proposed();
    await expect(() => rate(proposer, id, true)).leavesBehind({ refused: 'proposal_not_decided' });
    await withdraw(proposer, id);
    await expect(() => rate(proposer, id, true)).leavesBehind({ refused: 'proposal_not_decided' });
  });
});

describe('withdrawing a proposal', () => {
  it('is the proposer’s, until it is decided', async () => {
    const id = await proposed();
    await expect(() => withdraw(proposer, nobody)).leavesBehind({ refused: 'not_found' });
    await expect(() => withdraw(owner, id)).leavesBehind({ refused: 'not_found' });
    await expect(() => withdraw(as('viewer', proposer), id)).leavesBehind({ refused: 'organization_required' });
    await expect(() => withdraw(proposer, id)).leavesBehind({
      audit: [
        {
          action: 'proposal.withdrawn',
          actor: `member:${proposer.id}`,
          subject: `proposal:${id}`,
          details: { before: { status: 'pending' }, after: { status: 'withdrawn' } },
        },
      ],
    });
    expect(await list(proposer)).toMatchObject([{ status: 'withdrawn', decidedAt: expect.any(String) }]);
    expect(await refusal(withdraw(proposer, id))).toBe('proposal_decided');
    expect(await refusal(decide(owner, id, Accepted))).toBe('proposal_decided');
  });

  it('happens once, and not while it is decided', async () => {
    const id = await proposed();
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, n) => refusal(n % 2 ? withdraw(proposer, id) : decide(owner, id, Accepted))),
    );
    expect(outcomes.sort()).toEqual([...Array(7).fill('proposal_decided'), undefined]);
  });
});
