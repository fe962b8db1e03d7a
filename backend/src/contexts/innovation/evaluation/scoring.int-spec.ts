import { organizationOf, refusal } from '../../../../test/support/contexts';
import {
  ada,
  add,
  ben,
  bystander,
  changeRubric,
  compare,
  counts,
  Declined,
  decide,
  evaluateAProblem,
  evaluated,
  evaluation,
  get,
  goOnWith,
  innovation,
  leaksAndDigging,
  listed,
  other,
  owner,
  problemFor,
  problemId,
  propose,
  proposer,
  ranking,
  reviews,
  toDecide,
} from '../../../../test/support/evaluating';
import { whileAnother } from '../../../../test/support/while-another';
import { Config } from '../../../platform/config/config';
import type { Viewer } from '../../../platform/http/viewer';
import { OrganizationWork } from '../../membership';
import { ActivityQueries } from '../activity/activity.queries';
import { ReviewState } from '../innovation.enums';
import { KeptMatchesQueries } from '../matches/kept-matches.queries';
import { SubmitProblem } from '../problems/submit-problem';
import { AmendProposal } from '../proposals/amend-proposal';
import { ProposalsQueries } from '../proposals/proposals.queries';
import { ProposeSolution } from '../proposals/propose-solution';
import { WithdrawProposal } from '../proposals/withdraw-proposal';
import { SubmitSolution } from '../solutions/submit-solution';
import { ChooseLead } from './choose-lead';
import { ExcuseReviewer } from './excuse-reviewer';
import { labelOf } from './label-of';
import { RemoveReviewer } from './remove-reviewer';
import { ScoreProposal } from './score-proposal';

const score = (viewer: Viewer, id: string, [first, second]: [number, number], versions: object = {}) =>
  get(ScoreProposal).execute(viewer, id, {
    marks: [
      { key: 1, mark: first },
      { key: 2, mark: second, note: 'On cast iron only.' },
    ],
    comment: 'Worth a pilot.',
    rubricVersion: 1,
    proposalVersion: 1,
    ...versions,
  });
const toScore = async (viewer: Viewer) => (await get(ProposalsQueries).listToScore(viewer, { limit: 50 })).items;

/** Does something while another transaction holds the problem, and commits that one first. */
const whileLocked = (statement: string, values: unknown[], work: () => Promise<unknown>) => {
  const hold = 'select from innovation.problems where id = $1 for update';
  return refusal(
    whileAnother(
      innovation,
      [
        [hold, [problemId]],
        [statement, values],
      ],
      work,
    ),
  );
};

evaluateAProblem();

describe('a reviewer', () => {
  it('is told neither who proposes nor what others have scored, wherever it is asked, until their own score is in', async () => {
    await evaluated();
    const id = await propose();
    await score(ben, id, [5, 1]);
    const blind = { label: labelOf(id), isBlind: true, solution: { id: null, title: 'Probes', submittedBy: null } };
    expect(await reviews(ada)).toMatchObject([{ ...blind, proposalId: id, state: ReviewState.Due, score: null }]);
    expect(await listed(ada)).toMatchObject([{ ...blind, id }]);
    expect(await compare(ada, id)).toMatchObject([{ ...blind, figures: null, scores: null }]);
    expect(await refusal(ranking(ada))).toBe('own_scores_first');
    expect(
      (await get(ActivityQueries).newest(ada, 50)).filter(({ kind }) => kind === 'solution_proposed'),
    ).toMatchObject([{ organizationName: 'An organization' }]);
    expect(await problemFor(ada)).toMatchObject({ dueScores: 1, canDecide: false, waitingProposals: 0 });
    expect(await counts(ada)).toMatchObject({ toDecide: 0, toScore: 1 });
    expect(await toScore(ada)).toMatchObject([{ ...blind, id }]);
    expect(await toScore(owner)).toEqual([]);
    expect(JSON.stringify([await reviews(ada), await listed(ada), await compare(ada, id)])).not.toContain('AquaSense');
    // Writing of it to one organization after another tells nothing either.
    const writing = (viewer: Viewer, to: Viewer) =>
      get(OrganizationWork).proposalTitle(viewer, id, [organizationOf(ada), organizationOf(to)]);
    expect([await writing(ada, proposer), await writing(ada, other)]).toEqual([undefined, undefined]);
    expect(await writing(owner, proposer)).toBe('Probes');

    await score(ada, id, [4, 4]);
    const known = { isBlind: false, solution: { title: 'Probes', submittedBy: { name: 'AquaSense' } } };
    expect(await reviews(ada)).toMatchObject([{ ...known, state: ReviewState.Scored, score: { points: 75 } }]);
    expect(await listed(ada)).toMatchObject([known]);
    expect(await writing(ada, proposer)).toBe('Probes');
    expect((await ranking(ada)).proposals).toMatchObject([
      { isBlind: false, rank: 1, scores: 2, figures: { mean: 70.8 } },
    ]);
    expect(await problemFor(ada)).toMatchObject({ dueScores: 0 });
    expect(await counts(ada)).toMatchObject({ toScore: 0 });
    expect(await toScore(ada)).toEqual([]);
  });

  it('who leads is as blind in the ranking and the mails', async () => {
    await changeRubric(owner, leaksAndDigging, 0);
    await add(owner, owner);
    const [first, second] = [await propose(), await propose(other, 'Maps')];
    const solutionId = await get(SubmitSolution).execute(other, {
      title: 'Dogs',
      description: 'They sniff.',
      publish: true,
    });
    await expect(() => get(ProposeSolution).execute(other, { problemId, solutionId })).leavesBehind((id: string) => ({
      events: [
        {
          type: 'innovation.solution-proposed',
          proposalId: id,
          problemId,
          solutionId,
          organizationId: organizationOf(other),
        },
      ],
      audit: [
        {
          action: 'solution.proposed',
          actor: `member:${other.id}`,
          subject: `proposal:${id}`,
          details: { problemId, solutionId },
        },
      ],
      mail: [
        {
          template: 'solution-proposed',
          to: owner.email,
          about: `proposal:${id}`,
          values: {
            firstName: 'Ada',
            problemTitle: 'Leaks',
            solutionTitle: 'Dogs',
            organizationName: labelOf(id),
            note: null,
            link: `${get(Config).appUrl}/problems/${problemId}?tab=proposals`,
          },
        },
      ],
    }));
    await score(owner, second, [5, 5]);
    const { proposals, isComplete } = await ranking(owner);
    expect(isComplete).toBe(false);
    expect(proposals).toMatchObject([
      { proposalId: second, rank: 1, isBlind: false, submittedBy: { name: 'Verdant' } },
      { isBlind: true, rank: null, figures: null, submittedBy: null, flags: [] },
      { isBlind: true, rank: null, figures: null, submittedBy: null, flags: [] },
    ]);
    expect((await toDecide(owner)).find(({ id }) => id === first)).toMatchObject({
      isBlind: true,
      solution: { submittedBy: null },
    });
    await decide(owner, first);
    expect((await compare(owner, first))[0]).toMatchObject({
      isBlind: false,
      status: 'accepted',
      solution: { submittedBy: { name: 'AquaSense' } },
    });
  });

  it('scores by what is in force, and anew when that changes', async () => {
    await evaluated();
    const id = await propose();
    await expect(() => score(ada, id, [5, 1])).leavesBehind({
      events: [{ type: 'innovation.proposal-scored', proposalId: id, problemId, personId: ada.id }],
      audit: [
        {
          action: 'proposal.scored',
          actor: `member:${ada.id}`,
          subject: `proposal:${id}`,
          details: { before: null, after: { marks: { 1: 5, 2: 1 }, rubricVersion: 1, proposalVersion: 1 } },
        },
      ],
    });
    await score(ada, id, [3, 3]);
    expect(await reviews(ada)).toMatchObject([
      {
        score: {
          points: 50,
          marks: [
            { key: 1, mark: 3, note: null },
            { key: 2, mark: 3, note: 'On cast iron only.' },
          ],
          comment: 'Worth a pilot.',
        },
      },
    ]);

    await changeRubric(
      owner,
      [
        { key: 2, name: 'Needs no digging', weight: 9 },
        { name: 'Costs little', weight: 1 },
      ],
      1,
    );
    expect(await reviews(ada)).toMatchObject([
      { state: ReviewState.Due, isBlind: true, score: { points: null, rubricVersion: 1 } },
    ]);
    await expect(() => score(ada, id, [3, 3])).leavesBehind({ refused: 'rubric_changed' });
    await expect(() => score(ada, id, [3, 3], { rubricVersion: 2 })).leavesBehind({ refused: 'invalid_input' });
    const marks = {
      rubricVersion: 2,
      marks: [
        { key: 2, mark: 5 },
        { key: 3, mark: 1 },
      ],
    };
    await score(ada, id, [1, 1], marks);
    expect(await reviews(ada)).toMatchObject([{ state: ReviewState.Scored, score: { points: 90 } }]);

    await get(AmendProposal).execute(proposer, id, { note: 'Thika first.', version: 1 });
    expect(await reviews(ada)).toMatchObject([
      { state: ReviewState.Due, version: 2, note: 'Thika first.', score: { points: null } },
    ]);
    await expect(() => score(ada, id, [1, 1], marks)).leavesBehind({ refused: 'proposal_amended' });
    await score(ada, id, [1, 1], { ...marks, proposalVersion: 2 });
    await decide(owner, id, Declined);
    await expect(() => score(ada, id, [1, 1], { ...marks, proposalVersion: 2 })).leavesBehind({
      refused: 'proposal_decided',
    });
  });

  it('is one of those who were asked, as long as they are', async () => {
    await evaluated();
    const id = await propose();
    await expect(() => score(bystander, id, [5, 5])).leavesBehind({ refused: 'reviewer_required' });
    await expect(() => score(proposer, id, [5, 5])).leavesBehind({ refused: 'organization_required' });
    await expect(() => score(other, id, [5, 5])).leavesBehind({ refused: 'not_found' });
    await score(ada, id, [5, 5]);
    await get(RemoveReviewer).execute(owner, problemId, ada.id);
    await innovation.rows('update membership.users set picture_id = $1 where id = $1', [ada.id]);
    const profileImageUrl = `/api/faces/${ada.id}/large`;
    await expect(() => score(ada, id, [1, 1])).leavesBehind({ refused: 'reviewer_required' });
    expect((await ranking(owner)).proposals).toMatchObject([{ scores: 0, waiting: 1 }]);
    expect((await compare(owner, id))[0]?.scores).toMatchObject([
      { reviewer: { id: ben.id }, state: ReviewState.Due, score: null },
      {
        reviewer: { id: ada.id, profileImageUrl },
        state: ReviewState.Left,
        score: { points: null, comment: 'Worth a pilot.' },
      },
    ]);
    await add(owner, ada);
    expect((await ranking(owner)).proposals).toMatchObject([{ scores: 1, waiting: 1 }]);
  });

  it('who was removed while they score is told so, and no score is there', async () => {
    await evaluated();
    const id = await propose();
    const removing = 'delete from innovation.reviewers where problem_id = $1 and person_id = $2';
    expect(await whileLocked(removing, [problemId, ada.id], () => score(ada, id, [5, 5]))).toBe('reviewer_required');
    expect(await innovation.rows('select from innovation.reviews')).toEqual([]);
  });

  it('who scores while another rubric comes into force, or it is decided, is told so', async () => {
    await evaluated();
    const id = await propose();
    const change = 'update innovation.evaluations set rubric_version = 2 where problem_id = $1';
    expect(await whileLocked(change, [problemId], () => score(ada, id, [5, 5]))).toBe('rubric_changed');
    const accept = `update innovation.solution_proposals set status = 'accepted' where id = $1`;
    expect(await whileLocked(accept, [id], () => score(ada, id, [5, 5], { rubricVersion: 2 }))).toBe(
      'proposal_decided',
    );
  });

  it('who scores twice at once has one score', async () => {
    await evaluated();
    const id = await propose();
    await Promise.all([score(ada, id, [5, 5]), score(ada, id, [1, 1]), score(ben, id, [3, 3])]);
    expect(await innovation.rows('select from innovation.reviews')).toHaveLength(2);
  });

  it('who has left the organization has nothing to score, and what they have scored counts', async () => {
    const leaving = await innovation.person(organizationOf(owner), 'member', `leaving-${problemId}@ministry.example`);
    await changeRubric(owner, leaksAndDigging, 0);
    await add(owner, leaving);
    const [first] = [await propose(), await propose(other, 'Maps')];
    await score(leaving, first, [5, 5]);
    await innovation.rows('update membership.user_organizations set is_active = false where user_id = $1', [
      leaving.id,
    ]);
    expect((await evaluation(owner)).reviewers).toMatchObject([{ isActive: false, scored: 1, due: 0 }]);
    expect((await ranking(owner)).proposals).toMatchObject([
      { proposalId: first, state: 'compared', scores: 1 },
      { state: 'no_reviewer', rank: null, flags: [{ state: ReviewState.Left }] },
    ]);
  });
});

describe('a conflict', () => {
  it('of a reviewer who belongs to who proposes keeps them from scoring, and from what others score', async () => {
    await evaluated();
    const both: Viewer = {
      ...ada,
      organizations: [...ada.organizations, { id: organizationOf(proposer), role: 'viewer' }],
    };
    await innovation.rows(
      'insert into membership.user_organizations (user_id, organization_id, role) values ($1, $2, $3)',
      [ada.id, organizationOf(proposer), 'viewer'],
    );
    const id = await propose();
    await score(ben, id, [5, 5]);
    expect(await reviews(both)).toMatchObject([{ state: ReviewState.OwnOrganization, isBlind: false, score: null }]);
    await expect(() => score(both, id, [5, 5])).leavesBehind({ refused: 'reviewer_excused' });
    expect((await ranking(both)).proposals).toMatchObject([{ figures: null, rank: null }]);
    expect(await counts(both)).toMatchObject({ toScore: 0 });
    expect((await ranking(owner)).proposals).toMatchObject([
      { state: 'compared', scores: 1, flags: [{ reviewer: { id: ada.id }, state: ReviewState.OwnOrganization }] },
    ]);
    await innovation.rows('delete from membership.user_organizations where user_id = $1 and organization_id = $2', [
      ada.id,
      organizationOf(proposer),
    ]);
  });

  it('by a connection or a project is said to the reviewer and to who leads', async () => {
    await evaluated();
    const [first, second] = [await propose(), await propose(other, 'Maps')];
    await innovation.rows(
      `insert into membership.connections (from_id, to_id, requested_by, note, status) values ($1, $2, gen_random_uuid(), 'Hello', 'pending')`,
      [organizationOf(proposer), organizationOf(owner)],
    );
    await innovation.rows(
      `with p as (insert into innovation.projects (name, description, lead_organization_id) values ('Mains', 'Repaired.', $1) returning id)
      insert into innovation.project_collaborators (project_id, organization_id) select id, $2 from p`,
      [organizationOf(owner), organizationOf(other)],
    );
    expect((await reviews(ada)).map(({ conflicts }) => conflicts)).toEqual([[], ['project']]);
    await innovation.rows(`update membership.connections set status = 'accepted'`);
    expect(await reviews(ada)).toMatchObject([
      { proposalId: first, conflicts: ['connection'], state: ReviewState.Due },
      { proposalId: second, conflicts: ['project'], state: ReviewState.Due },
    ]);
    await score(ada, first, [5, 5]);
    const { proposals } = await ranking(owner);
    expect(proposals.find(({ proposalId }) => proposalId === first)?.flags).toMatchObject([
      { reviewer: { id: ada.id }, conflicts: ['connection'], state: ReviewState.Scored },
      { reviewer: { id: ben.id }, conflicts: ['connection'], state: ReviewState.Due },
    ]);
    await innovation.rows('delete from innovation.projects');
  });

  it('makes reviewers recuse themselves, or who leads exclude them, and let them score again', async () => {
    await evaluated();
    const id = await propose();
    const excuse = () => get(ExcuseReviewer);
    await score(ben, id, [5, 5]);
    await expect(() => excuse().recuse(ada, id, 'I know them.')).leavesBehind({
      audit: [
        {
          action: 'reviewer.recused',
          actor: `member:${ada.id}`,
          subject: `proposal:${id}`,
          details: { reason: 'I know them.' },
        },
      ],
    });
    await expect(() => score(ada, id, [5, 5])).leavesBehind({ refused: 'reviewer_excused' });
    expect(await reviews(ada)).toMatchObject([
      { state: ReviewState.Recused, excuseReason: 'I know them.', isBlind: true },
    ]);
    await expect(() => excuse().exclude(owner, id, ben.id, 'He does, too.')).leavesBehind({
      audit: [
        {
          action: 'reviewer.excluded',
          actor: `member:${owner.id}`,
          subject: `proposal:${id}`,
          details: { personId: ben.id, reason: 'He does, too.' },
        },
      ],
    });
    await expect(() => excuse().recuse(ben, id, 'Me, too.')).leavesBehind({ refused: 'reviewer_excused' });
    expect((await ranking(owner)).proposals).toMatchObject([
      {
        state: 'no_reviewer',
        scores: 0,
        flags: [
          { reviewer: { id: ada.id }, state: ReviewState.Recused, reason: 'I know them.' },
          { reviewer: { id: ben.id }, state: ReviewState.Excluded, reason: 'He does, too.' },
        ],
      },
    ]);
    await expect(() => excuse().exclude(owner, id, bystander.id, 'Why not.')).leavesBehind({ refused: 'not_found' });
    await expect(() => excuse().readmit(ada, id, ada.id)).leavesBehind({ refused: 'lead_required' });
    for (const person of [ada, ben])
      await expect(() => excuse().readmit(owner, id, person.id)).leavesBehind({
        audit: [
          {
            action: 'reviewer.readmitted',
            actor: `member:${owner.id}`,
            subject: `proposal:${id}`,
            details: { personId: person.id },
          },
        ],
      });
    await expect(() => excuse().readmit(owner, id, ada.id)).leavesBehind({ refused: 'not_found' });
    expect((await ranking(owner)).proposals).toMatchObject([{ scores: 1, waiting: 1, flags: [] }]);
    await decide(owner, id);
    await expect(() => excuse().exclude(owner, id, ben.id, 'Too late.')).leavesBehind({ refused: 'proposal_decided' });
    await expect(() => excuse().recuse(ada, id, 'Too late.')).leavesBehind({ refused: 'proposal_decided' });
  });
});

it('who was excluded does not come back by their own word, nor takes the lead for it', async () => {
  goOnWith(await get(SubmitProblem).execute(ada, { title: 'Leaks', description: 'In mains.' }));
  await changeRubric(owner, leaksAndDigging, 0);
  await add(owner, ada);
  await get(ChooseLead).execute(owner, problemId, ben.id);
  const id = await propose();
  await get(ExcuseReviewer).exclude(ben, id, ada.id, 'She has advised them.');
  await expect(() => get(ExcuseReviewer).readmit(ada, id, ada.id)).leavesBehind({ refused: 'lead_required' });
  await expect(() => get(ChooseLead).execute(ada, problemId, ada.id)).leavesBehind({ refused: 'lead_required' });
});

it('why somebody gives no score is for them, who leads, owners and admins', async () => {
  await evaluated();
  const id = await propose();
  await get(ExcuseReviewer).recuse(ada, id, 'I know them.');
  await score(ben, id, [5, 5]);
  const reasons = async (viewer: Viewer) => [
    (await ranking(viewer)).proposals[0]?.flags.map(({ reason }) => reason),
    (await compare(viewer, id))[0]?.scores?.map(({ excuseReason }) => excuseReason),
  ];
  expect(await reasons(owner)).toEqual([['I know them.'], ['I know them.', null]]);
  expect(await reasons(ben)).toEqual([[null], [null, null]]);
});

it('who makes themselves a reviewer of what is there already, or does so again, has that beside their score', async () => {
  await changeRubric(owner, leaksAndDigging, 0);
  await add(owner, owner);
  await add(owner, ada);
  const id = await propose();
  const flags = async () => [
    (await compare(owner, id))[0]?.scores?.map(({ cameLater }) => cameLater),
    (await ranking(owner)).proposals[0]?.flags.map(({ reviewer, cameLater }) => [reviewer.id, cameLater]),
  ];
  await score(owner, id, [5, 5]);
  expect(await flags()).toEqual([[false, false], []]);
  for (const person of [ada, owner]) await get(RemoveReviewer).execute(owner, problemId, person.id);
  expect((await listed(owner))[0]?.solution.submittedBy).toMatchObject({ name: 'AquaSense' });
  // Of who is asked by somebody else nothing is said.
  for (const person of [ada, owner]) await add(owner, person);
  expect(await flags()).toEqual([[false, true], [[owner.id, true]]]);
  await propose(other, 'Maps');
  expect((await ranking(owner)).proposals.map(({ isBlind, flags: found }) => [isBlind, found.length])).toEqual([
    [false, 1],
    [true, 0],
  ]);
});

it('whose a proposal is is not told by what is recommended no more', async () => {
  await evaluated();
  const id = await propose();
  await innovation.rows(
    `insert into innovation.matches (problem_id, solution_id, problem_organization_id, solution_organization_id, percent, found_at)
    select problem_id, solution_id, problem_organization_id, organization_id, 80, now() from innovation.solution_proposals
    where id = $1`,
    [id],
  );
  const recommended = async (viewer: Viewer) =>
    (await get(KeptMatchesQueries).recommended(viewer, 6)).map(({ solution }) => solution.title);
  expect([await recommended(ada), await recommended(owner)]).toEqual([['Probes'], []]);
  await score(ada, id, [4, 4]);
  expect(await recommended(ada)).toEqual([]);
});

it('whose a proposal is is not told by an earlier one of the same solution', async () => {
  await evaluated();
  const first = await propose();
  const [{ solutionId }] = await innovation.rows(
    'select solution_id as "solutionId" from innovation.solution_proposals where id = $1',
    [first],
  );
  await get(WithdrawProposal).execute(proposer, first);
  expect((await listed(ada))[0]?.solution.submittedBy).toMatchObject({ name: 'AquaSense' });
  await get(ProposeSolution).execute(proposer, { problemId, solutionId });
  expect((await listed(ada)).map(({ solution }) => solution.submittedBy)).toEqual([null, null]);
});
