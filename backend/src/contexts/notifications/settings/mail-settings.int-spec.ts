import { generateKeyPairSync } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SMTPServerOptions } from 'smtp-server';
import { admin } from '../../../../test/support/admin';
import { certificate, trustOurAuthority } from '../../../../test/support/certificate';
import { type Contexts, refusal, startContexts } from '../../../../test/support/contexts';
import { signatureOf } from '../../../../test/support/dkim';
import { letter } from '../../../../test/support/letter';
import { Postbox } from '../../../../test/support/postbox';
import type { Config } from '../../../platform/config/config';
import { Mail } from '../../../platform/mail/mail';
import { Secrets } from '../../../platform/secrets/secrets';
import { SendMessage } from '../messages/send-message';
import { notificationDigest } from '../notifications.mails';
import { CheckSenderDomain } from '../probe/check-sender-domain';
import { DomainNames } from '../probe/domain-names';
import { MailSecurity } from '../probe/probe.dto';
import { ProbeMailServer } from '../probe/probe-mail-server';
import { publicPartOf } from '../signing/dkim-record';
import { EndSigningKey } from '../signing/end-signing-key';
import { MakeSigningKey } from '../signing/make-signing-key';
import { SigningQueries } from '../signing/signing.queries';
import { UseSigningKey } from '../signing/use-signing-key';
import { MailServers } from './mail-servers';
import type { SaveMailSettingsDto } from './mail-settings.dto';
import { RollBackTarget } from './mail-settings.enums';
import { MailSettingsQueries } from './mail-settings.queries';
import { RollBackMailSettings } from './roll-back-mail-settings';
import { SaveMailSettings } from './save-mail-settings';

const actor = `admin:${admin.id}`;
const nobody = '00000000-0000-4000-8000-ffffffffffff';
const password = 'open sesame 42';
const warning = 'Mail leaves by other settings';
const { Previous, Environment } = RollBackTarget;
const refusing = (text: string, responseCode: number) => Object.assign(new Error(text), { responseCode });
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 1024,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

const [environments, saved, other] = [new Postbox(), new Postbox(), new Postbox()];
let contexts: Contexts;

const settings = (changes: Partial<SaveMailSettingsDto> = {}): SaveMailSettingsDto => ({
  host: '127.0.0.1',
  port: saved.port,
  security: MailSecurity.None,
  user: 'alliance@new.example',
  password,
  from: 'alliance@new.example',
  to: 'ops@alliance.example',
  ...changes,
});
const save = (changes: Partial<SaveMailSettingsDto> = {}) =>
  contexts.get(SaveMailSettings).execute(admin, settings(changes));
const rollBack = (to: RollBackTarget) => contexts.get(RollBackMailSettings).execute(admin, to);
const current = () => contexts.get(MailSettingsQueries).current();
const queue = async (by: Pick<Contexts, 'get'> = contexts) =>
  (await by.get(Mail).queue(letter, {
    to: { name: 'Maya Chen', address: 'maya@techflow.example' },
    values: { firstName: 'Maya', link: 'https://alliance.example/join' },
  })) as string;
/** By which server the next message leaves, and from whom. */
async function next(by: Pick<Contexts, 'get'> = contexts) {
  const boxes = { environment: environments, saved, other };
  for (const { mails } of Object.values(boxes)) mails.length = 0;
  await by.get(SendMessage).execute(await queue(by));
  const isNext = ({ headers }: Postbox['mails'][number]) => headers.subject !== warning;
  const [name, box] = Object.entries(boxes).find(([, { mails }]) => mails.some(isNext)) ?? [];
  const mail = box?.mails.find(isNext);
  return { by: name, from: mail?.headers.from, source: mail?.source ?? '' };
}
const isWarned = async ({ mails }: Postbox) => {
  for (let n = 0; n < 200 && !mails.some(({ headers }) => headers.subject === warning); n += 1) await sleep(10);
  return mails.filter(({ headers }) => headers.subject === warning).map(({ headers: { to, from } }) => ({ to, from }));
};
async function reopen(options: SMTPServerOptions) {
  const { port } = saved;
  await saved.close();
  await saved.open(options, port);
}

beforeAll(async () => {
  await Promise.all([environments.open(), saved.open(), other.open()]);
  contexts = await startContexts({
    PROBE_LOOPBACK: 'on',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(environments.port),
    SMTP_FROM: 'Alliance <mail@alliance.example>',
    DKIM_SELECTOR: 'env',
    DKIM_PRIVATE_KEY: privateKey,
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await contexts.rows('truncate notifications.mail_settings, notifications.signing_keys, notifications.messages');
  await reopen({});
});
afterAll(async () => {
  await contexts.stop();
  await Promise.all([environments, saved, other].map((box) => box.close()));
});

describe('settings of a mail server', () => {
  it('are in force once a test mail has left by them, sealed, on record, and told', async () => {
    await expect(async () => {
      const { success, steps } = await save({ fromName: 'The Alliance' });
      expect([success, steps.map(({ outcome }) => outcome)]).toEqual([
        true,
        ['passed', 'passed', 'skipped', 'passed', 'passed', 'passed', 'passed'],
      ]);
    }).leavesBehind({
      audit: [
        { action: 'mail-server.probed', actor, details: { host: '127.0.0.1', port: saved.port } },
        {
          action: 'mail-settings.saved',
          actor,
          subject: 'mail-settings:1',
          details: {
            before: null,
            after: {
              ...{ host: '127.0.0.1', port: saved.port, security: 'none' },
              sender: 'The Alliance <alliance@new.example>',
            },
          },
        },
      ],
      mail: [{ template: 'mail-settings-changed', to: 'admin@localhost', about: 'mail-settings:1' }],
    });
    const [test] = saved.mails;
    expect(test?.headers).toMatchObject({
      to: 'ops@alliance.example',
      from: 'The Alliance <alliance@new.example>',
      subject: `Mail leaves by 127.0.0.1, port ${saved.port}`,
    });
    expect(await next()).toMatchObject({ by: 'saved', from: 'The Alliance <alliance@new.example>' });
    const shown = await current();
    expect(shown).toMatchObject({
      isSaved: true,
      inUse: { host: '127.0.0.1', user: 'a•••@new.example', hasPassword: true },
      environment: { port: environments.port, from: 'Alliance <mail@alliance.example>' },
      previous: { port: environments.port },
      isPreviousSaved: false,
      history: [{ number: 1, act: 'saved', savedByEmail: admin.email }],
    });
    const kept = await contexts.rows(
      `select encode(sealed_credentials, 'escape') as sealed, m.* from notifications.mail_settings m`,
    );
    const audit = await contexts.rows(`select details from platform.audit_events`);
    expect(JSON.stringify([shown, kept, audit])).not.toContain(password);
    expect(kept[0].sealed).not.toContain('alliance@new.example');
  });

  it('are told by the server before as well, which whoever changed them may not read', async () => {
    environments.mails.length = 0;
    await save();
    expect(await isWarned(environments)).toMatchObject([
      { to: expect.stringContaining('admin@localhost'), from: 'Alliance <mail@alliance.example>' },
    ]);
    saved.mails.length = 0;
    await save({ port: other.port });
    expect(await isWarned(saved)).toMatchObject([{ from: expect.stringContaining('alliance@new.example') }]);
    other.mails.length = 0;
    await rollBack(Environment);
    expect(await isWarned(other)).toHaveLength(1);
  });

  it('hold for the next message of every process', async () => {
    const process = await contexts.beside();
    expect(await next(process)).toMatchObject({ by: 'environment' });
    await save();
    expect(await next(process)).toMatchObject({ by: 'saved' });
    await save({ port: other.port });
    expect(await next(process)).toMatchObject({ by: 'other' });
    await rollBack(Environment);
    expect(await next(process)).toMatchObject({ by: 'environment', from: 'Alliance <mail@alliance.example>' });
    await process.close();
  });

  it('go encrypted to a server whose certificate is good, and stop at one whose certificate is not', async () => {
    await reopen({ hideSTARTTLS: false });
    const { success, steps } = await save({ host: 'localhost', security: MailSecurity.StartTls });
    expect(success).toBe(false);
    expect(steps.find(({ outcome }) => outcome === 'failed')).toMatchObject({ step: 'tls' });
    trustOurAuthority();
    for (const [security, secure] of [
      [MailSecurity.StartTls, false],
      [MailSecurity.Tls, true],
    ] as const) {
      const encrypted: boolean[] = [];
      await reopen({
        ...{ ...certificate, hideSTARTTLS: false, secure },
        onMailFrom: (_address, session, done) => {
          encrypted.push(session.secure);
          done();
        },
      });
      expect(await save({ host: 'localhost', security })).toMatchObject({ success: true });
      expect(await next()).toMatchObject({ by: 'saved' });
      expect(encrypted).toEqual([true, true, true]);
    }
  });

  it.each<[string, SMTPServerOptions, Partial<SaveMailSettingsDto>, string, RegExp]>([
    [
      'the password is wrong',
      {
        onAuth: ({ password: given }, _session, done) => done(refusing(`Incorrect authentication data ${given}`, 535)),
      },
      {},
      'login',
      /^535 Incorrect authentication data \*\*\*$/,
    ],
    [
      'the server takes no mail',
      { onData: (stream, _session, done) => stream.resume().on('end', () => done(refusing('5.7.1 Spam', 554))) },
      {},
      'delivery',
      /^554 5\.7\.1 Spam/,
    ],
    ['nothing listens', {}, { port: 1 }, 'connect', /ECONNREFUSED/],
  ])('are not taken where %s', async (_, options, changes, step, answer) => {
    await reopen(options);
    await expect(async () => {
      const { success, steps } = await save(changes);
      expect(success).toBe(false);
      expect(steps.find(({ outcome }) => outcome === 'failed')).toMatchObject({
        step,
        answer: expect.stringMatching(answer),
        advice: expect.any(String),
      });
    }).leavesBehind({ audit: [{ action: 'mail-server.probed', actor, details: expect.anything() }] });
    expect(await next()).toMatchObject({ by: 'environment' });
    expect(await current()).toMatchObject({ isSaved: false, previous: null, history: [] });
  });

  it('lead to the address that was looked at, whatever the name says a moment later', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.5']];
    jest.spyOn(contexts.get(DomainNames), 'addressesOf').mockImplementation(async () => answers.shift() ?? []);
    const { success, steps } = await save({ host: 'mail.example' });
    expect(success).toBe(false);
    expect(steps.at(-1)).toMatchObject({ step: 'delivery', answer: expect.stringContaining('not a public address') });
  });

  it('have a user and a password, or neither', async () => {
    expect(await refusal(save({ password: undefined }))).toBe('invalid_input');
    expect(await refusal(save({ user: undefined }))).toBe('invalid_input');
    expect(await save({ user: undefined, password: undefined })).toMatchObject({ success: true });
  });

  it('are waited with, and said to be, where their password was sealed with another secret', async () => {
    await save();
    const another = new Secrets({ sessionSecret: 'x'.repeat(40) } as Config);
    const sealed = another.seal('mail-settings', { user: 'alliance@new.example', password });
    await contexts.rows('update notifications.mail_settings set sealed_credentials = $1', [sealed]);
    expect(await contexts.get(MailServers).current()).toMatchObject({ isUnreadable: true });
    expect(await contexts.get(MailSettingsQueries).current()).toMatchObject({
      inUse: { isUnreadable: true, hasPassword: false },
      environment: { isUnreadable: false },
    });
    const { success, steps } = await contexts.get(ProbeMailServer).execute(admin, {});
    expect(success).toBe(false);
    expect(steps.find(({ outcome }) => outcome === 'failed')).toMatchObject({
      step: 'login',
      answer: 'The saved password cannot be read.',
      advice: expect.stringContaining('Save the settings anew'),
    });
    const id = await queue();
    await expect(contexts.get(SendMessage).execute(id)).rejects.toThrow('waits');
    const [{ state, error }] = await contexts.rows(
      'select state, last_error as error from notifications.messages where id = $1',
      [id],
    );
    expect({ state, error }).toEqual({ state: 'queued', error: expect.stringContaining('Save the settings anew') });
  });
});

describe('a roll-back', () => {
  it('leads to the settings before, and back, at once', async () => {
    await save();
    await save({ port: other.port });
    await saved.close();
    await expect(() => rollBack(Previous)).leavesBehind({
      audit: [
        {
          action: 'mail-settings.rolled-back',
          actor,
          subject: 'mail-settings:3',
          details: {
            before: expect.objectContaining({ port: other.port }),
            after: expect.objectContaining({ port: saved.port }),
          },
        },
      ],
      mail: [{ template: 'mail-settings-changed', to: 'admin@localhost', about: 'mail-settings:3' }],
    });
    expect(await current()).toMatchObject({ inUse: { port: saved.port }, previous: { port: other.port } });
    await rollBack(Previous);
    expect(await next()).toMatchObject({ by: 'other' });
    await saved.open({}, saved.port);
  });

  it('leads to the environment, and from there to what was saved; nowhere else', async () => {
    await expect(() => rollBack(Previous)).leavesBehind({ refused: 'no_other_mail_settings' });
    await save();
    await rollBack(Environment);
    expect(await current()).toMatchObject({ isSaved: false, isPreviousSaved: true, previous: { port: saved.port } });
    await expect(() => rollBack(Environment)).leavesBehind({ refused: 'no_other_mail_settings' });
    await rollBack(Previous);
    expect(await next()).toMatchObject({ by: 'saved' });
  });

  it('is made of the two newest, of which alone passwords are kept', async () => {
    for (const port of [saved.port, other.port, saved.port]) await save({ port });
    const rows = await contexts.rows(
      'select number, sealed_credentials is not null as kept from notifications.mail_settings order by number',
    );
    expect(rows).toEqual([
      { number: 1, kept: false },
      { number: 2, kept: true },
      { number: 3, kept: true },
    ]);
  });
});

describe('a signature', () => {
  const make = () => contexts.get(MakeSigningKey).execute(admin);
  const use = (id: string) => contexts.get(UseSigningKey).execute(admin, id);
  const end = (id: string) => contexts.get(EndSigningKey).execute(admin, id);
  const signing = () => contexts.get(SigningQueries).current();
  const publish = (record: string) =>
    jest
      .spyOn(contexts.get(DomainNames), 'textsAt')
      .mockImplementation(async (name) =>
        name.includes('_domainkey') ? [`${record.slice(0, 60)} ${record.slice(60)}`] : [],
      );
  const told = (id: string, what: string) => ({
    template: 'mail-signing-changed',
    to: 'admin@localhost',
    about: `signing-key:${id}`,
    values: { what, recordName: 'gia1._domainkey.alliance.example', link: expect.stringMatching(/\/smtp-config$/) },
  });
  const signedBy = async (record: string) => signatureOf((await next()).source, record.replace(/^.*p=/, ''));

  it('is the environment’s for its own domain, and none for another', async () => {
    expect(await signing()).toMatchObject({ domain: 'alliance.example', inUse: { id: null, selector: 'env' } });
    expect(await signedBy(publicPartOf(privateKey))).toMatchObject({
      ...{ domain: 'alliance.example', selector: 'env', isGood: true },
      covered: expect.arrayContaining(['from', 'subject', 'message-id']),
    });
    await save();
    expect(await signing()).toEqual({ domain: 'new.example', inUse: null, waiting: null });
    expect(await signedBy(publicPartOf(privateKey))).toBeUndefined();
  });

  it('is by a key that was made here from when its record is there, until it is ended', async () => {
    let id = '';
    await expect(make).leavesBehind((made: string) => {
      id = made;
      return {
        audit: [
          {
            action: 'signing-key.made',
            actor,
            subject: `signing-key:${made}`,
            details: { domain: 'alliance.example', selector: 'gia1' },
          },
        ],
      };
    });
    const { waiting } = await signing();
    const record = waiting?.record as string;
    expect(waiting).toMatchObject({ id, recordName: 'gia1._domainkey.alliance.example', usedFrom: null });
    publish('v=DKIM1; k=rsa; p=MIIB');
    await expect(() => use(id)).leavesBehind({ refused: 'signing_key_unpublished' });
    publish(record);
    await expect(() => use(id)).leavesBehind({
      audit: [{ action: 'signing-key.used', actor, subject: `signing-key:${id}`, details: expect.anything() }],
      mail: [told(id, `${admin.email} has mail from alliance.example signed by the key gia1.`)],
    });
    expect(await signedBy(record)).toMatchObject({ domain: 'alliance.example', selector: 'gia1', isGood: true });
    const { records } = await contexts.get(CheckSenderDomain).execute();
    expect(records.find(({ record: name }) => name === 'dkim')).toMatchObject({ outcome: 'passed' });
    const kept = await contexts.rows(
      `select encode(sealed_private_key, 'escape') as sealed from notifications.signing_keys`,
    );
    expect(kept[0].sealed).not.toContain('PRIVATE KEY');

    await expect(() => end(id)).leavesBehind({
      audit: [{ action: 'signing-key.ended', actor, subject: `signing-key:${id}`, details: expect.anything() }],
      mail: [told(id, `${admin.email} has mail from alliance.example signed by the key gia1 no more.`)],
    });
    expect(await signing()).toMatchObject({ inUse: { selector: 'env' }, waiting: null });
    for (const gone of [id, nobody]) {
      await expect(() => end(gone)).leavesBehind({ refused: 'not_found' });
      await expect(() => use(gone)).leavesBehind({ refused: 'not_found' });
    }
  });

  it('is by the newest key, whose private part alone is kept', async () => {
    const keys: string[] = [];
    for (const selector of ['gia1', 'gia2']) {
      const id = await make();
      keys.push(id);
      const { waiting } = await signing();
      expect(waiting?.selector).toBe(selector);
      publish(waiting?.record as string);
      await use(id);
    }
    // What has signed nothing is given up without a word.
    await expect(() => make().then(end)).leavesBehind({
      audit: ['made', 'ended'].map((act) => expect.objectContaining({ action: `signing-key.${act}` })),
    });
    await make();
    expect(await signing()).toMatchObject({ inUse: { id: keys[1] }, waiting: { selector: 'gia4' } });
    const rows = await contexts.rows(
      'select selector from notifications.signing_keys where sealed_private_key is not null order by selector',
    );
    expect(rows.map(({ selector }) => selector)).toEqual(['gia2', 'gia4']);
  });

  it('covers that a mail can be stopped', async () => {
    const { sample } = notificationDigest;
    const to = { name: 'Maya', address: 'maya@techflow.example' };
    const id = (await contexts.get(Mail).queue(notificationDigest, { to, values: sample, named: [] })) as string;
    environments.mails.length = 0;
    await contexts.get(SendMessage).execute(id);
    const signature = signatureOf(environments.mails[0]?.source ?? '', publicPartOf(privateKey));
    expect(signature).toMatchObject({
      isGood: true,
      covered: expect.arrayContaining(['list-unsubscribe', 'list-unsubscribe-post']),
    });
  });

  it('needs a sender that others can look up', async () => {
    await save({ from: 'alliance@localhost' });
    await expect(make).leavesBehind({ refused: 'sender_at_this_machine' });
  });
});
