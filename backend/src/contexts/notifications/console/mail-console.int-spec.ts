import { type Contexts, refusal, startContexts } from '../../../../test/support/contexts';
import { letter } from '../../../../test/support/letter';
import { rowsRead } from '../../../../test/support/rows-read';
import { day, hour } from '../../../platform/clock/durations';
import type { Viewer } from '../../../platform/http/viewer';
import { type DeclaredMail, declaredMails } from '../../../platform/mail/define-mail';
import { Mail } from '../../../platform/mail/mail';
import { AllianceSettings } from '../../../platform/settings/alliance-settings';
import { ForgetValuesJob } from '../messages/forget-values.job';
import { MessageStatus } from '../messages/message.enums';
import { SendMessage } from '../messages/send-message';
import { mailValuesDays } from '../notifications.settings';
import { AddSuppression } from '../suppressions/add-suppression';
import { LiftSuppression } from '../suppressions/lift-suppression';
import { SuppressionCause } from '../suppressions/suppression.enums';
import { Suppressions } from '../suppressions/suppressions';
import { SuppressionsQueries } from '../suppressions/suppressions.queries';
import { TemplateVersions } from '../templates/template-versions';
import type { MessageFilter } from './messages.dto';
import { MessagesQueries } from './messages.queries';
import { ResendMessage } from './resend-message';
import { StopMessage } from './stop-message';
import { TryTemplate } from './try-template';

const nobody = '00000000-0000-4000-8000-ffffffffffff';
const operator = {
  kind: 'operator',
  id: '00000000-0000-4000-8000-000000000001',
  email: 'ops@alliance.example',
  sessionId: '',
  enterprise: false,
  organizations: [],
} satisfies Viewer;
const actor = `admin:${operator.id}`;
const values = { firstName: 'Maya', link: 'https://alliance.example/join?token=very-secret&x=1', note: 'No hurry.' };

let contexts: Contexts;
const queries = () => contexts.get(MessagesQueries);
const queue = async (address = 'maya@techflow.example', more: object = {}) =>
  (await contexts.get(Mail).queue(letter, {
    to: { name: 'Maya Chen', address },
    values: { ...values, ...more },
    about: 'user:maya',
  })) as string;
const queueAny = async (name: string, sample: object) =>
  (await contexts.get(Mail).queue(declaredMails().get(name) as DeclaredMail, {
    to: { name: 'Maya Chen', address: 'maya@techflow.example' },
    values: sample,
  })) as string;
const send = (id: string) => contexts.get(SendMessage).execute(id);
const list = async (filter: Partial<MessageFilter> = {}) => queries().list({ limit: 50, ...filter });
const idsOf = async (filter: Partial<MessageFilter>) => (await list(filter)).items.map(({ id }) => id);
const resend = (id: string) => contexts.get(ResendMessage).execute(operator, id);
const stop = (id: string) => contexts.get(StopMessage).execute(operator, id);
const suppress = (address: string, note = 'Asked by telephone') =>
  contexts.get(AddSuppression).execute(operator, { address, cause: SuppressionCause.Complaint, note });
const lift = (id: string) => contexts.get(LiftSuppression).execute(operator, id, 'A slip');
const suppressions = async (search?: string) =>
  (await contexts.get(SuppressionsQueries).list({ limit: 50, search })).items;

beforeAll(async () => {
  contexts = await startContexts();
});
afterEach(async () => {
  contexts.clock.reset();
  await contexts.rows('truncate notifications.messages, notifications.suppressions');
});
afterAll(() => contexts.stop());

describe('the list of messages', () => {
  /** One of each state, oldest first, a day apart from 1 November on. */
  async function oneOfEach() {
    const states = Object.values(MessageStatus);
    const rows = await contexts.rows(
      `insert into notifications.messages (template, to_name, to_address, subject, state, deferred, queued_at, last_error)
      select case when n % 2 = 0 then 'letter' else 'password-reset' end, 'Maya', upper(state) || n || '@Techflow.example',
        'Hello', (case state when 'deferred' then 'queued' else state end)::notifications.message_state, state = 'deferred',
        '2026-11-01T12:00:00Z'::timestamptz + n * interval '1 day', case state when 'deferred' then '450 Greylisted' end
      from unnest($1::text[]) with ordinality s(state, n) returning id`,
      [states],
    );
    return Object.fromEntries(states.map((state, n) => [state, rows[n].id])) as Record<MessageStatus, string>;
  }

  it('has every message with its state, newest first, page by page', async () => {
    const made = await oneOfEach();
    const all = Object.values(made).reverse();
    const first = await list({ limit: 4 });
    expect(first).toMatchObject({ total: { count: all.length } });
    const rest = await list({ limit: 4, cursor: first.next });
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(all);
    expect(rest.next).toBeUndefined();
    expect([...first.items, ...rest.items].find(({ id }) => id === made.deferred)).toMatchObject({
      state: 'deferred',
      lastError: '450 Greylisted',
      queuedAt: '2026-11-03T12:00:00.000Z',
    });
  });

  it.each(Object.values(MessageStatus))('is narrowed to what is %s', async (state) => {
    const made = await oneOfEach();
    expect(await idsOf({ state })).toEqual([made[state]]);
  });

  it('is narrowed by template, by how the recipient begins, and by days', async () => {
    const made = await oneOfEach();
    expect(await idsOf({ template: 'letter' })).toEqual([made.suppressed, made.failed, made.deferred]);
    expect(await idsOf({ recipient: 'sent3@' })).toEqual([made.sent]);
    expect(await idsOf({ recipient: 'S' })).toEqual([made.stopped, made.suppressed, made.sent]);
    expect(await idsOf({ recipient: 'techflow' })).toEqual([]);
    expect(await idsOf({ from: '2026-11-03', to: '2026-11-04' })).toEqual([made.sent, made.deferred]);
    expect(
      await idsOf({ template: 'letter', state: MessageStatus.Failed, recipient: 'f', from: '2026-11-01' }),
    ).toEqual([made.failed]);
  });

  it('keeps apart messages of one moment at the end of a page', async () => {
    await contexts.database.transaction(async () => {
      for (let n = 0; n < 5; n += 1) await queue();
    });
    const first = await list({ limit: 2 });
    const second = await list({ limit: 2, cursor: first.next });
    const third = await list({ limit: 2, cursor: second.next });
    expect(new Set([...first.items, ...second.items, ...third.items].map(({ id }) => id)).size).toBe(5);
  });

  it('reads no more of many messages than are counted, and a page, whatever it is narrowed by', async () => {
    await contexts.rows(
      `insert into notifications.messages (template, to_name, to_address, subject, state, queued_at)
      select case when n % 9 = 0 then 'letter' else 'welcome-free' end, 'P', 'person' || n || '@x.example', 'Hello',
        (case when n % 5000 = 0 then 'failed' else 'sent' end)::notifications.message_state,
        '2026-01-01'::timestamptz + n * interval '4 minutes' from generate_series(1, 30000) n`,
    );
    await contexts.rows('analyze notifications.messages');
    const filters: Partial<MessageFilter>[] = [
      {},
      { state: MessageStatus.Sent },
      { state: MessageStatus.Failed },
      { template: 'letter' },
      { recipient: 'person7' },
      { from: '2026-02-01', to: '2026-02-01' },
    ];
    for (const filter of filters) {
      const read = await rowsRead(contexts.database, async () => {
        expect((await list(filter)).items.length).toBeGreaterThan(0);
      });
      expect([filter, read < 10_200]).toEqual([filter, true]);
    }
  });
});

describe('one message', () => {
  it('shows what it says without the secrets of its links, and each try', async () => {
    const id = await queue();
    expect(await queries().find(id)).toMatchObject({
      state: 'queued',
      about: 'user:maya',
      tries: [],
      thread: [],
      suppressionId: null,
      text: expect.stringContaining('/join?token=hidden&x=1'),
    });
    await send(id);
    const { text, ...message } = await queries().find(id);
    expect(message).toMatchObject({ state: 'sent', attempts: 1, tries: [{ outcome: 'caught', times: 1 }] });
    const html = await queries().htmlOf(id);
    expect(html).toContain('hidden');
    expect(html + text).not.toContain('very-secret');
  });

  it('keeps what it said for thirty days after it was queued, or while it waits', async () => {
    const [sent, waiting] = [await queue(), await queue()];
    await send(sent);
    contexts.clock.move(29 * day);
    await contexts.get(ForgetValuesJob).execute();
    expect((await queries().find(sent)).text).not.toBeNull();
    contexts.clock.move(2 * day);
    await expect(() => contexts.get(ForgetValuesJob).execute()).leavesBehind({});
    expect((await queries().find(sent)).text).toBeNull();
    expect((await queries().find(waiting)).text).not.toBeNull();
    expect(await refusal(queries().htmlOf(sent))).toBe('not_found');
    expect(await refusal(resend(sent))).toBe('message_forgotten');
  });

  it('keeps what it said for as many days as super admins have set', async () => {
    const id = await queue();
    await send(id);
    await contexts.get(AllianceSettings).set(mailValuesDays, 60, 0);
    contexts.clock.move(59 * day);
    await contexts.get(ForgetValuesJob).execute();
    expect((await queries().find(id)).text).not.toBeNull();
    await contexts.get(AllianceSettings).set(mailValuesDays, 30, 1);
    await contexts.get(ForgetValuesJob).execute();
    expect((await queries().find(id)).text).toBeNull();
  });

  it('keeps what was sent again no longer than what was sent first', async () => {
    const first = await queue();
    await send(first);
    const again = await resend(first);
    await send(again);
    await contexts.rows(`update notifications.messages set queued_at = now() - interval '31 days' where id = $1`, [
      first,
    ]);
    await contexts.get(ForgetValuesJob).execute();
    for (const id of [first, again]) expect((await queries().find(id)).text).toBeNull();
  });

  it('that nobody has is not found', async () => {
    expect(await refusal(queries().find(nobody))).toBe('not_found');
    expect(await refusal(queries().htmlOf(nobody))).toBe('not_found');
  });
});

describe('a resend', () => {
  it('says the same to the same address, in one thread with what was sent before', async () => {
    const first = await queue();
    await send(first);
    let second = '';
    await expect(() => resend(first)).leavesBehind((id: string) => {
      second = id;
      return {
        mail: [{ template: 'letter', to: 'maya@techflow.example', about: 'user:maya', values }],
        audit: [
          { action: 'message.resent', actor, subject: `message:${id}`, details: { of: first, template: 'letter' } },
        ],
      };
    });
    await send(second);
    const third = await resend(second);
    const thread = [first, second, third].map((id) => expect.objectContaining({ id }));
    for (const id of [first, second, third]) expect((await queries().find(id)).thread).toEqual(thread);
    expect((await list()).items.map(({ isResend }) => isResend)).toEqual([true, true, false]);
  });

  it('is refused while it waits, once its link has ended, and to who gets no mail', async () => {
    const id = await queue();
    await expect(() => resend(id)).leavesBehind({ refused: 'message_waiting' });
    await stop(id);
    await suppress('Maya@techflow.example');
    await expect(() => resend(id)).leavesBehind({ refused: 'recipient_suppressed' });
    await expect(() => resend(nobody)).leavesBehind({ refused: 'not_found' });

    const ending = await queue('noor@techflow.example', { worksUntil: new Date(Date.now() + hour) });
    await stop(ending);
    await resend(ending);
    contexts.clock.move(2 * hour);
    await expect(() => resend(ending)).leavesBehind({ refused: 'message_outdated' });
    for (const name of ['until', 'dueAt']) {
      const over = await queue('noor@techflow.example', { [name]: new Date(Date.now() + hour) });
      await stop(over);
      await expect(() => resend(over)).leavesBehind({ refused: 'message_outdated' });
    }
  });

  it('is refused for a kind that people can stop, as who has done so would get it', async () => {
    const { name, sample } = declaredMails().get('match-digest') as DeclaredMail;
    const id = await queueAny(name, sample);
    await send(id);
    await expect(() => resend(id)).leavesBehind({ refused: 'message_optional' });
  });
});

describe('stopping', () => {
  it('takes a message out of the queue, once', async () => {
    const id = await queue();
    await expect(() => stop(id)).leavesBehind({
      audit: [{ action: 'message.stopped', actor, subject: `message:${id}`, details: { template: 'letter' } }],
    });
    await send(id);
    expect(await queries().find(id)).toMatchObject({ state: 'stopped', attempts: 0 });
    expect(await contexts.get(Mail).stateOf('user:maya')).toBe('failed');
    await expect(() => stop(id)).leavesBehind({ refused: 'message_not_stoppable' });
    await expect(() => stop(nobody)).leavesBehind({ refused: 'not_found' });
  });

  it('does not take it from who is sending it', async () => {
    const id = await queue();
    await contexts.rows(`update notifications.messages set claimed_until = now() + interval '1 minute'`);
    expect(await refusal(stop(id))).toBe('message_not_stoppable');
  });
});

describe('mail that guards an account', () => {
  const notice = () => queueAny('password-changed', declaredMails().get('password-changed')?.sample ?? {});

  it('goes out whatever operators say of its address, and is stopped by none', async () => {
    const id = await notice();
    await expect(() => stop(id)).leavesBehind({ refused: 'message_not_stoppable' });
    await suppress('maya@techflow.example');
    await send(id);
    expect(await queries().find(id)).toMatchObject({ state: 'sent' });
    const again = await resend(id);
    await send(again);
    expect(await queries().find(again)).toMatchObject({ state: 'sent' });
    const other = await queue();
    await send(other);
    expect(await queries().find(other)).toMatchObject({ state: 'suppressed' });
  });

  it('does not go where a server knows nobody', async () => {
    const id = await notice();
    await contexts.get(Suppressions).addBounced('maya@techflow.example', '550 No such user', id);
    await send(id);
    expect(await queries().find(id)).toMatchObject({ state: 'suppressed' });
    expect(await refusal(resend(id))).toBe('recipient_suppressed');
  });
});

describe('the suppression list', () => {
  it('keeps mail from an address, until it is lifted with a reason', async () => {
    const waiting = await queue();
    let id = '';
    const note = 'Asked by telephone';
    await expect(() => suppress('Maya@Techflow.example')).leavesBehind((added: string) => {
      id = added;
      const subject = `suppression:${added}`;
      return { audit: [{ action: 'suppression.added', actor, subject, details: { cause: 'complaint', note } }] };
    });
    await send(waiting);
    const later = await queue();
    await send(later);
    for (const one of [waiting, later])
      expect(await queries().find(one)).toMatchObject({ state: 'suppressed', attempts: 0, suppressionId: id });
    await expect(() => suppress('maya@techflow.example')).leavesBehind({ refused: 'already_suppressed' });
    await expect(() => lift(id)).leavesBehind({
      audit: [
        {
          action: 'suppression.lifted',
          actor,
          subject: `suppression:${id}`,
          details: { cause: 'complaint', reason: 'A slip' },
        },
      ],
    });
    await expect(() => lift(id)).leavesBehind({ refused: 'not_found' });
    const again = await resend(later);
    await send(again);
    expect(await queries().find(again)).toMatchObject({ state: 'sent', suppressionId: null });
  });

  it('reads no more of many addresses than a page, whatever it is narrowed by', async () => {
    await contexts.rows(
      `insert into notifications.suppressions (address, cause, note, added_by)
        select 'a' || n || '@many.example', case when n <= 5 then 'bounce' else 'complaint' end::notifications.suppression_cause, 'x', 'system'
        from generate_series(1, 20000) n`,
    );
    await contexts.rows('vacuum analyze notifications.suppressions');
    const few = contexts.get(SuppressionsQueries);
    for (const [filter, count] of [
      [{ search: 'a777' }, 11],
      [{ cause: SuppressionCause.Bounce }, 5],
      [{ search: 'a1', cause: SuppressionCause.Bounce }, 1],
    ] as const) {
      const page = () => few.list({ limit: 20, ...filter });
      expect((await page()).items).toHaveLength(count);
      expect(await rowsRead(contexts.database, page)).toBeLessThan(400);
    }
  });

  it('is searched by how addresses begin', async () => {
    await suppress('maya@techflow.example');
    await suppress('noor@techflow.example');
    expect((await suppressions()).map(({ address }) => address)).toEqual([
      'noor@techflow.example',
      'maya@techflow.example',
    ]);
    expect(await suppressions('MAY')).toEqual([
      expect.objectContaining({
        address: 'maya@techflow.example',
        cause: 'complaint',
        addedBy: actor,
        messageId: null,
      }),
    ]);
  });
});

describe('a template', () => {
  const attempt = (name: string, to = 'ops@alliance.example') => contexts.get(TryTemplate).execute(operator, name, to);

  it('is sent with its sample to whoever wants to see it', async () => {
    await expect(() => attempt('letter')).leavesBehind((id: string) => ({
      mail: [{ template: 'letter', to: 'ops@alliance.example', about: 'template:letter', values: letter.sample }],
      audit: [{ action: 'template.tried', actor, subject: `message:${id}`, details: { template: 'letter' } }],
    }));
    await expect(() => attempt('no-such')).leavesBehind({ refused: 'not_found' });
    await expect(() => attempt('letter', 'all, of them')).leavesBehind({ refused: 'recipient_unusable' });
  });

  it('comes ten times an hour to whoever has not asked for it, and as often as an operator likes to their own address', async () => {
    const limited = await contexts.beside({ RATE_LIMITS: 'on' });
    const attemptAt = (to: string) => limited.get(TryTemplate).execute(operator, 'letter', to);
    for (let n = 0; n < 10; n += 1) await attemptAt('Stranger@elsewhere.example');
    expect(await refusal(attemptAt('stranger@elsewhere.example'))).toBe('too_many_requests');
    for (let n = 0; n < 11; n += 1) await attemptAt(operator.email);
    await limited.close();
  });

  it('has each of its versions once, the newest first, however often a process starts', async () => {
    const versions = contexts.get(TemplateVersions);
    await versions.keep();
    await versions.keep();
    const known = { ...versions.current('letter'), id: expect.any(String), seenAt: expect.any(String) };
    expect(await versions.of('letter')).toEqual([known]);
    expect(known.text).toContain('{{firstName}}');
    await contexts.rows(
      `update notifications.template_versions set hash = 'former', subject = 'Former' where template = 'letter'`,
    );
    contexts.clock.move(day);
    await versions.keep();
    const both = await versions.of('letter');
    expect(both.map(({ subject }) => subject)).toEqual([letter.subject, 'Former']);
    expect(both[0]).toEqual(known);
  });
});
