import { type Contexts, organizationOf, startContexts } from '../../../../test/support/contexts';
import type { Viewer } from '../../../platform/http/viewer';
import { AnswerTicket } from './answer-ticket';
import { CloseTicket } from './close-ticket';
import { OpenTicket } from './open-ticket';
import type { OpenTicketDto } from './support.dto';
import { SupportState } from './support.enums';
import { SupportQueries } from './support.queries';
import { WriteToTicket } from './write-to-ticket';

let contexts: Contexts;
let queries: SupportQueries;
let ada: Viewer;
let stranger: Viewer;
const operator = {
  kind: 'operator',
  id: '00000000-0000-4000-8000-0000000000aa',
  email: 'operator@example.org',
  sessionId: '',
  enterprise: false,
  organizations: [],
} satisfies Viewer;

const form = { subject: 'Wrong street', text: 'The invoice has the old one.', page: '/billing' };
const open = (changes: Partial<OpenTicketDto> = {}, viewer = ada) =>
  contexts.get(OpenTicket).execute(viewer, { ...form, ...changes });
const write = (id: string, text: string, viewer = ada) => contexts.get(WriteToTicket).execute(viewer, id, text);
const answer = (id: string, text: string, closes?: boolean) =>
  contexts.get(AnswerTicket).execute(operator, id, { text, closes });
const close = (id: string, isClosed: boolean, viewer: Viewer = ada) =>
  contexts.get(CloseTicket).execute(viewer, id, isClosed);
const stateOf = async (id: string) => (await queries.thread(id)).state;
const linkTo = (id: string) => expect.stringMatching(new RegExp(`/support/${id}$`));

beforeAll(async () => {
  contexts = await startContexts();
  queries = contexts.get(SupportQueries);
  ada = await contexts.organization('Aqua');
  stranger = await contexts.organization('Basin');
  await contexts.rows(
    `insert into membership.membership_registrations (id, organization_id, user_id, organization_name, organization_type,
      contact_name, email, selected_plan, agree_terms, terms_version, privacy_version, terms_accepted_at)
    select 'GIA-700007', $1, $2, 'Aqua', 'startup', 'Ada Okafor', 'ada@aqua.example', 'free', true, '1', '1', now()`,
    [organizationOf(ada), ada.id],
  );
});
afterAll(() => contexts.stop());
afterEach(() => contexts.rows('truncate membership.support_tickets cascade'));

it('is answered, and stays open, where nothing is said of its end', async () => {
  for (const closes of [undefined, null as never]) {
    const id = await open();
    await answer(id, 'We have put it right.', closes);
    expect(await stateOf(id)).toBe(SupportState.Waiting);
  }
});

describe('a request for help', () => {
  it('is kept with the member id, confirmed, told to the operators, and on record', async () => {
    await expect(() => open()).leavesBehind((id: string) => ({
      audit: [
        {
          action: 'support.opened',
          actor: `member:${ada.id}`,
          subject: `support:${id}`,
          details: { organizationId: organizationOf(ada) },
        },
      ],
      mail: [
        {
          template: 'support-received',
          to: ada.email,
          about: `support:${id}`,
          values: {
            ...{ firstName: 'Ada', subject: form.subject, text: form.text, memberId: 'GIA-700007' },
            link: linkTo(id),
          },
        },
        {
          template: 'support-asked',
          to: 'admin@localhost',
          about: `support:${id}`,
          named: [ada.id],
          values: {
            ...form,
            ...{ name: 'Ada Okafor', email: ada.email, organizationName: 'Aqua', memberId: 'GIA-700007' },
            link: expect.stringMatching(new RegExp(`/admin/support\\?ticket=${id}$`)),
          },
        },
      ],
    }));
    await contexts.rows('update membership.organizations set logo_id = $1 where id = $1', [organizationOf(ada)]);
    const { tickets, ...sender } = await queries.own(ada);
    expect(sender).toEqual({ organizationName: 'Aqua', memberId: 'GIA-700007' });
    expect(await queries.ownThread(ada, tickets[0]?.id as string)).toEqual({
      ...tickets[0],
      page: '/billing',
      messages: [{ id: expect.any(String), isAnswer: false, text: form.text, writtenAt: tickets[0]?.openedAt }],
    });
    expect(tickets).toEqual([
      {
        id: expect.any(String),
        ...{ subject: 'Wrong street', state: 'open', organizationName: 'Aqua', memberId: 'GIA-700007' },
        ...{ organizationId: organizationOf(ada), logoId: organizationOf(ada) },
        openedAt: expect.stringMatching(/^\d{4}-/),
        changedAt: tickets[0]?.openedAt,
      },
    ]);
  });

  it('is for one of the viewer’s organizations, the first unless another is named, or for none', async () => {
    await expect(() => open({ organizationId: organizationOf(stranger) })).leavesBehind({ refused: 'not_found' });
    const alone = { ...(await contexts.organization('Alone')), organizations: [] };
    await contexts.rows('delete from membership.user_organizations where user_id = $1', [alone.id]);
    await open({ page: undefined }, alone);
    const { tickets, ...sender } = await queries.own(alone);
    expect(sender).toEqual({ organizationName: null, memberId: null });
    expect(tickets).toMatchObject([{ organizationName: null, memberId: null }]);
    const two = await contexts.organization('First');
    const other = organizationOf(stranger);
    await contexts.rows(
      `insert into membership.user_organizations (user_id, organization_id, role) values ($1, $2, 'member')`,
      [two.id, other],
    );
    const both = { ...two, organizations: [...two.organizations, ...stranger.organizations] };
    const id = await open({ organizationId: other }, both);
    await expect(() => write(id, 'And the town.', both)).leavesBehind({
      audit: [expect.objectContaining({ action: 'support.written' })],
      mail: [
        {
          ...{ template: 'support-asked', to: 'admin@localhost', about: `support:${id}` },
          values: expect.objectContaining({ organizationName: 'Basin', text: 'And the town.' }),
        },
      ],
    });
  });

  it('is answered by mail and on the page, waits for the person then, and for the alliance once they write', async () => {
    const id = await open();
    contexts.clock.move(1000);
    await expect(() => answer(id, 'Which city?')).leavesBehind({
      audit: [
        {
          action: 'support.answered',
          actor: `admin:${operator.id}`,
          subject: `support:${id}`,
          details: { closes: false },
        },
      ],
      mail: [
        {
          template: 'support-answered',
          to: ada.email,
          about: `support:${id}`,
          values: { firstName: 'Ada', subject: form.subject, text: 'Which city?', isClosed: false, link: linkTo(id) },
        },
      ],
    });
    expect(await stateOf(id)).toBe(SupportState.Waiting);
    contexts.clock.move(1000);
    await expect(() => write(id, 'Nairobi.')).leavesBehind({
      audit: [{ action: 'support.written', actor: `member:${ada.id}`, subject: `support:${id}` }],
      mail: [
        {
          template: 'support-asked',
          to: 'admin@localhost',
          about: `support:${id}`,
          values: expect.objectContaining({ text: 'Nairobi.', memberId: 'GIA-700007' }),
        },
      ],
    });
    expect(await stateOf(id)).toBe(SupportState.Open);
    const { messages } = await queries.ownThread(ada, id);
    expect(messages.map(({ isAnswer, text }) => [isAnswer, text])).toEqual([
      [false, form.text],
      [true, 'Which city?'],
      [false, 'Nairobi.'],
    ]);
    contexts.clock.reset();
  });

  it('is closed with an answer, and open again when the person writes once more', async () => {
    const id = await open();
    await answer(id, 'Done.', true);
    expect(await stateOf(id)).toBe(SupportState.Closed);
    await write(id, 'Not quite.');
    expect(await stateOf(id)).toBe(SupportState.Open);
  });

  it('is closed and opened again by the person, once', async () => {
    const id = await open();
    const record = (action: string, before: string, after: string) => ({
      audit: [
        {
          action,
          actor: `member:${ada.id}`,
          subject: `support:${id}`,
          details: { before: { state: before }, after: { state: after } },
        },
      ],
    });
    await expect(() => close(id, true)).leavesBehind(record('support.closed', 'open', 'closed'));
    await expect(() => close(id, true)).leavesBehind({});
    await expect(() => close(id, false)).leavesBehind(record('support.reopened', 'closed', 'open'));
    await expect(() => close(id, false)).leavesBehind({});
  });

  it('is closed by those who answer, of which the person is told, and opened again', async () => {
    const id = await open();
    await expect(() => close(id, true, operator)).leavesBehind({
      audit: [expect.objectContaining({ action: 'support.closed', actor: `admin:${operator.id}` })],
      mail: [
        {
          template: 'support-closed',
          to: ada.email,
          about: `support:${id}`,
          values: { subject: form.subject, link: linkTo(id) },
        },
      ],
    });
    await expect(() => close(id, false, operator)).leavesBehind({ audit: [expect.anything()] });
    expect(await stateOf(id)).toBe(SupportState.Open);
  });

  it('is nobody else’s', async () => {
    const id = await open();
    const refused = { refused: 'not_found' };
    await expect(() => write(id, 'Hello.', stranger)).leavesBehind(refused);
    await expect(() => close(id, true, stranger)).leavesBehind(refused);
    await expect(queries.ownThread(stranger, id)).rejects.toMatchObject({ code: 'not_found' });
    expect((await queries.own(stranger)).tickets).toEqual([]);
    const nothing = '00000000-0000-4000-8000-ffffffffffff';
    await expect(() => answer(nothing, 'Hello.')).leavesBehind(refused);
    await expect(() => close(nothing, true, operator)).leavesBehind(refused);
    await expect(queries.thread(nothing)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is erased with the account of who asked', async () => {
    await open();
    await contexts.rows('delete from membership.support_tickets where person_id = $1', [ada.id]);
    expect(await contexts.rows('select from membership.support_messages')).toEqual([]);
  });
});

describe('the list of requests for help', () => {
  it('has those of all, the last changed first, and those of a state, none left out between pages', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) ids.push(await open({ subject: `Wish ${n}` }, n % 2 ? stranger : ada));
    await answer(ids[1] as string, 'Which?');
    await answer(ids[3] as string, 'Done.', true);
    await contexts.rows('update membership.users set picture_id = $1 where id = $1', [stranger.id]);
    const seen: string[] = [];
    for (let cursor: string | undefined, rest = true; rest; ) {
      const page = await queries.list({ limit: 2, cursor });
      expect(page.total).toEqual({ count: 5 });
      seen.push(...page.items.map(({ subject }) => subject));
      cursor = page.next;
      rest = cursor !== undefined;
    }
    expect([...seen].sort()).toEqual(['Wish 0', 'Wish 1', 'Wish 2', 'Wish 3', 'Wish 4']);
    const of = async (state: SupportState) => (await queries.list({ limit: 50, state })).items;
    expect((await of(SupportState.Waiting)).map(({ subject }) => subject)).toEqual(['Wish 1']);
    expect((await of(SupportState.Closed))[0]).toMatchObject({
      subject: 'Wish 3',
      asker: { name: 'Ada Okafor', email: stranger.email, profileImageUrl: `/api/faces/${stranger.id}/large` },
    });
    expect(await of(SupportState.Open)).toHaveLength(3);
  });
});
