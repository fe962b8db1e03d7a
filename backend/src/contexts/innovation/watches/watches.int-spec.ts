import { as, type Contexts, organizationOf, startContexts } from '../../../../test/support/contexts';
import { eventually } from '../../../../test/support/registration';
import { rowsRead } from '../../../../test/support/rows-read';
import { someoneWaits } from '../../../../test/support/while-another';
import { day, hour, minute } from '../../../platform/clock/durations';
import { Reactions } from '../../../platform/events/reactions';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { Mail } from '../../../platform/mail/mail';
import { Secrets } from '../../../platform/secrets/secrets';
import { lastDue } from '../alerts/digest-schedule';
import { StopLinks } from '../alerts/stop-links';
import { StopMails } from '../alerts/stop-mails';
import { AlertFrequency, ProposalStatus, WatchedNoun } from '../innovation.enums';
import { SubmitProblem } from '../problems/submit-problem';
import { SubmitProblemDraft } from '../problems/submit-problem-draft';
import { DecideProposal } from '../proposals/decide-proposal';
import { ProposeSolution } from '../proposals/propose-solution';
import { PublishSolution } from '../solutions/publish-solution';
import { SubmitSolution } from '../solutions/submit-solution';
import { BeginWatching } from './begin-watching';
import { EndWatching } from './end-watching';
import { MailWatchDigestsJob } from './mail-watch-digests.job';
import { MarkWatches } from './mark-watches';
import { SetWatchMails } from './set-watch-mails';
import { WatchesQueries } from './watches.queries';

const { Problem, Solution } = WatchedNoun;

let innovation: Contexts;
let ada: Viewer;
let other: Viewer;
let problemId: string;

const begin = (id = problemId, noun = Problem, viewer = ada) => innovation.get(BeginWatching).execute(viewer, noun, id);
const end = (id = problemId, noun = Problem, viewer = ada) => innovation.get(EndWatching).execute(viewer, noun, id);
const list = (viewer = ada, limit = 50, cursor?: string) =>
  innovation.get(WatchesQueries).list(viewer, { limit, cursor });
const titles = async (viewer = ada) => (await list(viewer)).items.map(({ title }) => title);
const submit = (title = 'Leaks', viewer = other) =>
  innovation.get(SubmitProblem).execute(viewer, { title, description: 'They leak.', tags: [] });
const offer = (title = 'Probes', viewer = other, publish = true) =>
  innovation.get(SubmitSolution).execute(viewer, { title, description: 'They hear.', publish });
const work = () => innovation.get(MailWatchDigestsJob).execute();
const setStatus = (table: string, id: string, status: string) =>
  innovation.rows(`update innovation.${table} set status = $2 where id = $1`, [id, status]);
/** As an event says it; jobs are left alone here. */
const mark = (ids: { problemId?: string; solutionId?: string } = { problemId }) =>
  innovation.get(MarkWatches).execute(ids);
async function change(status = 'in_progress', id = problemId) {
  await setStatus('problems', id, status);
  await mark({ problemId: id });
}
function goToNextDay() {
  const { clock } = innovation;
  clock.move(lastDue(AlertFrequency.Daily, clock.now()).getTime() + day + 6 * minute - clock.now().getTime());
}
const mails = async () =>
  (
    await innovation.rows(`select to_address as address from notifications.messages where template = 'watch-digest'`)
  ).map(({ address }) => address);

beforeAll(async () => {
  innovation = await startContexts();
});
afterAll(() => innovation.stop());
let n = 0;
beforeEach(async () => {
  await innovation.rows(
    'truncate innovation.problems, innovation.solutions, innovation.watchers, notifications.messages cascade',
  );
  await innovation.rows('truncate membership.organizations, membership.users cascade');
  n += 1;
  ada = as('viewer', await innovation.organization(`Own ${n}`, 'viewer'));
  other = await innovation.organization(`Other ${n}`);
  innovation.clock.move(hour);
  problemId = await submit();
});
afterEach(() => jest.restoreAllMocks());

describe('watching', () => {
  const record = (action: string, subject: string) => ({ action, actor: `member:${ada.id}`, subject });

  it('is begun and ended by anybody who sees it, as often as they say so', async () => {
    const watches = innovation.get(WatchesQueries);
    await expect(() => begin()).leavesBehind({ audit: [record('watch.begun', `problem:${problemId}`)] });
    await expect(() => begin()).leavesBehind({});
    expect(await watches.isWatched(ada.id, Problem, problemId)).toBe(true);
    expect(await watches.isWatched(other.id, Problem, problemId)).toBe(false);
    expect(await watches.isWatched(ada.id, Solution, problemId)).toBe(false);
    await expect(() => end(problemId, Problem, other)).leavesBehind({});
    await expect(() => end()).leavesBehind({ audit: [record('watch.ended', `problem:${problemId}`)] });
    await expect(() => end()).leavesBehind({});
    expect(await watches.isWatched(ada.id, Problem, problemId)).toBe(false);
  });

  it('is of no draft of others, and of nothing that there is not', async () => {
    const draft = await offer('Draft', other, false);
    await expect(() => begin(draft, Solution)).leavesBehind({ refused: 'not_found' });
    await expect(() => begin(ada.id)).leavesBehind({ refused: 'not_found' });
    await expect(() => begin(draft, Solution, other)).leavesBehind({
      audit: [{ action: 'watch.begun', actor: `member:${other.id}`, subject: `solution:${draft}` }],
    });
  });

  it('has a list, page by page, the newest first, without what was taken back', async () => {
    const solution = await offer();
    for (const [id, noun] of [
      [problemId, Problem],
      [solution, Solution],
    ] as const) {
      await begin(id, noun);
      innovation.clock.move(minute);
    }
    const first = await list(ada, 1);
    expect(first).toMatchObject({ total: { count: 2 }, next: expect.any(String) });
    expect(first.items).toEqual([
      {
        id: expect.any(String),
        noun: 'solution',
        subjectId: solution,
        title: 'Probes',
        status: 'published',
        submittedBy: expect.objectContaining({ name: `Other ${n}` }),
        createdAt: expect.any(String),
      },
    ]);
    expect((await list(ada, 1, first.next)).items.map(({ title }) => title)).toEqual(['Leaks']);
    expect(await titles(other)).toEqual([]);
    await setStatus('solutions', solution, 'draft');
    expect(await titles()).toEqual(['Leaks']);
    await innovation.rows('delete from innovation.problems');
    expect(await titles()).toEqual([]);
  });

  it('lists no more than it reads, whoever else watches what', async () => {
    await innovation.rows(
      `with q as (insert into innovation.problems (organization_id, title, description)
          select $1, 'Many', 'Many.' from generate_series(1, 3000) returning id)
      insert into innovation.watches (user_id, problem_id, known_status) select gen_random_uuid(), id, 'open' from q`,
      [organizationOf(other)],
    );
    await innovation.rows('analyze innovation.watches');
    await innovation.rows('analyze innovation.problems');
    await begin();
    await titles();
    expect(await rowsRead(innovation.database, titles)).toBeLessThan(20);
  });
});

describe('a digest of what is watched', () => {
  it('says once what has another status, and nothing when there is nothing', async () => {
    const solution = await offer();
    await begin();
    await begin(solution, Solution);
    await change();
    await expect(work).leavesBehind({});
    goToNextDay();
    await expect(work).leavesBehind({
      mail: [
        {
          template: 'watch-digest',
          to: ada.email,
          about: `person:${ada.id}`,
          values: {
            firstName: 'Ada',
            headline: '“Leaks” is in progress',
            things: [
              {
                title: 'Leaks',
                change: 'Problem, was open, is in progress',
                link: expect.stringMatching(new RegExp(`/problems/${problemId}$`)),
              },
            ],
            more: null,
            settings: expect.stringMatching(/\/watched$/),
            unsubscribe: expect.stringContaining('/api/innovation/mails/watched/stop?token='),
          },
        },
      ],
    });
    await mark();
    goToNextDay();
    await expect(work).leavesBehind({});
    await setStatus('solutions', solution, 'deployed');
    await mark({ problemId, solutionId: solution });
    goToNextDay();
    await work();
    expect(await mails()).toEqual([ada.email, ada.email]);
  });

  it('follows a proposal that is accepted, and a solution that is published', async () => {
    const draft = await offer('Draft', other, false);
    const seeker = await innovation.organization(`Seeker ${n}`);
    const theirs = await submit('Of the seeker', seeker);
    await begin(theirs);
    await begin(draft, Solution, other);
    const proposalId = await innovation
      .get(ProposeSolution)
      .execute(other, { problemId: theirs, solutionId: await offer() });
    await innovation.get(DecideProposal).execute(seeker, proposalId, ProposalStatus.Accepted, {
      strengths: ['It listens.'],
      improvements: ['Smaller.'],
    });
    await innovation.get(PublishSolution).execute(other, draft);
    const brief = await innovation
      .get(SubmitProblem)
      .execute(seeker, { title: 'Brief', description: 'It leaks.', draft: true });
    await begin(brief, Problem, seeker);
    await innovation.get(SubmitProblemDraft).execute(seeker, brief);
    const reactions = innovation.get(Reactions);
    for (const { type, payload } of await innovation.rows('select type, payload from platform.outbox_events'))
      for (const name of reactions.to(type))
        if (name.startsWith('innovation.mark-watches')) await reactions.find(name)?.reaction.handle(payload);
    goToNextDay();
    await work();
    expect((await mails()).sort()).toEqual([ada.email, other.email, seeker.email].sort());
  });

  it('is one mail however often it changes and the job is done, and none where all is as it was', async () => {
    await begin();
    const back = await submit('There and back');
    await begin(back);
    for (const status of ['in_progress', 'solved']) await change(status);
    await change('closed', back);
    await change('open', back);
    goToNextDay();
    const queue = jest.spyOn(innovation.get(Mail), 'queue');
    await Promise.all([work(), work(), work()]);
    await work();
    expect(await mails()).toEqual([ada.email]);
    expect(queue.mock.calls.map(([, { values }]) => (values as { headline: string }).headline)).toEqual([
      '“Leaks” is solved',
    ]);
  });

  it('names ten, and says how many more there are', async () => {
    for (let one = 0; one < 12; one += 1) {
      const id = await submit(`Problem ${one}`);
      await begin(id);
      await change('solved', id);
    }
    goToNextDay();
    await expect(work).leavesBehind({
      mail: [
        {
          template: 'watch-digest',
          to: ada.email,
          about: `person:${ada.id}`,
          values: expect.objectContaining({ headline: '12 that you watch have changed', more: 'and 2 more' }),
        },
      ],
    });
  });

  it('tells later what changes while the mail is being written', async () => {
    await begin();
    await change();
    goToNextDay();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const mail = innovation.get(Mail);
    const real = mail.queue.bind(mail);
    const queue = jest.spyOn(mail, 'queue');
    queue.mockImplementationOnce(async (...given) => {
      await released;
      return real(...given);
    });
    const working = work();
    await eventually(async () => queue.mock.calls.length > 0, 'writing the mail');
    await setStatus('problems', problemId, 'solved');
    const marking = mark();
    await someoneWaits(innovation);
    release();
    await Promise.all([working, marking]);
    goToNextDay();
    await work();
    expect(queue.mock.calls.map(([, { values }]) => (values as { things: { change: string }[] }).things)).toEqual([
      [expect.objectContaining({ change: 'Problem, was open, is in progress' })],
      [expect.objectContaining({ change: 'Problem, was in progress, is solved' })],
    ]);
  });

  it('says of a withdrawn problem who has proposed to it, and to others nothing has changed when it is back', async () => {
    const proposer = await innovation.organization(`Proposer ${n}`);
    await innovation.get(ProposeSolution).execute(proposer, { problemId, solutionId: await offer('Ears', proposer) });
    for (const viewer of [ada, proposer]) await begin(problemId, Problem, viewer);
    await change('withdrawn');
    expect([await titles(), await titles(proposer)]).toEqual([[], ['Leaks']]);
    goToNextDay();
    await work();
    expect(await mails()).toEqual([proposer.email]);
    await change('open');
    goToNextDay();
    await work();
    expect(await mails()).toEqual([proposer.email, proposer.email]);
  });

  it('is done with where no mail can go, and for who left every organization', async () => {
    const left = await innovation.person(organizationOf(ada), 'member', `gone${n}@own.example`);
    for (const viewer of [ada, left]) await begin(problemId, Problem, viewer);
    await innovation.rows('update membership.user_organizations set is_active = false where user_id = $1', [left.id]);
    await change();
    goToNextDay();
    const queue = jest.spyOn(innovation.get(Mail), 'queue').mockRejectedValue(notFound('address'));
    await work();
    await work();
    expect(queue).toHaveBeenCalledTimes(1);
    expect(await innovation.rows('select from innovation.watches where changed_at is not null')).toEqual([]);
  });

  it('tells nobody of what they do not see any more, of a deleted one, or who left every organization', async () => {
    const solution = await offer();
    await begin(solution, Solution);
    await begin();
    await change();
    await setStatus('solutions', solution, 'draft');
    await mark({ solutionId: solution });
    await innovation.rows('delete from innovation.problems');
    const left = await innovation.person(organizationOf(ada), 'member', `left${n}@own.example`);
    const another = await submit('Another');
    await begin(another, Problem, left);
    await change('solved', another);
    await innovation.rows('update membership.user_organizations set is_active = false where user_id = $1', [left.id]);
    goToNextDay();
    await work();
    expect(await mails()).toEqual([]);
  });

  it('loses nothing when a mail cannot be written, and waits where a recipient has had enough', async () => {
    await begin();
    await change();
    goToNextDay();
    const queue = jest.spyOn(innovation.get(Mail), 'queue');
    queue.mockRejectedValueOnce(new Error('The process was killed')).mockResolvedValueOnce(undefined);
    await work();
    await work();
    expect(await mails()).toEqual([]);
    await work();
    expect(await mails()).toEqual([ada.email]);
  });
});

describe('whether who watches is mailed', () => {
  const isMailed = (viewer = ada) => innovation.get(WatchesQueries).isMailed(viewer.id);
  const set = (wanted: boolean) => innovation.get(SetWatchMails).execute(ada, wanted);
  const changed = (actor: string, wanted: boolean) => ({
    audit: [
      { action: 'watch-mails.changed', actor, subject: `person:${ada.id}`, details: { after: { isMailed: wanted } } },
    ],
  });

  it('is so until they say otherwise, and what changes meanwhile is not told later', async () => {
    expect(await isMailed()).toBe(true);
    await expect(() => set(false)).leavesBehind(changed(`member:${ada.id}`, false));
    await expect(() => set(false)).leavesBehind({});
    expect([await isMailed(), await isMailed(other)]).toEqual([false, true]);
    await begin();
    await change();
    goToNextDay();
    await work();
    await expect(() => set(true)).leavesBehind(changed(`member:${ada.id}`, true));
    goToNextDay();
    await work();
    expect(await mails()).toEqual([]);
  });

  it('is not so by the link of a mail, without a session, and by no other link', async () => {
    const stop = (token: string) => innovation.get(StopMails).execute('watched', token);
    const token = new URL(innovation.get(StopLinks).of('watched', ada.id).unsubscribe).searchParams.get(
      'token',
    ) as string;
    for (const foreign of ['', 'x.y', innovation.get(Secrets).sign('stop-search-alerts', ada.id)])
      await expect(() => stop(foreign)).leavesBehind({ refused: 'not_found' });
    await expect(() => stop(token)).leavesBehind(changed('visitor', false));
    await expect(() => stop(token)).leavesBehind({});
    expect(await isMailed()).toBe(false);
  });
});
