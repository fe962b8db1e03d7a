import { as, organizationOf, refusal } from '../../../../test/support/contexts';
import {
  Accepted,
  ada,
  ben,
  bystander,
  compare,
  counts,
  Declined,
  decide,
  evaluateAProblem,
  evaluated,
  evaluation,
  get,
  innovation,
  listed,
  other,
  owner,
  points,
  problemId,
  propose,
  proposer,
  ranking,
  reviews,
  toDecide,
} from '../../../../test/support/evaluating';
import { rowsRead } from '../../../../test/support/rows-read';
import type { Viewer } from '../../../platform/http/viewer';
import { ProblemStatus } from '../innovation.enums';
import { InviteToPropose } from '../invitations/invite-to-propose';
import { WhoMayInvite } from '../invitations/who-may-invite';
import { ChangeProblemStatus } from '../problems/change-problem-status';
import { AmendProposal } from '../proposals/amend-proposal';
import { DecideTogether } from '../proposals/decide-together';
import { ProposalsQueries } from '../proposals/proposals.queries';
import { SubmitSolution } from '../solutions/submit-solution';
import { Blindness } from './blindness';
import { ScoreProposal } from './score-proposal';

const nobody = '00000000-0000-4000-8000-ffffffffffff';
const score = (viewer: Viewer, id: string) =>
  get(ScoreProposal).execute(viewer, id, {
    marks: [
      { key: 1, mark: 4 },
      { key: 2, mark: 2, note: 'On cast iron only.' },
    ],
    comment: 'Worth a pilot.',
    rubricVersion: 1,
    proposalVersion: 1,
  });

evaluateAProblem();

describe('where there are reviewers', () => {
  it('members who do not lead them decide nothing, and see no ranking', async () => {
    await evaluated();
    const id = await propose();
    await expect(() => decide(ada, id)).leavesBehind({ refused: 'lead_required' });
    const withdraw = (viewer: Viewer) =>
      get(ChangeProblemStatus).execute(viewer, problemId, ProblemStatus.Withdrawn, 'Found elsewhere.');
    await expect(() => withdraw(ada)).leavesBehind({ refused: 'lead_required' });
    expect(await refusal(ranking(bystander))).toBe('lead_required');
    expect(await compare(bystander, id)).toMatchObject([{ isBlind: false, figures: null, scores: null }]);
    expect(await toDecide(bystander)).toEqual([]);
    expect(await counts(bystander)).toMatchObject({ toDecide: 0 });
    expect(await counts(owner)).toMatchObject({ toDecide: 1 });
  });

  it('two who accept at once have one decision, and one clear answer', async () => {
    await evaluated();
    const id = await propose();
    const admin = as('admin', bystander);
    const together = (viewer: Viewer) =>
      get(DecideTogether).execute(viewer, problemId, [{ proposalId: id, decision: Accepted, version: 1, ...points }]);
    const answers = await Promise.all([refusal(decide(owner, id)), refusal(together(admin))]);
    expect(answers.filter((one) => one === undefined)).toHaveLength(1);
    expect(answers.filter(Boolean)).toEqual([expect.stringMatching(/^(proposal_decided|decisions_refused)$/)]);
    expect(
      await innovation.rows(`select from notifications.messages where about = $1 and template = 'proposal-decided'`, [
        `proposal:${id}`,
      ]),
    ).toHaveLength(1);
  });
});

describe('inviting', () => {
  const invite = (viewer: Viewer, solutionId: string) =>
    refusal(get(InviteToPropose).execute(viewer, problemId, { solutionId }));

  it('tells nobody who has still to score whose a proposal is', async () => {
    await evaluated();
    const id = await propose();
    const [{ proposed }] = await innovation.rows(
      'select solution_id as proposed from innovation.solution_proposals where id = $1',
      [id],
    );
    const offered = await get(SubmitSolution).execute(other, {
      title: 'Dogs',
      description: 'They sniff.',
      publish: true,
    });
    const problem = { id: problemId, submittedBy: { id: organizationOf(owner) } };
    const canInvite = async (viewer: Viewer) => (await get(WhoMayInvite).among(viewer, [problem])).has(problemId);
    for (const solutionId of [proposed, offered]) expect(await invite(ada, solutionId)).toBe('inviting_blind');
    expect(await invite(bystander, proposed)).toBe('already_proposed');
    expect([await canInvite(ada), await canInvite(bystander), await canInvite(other)]).toEqual([false, true, false]);
    await score(ada, id);
    expect(await canInvite(ada)).toBe(true);
    expect(await invite(ada, proposed)).toBe('already_proposed');
    expect(await invite(ada, offered)).toBeUndefined();
  });
});

describe('decisions together', () => {
  const together = (viewer: Viewer, decisions: object[]) =>
    get(DecideTogether).execute(
      viewer,
      problemId,
      decisions.map((one) => ({ decision: Declined, feedback: 'Too wide.', version: 1, ...points, ...one }) as never),
    );

  it('are all published, each to its proposer, and the problem is in progress once', async () => {
    const [first, second] = [await propose(), await propose(other, 'Maps')];
    const byOwner = { actor: `member:${owner.id}` };
    await expect(() =>
      together(owner, [{ proposalId: second, decision: Accepted, feedback: undefined }, { proposalId: first }]),
    ).leavesBehind({
      events: [
        {
          type: 'innovation.problem-status-changed',
          problemId,
          organizationId: organizationOf(owner),
          from: 'open',
          to: 'in_progress',
        },
        expect.objectContaining({ type: 'innovation.proposal-decided', decision: 'accepted', proposalId: second }),
        expect.objectContaining({ type: 'innovation.proposal-decided', decision: 'declined', proposalId: first }),
      ],
      audit: [
        {
          action: 'proposal.accepted',
          ...byOwner,
          subject: `proposal:${second}`,
          details: {
            before: { status: 'pending', problemStatus: 'open' },
            after: { status: 'accepted', problemStatus: 'in_progress' },
          },
        },
        {
          action: 'proposal.declined',
          ...byOwner,
          subject: `proposal:${first}`,
          details: {
            before: { status: 'pending', problemStatus: 'in_progress' },
            after: { status: 'declined', problemStatus: 'in_progress' },
          },
        },
      ],
      mail: [
        { template: 'proposal-decided', to: proposer.email, about: `proposal:${first}` },
        { template: 'proposal-decided', to: other.email, about: `proposal:${second}` },
      ],
      notices: [`innovation.problems:${organizationOf(owner)}`],
    });
  });

  it('are none where one cannot be, and each of those is named', async () => {
    const [first, second, third] = [await propose(), await propose(other, 'Maps'), await propose(other, 'Dogs')];
    await get(AmendProposal).execute(proposer, first, { note: 'Thika first.', version: 1 });
    await decide(owner, third, Declined);
    const work = () => together(owner, [{ proposalId: second }, { proposalId: first }, { proposalId: third }]);
    await expect(work).leavesBehind({ refused: 'decisions_refused' });
    await expect(work()).rejects.toMatchObject({
      details: {
        errors: [
          { field: 'decisions.1.version', message: 'This proposal has been amended meanwhile: version 2 stands.' },
          { field: 'decisions.2.proposalId', message: 'This proposal has been declined already.' },
        ],
      },
    });
    await expect(together(owner, [{ proposalId: second }, { proposalId: first, feedback: '' }])).rejects.toMatchObject({
      details: { errors: [{ field: 'decisions.1.feedback' }] },
    });
    await expect(() => together(owner, [{ proposalId: nobody }])).leavesBehind({ refused: 'not_found' });
    expect((await listed(owner)).map(({ status }) => status)).toEqual(['declined', 'pending', 'pending']);
  });
});

describe('a busy problem', () => {
  it('is ranked by the oldest two hundred that wait, however many there are', async () => {
    await evaluated();
    await innovation.rows(
      `with offered as (
        insert into innovation.solutions (organization_id, title, description, status)
        select $2, 'Probe ' || n, 'It listens.', 'published' from generate_series(1, 1500) n returning id, organization_id)
      insert into innovation.solution_proposals (problem_id, solution_id, organization_id, status, decided_at, created_at)
      select $1, id, organization_id, (case when n % 2 = 0 then 'pending' else 'declined' end)::innovation.proposal_status,
        case when n % 2 = 1 then now() end, now() - n * interval '1 minute'
      from (select *, row_number() over () as n from offered) numbered`,
      [problemId, organizationOf(proposer)],
    );
    await innovation.rows('vacuum analyze innovation.solution_proposals, innovation.solutions');
    expect((await ranking(owner)).proposals).toHaveLength(200);
    expect(await rowsRead(innovation.database, () => ranking(owner))).toBeLessThan(700);
    expect(await rowsRead(innovation.database, () => reviews(ada))).toBeLessThan(700);
    expect(await evaluation(ada)).toMatchObject({ proposals: 200, hasMore: true, due: 200 });
    expect(await rowsRead(innovation.database, () => evaluation(ada))).toBeLessThan(700);
    // Who reviews nothing is not kept from anything, which costs no look at what was proposed.
    const seenBy = (person: Viewer) => () => get(Blindness).atProblems(person, [problemId]);
    expect(await rowsRead(innovation.database, seenBy(owner))).toBeLessThan(20);
    expect([await seenBy(owner)(), await seenBy(ada)()]).toEqual([new Set(), new Set([problemId])]);
    // What waits for a score is what can be scored, wherever it is asked.
    const waits = await get(ProposalsQueries).listToScore(ada, { limit: 200 });
    const toScore = (await reviews(ada)).map(({ proposalId }) => proposalId);
    expect([waits.total.count, (await counts(ada)).toScore]).toEqual([200, 200]);
    expect(waits.items.map(({ id }) => id).sort()).toEqual([...toScore].sort());
    await decide(owner, toScore[0] as string, Declined);
    const later = await get(ProposalsQueries).listToScore(ada, { limit: 200 });
    expect(later.items.filter(({ id }) => !toScore.includes(id))).toHaveLength(1);
  });

  it('is counted and ranked without reading what its proposals say', async () => {
    await evaluated();
    const id = await propose();
    await score(ben, id);
    const query = jest.spyOn(innovation.database, 'query');
    const read = async (work: () => Promise<unknown>) => {
      query.mockClear();
      await work();
      return JSON.stringify(await Promise.all(query.mock.results.map(({ value }) => value)));
    };
    const texts = ['They listen.', 'Nakuru first.', 'Worth a pilot.', 'On cast iron only.'];
    const readBy = async (work: () => Promise<unknown>) => {
      const all = await read(work);
      return texts.filter((text) => all.includes(text));
    };
    expect(await readBy(() => reviews(ada))).toEqual(texts);
    expect(await readBy(() => evaluation(owner))).toEqual([]);
    expect(await readBy(() => ranking(owner))).toEqual(['On cast iron only.']);
    query.mockRestore();
  });
});
