import type { SMTPServerOptions } from 'smtp-server';
import { certificate, trustOurAuthority } from '../../../../test/support/certificate';
import { type Contexts, startContexts } from '../../../../test/support/contexts';
import { letter } from '../../../../test/support/letter';
import { Postbox } from '../../../../test/support/postbox';
import { Mail } from '../../../platform/mail/mail';
import { SendMessage } from './send-message';

const postbox = new Postbox();
let contexts: Contexts;

const queue = async () =>
  (await contexts.get(Mail).queue(letter, {
    to: { name: 'Maya Chen', address: 'maya@techflow.example' },
    values: { firstName: 'Maya', link: 'https://alliance.example/join' },
  })) as string;
const send = (id: string) => contexts.get(SendMessage).execute(id);
const read = async (id: string) =>
  (
    await contexts.rows(
      `select state, attempts, tries, last_error as error from notifications.messages where id = $1`,
      [id],
    )
  )[0];
async function speak(options: SMTPServerOptions) {
  const { port } = postbox;
  await postbox.close();
  await postbox.open(options, port);
}

beforeAll(async () => {
  await postbox.open();
  contexts = await startContexts({
    ...{ SMTP_HOST: '127.0.0.1', SMTP_PORT: String(postbox.port) },
    ...{ SMTP_USER: 'alliance', SMTP_PASSWORD: 'open sesame 42' },
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  postbox.mails.length = 0;
});
afterAll(async () => {
  await contexts.stop();
  await postbox.close();
});

describe('a mail server', () => {
  it('that offers STARTTLS gets mail and credentials encrypted, where its certificate is good', async () => {
    trustOurAuthority();
    const seen: [string, boolean][] = [];
    await speak({
      ...{ ...certificate, hideSTARTTLS: false },
      onAuth: ({ username }, { secure }, done) => {
        seen.push(['sign-in', secure]);
        done(null, { user: username });
      },
      onMailFrom: (_address, { secure }, done) => {
        seen.push(['mail', secure]);
        done();
      },
    });
    const id = await queue();
    await send(id);
    expect(await read(id)).toMatchObject({ state: 'sent' });
    expect(seen).toEqual([
      ['sign-in', true],
      ['mail', true],
    ]);
  });

  it('whose certificate nobody trusts gets neither', async () => {
    const signIn = jest.fn();
    await speak({ hideSTARTTLS: false, onAuth: signIn });
    const id = await queue();
    await expect(send(id)).rejects.toThrow('waits');
    expect(await read(id)).toMatchObject({ state: 'queued', error: expect.stringMatching(/certificate/i) });
    expect(signIn).not.toHaveBeenCalled();
    expect(postbox.mails).toEqual([]);
  });

  it('that puts a mail off gets it again', async () => {
    let isFirst = true;
    await speak({
      onRcptTo: (_address, _session, done) => {
        done(isFirst ? Object.assign(new Error('4.7.1 Greylisted'), { responseCode: 450 }) : null);
        isFirst = false;
      },
    });
    const id = await queue();
    await expect(send(id)).rejects.toThrow('waits');
    await send(id);
    expect(postbox.mails).toHaveLength(1);
    expect(await read(id)).toMatchObject({
      state: 'sent',
      attempts: 2,
      tries: [{ outcome: 'deferred', answer: '450 4.7.1 Greylisted' }, { outcome: 'taken' }],
    });
  });

  it('that is gone after a mail, before its yes, gets it once more with the same Message-ID, and never a third time', async () => {
    await speak(postbox.goneAfterData());
    const id = await queue();
    await expect(send(id)).rejects.toThrow('waits');
    expect(await read(id)).toMatchObject({ state: 'queued', attempts: 1 });
    await speak({});
    await send(id);
    await send(id);
    expect(await read(id)).toMatchObject({ state: 'sent', attempts: 2 });
    const ids = postbox.mails.map(({ headers }) => headers['message-id']);
    expect(ids).toEqual([`<${id}@localhost>`, `<${id}@localhost>`]);
  });
});
