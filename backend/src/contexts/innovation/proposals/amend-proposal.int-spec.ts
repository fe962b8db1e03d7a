import { as, type Contexts, organizationOf, refusal, startContexts } from '../../../../test/support/contexts';
import type { Left } from '../../../../test/support/left-behind';
import { hour } from '../../../platform/clock/durations';
import { Config } from '../../../platform/config/config';
import type { Viewer } from '../../../platform/http/viewer';
import { ProposalStatus } from '../innovation.enums';
import { SubmitProblem } from '../problems/submit-problem';
import { SubmitSolution } from '../solutions/submit-solution';
import { AmendProposal } from './amend-proposal';
import { DecideProposal } from './decide-proposal';
import { ProposalsQueries } from './proposals.queries';
import { ProposeSolution } from './propose-solution';
import { WithdrawProposal } from './withdraw-proposal';

const { Accepted } = ProposalStatus;

let innovation: Contexts;
let owner: Viewer;
let proposer: Viewer;
let stranger: Viewer;
let problemId: string;
let solutionId: string;
let id: string;

const amend = (viewer: Viewer, version: number, note = 'In May.', proposal = id) =>
  innovation.get(AmendProposal).execute(viewer, proposal, { note, version });
const versions = (viewer: Viewer, proposal = id) => innovation.get(ProposalsQueries).versions(proposal, viewer);
const nobody = '00000000-0000-4000-8000-ffffffffffff';

beforeAll(async () => {
  innovation = await startContexts({ RATE_LIMITS: 'on' });
  owner = await innovation.organization('Ministry');
  proposer = await innovation.organization('AquaSense');
  stranger = await innovation.organization('Verdant');
});
afterAll(() => innovation.stop());
beforeEach(async () => {
  problemId = await innovation.get(SubmitProblem).execute(owner, { title: 'Leaks', description: 'In mains.' });
  solutionId = await innovation
    .get(SubmitSolution)
    .execute(proposer, { title: 'Probes', description: 'They listen.', publish: true });
  id = await innovation.get(ProposeSolution).execute(proposer, { problemId, solutionId, note: 'Nakuru first.' });
});
afterEach(() => innovation.clock.reset());

describe('amending a proposal', () => {
  it('shows both sides the newest text, keeps the earlier ones with who wrote them, and tells the owner', async () => {
    const left = (version: number, note: string): Left => ({
      events: [{ type: 'innovation.proposal-amended', proposalId: id, problemId, solutionId, version }],
      audit: [
        {
          action: 'proposal.amended',
          actor: `member:${proposer.id}`,
          subject: `proposal:${id}`,
          details: { before: { version: version - 1 }, after: { version } },
        },
      ],
      mail: [
        {
          template: 'proposal-amended',
          to: owner.email,
          about: `proposal:${id}`,
          values: {
            firstName: 'Ada',
            problemTitle: 'Leaks',
            solutionTitle: 'Probes',
            organizationName: 'AquaSense',
            note,
            link: `${innovation.get(Config).appUrl}/problems/${problemId}?tab=proposals`,
          },
        },
      ],
    });
    innovation.clock.move(hour);
    const amendedAt = innovation.clock.now().toISOString();
    await expect(() => amend(proposer, 1)).leavesBehind(left(2, 'In May.'));
    expect(await innovation.get(ProposalsQueries).get(id, owner)).toMatchObject({
      note: 'In May.',
      version: 2,
      status: 'pending',
    });
    await expect(() => amend(as('member', proposer), 2, 'In June.')).leavesBehind({
      ...left(3, 'In June.'),
      audit: [expect.objectContaining({ details: { before: { version: 2 }, after: { version: 3 } } })],
    });
    const kept = await versions(owner);
    expect(kept).toMatchObject([
      { number: 3, note: 'In June.' },
      { number: 2, note: 'In May.' },
      { number: 1, note: 'Nakuru first.' },
    ]);
    expect(Math.abs(Date.parse(kept[1]?.createdAt as string) - Date.parse(amendedAt))).toBeLessThan(60_000);
    const { createdAt } = await innovation.get(ProposalsQueries).get(id, owner);
    expect(kept[2]?.createdAt).toBe(createdAt);
    expect(await versions(proposer)).toEqual(kept);
    expect(
      await innovation.rows('select author_id from innovation.proposal_versions where proposal_id = $1', [id]),
    ).toEqual([{ author_id: proposer.id }, { author_id: proposer.id }]);
  });

  it('is shown as the one version that there is before it', async () => {
    expect(await versions(owner)).toMatchObject([{ number: 1, note: 'Nakuru first.' }]);
    expect(await versions(stranger)).toEqual([]);
    expect(await versions(owner, nobody)).toEqual([]);
  });

  it('shows the newest hundred of many', async () => {
    await innovation.rows(
      `insert into innovation.proposal_versions (proposal_id, number, note, written_at)
       select $1, n, 'Version ' || n, now() from generate_series(1, 150) n`,
      [id],
    );
    await innovation.rows('update innovation.solution_proposals set version = 151 where id = $1', [id]);
    const kept = await versions(owner);
    expect([kept.length, kept[0]?.number, kept[1]?.number, kept.at(-1)?.number]).toEqual([100, 151, 150, 52]);
  });

  it('with the text that stands changes nothing', async () => {
    await expect(() => amend(proposer, 1, 'Nakuru first.')).leavesBehind({});
    expect(await versions(proposer)).toHaveLength(1);
  });

  it('of another version than stands is refused, also when many do so at once', async () => {
    await expect(() => amend(proposer, 2)).leavesBehind({ refused: 'proposal_amended' });
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, n) => refusal(amend(proposer, 1, `Version of ${n}`))),
    );
    expect(outcomes.sort()).toEqual([...Array(7).fill('proposal_amended'), undefined]);
    expect(await versions(proposer)).toHaveLength(2);
  });

  it('is the proposer’s alone', async () => {
    for (const [viewer, refused] of [
      [owner, 'not_found'],
      [stranger, 'not_found'],
      [as('viewer', proposer), 'organization_required'],
    ] as const)
      await expect(() => amend(viewer, 1)).leavesBehind({ refused });
    await expect(() => amend(proposer, 1, 'In May.', nobody)).leavesBehind({ refused: 'not_found' });
  });

  it('ends with the decision, and when it is taken back', async () => {
    await innovation.get(WithdrawProposal).execute(proposer, id);
    await expect(() => amend(proposer, 1)).leavesBehind({ refused: 'proposal_decided' });
    id = await innovation.get(ProposeSolution).execute(proposer, { problemId, solutionId });
    const points = { strengths: ['They float'], improvements: ['Name a price'] };
    await innovation.get(DecideProposal).execute(owner, id, Accepted, points);
    await expect(() => amend(proposer, 1)).leavesBehind({ refused: 'proposal_decided' });
  });

  it('overtakes a decision on the text before, and none that does not say what was read', async () => {
    const points = { strengths: ['They float'], improvements: ['Name a price'] };
    const decide = (version?: number) =>
      innovation.get(DecideProposal).execute(owner, id, Accepted, { ...points, version });
    await amend(proposer, 1);
    await expect(() => decide(1)).leavesBehind({ refused: 'proposal_amended' });
    expect(await innovation.get(ProposalsQueries).get(id, owner)).toMatchObject({ status: 'pending', strengths: [] });
    await decide(2);
    expect(await innovation.get(ProposalsQueries).get(id, owner)).toMatchObject({
      status: 'accepted',
      note: 'In May.',
    });
    await expect(() => decide(1)).leavesBehind({ refused: 'proposal_decided' });
    id = await innovation.get(ProposeSolution).execute(proposer, {
      problemId: await innovation.get(SubmitProblem).execute(owner, { title: 'Dust', description: 'In filters.' }),
      solutionId,
    });
    await amend(proposer, 1);
    await decide();
    expect(await innovation.get(ProposalsQueries).get(id, owner)).toMatchObject({ status: 'accepted', version: 2 });
  });

  it('is for who may add something', async () => {
    await innovation.letRead(organizationOf(proposer));
    await expect(() => amend(proposer, 1)).leavesBehind({ refused: 'subscription_read_only' });
    await innovation.rows('delete from billing.subscriptions');
  });

  it('is told by ten mails a day at most', async () => {
    const busy = await innovation.organization('Harbour');
    problemId = await innovation.get(SubmitProblem).execute(busy, { title: 'Dust', description: 'In filters.' });
    id = await innovation.get(ProposeSolution).execute(proposer, { problemId, solutionId });
    for (let version = 1; version <= 12; version += 1) await amend(proposer, version, `Version ${version + 1}`);
    const told = `select from notifications.messages where template = 'proposal-amended' and about = $1`;
    expect(await innovation.rows(told, [`proposal:${id}`])).toHaveLength(10);
    expect(await versions(busy)).toHaveLength(13);
  });
});
