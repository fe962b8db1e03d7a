import { as, organizationOf, refusal } from '../../../../test/support/contexts';
import {
  ada,
  add,
  ben,
  bystander,
  changeRubric,
  decide,
  evaluateAProblem,
  evaluated,
  evaluation,
  get,
  innovation,
  leaksAndDigging,
  link,
  owner,
  problemFor,
  problemId,
  propose,
  proposer,
  submit,
  toDecide,
} from '../../../../test/support/evaluating';
import type { Viewer } from '../../../platform/http/viewer';
import { ProblemStatus } from '../innovation.enums';
import { ChangeProblemStatus } from '../problems/change-problem-status';
import { SubmitProblemDraft } from '../problems/submit-problem-draft';
import { TimelineQueries } from '../timeline/timeline.queries';
import { ChooseLead } from './choose-lead';
import { EvaluationQueries } from './evaluation.queries';
import { RemoveReviewer } from './remove-reviewer';
import { RubricQueries } from './rubric.queries';

const remove = (viewer: Viewer, person: Viewer) => get(RemoveReviewer).execute(viewer, problemId, person.id);
const rubricFor = async (viewer: Viewer, id = problemId) =>
  get(RubricQueries).find(viewer, await problemFor(viewer, id));

evaluateAProblem();

describe('a rubric', () => {
  it('is changed in place while its problem is a draft, leaving nothing, and frozen when that opens', async () => {
    const draft = await submit(true);
    await expect(() => changeRubric(owner, leaksAndDigging, 0, draft)).leavesBehind({});
    await changeRubric(ada, [{ key: 1, name: 'Finds leaks', weight: 40 }], 1, draft);
    expect(await rubricFor(owner, draft)).toMatchObject({
      inForce: { version: 1, criteria: [{ key: 1, name: 'Finds leaks', meaning: null, weight: 40, share: 100 }] },
      revision: 2,
      isFrozen: false,
      canChange: true,
    });
    await get(SubmitProblemDraft).execute(owner, draft);
    await changeRubric(owner, leaksAndDigging, 2, draft);
    expect(await rubricFor(owner, draft)).toMatchObject({ inForce: { version: 2 }, revision: 3, isFrozen: true });
    expect(
      (await get(RubricQueries).versions(owner, await problemFor(owner, draft))).map(({ version }) => version),
    ).toEqual([2, 1]);
  });

  it('is taken away from a draft, and from nothing else', async () => {
    const draft = await submit(true);
    await changeRubric(owner, leaksAndDigging, 0, draft);
    await changeRubric(owner, [], 1, draft);
    expect(await rubricFor(owner, draft)).toMatchObject({ inForce: null, revision: 2 });
    await changeRubric(owner, leaksAndDigging, 0);
    await expect(() => changeRubric(owner, [], 1)).leavesBehind({ refused: 'invalid_input' });
  });

  it('is read by everybody who sees the problem, without whose hand it is in', async () => {
    await changeRubric(owner, leaksAndDigging, 0);
    expect(await rubricFor(proposer)).toMatchObject({
      inForce: {
        version: 1,
        criteria: [
          { key: 1, name: 'Finds small leaks', weight: 40, share: 66.7 },
          { key: 2, name: 'Needs no digging', weight: 20, share: 33.3 },
        ],
        by: 'Ministry',
      },
      canChange: false,
    });
    expect((await rubricFor(as('viewer', owner))).inForce?.by).toBe('Ada Okafor');
  });

  it('that has changed tells who has proposed, and stands in the timeline', async () => {
    await changeRubric(owner, leaksAndDigging, 0);
    await propose();
    await expect(() => changeRubric(ada, [{ key: 2, name: 'Needs no digging', weight: 5 }], 1)).leavesBehind({
      events: [{ type: 'innovation.rubric-changed', problemId, organizationId: organizationOf(owner), version: 2 }],
      audit: [
        {
          action: 'rubric.changed',
          actor: `member:${ada.id}`,
          subject: `problem:${problemId}`,
          details: { before: { version: 1 }, after: { version: 2 } },
        },
      ],
      mail: [
        {
          template: 'rubric-changed',
          to: proposer.email,
          about: `problem:${problemId}`,
          values: {
            firstName: 'Ada',
            problemTitle: 'Leaks',
            organizationName: 'Ministry',
            isFirst: false,
            criteria: [{ name: 'Needs no digging', meaning: null, share: '100 %' }],
            link: link(),
          },
        },
      ],
    });
    const changes = await get(TimelineQueries).of(
      'problem',
      problemId,
      { id: organizationOf(owner), name: 'Ministry' },
      proposer,
    );
    expect(changes[0]).toMatchObject({ kind: 'edited', fields: ['rubric'], by: 'Ministry' });
  });

  it('that is the same changes nothing; one made on an older one, or on a problem that has ended, is refused', async () => {
    await changeRubric(owner, leaksAndDigging, 0);
    const same = leaksAndDigging.map((one, n) => ({ ...one, key: n + 1 }));
    await expect(() => changeRubric(owner, same, 1)).leavesBehind({});
    await expect(() => changeRubric(ada, leaksAndDigging, 0)).leavesBehind({ refused: 'edited_meanwhile' });
    await get(ChangeProblemStatus).execute(owner, problemId, ProblemStatus.Closed, 'It is over.');
    await expect(() => changeRubric(owner, [], 1)).leavesBehind({ refused: 'status_not_allowed' });
  });

  it('that two change at once is changed by one of them', async () => {
    const both = await Promise.all([
      refusal(changeRubric(owner, leaksAndDigging, 0)),
      refusal(changeRubric(ada, [{ name: 'Costs little', weight: 1 }], 0)),
    ]);
    expect(both.sort()).toEqual(['edited_meanwhile', undefined]);
    expect((await rubricFor(owner)).inForce?.version).toBe(1);
  });
});

describe('reviewers', () => {
  it('are asked by mail; with the first, who submitted the problem leads', async () => {
    await expect(() => add(owner, ada)).leavesBehind({
      events: [{ type: 'innovation.reviewer-added', problemId, personId: ada.id }],
      audit: [
        {
          action: 'reviewer.added',
          actor: `member:${owner.id}`,
          subject: `problem:${problemId}`,
          details: { personId: ada.id },
        },
      ],
      mail: [
        {
          template: 'reviewer-asked',
          to: ada.email,
          about: `problem:${problemId}`,
          values: {
            firstName: 'Ada',
            problemTitle: 'Leaks',
            askedBy: 'Ada Okafor',
            organizationName: 'Ministry',
            link: link(),
          },
        },
      ],
    });
    await expect(() => add(owner, ada)).leavesBehind({});
    await innovation.rows('update membership.users set picture_id = $1 where id = $1', [ada.id]);
    const face = { profileImageUrl: `/api/faces/${ada.id}/large`, organizationId: organizationOf(owner) };
    expect(await evaluation(ada)).toMatchObject({
      lead: { id: owner.id },
      reviewers: [{ id: ada.id, name: 'Ada Okafor', ...face, isActive: true, scored: 0, due: 0 }],
      isReviewer: true,
      canManage: false,
      canDecide: false,
      canRank: true,
    });
  });

  it('are led by who asks where the submitter acts no more, and are told nothing when they ask themselves', async () => {
    await innovation.rows('update innovation.problems set submitter_id = null where id = $1', [problemId]);
    const admin = await innovation.person(organizationOf(owner), 'admin', `admin-${problemId}@ministry.example`);
    await add(admin, admin);
    expect((await evaluation(owner)).lead?.id).toBe(admin.id);
    expect(await innovation.rows(`select from notifications.messages where to_address = $1`, [admin.email])).toEqual(
      [],
    );
    await innovation.rows('delete from membership.user_organizations where user_id = $1', [admin.id]);
  });

  it('are people who may act for the organization, twenty at most', async () => {
    await expect(() => add(owner, proposer)).leavesBehind({ refused: 'not_found' });
    const viewer = await innovation.person(organizationOf(owner), 'viewer', `viewer-${problemId}@ministry.example`);
    await expect(() => add(owner, viewer)).leavesBehind({ refused: 'not_found' });
    await expect(() => add(bystander, ada)).leavesBehind({ refused: 'lead_required' });
    await add(owner, ada);
    await innovation.rows(
      `insert into innovation.reviewers (problem_id, person_id, added_by, added_at)
      select $1, gen_random_uuid(), $2, now() from generate_series(1, 19)`,
      [problemId, owner.id],
    );
    await expect(() => add(owner, ben)).leavesBehind({ refused: 'reviewers_full' });
    const candidates = await get(EvaluationQueries).candidates(owner, problemId);
    expect(candidates.map(({ id }) => id)).toEqual(expect.arrayContaining([owner.id, ada.id, bystander.id]));
    expect(candidates.some(({ id }) => id === viewer.id)).toBe(false);
    expect(await refusal(get(EvaluationQueries).candidates(bystander, problemId))).toBe('lead_required');
  });

  it('are led by whom a lead chooses, who then says who reviews, and decides', async () => {
    await evaluated();
    const choose = (viewer: Viewer, person: { id: string }) => get(ChooseLead).execute(viewer, problemId, person.id);
    await expect(() => choose(owner, bystander)).leavesBehind({
      audit: [
        {
          action: 'evaluation.lead-chosen',
          actor: `member:${owner.id}`,
          subject: `problem:${problemId}`,
          details: { before: { leadId: owner.id }, after: { leadId: bystander.id } },
        },
      ],
    });
    await expect(() => choose(bystander, bystander)).leavesBehind({});
    await expect(() => choose(bystander, proposer)).leavesBehind({ refused: 'not_found' });
    expect(await evaluation(bystander)).toMatchObject({ canManage: true, canDecide: true, canRank: true });
    const proposal = await propose();
    expect((await toDecide(bystander)).map(({ id }) => id)).toEqual([proposal]);
    await decide(bystander, proposal);
  });

  it('have no lead without there being any', async () => {
    await expect(() => get(ChooseLead).execute(owner, problemId, ada.id)).leavesBehind({ refused: 'not_found' });
    await add(owner, ada);
    await expect(() => remove(owner, ada)).leavesBehind({
      events: [{ type: 'innovation.reviewer-removed', problemId, personId: ada.id }],
      audit: [
        {
          action: 'reviewer.removed',
          actor: `member:${owner.id}`,
          subject: `problem:${problemId}`,
          details: { personId: ada.id },
        },
      ],
    });
    await expect(() => remove(owner, ada)).leavesBehind({ refused: 'not_found' });
    expect(await evaluation(owner)).toMatchObject({ lead: null, reviewers: [] });
    const proposal = await propose();
    await decide(bystander, proposal);
  });
});
