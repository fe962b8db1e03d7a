import { readdirSync } from 'node:fs';
import { Client as Postgres } from 'pg';
import type { Client } from '../support/client';
import { longestDeafness } from '../support/deafness';
import { pixel, pixelSaying } from '../support/pixel';
import { type Product, startProduct } from '../support/product';
import { joinAlliance, registration } from '../support/registration';

const json = { 'content-type': 'application/json' };

describe('An attack by', () => {
  let product: Product;
  let member: Client;

  beforeAll(async () => {
    product = await startProduct({
      ADMIN_USERNAME: 'root',
      ADMIN_PASSWORD: 'a quiet heron for the root',
      ADMIN_EMAIL: 'root@alliance.example',
    });
    ({ client: member } = await joinAlliance(product));
    await product.visitor().post('/api/login', { email: 'warm@up.example', password: 'warm up the hasher' });
  });
  afterAll(() => product.stop());

  describe('a password that is long to normalize', () => {
    const marks = `a${'\u0301\u0316'.repeat(60_000)}`;

    it.each([
      ['/api/login', { email: 'a@b.example', password: marks }, 'password'],
      ['/api/enterprise/auth/login', { email: 'a@b.example', password: marks }, 'password'],
      ['/api/admin/auth/login', { username: 'root', password: marks }, 'password'],
      ['/api/admin/auth/login', { username: marks, password: 'x' }, 'username'],
      ['/api/auth/activate', { token: 'x', password: marks }, 'password'],
      ['/api/auth/reset-password', { token: 'x', password: marks }, 'password'],
    ])('is refused at once by %s, which names the field', async (path, body, field) => {
      let answer = await product.visitor().post(path, body);
      const deaf = await longestDeafness(async () => {
        answer = await product.visitor().post(path, body);
      });
      expect([answer.status, answer.body.errors?.[0].field]).toEqual([400, field]);
      expect(deaf).toBeLessThan(100);
    });
  });

  it.each([
    ['/api/login', { email: 'a\u0000@b.example', password: 'x' }, 'email'],
    ['/api/login', { email: 'a@b.example', password: 'x\u0000' }, 'password'],
    ['/api/admin/auth/login', { username: 'a\u0000', password: 'x' }, 'username'],
    ['/api/admin/auth/login', { username: 'root', password: '\u0000' }, 'password'],
    ['/api/enterprise/auth/login', { email: '\u0000@b.example', password: 'x' }, 'email'],
  ])('a NUL in credentials (%s %j) is refused by the name of the field', async (path, body, field) => {
    const answer = await product.visitor().post(path, body);
    expect([answer.status, answer.body.errors?.[0].field]).toEqual([400, field]);
  });

  describe('a sprawling body', () => {
    it.each([17, 1500, 3000, 60_000])('of %i levels is refused', async (levels) => {
      for (const [open, close] of [
        ['[', ']'],
        ['{"a":', '}'],
      ] as const) {
        const body = `{"title":${open.repeat(levels)}1${close.repeat(levels)}}`.slice(0, 250_000);
        for (const path of ['/api/membership/register', '/api/login'])
          expect((await product.visitor().send('POST', path, body, json)).status).toBe(400);
      }
    });

    it.each([
      ['80,000 objects where names are asked for', { ...registration(), interests: Array(80_000).fill({}) }],
      ['1,900 objects where names are asked for', { ...registration(), interests: Array(1_900).fill({}) }],
      ['24,000 unknown fields', Object.fromEntries(Array.from({ length: 24_000 }, (_, n) => [`f${n}`, n]))],
      ['290 unknown fields', Object.fromEntries(Array.from({ length: 290 }, (_, n) => [`field${n}`, n]))],
      ['an unknown field with a long name', { ['x'.repeat(200_000)]: 1 }],
    ])('of %s is refused in little time and few words', async (_what, body) => {
      const text = JSON.stringify(body).slice(0, 260_000);
      let answer = await product.visitor().send('POST', '/api/membership/register', text, json);
      const deaf = await longestDeafness(async () => {
        answer = await product.visitor().send('POST', '/api/membership/register', text, json);
      });
      expect(answer.status).toBe(400);
      expect(JSON.stringify(answer.body).length).toBeLessThan(20_000);
      expect(deaf).toBeLessThan(100);
    });

    it('leaves brackets and commas inside texts alone', async () => {
      const description = `${'[{'.repeat(500)} ${'a,'.repeat(3000)} \\" ]}`;
      const { status } = await member.post('/api/problems', { title: 'Texts with [[[brackets', description });
      expect(status).toBe(201);
    });
  });

  describe('a form or a text where JSON is asked for', () => {
    it.each(['application/x-www-form-urlencoded', 'text/plain', 'text/plain;charset=utf-8', 'multipart/form-data'])(
      'is refused with 415: %s',
      async (type) => {
        const before = (await member.get('/api/problems/summary')).body.total;
        for (const body of ['title=A+form&description=posted', '{"title":"A text","description":"posted"}']) {
          const { status } = await member.send('POST', '/api/problems', body, { 'content-type': type });
          expect(status).toBe(415);
        }
        expect((await member.get('/api/problems/summary')).body.total).toBe(before);
      },
    );
  });

  it.each([
    ['a line feed of another alphabet', 'Leaks\u0085Found'],
    ['a line separator', 'Leaks\u2028Found'],
    ['a paragraph separator', 'Leaks\u2029Found'],
    ['an escape', 'Leaks\u009bFound'],
    ['writing turned around', 'Leaks\u202eFound'],
    ['a blank without width', 'Leaks\u200bFound'],
    ['a hyphen that hides', 'Leaks\u00adFound'],
    ['a mark of direction', 'Leaks\u200fFound'],
    ['a joiner of nothing', 'Leaks \u200dFound'],
    ['a tag', 'Leaks\u{e0041}Found'],
    ['nothing but fillers', '\u3164\u115f\u1160\uffa0\u2800'],
    ['a web address', 'Claim 500 USD at https://evil.example/win'],
    ['a web address without its scheme', 'Claim 500 USD at evil.example/win'],
    ['a web address that starts with www', 'Claim 500 USD at www.evil.example'],
  ])('%s in a name is refused', async (_what, organizationName) => {
    const { status, body } = await product
      .visitor()
      .post('/api/membership/register', registration({ organizationName }));
    expect([status, body.errors?.[0].field]).toEqual([400, 'organizationName']);
  });

  it.each(['Node.js Foundation', 'Booking.com', 'St. Mary’s', 'Novo A/S', 'می‌خواهم', 'Team 👩‍🔬'])(
    'a name such as %s is none',
    async (organizationName) => {
      const form = registration({ organizationName, contactName: 'Anne-Marie O’Neill' });
      expect((await product.visitor().post('/api/membership/register', form)).status).toBe(201);
    },
  );

  it('what nobody sees in an address is refused', async () => {
    const form = registration({ email: 'al\u00adex@leakfinders.example' });
    const { status, body } = await product.visitor().post('/api/membership/register', form);
    expect([status, body.errors?.[0].field]).toEqual([400, 'email']);
  });

  it.each([
    ['a picture that is text', 'a'.repeat(300), 400],
    ['a picture in SVG, with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 400],
    ['a picture of 20,000 × 20,000 pixels', pixelSaying(20_000, 20_000), 400],
    ['a picture of 50 MB', Buffer.concat([pixel, Buffer.alloc(50 * 1024 * 1024)]), 413],
  ])('%s is refused by its field, and nothing of it is kept', async (_, content, status) => {
    const kept = () =>
      readdirSync(product.config.dataDir, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
        .length;
    const { organizations } = (await member.get('/api/auth/user')).body;
    const before = kept();
    for (const path of ['/api/account/picture', `/api/organizations/${organizations[0].organization.id}/logo`]) {
      const answer = await member.send('PUT', path, new Blob([content], { type: 'application/octet-stream' }));
      expect([answer.status, answer.body.errors?.[0].field]).toEqual([status, 'file']);
    }
    expect(kept()).toBe(before);
    const after = (await member.get('/api/auth/user')).body;
    expect([after.profileImageUrl, after.organizations[0].organization.logoUrl]).toEqual([null, null]);
  });

  it('the operator of the database on the audit is refused, all rows at once included', async () => {
    const postgres = new Postgres({ connectionString: product.config.databaseUrl });
    await postgres.connect();
    for (const attack of [
      'truncate platform.audit_events',
      'truncate platform.audit_events, platform.settings cascade',
      'delete from platform.audit_events',
      `update platform.audit_events set actor = 'nobody'`,
    ])
      await expect(postgres.query(attack)).rejects.toThrow('append-only');
    await postgres.end();
  });

  it('a foreign organization that connects is not told from one that does not exist', async () => {
    const { user } = await joinAlliance(product);
    const foreign = user.organizations[0].organization.id;
    const answers = await Promise.all(
      [foreign, '00000000-0000-4000-8000-ffffffffffff'].map((fromOrganizationId) =>
        member.post('/api/connections', { organizationId: foreign, note: 'Hello', fromOrganizationId }),
      ),
    );
    expect(answers.map(({ status, body }) => [status, body.code, body.detail])).toEqual(
      Array(2).fill([404, 'not_found', 'There is no such organization.']),
    );
  });
});

describe('A limit by client address', () => {
  it('counts the addresses of one IPv6 network together, and those of others apart', async () => {
    const product = await startProduct({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
    const ask = async (from: string, n: number) => {
      const body = { email: `person${n}@example.org` };
      return (await product.visitor().post('/api/auth/forgot-password', body, { 'x-forwarded-for': from })).status;
    };
    let tried = 0;
    while (tried < 500 && (await ask(`2001:db8:1:2::${tried.toString(16)}`, tried)) !== 429) tried += 1;
    expect(tried).toBeLessThan(500);
    expect(await ask('2001:db8:1:2:ffff::1', 501)).toBe(429);
    expect(await ask('2001:db8:1:3::1', 502)).toBe(202);
    await product.stop();
  });
});

describe('A database that keeps calls waiting', () => {
  let product: Product;
  let member: Client;
  let holder: Postgres;

  beforeAll(async () => {
    product = await startProduct({
      // Each as long as the start and the registration may take on a busy machine, together far below those of others.
      DATABASE_STATEMENT_MS: '1000',
      DATABASE_WAIT_MS: '1500',
      DATABASE_POOL_SIZE: '2',
    });
    ({ client: member } = await joinAlliance(product));
    holder = new Postgres({ connectionString: product.config.databaseUrl });
    await holder.connect();
    await holder.query('begin; lock table innovation.problems in access exclusive mode');
  });
  afterAll(async () => {
    await holder.end();
    await product.stop();
  });

  it('costs each of them the time that the settings give, and no connection', async () => {
    const problem = { title: 'A lock', description: 'Somebody holds the table.' };
    const since = Date.now();
    const answers = await Promise.all(
      Array.from({ length: 12 }, async () => ({
        ...(await member.post('/api/problems', problem)),
        took: Date.now() - since,
      })),
    );
    // By the settings of others each would be five seconds; on a busy machine some may be.
    const middle = answers.map(({ took }) => took).sort((one, other) => one - other)[6];
    expect(middle).toBeLessThan(4800);
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      Array(12).fill([503, 'temporarily_unavailable']),
    );
    await holder.query('rollback');
    expect((await member.post('/api/problems', problem)).status).toBe(201);
  });
});

describe('Metrics', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct({ METRICS_TOKEN: 'a token for the scraper' });
  });
  afterAll(() => product.stop());

  it('are shown to who carries the token, from wherever they come', async () => {
    const carrying = (token: string) => product.visitor().get('/metrics', { authorization: `Bearer ${token}` });
    expect((await carrying('a token for the scraper')).body).toContain('http_request_duration_seconds');
    expect((await carrying('a token for the scrapes')).status).toBe(404);
    expect((await carrying('')).status).toBe(404);
  });

  it('are hidden from others, though they come from this machine or through a proxy that adds no header', async () => {
    expect((await product.visitor().get('/metrics')).status).toBe(404);
    expect((await product.visitor().get('/metrics', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404);
  });
});

describe('The mailbox', () => {
  const addresses = ['/api/mailbox', '/api/mailbox/00000000-0000-4000-8000-ffffffffffff/html'];
  const statuses = async (product: Product, headers = {}) =>
    Promise.all(addresses.map(async (path) => (await product.visitor().get(path, headers)).body.detail));

  it('is open on this machine, unless the browser asked for a name that leads here', async () => {
    const product = await startProduct();
    product.mustBeOurs('looks at the mailbox of the product itself');
    expect(await statuses(product)).toEqual([undefined, 'There is no such message.']);
    expect(await fetchWithHost(product.url, 'rebound.example')).toBe(404);
    for (const header of ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'])
      expect(await statuses(product, { [header]: '203.0.113.7' })).toEqual(Array(2).fill('There is no such mailbox.'));
    await product.stop();
  });

  it('is closed on a public origin, whatever NODE_ENV says, and mail waits instead of being shown', async () => {
    const product = await startProduct({ NODE_ENV: 'development', APP_URL: 'https://alliance.example' });
    expect(await statuses(product)).toEqual(Array(2).fill('There is no such mailbox.'));
    const { body } = await product.visitor().post('/api/membership/register', registration());
    expect(body.emailSent).toBe(false);
    const status = await product.visitor().get(`/api/membership/registration-status?token=${body.token}`);
    expect(status.body).toMatchObject({ emailSent: false, emailState: 'queued' });
    await product.stop();
  });
});

/** fetch() does not let one name another host. */
async function fetchWithHost(url: string, host: string): Promise<number | undefined> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) =>
    get(`${url}/api/mailbox`, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject),
  );
}
