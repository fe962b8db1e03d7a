import { as, type Contexts, organizationOf, refusal, startContexts } from '../../../../test/support/contexts';
import { Audit } from '../../../platform/audit/audit';
import { Config } from '../../../platform/config/config';
import { Notices } from '../../../platform/database/notices';
import type { Viewer } from '../../../platform/http/viewer';
import { Jobs } from '../../../platform/jobs/jobs';
import { Mail } from '../../../platform/mail/mail';
import { AddReviewer } from '../evaluation/add-reviewer';
import { ChangeRubric } from '../evaluation/change-rubric';
import { Verdict } from '../innovation.enums';
import { FindMatches } from '../matches/find-matches';
import { JudgeMatch } from '../matches/judge-match';
import { KeptMatchesQueries } from '../matches/kept-matches.queries';
import { MatchesQueries } from '../matches/matches.queries';
import { WithdrawVerdict } from '../matches/withdraw-verdict';
import { SubmitProblem } from '../problems/submit-problem';
import { ProposeSolution } from '../proposals/propose-solution';
import { WithdrawProposal } from '../proposals/withdraw-proposal';
import { SubmitSolution } from '../solutions/submit-solution';
import { EndInvitations } from './end-invitations';
import { InvitationsQueries } from './invitations.queries';
import { InviteToPropose } from './invite-to-propose';

let innovation: Contexts;
let seeker: Viewer;
let solver: Viewer;
let stranger: Viewer;
let problemId: string;
let probes: string;

const note = 'Could you start in Nakuru?';
const submit = (viewer: Viewer, publish = true) =>
  innovation.get(SubmitSolution).execute(viewer, {
    title: 'Probes that hear leaks in water mains',
    description: 'Buried mains leak and nobody hears them: old mains, in which probes drift.',
    publish,
  });
const submitProblem = () =>
  innovation
    .get(SubmitProblem)
    .execute(seeker, { title: 'Leaks in old water mains', description: 'Buried mains leak and nobody hears them.' });
const invite = (viewer = seeker, solutionId = probes, id = problemId) =>
  innovation.get(InviteToPropose).execute(viewer, id, { solutionId, note });
const waiting = (viewer: Viewer) => innovation.get(InvitationsQueries).waiting(viewer);
const matched = async (viewer: Viewer) => {
  const matches = await innovation.get(MatchesQueries).ofProblem(problemId, viewer, { limit: 20 });
  return matches?.map(({ invitedAt }) => invitedAt !== null);
};

const states = async (viewer: Viewer, id = problemId) => {
  const queries = innovation.get(MatchesQueries);
  const shown = [{ limit: 20 }, { limit: 20, hidden: true }];
  const matches = await Promise.all(shown.map((wanted) => queries.ofProblem(id, viewer, wanted)));
  return matches.flatMap((found) => found ?? []).map(({ invitation }) => invitation);
};
const day = 86_400_000;
const invitationDays = 30;
/** What the one who has invited is told. */
const told = (invitationId: string, declined: boolean) => ({
  template: 'invitation-ended',
  to: seeker.email,
  about: `invitation:${invitationId}`,
  values: {
    firstName: 'Ada',
    problemTitle: 'Leaks in old water mains',
    solutionTitle: 'Probes that hear leaks in water mains',
    organizationName: 'AquaSense',
    declined,
    days: invitationDays,
    link: `${innovation.get(Config).appUrl}/problems/${problemId}?tab=matches`,
  },
});

beforeAll(async () => {
  innovation = await startContexts();
  seeker = await innovation.organization('Meridian Water');
  solver = await innovation.organization('AquaSense');
  stranger = await innovation.organization('Verdant');
});
afterAll(() => innovation.stop());
beforeEach(async () => {
  await innovation.rows('truncate innovation.problems, innovation.solutions cascade');
  problemId = await submitProblem();
  probes = await submit(solver);
});

describe('an invitation to propose', () => {
  it('leaves an event, a record and a mail to those who decide for the solution', async () => {
    const invitedOrganizationId = organizationOf(solver);
    await expect(() => invite()).leavesBehind((invitationId: string) => ({
      events: [
        { type: 'innovation.proposal-invited', invitationId, problemId, solutionId: probes, invitedOrganizationId },
      ],
      audit: [
        {
          action: 'proposal.invited',
          actor: `member:${seeker.id}`,
          subject: `problem:${problemId}`,
          details: { invitationId, solutionId: probes, invitedOrganizationId },
        },
      ],
      mail: [
        {
          template: 'proposal-invited',
          to: solver.email,
          about: `invitation:${invitationId}`,
          values: {
            firstName: 'Ada',
            problemTitle: 'Leaks in old water mains',
            solutionTitle: 'Probes that hear leaks in water mains',
            organizationName: 'Meridian Water',
            note,
            days: invitationDays,
            link: `${innovation.get(Config).appUrl}/problems/${problemId}`,
          },
        },
      ],
    }));
  });

  it('is not sent to a suspended organization', async () => {
    const suspend = async (at: string) => {
      await innovation.rows(`update membership.organizations set suspended_at = ${at} where id = $1`, [
        organizationOf(solver),
      ]);
      await innovation.get(Notices).send('organization', organizationOf(solver));
    };
    await suspend('now()');
    await expect(() => invite()).leavesBehind({ refused: 'organization_suspended' });
    await suspend('null');
    expect(await refusal(invite())).toBeUndefined();
  });

  it('waits for the invited organization, and for nobody else', async () => {
    await invite();
    expect(await waiting(solver)).toMatchObject([
      { problem: { id: problemId, submittedBy: { name: 'Meridian Water' } }, solution: { id: probes }, note },
    ]);
    expect(await waiting(seeker)).toEqual([]);
    expect(await waiting(stranger)).toEqual([]);
  });

  it('is seen by both at the match, with every solution of the organization', async () => {
    await submit(solver);
    await invite();
    expect(await matched(seeker)).toEqual([true, true]);
    expect(await matched(solver)).toEqual([true, true]);
    expect(await matched(stranger)).toEqual([false, false]);
  });

  it('takes the place of a recommendation', async () => {
    await innovation.get(FindMatches).forProblem(problemId);
    const recommended = (viewer: Viewer) => innovation.get(KeptMatchesQueries).recommended(viewer, 6);
    expect(await recommended(seeker)).toHaveLength(1);
    await invite();
    expect(await recommended(seeker)).toEqual([]);
    expect(await recommended(solver)).toEqual([]);
  });

  it('is answered by a proposal, and waits again when that is withdrawn', async () => {
    await invite();
    const proposalId = await innovation.get(ProposeSolution).execute(solver, { problemId, solutionId: probes });
    expect(await waiting(solver)).toEqual([]);
    await innovation.get(WithdrawProposal).execute(solver, proposalId);
    expect(await waiting(solver)).toHaveLength(1);
  });

  it('is not answered by what was proposed before it', async () => {
    const another = await submit(solver);
    await innovation.get(ProposeSolution).execute(solver, { problemId, solutionId: another });
    await invite();
    expect(await waiting(solver)).toHaveLength(1);
  });

  it('waits with twenty at most', async () => {
    await invite();
    await innovation.rows(
      `with more as (
          insert into innovation.problems (organization_id, title, description)
          select organization_id, title, description from innovation.problems, generate_series(1, 20) returning id)
        insert into innovation.proposal_invitations (problem_id, solution_id, organization_id, invited_organization_id)
        select more.id, i.solution_id, i.organization_id, i.invited_organization_id
        from more, innovation.proposal_invitations i`,
    );
    expect(await waiting(solver)).toHaveLength(20);
  });

  it('is answered by the verdict that it does not fit, and ends with the problem', async () => {
    await invite();
    const form = { problemId, solutionId: probes, verdict: Verdict.NotRelevant };
    await innovation.get(JudgeMatch).execute(seeker, form);
    expect(await waiting(solver)).toHaveLength(1);
    await innovation.rows(`update innovation.problems set status = 'in_progress'`);
    expect(await waiting(solver)).toEqual([]);
    await innovation.rows(`update innovation.problems set status = 'open'`);
    await innovation.get(JudgeMatch).execute(solver, form);
    expect(await waiting(solver)).toEqual([]);
  });

  it('is declined by that verdict, of which the one who has invited is told once, and waits again when it is taken back', async () => {
    const invitationId = await invite();
    const form = { problemId, solutionId: probes, verdict: Verdict.NotRelevant };
    const mails = () => innovation.rows(`select from notifications.messages where template = 'invitation-ended'`);
    const atFirst = (await mails()).length;
    const saved = await innovation.get(JudgeMatch).execute(solver, { ...form, verdict: Verdict.Saved });
    expect([saved.toldWhoInvited, await states(seeker), (await mails()).length]).toEqual([false, ['waiting'], atFirst]);
    let verdictId = '';
    await expect(async () => {
      const verdict = await innovation.get(JudgeMatch).execute(solver, form);
      expect(verdict.toldWhoInvited).toBe(true);
      verdictId = verdict.id;
    }).leavesBehind({
      events: [
        { type: 'innovation.invitation-ended', invitationId, problemId, solutionId: probes, outcome: 'declined' },
      ],
      audit: [
        {
          action: 'match.judged',
          actor: `member:${solver.id}`,
          subject: `problem:${problemId}`,
          details: { organizationId: organizationOf(solver), solutionId: probes, verdict: 'not_relevant' },
        },
      ],
      mail: [told(invitationId, true)],
    });
    expect(await states(seeker)).toEqual(['declined']);
    const before = (await mails()).length;
    verdictId = (await innovation.get(JudgeMatch).execute(solver, { ...form, replaces: verdictId })).id;
    expect(await mails()).toHaveLength(before);
    await innovation.get(WithdrawVerdict).execute(solver, verdictId);
    expect(await states(seeker)).toEqual(['waiting']);
    expect(await waiting(solver)).toHaveLength(1);

    const hidden = await innovation.get(JudgeMatch).execute(solver, form);
    expect(hidden.toldWhoInvited).toBe(false);
    expect(await states(seeker)).toEqual(['declined']);
    expect(await mails()).toHaveLength(before);

    await innovation.get(JudgeMatch).execute(stranger, { ...form, verdict: Verdict.Saved });
    expect(await states(seeker)).toEqual(['declined']);
    await innovation.get(JudgeMatch).execute(solver, { ...form, verdict: Verdict.Saved, replaces: hidden.id });
    expect(await states(seeker)).toEqual(['waiting']);
  });

  it('is not declined where that cannot be put on record', async () => {
    await invite();
    const left = () =>
      innovation.rows(`select from innovation.match_verdicts
        union all select from notifications.messages where template = 'invitation-ended'`);
    const before = await left();
    const record = jest.spyOn(innovation.get(Audit), 'record').mockRejectedValueOnce(new Error('Not recorded.'));
    const form = { problemId, solutionId: probes, verdict: Verdict.NotRelevant };
    await expect(innovation.get(JudgeMatch).execute(solver, form)).rejects.toThrow('Not recorded.');
    record.mockRestore();
    expect([await states(seeker), await left()]).toEqual([['waiting'], before]);
  });

  it('is declined and waits again with its own problem and solution alone', async () => {
    const another = await submitProblem();
    await invite();
    await invite(seeker, probes, another);
    const judge = (id: string, verdict: Verdict, solutionId = probes, replaces?: string) =>
      innovation.get(JudgeMatch).execute(solver, { problemId: id, solutionId, verdict, replaces });
    const both = async () => [await states(seeker), await states(seeker, another)];
    const { id: hidden } = await judge(problemId, Verdict.NotRelevant);
    expect(await both()).toEqual([['declined'], ['waiting']]);
    await judge(another, Verdict.NotRelevant);
    await judge(problemId, Verdict.Saved, probes, hidden);
    expect(await both()).toEqual([['waiting'], ['declined']]);

    const others = await submit(solver);
    await judge(problemId, Verdict.NotRelevant, others);
    await judge(another, Verdict.Saved, others);
    expect(await both()).toEqual([
      ['waiting', 'waiting'],
      ['declined', 'declined'],
    ]);
  });

  it('says nothing of the verdict of anybody else', async () => {
    await invite();
    await innovation.get(JudgeMatch).execute(stranger, { problemId, solutionId: probes, verdict: Verdict.NotRelevant });
    expect(await states(seeker)).toEqual(['waiting']);
    expect(await states(stranger)).toEqual([undefined]);
  });

  it('lapses when nobody has answered for thirty days, and the one who has invited is told', async () => {
    await innovation.rows(`update innovation.problems set title = 'Pumps that fail'`);
    problemId = await submitProblem();
    const invitationId = await invite();
    const lapse = () => innovation.get(EndInvitations).lapse();
    const [{ sent }] = await innovation.rows(
      `update innovation.proposal_invitations set created_at = date_trunc('second', created_at) returning created_at as sent`,
    );
    const now = jest.spyOn(innovation.clock, 'now');
    now.mockReturnValue(new Date(new Date(sent).getTime() + invitationDays * day));
    expect(await lapse()).toBeUndefined();
    expect(await waiting(solver)).toHaveLength(1);
    now.mockRestore();
    innovation.clock.move(invitationDays * day + 60_000);
    // By its day, whether or not the job has run by then.
    expect([await states(solver), await waiting(solver)]).toEqual([['lapsed'], []]);
    const queueEach = jest.spyOn(innovation.get(Mail), 'queueEach').mockRejectedValueOnce(new Error('Not queued.'));
    await expect(lapse()).rejects.toThrow('Not queued.');
    queueEach.mockRestore();
    await expect(async () => void (await lapse())).leavesBehind({
      events: [{ type: 'innovation.invitation-ended', invitationId, problemId, solutionId: probes, outcome: 'lapsed' }],
      mail: [told(invitationId, false)],
    });
    expect(await lapse()).toBeUndefined();
    expect(await states(seeker)).toEqual(['lapsed']);
    expect(await waiting(solver)).toEqual([]);
    innovation.clock.reset();
  });

  it('lapses for reviewers whether or not a proposal that they have still to score answers it', async () => {
    await invite();
    const unansweredId = await invite(seeker, await submit(stranger));
    const reviewer = await innovation.person(organizationOf(seeker), 'admin', 'reviewer@meridian.example');
    await innovation
      .get(ChangeRubric)
      .execute(seeker, problemId, { criteria: [{ name: 'Finds small leaks', weight: 40 }], revision: 0 });
    await innovation.get(AddReviewer).execute(seeker, problemId, reviewer.id);
    const elsewhere = await innovation.person(organizationOf(seeker), 'admin', 'elsewhere@meridian.example');
    const another = await innovation
      .get(SubmitProblem)
      .execute(seeker, { title: 'Pumps that fail', description: 'They fail in spring.' });
    await innovation
      .get(ChangeRubric)
      .execute(seeker, another, { criteria: [{ name: 'Lasts long', weight: 40 }], revision: 0 });
    await innovation.get(AddReviewer).execute(seeker, another, elsewhere.id);
    await innovation.get(ProposeSolution).execute(solver, { problemId, solutionId: probes });
    const both = async () => [(await states(reviewer))?.sort(), (await states(seeker))?.sort()];
    expect(await both()).toEqual([
      ['waiting', 'waiting'],
      ['proposed', 'waiting'],
    ]);

    innovation.clock.move(invitationDays * day + 60_000);
    const lapsed = [
      ['lapsed', 'lapsed'],
      ['lapsed', 'proposed'],
    ];
    expect(await both()).toEqual(lapsed);
    const mails = () =>
      innovation.rows(`select to_address as to, about from notifications.messages where template = 'invitation-ended'`);
    await innovation.rows(`delete from notifications.messages where template = 'invitation-ended'`);
    while (await innovation.get(EndInvitations).lapse());
    const about = `invitation:${unansweredId}`;
    expect((await mails()).sort((one, next) => one.to.localeCompare(next.to))).toEqual(
      [seeker, elsewhere].map(({ email }) => ({ to: email, about })).sort((one, next) => one.to.localeCompare(next.to)),
    );
    expect(await both()).toEqual(lapsed);
    // What is declined says nothing of who proposes.
    await innovation.rows(`delete from notifications.messages where template = 'invitation-ended'`);
    innovation.clock.reset();
    const declined = await innovation.organization('Declining');
    await invite(seeker, await submit(declined));
    const [{ id: solutionId }] = await innovation.rows(
      'select id from innovation.solutions where organization_id = $1',
      [organizationOf(declined)],
    );
    await innovation.get(JudgeMatch).execute(declined, { problemId, solutionId, verdict: Verdict.NotRelevant });
    expect((await mails()).map(({ to }) => to).sort()).toEqual([seeker.email, reviewer.email, elsewhere.email].sort());
  });

  it('lapses each hour with all that have waited as long, each once, also when two look at once', async () => {
    const every = jest.spyOn(innovation.get(Jobs), 'every').mockReturnValue();
    innovation.get(EndInvitations).onModuleInit();
    const [[times, , work] = []] = every.mock.calls as unknown as [[string, string, () => Promise<void>]];
    every.mockRestore();
    expect(times).toMatch(/^\d+ \* \* \* \*$/);
    const thirds = await innovation.organization('Third');
    const ids = [
      await invite(),
      await invite(seeker, await submit(stranger)),
      await invite(seeker, await submit(thirds)),
    ];
    // Two of the same moment, and one of a later one.
    await innovation.rows(
      `update innovation.proposal_invitations set created_at = $1::timestamptz - interval '31 days' + case when id = $2 then interval '1 h' else '0' end`,
      [innovation.clock.now(), ids[0]],
    );
    await innovation.rows(`delete from notifications.messages where template = 'invitation-ended'`);
    const mailed = async () =>
      (
        await innovation.rows(
          `select about from notifications.messages where template = 'invitation-ended' and to_address = $1 order by about`,
          [seeker.email],
        )
      ).map(({ about }) => about);
    const each = ids.map((id) => `invitation:${id}`).sort();
    await Promise.all([work?.(), work?.()]);
    expect(await mailed()).toEqual(each);
    await work?.();
    expect(await mailed()).toEqual(each);
  });

  it('does not lapse when it is answered or declined, or its problem has ended', async () => {
    await invite();
    await submitProblem();
    innovation.clock.move((invitationDays + 1) * day);
    const form = { problemId, solutionId: probes };
    const hidden = await innovation.get(JudgeMatch).execute(solver, { ...form, verdict: Verdict.NotRelevant });
    expect(await innovation.get(EndInvitations).lapse()).toBeUndefined();
    await innovation.get(JudgeMatch).execute(solver, { ...form, verdict: Verdict.Saved, replaces: hidden.id });
    const changed = 'update innovation.problems set status = $2 where id = $1';
    await innovation.rows(changed, [problemId, 'closed']);
    expect(await innovation.get(EndInvitations).lapse()).toBeUndefined();
    await innovation.rows(changed, [problemId, 'open']);
    await innovation.get(ProposeSolution).execute(solver, { problemId, solutionId: probes });
    expect(await innovation.get(EndInvitations).lapse()).toBeUndefined();
    expect(await states(seeker)).toEqual(['proposed']);
    innovation.clock.reset();
  });

  it('goes out once for a problem and an organization, also when sent many times at once', async () => {
    const another = await submit(solver);
    const outcomes = await Promise.all([probes, another, probes, another].map((id) => refusal(invite(seeker, id))));
    expect(outcomes.filter((code) => code === undefined)).toHaveLength(1);
    expect(outcomes.filter((code) => code === 'already_invited')).toHaveLength(3);
    expect(await waiting(solver)).toHaveLength(1);
  });

  it('is refused where nothing can come of it', async () => {
    const draft = await submit(solver, false);
    const own = await submit(seeker);
    await expect(() => invite(stranger)).leavesBehind({ refused: 'organization_required' });
    await expect(() => invite(as('viewer', seeker))).leavesBehind({ refused: 'organization_required' });
    await expect(() => invite(seeker, draft)).leavesBehind({ refused: 'not_found' });
    await expect(() => invite(seeker, own)).leavesBehind({ refused: 'not_found' });
    const proposalId = await innovation.get(ProposeSolution).execute(solver, { problemId, solutionId: probes });
    await expect(() => invite()).leavesBehind({ refused: 'already_proposed' });
    await innovation.rows(`update innovation.problems set status = 'solved'`);
    await expect(() => invite()).leavesBehind({ refused: 'problem_not_open' });
    await innovation.rows(`update innovation.problems set status = 'open'`);
    await innovation.get(WithdrawProposal).execute(solver, proposalId);
    expect(await refusal(invite())).toBeUndefined();
  });
});
