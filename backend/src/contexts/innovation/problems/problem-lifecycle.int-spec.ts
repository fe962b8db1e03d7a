import { Client } from 'pg';
import { as, type Contexts, organizationOf, startContexts } from '../../../../test/support/contexts';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { MembershipApi } from '../../membership';
import { ActivityQueries } from '../activity/activity.queries';
import { ProblemStatus, ProposalStatus } from '../innovation.enums';
import { InviteToPropose } from '../invitations/invite-to-propose';
import { SimilarQueries } from '../matches/similar.queries';
import { DecideProposal } from '../proposals/decide-proposal';
import { ProposeSolution } from '../proposals/propose-solution';
import { SubmitSolution } from '../solutions/submit-solution';
import { TimelineQueries } from '../timeline/timeline.queries';
import { ChangeProblemStatus } from './change-problem-status';
import { DiscardProblemDraft } from './discard-problem-draft';
import type { SubmitProblemDto } from './problem-requests.dto';
import { ProblemsQueries } from './problems.queries';
import { SubmitProblem } from './submit-problem';
import { SubmitProblemDraft } from './submit-problem-draft';

const { Open, InProgress, Solved, Closed, Withdrawn } = ProblemStatus;

let innovation: Contexts;
let owner: Viewer;
let proposer: Viewer;
let stranger: Viewer;
let problems: ProblemsQueries;
const submit = (form: Partial<SubmitProblemDto> = {}, viewer = owner) =>
  innovation.get(SubmitProblem).execute(viewer, { title: 'Leaks', description: 'In mains.', ...form });
const change = (id: string, to: Parameters<ChangeProblemStatus['execute']>[2], viewer = owner) =>
  innovation.get(ChangeProblemStatus).execute(viewer, id, to, 'For a reason.');
const submitDraft = (id: string, viewer = owner) => innovation.get(SubmitProblemDraft).execute(viewer, id);
const discard = (id: string, viewer = owner) => innovation.get(DiscardProblemDraft).execute(viewer, id);
const propose = (problemId: string, viewer = proposer) =>
  innovation.get(SubmitSolution).execute(viewer, { title: 'Probes', description: 'They listen.', problemId });
const proposalOf = async (solutionId: string) =>
  (await innovation.rows('select id from innovation.solution_proposals where solution_id = $1', [solutionId]))[0].id;
const accept = async (solutionId: string) =>
  innovation.get(DecideProposal).execute(owner, await proposalOf(solutionId), ProposalStatus.Accepted, {
    feedback: 'Good.',
    strengths: ['It listens.'],
    improvements: ['Smaller.'],
  });
const statusOf = async (id: string) => (await problems.find(id, owner))?.status;
/** Everywhere that a problem is listed, found or counted for somebody who does not own it. */
const seenBy = async (viewer: Viewer, id: string) => {
  const page = async (query: object) => (await problems.list({ limit: 50, ...query })).items.map((one) => one.id);
  const similar = await innovation.get(SimilarQueries).to('Leaks in mains', viewer);
  const activity = await innovation.get(ActivityQueries).newest(viewer, 50);
  return {
    page: await problems.find(id, viewer).then(Boolean),
    list: (await page({})).includes(id),
    narrowed: (await page({ submitter: organizationOf(owner) })).includes(id),
    search: (await page({ search: 'leaks' })).includes(id),
    similar: similar.problems.some(({ problem }) => problem.id === id),
    activity: activity.some(({ subject }) => subject.id === id),
    total: (await problems.summary()).total,
    facets: (await problems.facets({})).status.reduce((sum, { count }) => sum + count, 0),
  };
};
const hidden = { page: false, list: false, narrowed: false, search: false, similar: false, activity: false };
const shown = { page: true, list: true, narrowed: true, search: true, similar: true, activity: true };

beforeAll(async () => {
  innovation = await startContexts();
  problems = innovation.get(ProblemsQueries);
});
afterAll(() => innovation.stop());
beforeEach(async () => {
  await innovation.rows('truncate innovation.problems cascade');
  await problems.memory.changed();
  owner = await innovation.organization(`Ministry ${Math.random()}`);
  proposer = await innovation.organization(`AquaSense ${Math.random()}`);
  stranger = await innovation.organization(`Verdant ${Math.random()}`);
});

describe('a draft of a problem', () => {
  it('is kept with a record alone, and counted by no plan', async () => {
    await expect(() => submit({ draft: true })).leavesBehind((id: string) => ({
      audit: [
        {
          action: 'problem.drafted',
          actor: `member:${owner.id}`,
          subject: `problem:${id}`,
          details: { organizationId: organizationOf(owner) },
        },
      ],
    }));
    expect(
      await innovation.rows('select 1 from billing.entitlement_usage where organization_id = $1', [
        organizationOf(owner),
      ]),
    ).toEqual([]);
  });

  it('is seen by its organization alone, on its page and among its drafts', async () => {
    const id = await submit({ draft: true });
    expect(await seenBy(stranger, id)).toEqual({ ...hidden, total: 0, facets: 0 });
    expect(await seenBy(owner, id)).toMatchObject({ page: true, list: false, search: false, total: 0 });
    expect(await problems.hidden(as('viewer', owner))).toMatchObject([{ id, status: 'draft' }]);
    expect(await problems.hidden(stranger)).toEqual([]);
  });

  it('takes neither proposals nor invitations, and is not there for who would send one', async () => {
    const id = await submit({ draft: true });
    await expect(propose(id)).rejects.toThrow(notFound('problem').message);
    const solutionId = await innovation
      .get(SubmitSolution)
      .execute(proposer, { title: 'Probes', description: 'They listen.', publish: true });
    const offer = { problemId: id, solutionId };
    await expect(() => innovation.get(ProposeSolution).execute(proposer, offer)).leavesBehind({ refused: 'not_found' });
    const invite = () => innovation.get(InviteToPropose).execute(owner, id, { solutionId });
    await expect(invite).leavesBehind({ refused: 'problem_not_open' });
    await expect(() => innovation.get(InviteToPropose).execute(stranger, id, { solutionId })).leavesBehind({
      refused: 'not_found',
    });
  });

  it('is put before all members, as of then', async () => {
    const id = await submit({ draft: true });
    const other = await submit({ title: 'Another' });
    innovation.clock.move(60_000);
    const organizationId = organizationOf(owner);
    await expect(() => submitDraft(id, as('viewer', owner))).leavesBehind({ refused: 'organization_required' });
    await expect(() => submitDraft(id, stranger)).leavesBehind({ refused: 'not_found' });
    await expect(() => submitDraft(id)).leavesBehind({
      events: [{ type: 'innovation.problem-submitted', problemId: id, organizationId }],
      audit: [
        {
          action: 'problem.submitted',
          actor: `member:${owner.id}`,
          subject: `problem:${id}`,
          details: { organizationId },
        },
      ],
      notices: [`innovation.problems:${organizationOf(owner)}`],
    });
    innovation.clock.reset();
    expect(await seenBy(stranger, id)).toEqual({ ...shown, total: 2, facets: 2 });
    expect((await problems.list({ limit: 50 })).items.map((one) => one.id)).toEqual([id, other]);
    await expect(() => submitDraft(id)).leavesBehind({ refused: 'problem_not_draft' });
  });

  it('is counted by the plan when it is submitted', async () => {
    const free = await innovation.organization(`Free ${Math.random()}`, 'owner', 'free');
    const id = await submit({ draft: true }, free);
    await expect(() => submitDraft(id, free)).leavesBehind({ refused: 'entitlement_exceeded' });
    expect(await problems.find(id, free)).toMatchObject({ status: 'draft' });
  });

  it('is thrown away by its organization, and nothing else is', async () => {
    const id = await submit({ draft: true });
    await expect(() => discard(id, as('viewer', owner))).leavesBehind({ refused: 'organization_required' });
    await expect(() => discard(id, stranger)).leavesBehind({ refused: 'not_found' });
    await expect(() => discard(id)).leavesBehind({
      audit: [
        {
          action: 'problem.discarded',
          actor: `member:${owner.id}`,
          subject: `problem:${id}`,
          details: { organizationId: organizationOf(owner) },
        },
      ],
    });
    expect(await problems.find(id, owner)).toBeUndefined();
    const open = await submit();
    await expect(() => discard(open)).leavesBehind({ refused: 'problem_not_draft' });
    const draft = await submit({ draft: true });
    await expect(() => change(draft, Closed)).leavesBehind({ refused: 'problem_not_draft' });
  });
});

describe('what becomes of a problem', () => {
  it('leaves an event and a record, tells the lists, and says who, when and why', async () => {
    const problemId = await submit();
    const organizationId = organizationOf(owner);
    await expect(() => change(problemId, Closed)).leavesBehind({
      events: [{ type: 'innovation.problem-status-changed', problemId, organizationId, from: 'open', to: 'closed' }],
      audit: [
        {
          action: 'problem.status-changed',
          actor: `member:${owner.id}`,
          subject: `problem:${problemId}`,
          details: { before: { status: 'open' }, after: { status: 'closed' }, reason: 'For a reason.' },
        },
      ],
      notices: [`innovation.problems:${organizationOf(owner)}`],
    });
    const timeline = await innovation
      .get(TimelineQueries)
      .of('problem', problemId, { id: organizationId, name: 'Ministry' }, owner);
    expect(timeline[0]).toMatchObject({
      kind: 'status_changed',
      fromStatus: 'open',
      toStatus: 'closed',
      reason: 'For a reason.',
      by: 'Ada Okafor',
    });
  });

  it.each([
    [Open, [Closed, Withdrawn], [Open, Solved]],
    [InProgress, [Open, Solved, Closed, Withdrawn], []],
    [Solved, [Open], [Closed, Withdrawn, Solved]],
    [Closed, [Open], [Solved, Withdrawn, Closed]],
    [Withdrawn, [Open], [Solved, Closed, Withdrawn]],
  ] as const)('from %s can be %j, and nothing else', async (from, allowed, refused) => {
    const at = async () => {
      const id = await submit();
      await innovation.rows('update innovation.problems set status = $2 where id = $1', [id, from]);
      return id;
    };
    for (const to of allowed) {
      const id = await at();
      await change(id, to);
      expect(await statusOf(id)).toBe(to);
    }
    for (const to of refused) {
      const id = await at();
      await expect(change(id, to)).rejects.toMatchObject({ code: 'status_not_allowed', details: { allowed } });
      expect(await statusOf(id)).toBe(from);
    }
  });

  it('is decided by people of its organization who are more than viewers', async () => {
    const id = await submit();
    await expect(() => change(id, Closed, stranger)).leavesBehind({ refused: 'organization_required' });
    await expect(() => change(id, Closed, as('viewer', owner))).leavesBehind({ refused: 'organization_required' });
    await change(id, Closed, as('member', owner));
    expect(await statusOf(id)).toBe('closed');
  });

  it('waits for the proposals that nobody has decided', async () => {
    const id = await submit();
    await propose(id);
    await expect(() => change(id, Closed)).leavesBehind({ refused: 'proposals_pending' });
    expect(await problems.find(id, owner)).toMatchObject({ status: 'open', waitingProposals: 1 });
  });

  it('begins with the first proposal that is accepted, and says so', async () => {
    const id = await submit();
    await accept(await propose(id));
    const of = { id: organizationOf(owner), name: 'Ministry' };
    expect(await innovation.get(TimelineQueries).of('problem', id, of, stranger)).toMatchObject([
      { kind: 'status_changed', fromStatus: 'open', toStatus: 'in_progress', by: 'Ministry' },
      { kind: 'submitted' },
    ]);
    await change(id, Solved);
    expect(await statusOf(id)).toBe('solved');
  });
});

describe('a withdrawn problem', () => {
  it('is seen by its organization and by who has proposed to it', async () => {
    const id = await submit();
    await propose(id);
    await change(id, Withdrawn);
    expect(await seenBy(stranger, id)).toEqual({ ...hidden, total: 0, facets: 0 });
    expect(await problems.find(id, proposer)).toMatchObject({ status: 'withdrawn', canEdit: false });
    expect(await problems.hidden(owner)).toMatchObject([{ id, status: 'withdrawn' }]);
    await change(id, Open);
    expect(await seenBy(stranger, id)).toEqual({ ...shown, total: 1, facets: 1 });
  });

  it('answers many proposals in as many statements as few, mails aside', async () => {
    const withdrawnWith = async (proposals: number) => {
      const id = await submit();
      for (let n = 0; n < proposals; n += 1) await propose(id);
      const query = jest.spyOn(Client.prototype, 'query');
      const people = jest.spyOn(innovation.get(MembershipApi), 'decisionMakersOf');
      await change(id, Withdrawn);
      const texts = query.mock.calls.map(([sent]) => ((sent as { text?: string })?.text ?? sent) as unknown);
      const about = texts.filter((text) => /innovation"?\."?solution/.test(String(text)));
      const counted = [about.length, people.mock.calls.length];
      jest.restoreAllMocks();
      const left = await innovation.rows(
        `select count(*)::int as n from innovation.solution_proposals
          where problem_id = $1 and status = 'declined' and feedback = 'The problem was withdrawn: For a reason.'`,
        [id],
      );
      expect(left).toEqual([{ n: proposals }]);
      return counted;
    };
    expect(await withdrawnWith(2)).toEqual([4, 1]);
    expect(await withdrawnWith(12)).toEqual([4, 1]);
  });

  it('answers the proposals that wait, with its reason, by mail', async () => {
    const problemId = await submit();
    const solutionId = await propose(problemId);
    const proposalId = await proposalOf(solutionId);
    const organizationId = organizationOf(owner);
    const actor = `member:${owner.id}`;
    await expect(() => change(problemId, Withdrawn)).leavesBehind({
      events: [
        { type: 'innovation.proposal-decided', proposalId, problemId, solutionId, decision: 'declined' },
        { type: 'innovation.problem-status-changed', problemId, organizationId, from: 'open', to: 'withdrawn' },
      ],
      audit: [
        {
          action: 'proposal.declined',
          actor,
          subject: `proposal:${proposalId}`,
          details: { before: { status: 'pending' }, after: { status: 'declined' } },
        },
        {
          action: 'problem.status-changed',
          actor,
          subject: `problem:${problemId}`,
          details: { before: { status: 'open' }, after: { status: 'withdrawn' }, reason: 'For a reason.' },
        },
      ],
      mail: [{ template: 'proposal-decided', to: proposer.email, about: `proposal:${proposalId}` }],
      notices: [`innovation.problems:${organizationOf(owner)}`],
    });
  });
});
