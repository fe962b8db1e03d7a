import { Client as Postgres } from 'pg';
import { VerifyCredentials } from '../../src/contexts/membership/accounts/verify-credentials';
import { Database } from '../../src/platform/database/database';
import { unavailable } from '../../src/platform/http/problems';
import { type Product, startProduct } from '../support/product';
import { eventually, goodPassword, joinAlliance, newestMail, registration } from '../support/registration';

describe('Sign-in', () => {
  let product: Product;
  let member: Awaited<ReturnType<typeof joinAlliance>>;

  beforeAll(async () => {
    product = await startProduct(
      {
        RATE_LIMITS: 'on',
        ADMIN_USERNAME: 'root',
        ADMIN_PASSWORD: 'seven otters keep the root',
        ADMIN_EMAIL: 'root@alliance.example',
      },
      { bearsRemote: true },
    );
    member = await joinAlliance(product);
  });
  afterAll(() => product.stop());

  const logIn = (email: string, password: string, more = {}) =>
    product.visitor().postForm('/api/login', { email, password, ...more });

  /** When an address was first proved. */
  const proved = async (email: string) => {
    const text = 'select email_verified_at::text as at from membership.users where email = $1';
    return (await product.app.get(Database).pool.query(text, [email])).rows[0].at;
  };

  describe('as a member', () => {
    it('answers a form post with a redirect to the wanted page and a cookie that scripts cannot read', async () => {
      const answer = await logIn(member.form.email, goodPassword, { return: '/problems?search=water' });
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe('/problems?search=water');
      expect(answer.headers.get('set-cookie')).toMatch(/^sid=[\w-]{43};.*HttpOnly;.*SameSite=Lax/i);
    });

    it.each(['https://evil.example', '//evil.example', '/\\evil.example'])('never redirects to %s', async (wanted) => {
      const answer = await logIn(member.form.email, goodPassword, { return: wanted });
      expect(answer.headers.get('location')).toBe('/');
    });

    it('goes back to the page without saying which field was wrong', async () => {
      const wrong = await logIn(member.form.email, 'not the password', { return: '/problems' });
      const unknown = await logIn('nobody@nowhere.example', goodPassword, { return: '/problems' });
      expect(wrong.status).toBe(303);
      expect(wrong.headers.get('location')).toBe('/login?error=credentials&return=%2Fproblems');
      expect(unknown.headers.get('location')).toBe(wrong.headers.get('location'));
    });

    it('says of a server that cannot answer that it cannot, not that the password is wrong', async () => {
      const checking = jest.spyOn(VerifyCredentials.prototype, 'execute').mockRejectedValueOnce(unavailable());
      const answer = await logIn(member.form.email, goodPassword, { return: '/problems' });
      checking.mockRestore();
      expect([answer.status, answer.headers.get('location')]).toEqual([503, null]);
    });

    it('says that a form post from another site was refused, not that the password is wrong', async () => {
      const fields = new URLSearchParams({ email: member.form.email, password: goodPassword });
      const answer = await product.visitor().send('POST', '/api/login', fields, { 'sec-fetch-site': 'cross-site' });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/login?error=request']);
    });

    it('stores only a hash of the session token', async () => {
      const client = product.visitor();
      await client.post('/api/login', { email: member.form.email, password: goodPassword });
      const token = client.cookie('sid') as string;
      const postgres = new Postgres({ connectionString: product.config.databaseUrl });
      await postgres.connect();
      const { rows } = await postgres.query('select sid, sess::text from platform.sessions');
      await postgres.end();
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toContain(token);
    });

    it('gives a new token at each sign-in and ends the one before', async () => {
      const client = product.visitor();
      await client.post('/api/login', { email: member.form.email, password: goodPassword });
      const first = client.cookie('sid') as string;
      await client.post('/api/login', { email: member.form.email, password: goodPassword });
      expect(client.cookie('sid')).not.toBe(first);
      const thief = product.visitor();
      thief.setCookie('sid', first);
      expect((await thief.get('/api/auth/user')).status).toBe(401);
    });
  });

  it('starts at its page, which knows where to go then', async () => {
    const start = async (query = '') => (await product.visitor().get(`/api/login${query}`)).headers.get('location');
    expect(await start()).toBe('/login');
    expect(await start('?return=/')).toBe('/login');
    expect(await start('?return=/problems?page=2')).toBe('/login?return=%2Fproblems%3Fpage%3D2');
    expect(await start('?return=//evil.example')).toBe('/login');
  });

  describe('sign-out', () => {
    it('ends the session on the server', async () => {
      const client = product.visitor();
      await client.post('/api/login', { email: member.form.email, password: goodPassword });
      const token = client.cookie('sid') as string;
      const answer = await client.get('/api/logout', { 'sec-fetch-site': 'same-origin' });
      expect(answer.status).toBe(302);
      expect(answer.headers.get('location')).toBe('/');
      client.setCookie('sid', token);
      expect((await client.get('/api/auth/user')).status).toBe(401);
    });

    it.each([
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' },
      { referer: 'https://evil.example/' },
      {},
    ] as Record<string, string>[])('does nothing for a request that none of our pages made: %j', async (headers) => {
      const client = product.visitor();
      await client.post('/api/login', { email: member.form.email, password: goodPassword });
      await client.get('/api/logout', headers);
      await client.send('HEAD', '/api/logout', undefined, { 'sec-fetch-site': 'same-origin' });
      expect((await client.get('/api/auth/user')).status).toBe(200);
    });
  });

  describe('cross-site requests', () => {
    it.each([
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
    ] as Record<string, string>[])('are refused with %j', async (headers) => {
      const credentials = { email: member.form.email, password: goodPassword };
      const { status, body } = await product.visitor().post('/api/login', credentials, headers);
      expect([status, body.code]).toEqual([403, 'cross_site_request']);
    });
  });

  describe('a forgotten password', () => {
    it('is replaced by a mailed link that works once, signs in and ends the other sessions', async () => {
      const { client, form } = await joinAlliance(product);
      const before = await proved(form.email);
      expect(before).toEqual(expect.any(String));
      await product.visitor().post('/api/auth/forgot-password', { email: form.email });
      const mail = await eventually(async () => {
        const newest = await newestMail(product, form.email);
        return newest?.text.includes('reset-password') ? newest : undefined;
      }, 'the reset mail');
      const password = 'nine herons on one leg';
      const browser = product.visitor();
      const reset = () => browser.post('/api/auth/reset-password', { token: mail.token, password });
      const check = () => browser.post('/api/auth/reset-password/check', { token: mail.token });
      expect((await check()).status).toBe(204);
      expect(await reset()).toMatchObject({ status: 200, body: { email: form.email, organizations: [{}] } });
      expect((await browser.get('/api/auth/user')).status).toBe(200);
      expect((await reset()).body.code).toBe('token_invalid');
      expect((await check()).body.code).toBe('token_invalid');
      expect((await client.get('/api/auth/user')).status).toBe(401);
      expect((await product.visitor().post('/api/login', { email: form.email, password })).status).toBe(200);
      expect((await product.visitor().post('/api/login', { email: form.email, password: goodPassword })).status).toBe(
        401,
      );
      expect(await proved(form.email)).toBe(before);
    });

    it('gets the same answer whether or not the address is known', async () => {
      const known = await product.visitor().post('/api/auth/forgot-password', { email: member.form.email });
      const unknown = await product.visitor().post('/api/auth/forgot-password', { email: 'nobody@nowhere.example' });
      expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    });
  });

  describe('activation', () => {
    it('refuses a weak password and keeps the link good', async () => {
      const form = registration();
      await product.visitor().post('/api/membership/register', form);
      const { token } = await eventually(() => newestMail(product, form.email), 'the welcome mail');
      const weak = await product.visitor().post('/api/auth/activate', { token, password: 'password' });
      expect(weak).toMatchObject({ status: 400, body: { code: 'password_refused', errors: [{ field: 'password' }] } });
      const check = await product.visitor().post('/api/auth/activation/check', { token });
      expect(check.body).toEqual({ email: form.email, firstName: 'Alex' });
      expect((await product.visitor().post('/api/auth/activate', { token, password: goodPassword })).status).toBe(200);
      expect((await product.visitor().post('/api/auth/activate', { token, password: goodPassword })).status).toBe(422);
    });

    it('refuses a password that is made of the name of the organization', async () => {
      const form = registration({ organizationName: 'Zephyr Quokka Lanterns' });
      await product.visitor().post('/api/membership/register', form);
      const { token } = await eventually(() => newestMail(product, form.email), 'the welcome mail');
      const named = { token, password: 'zephyr quokka lanterns' };
      expect((await product.visitor().post('/api/auth/activate', named)).body.code).toBe('password_refused');
    });

    it('lets one of ten simultaneous uses of a link through', async () => {
      const form = registration();
      await product.visitor().post('/api/membership/register', form);
      const { token } = await eventually(() => newestMail(product, form.email), 'the welcome mail');
      const answers = await Promise.all(
        Array.from({ length: 10 }, () =>
          product.visitor().post('/api/auth/activate', { token, password: goodPassword }),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });
  });

  describe('at the enterprise door', () => {
    it('succeeds for an owner and marks the session', async () => {
      const client = product.visitor();
      const { body } = await client.post('/api/enterprise/auth/login', {
        email: member.form.email,
        password: goodPassword,
      });
      expect(body).toEqual({ success: true });
      expect((await client.get('/api/auth/user')).status).toBe(200);
      const marked = `select count(*)::int as n from platform.sessions where (sess->>'enterprise')::boolean`;
      expect((await product.app.get(Database).pool.query(marked)).rows).toEqual([{ n: 1 }]);
    });

    it('answers success: false to wrong credentials', async () => {
      const { status, body } = await product
        .visitor()
        .post('/api/enterprise/auth/login', { email: member.form.email, password: 'not the password' });
      expect([status, body]).toEqual([200, { success: false }]);
    });
  });

  describe('as the super admin', () => {
    const credentials = { username: 'root', password: 'seven otters keep the root' };
    beforeAll(() => product.mustBeOurs('needs a super admin of its own'));

    it('works with the account of the environment, apart from members', async () => {
      const client = product.visitor();
      expect((await client.post('/api/admin/auth/login', credentials)).status).toBe(200);
      expect((await client.get('/api/admin/auth/user')).body).toMatchObject({ username: 'root', role: 'super-admin' });
      expect((await client.get('/api/auth/user')).status).toBe(403);
      expect((await client.post('/api/admin/auth/logout')).status).toBe(204);
      expect((await client.get('/api/admin/auth/user')).status).toBe(401);
    });

    it('is refused in the words of the specification', async () => {
      const { status, body } = await product.visitor().post('/api/admin/auth/login', { ...credentials, password: 'x' });
      expect(status).toBe(401);
      expect(body.detail).toBe('Invalid credentials. Contact system administrator for access.');
    });

    it('is closed to members', async () => {
      expect((await member.client.get('/api/admin/auth/user')).status).toBe(403);
    });
  });
});
