import type { Client } from '../support/client';
import { type Product, startProduct } from '../support/product';
import { eventually, goodPassword, joinAlliance, newestMail } from '../support/registration';

const admin = { username: 'root', password: 'seven otters keep the root' };

describe('Guesses of a password', () => {
  let product: Product;
  let clients = 0;

  beforeAll(async () => {
    product = await startProduct({
      RATE_LIMITS: 'on',
      TRUST_PROXY: '1',
      ADMIN_USERNAME: admin.username,
      ADMIN_PASSWORD: admin.password,
      ADMIN_EMAIL: 'root@alliance.example',
    });
  });
  afterAll(() => product.stop());

  const elsewhere = () => `10.2.${Math.floor(++clients / 250)}.${clients % 250}`;

  const doors = [
    {
      door: 'a member',
      budget: { pair: 10, account: 100, siege: 3 },
      join: async () => {
        const { client, form } = await joinAlliance(product);
        const logIn = (password: string, from: string, by: Client = product.visitor()) =>
          by.post('/api/login', { email: form.email, password }, { 'x-forwarded-for': from });
        return { logIn, password: goodPassword, browser: client, cookie: 'known-member' };
      },
    },
    {
      door: 'the super admin',
      budget: { pair: 5, account: 30, siege: 2 },
      join: async () => {
        const browser = product.visitor();
        const logIn = (password: string, from: string, by: Client = product.visitor()) =>
          by.post('/api/admin/auth/login', { username: admin.username, password }, { 'x-forwarded-for': from });
        await logIn(admin.password, elsewhere(), browser);
        return { logIn, password: admin.password, browser, cookie: 'known-admin' };
      },
    },
  ];

  describe.each(doors)('by strangers, for $door', ({ budget, join }) => {
    it('end for their address, which then has to wait, and for nobody else', async () => {
      const { logIn, password, browser } = await join();
      const stranger = elsewhere();
      const answers = [];
      for (let n = 0; n <= budget.pair; n += 1) answers.push(await logIn(`guess number ${n}`, stranger));
      expect(answers.map(({ status }) => status)).toEqual([...Array(budget.pair).fill(401), 429]);
      expect(answers.at(-1)?.body.code).toBe('too_many_requests');
      expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await logIn(password, stranger)).status).toBe(429);
      expect((await logIn(password, elsewhere())).status).toBe(200);
      expect((await logIn(password, stranger, browser)).status).toBe(200);
    });

    it('from all over one IPv6 network count as from one address', async () => {
      const { logIn, password } = await join();
      const network = `2001:db8:0:${(++clients).toString(16)}`;
      const answers = [];
      for (let n = 0; n <= budget.pair; n += 1) answers.push((await logIn('a wrong guess', `${network}::${n}`)).status);
      expect(answers).toEqual([...Array(budget.pair).fill(401), 429]);
      expect((await logIn(password, `${network}:ffff::1`)).status).toBe(429);
      expect((await logIn(password, elsewhere())).status).toBe(200);
    });

    it('from everywhere at once leave the right password a way in, from any address', async () => {
      const { logIn, password, browser } = await join();
      for (let n = 0; n <= budget.account; n += 1) await logIn('a wrong guess', elsewhere());
      const slowed = elsewhere();
      const answers = [];
      for (let n = 0; n <= budget.siege; n += 1) answers.push((await logIn('a wrong guess', slowed)).status);
      expect(answers).toEqual([...Array(budget.siege).fill(401), 429]);
      expect((await logIn(password, elsewhere())).status).toBe(200);
      expect((await logIn(password, slowed, browser)).status).toBe(200);
    });

    it('are forgotten for an address from which the right password comes', async () => {
      const { logIn, password } = await join();
      const own = elsewhere();
      for (let round = 0; round < 3; round += 1) {
        expect((await logIn('a typing mistake', own)).status).toBe(401);
        expect((await logIn(password, own)).status).toBe(200);
      }
    });

    it('are limited for a browser that has signed in before, too', async () => {
      const { logIn, browser } = await join();
      const answers = [];
      for (let n = 0; n <= 20; n += 1) answers.push((await logIn('a wrong guess', elsewhere(), browser)).status);
      expect(answers).toEqual([...Array(20).fill(401), 429]);
    });

    it('are let in by a cookie that was made for this account and its password alone', async () => {
      const { logIn, password, browser, cookie } = await join();
      const stranger = elsewhere();
      for (let n = 0; n <= budget.pair; n += 1) await logIn('a wrong guess', stranger);
      const foreign = (await joinAlliance(product)).client;
      const value = foreign.cookie('known-member') as string;
      const own = browser.cookie(cookie) as string;
      for (const shown of [value, `${own.slice(0, -4)}AAAA`, own.split('.')[0] as string, 'nonsense']) {
        const thief = product.visitor();
        thief.setCookie(cookie, shown);
        expect((await logIn(password, stranger, thief)).status).toBe(429);
      }
    });
  });

  it('by a browser of another person are not let in by its cookie', async () => {
    const [one, other] = [await joinAlliance(product), await joinAlliance(product)];
    const logIn = (email: string, password: string, by: Client) =>
      by.post('/api/login', { email, password }, { 'x-forwarded-for': '10.3.0.1' });
    for (let n = 0; n <= 10; n += 1) await logIn(one.form.email, 'a wrong guess', product.visitor());
    expect((await logIn(one.form.email, goodPassword, other.client)).status).toBe(429);
    expect((await logIn(one.form.email, goodPassword, one.client)).status).toBe(200);
  });

  it('end with a password set by mail: counts are gone, and browsers are strangers but the one that set it', async () => {
    const { client, form } = await joinAlliance(product);
    const from = { 'x-forwarded-for': elsewhere() };
    const logIn = (password: string, by: Client = product.visitor()) =>
      by.post('/api/login', { email: form.email, password }, from);
    for (let n = 0; n <= 10; n += 1) await logIn('a wrong guess');
    expect((await logIn(goodPassword)).status).toBe(429);

    await product.visitor().post('/api/auth/forgot-password', { email: form.email });
    const { token } = await eventually(() => newestMail(product, form.email, 'Reset'), 'the reset mail');
    const browser = product.visitor();
    const password = 'nine herons on one leg';
    expect((await browser.post('/api/auth/reset-password', { token, password })).status).toBe(200);
    expect((await browser.get('/api/auth/user')).body.email).toBe(form.email);
    expect((await logIn(password)).status).toBe(200);

    for (let n = 0; n <= 10; n += 1) await logIn('a wrong guess');
    expect((await logIn(password, client)).status).toBe(429);
    expect((await logIn(password, browser)).status).toBe(200);
  });

  it('of an account that does not exist are limited alike', async () => {
    const from = { 'x-forwarded-for': elsewhere() };
    const answers = [];
    for (let n = 0; n <= 10; n += 1) {
      const credentials = { email: 'nobody@nowhere.example', password: 'a wrong guess' };
      answers.push((await product.visitor().post('/api/login', credentials, from)).status);
    }
    expect(answers).toEqual([...Array(10).fill(401), 429]);
  });

  it('of many accounts end for their address', async () => {
    const from = { 'x-forwarded-for': elsewhere() };
    const answers = [];
    for (let n = 0; n <= 100; n += 1) {
      const credentials = { email: `nobody${n}@nowhere.example`, password: 'a wrong guess' };
      answers.push((await product.visitor().post('/api/login', credentials, from)).status);
    }
    expect(answers).toEqual([...Array(100).fill(401), 429]);
  });
});
