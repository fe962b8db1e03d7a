import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import type { TestingModule } from '@nestjs/testing';
import { Client } from 'pg';
import { startedOn } from '../../../../test/support/contexts';
import { watch } from '../../../../test/support/left-behind';
import { appointment, letter } from '../../../../test/support/letter';
import { Postbox } from '../../../../test/support/postbox';
import { eventually } from '../../../../test/support/registration';
import { Database } from '../../../platform/database/database';
import { calendarFileOf } from '../../../platform/mail/appointment';
import { Mail } from '../../../platform/mail/mail';
import { Secrets } from '../../../platform/secrets/secrets';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database';
import { Suppression } from '../suppressions/suppression.entity';
import { Message } from './message.entity';
import { MessageQueue } from './message-queue';
import { SendMessage } from './send-message';
import { WakeQueuedMessagesJob } from './wake-queued-messages.job';

const maya = { name: 'Maya Chen', address: 'maya@techflow.example' };
const password = 'open sesame 42';
const message = {
  to: maya,
  values: { firstName: 'Maya', link: 'https://alliance.example/open?token=secret-token' },
  about: 'user:maya',
};

describe('sending a message', () => {
  let testDatabase: TestDatabase;
  let app: TestingModule;
  let postbox: Postbox;

  /** `ROLE: web` leaves the jobs to the test. */
  async function start(environment: Record<string, string> = {}) {
    app = await startedOn({
      DATABASE_URL: testDatabase.url,
      APP_URL: 'https://alliance.example',
      SESSION_SECRET: 's'.repeat(40),
      ADMIN_USERNAME: 'admin',
      ADMIN_PASSWORD: 'seven otters keep the mail',
      ADMIN_EMAIL: 'admin@alliance.example',
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(postbox.port),
      SMTP_USER: 'alliance',
      SMTP_PASSWORD: password,
      SMTP_FROM: 'Global Innovation Alliance <mail@alliance.example>',
      ROLE: 'web',
      RATE_LIMITS: 'off',
      ...environment,
    });
    await watching?.stop();
    watching = await watch({ url: testDatabase.url, secrets: app.get(Secrets) });
  }

  const queue = async (changes: object = {}) =>
    (await app.get(Mail).queue(letter, { ...message, ...changes })) as string;
  const send = (id: string) => app.get(SendMessage).execute(id);
  const read = (id: string) => app.get(Database).manager.findOneByOrFail(Message, { id });
  const jobs = () =>
    app.get(Database).query<{ name: string; attempts: number; error: string | null }>({
      name: 'test-jobs',
      text: `select t.identifier as name, j.attempts, j.last_error as error from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`,
    });

  let watching: Awaited<ReturnType<typeof watch>> | undefined;

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
  });
  afterAll(() => testDatabase.drop());

  beforeEach(async () => {
    postbox = new Postbox();
    await postbox.open();
  });

  afterEach(async () => {
    await watching?.stop();
    watching = undefined;
    await app?.close();
    await postbox.close();
    const client = new Client({ connectionString: testDatabase.url });
    await client.connect();
    await client.query('truncate notifications.messages, notifications.suppressions, graphile_worker._private_jobs');
    await client.end();
  });

  it('delivers HTML and text to the recipient, and keeps the values sealed with what the server said', async () => {
    await start({ OPERATOR_EMAIL: 'help@alliance.example' });
    const id = await queue();
    expect((await read(id)).sealedValues?.toString()).not.toContain('secret-token');
    await send(id);
    const [mail] = postbox.mails;
    expect(mail?.headers).toMatchObject({
      subject: 'A letter for Maya',
      'message-id': `<${id}@alliance.example>`,
      from: 'Global Innovation Alliance <mail@alliance.example>',
      'reply-to': 'help@alliance.example',
      to: 'Maya Chen <maya@techflow.example>',
      'auto-submitted': 'auto-generated',
    });
    expect(mail?.html).toContain('open?token&#x3D;secret-token');
    expect(mail?.text).toContain('open?token=secret-token');
    expect(await read(id)).toMatchObject({
      state: 'sent',
      attempts: 1,
      tries: [{ outcome: 'taken', answer: expect.stringMatching(/^250 /), times: 1 }],
      sealedValues: expect.any(Buffer),
      html: null,
      lastError: null,
    });
  });

  it('sends a calendar file along, sealed like the other values, with what it wants of mail programs', async () => {
    await start();
    const now = new Date('2026-11-23T08:00:00Z');
    const file = calendarFileOf({
      uid: 'one@alliance.example',
      sequence: 1,
      isCancelled: true,
      startsAt: new Date('2026-11-24T08:00:00Z'),
      endsAt: new Date('2026-11-24T09:00:00Z'),
      title: 'Session, with Zoë',
      description: 'Leaks.',
      place: 'https://meet.example',
      link: 'https://alliance.example/mentors/sessions',
      organizer: { name: 'Alliance', email: 'mail@alliance.example' },
      attendee: { name: 'Maya Chen', email: maya.address },
      now,
    });
    const id = (await app.get(Mail).queue(appointment, { to: maya, values: { firstName: 'Maya', file } })) as string;
    expect((await read(id)).sealedValues?.toString()).not.toContain('VCALENDAR');
    await send(id);
    const { source = '' } = postbox.mails[0] ?? {};
    expect(source).toMatch(/content-type: text\/calendar; charset=utf-8; method=CANCEL/i);
    const [, encoded = ''] = /content-type: application\/ics.*?\r\n\r\n([\w+/=\r\n]+)/is.exec(source) ?? [];
    expect(Buffer.from(encoded, 'base64').toString()).toBe(file);
  });

  it('says that it was sent when it is tried at once', async () => {
    await start();
    expect(await app.get(Mail).sendNow(await queue())).toMatchObject({ isSent: true, isCaught: false });
    expect(postbox.mails).toHaveLength(1);
  });

  it('is done by the job runner as soon as the transaction commits', async () => {
    await start({ ROLE: 'all' });
    await queue();
    const asked = Date.now();
    expect(await app.get(Mail).stateOf('user:maya', 100_000)).toBe('sent');
    expect(Date.now() - asked).toBeLessThan(90_000);
    expect(postbox.mails).toHaveLength(1);
  });

  it('leaves nothing behind when the transaction fails', async () => {
    await start();
    const failing = app.get(Database).transaction(async () => {
      await queue();
      throw new Error('The rest failed');
    });
    await expect(failing).rejects.toThrow('The rest failed');
    expect(await app.get(Database).manager.count(Message)).toBe(0);
    expect(await jobs()).toEqual([]);
  });

  it('sends once however often and however simultaneously the job runs', async () => {
    await start();
    const id = await queue();
    await Promise.all([send(id), send(id), send(id)]);
    await send(id);
    expect(postbox.mails).toHaveLength(1);
    expect((await read(id)).attempts).toBe(1);
  });

  it('holds no transaction and no connection while the server takes its time', async () => {
    await postbox.close();
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let reached = () => {};
    const atServer = new Promise<void>((resolve) => {
      reached = resolve;
    });
    await postbox.open({
      onRcptTo: (_address, _session, done) => {
        reached();
        void asked.then(() => done());
      },
    });
    await start();
    const id = await queue();
    const sending = send(id);
    await atServer;
    const { pool } = app.get(Database);
    expect(pool.totalCount - pool.idleCount).toBe(0);
    const { rows } = await pool.query(
      `select query from pg_stat_activity where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`,
    );
    expect(rows).toEqual([]);
    await send(id);
    await app.get(WakeQueuedMessagesJob).execute();
    answer();
    await sending;
    expect(postbox.mails).toHaveLength(1);
    expect(await read(id)).toMatchObject({ state: 'sent', attempts: 1, claimedUntil: null });
  });

  it.each([
    ['was taken', 250, 'sent'],
    ['was put off', 451, 'stopped'],
  ])(
    'brings nothing back of what was ended and emptied while it was under way, where it %s',
    async (_, answer, state) => {
      await postbox.close();
      await postbox.open({
        onRcptTo: (_address, _session, done) => {
          void app
            .get(Database)
            .run({
              name: 'test-erase-named',
              text: `update notifications.messages set subject = 'Gone', sealed_values = null, state = 'stopped'`,
            })
            .then(() => done(answer === 250 ? null : Object.assign(new Error('Later'), { responseCode: answer })));
        },
      });
      await start();
      const id = await queue();
      await send(id);
      expect(await read(id)).toMatchObject({ state, subject: 'Gone', sealedValues: null, attempts: 1 });
    },
  );

  it('is taken up when the process that had claimed it is gone, and not before', async () => {
    await start();
    const id = await queue();
    const claimUntil = (moment: string) =>
      app.get(Database).run({
        name: `test-claim-${moment}`,
        text: `update notifications.messages set claimed_until = now() + interval '${moment}',
          queued_at = now() - interval '1 hour'`,
      });
    const woken = async () => {
      await app.get(Database).run({ name: 'test-no-jobs', text: 'delete from graphile_worker._private_jobs' });
      await app.get(WakeQueuedMessagesJob).execute();
      return (await jobs()).length;
    };
    await claimUntil('10 seconds');
    expect(await woken()).toBe(0);
    await send(id);
    expect(postbox.mails).toHaveLength(0);
    await claimUntil('-1 second');
    expect(await woken()).toBe(1);
    await send(id);
    expect(postbox.mails).toHaveLength(1);
  });

  it('waits while the server is down, and goes out with all that waited when it is back', async () => {
    const { port } = postbox;
    await start();
    await postbox.close();
    const ids = [await queue(), await queue(), await queue()];
    for (const id of ids) await expect(send(id)).rejects.toThrow('The message waits for the mail server');
    expect(await read(ids[0] as string)).toMatchObject({
      state: 'queued',
      attempts: 1,
      lastError: expect.stringContaining('ECONNREFUSED'),
    });
    expect(await app.get(Mail).stateOf('user:maya')).toBe('queued');

    await app.get(Database).run({
      name: 'test-an-hour-later',
      text: `update notifications.messages set queued_at = queued_at - interval '1 hour'`,
    });
    await postbox.open({}, port);
    await send(ids[0] as string);
    expect((await jobs()).map(({ name }) => name)).toContain('wake-queued-messages');
    await app.get(Database).run({
      name: 'test-jobs-of-a-dead-process',
      text: `update graphile_worker._private_jobs set locked_by = 'dead', locked_at = now()`,
    });
    await app.get(WakeQueuedMessagesJob).execute();
    await app.close();
    await start({ ROLE: 'all' });
    expect(await app.get(Mail).stateOf('user:maya', 5000)).toBe('sent');
    await eventually(async () => postbox.mails.length === 3, 'the mails that waited');
  });

  it('keeps waiting with wrong credentials (535) and shows neither them nor the recipient to the log', async () => {
    await postbox.close();
    await postbox.open({
      authOptional: false,
      onAuth: ({ password: given }, _session, done) =>
        done(Object.assign(new Error(`Incorrect authentication data ${given}`), { responseCode: 535 })),
    });
    await start();
    const id = await queue();
    const thrown = await send(id).catch((error: Error) => error);
    expect(String((thrown as Error).stack)).not.toMatch(/open sesame|maya@/);
    expect(await read(id)).toMatchObject({ state: 'queued', lastError: '535 Incorrect authentication data ***' });
    expect(JSON.stringify(await jobs())).not.toMatch(/open sesame|maya@|secret-token/);
    expect(await app.get(Mail).sendNow(await queue())).toEqual({
      isSent: false,
      isCaught: false,
      answer: '535 Incorrect authentication data ***',
    });
  });

  const refusing = async (text: string, responseCode: number) => {
    await postbox.close();
    await postbox.open({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error(text), { responseCode })),
    });
    await start();
  };

  it('fails for good when the server will not have the message, with its answer', async () => {
    await refusing('5.7.1 Relaying denied', 550);
    const id = await queue();
    await expect(() => send(id)).leavesBehind({});
    expect(await read(id)).toMatchObject({ state: 'failed', lastError: '550 5.7.1 Relaying denied' });
    expect(await app.get(Mail).stateOf('user:maya', 5000)).toBe('failed');
  });

  it('bounces where there is no such recipient, to whom nothing more is sent', async () => {
    await refusing('No such user here', 550);
    const [id, next] = [
      await queue(),
      await queue({ to: { ...maya, address: 'MAYA@techflow.example' }, about: 'other' }),
    ];
    await expect(() => send(id)).leavesBehind({
      audit: [
        {
          action: 'suppression.added',
          actor: 'system',
          subject: expect.stringMatching(/^suppression:/),
          details: { cause: 'bounce', messageId: id },
        },
      ],
    });
    expect(await read(id)).toMatchObject({ state: 'bounced', lastError: '550 No such user here' });
    expect(await app.get(Mail).stateOf('user:maya', 5000)).toBe('failed');
    await expect(() => send(next)).leavesBehind({});
    expect(await read(next)).toMatchObject({ state: 'suppressed', attempts: 0, tries: [], claimedUntil: null });
    expect(await app.get(Database).manager.find(Suppression)).toEqual([
      expect.objectContaining({ address: maya.address, cause: 'bounce', note: '550 No such user here', messageId: id }),
    ]);
  });

  it('does not wake a message that the server itself put off', async () => {
    await postbox.close();
    await postbox.open({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('Greylisted'), { responseCode: 450 })),
    });
    await start();
    const id = await queue();
    await expect(send(id)).rejects.toThrow('waits');
    expect(await read(id)).toMatchObject({ state: 'queued', deferred: true, lastError: '450 Greylisted' });
  });

  it('gives up on a server that hangs after eight seconds, and leaves it alone for a while', async () => {
    const hanging: Server = createServer((socket: Socket) => void socket.on('error', () => undefined).unref());
    await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
    hanging.unref();
    await start({ SMTP_PORT: String((hanging.address() as AddressInfo).port) });
    const [first, second] = [await queue(), await queue()];
    const before = Date.now();
    await expect(send(first)).rejects.toThrow('waits');
    expect(Date.now() - before).toBeLessThan(30_000);
    expect((await read(first)).lastError).toMatch(/greeting|timeout/i);
    const between = Date.now();
    await expect(send(second)).rejects.toThrow('waits');
    // Were it not left alone, this would be eight seconds as well.
    expect(Date.now() - between).toBeLessThan(6000);
    expect((await read(second)).attempts).toBe(0);
    hanging.close();
  });

  it('refuses a mail that cannot be written when it is queued', async () => {
    await start();
    const undeclared: typeof letter = { ...letter, name: 'no-such' };
    await expect(app.get(Mail).queue(undeclared, message)).rejects.toThrow('No context declares a mail no-such');
    await expect(queue({ values: { firstName: 'Maya' } })).rejects.toThrow('needs link');
    expect(await app.get(Database).manager.count(Message)).toBe(0);
  });

  it.each([
    ['a line break in the address', { ...maya, address: 'maya@techflow.example\r\nRCPT TO:<all@example.org>' }],
    ['two addresses', { ...maya, address: 'maya@techflow.example,all@example.org' }],
    ['no address', { ...maya, address: 'Maya' }],
  ])('refuses %s', async (_, to) => {
    await start();
    await expect(queue({ to })).rejects.toMatchObject({ code: 'recipient_unusable', kind: 'invalid' });
  });

  it('writes the name of whoever has an unusual one in a line, and lets nobody be hindered by it', async () => {
    await start();
    await send(await queue({ to: { ...maya, name: 'Ma\u0085ya\u2028Chen\r\nBcc: all@example.org' } }));
    await send(await queue({ to: { ...maya, name: '\u0007' } }));
    expect(postbox.mails.map(({ headers }) => headers.to)).toEqual([
      '"Ma ya Chen Bcc: all@example.org" <maya@techflow.example>',
      'maya@techflow.example',
    ]);
  });

  it('leaves out whose address is of no use among several, and writes to the others', async () => {
    await start();
    const others = ['Maya', 'maya@techflow.example', 'ada@techflow.example, eve@evil.example', 'noor@techflow.example'];
    await app.get(Mail).queueEach(
      letter,
      others.map((address) => ({ ...message, to: { ...maya, address } })),
    );
    const queued = await app.get(Database).manager.find(Message, { order: { toAddress: 'asc' } });
    expect(queued.map(({ toAddress }) => toAddress)).toEqual(['maya@techflow.example', 'noor@techflow.example']);
  });

  it('catches mail where there is no server', async () => {
    await start({ APP_URL: '', SMTP_HOST: '', SMTP_PORT: '', SMTP_USER: '', SMTP_PASSWORD: '' });
    const id = await queue();
    await send(id);
    expect(await read(id)).toMatchObject({
      state: 'sent',
      tries: [{ outcome: 'caught' }],
      text: expect.stringContaining('secret-token'),
    });
    expect(postbox.mails).toEqual([]);
  });

  it('leaves the message when it is queued, and nothing more when it is sent or looked for', async () => {
    await start();
    expect(app.get(Mail)).toBeInstanceOf(MessageQueue);
    let id = '';
    await expect(() => queue()).leavesBehind((queued: string) => {
      id = queued;
      return { mail: [{ template: 'letter', to: maya.address, about: 'user:maya', values: message.values }] };
    });
    await expect(() => send(id)).leavesBehind({});
    await expect(() => app.get(WakeQueuedMessagesJob).execute()).leavesBehind({});
    const nowhere = { to: { name: 'Maya', address: 'maya@techflow.example, eve@evil.example' } };
    await expect(() => queue(nowhere)).leavesBehind({ refused: 'recipient_unusable' });
  });

  it('cannot read values that were sealed with another secret, and says so', async () => {
    await start();
    const id = await queue();
    await app.close();
    await start({ SESSION_SECRET: 'x'.repeat(40) });
    await send(id);
    expect(await read(id)).toMatchObject({ state: 'failed', lastError: expect.stringContaining('SESSION_SECRET') });
  });
});
