import { as, type Contexts, organizationOf, refusal, startContexts } from '../../../../test/support/contexts';
import { rowsRead } from '../../../../test/support/rows-read';
import { dayOf } from '../../../platform/clock/calendar';
import { day } from '../../../platform/clock/durations';
import type { Viewer } from '../../../platform/http/viewer';
import { ProblemStatus, ProposalStatus } from '../innovation.enums';
import { ChangeProblemStatus } from '../problems/change-problem-status';
import { EditProblem } from '../problems/edit-problem';
import type { SubmitProblemDto } from '../problems/problem-requests.dto';
import { ProblemsQueries } from '../problems/problems.queries';
import { SubmitProblem } from '../problems/submit-problem';
import { SubmitProblemDraft } from '../problems/submit-problem-draft';
import { DecideProposal } from '../proposals/decide-proposal';
import { SubmitSolution } from '../solutions/submit-solution';
import { TimelineQueries } from '../timeline/timeline.queries';
import { daysAfter } from './answer-due';
import { AnswersController } from './answers.controller';

let innovation: Contexts;
let owner: Viewer;
let proposer: Viewer;

const today = () => dayOf(innovation.clock.now());
const inDays = (days: number) => daysAfter(today(), days);
const text = { title: 'Leaks', description: 'In mains.' };
const submit = (form: Partial<SubmitProblemDto> = {}, viewer = owner) =>
  innovation.get(SubmitProblem).execute(viewer, { ...text, ...form });
const submitDraft = (id: string) => innovation.get(SubmitProblemDraft).execute(owner, id);
const found = async (id: string, viewer = owner) => {
  const problem = await innovation.get(ProblemsQueries).find(id, viewer);
  if (!problem) throw new Error('It is not there.');
  return problem;
};
const edit = async (id: string, decideBy?: string) =>
  innovation.get(EditProblem).execute(owner, id, { ...text, decideBy, revision: (await found(id)).revision });
const change = (id: string, to: Parameters<ChangeProblemStatus['execute']>[2]) =>
  innovation.get(ChangeProblemStatus).execute(owner, id, to, 'For a reason.');
async function propose(problemId: string, viewer = proposer): Promise<string> {
  const solutionId = await innovation
    .get(SubmitSolution)
    .execute(viewer, { title: 'Probes', description: 'They listen.', problemId });
  const [{ id }] = await innovation.rows('select id from innovation.solution_proposals where solution_id = $1', [
    solutionId,
  ]);
  return id;
}
const decide = (id: string, decision: ProposalStatus.Accepted | ProposalStatus.Declined = ProposalStatus.Declined) =>
  innovation.get(DecideProposal).execute(owner, id, decision, {
    feedback: 'Too wide.',
    strengths: ['It listens.'],
    improvements: ['Smaller.'],
  });
const dueOf = async (id: string) =>
  (
    await innovation.rows(
      'select answer_due_on::text as due, remind_on::text as remind from innovation.solution_proposals where id = $1',
      [id],
    )
  )[0];
const timeline = (id: string, viewer = proposer) =>
  innovation.get(TimelineQueries).of('problem', id, { id: organizationOf(owner), name: 'Ministry' }, viewer);
const overdue = (viewer = owner) => innovation.get(AnswersController).listOverdueDecisions(viewer);
const behindSolution = (id: string, viewer = owner) =>
  innovation.get(AnswersController).getSolutionOrganization(id, viewer);
const behind = (id: string, viewer = proposer) => innovation.get(AnswersController).getProblemOrganization(id, viewer);
/** Makes so many decisions overdue by a day, or another number of days. */
async function owe(count: number, days = 1) {
  const id = await submit();
  for (let n = 0; n < count; n += 1) await propose(id);
  await innovation.rows('update innovation.solution_proposals set answer_due_on = $2 where problem_id = $1', [
    id,
    inDays(-days),
  ]);
  return id;
}

beforeAll(async () => {
  innovation = await startContexts();
});
afterAll(() => innovation.stop());
beforeEach(async () => {
  innovation.clock.reset();
  await innovation.rows('truncate innovation.problems cascade');
  owner = await innovation.organization(`Ministry ${Math.random()}`);
  proposer = await innovation.organization(`AquaSense ${Math.random()}`);
});

describe('the day by which a problem’s proposals are answered', () => {
  it('is as chosen, or sixty days from when it is put before all members', async () => {
    expect(await found(await submit({ decideBy: inDays(7) }))).toMatchObject({ decideBy: inDays(7) });
    expect(await found(await submit())).toMatchObject({ decideBy: inDays(60) });
    const draft = await submit({ draft: true });
    expect(await found(draft)).toMatchObject({ decideBy: null });
    innovation.clock.move(10 * day);
    await submitDraft(draft);
    expect(await found(draft)).toMatchObject({ decideBy: inDays(60) });
  });

  it.each([-1, 0, 6, 366])('is not %i days ahead', async (days) => {
    const wrong = {
      details: { errors: [{ field: 'decideBy', message: expect.stringMatching(/^Choose a day from /) }] },
    };
    await expect(submit({ decideBy: inDays(days) })).rejects.toMatchObject(wrong);
    await expect(submit({ decideBy: inDays(days), draft: true })).rejects.toMatchObject(wrong);
    const id = await submit();
    await expect(edit(id, inDays(days))).rejects.toMatchObject(wrong);
    expect(await found(id)).toMatchObject({ decideBy: inDays(60), revision: 1 });
  });

  it('must still lie ahead when a draft is submitted', async () => {
    const id = await submit({ draft: true, decideBy: inDays(10) });
    innovation.clock.move(4 * day);
    await expect(() => submitDraft(id)).leavesBehind({ refused: 'invalid_input' });
    await edit(id, inDays(20));
    await submitDraft(id);
    expect(await found(id)).toMatchObject({ status: 'open', decideBy: inDays(20) });
  });

  it('stays where an edit does not name it, also once it is over, and goes from a draft', async () => {
    const [id, draft] = [await submit({ decideBy: inDays(7) }), await submit({ decideBy: inDays(7), draft: true })];
    await edit(draft);
    expect(await found(draft)).toMatchObject({ decideBy: null });
    innovation.clock.move(30 * day);
    await innovation.get(EditProblem).execute(owner, id, { ...text, title: 'Leaks in mains', revision: 1 });
    expect(await found(id)).toMatchObject({ title: 'Leaks in mains', decideBy: inDays(-23) });
    await innovation.get(EditProblem).execute(owner, id, { ...text, decideBy: inDays(-23), revision: 2 });
    expect(await found(id)).toMatchObject({ title: 'Leaks', decideBy: inDays(-23) });
  });

  it('is moved before everybody, with a record and an event', async () => {
    const problemId = await submit();
    const organizationId = organizationOf(owner);
    await expect(() => edit(problemId, inDays(90))).leavesBehind({
      events: [{ type: 'innovation.problem-edited', problemId, organizationId, fields: ['decideBy'] }],
      audit: [
        {
          action: 'problem.edited',
          actor: `member:${owner.id}`,
          subject: `problem:${problemId}`,
          details: { organizationId, fields: ['decideBy'] },
        },
      ],
      notices: [`innovation.problems:${organizationOf(owner)}`],
    });
    expect(await timeline(problemId)).toMatchObject([
      { kind: 'decide_by_moved', fromStatus: inDays(60), toStatus: inDays(90), by: 'Ministry' },
      { kind: 'submitted' },
    ]);
  });

  it('is what it was for who has proposed by it, when it is moved to later', async () => {
    const id = await submit();
    const before = await propose(id);
    await edit(id, inDays(90));
    expect(await dueOf(before)).toEqual({ due: inDays(60), remind: inDays(53) });
    expect(await dueOf(await propose(id))).toEqual({ due: inDays(90), remind: inDays(83) });
    expect(await found(id)).toMatchObject({ waitingProposals: 2, waitingDueOn: inDays(60) });
    expect(await found(id, proposer)).toMatchObject({ waitingDueOn: null });
  });

  it('comes sooner for who waits as well, and never so soon that nobody can read', async () => {
    const id = await submit();
    const [waiting, decided] = [await propose(id), await propose(id)];
    await decide(decided);
    await edit(id, inDays(30));
    expect(await dueOf(waiting)).toEqual({ due: inDays(30), remind: inDays(23) });
    await edit(id, inDays(7));
    expect(await dueOf(waiting)).toEqual({ due: inDays(14), remind: inDays(7) });
    expect(await dueOf(decided)).toMatchObject({ due: inDays(60) });
  });

  it('is a new one when a problem is reopened after it, and stays while it lies ahead', async () => {
    const id = await submit();
    await change(id, ProblemStatus.Closed);
    await change(id, ProblemStatus.Open);
    expect(await found(id)).toMatchObject({ decideBy: inDays(60) });
    await change(id, ProblemStatus.Closed);
    innovation.clock.move(54 * day);
    await change(id, ProblemStatus.Open);
    expect(await found(id)).toMatchObject({ decideBy: inDays(60) });
    expect((await timeline(id)).map(({ kind }) => kind).sort()).toEqual([
      'decide_by_moved',
      ...Array(4).fill('status_changed'),
      'submitted',
    ]);
  });
});

describe('an organization with overdue decisions', () => {
  it('asks for more while there are five, and no more while there are six', async () => {
    const draft = await submit({ draft: true });
    const closed = await submit();
    await change(closed, ProblemStatus.Closed);
    const id = await owe(5);
    expect(await overdue()).toEqual([{ organizationId: organizationOf(owner), overdue: 5, stopsProblems: false }]);
    await submit();
    const sixth = await propose(id);
    await innovation.rows('update innovation.solution_proposals set answer_due_on = $1', [inDays(-1)]);
    expect(await overdue()).toEqual([{ organizationId: organizationOf(owner), overdue: 6, stopsProblems: true }]);
    await expect(() => submit()).leavesBehind({ refused: 'decisions_overdue' });
    await expect(() => submitDraft(draft)).leavesBehind({ refused: 'decisions_overdue' });
    await expect(() => change(closed, ProblemStatus.Open)).leavesBehind({ refused: 'decisions_overdue' });
    await expect(submit()).rejects.toThrow('6 decisions about proposals to you are overdue.');
    await submit({ draft: true });
    await decide(sixth);
    await submitDraft(draft);
    await change(closed, ProblemStatus.Open);
  });

  it('owes nothing on the day itself, nor to itself', async () => {
    const id = await owe(6, 0);
    for (let n = 0; n < 6; n += 1) await propose(id, owner);
    expect(await overdue()).toEqual([]);
    innovation.clock.move(day);
    expect(await overdue()).toMatchObject([{ overdue: 6 }]);
    expect(await refusal(submit())).toBe('decisions_overdue');
  });

  it('says so to its people who decide, and to nobody else', async () => {
    await owe(1);
    expect(await overdue(as('member', owner))).toHaveLength(1);
    expect(await overdue(as('viewer', owner))).toEqual([]);
    expect(await overdue(proposer)).toEqual([]);
  });
});

describe('the organization behind a problem', () => {
  it('is known by what it is, and by what it has asked and solved', async () => {
    const id = await submit();
    const solved = await submit();
    await decide(await propose(solved), ProposalStatus.Accepted);
    await change(solved, ProblemStatus.Solved);
    await submit({ draft: true });
    const [{ name }] = await innovation.rows(
      `update membership.organizations set country = 'KE' where id = $1 returning name`,
      [organizationOf(owner)],
    );
    expect(await behind(id)).toEqual({
      id: organizationOf(owner),
      name,
      type: 'startup',
      country: 'KE',
      memberSince: expect.stringMatching(/^20\d\d-.*Z$/),
      problems: 2,
      solved: 1,
      record: null,
    });
    const draft = await submit({ draft: true });
    await expect(behind(draft)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('has a record from five answers on, of which those that are overdue are late', async () => {
    const id = await submit();
    for (let n = 0; n < 4; n += 1) {
      const proposal = await propose(id);
      innovation.clock.move(3 * n * day);
      await decide(proposal);
      innovation.clock.reset();
    }
    const last = await propose(id);
    expect(await behind(id)).toMatchObject({ record: null });
    innovation.clock.move(70 * day);
    expect(await behind(id)).toMatchObject({ record: { counted: 5, inTimePercent: 80, medianDays: 3 } });
    await decide(last);
    expect(await behind(id)).toMatchObject({ record: { counted: 5, inTimePercent: 80, medianDays: 6 } });
    innovation.clock.move(2 * 365 * day);
    expect(await behind(id)).toMatchObject({ record: null });
  });

  it('is answered in time until midnight of the day, in UTC', async () => {
    const id = await submit();
    const proposals = await Promise.all([1, 2, 3, 4, 5].map(() => propose(id)));
    for (const proposal of proposals) await decide(proposal);
    const decidedAt = (at: string) => innovation.rows('update innovation.solution_proposals set decided_at = $1', [at]);
    await decidedAt(`${inDays(60)}T23:59:59.999Z`);
    innovation.clock.move(90 * day);
    expect(await behind(id)).toMatchObject({ record: { inTimePercent: 100 } });
    innovation.clock.reset();
    await decidedAt(`${inDays(61)}T00:00:00Z`);
    innovation.clock.move(90 * day);
    expect(await behind(id)).toMatchObject({ record: { inTimePercent: 0 } });
  });

  it('is known without reading all that it has decided', async () => {
    const id = await submit();
    await innovation.rows(
      `with s as (insert into innovation.solutions (organization_id, title, description, status)
          select $2, 'Probe', 'It listens.', 'published' from generate_series(1, 2000) returning id)
        insert into innovation.solution_proposals (problem_id, solution_id, organization_id, status, decided_at, answer_due_on)
        select $1, id, $2, 'declined', now() - interval '1 day', current_date from s`,
      [id, organizationOf(proposer)],
    );
    await innovation.rows('vacuum analyze innovation.solution_proposals');
    expect(await behind(id)).toMatchObject({ record: { counted: 200, inTimePercent: 100 } });
    expect(await rowsRead(innovation.database, () => behind(id))).toBeLessThan(250);
  });
});

describe('the organization behind a solution', () => {
  it('is known by what it offers, and by what others have accepted of it', async () => {
    const offer = (publish: boolean) =>
      innovation.get(SubmitSolution).execute(proposer, { title: 'Probes', description: 'They listen.', publish });
    const [shown, draft] = [await offer(true), await offer(false)];
    await decide(await propose(await submit()), ProposalStatus.Accepted);
    await decide(await propose(await submit()));
    // Whoever accepts what is their own says nothing about it.
    const toItself = await propose(await submit({}, proposer));
    await innovation.rows(
      `update innovation.solution_proposals set status = 'accepted', decided_at = now() where id = $1`,
      [toItself],
    );
    expect(await behindSolution(shown)).toEqual({
      id: organizationOf(proposer),
      name: expect.stringMatching(/^AquaSense /),
      type: 'startup',
      country: null,
      memberSince: expect.stringMatching(/^20\d\d-.*Z$/),
      solutions: 4,
      accepted: 1,
    });
    await expect(behindSolution(draft)).rejects.toMatchObject({ code: 'not_found' });
    expect(await behindSolution(draft, proposer)).toMatchObject({ solutions: 4 });
  });
});

describe('who was accepted for a problem', () => {
  it.each([ProblemStatus.Closed, ProblemStatus.Solved, ProblemStatus.Withdrawn] as const)(
    'is told why when it is %s, once an organization',
    async (status) => {
      const problemId = await submit();
      const [proposalId, other] = [await propose(problemId), await propose(problemId)];
      await decide(proposalId, ProposalStatus.Accepted);
      await decide(other, ProposalStatus.Accepted);
      const organizationId = organizationOf(owner);
      await expect(() => change(problemId, status)).leavesBehind({
        events: [
          { type: 'innovation.problem-status-changed', problemId, organizationId, from: 'in_progress', to: status },
        ],
        audit: [
          {
            action: 'problem.status-changed',
            actor: `member:${owner.id}`,
            subject: `problem:${problemId}`,
            details: { before: { status: 'in_progress' }, after: { status }, reason: 'For a reason.' },
          },
        ],
        mail: [
          {
            template: 'problem-ended',
            to: proposer.email,
            about: `proposal:${proposalId}`,
            values: expect.objectContaining({ problemTitle: 'Leaks', status, reason: 'For a reason.' }),
          },
        ],
        notices: [`innovation.problems:${organizationOf(owner)}`],
      });
    },
  );
});
