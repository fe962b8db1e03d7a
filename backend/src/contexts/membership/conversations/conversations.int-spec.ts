import { Readable } from 'node:stream';
import { as, type Contexts, organizationOf, refusal, startContexts } from '../../../../test/support/contexts';
import { day, minute } from '../../../platform/clock/durations';
import { Files } from '../../../platform/files/files';
import { mostStored, Storage } from '../../../platform/files/storage';
import type { OrganizationRole, Viewer } from '../../../platform/http/viewer';
import { AllianceSettings } from '../../../platform/settings/alliance-settings';
import { RemoveConnection } from '../connections/remove-connection';
import { unsentFilesDays } from '../membership.settings';
import { RemovePerson } from '../team/remove-person';
import { toldAfter } from './add-message';
import { BlockMessages } from './block-messages';
import { ConversationSubject, MessageReportDecision, MessageReportReason } from './conversation.enums';
import { ConversationFiles } from './conversation-files';
import type { StartConversationDto } from './conversations.dto';
import { ConversationsQueries } from './conversations.queries';
import { DecideReport } from './decide-report';
import { DirectMessagesQueries } from './direct-messages.queries';
import { FollowConversation } from './follow-conversation';
import { MailWaitingMessagesJob } from './mail-waiting-messages.job';
import { MessageReportState } from './message-reports.dto';
import { MessageReportsQueries } from './message-reports.queries';
import { RemoveUnsentFilesJob } from './remove-unsent-files.job';
import { ReportMessage } from './report-message';
import { SendDirectMessage } from './send-direct-message';
import { StartConversation } from './start-conversation';
import { WhenMemberLeavesConversations } from './when-member-leaves';

const nobody = '00000000-0000-4000-8000-ffffffffffff';
let contexts: Contexts;
/** Of two connected organizations, and of one that is connected with neither. */
let ada: Viewer;
let sam: Viewer;
let stranger: Viewer;
let count = 0;

const get: Contexts['get'] = (type) => contexts.get(type);
const some = (fields: object) => expect.objectContaining(fields);
const by = (viewer: Viewer) => `member:${viewer.id}`;
const connect = (one: Viewer, other: Viewer) =>
  contexts.rows(
    `insert into membership.connections (from_id, to_id, requested_by, note, status) values ($1, $2, $3, '', 'accepted') returning id`,
    [organizationOf(one), organizationOf(other), one.id],
  );
const person = (of: Viewer, role: OrganizationRole = 'member') => {
  count += 1;
  return contexts.person(organizationOf(of), role, `person-${count}@example.org`);
};
const start = (viewer: Viewer, whom: Viewer[], form: Partial<StartConversationDto> = {}) =>
  get(StartConversation).execute(viewer, {
    withOrganizationId: organizationOf(whom[0] as Viewer),
    personIds: whom.map(({ id }) => id),
    text: 'Shall we meet?',
    ...form,
  });
const send = (viewer: Viewer, id: string, text = 'Gladly.', fileIds?: string[]) =>
  get(SendDirectMessage).execute(viewer, id, { text, fileIds });
const read = (viewer: Viewer, id: string, number: number) => get(FollowConversation).read(viewer, id, number);
const found = (viewer: Viewer, id: string) => get(ConversationsQueries).get(viewer, id);
const listed = async (viewer: Viewer, limit = 50) => (await get(ConversationsQueries).list(viewer, { limit })).items;
const unread = async (viewer: Viewer) => (await get(ConversationsQueries).unread(viewer)).count;
const messages = async (viewer: Viewer, id: string) =>
  (await get(DirectMessagesQueries).list(viewer, id, { limit: 50 })).items;
const upload = (content = `%PDF-1.7\n${Math.random()}`, name = 'results.pdf') => ({
  name,
  announced: content.length,
  content: Readable.from([Buffer.from(content)]),
});
const attach = (viewer: Viewer, id: string) => get(ConversationFiles).attach(viewer, id, upload());

beforeAll(async () => {
  contexts = await startContexts({ RATE_LIMITS: 'on' });
});
afterAll(() => contexts.stop());
beforeEach(async () => {
  count += 1;
  ada = await contexts.organization(`Pumps ${count}`);
  sam = await contexts.organization(`Probes ${count}`, 'owner', 'free');
  stranger = await contexts.organization(`Elsewhere ${count}`);
  await connect(ada, sam);
});
afterEach(() => contexts.clock.reset());

describe('a conversation', () => {
  it('is begun with people of a connected organization, by whose plan includes it', async () => {
    const kim = await person(sam);
    await expect(() => start(ada, [sam, kim])).leavesBehind((id: string) => ({
      audit: [
        {
          action: 'conversation.started',
          actor: by(ada),
          subject: `conversation:${id}`,
          details: {
            organizationId: organizationOf(ada),
            withOrganizationId: organizationOf(sam),
            people: expect.arrayContaining([sam.id, kim.id]),
          },
        },
        { action: 'message.sent', actor: by(ada), subject: `conversation:${id}`, details: { number: 1 } },
      ],
    }));
    const [entry] = await listed(kim);
    expect(entry).toMatchObject({
      unread: 1,
      about: null,
      hasDraft: false,
      last: { authorId: ada.id, text: 'Shall we meet?' },
      people: [some({ id: expect.any(String) }), some({ organization: some({ name: expect.any(String) }) })],
    });
    expect([await unread(kim), await unread(ada)]).toEqual([1, 0]);
  });

  it('shows each organization with its logo', async () => {
    const logoId = organizationOf(ada);
    await contexts.rows('update membership.organizations set logo_id = $1 where id = $1', [logoId]);
    const id = await start(ada, [sam]);
    expect(await get(ConversationsQueries).get(ada, id)).toMatchObject({
      organization: { id: logoId, logoId },
      people: [{ organization: { id: organizationOf(sam), logoId: null } }],
    });
    expect(await listed(sam)).toMatchObject([{ people: [{ organization: { id: logoId, logoId } }] }]);
  });

  it('is begun by those alone who may, with those alone whom they may write to', async () => {
    const begins = (viewer: Viewer, whom: Viewer[] = [sam], form: Partial<StartConversationDto> = {}) =>
      refusal(start(viewer, whom, form));
    expect({
      'a member': await begins(as('member', ada)),
      'a viewer': await begins(as('viewer', ada)),
      'who has no plan for it': await begins(sam, [ada, await person(ada)]),
      'who is not connected': await begins(stranger),
      'with an organization that is not there': await begins(ada, [sam], { withOrganizationId: nobody }),
      'with somebody of another one': await begins(ada, [sam, stranger]),
      'for an organization of others': await begins(ada, [sam], { organizationId: organizationOf(sam) }),
      'with oneself': await begins(ada, [sam, ada]),
      'with nobody of the other one': await begins(ada, [sam], { personIds: [(await person(ada)).id] }),
    }).toEqual({
      'a member': undefined,
      'a viewer': 'organization_required',
      'who has no plan for it': 'entitlement_exceeded',
      'who is not connected': 'not_connected',
      'with an organization that is not there': 'not_found',
      'with somebody of another one': 'not_found',
      'for an organization of others': 'not_found',
      'with oneself': 'invalid_input',
      'with nobody of the other one': 'invalid_input',
    });
  });

  const suspend = (at: string, whose = sam) =>
    contexts.rows(`update membership.organizations set suspended_at = ${at} where id = $1`, [organizationOf(whose)]);

  it('is not begun with a suspended organization', async () => {
    await suspend('now()');
    await expect(() => start(ada, [sam])).leavesBehind({ refused: 'organization_suspended' });
    await suspend('null');
    expect(await refusal(start(ada, [sam]))).toBeUndefined();
  });

  it('is read on, but not written in by either, while one of the two is suspended; inside one it goes on', async () => {
    const [id, within] = [await start(ada, [sam]), await start(ada, [await person(ada)])];
    for (const suspended of [ada, sam]) {
      await suspend('now()', suspended);
      for (const viewer of [ada, sam]) {
        const end = viewer === suspended ? 'suspended' : 'partner_suspended';
        expect(await found(viewer, id)).toMatchObject({ end, messages: 1 });
        await expect(() => send(viewer, id)).leavesBehind({ refused: 'conversation_ended' });
        expect(await refusal(attach(viewer, id))).toBe('conversation_ended');
      }
      expect(await refusal(send(ada, within))).toBeUndefined();
      await suspend('null', suspended);
    }
    expect(await refusal(send(sam, id))).toBeUndefined();
  });

  it('is there inside one organization', async () => {
    const kim = await person(ada, 'viewer');
    const id = await start(ada, [kim]);
    await send(kim, id);
    expect(await found(ada, id)).toMatchObject({ messages: 2, read: 1, unread: 1, end: null });
  });

  it('goes on where the same people have one about the same, whatever the plan', async () => {
    const id = await start(ada, [sam]);
    expect(await start(sam, [ada], { text: 'And this.' })).toBe(id);
    expect(await messages(ada, id)).toMatchObject([{ text: 'And this.' }, { text: 'Shall we meet?' }]);
    const kim = await person(sam);
    expect(await start(ada, [sam, kim])).not.toBe(id);
  });

  it('is another one for another organization, and the same for who begin it at once', async () => {
    await contexts.rows(
      `insert into membership.user_organizations (user_id, organization_id, role) values ($1, $2, 'member')`,
      [sam.id, organizationOf(stranger)],
    );
    await connect(ada, stranger);
    const [one, again] = await Promise.all([start(ada, [sam]), start(ada, [sam])]);
    expect(again).toBe(one);
    const other = await start(ada, [sam], { withOrganizationId: organizationOf(stranger) });
    expect(other).not.toBe(one);
    expect((await messages(ada, other)).length).toBe(1);
  });

  it('is about a project, a connection of the two, or a proposal between them', async () => {
    const [{ id: connectionId }] = await contexts.rows('select id from membership.connections where from_id = $1', [
      organizationOf(ada),
    ]);
    const [{ id: projectId }] = await contexts.rows(
      `insert into innovation.projects (name, lead_organization_id) values ('Quiet mains', $1) returning id`,
      [organizationOf(ada)],
    );
    const about = (kind: ConversationSubject, id: string) => ({ about: { kind, id } });
    const ids = [
      await start(ada, [sam], about(ConversationSubject.Connection, connectionId)),
      await start(ada, [sam], about(ConversationSubject.Project, projectId)),
    ];
    expect(new Set(ids).size).toBe(2);
    expect((await listed(sam)).map((one) => one.about)).toEqual([
      { kind: 'project', id: projectId, title: 'Quiet mains' },
      { kind: 'connection', id: connectionId, title: `Pumps ${count} and Probes ${count}` },
    ]);
    const kim = await person(ada);
    const foreign = about(ConversationSubject.Connection, connectionId);
    expect(await refusal(start(ada, [kim], foreign))).toBe('not_found');
    expect(await refusal(start(ada, [sam], about(ConversationSubject.Proposal, nobody)))).toBe('not_found');
  });

  it('is there for who is in it alone, whatever others do', async () => {
    const id = await start(ada, [sam]);
    const [message] = await messages(ada, id);
    const outsiders = [stranger, await person(ada, 'admin'), { ...ada, organizations: stranger.organizations }];
    for (const viewer of outsiders)
      for (const work of [
        () => found(viewer, id),
        () => messages(viewer, id),
        () => send(viewer, id),
        () => read(viewer, id, 1),
        () => get(FollowConversation).keepDraft(viewer, id, 'x'),
        () => attach(viewer, id),
        () => get(ReportMessage).execute(viewer, id, message?.id as string, { reason: MessageReportReason.Spam }),
      ])
        expect(await refusal(work())).toBe('not_found');
    expect(await listed(stranger)).toEqual([]);
  });

  it('is read on, but not written in, once the connection has ended', async () => {
    const id = await start(ada, [sam]);
    const [{ id: connectionId }] = await contexts.rows('select id from membership.connections where from_id = $1', [
      organizationOf(ada),
    ]);
    await get(RemoveConnection).execute(ada, connectionId);
    expect(await found(sam, id)).toMatchObject({ end: 'not_connected' });
    await expect(() => send(sam, id)).leavesBehind({ refused: 'conversation_ended' });
    expect(await refusal(attach(sam, id))).toBe('conversation_ended');
    expect(await messages(sam, id)).toHaveLength(1);
    expect(await refusal(start(ada, [sam]))).toBe('not_connected');
  });

  it('is lost by who leaves their organization, at once and for good', async () => {
    const kim = await person(sam);
    const id = await start(ada, [kim]);
    await send(kim, id);
    await get(RemovePerson).execute(sam, organizationOf(sam), kim.id);
    expect(await found(ada, id)).toMatchObject({ end: 'alone' });
    await get(WhenMemberLeavesConversations).handle({
      type: 'membership.member-removed',
      organizationId: organizationOf(sam),
      userId: kim.id,
    });
    expect(await refusal(found(kim, id))).toBe('not_found');
    expect((await found(ada, id)).people).toEqual([]);
    // What they wrote is theirs still.
    expect((await messages(ada, id))[0]?.author).toMatchObject({ id: kim.id, name: 'Ada Okafor' });
  });
});

describe('messages', () => {
  it('are numbered in the order in which they came, also of those that come at once', async () => {
    const id = await start(ada, [sam]);
    await Promise.all([1, 2, 3, 4].map((n) => send(n % 2 ? ada : sam, id, `${n}`)));
    expect((await messages(ada, id)).map(({ number }) => number)).toEqual([5, 4, 3, 2, 1]);
    const first = await get(DirectMessagesQueries).list(ada, id, { limit: 2 });
    expect(first).toMatchObject({ total: { count: 5 }, next: '4', items: [{ number: 5 }, { number: 4 }] });
    const next = await get(DirectMessagesQueries).list(ada, id, { limit: 3, cursor: first.next });
    expect(next).toMatchObject({ next: undefined, items: [{ number: 3 }, { number: 2 }, { number: 1 }] });
    for (const cursor of ['0', '-1', 'x', '99999999999'])
      expect(await refusal(get(DirectMessagesQueries).list(ada, id, { limit: 2, cursor }))).toBe('invalid_input');
  });

  it('are unread for all others until they have read them, and never for who writes', async () => {
    const kim = await person(sam);
    const id = await start(ada, [sam, kim]);
    await send(sam, id);
    await send(ada, id);
    expect([await found(ada, id), await found(sam, id), await found(kim, id)]).toMatchObject([
      { unread: 0, read: 3 },
      { unread: 1, read: 2 },
      { unread: 3, read: 0 },
    ]);
    await read(kim, id, 2);
    expect(await found(kim, id)).toMatchObject({ unread: 1, read: 2 });
    await read(kim, id, 1);
    expect(await found(kim, id)).toMatchObject({ unread: 1, read: 2 });
    await read(kim, id, 2_000_000_000);
    expect(await found(kim, id)).toMatchObject({ unread: 0, read: 3 });
    expect((await found(ada, id)).people.find(({ id: one }) => one === kim.id)?.read).toBe(3);
    // However they come and are read at once, what is unread is what came after the mark.
    await Promise.all([send(ada, id), read(kim, id, 4), send(sam, id), send(kim, id), read(sam, id, 3)]);
    for (const viewer of [ada, sam, kim]) {
      const { messages: all, read: mark, unread: waiting } = await found(viewer, id);
      expect(waiting).toBe(all - mark);
    }
  });

  it('are told live to everybody in the conversation, and so is who reads and who is typing', async () => {
    const kim = await person(sam);
    const id = await start(ada, [sam, kim]);
    const told = (kind: string, what = id) =>
      [ada, sam, kim].map((viewer) => ({ person: viewer.id, kind, id: what })).map((one) => some(one));
    const live = expect.arrayContaining as (all: unknown[]) => never;
    await expect(() => send(sam, id)).leavesBehind({
      live: live(told('conversation')),
      audit: [{ action: 'message.sent', actor: by(sam), subject: `conversation:${id}`, details: { number: 2 } }],
    });
    await expect(() => read(kim, id, 2)).leavesBehind({ live: live(told('conversation-read')) });
    await expect(() => read(kim, id, 2)).leavesBehind({ live: [] });
    await expect(() => get(FollowConversation).sayTyping(kim, id)).leavesBehind({
      live: live(told('typing', `${id}:${kim.id}`)),
    });
    expect(await refusal(get(FollowConversation).sayTyping(stranger, id))).toBe('not_found');
    await contexts.rows(`update membership.connections set status = 'removed' where from_id = $1`, [
      organizationOf(ada),
    ]);
    expect(await refusal(get(FollowConversation).sayTyping(kim, id))).toBe('conversation_ended');
  });

  it('are said to the audit without what they say', async () => {
    const id = await start(ada, [sam]);
    await expect(() => send(sam, id, '<script>alert(1)</script> \u202e')).leavesBehind({
      audit: [{ action: 'message.sent', actor: by(sam), subject: `conversation:${id}`, details: { number: 2 } }],
    });
    expect((await messages(ada, id))[0]?.text).toBe('<script>alert(1)</script> \u202e');
  });

  it('keep their draft for each person, until it is sent', async () => {
    const id = await start(ada, [sam]);
    await get(FollowConversation).keepDraft(sam, id, 'Well, ');
    expect([(await found(sam, id)).draft, (await found(ada, id)).draft]).toEqual(['Well, ', '']);
    expect((await listed(sam))[0]?.hasDraft).toBe(true);
    await send(sam, id, 'Well, no.');
    expect((await found(sam, id)).draft).toBe('');
  });
});

describe('who has not read', () => {
  const tell = () => get(MailWaitingMessagesJob).execute();
  /** Nothing waits of the tests before. */
  beforeEach(() => contexts.rows('update membership.conversation_people set tell_at = null'));
  const waiting = (id: string) => ({ template: 'messages-waiting', about: `conversation:${id}` });

  it('is told by mail after some minutes, once until they have, of the first that waits', async () => {
    const id = await start(ada, [sam], { text: 'First <b>word</b>' });
    await expect(tell).leavesBehind({});
    await send(ada, id, 'Second');
    contexts.clock.move(toldAfter);
    await expect(tell).leavesBehind({
      mail: [
        {
          ...waiting(id),
          to: sam.email,
          values: {
            firstName: 'Ada',
            authorName: 'Ada Okafor',
            organizationName: `Pumps ${count}`,
            about: null,
            link: expect.stringMatching(new RegExp(`/messages/${id}$`)),
          },
        },
      ],
    });
    await send(ada, id, 'Third');
    contexts.clock.move(day);
    await expect(tell).leavesBehind({});
    await read(sam, id, 3);
    await send(ada, id, 'Fourth');
    contexts.clock.move(toldAfter);
    await expect(tell).leavesBehind({ mail: [some({ ...waiting(id), to: sam.email }) as never] });
  });

  it('is left alone where they have read it meanwhile, answered it, or belong to the organization no more', async () => {
    const kim = await person(sam);
    const [one, two, three] = [await start(ada, [sam]), await start(ada, [sam, kim]), await start(ada, [kim])];
    contexts.clock.move(minute);
    await read(sam, one as string, 1);
    await send(sam, two as string);
    await send(kim, two as string);
    await contexts.rows('delete from membership.user_organizations where user_id = $1', [kim.id]);
    await read(ada, two as string, 3);
    await read(sam, two as string, 3);
    contexts.clock.move(toldAfter);
    await expect(tell).leavesBehind({});
    expect(await refusal(found(kim, three as string))).toBeUndefined();
  });

  it('is told nothing of whom they have blocked since', async () => {
    await start(ada, [sam]);
    await get(BlockMessages).block(sam, { personId: ada.id });
    contexts.clock.move(toldAfter);
    await expect(tell).leavesBehind({});
  });

  it('gets no more than twenty of such mails a day, whoever writes', async () => {
    for (let n = 0; n < 22; n += 1) await start(ada, [sam, await person(ada)]);
    contexts.clock.move(toldAfter);
    await tell();
    const [{ mails }] = await contexts.rows(
      `select count(*)::int as mails from notifications.messages where to_address = $1`,
      [sam.email],
    );
    expect(mails).toBe(20);
  });
});

describe('a file', () => {
  it('is its sender’s until it goes with a message, and read by all who are in the conversation then', async () => {
    const id = await start(ada, [sam]);
    const file = await attach(ada, id);
    expect((await found(ada, id)).draftFiles).toEqual([file]);
    expect((await found(sam, id)).draftFiles).toEqual([]);
    const download = (viewer: Viewer) => refusal(get(ConversationFiles).find(viewer, id, file.id));
    expect([await download(ada), await download(sam)]).toEqual([undefined, 'not_found']);
    expect(await refusal(send(sam, id, 'Mine', [file.id]))).toBe('invalid_input');
    await send(ada, id, 'Here', [file.id]);
    expect((await messages(sam, id))[0]).toMatchObject({ text: 'Here', files: [file] });
    expect([await download(sam), await download(stranger)]).toEqual([undefined, 'not_found']);
    expect(await refusal(send(ada, id, 'Again', [file.id]))).toBe('invalid_input');
  });

  it('is removed once it is sent by who has sent it, and by who leads their organization; what was written stays', async () => {
    const [kim, lee] = [await person(ada), await person(ada)];
    const id = await start(kim, [sam, lee]);
    const sent = async () => {
      const { id: fileId } = await attach(kim, id);
      await send(kim, id, 'Here', [fileId]);
      return fileId;
    };
    const [first, second] = [await sent(), await sent()];
    const canRemove = async (viewer: Viewer) => (await messages(viewer, id))[0]?.canRemoveFiles;
    expect([await canRemove(kim), await canRemove(lee), await canRemove(sam)]).toEqual([true, false, false]);
    const remove = (viewer: Viewer, fileId: string) => get(ConversationFiles).remove(viewer, id, fileId);
    for (const viewer of [lee, sam, stranger]) expect(await refusal(remove(viewer, first))).toBe('not_found');
    const audit = (viewer: Viewer, details: object) => ({
      audit: [{ action: 'message.file-removed', actor: by(viewer), subject: `conversation:${id}`, details }],
    });
    await expect(() => remove(kim, first)).leavesBehind(audit(kim, { id: first }));
    await expect(() => remove(ada, second)).leavesBehind(audit(ada, { id: second, attachedBy: kim.id }));
    expect((await get(Storage).of(ada))[0]?.usedBytes).toBe(0);
    expect(await messages(sam, id)).toMatchObject([
      { text: 'Here', files: [], canRemoveFiles: false },
      { text: 'Here', files: [] },
      { text: 'Shall we meet?' },
    ]);
  });

  it('is not attached by viewers of an organization, who take none of its storage', async () => {
    const kim = await person(sam, 'viewer');
    const id = await start(ada, [sam, kim]);
    await expect(() => attach(kim, id)).leavesBehind({ refused: 'organization_required' });
    expect(await refusal(send(kim, id))).toBeUndefined();
  });

  it('takes storage of the organization that its sender writes for, and is refused where there is no room', async () => {
    const id = await start(ada, [sam]);
    const used = async () =>
      Promise.all([ada, sam].map(async (viewer) => (await get(Storage).of(viewer))[0]?.usedBytes));
    const [kept, gone] = [await attach(ada, id), await attach(ada, id)];
    expect(await used()).toEqual([kept.bytes + gone.bytes, 0]);
    await get(ConversationFiles).remove(ada, id, gone.id);
    expect(await used()).toEqual([kept.bytes, 0]);
    await contexts.rows('update membership.stored_files set bytes = $2 where organization_id = $1', [
      organizationOf(ada),
      mostStored,
    ]);
    const put = jest.spyOn(get(Files), 'put');
    await expect(() => attach(ada, id)).leavesBehind({ refused: 'storage_full' });
    expect(put).not.toHaveBeenCalled();
    put.mockRestore();
    expect(await refusal(attach(sam, id))).toBeUndefined();
  });

  it('is attached and removed with a line in the audit, ten at most', async () => {
    const id = await start(ada, [sam]);
    await expect(() => attach(ada, id)).leavesBehind((file: object) => ({
      audit: [{ action: 'message.file-attached', actor: by(ada), subject: `conversation:${id}`, details: { file } }],
    }));
    const [{ id: fileId, key }] = await contexts.rows(
      'select id, key from membership.conversation_files where conversation_id = $1',
      [id],
    );
    for (let n = 1; n < 10; n += 1) await attach(ada, id);
    const put = jest.spyOn(get(Files), 'put');
    expect(await refusal(attach(ada, id))).toBe('message_files_full');
    expect(put).not.toHaveBeenCalled();
    await expect(() => get(ConversationFiles).remove(sam, id, fileId)).leavesBehind({ refused: 'not_found' });
    await expect(() => get(ConversationFiles).remove(ada, id, fileId)).leavesBehind({
      audit: [
        { action: 'message.file-removed', actor: by(ada), subject: `conversation:${id}`, details: { id: fileId } },
      ],
    });
    expect(await get(Files).get(key)).toBeUndefined();
  });

  it('goes where it was never sent', async () => {
    const id = await start(ada, [sam]);
    const [kept, forgotten] = [await attach(ada, id), await attach(ada, id)];
    await send(ada, id, 'Here', [kept.id]);
    contexts.clock.move(31 * day);
    await get(AllianceSettings).set(unsentFilesDays, 40, 0);
    await get(RemoveUnsentFilesJob).execute();
    expect(await refusal(get(ConversationFiles).find(ada, id, forgotten.id))).toBeUndefined();
    await get(AllianceSettings).set(unsentFilesDays, 30, 1);
    await get(RemoveUnsentFilesJob).execute();
    expect(await refusal(get(ConversationFiles).find(ada, id, kept.id))).toBeUndefined();
    expect(await refusal(get(ConversationFiles).find(ada, id, forgotten.id))).toBe('not_found');
  });
});

describe('a block', () => {
  const block = (viewer: Viewer, whom: { personId?: string; organizationId?: string }) =>
    get(BlockMessages).block(viewer, whom);

  it.each<[what: string, whom: (viewer: Viewer) => object]>([
    ['a person', ({ id }) => ({ personId: id })],
    ['an organization', (viewer) => ({ organizationId: organizationOf(viewer) })],
  ])('of %s ends writing on both sides, until it is taken back', async (_what, whom) => {
    const id = await start(ada, [sam]);
    const blockId = await block(sam, whom(ada));
    expect([(await found(ada, id)).end, (await found(sam, id)).end]).toEqual(['refused', 'blocked']);
    for (const viewer of [ada, sam]) expect(await refusal(send(viewer, id))).toBe('conversation_ended');
    const kim = await person(ada);
    await expect(() => start(ada, [sam, kim])).leavesBehind({ refused: 'messages_blocked' });
    expect(await refusal(get(BlockMessages).unblock(ada, blockId))).toBe('not_found');
    await expect(() => get(BlockMessages).unblock(sam, blockId)).leavesBehind({
      audit: [some({ action: 'messages.unblocked', actor: by(sam), subject: `message-block:${blockId}` }) as never],
    });
    await send(ada, id);
    await start(ada, [sam, kim]);
  });

  it('is of whom one has a conversation with, once, and listed', async () => {
    expect(await refusal(block(sam, { personId: ada.id }))).toBe('not_found');
    expect(await refusal(block(sam, { organizationId: organizationOf(ada) }))).toBe('not_found');
    await start(ada, [sam]);
    await contexts.rows('update membership.users set picture_id = $1 where id = $1', [ada.id]);
    await expect(() => block(sam, { personId: ada.id })).leavesBehind((id: string) => ({
      audit: [
        { action: 'messages.blocked', actor: by(sam), subject: `message-block:${id}`, details: { personId: ada.id } },
      ],
    }));
    expect(await refusal(block(sam, { personId: ada.id }))).toBe('blocked_already');
    expect(await refusal(block(sam, { organizationId: organizationOf(sam) }))).toBe('invalid_input');
    expect(await refusal(block(sam, {}))).toBe('invalid_input');
    expect(await refusal(block(sam, { personId: ada.id, organizationId: organizationOf(ada) }))).toBe('invalid_input');
    expect(await get(BlockMessages).list(sam)).toMatchObject([
      { person: { id: ada.id, profileImageUrl: `/api/faces/${ada.id}/large` }, organization: null },
    ]);
    expect(await get(BlockMessages).list(ada)).toEqual([]);
  });
});

describe('a report', () => {
  const report = (viewer: Viewer, id: string, messageId: string) =>
    get(ReportMessage).execute(viewer, id, messageId, { reason: MessageReportReason.Fraud, note: 'Look.' });
  const root = (): Viewer => ({ ...ada, kind: 'super-admin', organizations: [] });
  const reports = async (state = MessageReportState.Open) =>
    (await get(MessageReportsQueries).list({ state, limit: 50 })).items;

  it('is of a message of somebody else, once', async () => {
    const id = await start(ada, [sam]);
    const [{ id: messageId = '' } = {}] = await messages(sam, id);
    expect(await refusal(report(ada, id, messageId))).toBe('not_found');
    expect(await refusal(report(sam, await start(ada, [sam, await person(sam)]), messageId))).toBe('not_found');
    await expect(() => report(sam, id, messageId)).leavesBehind({
      audit: [
        {
          action: 'message.reported',
          actor: by(sam),
          subject: expect.stringMatching(/^message-report:/) as never,
          details: { messageId, reason: 'fraud' },
        },
      ],
    });
    expect(await refusal(report(sam, id, messageId))).toBe('reported_already');
    expect((await messages(sam, id))[0]?.isReported).toBe(true);
    expect((await messages(ada, id))[0]?.isReported).toBe(false);
  });

  it('is decided once: the message stays, or what it says is gone for everybody', async () => {
    await contexts.rows('delete from membership.message_reports');
    const kim = await person(sam);
    const id = await start(ada, [sam, kim]);
    const file = await attach(ada, id);
    await send(ada, id, 'Bad', [file.id]);
    const [bad, good] = await messages(sam, id);
    await report(sam, id, good?.id as string);
    await report(sam, id, bad?.id as string);
    await report(kim, id, bad?.id as string);
    const open = await reports();
    expect(open).toMatchObject([
      { text: 'Bad', note: 'Look.', files: [file] },
      { text: 'Bad' },
      { text: 'Shall we meet?' },
    ]);
    const [first, , last] = open;
    await expect(() => get(DecideReport).execute(root(), last?.id as string, MessageReportDecision.Kept)).leavesBehind({
      audit: [
        {
          action: 'message-report.kept',
          actor: `admin:${ada.id}`,
          subject: `message-report:${last?.id}`,
          details: { messageId: good?.id },
        },
      ],
    });
    await get(DecideReport).execute(root(), first?.id as string, MessageReportDecision.Removed);
    expect(await reports()).toEqual([]);
    expect(await reports(MessageReportState.Decided)).toHaveLength(3);
    expect(await messages(ada, id)).toMatchObject([{ text: null, files: [] }, { text: 'Shall we meet?' }]);
    expect((await listed(ada))[0]?.last.text).toBeNull();
    expect(await refusal(get(ConversationFiles).find(ada, id, file.id))).toBe('not_found');
    const again = get(DecideReport).execute(root(), first?.id as string, MessageReportDecision.Kept);
    expect(await refusal(again)).toBe('report_decided');
    expect(await refusal(get(DecideReport).execute(root(), nobody, MessageReportDecision.Kept))).toBe('not_found');
  });
});

describe('a long conversation', () => {
  it('is read page by page without walking through it, and counted by nobody', async () => {
    const id = await start(ada, [sam]);
    await contexts.rows(
      `insert into membership.direct_messages (conversation_id, number, author_id, text, sent_at)
        select $1, n, $2, 'x', now() from generate_series(2, 20000) n`,
      [id, ada.id],
    );
    await contexts.rows('update membership.conversations set messages = 20000 where id = $1', [id]);
    await contexts.rows('analyze membership.direct_messages');
    const plan = await contexts.rows(
      `explain (format json) select number from membership.direct_messages
        where conversation_id = '${id}' and number < 10000 order by number desc limit 51`,
    );
    expect(JSON.stringify(plan)).toMatch(/Index (Only )?Scan/);
    expect(JSON.stringify(plan)).not.toMatch(/Seq Scan|"Sort"/);
    expect(await get(DirectMessagesQueries).list(ada, id, { limit: 50, cursor: '10000' })).toMatchObject({
      total: { count: 20_000 },
      next: '9950',
    });
  });
});
