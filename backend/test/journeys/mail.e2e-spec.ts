import { type AddressInfo, createServer, type Server } from 'node:net';
import { Database } from '../../src/platform/database/database';
import { Postbox } from '../support/postbox';
import { type Product, startProduct } from '../support/product';
import { eventually, newestMail, registration } from '../support/registration';

/** After these milliseconds a mail server that is silent is given up: who waits for it waits as long. */
const untilGivenUp = 8000;

describe('Mail with a mail server', () => {
  const postbox = new Postbox();
  let product: Product;

  beforeAll(async () => {
    await postbox.open();
    product = await startProduct({ SMTP_HOST: '127.0.0.1', SMTP_PORT: String(postbox.port) });
  });
  afterAll(async () => {
    await product.stop();
    await postbox.close();
  });

  const register = async (changes: Record<string, unknown> = {}) => {
    const form = registration(changes);
    const before = Date.now();
    const { status, body } = await product.visitor().post('/api/membership/register', form);
    return { form, status, body, took: Date.now() - before };
  };
  const statusOf = async (token: string) =>
    (await product.visitor().get(`/api/membership/registration-status?token=${token}`)).body;
  const mailTo = (address: string) => postbox.mails.find(({ headers }) => headers.to?.includes(address));

  it('welcomes a new member at once', async () => {
    // An answer waits for its mail, yet not as long as a busy machine may take.
    const { form } = await eventually(async () => {
      const registered = await register();
      return registered.body.emailSent ? registered : undefined;
    }, 'an answer that the mail was sent');
    const mail = mailTo(form.email);
    expect(mail?.headers.subject).toBe(`Welcome, ${form.organizationName}: bring your solution to the test`);
    expect(mail?.text).toMatch(/\/activate\?token=[\w-]{43}/);
  });

  it('says until when its links work', async () => {
    const { form } = await register();
    const visitor = product.visitor();
    const lasts = async (subject: string) => {
      const mail = await eventually(
        async () =>
          postbox.mails.find(({ headers }) => headers.to?.includes(form.email) && headers.subject === subject),
        `the mail "${subject}"`,
      );
      const [, day, time] = /It works once, until (.+), (\d\d:\d\d) UTC/.exec(mail.text) ?? [];
      return (Date.parse(`${day} ${time} UTC`) - Date.now()) / 60_000;
    };
    const days = 24 * 60;
    for (const [subject, minutes] of [
      [`Welcome, ${form.organizationName}: bring your solution to the test`, 7 * days],
      ['Set your password', 7 * days],
      ['Reset your password', 30],
    ] as const) {
      if (subject === 'Reset your password') {
        const token = /activate\?token=([\w-]+)/.exec(mailTo(form.email)?.text ?? '')?.[1];
        const answer = await visitor.post('/api/auth/activate', { token, password: 'seven otters hold hands' });
        expect(answer.status).toBe(200);
      }
      await visitor.post('/api/auth/forgot-password', { email: form.email });
      const left = await lasts(subject);
      expect(left).toBeGreaterThan(minutes - 2);
      expect(left).toBeLessThanOrEqual(minutes);
    }
  });

  it('has no mailbox', async () => {
    const visitor = product.visitor();
    for (const path of ['', '/00000000-0000-4000-8000-000000000000', '/00000000-0000-4000-8000-000000000000/html'])
      expect((await visitor.get(`/api/mailbox${path}`)).status).toBe(404);
  });

  it('registers without waiting while the server is down, and writes once it is back', async () => {
    const { port } = postbox;
    await postbox.close();
    const { form, status, body, took } = await register();
    expect({ status, emailSent: body.emailSent }).toEqual({ status: 201, emailSent: false });
    expect(took).toBeLessThan(untilGivenUp);
    expect(await statusOf(body.token)).toMatchObject({ emailState: 'queued', emailSent: false });

    await postbox.open({}, port);
    await eventually(async () => mailTo(form.email), 'the mail that waited');
    await eventually(async () => (await statusOf(body.token)).emailSent || undefined, 'the state sent');
  });

  it('answers two hundred registrations of a minute without a server, loses none of their mails, and sends each once', async () => {
    const { port } = postbox;
    await postbox.close();
    postbox.mails.length = 0;
    const registered: Awaited<ReturnType<typeof register>>[] = [];
    while (registered.length < 200)
      registered.push(...(await Promise.all(Array.from({ length: 8 }, () => register({ selectedPlan: 'free' })))));
    expect(registered.filter(({ status }) => status !== 201)).toEqual([]);
    // Only who waits for the server takes as long as this; of so many some wait for the machine.
    const middle = registered.map(({ took }) => took).sort((one, other) => one - other)[registered.length / 2];
    expect(middle).toBeLessThan(untilGivenUp);

    await postbox.open({}, port);
    const { pool } = product.app.get(Database);
    const minutePasses = async () => {
      await pool.query(
        `update notifications.messages set queued_at = queued_at - interval '1 minute' where state = 'queued'`,
      );
      // What a worker is taking at this moment is left to it: both would wait for each other.
      await pool.query(
        `update graphile_worker._private_jobs set run_at = now()
          where id in (select id from graphile_worker._private_jobs where locked_at is null for update skip locked)`,
      );
    };
    const addresses = registered.map(({ form }) => form.email);
    const welcomed = () =>
      postbox.mails.flatMap(({ headers }) => addresses.filter((address) => headers.to?.includes(`<${address}>`)));
    await eventually(
      async () => {
        if (new Set(welcomed()).size === addresses.length) return true;
        await minutePasses();
        return undefined;
      },
      'every mail that waited',
      150_000,
    );
    expect(welcomed().sort()).toEqual([...addresses].sort());
  });

  it('says so when the server refuses the address', async () => {
    const { port } = postbox;
    await postbox.close();
    await postbox.open(
      {
        onRcptTo: (_address, _session, done) =>
          done(Object.assign(new Error('No such user here'), { responseCode: 550 })),
      },
      port,
    );
    const { body } = await register();
    expect(body.emailSent).toBe(false);
    await eventually(async () => (await statusOf(body.token)).emailState === 'failed' || undefined, 'the state failed');
  });
});

describe('Mail with a server that hangs', () => {
  let hanging: Server;
  let product: Product;

  beforeAll(async () => {
    hanging = createServer((socket) => void socket.on('error', () => undefined));
    await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
    const { port } = hanging.address() as AddressInfo;
    product = await startProduct({ SMTP_HOST: '127.0.0.1', SMTP_PORT: String(port) });
  });
  afterAll(() => void hanging.close());

  it('registers without waiting for it', async () => {
    const before = Date.now();
    const { status, body } = await product.visitor().post('/api/membership/register', registration());
    expect({ status, emailSent: body.emailSent }).toEqual({ status: 201, emailSent: false });
    expect(Date.now() - before).toBeLessThan(untilGivenUp);
  });

  it('does not keep the product from ending', async () => {
    const before = Date.now();
    await product.stop();
    expect(Date.now() - before).toBeLessThan(6500);
  });
});

describe('Mail without a mail server', () => {
  let product: Product;

  beforeAll(async () => {
    product = await startProduct();
    product.mustBeOurs('looks at the mailbox of the product itself');
  });
  afterAll(() => product.stop());

  it('is caught and shown, newest first', async () => {
    const forms = [registration(), registration({ selectedPlan: 'free' })];
    for (const form of forms) await product.visitor().post('/api/membership/register', form);
    const { status, headers, body } = await product.visitor().get('/api/mailbox');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    const addresses = body.map((mail: { toAddress: string }) => mail.toAddress);
    expect(addresses.slice(0, 2)).toEqual([forms[1]?.email, forms[0]?.email]);
    const { body: mail } = await product.visitor().get(`/api/mailbox/${body[0].id}`);
    expect(mail).toMatchObject({
      id: body[0].id,
      toName: 'Alex',
      subject: `Welcome to the Global Innovation Alliance, ${forms[1]?.organizationName}`,
      text: expect.stringContaining('free ($15 a year, waived)'),
    });
  });

  it('shows HTML that runs nothing and can be framed by our own pages alone', async () => {
    const form = registration({ organizationName: '<img src=x onerror=alert(1)> {{link}}' });
    await product.visitor().post('/api/membership/register', form);
    const { id } = await newestMail(product, form.email);
    const { status, headers, body } = await product.visitor().get(`/api/mailbox/${id}/html`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src data: https:; " +
        'sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation; ' +
        "frame-ancestors 'self'",
    );
    expect(body).toContain('&lt;img src&#x3D;x onerror&#x3D;alert(1)&gt; {{link}}');
    expect(body).not.toContain('<img');
  });

  it('knows no message that is not there', async () => {
    for (const path of ['nonsense', '00000000-0000-4000-8000-000000000000', 'nonsense/html'])
      expect((await product.visitor().get(`/api/mailbox/${path}`)).status).toBe(404);
  });
});
