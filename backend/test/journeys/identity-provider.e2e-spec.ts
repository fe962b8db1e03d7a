import { type ChildProcess, fork } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { OpenSession } from '../../src/contexts/membership/accounts/open-session';
import { accountSuspended } from '../../src/contexts/membership/membership.errors';
import { secondStepRequired } from '../../src/contexts/membership/security/security.errors';
import { Database } from '../../src/platform/database/database';
import { Client } from '../support/client';
import { type Product, startProduct } from '../support/product';
import { registration } from '../support/registration';

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** Types a name into the provider's own pages and follows them back to us. */
async function signInAtProvider(start: string, name: string): Promise<URL> {
  let address = new URL(start);
  const client = new Client(address.origin);
  for (let step = 0; step < 12; step += 1) {
    const page = await client.get(address.href);
    const location = page.headers.get('location');
    if (location) {
      const next = new URL(location, address);
      if (next.origin !== client.origin) return next;
      address = next;
      continue;
    }
    const action = /action="([^"]+)"/.exec(page.body)?.[1] as string;
    const prompt = /name="prompt" value="(\w+)"/.exec(page.body)?.[1] as string;
    const answer = await client.postForm(action, { prompt, login: name, password: 'x' });
    address = new URL(answer.headers.get('location') as string, address);
  }
  throw new Error('the provider did not send us back');
}

describe('Sign-in through an identity provider', () => {
  let provider: ChildProcess;
  let product: Product;

  beforeAll(async () => {
    const port = await freePort();
    const appUrl = `http://127.0.0.1:${port}`;
    provider = fork(join(__dirname, '..', 'support', 'identity-provider.mjs'), [`${appUrl}/api/auth/oidc/callback`], {
      silent: true,
    });
    const { port: providerPort } = await new Promise<{ port: number }>((resolve, reject) => {
      provider.once('message', (message) => resolve(message as { port: number }));
      provider.once('exit', () => reject(new Error('the provider did not start')));
    });
    product = await startProduct({
      PORT: String(port),
      APP_URL: appUrl,
      OIDC_ISSUER: `http://127.0.0.1:${providerPort}`,
      OIDC_CLIENT_ID: 'alliance',
      OIDC_CLIENT_SECRET: 'alliance-secret',
    });
  });
  afterAll(async () => {
    await product.stop();
    provider.disconnect();
  });

  const begin = async (path = '/problems') => {
    const client = product.visitor();
    const answer = await client.get(`/api/login?return=${encodeURIComponent(path)}`);
    return { client, start: answer.headers.get('location') as string };
  };

  it('signs in the person behind a verified address and goes to the wanted page', async () => {
    const { client, start } = await begin();
    const back = await signInAtProvider(start, 'pat');
    const goBack = () => client.get(back.href);
    await expect(goBack).leavesBehind((answer: Awaited<ReturnType<typeof goBack>>) => {
      expect(answer.headers.get('location')).toBe('/problems');
      const actor = expect.stringMatching(/^member:[0-9a-f-]{36}$/);
      return { audit: [{ action: 'session.opened', actor, details: { through: 'provider' } }] };
    });
    expect((await client.get('/api/auth/user')).body).toMatchObject({
      email: 'pat@provider.example',
      firstName: 'Pat',
    });
  });

  it('knows the person again, by the name that they have here', async () => {
    const people = [];
    for (let n = 0; n < 2; n += 1) {
      const { client, start } = await begin();
      await client.get((await signInAtProvider(start, 'sam')).href);
      people.push((await client.get('/api/auth/user')).body);
      await product.app
        .get(Database)
        .pool.query(`update membership.users set first_name = 'Samira' where id = $1`, [people[0].id]);
    }
    expect(people[1]).toMatchObject({ id: people[0].id, firstName: 'Samira' });
  });

  it('names the person, whatever a stranger called them before', async () => {
    const form = registration({ email: 'named@provider.example', contactName: 'Rude Word' });
    await product.visitor().post('/api/membership/register', form);
    const { client, start } = await begin();
    await client.get((await signInAtProvider(start, 'named')).href);
    expect((await client.get('/api/auth/user')).body).toMatchObject({ firstName: 'Pat', lastName: 'Provider' });
  });

  it('cleans the names that come from there as it would those that are typed here', async () => {
    const { client, start } = await begin();
    await client.get((await signInAtProvider(start, 'odd')).href);
    const { body } = await client.get('/api/auth/user');
    expect(body).toMatchObject({ firstName: `Pa t ${'a'.repeat(94)}`, lastName: '' });
  });

  it('calls who has no name there by the beginning of their address', async () => {
    const { client, start } = await begin();
    await client.get((await signInAtProvider(start, 'nameless')).href);
    expect((await client.get('/api/auth/user')).body).toMatchObject({ firstName: 'nameless', lastName: '' });
  });

  it('keeps an attempt in a cookie that no script and no other site gets, and that is gone with the answer', async () => {
    const client = product.visitor();
    const begun = await client.get('/api/login');
    const cookieOf = (answer: typeof begun) => answer.headers.getSetCookie().find((one) => one.startsWith('oidc='));
    for (const part of ['Path=/api/auth/oidc', 'HttpOnly', 'SameSite=Lax', 'Max-Age=600'])
      expect(cookieOf(begun)?.split('; ')).toContain(part);
    const back = await signInAtProvider(begun.headers.get('location') as string, 'cookie');
    expect(cookieOf(await client.get(back.href))).toMatch(/^oidc=; .*Expires=Thu, 01 Jan 1970/);
  });

  it.each([
    ['an address that is none', 'nowhere', 'no address is verified'],
    ['an answer to another attempt', 'mallory', 'the provider’s answer is not good: '],
    ['an answer to no attempt', undefined, 'the browser has no cookie of an attempt'],
  ])('says in the log why it refuses %s', async (_what, name, why) => {
    const warned = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    const { client, start } = await begin();
    const back = name ? await signInAtProvider(start, name) : new URL('/api/auth/oidc/callback?code=1', product.url);
    const browser = name === 'nowhere' ? client : name ? (await begin()).client : product.visitor();
    expect((await browser.get(back.href)).headers.get('location')).toBe('/login?error=provider');
    const said = warned.mock.calls.map(([text]) => String(text)).filter((text) => text.includes('identity provider'));
    expect(said).toEqual([expect.stringContaining(`A sign-in through the identity provider failed: ${why}`)]);
    warned.mockRestore();
  });

  it('leads who is suspended, and who has a second step before them, to where they are told', async () => {
    const open = jest.spyOn(product.app.get(OpenSession), 'execute');
    for (const [refusal, place] of [
      [accountSuspended(null, 'help@alliance.example'), '/login?error=suspended'],
      [secondStepRequired(), '/login/verify'],
    ] as const) {
      const { client, start } = await begin();
      const back = await signInAtProvider(start, 'stopped');
      open.mockRejectedValueOnce(refusal);
      expect((await client.get(back.href)).headers.get('location')).toBe(place);
    }
    open.mockRestore();
  });

  it('refuses an address that the provider has not verified', async () => {
    const { client, start } = await begin();
    const back = await signInAtProvider(start, 'unverified');
    const goBack = () => client.get(back.href);
    await expect(goBack).leavesBehind((answer: Awaited<ReturnType<typeof goBack>>) => {
      expect(answer.headers.get('location')).toBe('/login?error=provider');
      return {};
    });
    expect((await client.get('/api/auth/user')).status).toBe(401);
  });

  it('refuses an answer that another browser asked for', async () => {
    const { start } = await begin();
    const back = await signInAtProvider(start, 'mallory');
    const victim = await begin();
    const answer = await victim.client.get(back.href);
    expect(answer.headers.get('location')).toBe('/login?error=provider');
    expect((await victim.client.get('/api/auth/user')).status).toBe(401);
  });

  it('refuses an answer that comes twice', async () => {
    const { client, start } = await begin();
    const back = await signInAtProvider(start, 'twice');
    await client.get(back.href);
    const again = product.visitor();
    expect((await again.get(back.href)).headers.get('location')).toBe('/login?error=provider');
  });
});
