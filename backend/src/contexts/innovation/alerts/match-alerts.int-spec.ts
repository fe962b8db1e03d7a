import { as, type Contexts, organizationOf, startContexts } from '../../../../test/support/contexts';
import { leaksAndDigging } from '../../../../test/support/evaluating';
import { day, hour, minute } from '../../../platform/clock/durations';
import { Settings } from '../../../platform/database/settings';
import { invalidField } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { Mail } from '../../../platform/mail/mail';
import { Secrets } from '../../../platform/secrets/secrets';
import type { ActingPerson } from '../../membership';
import { AddReviewer } from '../evaluation/add-reviewer';
import { ChangeRubric } from '../evaluation/change-rubric';
import { ScoreProposal } from '../evaluation/score-proposal';
import { AlertFrequency, Verdict } from '../innovation.enums';
import { InviteToPropose } from '../invitations/invite-to-propose';
import { FindMatches } from '../matches/find-matches';
import { JudgeMatch } from '../matches/judge-match';
import { SubmitProblem } from '../problems/submit-problem';
import { ProposeSolution } from '../proposals/propose-solution';
import { WithdrawProposal } from '../proposals/withdraw-proposal';
import { SubmitSolution } from '../solutions/submit-solution';
import { DigestQueries } from './digest.queries';
import { lastDue } from './digest-schedule';
import { MailMatchDigestsJob } from './mail-match-digests.job';
import { MatchAlertsQueries } from './match-alerts.queries';
import { SetMatchAlerts } from './set-match-alerts';
import { routineMails, StopLinks } from './stop-links';
import { StopMails } from './stop-mails';

let innovation: Contexts;
let seeker: Viewer;
let solver: Viewer;
let problemId: string;

const text = 'Buried mains leak and nobody hears them. We want sensors that find leaks without digging.';
const submitProblem = (viewer: Viewer, title = 'Leaks in old water mains') =>
  innovation.get(SubmitProblem).execute(viewer, { title, description: text, tags: [] });
/** What says the same is found from the problem and from the solution. */
const submitSolution = (viewer: Viewer, title = 'Probes for old water mains', publish = true) =>
  innovation.get(SubmitSolution).execute(viewer, { title, description: text, publish });
const find = (id = problemId) => innovation.get(FindMatches).forProblem(id);
const choose = (viewer: Viewer, frequency: AlertFrequency) => innovation.get(SetMatchAlerts).execute(viewer, frequency);
const work = () => innovation.get(MailMatchDigestsJob).execute();

/** To just after the next digest of a kind is written. */
function goToNext(frequency: AlertFrequency.Daily | AlertFrequency.Weekly) {
  const { clock } = innovation;
  const period = frequency === AlertFrequency.Daily ? day : 7 * day;
  clock.move(lastDue(frequency, clock.now()).getTime() + period + 6 * minute - clock.now().getTime());
}
const weekly = () => goToNext(AlertFrequency.Weekly);
const daily = () => goToNext(AlertFrequency.Daily);

const digests = async () =>
  (
    await innovation.rows(
      `select to_address as address from notifications.messages where template = 'match-digest' order by 1`,
    )
  ).map(({ address }) => address);
/** Whom the digests that are due go to. */
async function written() {
  const before = (await digests()).length;
  await work();
  const all = await innovation.rows(
    `select to_address as address from notifications.messages where template = 'match-digest' order by queued_at, id`,
  );
  return all
    .slice(before)
    .map(({ address }) => address)
    .sort();
}

beforeAll(async () => {
  innovation = await startContexts();
});
afterAll(() => innovation.stop());
let n = 0;
beforeEach(async () => {
  await innovation.rows(
    'truncate innovation.problems, innovation.solutions, innovation.match_alerts, notifications.messages cascade',
  );
  await innovation.rows(`delete from platform.settings where name like 'matchDigests:%'`);
  await innovation.rows('truncate membership.organizations, membership.users cascade');
  n += 1;
  seeker = await innovation.organization(`Meridian Water ${n}`);
  solver = await innovation.organization(`AquaSense ${n}`);
  weekly();
  await work();
  innovation.clock.move(hour);
  problemId = await submitProblem(seeker);
});

describe('a digest of matches', () => {
  it('tells both sides each Monday what was found, with the reasons and the way to stop it', async () => {
    const solutionId = await submitSolution(solver);
    await find();
    expect(await written()).toEqual([]);
    weekly();
    const common = { headline: 'A new match', since: 'since last week', more: null };
    await expect(work).leavesBehind({
      mail: [
        {
          template: 'match-digest',
          to: seeker.email,
          about: `person:${seeker.id}`,
          values: expect.objectContaining({
            ...common,
            best: 'Probes for old water mains',
            matches: [
              {
                title: 'Probes for old water mains',
                about: `A solution of AquaSense ${n} for your problem “Leaks in old water mains”`,
                why: expect.stringMatching(/^(Strong|Good) text match, \d+ of 100: \w+/),
                link: expect.stringContaining(`/problems/${problemId}?tab=matches`),
              },
            ],
          }),
        },
        {
          template: 'match-digest',
          to: solver.email,
          about: `person:${solver.id}`,
          values: expect.objectContaining({
            ...common,
            best: 'Leaks in old water mains',
            matches: [
              expect.objectContaining({
                title: 'Leaks in old water mains',
                about: `A problem of Meridian Water ${n} that your solution “Probes for old water mains” may solve`,
                link: expect.stringMatching(new RegExp(`/problems/${problemId}$`)),
              }),
            ],
          }),
        },
      ],
    });
    expect(solutionId).toBeTruthy();
  });

  it('tells nothing twice, however often the job is done, and tells what comes later', async () => {
    await submitSolution(solver);
    await find();
    weekly();
    await Promise.all([work(), work(), work()]);
    await work();
    expect(await digests()).toEqual([seeker.email, solver.email].sort());
    innovation.clock.move(hour);
    await find();
    weekly();
    expect(await written()).toEqual([]);
    await find(await submitProblem(seeker, 'More leaks in old water mains'));
    weekly();
    expect(await written()).toEqual([seeker.email, solver.email].sort());
  });

  it('comes daily to who wants it so, and never to who does not', async () => {
    await choose(seeker, AlertFrequency.Daily);
    await choose(solver, AlertFrequency.Off);
    await submitSolution(solver);
    await find();
    daily();
    expect(await written()).toEqual([seeker.email]);
    weekly();
    expect(await written()).toEqual([]);
  });

  it('does not come to who stops it when they have been chosen already', async () => {
    for (const viewer of [seeker, solver]) await choose(viewer, AlertFrequency.Daily);
    await submitSolution(solver);
    await find();
    daily();
    const alerts = innovation.get(MatchAlertsQueries);
    const { ofMany } = alerts;
    const chosen = jest.spyOn(alerts, 'ofMany').mockImplementationOnce(async (ids) => {
      const known = await ofMany.call(alerts, ids);
      await choose(seeker, AlertFrequency.Off);
      return known;
    });
    expect(await written()).toEqual([solver.email]);
    chosen.mockRestore();
  });

  it('has what was found since the last one, when somebody wants it more often or again', async () => {
    await submitSolution(solver);
    await choose(solver, AlertFrequency.Off);
    await find();
    innovation.clock.move(2 * day);
    await choose(seeker, AlertFrequency.Daily);
    await choose(solver, AlertFrequency.Weekly);
    await choose(solver, AlertFrequency.Daily);
    daily();
    expect(await written()).toEqual([seeker.email]);
  });

  it('goes to owners, admins and who has submitted it, and to nobody else of the organization', async () => {
    const organizationId = organizationOf(seeker);
    const people = await Promise.all(
      (['admin', 'member', 'viewer'] as const).map((role) =>
        innovation.person(organizationId, role, `${role}${n}@s.example`),
      ),
    );
    const [admin, member, viewer] = people as [Viewer, Viewer, Viewer];
    const submitter = await innovation.person(organizationId, 'member', `submitter${n}@s.example`);
    const left = await innovation.person(organizationId, 'admin', `left${n}@s.example`);
    await innovation.rows('update membership.user_organizations set is_active = false where user_id = $1', [left.id]);
    const theirs = await submitProblem(submitter, 'Leaks that a submitter asks about in old water mains');
    const offering = await innovation.person(organizationOf(solver), 'member', `offering${n}@s.example`);
    await submitSolution(offering);
    await find();
    await find(theirs);
    weekly();
    const got = await written();
    expect(got).toEqual([admin.email, offering.email, seeker.email, solver.email, submitter.email].sort());
    for (const nobody of [member, viewer, left]) expect(got).not.toContain(nobody.email);
    await expect(innovation.rows('select count(*)::int as n from innovation.matches')).resolves.toEqual([{ n: 2 }]);
  });

  it.each(['problem', 'solution'])(
    'has nothing of an organization that who submitted the %s has left',
    async (noun) => {
      const [from, other] = noun === 'problem' ? [seeker, solver] : [solver, seeker];
      const mover = await innovation.person(organizationOf(from), 'member', `mover${n}@s.example`);
      const elsewhere = organizationOf(await innovation.organization(`Elsewhere ${n}`));
      await innovation.rows(
        `insert into membership.user_organizations (user_id, organization_id, role) values ($1, $2, 'member')`,
        [mover.id, elsewhere],
      );
      const asked = await submitProblem(noun === 'problem' ? mover : other, 'What is left behind in old water mains');
      await submitSolution(noun === 'problem' ? other : mover);
      await innovation.rows('update innovation.problems set status = $2 where id = $1', [problemId, 'closed']);
      await find(asked);
      await innovation.rows(
        'update membership.user_organizations set is_active = false where user_id = $1 and organization_id = $2',
        [mover.id, organizationOf(from)],
      );
      weekly();
      expect(await written()).toEqual([seeker.email, solver.email].sort());
    },
  );

  it('has one mail for somebody of several organizations', async () => {
    await innovation.rows(
      `insert into membership.user_organizations (user_id, organization_id, role) values ($1, $2, 'owner')`,
      [seeker.id, organizationOf(solver)],
    );
    await submitSolution(solver);
    await find();
    weekly();
    expect(await written()).toEqual([seeker.email, solver.email].sort());
  });

  it.each([
    [
      'was judged',
      async (solutionId: string) => {
        await innovation.get(JudgeMatch).execute(seeker, { problemId, solutionId, verdict: Verdict.NotRelevant });
        await innovation.get(JudgeMatch).execute(solver, { problemId, solutionId, verdict: Verdict.Saved });
      },
    ],
    [
      'was proposed, and withdrawn',
      async (solutionId: string) => {
        const id = await innovation.get(ProposeSolution).execute(solver, { problemId, solutionId });
        await innovation.get(WithdrawProposal).execute(solver, id);
      },
    ],
    [
      'was invited to',
      async (solutionId: string) =>
        void (await innovation.get(InviteToPropose).execute(seeker, problemId, { solutionId })),
    ],
    [
      'is not open any more',
      async () => void (await innovation.rows(`update innovation.problems set status = 'solved'`)),
    ],
    ['is a draft', async () => void (await innovation.rows(`update innovation.solutions set status = 'draft'`))],
    ['is hardly alike', async () => void (await innovation.rows('update innovation.matches set percent = 59'))],
    ['was deleted', async () => void (await innovation.rows('delete from innovation.solutions'))],
  ])('has nothing that %s, and is not written for that', async (_, change: (solutionId: string) => Promise<void>) => {
    const solutionId = await submitSolution(solver);
    await find();
    await change(solutionId);
    weekly();
    expect(await written()).toEqual([]);
  });

  it('hides what one side has judged from that side alone', async () => {
    const solutionId = await submitSolution(solver);
    await find();
    await innovation.get(JudgeMatch).execute(seeker, { problemId, solutionId, verdict: Verdict.NotRelevant });
    weekly();
    expect(await written()).toEqual([solver.email]);
  });

  it('tells a reviewer still of what was proposed, until they have scored it, and its proposer no more', async () => {
    await innovation.get(ChangeRubric).execute(seeker, problemId, { criteria: leaksAndDigging, revision: 0 });
    await innovation.get(AddReviewer).execute(seeker, problemId, seeker.id);
    const solutionId = await submitSolution(solver);
    await find();
    const proposalId = await innovation.get(ProposeSolution).execute(solver, { problemId, solutionId });
    const { clock } = innovation;
    const told = async (serves: string[] = []) => {
      const reader = { userId: seeker.id, leads: [organizationOf(seeker)], serves } as ActingPerson;
      return (await innovation.get(DigestQueries).newFor(reader, clock.in(-7 * day), clock.in(minute), 8)).total;
    };
    expect(await told()).toBe(1);
    // Of what their own organization proposes they know.
    expect(await told([organizationOf(solver)])).toBe(0);
    weekly();
    expect(await written()).toEqual([seeker.email]);
    await innovation.get(ScoreProposal).execute(seeker, proposalId, {
      marks: [
        { key: 1, mark: 4 },
        { key: 2, mark: 4 },
      ],
      rubricVersion: 1,
      proposalVersion: 1,
    });
    expect(await told()).toBe(0);
  });

  it('has nothing of an organization’s own for its own problem', async () => {
    await submitSolution(seeker);
    await find();
    weekly();
    expect(await written()).toEqual([]);
  });

  it('shows eight, and says how many more there are', async () => {
    for (let solution = 0; solution < 10; solution += 1)
      await submitSolution(solver, `Probe number ${solution} for mains`);
    await innovation.rows(
      `insert into innovation.matches (problem_id, solution_id, percent, found_at)
        select $1, id, 70, $2 from innovation.solutions`,
      [problemId, innovation.clock.now()],
    );
    weekly();
    await expect(work).leavesBehind({
      mail: [seeker, solver].map(({ email, id }) => ({
        template: 'match-digest',
        to: email,
        about: `person:${id}`,
        values: expect.objectContaining({ headline: '10 new matches', more: 'and 2 more' }),
      })),
    });
  });

  it('has a pair that was raised to a good match since', async () => {
    await submitSolution(solver);
    await find();
    await innovation.rows('update innovation.matches set percent = 45');
    weekly();
    expect(await written()).toEqual([]);
    innovation.clock.move(hour);
    await find();
    weekly();
    expect(await written()).toEqual([seeker.email, solver.email].sort());
  });

  it('loses nothing when a mail cannot be written, and says it once when it can', async () => {
    await submitSolution(solver);
    await find();
    weekly();
    const mail = innovation.get(Mail);
    const queue = jest.spyOn(mail, 'queue').mockRejectedValueOnce(new Error('The process was killed'));
    await work();
    queue.mockRestore();
    expect(await digests()).toHaveLength(1);
    await work();
    expect(await digests()).toEqual([seeker.email, solver.email].sort());
    expect(await innovation.get(Settings).get('matchDigests:weekly')).toMatchObject({ done: true });
  });

  it('waits where a recipient has had too much mail, and comes when it may', async () => {
    await submitSolution(solver);
    await find();
    weekly();
    const queue = jest.spyOn(innovation.get(Mail), 'queue').mockResolvedValueOnce(undefined);
    expect(await written()).toHaveLength(1);
    queue.mockRestore();
    expect(await written()).toHaveLength(1);
    expect(await digests()).toEqual([seeker.email, solver.email].sort());
  });

  it('does not wait for an address that no mail can go to', async () => {
    await submitSolution(solver);
    await find();
    weekly();
    const queue = jest
      .spyOn(innovation.get(Mail), 'queue')
      .mockRejectedValueOnce(invalidField('to', 'No mail can go there'));
    expect(await written()).toHaveLength(1);
    queue.mockRestore();
    const until = lastDue(AlertFrequency.Weekly, innovation.clock.now()).toISOString();
    expect(await innovation.get(Settings).get('matchDigests:weekly')).toMatchObject({ until, done: true });
  });

  it('begins five minutes after its time, when all that was found until then is there', async () => {
    await submitSolution(solver);
    await find();
    weekly();
    innovation.clock.move(-2 * minute);
    expect(await written()).toEqual([]);
    innovation.clock.move(2 * minute);
    expect(await written()).toHaveLength(2);
  });

  it('tells nothing that is older than a month', async () => {
    await submitSolution(solver);
    await find();
    innovation.clock.move(40 * day);
    weekly();
    expect(await written()).toEqual([]);
  });

  it('covers the weeks in which no process looked', async () => {
    await submitSolution(solver);
    await find();
    innovation.clock.move(14 * day);
    weekly();
    expect(await written()).toEqual([seeker.email, solver.email].sort());
  });
});

describe('how often somebody hears of matches', () => {
  const chosen = (viewer: Viewer) => innovation.get(MatchAlertsQueries).of(viewer.id);

  it('is weekly until they say otherwise, which is on record', async () => {
    expect(await chosen(seeker)).toEqual({ frequency: 'weekly' });
    await expect(() => choose(as('viewer', seeker), AlertFrequency.Daily)).leavesBehind({
      audit: [
        {
          action: 'match-alerts.changed',
          actor: `member:${seeker.id}`,
          subject: `person:${seeker.id}`,
          details: { before: { frequency: 'weekly' }, after: { frequency: 'daily' } },
        },
      ],
    });
    expect(await chosen(seeker)).toEqual({ frequency: 'daily' });
    expect(await chosen(solver)).toEqual({ frequency: 'weekly' });
    await expect(() => choose(seeker, AlertFrequency.Daily)).leavesBehind({});
  });

  it('is never, by the link of a mail, without a session and as often as it is called', async () => {
    const token = new URL(innovation.get(StopLinks).of('match-alerts', seeker.id).unsubscribe).searchParams.get(
      'token',
    ) as string;
    const stop = () => innovation.get(StopMails).execute('match-alerts', token);
    await expect(stop).leavesBehind({
      audit: [
        {
          action: 'match-alerts.changed',
          actor: 'visitor',
          subject: `person:${seeker.id}`,
          details: { before: { frequency: 'weekly' }, after: { frequency: 'off' } },
        },
      ],
    });
    await expect(stop).leavesBehind({});
    expect(await chosen(seeker)).toEqual({ frequency: 'off' });
    expect(await chosen(solver)).toEqual({ frequency: 'weekly' });
  });

  it('is not changed by a link that is not of ours, or for another purpose', async () => {
    const foreign = innovation.get(Secrets).sign('something else', seeker.id);
    for (const token of ['', 'x.y', seeker.id, foreign])
      await expect(() => innovation.get(StopMails).execute('match-alerts', token)).leavesBehind({
        refused: 'not_found',
      });
  });

  it('is not changed by the link of other mails, nor are those by that of these', async () => {
    for (const mails of routineMails)
      for (const others of routineMails.filter((one) => one !== mails)) {
        const { unsubscribe } = innovation.get(StopLinks).of(others, seeker.id);
        const token = new URL(unsubscribe).searchParams.get('token') as string;
        await expect(() => innovation.get(StopMails).execute(mails, token)).leavesBehind({ refused: 'not_found' });
      }
  });
});

describe('digests of more matches than are looked at in one go', () => {
  it('come to all whom they concern, and go on after a failure where they had come to', async () => {
    const late = await innovation.organization(`Latecomers ${n}`);
    for (const viewer of [seeker, solver, late]) await choose(viewer, AlertFrequency.Daily);
    const many = async (table: string, owner: Viewer, more: string, count: number) =>
      innovation.rows(
        `insert into innovation.${table} (organization_id, title, description${more && ', status, published_at'})
          select $1, 'Mains ' || n, 'They leak.'${more} from generate_series(1, $2::int) n`,
        [organizationOf(owner), count],
      );
    await many('problems', seeker, '', 32);
    await many('solutions', solver, `, 'published', now()`, 31);
    await many('solutions', late, `, 'published', now()`, 1);
    // The last one is that of the latecomers, after 33 x 31 of others.
    await innovation.rows(
      `insert into innovation.matches (problem_id, solution_id, percent, found_at)
        select q.id, s.id, 80, $1::timestamptz + case when s.organization_id = $2 then interval '1 hour' else interval '0' end
        from innovation.problems q cross join innovation.solutions s where s.organization_id <> $2 or q.id = $3
        on conflict (problem_id, solution_id) do update set percent = 80, found_at = excluded.found_at`,
      [innovation.clock.now(), organizationOf(late), problemId],
    );
    daily();
    const { foundBetween } = DigestQueries.prototype;
    const pages = jest.spyOn(DigestQueries.prototype, 'foundBetween');
    const before = await digests();
    pages.mockImplementationOnce(foundBetween).mockRejectedValueOnce(new Error('The database is gone.'));
    await expect(work()).rejects.toThrow('The database is gone.');
    expect((await digests()).filter((address) => !before.includes(address))).toEqual(
      [seeker.email, solver.email].sort(),
    );
    expect(await written()).toEqual([late.email]);
    const [first, second, third] = await Promise.all(pages.mock.results.map(({ value }) => value.catch(() => [])));
    expect([first?.length, second, third?.length]).toEqual([1000, [], 33 * 31 + 1 - 1000]);
    jest.restoreAllMocks();
  });
});
