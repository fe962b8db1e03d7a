import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { type Contexts, refusal, startContexts } from '../../../../test/support/contexts';
import { letter } from '../../../../test/support/letter';
import { Postbox } from '../../../../test/support/postbox';
import type { Viewer } from '../../../platform/http/viewer';
import { Mail } from '../../../platform/mail/mail';
import { SendMessage } from '../messages/send-message';
import { DomainNames } from './domain-names';
import { ProbeController } from './probe.controller';
import { MailSecurity, type ProbeMailServerDto } from './probe.dto';
import { ProbeMailServer } from './probe-mail-server';

const operator = {
  kind: 'operator',
  id: '00000000-0000-4000-8000-000000000001',
  email: 'ops@alliance.example',
  sessionId: '',
  enterprise: false,
  organizations: [],
} satisfies Viewer;
const password = 'open sesame 42';
const credentials = { user: 'alliance@x.example', password };
const plain = { security: MailSecurity.None, from: 'alliance@x.example', to: 'maya@x.example' };
const refusing = (text: string, responseCode: number) => Object.assign(new Error(text), { responseCode });

const postbox = new Postbox();
let contexts: Contexts;

async function probe(asked: ProbeMailServerDto) {
  const { success, steps } = await contexts.get(ProbeMailServer).execute(operator, asked);
  return { success, steps, failed: steps.find(({ outcome }) => outcome === 'failed'), told: JSON.stringify(steps) };
}
async function probeOf(options: SMTPServerOptions, asked: ProbeMailServerDto = {}) {
  await postbox.open(options);
  try {
    return await probe({ host: '127.0.0.1', port: postbox.port, ...plain, ...asked });
  } finally {
    await postbox.close();
  }
}

describe('a probe that may go to this machine', () => {
  beforeAll(async () => {
    contexts = await startContexts({ PROBE_LOOPBACK: 'on' });
  });
  afterAll(() => contexts.stop());

  it('walks the whole way where all is well, sends nothing, and is on record', async () => {
    await postbox.open({ authOptional: false });
    const asked = { host: '127.0.0.1', port: postbox.port, ...plain, ...credentials };
    await expect(async () => {
      const { success, steps } = await probe(asked);
      expect(success).toBe(true);
      expect(steps.map(({ step, outcome }) => `${step} ${outcome}`)).toEqual([
        'name passed',
        'connect passed',
        'tls skipped',
        'login passed',
        'sender passed',
        'recipient passed',
      ]);
    }).leavesBehind({
      audit: [
        {
          action: 'mail-server.probed',
          actor: `admin:${operator.id}`,
          details: { host: '127.0.0.1', port: postbox.port },
        },
      ],
    });
    expect(postbox.mails).toEqual([]);
    await postbox.close();
  });

  it.each<[string, SMTPServerOptions, ProbeMailServerDto, string, RegExp, RegExp]>([
    [
      'wrong credentials',
      {
        onAuth: ({ password: given }, _session, done) => done(refusing(`Incorrect authentication data ${given}`, 535)),
      },
      credentials,
      'login',
      /^535 Incorrect authentication data \*\*\*$/,
      /“User” and “Password”/,
    ],
    [
      'a sender that may not send',
      { onMailFrom: (_address, _session, done) => done(refusing('5.7.1 Not owned by user', 553)) },
      {},
      'sender',
      /^553 5\.7\.1/,
      /“From address”/,
    ],
    [
      'no relaying',
      { onRcptTo: (_address, _session, done) => done(refusing('5.7.1 Relaying denied', 550)) },
      {},
      'recipient',
      /Relaying denied/,
      /Sign in/,
    ],
    [
      'a certificate of nobody',
      { hideSTARTTLS: false },
      { security: MailSecurity.StartTls },
      'tls',
      /self.signed|certificate|altname|unable/i,
      /certificate/i,
    ],
    ['no STARTTLS', {}, { security: MailSecurity.StartTls }, 'tls', /not offered/, /465/],
    [
      'a server that turns us away',
      { onConnect: (_session, done) => done(refusing('Your address is listed', 554)) },
      {},
      'connect',
      /^554/,
      /spam/,
    ],
  ])('stops at %s, and says what to change', async (_, options, asked, step, answer, advice) => {
    const { failed, steps, told } = await probeOf(options, asked);
    expect(failed).toMatchObject({
      step,
      answer: expect.stringMatching(answer),
      advice: expect.stringMatching(advice),
    });
    const after = steps.slice(steps.indexOf(failed as never) + 1);
    expect(after.every(({ outcome }) => outcome === 'skipped')).toBe(true);
    expect(told).not.toContain(password);
    expect(told).not.toContain(Buffer.from(`\0${credentials.user}\0${password}`).toString('base64'));
  });

  it.each([undefined, null])('asks for STARTTLS at port 587 where %s is said of both', async (unsaid) => {
    const asked = { from: plain.from, to: plain.to, security: unsaid as undefined };
    await postbox.open({});
    const stopped = await probe({ ...asked, host: '127.0.0.1', port: postbox.port });
    await postbox.close();
    expect(stopped.failed).toMatchObject({ step: 'tls', answer: expect.stringContaining('not offered') });
    const nowhere = await probe({ ...asked, host: '127.0.0.1', port: unsaid as undefined });
    expect(nowhere.failed).toMatchObject({ step: 'connect', answer: expect.stringContaining('127.0.0.1:587') });
  });

  it('says when nothing listens, and when the server only hangs or hangs up', async () => {
    expect((await probe({ host: '127.0.0.1', port: 1, ...plain })).failed).toMatchObject({
      step: 'connect',
      answer: expect.stringContaining('ECONNREFUSED'),
      advice: expect.stringContaining('“Port”'),
    });
    const sockets: Socket[] = [];
    const at = async (greet: (socket: Socket) => void): Promise<[Server, number]> => {
      const server = createServer((socket) => {
        sockets.push(socket.on('error', () => undefined));
        greet(socket);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return [server, (server.address() as AddressInfo).port];
    };
    const [away, port] = await at((socket) => socket.end());
    expect((await probe({ host: '127.0.0.1', port, ...plain })).failed).toMatchObject({ step: 'connect' });
    for (const socket of sockets) socket.destroy();
    away.close();
  });
});

describe('the server of the environment', () => {
  beforeAll(async () => {
    await postbox.open();
    contexts = await startContexts({
      ...{ SMTP_HOST: '127.0.0.1', SMTP_PORT: String(postbox.port) },
      ...{ SMTP_USER: 'alliance', SMTP_PASSWORD: password },
    });
  });
  afterAll(async () => {
    await contexts.stop();
    await postbox.close();
  });

  const send = async () => {
    const to = { name: 'Maya Chen', address: 'maya@techflow.example' };
    const values = { firstName: 'Maya', link: 'https://alliance.example/join' };
    const id = (await contexts.get(Mail).queue(letter, { to, values })) as string;
    await contexts
      .get(SendMessage)
      .execute(id)
      .catch(() => undefined);
  };
  const standing = async () => (await contexts.get(ProbeController).getSmtpDiagnostics()).standing;

  it('is gone to without STARTTLS where it offers none, by a probe as by a mail, and a probe says what that means', async () => {
    await send();
    expect(postbox.mails).toHaveLength(1);
    const { success, steps } = await probe({ to: 'maya@x.example' });
    expect(success).toBe(true);
    expect(steps.map(({ step, outcome }) => `${step} ${outcome}`).slice(2)).toEqual([
      ...['tls skipped', 'login passed', 'sender passed', 'recipient passed'],
    ]);
    expect(steps[2]).toMatchObject({
      answer: 'STARTTLS is not offered: mail goes unencrypted, and the password.',
      advice: expect.stringContaining('SMTP_SECURE=true'),
    });
  });

  it('stands as it answered the last mail, with how many wait for it', async () => {
    expect(await standing()).toMatchObject({ signIn: 'working', advice: null, waiting: 0 });
    const { port } = postbox;
    await postbox.close();
    const onAuth: SMTPServerOptions['onAuth'] = (_auth, _session, done) =>
      done(refusing('Incorrect authentication data', 535));
    await postbox.open({ onAuth }, port);
    await send();
    expect(await standing()).toMatchObject({
      ...{ signIn: 'refused', answer: expect.stringMatching(/^535/), waiting: 1 },
      advice: expect.stringContaining('SMTP_PASSWORD'),
    });
    expect((await probe({})).failed).toMatchObject({ step: 'login' });
    await postbox.close();
    await send();
    expect(await standing()).toMatchObject({
      ...{ signIn: 'server-away', answer: expect.stringContaining('ECONNREFUSED'), waiting: 2 },
      advice: expect.stringContaining('SMTP_PORT'),
    });
    await postbox.open({}, port);
  });

  it('says nothing of settings that were saved since', async () => {
    await contexts.rows(
      `insert into notifications.mail_settings (number, act, host, port, security, sender, saved_by, saved_by_email, saved_at)
        values (1, 'saved', 'mail.example', 587, 'starttls', 'a@x.example', 'system', 'root@x.example', now() + interval '1 second')`,
    );
    expect(await standing()).toMatchObject({ signIn: 'untried', at: null, waiting: 2 });
  });
});

describe('a probe', () => {
  beforeAll(async () => {
    contexts = await startContexts();
    jest.spyOn(contexts.get(DomainNames), 'addressesOf').mockImplementation(async (host) => names[host] ?? []);
  });
  afterAll(() => contexts.stop());

  const names: Record<string, string[]> = {
    'private.example': ['10.0.0.5'],
    'loopback.example': ['127.0.0.1'],
    'second.example': ['8.8.8.8', '192.168.0.1'],
    'six.example': ['::1'],
  };

  it.each([
    ...['private.example', 'loopback.example', 'second.example', 'six.example', 'localhost', 'nowhere.example'],
  ])('does not go to %s', async (host) => {
    const { failed, steps } = await probe({ host, port: 25, ...plain });
    expect(failed).toMatchObject({ step: 'name' });
    expect(steps.slice(1).every(({ outcome }) => outcome === 'skipped')).toBe(true);
  });

  it('goes to no other port, and asks for a host where none is configured', async () => {
    for (const port of [22, 80 + 1, 443, 5432])
      expect(await refusal(probe({ host: 'mail.example', port }))).toBe('invalid_input');
    expect(await refusal(probe({}))).toBe('invalid_input');
  });
});
