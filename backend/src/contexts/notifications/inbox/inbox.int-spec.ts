import { type Contexts, refusal, startContexts } from '../../../../test/support/contexts';
import { hour } from '../../../platform/clock/durations';
import { Config } from '../../../platform/config/config';
import type { Viewer } from '../../../platform/http/viewer';
import { type DeclaredMail, declaredMails, NotificationCategory } from '../../../platform/mail/define-mail';
import { Mail } from '../../../platform/mail/mail';
import { PersonalData } from '../../../platform/personal-data/personal-data';
import { Secrets } from '../../../platform/secrets/secrets';
import { AllianceSettings } from '../../../platform/settings/alliance-settings';
import { WakeQueuedMessagesJob } from '../messages/wake-queued-messages.job';
import { readNotificationsDays, unreadNotificationsDays } from '../notifications.settings';
import { ChangePreferences } from '../preferences/change-preferences';
import { MailNotificationDigestsJob } from '../preferences/mail-notification-digests.job';
import { NotificationWay } from '../preferences/preference.enums';
import { PreferencesQueries } from '../preferences/preferences.queries';
import { StopCategory } from '../preferences/stop-category';
import { UnmuteSubject } from '../preferences/unmute-subject';
import { ForgetNotificationsJob } from './forget-notifications.job';
import { InboxQueries } from './inbox.queries';
import { MarkNotification } from './mark-notification';
import { MuteSubject } from './mute-subject';
import { ReadInbox } from './read-inbox';

describe('An inbox', () => {
  let contexts: Contexts;
  let viewer: Viewer;
  let stranger: Viewer;
  let count = 0;
  const { Proposals, Security, Billing, Connections } = NotificationCategory;

  /** One that every context could declare. */
  const declared = (category: NotificationCategory, others: object = {}): DeclaredMail<{ link: string }> => {
    const name = `test-${category}${'limit' in others ? '-limited' : ''}`;
    const written = { subject: 'Something of {{link}}', preview: 'More of it', sample: { link: 'x' } };
    const mail = { name, category, ...written, ...others };
    (declaredMails() as Map<string, unknown>).set(name, mail);
    return mail as unknown as DeclaredMail<{ link: string }>;
  };
  const kinds = Object.fromEntries([Proposals, Security, Billing, Connections].map((one) => [one, declared(one)]));

  const limited = declared(Proposals, { limit: { mails: 1, minutes: 60 }, preview: 'More of it. '.repeat(40) });

  const tell = (category: NotificationCategory, about = 'problem:1', to = viewer) => {
    count += 1;
    return contexts.get(Mail).queue(kinds[category] as DeclaredMail<{ link: string }>, {
      to: { personId: to.id, name: 'Ada', address: to.email },
      values: { link: `https://alliance.example/problems/${count}` },
      about,
    });
  };
  const browse = async (query: { unread?: boolean; category?: NotificationCategory } = {}, of = viewer) =>
    (await contexts.get(InboxQueries).browse(of.id, { limit: 50, ...query })).items;
  const unread = async (of = viewer) => (await contexts.get(InboxQueries).counts(of.id)).unread;
  const choose = (category: NotificationCategory, way: NotificationWay, quietHours?: object) =>
    contexts.get(ChangePreferences).execute(viewer, { ways: [{ category, way }], quietHours: quietHours as never });
  const moveTo = (at: number) => contexts.clock.move(at - contexts.clock.now().getTime());
  const waiting = () => contexts.rows(`select run_at from graphile_worker.jobs where task_identifier = 'send-message'`);

  beforeAll(async () => {
    contexts = await startContexts({ ROLE: 'web' });
    viewer = await contexts.organization('Ice');
    stranger = await contexts.organization('Other');
  });
  afterAll(() => contexts?.stop());
  afterEach(async () => {
    contexts.clock.reset();
    for (const table of ['notifications', 'preferences', 'mutes', 'messages'])
      await contexts.rows(`delete from notifications.${table}`);
    await contexts.rows('delete from graphile_worker._private_jobs');
  });

  it('is about nothing that nobody tells of', () => {
    const told = [...declaredMails().values()].filter(({ name }) => !name.startsWith('test-'));
    expect(new Set(told.flatMap(({ category }) => category ?? []))).toEqual(
      new Set(Object.values(NotificationCategory)),
    );
  });

  it('has a line for what its person was told, who is told of it at once, and mailed', async () => {
    await expect(() => tell(Proposals)).leavesBehind(() => ({
      mail: [{ template: 'test-proposals', to: viewer.email, about: 'problem:1' }],
      live: [{ person: viewer.id, kind: 'notification', id: expect.any(String) }],
    }));
    await tell(Security, 'person:1');
    expect(await browse()).toEqual([
      expect.objectContaining({ category: Security, canMute: false, readAt: null }),
      expect.objectContaining({
        category: Proposals,
        title: expect.stringMatching(/^Something of https/),
        text: 'More of it',
        link: expect.stringContaining('/problems/'),
        canMute: true,
      }),
    ]);
    expect(await browse({}, stranger)).toEqual([]);
    expect([await unread(), await unread(stranger)]).toEqual([2, 0]);
  });

  it('has no more of somebody once their account is erased, nor has the record of mails', async () => {
    const sam = await contexts.organization('Sam');
    const mail = declared(Connections, { names: true, subject: 'Sam Njoroge asks' });
    const queue = (named?: string, about = 'connection:1') =>
      contexts.get(Mail).queue(mail, {
        to: { personId: viewer.id, name: 'Ada', address: viewer.email },
        values: { link: 'https://alliance.example/connections' },
        about,
        named,
      });
    await expect(queue()).rejects.toThrow('nobody says whom');
    await queue(sam.id);
    const [line] = (await browse()) as unknown as [{ id: string }];
    await contexts.get(MuteSubject).execute(viewer, line.id);
    await contexts.rows(`update notifications.messages set state = 'sent'`);
    await queue(sam.id, 'connection:2');
    await tell(Proposals);
    // What is muted names somebody also where the line is gone.
    await contexts.rows('delete from notifications.notifications where id = $1', [line.id]);
    await contexts.get(PersonalData).erase({ id: sam.id, emails: [sam.email] });
    expect((await browse()).map(({ category }) => category)).toEqual([Proposals]);
    expect(await contexts.rows('select title from notifications.mutes')).toEqual([
      { title: 'Something about a former member' },
    ]);
    expect(
      await contexts.rows(
        `select subject, state, sealed_values is null as "isEmpty" from notifications.messages order by queued_at`,
      ),
    ).toEqual([
      { subject: 'About a former member', state: 'sent', isEmpty: true },
      { subject: 'About a former member', state: 'stopped', isEmpty: true },
      { subject: expect.stringMatching(/^Something of/), state: 'queued', isEmpty: false },
    ]);
    kinds[Connections] = declared(Connections);
  });

  it('is told by all declarations that name a person who that is', () => {
    /** What is no person, nor what somebody has written: things, organizations, amounts, moments, one of a few words. */
    const things =
      /^(?:[#/]\w+.*|else|moment \w+|(?:organization|problem|solution|project|story|plan|community|gone)(?:Name|Title|s)?|organizationNames|title|domain|number|total|amount|card|expiry|status|decision|outcome|role|rights|memberId|server|minutes|best|since|due)$/;
    /** Free texts that name nobody else, by who writes them. */
    const others = {
      alliance: [
        'account-suspended',
        'account-erasure-decided',
        'administrators-changed',
        'community-closed',
        'legal-document-changed',
        'mail-settings-changed',
        'mail-signing-changed',
        'onboarding-cancelled',
        'organization-judged',
        'organization-suspended',
        'organizations-merged',
        'registration-asked',
        'registration-rejected',
        'seen-as',
        'support-answered',
      ],
      /** To the alliance: no lines of an inbox; their values are forgotten. */
      toAlliance: ['demo-requested', 'payment-review', 'registration-answered'],
      recipient: ['address-changed', 'support-closed', 'support-received'],
      /** Sentences of ours. */
      product: [
        'answers-due',
        'match-digest',
        'payment-closed',
        'project-team-changed',
        'search-digest',
        'security-notice',
        'watch-digest',
        'welcome-enablers',
        'welcome-enterprise',
        'welcome-innovators',
      ],
      /** Of a decision, whose reasons stay with it. */
      decision: [
        'community-appeal-answered',
        'community-entrusted',
        'community-measure',
        'community-post-reported',
        'story-answered',
      ],
    };
    const told = [...declaredMails().values()].filter(({ name }) => !name.startsWith('test-'));
    const free = told.filter(({ subject, preview, names }) => {
      const values = [...`${subject} ${preview}`.matchAll(/\{\{([^}]+)\}\}/g)].map(([, value = '']) => value);
      return !names && values.some((value) => !things.test(value));
    });
    expect(free.map(({ name }) => name).sort()).toEqual(Object.values(others).flat().sort());
  });

  it('is no inbox of somebody without an account, who is mailed all the same', async () => {
    const to = { name: 'Sam', address: 'sam@example.org' };
    await contexts
      .get(Mail)
      .queue(kinds[Proposals] as DeclaredMail<{ link: string }>, { to, values: { link: 'https://x.example' } });
    expect(await contexts.rows('select to_address from notifications.messages')).toEqual([{ to_address: to.address }]);
    expect(await contexts.rows('select from notifications.notifications')).toEqual([]);
  });

  it('is read line by line or all at once, by its person alone, and counted as it changes', async () => {
    for (const category of [Proposals, Proposals, Connections]) await tell(category);
    const [newest, second] = (await browse()) as unknown as [{ id: string }, { id: string }];
    const mark = (of: Viewer, isRead: boolean) => contexts.get(MarkNotification).execute(of, newest.id, isRead);
    await expect(() => mark(stranger, true)).leavesBehind({ refused: 'not_found' });
    const told = { live: [{ person: viewer.id, kind: 'notification', id: newest.id }] };
    await expect(() => mark(viewer, true)).leavesBehind(told);
    await expect(() => mark(viewer, true)).leavesBehind({ live: [] });
    expect([await unread(), (await browse({ unread: true })).length]).toEqual([2, 2]);
    await mark(viewer, false);
    expect(await unread()).toBe(3);
    const read = (category?: NotificationCategory) => contexts.get(ReadInbox).execute(viewer, category);
    await expect(() => read(Proposals)).leavesBehind({
      live: [{ person: viewer.id, kind: 'notification', id: viewer.id }],
    });
    expect((await browse({ unread: true })).map(({ id }) => id)).toEqual([newest.id]);
    await read();
    expect(await unread()).toBe(0);
    expect((await browse({ category: Proposals })).map(({ id }) => id)).toContain(second.id);
    await contexts.rows('delete from notifications.notifications');
    expect(await contexts.rows('select from notifications.inbox_counts where told <> 0 or unread <> 0')).toEqual([]);
  });

  it('gets three lines for each mail that a limit allows in its window, short ones', async () => {
    const rateLimits = jest.replaceProperty(contexts.get(Config), 'rateLimits', true);
    for (let n = 0; n < 5; n += 1)
      await contexts.get(Mail).queue(limited, {
        to: { personId: viewer.id, name: 'Ada', address: viewer.email },
        values: { link: 'https://alliance.example/problems/1' },
      });
    rateLimits.restore();
    const lines = await browse();
    expect([lines.length, (await contexts.rows('select from notifications.messages')).length]).toEqual([3, 1]);
    expect(lines.every(({ text }) => text.length <= 200 && text.endsWith('…'))).toBe(true);
  });

  it('forgets what was read after twelve months', async () => {
    for (let n = 0; n < 3; n += 1) await tell(Proposals);
    const [newest, second] = (await browse()) as unknown as [{ id: string }, { id: string }];
    for (const { id } of [newest, second]) await contexts.get(MarkNotification).execute(viewer, id, true);
    await contexts.rows(
      `update notifications.notifications set made_at = now() - interval '13 months' where id <> $1`,
      [second.id],
    );
    await contexts.get(ForgetNotificationsJob).execute();
    const left = (await browse()).map(({ id }) => id);
    expect([left.length, left.includes(newest.id), left.includes(second.id), await unread()]).toEqual([
      2,
      false,
      true,
      1,
    ]);
  });

  it('forgets what was read after as many days as super admins have set', async () => {
    await tell(Proposals);
    const [line] = (await browse()) as unknown as [{ id: string }];
    await contexts.get(MarkNotification).execute(viewer, line.id, true);
    await contexts.rows(`update notifications.notifications set made_at = now() - interval '100 days'`);
    const settings = contexts.get(AllianceSettings);
    for (const [days, revision, left] of [
      [101, 0, 1],
      [90, 1, 0],
      [365, 2, 0],
    ] as const) {
      await settings.set(readNotificationsDays, days, revision);
      await contexts.get(ForgetNotificationsJob).execute();
      expect(await browse()).toHaveLength(left);
    }
  });

  it('forgets what nobody has read after two years, or as many days as super admins have set', async () => {
    await tell(Proposals);
    const grow = (days: number) =>
      contexts.rows(`update notifications.notifications set made_at = now() - $1::int * interval '1 day'`, [days]);
    for (const [revision, set, age, left] of [
      [0, 730, 729, 1],
      [1, 1000, 999, 1],
      [2, 730, 731, 0],
    ] as const) {
      await contexts.get(AllianceSettings).set(unreadNotificationsDays, set, revision);
      await grow(age);
      await contexts.get(ForgetNotificationsJob).execute();
      expect([(await browse()).length, await unread()]).toEqual([left, left]);
    }
  });

  it('is read page by page', async () => {
    for (let n = 0; n < 3; n += 1) await tell(Proposals);
    const queries = contexts.get(InboxQueries);
    const first = await queries.browse(viewer.id, { limit: 2 });
    const second = await queries.browse(viewer.id, { limit: 2, cursor: first.next });
    expect([first.total.count, first.items.length, second.items.length, second.next]).toEqual([3, 2, 1, undefined]);
    expect(first.items.map(({ id }) => id)).not.toContain(second.items[0]?.id);
  });

  it('gets no more of what is muted, until that is heard again; security and billing cannot be muted', async () => {
    await tell(Proposals, 'problem:1');
    await tell(Billing, 'payment:1');
    const [billing, proposal] = (await browse()) as unknown as [{ id: string }, { id: string }];
    const mute = (of: Viewer, { id }: { id: string }) => contexts.get(MuteSubject).execute(of, id);
    await expect(() => mute(stranger, proposal)).leavesBehind({ refused: 'not_found' });
    await expect(() => mute(viewer, billing)).leavesBehind({ refused: 'not_mutable' });
    await expect(() => mute(viewer, proposal)).leavesBehind({
      audit: [{ action: 'notifications.muted', actor: `member:${viewer.id}`, subject: 'problem:1' }],
      live: [{ person: viewer.id, kind: 'notification', id: proposal.id }],
    });
    await mute(viewer, proposal);
    expect(await unread()).toBe(1);
    await expect(() => tell(Proposals, 'problem:1')).leavesBehind({});
    await expect(() => tell(Proposals, 'problem:2')).leavesBehind(() => ({
      mail: [{ template: 'test-proposals', to: viewer.email, about: 'problem:2' }],
    }));
    const [muted] = (await contexts.get(PreferencesQueries).of(viewer.id)).muted;
    const unmute = (of: Viewer) => contexts.get(UnmuteSubject).execute(of, muted?.id as string);
    await expect(() => unmute(stranger)).leavesBehind({ refused: 'not_found' });
    await expect(() => unmute(viewer)).leavesBehind({
      audit: [{ action: 'notifications.unmuted', actor: `member:${viewer.id}`, subject: 'problem:1' }],
    });
    expect(await tell(Proposals, 'problem:1')).toBeDefined();
  });

  it.each([
    [NotificationWay.AtOnce, 1, true],
    [NotificationWay.Daily, 1, false],
    [NotificationWay.Weekly, 1, false],
    [NotificationWay.Inbox, 1, false],
    [NotificationWay.None, 0, false],
  ])('of who chose “%s” gets %i line; a mail of its own: %s', async (way, lines, isMailed) => {
    await choose(Proposals, way);
    expect((await tell(Proposals)) !== undefined).toBe(isMailed);
    expect(await browse()).toHaveLength(lines);
    expect(await tell(Connections)).toBeDefined();
  });

  it('is about security and billing whatever was chosen', async () => {
    await contexts.rows(
      `insert into notifications.preferences (person_id, ways, quiet_from, quiet_until, time_zone)
      values ($1, '{"security": "none", "billing": "none"}', 0, 1439, 'UTC')`,
      [viewer.id],
    );
    for (const category of [Security, Billing]) expect(await tell(category)).toBeDefined();
    expect(await browse()).toHaveLength(2);
    expect((await waiting()).every(({ run_at }) => run_at.getTime() < Date.now() + hour)).toBe(true);
    const { ways } = await contexts.get(PreferencesQueries).of(viewer.id);
    expect(ways.filter(({ isMandatory }) => isMandatory)).toEqual(
      [Security, Billing].map((category) => ({ category, way: 'at-once', isMandatory: true })),
    );
  });

  it('is filled in quiet hours too, while the mail waits for their end by the clocks of its person', async () => {
    const quietHours = { from: 22 * 60, until: 7 * 60, timeZone: 'Africa/Nairobi' };
    await choose(Proposals, NotificationWay.AtOnce, quietHours);
    const evening = Date.UTC(2027, 0, 10, 20, 30);
    moveTo(evening);
    await tell(Proposals);
    expect(await browse()).toHaveLength(1);
    const morning = Date.UTC(2027, 0, 11, 4);
    const wake = async (at: number) => {
      moveTo(at);
      await contexts.get(WakeQueuedMessagesJob).execute();
      const [{ run_at }] = (await waiting()) as [{ run_at: Date }];
      return run_at.getTime();
    };
    for (const at of [evening, evening + hour]) expect(Math.abs((await wake(at)) - morning)).toBeLessThan(2 * 60_000);
    expect(await wake(morning + 60_000)).toBeLessThan(evening + hour);
  });

  describe('that is mailed together', () => {
    const monday = Date.UTC(2027, 0, 11, 5, 30);
    const digests = () => contexts.get(MailNotificationDigestsJob).execute();
    const digest = (titles: number) => ({
      mail: [
        {
          ...{ template: 'notification-digest', to: viewer.email, about: `person:${viewer.id}` },
          values: expect.objectContaining({ things: Array.from({ length: titles }, () => expect.anything()) }),
        },
      ],
    });
    beforeEach(async () => {
      moveTo(monday);
      await contexts.rows('delete from platform.sessions');
      await choose(Proposals, NotificationWay.Daily, { from: 1, until: 2, timeZone: 'Africa/Nairobi' });
    });

    it('goes out in the morning of its person, once, with what is unread', async () => {
      for (let n = 0; n < 3; n += 1) await tell(Proposals);
      const [read] = (await browse()) as unknown as [{ id: string }];
      await contexts.get(MarkNotification).execute(viewer, read.id, true);
      moveTo(monday + 60_000);
      await expect(digests).leavesBehind({});
      // At nine by the clocks of Nairobi it is six o’clock here.
      moveTo(monday + 24 * hour);
      await expect(digests).leavesBehind(digest(2));
      await expect(digests).leavesBehind({});
    });

    it('says nothing any more of who was erased, and is not sent then', async () => {
      const sam = await contexts.organization('Erased');
      await choose(Connections, NotificationWay.Daily);
      const to = { personId: viewer.id, name: 'Ada', address: viewer.email };
      const mail = declared(Connections, { names: true, subject: 'Sam Njoroge asks' });
      const values = { link: 'https://alliance.example/connections' };
      await contexts.get(Mail).queue(mail, { to, values, about: 'connection:2', named: sam.id });
      moveTo(monday + 24 * hour);
      await digests();
      const said = () =>
        contexts.rows('select subject, state, sealed_values is null as "isEmpty" from notifications.messages');
      expect(await said()).toEqual([{ subject: expect.stringMatching(/^Something/), state: 'queued', isEmpty: false }]);
      await contexts.get(PersonalData).erase({ id: sam.id, emails: [sam.email] });
      expect(await said()).toEqual([{ subject: 'About a former member', state: 'stopped', isEmpty: true }]);
      declared(Connections);
    });

    it('goes out by the clocks of the profile where no time zone was chosen here', async () => {
      await contexts.rows('delete from notifications.preferences');
      await contexts.rows(`update membership.users set time_zone = 'Africa/Nairobi' where id = $1`, [viewer.id]);
      moveTo(monday - hour);
      await choose(Proposals, NotificationWay.Daily);
      expect((await contexts.get(PreferencesQueries).of(viewer.id)).timeZone).toBe('Africa/Nairobi');
      await tell(Proposals);
      const [{ digest_at }] = (await contexts.rows('select digest_at from notifications.notifications')) as [
        { digest_at: Date },
      ];
      expect(digest_at).toEqual(new Date(Date.UTC(2027, 0, 11, 5)));
      await contexts.get(ChangePreferences).execute(viewer, { ways: [], timeZone: 'Asia/Seoul' });
      expect((await contexts.get(PreferencesQueries).of(viewer.id)).timeZone).toBe('Asia/Seoul');
      await contexts.rows('update membership.users set time_zone = null where id = $1', [viewer.id]);
    });

    it('goes out on Monday where it is to be weekly', async () => {
      await choose(Connections, NotificationWay.Weekly);
      await tell(Connections);
      moveTo(monday + 6 * 24 * hour);
      await expect(digests).leavesBehind({});
      moveTo(monday + 7 * 24 * hour);
      await expect(digests).leavesBehind(digest(1));
    });

    it('stays where it is while its person has been here since, and when they stop it', async () => {
      await tell(Proposals);
      await contexts.rows(
        `insert into platform.sessions (sid, sess, expire) values ('x', $1, now() + interval '9 years')`,
        [{ kind: 'member', subject: viewer.id, enterprise: false, startedAt: monday, usedAt: monday + hour }],
      );
      moveTo(monday + 24 * hour);
      await expect(digests).leavesBehind({});
      const link = contexts.get(StopCategory).linkFor(viewer.id, 'digest') as string;
      await contexts.get(StopCategory).execute('digest', new URL(link).searchParams.get('token') as string);
      const { ways } = await contexts.get(PreferencesQueries).of(viewer.id);
      expect(ways).toContainEqual({ category: Proposals, way: 'inbox', isMandatory: false });
    });
  });

  it('is mailed no more of a category by the link of one such mail, and of no other', async () => {
    const id = await tell(Proposals);
    const [{ sealed_values: sealed }] = await contexts.rows(
      'select sealed_values from notifications.messages where id = $1',
      [id],
    );
    const values = contexts.get(Secrets).open<{ stopLink: string }>('message-values', sealed);
    const link = new URL(values?.stopLink as string);
    expect(link.pathname).toBe('/api/notifications/mails/proposals/stop');
    const token = link.searchParams.get('token') as string;
    const stop = (category: NotificationCategory, by = token) => contexts.get(StopCategory).execute(category, by);
    for (const category of [Connections, Security])
      await expect(() => stop(category)).leavesBehind({ refused: 'not_found' });
    expect(await refusal(stop(Proposals, 'forged'))).toBe('not_found');
    await expect(() => stop(Proposals)).leavesBehind({
      audit: [
        {
          action: 'notification-preferences.changed',
          actor: 'visitor',
          subject: `person:${viewer.id}`,
          details: { before: expect.anything(), after: expect.objectContaining({ ways: { proposals: 'inbox' } }) },
        },
      ],
    });
    await expect(() => stop(Proposals)).leavesBehind({});
    expect(await tell(Proposals)).toBeUndefined();
    expect(await tell(Connections)).toBeDefined();
    expect(await browse()).toHaveLength(3);
  });
});
