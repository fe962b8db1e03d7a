import { Client as Postgres } from 'pg';
import { Sessions } from '../../src/platform/sessions/sessions';
import type { Client } from '../support/client';
import { operations } from '../support/contract';
import { paystackKey, signed } from '../support/fake-paystack';
import { pixel } from '../support/pixel';
import { type Product, startProduct } from '../support/product';
import { eventually, goodPassword, joinAlliance, newestMail, registration } from '../support/registration';

const countsOf = (answers: { status: number }[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe('Limits', () => {
  let product: Product;
  let postgres: Postgres;
  /** Who does everything once. */
  let stranger: Client;
  /** Who does everything without end. */
  let busy: Client;
  const admins: Client[] = [];
  const organizations = new Map<Client, string>();

  const adminPassword = 'seven otters keep the root';
  const signInAsAdmin = async (username: string) => {
    const admin = product.visitor();
    const { status } = await admin.post(
      '/api/admin/auth/login',
      { username, password: adminPassword },
      fromElsewhere(),
    );
    expect(status).toBe(200);
    return admin;
  };

  beforeAll(async () => {
    product = await startProduct({
      RATE_LIMITS: 'on',
      TRUST_PROXY: '1',
      PAYSTACK_SECRET_KEY: paystackKey,
      PAYSTACK_BASE_URL: 'http://127.0.0.1:9',
      ADMIN_USERNAME: 'root',
      ADMIN_PASSWORD: adminPassword,
      ADMIN_EMAIL: 'root@alliance.example',
    });
    postgres = new Postgres({ connectionString: product.config.databaseUrl });
    await postgres.connect();
    for (const who of ['stranger', 'busy']) {
      const joined = await joinAlliance(product);
      organizations.set(joined.client, organizationOf(joined));
      if (who === 'busy') busy = joined.client;
      else stranger = joined.client;
    }
    await postgres.query(
      `insert into admin.accounts (username, email, role, password_hash)
        select 'another', 'another@alliance.example', role, password_hash from admin.accounts`,
    );
    for (const username of ['root', 'another']) admins.push(await signInAsAdmin(username));
  });
  afterAll(async () => {
    await postgres.end();
    await product.stop();
  });

  let clients = 0;
  const fromElsewhere = () => ({ 'x-forwarded-for': `10.1.${Math.floor(++clients / 250)}.${clients % 250}` });
  const register = (form: object) => product.visitor().post('/api/membership/register', form, fromElsewhere());
  const organizationOf = ({ user }: Awaited<ReturnType<typeof joinAlliance>>) =>
    user.organizations[0].organization.id as string;
  const connect = (client: Client, organizationId: string) =>
    client.post('/api/connections', { organizationId, note: 'Let us try your probes.' });
  /** Queued ones count as well: they will be sent. */
  const written = async (template: string, address: string) =>
    (
      await postgres.query('select 1 from notifications.messages where template = $1 and to_address = $2', [
        template,
        address,
      ])
    ).rows.length;

  it('write few mails to an address that is registered 110 times, and say so', async () => {
    const email = 'victim@victims.example';
    const answers = [];
    for (let n = 0; n < 110; n += 1) answers.push(await register(registration({ email })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await written('welcome-innovators', email)).toBe(6);
    const last = answers.at(-1)?.body;
    expect(last).toMatchObject({ emailSent: false, message: `Registration successful! Member ID: ${last.memberId}` });
    const { body: status } = await product.visitor().get(`/api/membership/registration-status?token=${last.token}`);
    expect(status).toMatchObject({ emailSent: false, emailState: 'withheld', activated: false });

    const again = await product.visitor().post('/api/membership/registrations/resend-welcome', { token: last.token });
    expect([again.status, again.body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('mark once an hour that a person sends a price, and refuse it each time', async () => {
    const organizationId = organizations.get(stranger);
    const order = { planId: 'innovators-annual', currency: 'USD', organizationId, agreeTerms: true, price: 1 };
    for (let n = 0; n < 3; n += 1) expect((await stranger.post('/api/initialize-payment', order)).status).toBe(400);
    const marks = await postgres.query(
      `select details from platform.audit_events where action = 'payment.fields-refused'`,
    );
    expect(marks.rows).toEqual([{ details: { organizationId, fields: ['price'] } }]);
    expect(await written('order-altered', 'root@alliance.example')).toBe(1);
  });

  it('end the tries of a link', async () => {
    const form = registration();
    await register(form);
    const { token } = await eventually(() => newestMail(product, form.email), 'the welcome mail');
    const tries = { token, password: 'password password' };
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => product.visitor().post('/api/auth/activate', tries, fromElsewhere())),
    );
    expect(countsOf(answers)).toEqual({ 400: 10, 429: 5 });
  });

  it('refuse to move a registration to an address that has had enough, and leave it where it is', async () => {
    const email = 'full@victims.example';
    for (let n = 0; n < 6; n += 1) await register(registration({ email }));
    const form = registration();
    const { token } = (await register(form)).body;
    const change = await product.visitor().post('/api/membership/registrations/change-address', { token, email });
    expect([change.status, change.body.code]).toEqual([429, 'too_many_requests']);
    const { body } = await product.visitor().get(`/api/membership/registration-status?token=${token}`);
    expect(body).toMatchObject({ email: form.email, activated: false });
    expect(await written('welcome-innovators', form.email)).toBe(1);
  });

  it('end what one address does: registering and mending that, asking for a password, and setting one', async () => {
    const own = fromElsewhere();
    const send = (path: string, body: object, from = own) => product.visitor().post(`/api/${path}`, body, from);
    const statuses = async (times: number, call: (n: number) => ReturnType<typeof send>) => {
      const answered = new Set<number>();
      for (let n = 0; n < times; n += 1) answered.add((await call(n)).status);
      return [...answered];
    };
    const resend = (from = own) => send('membership/registrations/resend-welcome', { token: 'nobody' }, from);
    expect(await statuses(120, () => resend())).toEqual([404]);
    const moved = { token: 'nobody', email: 'nobody@nowhere.example' };
    for (const answer of [
      await resend(),
      await send('membership/registrations/change-address', moved),
      await send('membership/register', registration()),
    ])
      expect([answer.status, answer.body.code]).toEqual([429, 'too_many_requests']);
    expect((await resend(fromElsewhere())).status).toBe(404);

    const forget = (n: number) => send('auth/forgot-password', { email: `nobody${n}@nowhere.example` });
    expect(await statuses(50, forget)).toEqual([202]);
    expect((await forget(50)).status).toBe(429);

    const activate = (n: number) => send('auth/activate', { token: `nobody${n}`, password: goodPassword });
    expect(await statuses(60, activate)).toEqual([422]);
    expect((await activate(60)).status).toBe(429);
  });

  it('start anew when the window is over', async () => {
    const email = 'later@victims.example';
    for (let n = 0; n < 7; n += 1) await register(registration({ email }));
    await postgres.query(
      `update notifications.messages set queued_at = queued_at - interval '24 hours' where to_address = $1`,
      [email],
    );
    await register(registration({ email }));
    // Six of the first window, and one of the second.
    expect(await written('welcome-innovators', email)).toBe(7);
  });

  it('write few password links, always answer the same, and leave the newest link good', async () => {
    const { form } = await joinAlliance(product);
    const ask = () => product.visitor().post('/api/auth/forgot-password', { email: form.email }, fromElsewhere());
    const answers = [];
    for (let n = 0; n < 20; n += 1) answers.push(await ask());
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.message}`)).size).toBe(1);
    await eventually(async () => {
      const { rows } = await postgres.query(`select 1 from graphile_worker.jobs where task_identifier = $1`, [
        'mail-password-reset',
      ]);
      return rows.length === 0 || undefined;
    }, 'the end of the jobs');
    expect(await written('password-reset', form.email)).toBe(3);
  });

  it('write as few mails to an address that many ask with at once', async () => {
    const ask = (message: string, email: string) =>
      product
        .visitor()
        .post(
          '/api/membership/demo-requests',
          { name: 'Alex Kimani', email, organization: 'TechFlow', message },
          fromElsewhere(),
        );
    // The first of them open the connections on which the others are together.
    for (let round = 0; round < 4; round += 1) {
      const email = `crowded${round}@victims.example`;
      const answers = await Promise.all(Array.from({ length: 24 }, (_, n) => ask(`Show us part ${n}`, email)));
      expect(countsOf(answers)).toEqual({ 204: 24 });
      expect(await written('demo-confirmed', email)).toBe(3);
    }
  });

  it('write one mail for connect, withdraw, connect, and so on', async () => {
    const [asking, asked] = [await joinAlliance(product), await joinAlliance(product)];
    for (let n = 0; n < 10; n += 1) {
      const { status, body } = await connect(asking.client, organizationOf(asked));
      expect(status).toBe(201);
      expect((await asking.client.post(`/api/connections/${body.id}/withdraw`)).status).toBe(204);
    }
    await connect(asking.client, organizationOf(asked));
    expect(await written('connection-requested', asked.form.email)).toBe(1);
  });

  it('write one mail for propose, withdraw, propose, and so on', async () => {
    const [owner, proposer] = [await joinAlliance(product), await joinAlliance(product)];
    const text = 'Pipes leak, and nobody knows where until the street is wet.';
    const { body: problem } = await owner.client.post('/api/problems', { title: 'Leaks', description: text });
    const { body: solution } = await proposer.client.post('/api/solutions', { title: 'Probes', description: text });
    for (let n = 0; n < 5; n += 1) {
      const proposal = await proposer.client.post('/api/proposals', { problemId: problem.id, solutionId: solution.id });
      expect(proposal.status).toBe(201);
      await proposer.client.post(`/api/proposals/${proposal.body.id}/withdraw`);
    }
    expect(await written('solution-proposed', owner.form.email)).toBe(1);
  });

  it('let one organization ask 40 others a day, whoever of its people asks', async () => {
    const asking = await joinAlliance(product);
    const { rows } = await postgres.query(
      `insert into membership.organizations (name, type, is_confirmed) select 'Asked ' || n, 'startup', true from generate_series(1, 41) n
        returning id`,
    );
    const answers = [];
    for (const { id } of rows) answers.push((await connect(asking.client, id)).status);
    expect(answers).toEqual([...Array(40).fill(201), 429]);
  });

  /** Whoever calls next has never called. */
  const forgetCalls = () => postgres.query('delete from platform.rate_limits');
  /** As if whoever has called since had done so this often. */
  const setCalls = (times: number) => postgres.query('update platform.rate_limits set points = $1', [times]);

  const nobody = '00000000-0000-4000-8000-ffffffffffff';
  const password = 'a wrong guess';
  /** What a call must say before it is counted; all others are counted before they are read. */
  const forms: Record<string, object> = {
    logIn: { email: 'nobody@nowhere.example', password },
    logInEnterprise: { email: 'nobody@nowhere.example', password },
    logInAdmin: { username: 'nobody', password },
    activateAccount: { password: goodPassword },
    resetPassword: { password: goodPassword },
    joinOrganization: { password: goodPassword, firstName: 'Sam', lastName: 'Njoroge', agreeTerms: true },
    requestPasswordReset: { email: 'nobody@nowhere.example' },
    registerMember: registration(),
    resendWelcomeMail: { token: 'nobody' },
    changeRegistrationAddress: { token: 'nobody', email: 'nobody@nowhere.example' },
    answerAlliance: { token: 'nobody', answer: 'Our managing director.' },
    requestDemo: { name: 'Alex', email: 'alex@nowhere.example', organization: 'TechFlow', message: 'All of it.' },
  };
  const ofALink = { activateAccount: true, resetPassword: true, joinOrganization: true };
  const event = signed('{"event":"charge.success"}');
  /** Guesses have a budget of their own, smaller than what people do otherwise. */
  const guesses = ['logIn', 'logInEnterprise', 'logInAdmin'];
  /** Each has a test of its own instead. */
  const walkedApart: Record<string, string> = {
    logOutAdmin: 'The session that calls it is over, and cannot call again.',
    receiveProviderEvent: 'Only what is signed is counted: what is forged costs no statement.',
  };
  const writes = operations.filter(({ id, method }) => method !== 'GET' && !(id in walkedApart));
  /** Nobody needs these often, and each is a mail to somebody, or an organization or an archive that is kept. */
  const seldom = [
    ...['addOrganization', 'closeOrganization', 'askToJoinTeam', 'withdrawTeamRequest', 'askEmailChange'],
    ...['askDataExport', 'reportPost', 'appealMeasure', 'bookCall', 'moveCall', 'cancelCall'],
  ];
  /** So often everybody may do it. */
  const harmless = ({ id, access }: { id: string; access: string }) => {
    if (guesses.includes(id)) return 0;
    if (id in ofALink || seldom.includes(id)) return 5;
    return access === 'visitor' ? 19 : 29;
  };

  /** What is sent is a file, not a form. */
  const files: Record<string, Blob> = {
    attachProblemFile: new Blob(['%PDF-1.7'], { type: 'application/octet-stream' }),
    attachEvidence: new Blob(['%PDF-1.7'], { type: 'application/octet-stream' }),
    putOrganizationLogo: new Blob([pixel], { type: 'application/octet-stream' }),
    putPicture: new Blob([pixel], { type: 'application/octet-stream' }),
    attachToMessage: new Blob(['%PDF-1.7'], { type: 'application/octet-stream' }),
    attachProjectFile: new Blob(['%PDF-1.7'], { type: 'application/octet-stream' }),
  };

  it.each(writes.map(({ id, path, method, access, responses }) => ({ id, path, method, access, responses })))(
    'end $id for who repeats it without end, as the contract says, and for nobody else',
    async ({ id, path, method, access, responses }) => {
      expect(Object.keys(responses)).toContain('429');
      const isAdmins = access === 'super-admin' || access === 'operator';
      const callers =
        access === 'visitor' ? [product.visitor(), product.visitor()] : isAdmins ? admins : [busy, stranger];
      const [often, once] = callers.map((by) => {
        const from = fromElsewhere();
        return async () => {
          const address = path.replace('{organizationId}', organizations.get(by) ?? nobody).replace(/\{\w+\}/g, nobody);
          const form = files[id] ?? { ...forms[id], ...(id in ofALink && { token: from['x-forwarded-for'] }) };
          return (await by.send(method, address, form, from)).status;
        };
      }) as [() => Promise<number>, () => Promise<number>];
      await forgetCalls();
      expect(await often()).not.toBe(429);
      await setCalls(harmless({ id, access }));
      expect(await often()).not.toBe(429);
      await setCalls(1_000_000);
      expect(await often()).toBe(429);
      expect(await once()).not.toBe(429);
    },
  );

  it('end the events of a provider from one address, and count none that it has not signed', async () => {
    const tell = async ({ body, headers }: typeof event, from: Record<string, string>) =>
      (await product.visitor().post('/api/webhooks/paystack', body, { ...headers, ...from })).status;
    const from = fromElsewhere();
    await forgetCalls();
    expect(await tell(signed('{"event":"charge.success"}', 'another key'), from)).toBe(401);
    expect((await postgres.query('select 1 from platform.rate_limits')).rows).toEqual([]);
    expect(await tell(event, from)).toBe(200);
    await setCalls(5999);
    expect([await tell(event, from), await tell(event, from)]).toEqual([200, 429]);
    expect(await tell(event, fromElsewhere())).toBe(200);
  });

  it('end the pictures of stories for one address, which are drawn, and for nobody else', async () => {
    const ask = async (from: Record<string, string>) =>
      (await product.visitor().send('GET', '/api/stories/six-ports/picture', undefined, from)).status;
    const from = fromElsewhere();
    await forgetCalls();
    expect(await ask(from)).toBe(404);
    await setCalls(1199);
    expect([await ask(from), await ask(from)]).toEqual([404, 429]);
    expect(await ask(fromElsewhere())).toBe(404);
  });

  it('end an operator who signs out without end', async () => {
    const browsers = [];
    for (let n = 0; n < 2; n += 1) browsers.push(await signInAsAdmin('root'));
    const [first, second] = browsers as [Client, Client];
    await forgetCalls();
    expect((await first.post('/api/admin/auth/logout')).status).toBe(204);
    await setCalls(1_000_000);
    expect((await second.post('/api/admin/auth/logout')).status).toBe(429);
    await forgetCalls();
    expect((await second.post('/api/admin/auth/logout')).status).toBe(204);
  });

  it('end the right password of one person, who signs in without end by a browser that is known', async () => {
    const { form, client } = await joinAlliance(product);
    const from = fromElsewhere();
    const logIn = (by: Client, headers = from) =>
      by.post('/api/login', { email: form.email, password: goodPassword }, headers);
    await forgetCalls();
    expect((await logIn(client)).status).toBe(200);
    await postgres.query(`update platform.rate_limits set points = 99 where key like 'member-guess-devices:%'`);
    expect((await logIn(client)).status).toBe(200);
    // From here on it is one of the strangers, who are limited by their address.
    expect((await logIn(client)).status).toBe(200);
    await setCalls(1_000_000);
    expect((await logIn(client)).status).toBe(429);
    expect((await logIn(client, fromElsewhere())).status).toBe(200);
  });

  it('do not count a call that waits for a fresh proof', async () => {
    const ask = async () => (await busy.post('/api/account/data-export')).body.code;
    const prove = (shift: number) =>
      postgres.query(`update platform.sessions set sess = sess || jsonb_build_object('provenAt', $1::float8)`, [
        Date.now() - shift,
      ]);
    await forgetCalls();
    await prove(11 * 60_000);
    await product.app.get(Sessions).refresh((await busy.get('/api/auth/user')).body.id);
    for (let n = 0; n < 7; n += 1) expect(await ask()).toBe('proof_required');
    await prove(0);
    await product.app.get(Sessions).refresh((await busy.get('/api/auth/user')).body.id);
    expect(await ask()).not.toBe('too_many_requests');
  });

  it('let whoever asks for seventy things at once wait for their own six, and nobody else', async () => {
    await postgres.query('begin; lock table innovation.problems in access exclusive mode');
    const asked = Array.from({ length: 71 }, (_, n) => busy.get(`/api/problems?search=leak${n}`));
    const [refused] = await Promise.race(asked.map(async (one) => [await one]));
    expect(refused).toMatchObject({ status: 503, body: { code: 'temporarily_unavailable' } });
    expect(refused?.headers.get('retry-after')).toBe('2');
    expect((await stranger.get('/api/solutions?search=leak')).status).toBe(200);
    await postgres.query('rollback');
    const answers = await Promise.all(asked);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(70);
    expect((await busy.get('/api/problems?search=leak')).status).toBe(200);
  });

  it('end the downloads of documents of one person alone', async () => {
    const download = async (by: Client) => (await by.get('/api/billing/documents/INV-1999-000001')).status;
    await forgetCalls();
    expect(await download(busy)).toBe(404);
    await setCalls(299);
    expect([await download(busy), await download(busy)]).toEqual([404, 429]);
    expect(await download(stranger)).toBe(404);
  });

  it('hinder nobody who registers, corrects the address, asks again and works for a day', async () => {
    const form = registration();
    const { body: registered } = await register(form);
    const { token } = registered;
    const right = `right.${form.email}`;
    const steps = [
      await product.visitor().post('/api/membership/registrations/resend-welcome', { token }),
      await product.visitor().post('/api/membership/registrations/change-address', { token, email: right }),
      await product.visitor().post('/api/membership/registrations/resend-welcome', { token }),
    ];
    expect(steps.map(({ status }) => status)).toEqual([202, 200, 202]);
    const { client } = await joinAlliance(product, { selectedPlan: 'enterprise' });
    const problem = { title: 'Leaks', description: 'Pipes leak, and nobody knows where until the street is wet.' };
    for (let n = 0; n < 25; n += 1) expect((await client.post('/api/problems', problem)).status).toBe(201);
  });
});
