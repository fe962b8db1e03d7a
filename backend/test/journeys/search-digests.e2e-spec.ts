import { lastDue } from '../../src/contexts/innovation/alerts/digest-schedule';
import { AlertFrequency } from '../../src/contexts/innovation/innovation.enums';
import { dayOf } from '../../src/platform/clock/calendar';
import { day, hour } from '../../src/platform/clock/durations';
import { Database } from '../../src/platform/database/database';
import { Jobs } from '../../src/platform/jobs/jobs';
import type { Client } from '../support/client';
import { Postbox } from '../support/postbox';
import { type Product, startProduct } from '../support/product';
import { eventually, goodPassword, registration } from '../support/registration';

const due = () => lastDue(AlertFrequency.Daily, new Date(Date.now() - 300_000)).getTime();

describe('What people have saved, watch and owe', () => {
  const postbox = new Postbox();
  let product: Product;
  let seeker: Client;
  let address: string;
  let other: Client;

  const rows = async (text: string, values: unknown[] = []) =>
    (await product.app.get(Database).pool.query(text, values)).rows;

  /** A signed-in owner of an organization of their own. */
  async function joinByMail(): Promise<{ client: Client; email: string }> {
    const { email, ...form } = registration();
    const client = product.visitor();
    await client.post('/api/membership/register', { ...form, email });
    const welcome = await eventually(
      async () => postbox.mails.find(({ headers }) => headers.to?.includes(email)),
      'the welcome mail',
    );
    const token = /activate\?token=([\w-]+)/.exec(welcome.text)?.[1];
    await client.post('/api/auth/activate', { token, password: goodPassword });
    return { client, email };
  }

  /** The mail of a job that the seeker gets, from which it is stopped as a mail program does it. */
  async function mailOf(job: string) {
    postbox.mails.length = 0;
    await product.app.get(Jobs).add(job, {});
    return eventually(
      async () =>
        postbox.mails.find(({ headers }) => headers['list-unsubscribe-post'] && headers.to?.includes(address)),
      `the mail of ${job}`,
    );
  }
  async function stopBy(mail: { headers: Record<string, string | undefined> }, page: string) {
    const [, link = ''] = /^<([^>]+)>$/.exec(mail.headers['list-unsubscribe'] ?? '') ?? [];
    const path = link.slice(new URL(link).origin.length);
    const looked = await product.visitor().get(path);
    expect([looked.status, looked.headers.get('location')]).toEqual([
      303,
      `${page}/stop?token=${new URL(link).searchParams.get('token')}`,
    ]);
    for (let twice = 0; twice < 2; twice += 1) {
      const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
      expect((await fetch(new URL(path, product.url), { method: 'POST', body })).status).toBe(204);
    }
  }

  beforeAll(async () => {
    await postbox.open();
    product = await startProduct({ SMTP_HOST: '127.0.0.1', SMTP_PORT: String(postbox.port) });
    ({ client: seeker, email: address } = await joinByMail());
    ({ client: other } = await joinByMail());
  });
  afterAll(async () => {
    await product.stop();
    await postbox.close();
  });

  it('is told of what is new in a saved search, until the mail program stops that', async () => {
    const saved = await seeker.post('/api/innovation/saved-searches', {
      list: 'problems',
      name: 'Leaks',
      query: 'search=leak&urgency=high',
      frequency: 'daily',
    });
    expect(saved).toMatchObject({ status: 201, body: { name: 'Leaks', query: 'search=leak&urgency=high' } });
    const text = { title: 'Leaks in old water mains', description: 'They leak.', urgency: 'high' };
    const { body } = await other.post('/api/problems', text);
    const { id } = body as { id: string };
    await other.post('/api/problems', { ...text, title: 'Leaks in gas pipes', urgency: 'low' });
    // As if both had been a day ago.
    await rows('update innovation.saved_searches set told_until = $1', [new Date(due() - day)]);
    await rows('update innovation.problems set created_at = $1', [new Date(due() - hour)]);
    await rows(`delete from platform.settings where name like 'searchDigests:%'`);
    const mail = await mailOf('mail-search-digests');
    expect(mail.text).toContain('Leaks: 1 new problem');
    expect(mail.text).toContain(`/problems/${id}`);
    expect(mail.text).not.toContain('gas pipes');
    await stopBy(mail, '/saved-searches');
    expect((await seeker.get('/api/innovation/saved-searches')).body).toMatchObject([
      { name: 'Leaks', frequency: 'off' },
    ]);
  });

  it('is told of what is watched, by the event, until the mail program stops that', async () => {
    const { body } = await other.post('/api/solutions', { title: 'Probes', description: 'They hear.', publish: true });
    const solutionId = (body as { id: string }).id;
    const problem = await seeker.post('/api/problems', { title: 'Silent leaks', description: 'Nobody hears them.' });
    const problemId = (problem.body as { id: string }).id;
    for (let twice = 0; twice < 2; twice += 1)
      expect((await seeker.send('PUT', `/api/problems/${problemId}/watch`)).status).toBe(204);
    expect((await seeker.get(`/api/problems/${problemId}/watch`)).body).toEqual({ isWatched: true });
    expect((await seeker.get('/api/innovation/watched')).body).toMatchObject([
      { subjectId: problemId, status: 'open' },
    ]);
    const proposal = await other.post('/api/proposals', { problemId, solutionId });
    await seeker.post(`/api/proposals/${(proposal.body as { id: string }).id}/accept`, {
      strengths: ['They hear.'],
      improvements: ['Hear more.'],
    });
    await eventually(
      async () => (await rows('select from innovation.watches where changed_at is not null')).length > 0 || undefined,
      'the mark',
    );
    await rows('update innovation.watches set changed_at = $1', [new Date(due() - hour)]);
    const mail = await mailOf('mail-watch-digests');
    expect(mail.text).toContain('Problem, was open, is in progress');
    await stopBy(mail, '/watched');
    expect((await seeker.get('/api/innovation/watched/mails')).body).toEqual({ isMailed: false });
    expect((await seeker.send('DELETE', `/api/problems/${problemId}/watch`)).status).toBe(204);
    expect((await seeker.get('/api/innovation/watched')).body).toEqual([]);
  });

  it('is told of when its day comes, as what others were promised, which no mail program stops', async () => {
    const problem = await seeker.post('/api/problems', { title: 'Hidden leaks', description: 'Nobody sees them.' });
    const { id: problemId, decideBy } = problem.body as { id: string; decideBy: string };
    await other.post('/api/solutions', { title: 'Dyes', description: 'They show.', problemId });
    expect((await other.get('/api/proposals')).body).toMatchObject([{ answerDueOn: decideBy }, {}]);
    // As if its sixty days were over.
    const today = dayOf(new Date(due()));
    await rows(`update innovation.solution_proposals set answer_due_on = $1, remind_on = $2 where status = 'pending'`, [
      dayOf(new Date()),
      today,
    ]);
    postbox.mails.length = 0;
    await product.app.get(Jobs).add('remind-of-answers', {});
    const mail = await eventually(
      async () =>
        postbox.mails.find(({ headers }) => headers.to?.includes(address) && headers.subject?.includes('due today')),
      'the reminder',
    );
    expect(mail.headers.subject).toBe('A proposal waits for your decision, due today');
    expect(mail.text).toContain('* Dyes');
    expect(mail.text).toContain('/proposals?tab=decide');
    expect(mail.headers['list-unsubscribe']).toBeUndefined();
    expect((await seeker.get(`/api/problems/${problemId}`)).body).toMatchObject({ waitingDueOn: dayOf(new Date()) });
  });
});
