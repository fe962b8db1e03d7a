import { type InnovationFixture, refusal, startInnovation } from '../../../../test/support/innovation';
import type { Viewer } from '../../../platform/http/viewer';
import { ProposalStatus } from '../innovation.enums';
import { ProblemsQueries } from '../problems/problems.queries';
import { SubmitProblem } from '../problems/submit-problem';
import { SubmitSolution } from '../solutions/submit-solution';
import { DecideProposal } from './decide-proposal';
import { ProposalsQueries } from './proposals.queries';
import { ProposeSolution } from './propose-solution';
import { WithdrawProposal } from './withdraw-proposal';

const { Accepted, Declined } = ProposalStatus;

let innovation: InnovationFixture;
let owner: Viewer;
let proposer: Viewer;
let stranger: Viewer;
let problemId: string;
const solution = (form: { problemId?: string; note?: string; organizationId?: string }, viewer = proposer) =>
  innovation.get(SubmitSolution).execute(viewer, { title: 'Probes', description: 'They listen.', ...form });
const propose = (solutionId: string, viewer = proposer) =>
  innovation.get(ProposeSolution).execute(viewer, { problemId, solutionId });
const list = (viewer: Viewer) => innovation.get(ProposalsQueries).listOfProblem(problemId, viewer);
const decide = (viewer: Viewer, id: string, decision: typeof Accepted | typeof Declined, feedback?: string) =>
  innovation.get(DecideProposal).execute(viewer, id, decision, feedback);

async function proposed(): Promise<string> {
  await solution({ problemId, note: 'Nakuru first.' });
  const [proposal] = await list(proposer);
  return proposal?.id as string;
}

beforeAll(async () => {
  innovation = await startInnovation();
  owner = await innovation.organization('Ministry');
  proposer = await innovation.organization('AquaSense');
  stranger = await innovation.organization('Verdant');
});
afterAll(() => innovation.stop());
beforeEach(async () => {
  innovation.mail.length = 0;
  problemId = await innovation.get(SubmitProblem).execute(owner, { title: 'Leaks', description: 'In mains.' });
});

describe('proposing a solution', () => {
  it('publishes it, tells the owner of the problem and is on record', async () => {
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
        decidedAt: null,
      },
    ]);
    expect(innovation.mail).toEqual([
      {
        template: 'solution-proposed',
        to: { name: 'Ada Okafor', address: owner.email },
        values: {
          firstName: 'Ada',
          problemTitle: 'Leaks',
          solutionTitle: 'Probes',
          organizationName: 'AquaSense',
          note: 'Nakuru first.',
          link: expect.stringMatching(new RegExp(`/problems/${problemId}$`)),
        },
        about: expect.stringMatching(/^proposal:/),
      },
    ]);
    const events = await innovation.rows(
      `select type from platform.outbox_events where payload->>'solutionId' = $1 order by type`,
      [solutionId],
    );
    expect(events).toEqual([{ type: 'innovation.solution-proposed' }, { type: 'innovation.solution-published' }]);
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

  it('may happen again after it was declined', async () => {
    const solutionId = await solution({ problemId });
    const [first] = await list(owner);
    await decide(owner, first?.id as string, Declined, 'Not yet.');
    await propose(solutionId);
    expect((await list(owner)).map(({ status }) => status)).toEqual(['pending', 'declined']);
  });

  it('does not find the solutions of others', async () => {
    const solutionId = await solution({});
    expect(await refusal(propose(solutionId, stranger))).toBe('not_found');
  });

  it('is refused once the problem is in progress', async () => {
    await decide(owner, await proposed(), Accepted);
    expect(await refusal(solution({ problemId }, stranger))).toBe('problem_not_open');
    expect(await innovation.get(ProblemsQueries).find(problemId, stranger)).toMatchObject({ canPropose: false });
  });
});

describe('deciding on a proposal', () => {
  it('takes the problem in progress when it is accepted, and tells the proposer', async () => {
    const id = await proposed();
    innovation.mail.length = 0;
    await decide(owner, id, Accepted, 'Go ahead.');
    expect(await list(proposer)).toMatchObject([
      { status: 'accepted', feedback: 'Go ahead.', decidedAt: expect.any(String) },
    ]);
    expect(await innovation.get(ProblemsQueries).find(problemId, owner)).toMatchObject({ status: 'in_progress' });
    expect(innovation.mail).toMatchObject([
      {
        template: 'proposal-decided',
        to: { address: proposer.email },
        values: {
          firstName: 'Ada',
          problemTitle: 'Leaks',
          solutionTitle: 'Probes',
          decision: 'accepted',
          feedback: 'Go ahead.',
        },
      },
    ]);
  });

  it('leaves the problem open when it is declined', async () => {
    await decide(owner, await proposed(), Declined, 'Too wide.');
    expect(await list(proposer)).toMatchObject([{ status: 'declined', feedback: 'Too wide.' }]);
    expect(await innovation.get(ProblemsQueries).find(problemId, owner)).toMatchObject({ status: 'open' });
  });

  it('is the owner’s: the proposer may not, and to others there is no such proposal', async () => {
    const id = await proposed();
    expect(await refusal(decide(proposer, id, Accepted))).toBe('organization_required');
    expect(await refusal(decide(stranger, id, Accepted))).toBe('not_found');
    const reader = { ...owner, organizations: owner.organizations.map(({ id }) => ({ id, role: 'viewer' as const })) };
    expect(await refusal(decide(reader, id, Accepted))).toBe('organization_required');
  });

  it('happens once, also when two decide at once; the second is told that nothing is allowed any more', async () => {
    const id = await proposed();
    const outcomes = await Promise.all([
      refusal(decide(owner, id, Accepted)),
      refusal(decide(owner, id, Declined, 'No')),
    ]);
    expect(outcomes.sort()).toEqual(['proposal_decided', undefined]);
    await expect(decide(owner, id, Accepted)).rejects.toMatchObject({ kind: 'conflict', details: { allowed: [] } });
  });
});

describe('withdrawing a proposal', () => {
  it('is the proposer’s, until it is decided', async () => {
    const id = await proposed();
    const withdraw = (viewer: Viewer) => innovation.get(WithdrawProposal).execute(viewer, id);
    expect(await refusal(withdraw(owner))).toBe('not_found');
    await withdraw(proposer);
    expect(await list(proposer)).toMatchObject([{ status: 'withdrawn', decidedAt: expect.any(String) }]);
    expect(await refusal(withdraw(proposer))).toBe('proposal_decided');
    expect(await refusal(decide(owner, id, Accepted))).toBe('proposal_decided');
  });
});
