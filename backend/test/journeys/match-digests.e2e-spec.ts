import { lastDue } from '../../src/contexts/innovation/alerts/digest-schedule';
import { AlertFrequency } from '../../src/contexts/innovation/innovation.enums';
import { day } from '../../src/platform/clock/durations';
import { Database } from '../../src/platform/database/database';
import { Jobs } from '../../src/platform/jobs/jobs';
import type { Client } from '../support/client';
import { Postbox } from '../support/postbox';
import { type Product, startProduct } from '../support/product';
import { eventually, goodPassword, registration } from '../support/registration';

const description = 'Buried mains leak and nobody hears them. We want sensors that find leaks without digging.';

describe('Mails about matches', () => {
  const postbox = new Postbox();
  let product: Product;
  let seeker: Client;
  let seekerAddress: string;
  let solverAddress: string;

  beforeAll(async () => {
    await postbox.open();
    product = await startProduct({ SMTP_HOST: '127.0.0.1', SMTP_PORT: String(postbox.port) });
  });
  afterAll(async () => {
    await product.stop();
    await postbox.close();
  });

  const rows = async (text: string, values: unknown[] = []) =>
    (await product.app.get(Database).pool.query(text, values)).rows;
  const digests = () => postbox.mails.filter(({ headers }) => headers['list-unsubscribe-post']);
  const digestTo = (address: string) =>
    eventually(async () => digests().find(({ headers }) => headers.to?.includes(address)), `the digest to ${address}`);

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

  /** As if what there is had been found a day before the last digest, which nobody has written. */
  async function writeDigests(): Promise<void> {
    await rows('update innovation.matches set found_at = $1', [
      new Date(lastDue(AlertFrequency.Weekly, new Date(Date.now() - 300_000)).getTime() - day),
    ]);
    await rows(`delete from platform.settings where name like 'matchDigests:%'`);
    await product.app.get(Jobs).add('mail-match-digests', {});
    await eventually(
      async () =>
        (await rows(`select from platform.settings where name = 'matchDigests:weekly' and value @> '{"done": true}'`))
          .length > 0 || undefined,
      'the end of the digests',
    );
  }

  it('come to both sides of what was found, and can be stopped by the mail program', async () => {
    const one = await joinByMail();
    const other = await joinByMail();
    [seeker, seekerAddress, solverAddress] = [one.client, one.email, other.email];
    await seeker.post('/api/problems', { title: 'Leaks in old water mains', description });
    await other.client.post('/api/solutions', { title: 'Probes for old water mains', description, publish: true });
    await eventually(
      async () => (await rows('select from innovation.matches where percent >= 60')).length === 1 || undefined,
      'the match',
    );
    await writeDigests();
    const mail = await digestTo(seekerAddress);
    await digestTo(solverAddress);
    expect(mail.text).toMatch(/^\s*A new match\r?\n/);
    expect(mail.text).toContain('* Probes for old water mains');
    expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const [, address = ''] = /^<([^>]+)>$/.exec(mail.headers['list-unsubscribe'] ?? '') ?? [];
    expect(mail.text).toContain(`Stop them: ${address}`);
    expect(mail.text).toMatch(/(Strong|Good) text match, \d+ of 100: /);

    const path = address.slice(new URL(address).origin.length);
    const visitor = product.visitor();
    const looked = await visitor.get(path);
    expect([looked.status, looked.headers.get('location')]).toEqual([303, path.replace('/api/innovation/mails', '')]);
    expect((await seeker.get('/api/innovation/match-alerts')).body).toEqual({ frequency: 'weekly' });

    const parts = new FormData();
    parts.set('List-Unsubscribe', 'One-Click');
    const forms: RequestInit['body'][] = [parts, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })];
    // Once where the mail leads, and once where those before did.
    for (const [n, body] of forms.entries()) {
      const address = new URL(n === 0 ? path : path.replace('/mails', ''), product.url);
      const { status } = await fetch(address, { method: 'POST', body });
      expect(status).toBe(204);
    }
    expect((await seeker.get('/api/innovation/match-alerts')).body).toEqual({ frequency: 'off' });
    expect((await visitor.post(`${path}x`)).status).toBe(404);
  });

  it('do not come again, or to who has stopped them', async () => {
    await rows('update innovation.match_alerts set told_until = null');
    postbox.mails.length = 0;
    await writeDigests();
    await digestTo(solverAddress);
    await writeDigests();
    expect(digests()).toHaveLength(1);
  });

  it('come again when that is chosen', async () => {
    const { status, body } = await seeker.send('PUT', '/api/innovation/match-alerts', { frequency: 'weekly' });
    expect([status, body]).toEqual([200, { frequency: 'weekly' }]);
    await rows('update innovation.match_alerts set told_until = null');
    postbox.mails.length = 0;
    await writeDigests();
    await digestTo(seekerAddress);
  });
});
