import { type Contexts, organizationOf, startContexts } from '../../../../test/support/contexts';
import { dayOf } from '../../../platform/clock/calendar';
import { day, hour } from '../../../platform/clock/durations';
import type { Viewer } from '../../../platform/http/viewer';
import { AddReviewer } from '../evaluation/add-reviewer';
import { ChangeRubric } from '../evaluation/change-rubric';
import { ChooseLead } from '../evaluation/choose-lead';
import { ProposalStatus } from '../innovation.enums';
import { SubmitProblem } from '../problems/submit-problem';
import { DecideProposal } from '../proposals/decide-proposal';
import { WithdrawProposal } from '../proposals/withdraw-proposal';
import { SubmitSolution } from '../solutions/submit-solution';
import { daysAfter } from './answer-due';
import { RemindOfAnswersJob } from './remind-of-answers.job';

let innovation: Contexts;
let owner: Viewer;
let proposer: Viewer;

const submit = (viewer = owner, title = 'Leaks', organizationId = organizationOf(owner)) =>
  innovation.get(SubmitProblem).execute(viewer, { title, description: 'In mains.', organizationId });
/** Offers a new solution, and answers the proposal. */
async function propose(problemId: string, title = 'Probes', viewer = proposer): Promise<string> {
  const solutionId = await innovation
    .get(SubmitSolution)
    .execute(viewer, { title, description: 'They listen.', problemId });
  const [{ id }] = await innovation.rows('select id from innovation.solution_proposals where solution_id = $1', [
    solutionId,
  ]);
  return id;
}
const remind = () => innovation.get(RemindOfAnswersJob).execute();
/** To an hour of the morning so many days from the day by which the answers of today's problems are due. */
const goTo = (days: number, hours = 8) => {
  const { clock } = innovation;
  clock.reset();
  const midnight = Date.parse(dayOf(clock.now()));
  clock.move(midnight + (60 + days) * day + hours * hour - clock.now().getTime());
};
const dueOn = () => {
  innovation.clock.reset();
  return daysAfter(dayOf(innovation.clock.now()), 60);
};
/** Whom a round reminds, of what, and how. */
async function reminded(work: () => Promise<unknown> = remind) {
  const before = new Set((await sent()).map(({ id }) => id));
  await work();
  return (await sent()).filter(({ id }) => !before.has(id)).map(({ address, subject }) => [address, subject]);
}
const sent = () =>
  innovation.rows(
    `select id, to_address as address, subject from notifications.messages where template = 'answers-due' order by queued_at, 2`,
  );
const decide = (id: string) =>
  innovation.get(DecideProposal).execute(owner, id, ProposalStatus.Declined, {
    feedback: 'Too wide.',
    strengths: ['It listens.'],
    improvements: ['Smaller.'],
  });

beforeAll(async () => {
  innovation = await startContexts();
});
afterAll(() => innovation.stop());
beforeEach(async () => {
  innovation.clock.reset();
  await innovation.rows('truncate innovation.problems, innovation.solutions, notifications.messages cascade');
  owner = await innovation.organization(`Ministry ${Math.random()}`);
  proposer = await innovation.organization(`AquaSense ${Math.random()}`);
});

describe('those who decide', () => {
  it('are reminded seven days and two days before, on the day, and a week later, each once', async () => {
    await propose(await submit());
    const told: [number, string][] = [];
    for (const days of [-50, -8, -7, -6, -3, -2, -1, 0, 1, 6, 7, 8, 30]) {
      goTo(days);
      for (const [, subject] of await reminded()) told.push([days, subject as string]);
    }
    expect(told).toEqual([
      [-7, expect.stringMatching(/^A proposal waits for your decision, due on \d+ \w+ \d{4}$/)],
      [-2, expect.stringMatching(/^A proposal waits for your decision, due on /)],
      [0, 'A proposal waits for your decision, due today'],
      [7, expect.stringMatching(/^A proposal waits for your decision, overdue since /)],
    ]);
  });

  it('hear of it from seven in the morning on', async () => {
    await propose(await submit());
    goTo(-7, 6);
    expect(await reminded()).toEqual([]);
    goTo(-7, 7);
    expect(await reminded()).toHaveLength(1);
  });

  it('get one mail of all that waits, the first due first, with the way to it', async () => {
    const [first, second] = [await submit(), await submit(owner, 'Corroded valves')];
    await innovation.rows('update innovation.problems set decide_by = decide_by + 2 where id = $1', [second]);
    await propose(second, 'Liners');
    await propose(first, 'Probes');
    goTo(0);
    await innovation.rows(`update innovation.solution_proposals set remind_on = answer_due_on - 2`);
    await innovation.rows(`update innovation.solutions set status = 'draft' where title = 'Liners'`);
    await expect(remind).leavesBehind({
      mail: [
        {
          template: 'answers-due',
          to: owner.email,
          about: `organization:${organizationOf(owner)}`,
          values: expect.objectContaining({
            headline: '2 proposals wait for your decision',
            due: 'the first due today',
            proposals: [
              {
                title: 'Probes',
                about: expect.stringMatching(/^AquaSense [\d.]+, for your problem “Leaks”$/),
                due: 'Due today',
                link: expect.stringContaining(`/problems/${first}`),
              },
              expect.objectContaining({
                // Taken back, it is what it was.
                title: 'Liners',
                due: expect.stringMatching(/^Due on \d/),
              }),
            ],
            more: null,
            overdue: null,
            link: expect.stringContaining('/proposals?tab=decide'),
          }),
        },
      ],
    });
  });

  it('are not told whose a proposal is that they have still to score', async () => {
    const problemId = await submit();
    const criteria = [{ name: 'Fit', weight: 1 }];
    await innovation.get(ChangeRubric).execute(owner, problemId, { criteria, revision: 0 });
    await innovation.get(AddReviewer).execute(owner, problemId, owner.id);
    await propose(problemId);
    const told = (about: RegExp) => ({
      mail: [
        {
          template: 'answers-due',
          to: owner.email,
          about: `organization:${organizationOf(owner)}`,
          values: expect.objectContaining({
            proposals: [expect.objectContaining({ about: expect.stringMatching(about) })],
          }),
        },
      ],
    });
    goTo(0);
    await expect(remind).leavesBehind(told(/^Proposal \w+, for your problem “Leaks”$/));
    // What an organization of theirs proposes is not kept from them.
    await innovation.rows(
      `insert into membership.user_organizations (user_id, organization_id, role) values ($1, $2, 'member')`,
      [owner.id, organizationOf(proposer)],
    );
    goTo(7);
    await expect(remind).leavesBehind(told(/^AquaSense [\d.]+, for your problem “Leaks”$/));
  });

  it('are owners and admins, of everything, and who submitted a problem, of that', async () => {
    const organizationId = organizationOf(owner);
    const admin = await innovation.person(organizationId, 'admin');
    const member = await innovation.person(organizationId, 'member');
    const gone = await innovation.person(organizationId, 'member', `gone@${organizationId}.example`);
    await innovation.person(organizationId, 'viewer');
    await propose(await submit(), 'Probes');
    await propose(await submit(member, 'Valves'), 'Liners');
    await propose(await submit(gone, 'Pumps'), 'Seals');
    await innovation.rows('delete from membership.user_organizations where user_id = $1', [gone.id]);
    goTo(0);
    expect(await reminded()).toEqual(
      [
        [owner.email, '3 proposals wait for your decision, the first due today'],
        [admin.email, '3 proposals wait for your decision, the first due today'],
        [member.email, 'A proposal waits for your decision, due today'],
      ].sort(),
    );
  });

  it('are the lead where there are reviewers, in place of who submitted it', async () => {
    const organizationId = organizationOf(owner);
    const [member, lead] = [
      await innovation.person(organizationId, 'member'),
      await innovation.person(organizationId, 'member', `lead@${organizationId}.example`),
    ];
    const problemId = await submit(member);
    await innovation.get(AddReviewer).execute(owner, problemId, lead.id);
    await innovation.get(ChooseLead).execute(owner, problemId, lead.id);
    await propose(problemId);
    goTo(0);
    expect((await reminded()).map(([address]) => address).sort()).toEqual([owner.email, lead.email].sort());
  });

  it('hear once of what was missed while nobody looked, and then as it comes', async () => {
    await propose(await submit());
    goTo(3);
    expect(await reminded()).toEqual([[owner.email, expect.stringMatching(/overdue since/)]]);
    expect(await reminded()).toEqual([]);
    goTo(7);
    expect(await reminded()).toHaveLength(1);
    goTo(40);
    expect(await reminded()).toEqual([]);
  });

  it('are told once when two processes remind at once', async () => {
    const problemId = await submit();
    for (const title of ['Probes', 'Liners', 'Seals']) await propose(problemId, title);
    goTo(-2);
    expect(await reminded(() => Promise.all([remind(), remind(), remind()]))).toHaveLength(1);
  });

  it('hear nothing of what was decided or taken back, nor of what they have proposed to themselves', async () => {
    const problemId = await submit();
    await decide(await propose(problemId, 'Probes'));
    await innovation.get(WithdrawProposal).execute(proposer, await propose(problemId, 'Liners'));
    await propose(problemId, 'Seals', owner);
    for (const days of [-7, -2, 0, 7]) {
      goTo(days);
      expect(await reminded()).toEqual([]);
    }
  });

  it('are told how many are overdue once these stop another problem', async () => {
    const problemId = await submit();
    for (let n = 0; n < 12; n += 1) await propose(problemId, `Probes ${n}`);
    goTo(7);
    await expect(remind).leavesBehind({
      mail: [
        {
          template: 'answers-due',
          to: owner.email,
          about: `organization:${organizationOf(owner)}`,
          values: expect.objectContaining({ overdue: '12', more: 'and 2 more' }),
        },
      ],
    });
  });

  it('hear although a colleague has an address that no mail can go to', async () => {
    await propose(await submit());
    await innovation.person(organizationOf(owner), 'admin', 'nobody at home');
    goTo(0);
    expect(await reminded()).toEqual([[owner.email, expect.any(String)]]);
  });
});

it('a proposal is due by its problem’s day, or fourteen days after it came', async () => {
  const expected = dueOn();
  const problemId = await submit();
  const id = await propose(problemId);
  goTo(-13);
  const late = await propose(problemId, 'Liners');
  goTo(5);
  const later = await propose(problemId, 'Seals');
  expect(
    await innovation.rows(
      `select id, answer_due_on::text as due, remind_on::text as remind from innovation.solution_proposals order by 2`,
    ),
  ).toEqual([
    { id, due: expected, remind: daysAfter(expected, -7) },
    { id: late, due: daysAfter(expected, 1), remind: daysAfter(expected, -6) },
    { id: later, due: daysAfter(expected, 19), remind: daysAfter(expected, 12) },
  ]);
});
