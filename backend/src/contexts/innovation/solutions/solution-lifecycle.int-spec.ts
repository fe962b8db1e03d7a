import { as, type Contexts, organizationOf, refusal, startContexts } from '../../../../test/support/contexts';
import { whileAnother } from '../../../../test/support/while-another';
import type { Viewer } from '../../../platform/http/viewer';
import { ProposalStatus } from '../innovation.enums';
import { SubmitProblem } from '../problems/submit-problem';
import { DecideProposal } from '../proposals/decide-proposal';
import { ProposalsQueries } from '../proposals/proposals.queries';
import { ProposeSolution } from '../proposals/propose-solution';
import { TimelineQueries } from '../timeline/timeline.queries';
import { DiscardSolution } from './discard-solution';
import { EditSolution } from './edit-solution';
import { PublishSolution } from './publish-solution';
import type { SolutionContentDto } from './solution-requests.dto';
import { SolutionsQueries } from './solutions.queries';
import { SubmitSolution } from './submit-solution';
import { WithdrawSolution } from './withdraw-solution';

let innovation: Contexts;
let owner: Viewer;
let other: Viewer;
let solutions: SolutionsQueries;
const submit = (form: { publish?: boolean; problemId?: string; readinessLevel?: number } = { publish: true }) =>
  innovation.get(SubmitSolution).execute(owner, { title: 'Probes', description: 'They listen.', ...form });
const edit = (id: string, revision: number, form: Partial<SolutionContentDto> = {}, viewer = owner) =>
  innovation.get(EditSolution).execute(viewer, id, { title: 'Probes', description: 'They listen.', ...form, revision });
const withdraw = (id: string, viewer = owner) => innovation.get(WithdrawSolution).execute(viewer, id, 'Not ready.');
const discard = (id: string, viewer = owner) => innovation.get(DiscardSolution).execute(viewer, id);
const proposed = async () => {
  const problemId = await innovation.get(SubmitProblem).execute(other, { title: 'Leaks', description: 'In mains.' });
  const id = await submit({ problemId, readinessLevel: 7 });
  const [{ id: proposalId }] = await innovation.rows(
    'select id from innovation.solution_proposals where solution_id = $1',
    [id],
  );
  return { id, proposalId, problemId };
};

beforeAll(async () => {
  innovation = await startContexts();
  solutions = innovation.get(SolutionsQueries);
  owner = await innovation.organization('AquaSense');
  other = await innovation.organization('Ministry');
});
afterAll(() => innovation.stop());

describe('editing a solution', () => {
  it('writes it anew, with an event, a record and a line of its timeline', async () => {
    const id = await submit();
    const organizationId = organizationOf(owner);
    const fields = ['title', 'readinessLevel', 'tags'];
    await expect(() => edit(id, 1, { title: 'Acoustic probes', readinessLevel: 7, tags: ['water'] })).leavesBehind({
      events: [{ type: 'innovation.solution-edited', solutionId: id, organizationId, fields }],
      audit: [
        {
          action: 'solution.edited',
          actor: `member:${owner.id}`,
          subject: `solution:${id}`,
          details: { organizationId, fields },
        },
      ],
      notices: [`innovation.solutions:${organizationOf(owner)}`],
    });
    expect(await solutions.find(id, other)).toMatchObject({
      title: 'Acoustic probes',
      readinessLevel: 7,
      tags: ['water'],
      revision: 2,
      canEdit: false,
    });
    const of = { id: organizationId, name: 'AquaSense' };
    expect(await innovation.get(TimelineQueries).of('solution', id, of, other)).toMatchObject([
      { kind: 'edited', fields, by: 'AquaSense' },
      { kind: 'submitted', by: 'AquaSense' },
    ]);
  });

  it('leaves a record and tells the lists for a draft, and nothing where nothing is different', async () => {
    const id = await submit({ publish: false });
    const details = { organizationId: organizationOf(owner), fields: ['title'] };
    await expect(() => edit(id, 1, { title: 'Ears' })).leavesBehind({
      audit: [{ action: 'solution.edited', actor: `member:${owner.id}`, subject: `solution:${id}`, details }],
      notices: [`innovation.solutions:${organizationOf(owner)}`],
    });
    await expect(() => edit(id, 2, { title: 'Ears' })).leavesBehind({});
  });

  it('is refused on an older version, and one of two at once', async () => {
    const id = await submit();
    await edit(id, 1, { title: 'First' });
    await expect(() => edit(id, 1, { title: 'Second' })).leavesBehind({ refused: 'edited_meanwhile' });
    const both = await Promise.all([refusal(edit(id, 2, { title: 'Mine' })), refusal(edit(id, 2, { title: 'Yours' }))]);
    expect(both.sort()).toEqual(['edited_meanwhile', undefined]);
  });

  it('is for people of its organization who are more than viewers', async () => {
    const id = await submit();
    await expect(() => edit(id, 1, {}, other)).leavesBehind({ refused: 'organization_required' });
    await expect(() => edit(id, 1, {}, as('viewer', owner))).leavesBehind({ refused: 'organization_required' });
    const draft = await submit({ publish: false });
    await expect(() => edit(draft, 1, {}, other)).leavesBehind({ refused: 'not_found' });
  });
});

describe('withdrawing a solution', () => {
  it('makes it a draft again, and takes back where nobody has decided', async () => {
    const { id, proposalId } = await proposed();
    const organizationId = organizationOf(owner);
    const actor = `member:${owner.id}`;
    await expect(() => withdraw(id)).leavesBehind({
      events: [{ type: 'innovation.solution-withdrawn', solutionId: id, organizationId }],
      audit: [
        {
          action: 'proposal.withdrawn',
          actor,
          subject: `proposal:${proposalId}`,
          details: { before: { status: 'pending' }, after: { status: 'withdrawn' } },
        },
        {
          action: 'solution.withdrawn',
          actor,
          subject: `solution:${id}`,
          details: { before: { status: 'published' }, after: { status: 'draft' }, reason: 'Not ready.' },
        },
      ],
      notices: [`innovation.solutions:${organizationOf(owner)}`],
    });
    expect(await solutions.find(id, other)).toBeUndefined();
    expect(await solutions.find(id, owner)).toMatchObject({ status: 'draft', canPublish: true, canWithdraw: false });
    expect(
      await innovation.rows('select status::text from innovation.solution_proposals where id = $1', [proposalId]),
    ).toEqual([{ status: 'withdrawn' }]);
    await innovation.get(PublishSolution).execute(owner, id);
    expect(await solutions.find(id, other)).toMatchObject({ status: 'published' });
  });

  it('is refused for one that was accepted, that is a draft, or that is in use', async () => {
    const { id, proposalId } = await proposed();
    await innovation.get(DecideProposal).execute(other, proposalId, ProposalStatus.Accepted, {
      feedback: 'Good.',
      strengths: ['It listens.'],
      improvements: ['Smaller.'],
    });
    await expect(() => withdraw(id)).leavesBehind({ refused: 'solution_accepted' });
    const draft = await submit({ publish: false });
    await expect(() => withdraw(draft)).leavesBehind({ refused: 'status_not_allowed' });
    const tested = await submit();
    await innovation.rows(`update innovation.solutions set status = 'testing' where id = $1`, [tested]);
    await expect(() => withdraw(tested)).leavesBehind({ refused: 'status_not_allowed' });
  });

  it('is refused for one that is accepted in the same moment', async () => {
    const { id, proposalId } = await proposed();
    const accepting = `update innovation.solution_proposals set status = 'accepted' where id = $1`;
    expect(await refusal(whileAnother(innovation, [[accepting, [proposalId]]], () => withdraw(id)))).toBe(
      'solution_accepted',
    );
    expect(await solutions.find(id, other)).toMatchObject({ status: 'published' });
  });

  it('leaves no draft proposed: who proposes it in the same moment publishes it', async () => {
    const id = await submit();
    const problemId = await innovation.get(SubmitProblem).execute(other, { title: 'Leaks', description: 'In mains.' });
    const propose = () => innovation.get(ProposeSolution).execute(owner, { problemId, solutionId: id });
    const withdrawing = `with held as (select id from innovation.solutions where id = $1 for update)
      update innovation.solutions s set status = 'draft', published_at = null from held where s.id = held.id`;
    expect(await refusal(whileAnother(innovation, [[withdrawing, [id]]], propose))).toBeUndefined();
    expect(await solutions.find(id, other)).toMatchObject({ status: 'published' });
  });

  it('hides what is written in it then from those to whom it was proposed', async () => {
    const { id, problemId, proposalId } = await proposed();
    await withdraw(id);
    await edit(id, 1, { title: 'Still secret', readinessLevel: 9 });
    const proposals = innovation.get(ProposalsQueries);
    const listed = async (viewer: Viewer) => {
      const problem = { id: problemId, submittedBy: { id: organizationOf(other), name: '', type: '' } };
      return (await proposals.listOfProblem(problem as never, viewer, 10)).items[0]?.solution;
    };
    const hidden = {
      ...{ id, status: 'draft', isTakenBack: true },
      ...{ title: 'Probes', readinessLevel: 7, description: 'They listen.' },
    };
    expect(await listed(other)).toMatchObject(hidden);
    expect((await proposals.get(proposalId, other)).solution).toMatchObject(hidden);
    const own = { title: 'Still secret', readinessLevel: 9, status: 'draft', isTakenBack: false, description: null };
    expect(await listed(owner)).toMatchObject(own);
    expect((await proposals.listOwn(owner, { limit: 1 })).items[0]?.solution).toMatchObject(own);
    await innovation.get(PublishSolution).execute(owner, id);
    expect(await listed(other)).toMatchObject({ title: 'Still secret', readinessLevel: 9, status: 'published' });
  });

  it('is for people of its organization who are more than viewers', async () => {
    const id = await submit();
    await expect(() => withdraw(id, other)).leavesBehind({ refused: 'organization_required' });
    await expect(() => withdraw(id, as('viewer', owner))).leavesBehind({ refused: 'organization_required' });
  });
});

describe('discarding a solution', () => {
  it('throws a draft away, and nothing else', async () => {
    const id = await submit({ publish: false });
    await expect(() => discard(id, other)).leavesBehind({ refused: 'not_found' });
    await expect(() => discard(id, as('viewer', owner))).leavesBehind({ refused: 'organization_required' });
    await expect(() => discard(id)).leavesBehind({
      audit: [
        {
          action: 'solution.discarded',
          actor: `member:${owner.id}`,
          subject: `solution:${id}`,
          details: { organizationId: organizationOf(owner) },
        },
      ],
      notices: [`innovation.solutions:${organizationOf(owner)}`],
    });
    expect(await solutions.find(id, owner)).toBeUndefined();
    const published = await submit();
    await expect(() => discard(published)).leavesBehind({ refused: 'solution_not_draft' });
  });

  it('is refused for what was ever proposed: others keep what became of that', async () => {
    const { id, proposalId } = await proposed();
    await withdraw(id);
    await expect(() => discard(id)).leavesBehind({ refused: 'solution_proposed' });
    expect(await innovation.get(ProposalsQueries).get(proposalId, other)).toMatchObject({ status: 'withdrawn' });
  });
});
