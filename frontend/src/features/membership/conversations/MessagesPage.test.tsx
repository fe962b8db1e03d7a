import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { logoBeside } from '@/testing/faces';
import { json, openPage, refusal } from '@/testing/openPage';
import { takeUploads } from '@/testing/uploads';
import { hear } from '@/ui/heard';
import BlockedPage from './BlockedPage';
import MessagesPage from './MessagesPage';

const own = { id: 'o1', name: 'TechFlow Solutions' };
const other = { id: 'o2', name: 'Meridian Energy', logoId: 'logo-2' };
const viewer = (role = 'member') => ({
  id: 'p1',
  firstName: 'Alex',
  organizations: [{ organization: own, role, membershipTier: 'enterprise_alliance_partners' }],
});
const sam = { id: 'p2', name: 'Sam Njoroge', profileImageUrl: null, organization: other, read: 1 };
const conversation = {
  id: 'c1',
  people: [sam],
  organization: own,
  about: { kind: 'project', id: 'j1', title: 'Quiet mains' },
  messages: 2,
  read: 1,
  unread: 1,
  end: null,
  draft: '',
  draftFiles: [],
};
const message = (number: number, fields = {}) => ({
  id: `m${number}`,
  number,
  author: number % 2 ? { id: 'p1', name: 'Alex', profileImageUrl: null } : sam,
  text: `Text **${number}**`,
  files: [],
  sentAt: '2026-11-23T08:00:00Z',
  canRemoveFiles: false,
  isReported: false,
  ...fields,
});
const entry = {
  id: 'c1',
  people: [sam],
  about: null,
  last: { authorId: 'p2', text: 'Gladly.', sentAt: new Date().toISOString() },
  unread: 2,
  hasDraft: true,
};
const accepted = { id: 'n1', status: 'accepted', from: own, to: other };

function open(at: string, answers = {}) {
  return openPage(MessagesPage, {
    path: at.startsWith('/messages/new') ? '/messages/new' : at === '/messages' ? '/messages' : '/messages/:id',
    at,
    answers: {
      'GET /api/auth/user': () => viewer(),
      'GET /api/conversations': () => [entry],
      'GET /api/conversations/c1': () => conversation,
      'GET /api/conversations/c1/messages': () => [message(2), message(1)],
      'PUT /api/conversations/c1/read': () => new Response(null, { status: 204 }),
      'PUT /api/conversations/c1/draft': () => new Response(null, { status: 204 }),
      'GET /api/connections': () => [accepted],
      'GET /api/writable-people/o2': () => [{ id: 'p2', name: 'Sam Njoroge', headline: null, profileImageUrl: null }],
      'GET /api/writable-people/o1': () => [],
      'GET /api/billing/entitlements': () => [],
      ...answers,
    },
  });
}
const goOnline = (online: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
};

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('the messages page', () => {
  it('lists who has written, what is unread, and what is begun', async () => {
    open('/messages');
    const link = await screen.findByRole('link', { name: /Sam Njoroge/ });
    expect(link).toHaveAttribute('href', '/messages/c1');
    expect(logoBeside(within(link).getByText('Meridian Energy'))).toBe('/api/logos/logo-2/small');
    expect(link).toHaveTextContent('2 unread');
    expect(link).toHaveTextContent('Draft');
  });

  it('says what to do where nothing was written yet', async () => {
    open('/messages', { 'GET /api/conversations': () => [] });
    expect(await screen.findByText('No Messages Yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'New Message' })).toHaveAttribute('href', '/messages/new');
  });

  it('says that there is no such conversation', async () => {
    open('/messages/c9', { 'GET /api/conversations/c9': () => refusal(404, 'not_found', 'No.') });
    expect(await screen.findByText('Conversation not found')).toBeInTheDocument();
  });
});

describe('a conversation', () => {
  it('shows its messages in order, as they were meant, and says how far they were read', async () => {
    const { callsTo } = open('/messages/c1');
    const log = await screen.findByRole('log', { name: 'Messages with Sam Njoroge' });
    await waitFor(() => expect(within(log).getAllByRole('listitem')).toHaveLength(2));
    const [first, second] = within(log).getAllByRole('listitem');
    expect(logoBeside(screen.getByRole('link', { name: 'Meridian Energy' }))).toBe('/api/logos/logo-2/small');
    expect(first).toHaveTextContent(/You · .*Text 1/);
    expect(second).toHaveTextContent(/Sam Njoroge · .*Text 2/);
    expect(within(second as HTMLElement).getByText('2').tagName).toBe('STRONG');
    expect(second).toHaveTextContent('New');
    await waitFor(() =>
      expect(callsTo('PUT /api/conversations/c1/read').map(({ body }) => body)).toEqual([{ number: 2 }]),
    );
    expect(screen.getByRole('link', { name: 'Quiet mains' })).toHaveAttribute('href', '/projects/j1');
  });

  it('says who has read what was written last, and what the operators took away', async () => {
    open('/messages/c1', {
      'GET /api/conversations/c1': () => ({ ...conversation, people: [{ ...sam, read: 3 }], messages: 3, unread: 0 }),
      'GET /api/conversations/c1/messages': () => [message(3), message(2, { text: null })],
    });
    expect(await screen.findByText('Read by Sam Njoroge')).toBeInTheDocument();
    expect(screen.getByText('This message was removed by the operators of the alliance.')).toBeInTheDocument();
  });

  it.each([
    ['not_connected', 'not connected any more'],
    ['suspended', '^TechFlow Solutions is suspended: nobody writes here'],
    ['partner_suspended', '^Meridian Energy is suspended: nobody writes here'],
    ['alone', 'Nobody else is in this conversation'],
    ['blocked', 'You take no messages'],
    ['refused', 'takes no messages from you'],
  ])('that has ended (%s) can be read, and says why nobody writes', async (end, said) => {
    open('/messages/c1', { 'GET /api/conversations/c1': () => ({ ...conversation, end }) });
    expect(await screen.findByText(new RegExp(said))).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /Your message/ })).toBeNull();
  });

  it('is written in by Ctrl and Enter, with the files that were attached', async () => {
    const file = { id: 'f1', name: 'results.pdf', type: 'application/pdf', bytes: 2048 };
    const { user, callsTo } = open('/messages/c1', {
      'GET /api/conversations/c1': () => ({ ...conversation, draftFiles: [file] }),
      'POST /api/conversations/c1/messages': () => json(201, message(3)),
    });
    expect(await screen.findByRole('link', { name: 'results.pdf' })).toHaveAttribute(
      'href',
      '/api/conversations/c1/files/f1',
    );
    await user.type(await screen.findByRole('textbox', { name: /Your message/ }), 'Here{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(callsTo('POST /api/conversations/c1/messages').map(({ body }) => body)).toEqual([
        { text: 'Here', fileIds: ['f1'] },
      ]),
    );
    expect(screen.getByRole('textbox', { name: /Your message/ })).toHaveValue('');
  });

  it('says who is writing just now, and not who was a while ago', async () => {
    open('/messages/c1');
    await screen.findByRole('log');
    act(() => hear('typing', 'c1:p2', true));
    expect(screen.queryByText('Sam Njoroge is writing…')).toBeNull();
    act(() => hear('typing', 'c1:p2'));
    expect(screen.getByText('Sam Njoroge is writing…')).toBeInTheDocument();
  });

  it('goes on with what was begun elsewhere, and keeps what is written for there', async () => {
    const { user, callsTo } = open('/messages/c1', {
      'GET /api/conversations/c1': () => ({ ...conversation, draft: 'Well, ' }),
    });
    const area = await screen.findByRole('textbox', { name: /Your message/ });
    expect(area).toHaveValue('Well, ');
    await user.type(area, 'no');
    await waitFor(() =>
      expect(callsTo('PUT /api/conversations/c1/draft').map(({ body }) => body)).toEqual([{ text: 'Well, no' }]),
    );
  });

  it('names the organizations of a connection once, in the list too', async () => {
    const about = { kind: 'connection', id: 'n1', title: 'TechFlow Solutions and Meridian Energy' };
    const answers = {
      'GET /api/conversations': () => [{ ...entry, about }],
      'GET /api/conversations/c1': () => ({ ...conversation, about }),
    };
    const { close } = open('/messages', answers);
    expect(await screen.findByText('Meridian Energy')).toBeInTheDocument();
    expect(screen.queryByText(/TechFlow Solutions and/)).not.toBeInTheDocument();
    close();
    open('/messages/c1', answers);
    expect(await screen.findByRole('link', { name: 'your connection' })).toHaveAttribute('href', '/connections');
    expect(screen.queryByText(/TechFlow Solutions and/)).not.toBeInTheDocument();
  });

  it('keeps what was sent without a connection, and sends it once when there is one', async () => {
    let isThere = false;
    const { user, callsTo } = open('/messages/c1', {
      'POST /api/conversations/c1/messages': () => {
        if (!isThere) throw new TypeError('Failed to fetch');
        return json(201, message(3));
      },
    });
    const area = await screen.findByRole('textbox', { name: /Your message/ });
    goOnline(false);
    await user.type(area, 'Later{Control>}{Enter}{/Control}');
    expect(await screen.findByText(/Waits for a connection/)).toBeInTheDocument();
    expect(area).toHaveValue('');
    expect(sessionStorage.getItem('outbox:p1:c1')).toContain('Later');
    isThere = true;
    goOnline(true);
    await waitFor(() => expect(screen.queryByText('Later')).toBeNull());
    expect(sessionStorage.getItem('outbox:p1:c1')).toBeNull();
    expect(callsTo('POST /api/conversations/c1/messages')).toHaveLength(2);
  });

  it('sends what is under way no second time where a connection comes back meanwhile', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { user, callsTo } = open('/messages/c1', {
      'POST /api/conversations/c1/messages': () => arrived.then(() => json(201, message(3))),
    });
    await user.type(await screen.findByRole('textbox', { name: /Your message/ }), 'Now{Control>}{Enter}{/Control}');
    await waitFor(() => expect(callsTo('POST /api/conversations/c1/messages')).toHaveLength(1));
    goOnline(true);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    arrive();
    await waitFor(() => expect(sessionStorage.getItem('outbox:p1:c1')).toBeNull());
    expect(callsTo('POST /api/conversations/c1/messages')).toHaveLength(1);
  });

  it('sends what waits on whichever page its writer is, and says in the list that it waits', async () => {
    sessionStorage.setItem('outbox:p1:c1', JSON.stringify([{ key: 1, text: 'Later', fileIds: [] }]));
    let isThere = false;
    const { callsTo } = open('/messages', {
      'POST /api/conversations/c1/messages': () => {
        if (!isThere) throw new TypeError('Failed to fetch');
        return json(201, message(3));
      },
    });
    expect(await screen.findByText('Waits to be sent')).toBeInTheDocument();
    await waitFor(() => expect(callsTo('POST /api/conversations/c1/messages')).toHaveLength(1));
    isThere = true;
    goOnline(true);
    await waitFor(() => expect(screen.queryByText('Waits to be sent')).toBeNull());
    expect(callsTo('POST /api/conversations/c1/messages').map(({ body }) => body)).toEqual([
      { text: 'Later' },
      { text: 'Later' },
    ]);
  });

  it('says on whichever page that one was not taken, and in the list which', async () => {
    sessionStorage.setItem('outbox:p1:c1', JSON.stringify([{ key: 1, text: 'Later', fileIds: [] }]));
    open('/messages', {
      'POST /api/conversations/c1/messages': () => refusal(409, 'conversation_ended', 'Nobody is there.'),
    });
    expect(await screen.findByText('Not sent')).toBeInTheDocument();
    expect(await screen.findByText('A message was not sent')).toBeInTheDocument();
  });

  it('says nothing of what could not be asked for again without a connection while all is shown', async () => {
    let isThere = true;
    const offline = (answer: unknown) => () => {
      if (!isThere) throw new TypeError('Failed to fetch');
      return answer;
    };
    const { callsTo } = open('/messages/c1', {
      'GET /api/conversations': offline([entry]),
      'GET /api/conversations/c1': offline(conversation),
      'GET /api/conversations/c1/messages': offline([message(2), message(1)]),
      'POST /api/conversations/c1/messages': () => json(201, message(3)),
    });
    await screen.findAllByText('Text');
    isThere = false;
    await userEvent
      .setup()
      .type(await screen.findByRole('textbox', { name: /Your message/ }), 'So{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContainEqual(
        expect.stringContaining('The messages could not be loaded'),
      ),
    );
    expect(callsTo('GET /api/conversations/c1/messages').length).toBeGreaterThan(1);
    goOnline(false);
    await waitFor(() => expect(screen.queryByText(/could not be loaded/)).toBeNull());
  });

  it('tries again after a while where the server takes no more for now', async () => {
    let tries = 0;
    const { user, callsTo } = open('/messages/c1', {
      'POST /api/conversations/c1/messages': () => {
        tries += 1;
        return tries === 1 ? refusal(429, 'rate_limited', 'Later.') : json(201, message(3));
      },
    });
    await user.type(await screen.findByRole('textbox', { name: /Your message/ }), 'Later{Control>}{Enter}{/Control}');
    await waitFor(() => expect(callsTo('POST /api/conversations/c1/messages')).toHaveLength(2));
    await waitFor(() => expect(sessionStorage.getItem('outbox:p1:c1')).toBeNull());
  });

  it('shows what was refused, and lets it go', async () => {
    const { user } = open('/messages/c1', {
      'POST /api/conversations/c1/messages': () => refusal(409, 'conversation_ended', 'Nobody is there.'),
    });
    await user.type(await screen.findByRole('textbox', { name: /Your message/ }), 'Hello{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Nobody is there.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByText('Hello')).toBeNull();
  });

  it('attaches a file, and takes it away again', async () => {
    const uploads = takeUploads();
    const { user, callsTo } = open('/messages/c1', {
      'GET /api/conversations/c1': () => ({
        ...conversation,
        draftFiles: [{ id: 'f1', name: 'a.pdf', type: 'application/pdf', bytes: 9 }],
      }),
      'DELETE /api/conversations/c1/files/f1': () => new Response(null, { status: 204 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Remove a.pdf' }));
    await waitFor(() => expect(callsTo('DELETE /api/conversations/c1/files/f1')).toHaveLength(1));
    fireEvent.change(screen.getByLabelText('File to attach to your message'), {
      target: { files: [new File(['x'], 'b.pdf')] },
    });
    await waitFor(() => expect(uploads[0]?.url.pathname).toBe('/api/conversations/c1/files'));
  });

  it('lets a file that was sent be removed, once that is confirmed', async () => {
    const file = { id: 'f2', name: 'plan.pdf', type: 'application/pdf', bytes: 9 };
    const { user, callsTo } = open('/messages/c1', {
      'GET /api/conversations/c1/messages': () => [
        message(3, { files: [file], canRemoveFiles: true }),
        message(2, { files: [{ ...file, id: 'f1', name: 'theirs.pdf' }] }),
      ],
      'DELETE /api/conversations/c1/files/f2': () => new Response(null, { status: 204 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Remove plan.pdf' }));
    expect(screen.queryByRole('button', { name: 'Remove theirs.pdf' })).toBeNull();
    expect(callsTo('DELETE /api/conversations/c1/files/f2')).toHaveLength(0);
    await user.click(await screen.findByRole('button', { name: 'Remove File' }));
    await waitFor(() => expect(callsTo('DELETE /api/conversations/c1/files/f2')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('takes no files of viewers of an organization', async () => {
    open('/messages/c1', { 'GET /api/auth/user': () => viewer('viewer') });
    await screen.findByRole('button', { name: 'Send' });
    expect(screen.queryByLabelText('File to attach to your message')).toBeNull();
  });

  it('lets a message be reported, and somebody be blocked', async () => {
    const { user, callsTo } = open('/messages/c1', {
      'POST /api/conversations/c1/messages/m2/report': () => new Response(null, { status: 204 }),
      'POST /api/message-blocks': () => json(201, []),
    });
    await user.click(await screen.findByRole('button', { name: 'Report the message of Sam Njoroge' }));
    await user.type(await screen.findByLabelText('What the operators should know'), 'Look.');
    await user.click(screen.getByRole('button', { name: 'Report Message' }));
    expect(screen.getAllByText('Choose what is wrong with it').length).toBeGreaterThan(0);
    await user.selectOptions(screen.getByLabelText(/^What is wrong with it/), 'Somebody may be deceived');
    await user.click(screen.getByRole('button', { name: 'Report Message' }));
    await waitFor(() =>
      expect(callsTo('POST /api/conversations/c1/messages/m2/report').map(({ body }) => body)).toEqual([
        { reason: 'fraud', note: 'Look.' },
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'Block' }));
    expect(await screen.findByRole('dialog', { name: 'Block' })).toHaveAccessibleDescription(
      /They get no notice of it, but read in your conversations that somebody there takes no messages from them/,
    );
    await user.selectOptions(await screen.findByLabelText('From whom'), 'Everybody of Meridian Energy');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Block' }));
    await waitFor(() =>
      expect(callsTo('POST /api/message-blocks').map(({ body }) => body)).toEqual([{ organizationId: 'o2' }]),
    );
  });
});

describe('a new message', () => {
  it('goes to who is chosen, about what led here, and opens the conversation', async () => {
    const { user, callsTo, address } = open('/messages/new?organization=o2&about=project:j1', {
      'POST /api/conversations': () => json(201, { id: 'c7' }),
    });
    const area = await screen.findByRole('textbox', { name: /Your message/ });
    expect(callsTo('GET /api/connections')[0]?.url.search).toBe('?accepted=true');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Choose somebody to write to')).toBeInTheDocument();
    expect(screen.getByText('Write your message')).toBeInTheDocument();
    expect(screen.getByRole('group', { name: /^To/ })).toHaveFocus();
    await user.type(area, 'Hello');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(callsTo('POST /api/conversations')).toHaveLength(0);
    await user.click(screen.getByRole('checkbox', { name: 'Sam Njoroge' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(address()).toBe('/messages/c7'));
    expect(callsTo('POST /api/conversations').map(({ body }) => body)).toEqual([
      {
        organizationId: 'o1',
        withOrganizationId: 'o2',
        personIds: ['p2'],
        text: 'Hello',
        about: { kind: 'project', id: 'j1' },
      },
    ]);
  });

  it('needs a plan that includes it, which is said at once', async () => {
    open('/messages/new', {
      'GET /api/billing/entitlements': () => [
        {
          organizationId: 'o1',
          feature: 'messages',
          name: 'direct messages',
          used: 0,
          limit: 0,
          period: 'total',
          resetsAt: null,
          isReadOnly: false,
        },
      ],
    });
    expect(await screen.findByRole('dialog', { name: 'Upgrade Required' })).toHaveTextContent(
      'TechFlow Solutions’s plan includes no direct messages.',
    );
  });

  it('is not for viewers of an organization, who answer', async () => {
    open('/messages/new', { 'GET /api/auth/user': () => viewer('viewer') });
    expect(await screen.findByText('You Cannot Begin a Conversation')).toBeInTheDocument();
  });
});

describe('who is blocked', () => {
  it('is listed, and may write again', async () => {
    const blocks = [{ id: 'b1', person: null, organization: other, blockedAt: '2026-11-23T08:00:00Z' }];
    let answer = () => refusal(503, 'temporarily_unavailable', 'The alliance is busy.');
    const { user, callsTo } = openPage(BlockedPage, {
      path: '/messages/blocked',
      answers: {
        'GET /api/message-blocks': () => blocks,
        'DELETE /api/message-blocks/b1': () => answer(),
      },
    });
    expect(await screen.findByText('Everybody of Meridian Energy')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Take messages of Meridian Energy again' }));
    expect((await screen.findByText('Meridian Energy is still blocked.')).closest('li')).toHaveClass('border-danger');
    const button = screen.getByRole('button', { name: 'Take messages of Meridian Energy again' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    answer = () => new Response(null, { status: 204 });
    await user.click(button);
    expect(await screen.findByText('Meridian Energy can write to you again.')).toBeInTheDocument();
    expect(callsTo('DELETE /api/message-blocks/b1')).toHaveLength(2);
  });
});
