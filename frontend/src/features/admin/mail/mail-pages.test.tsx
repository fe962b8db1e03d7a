import { screen, waitFor, within } from '@testing-library/react';
import { json, openPage, refusal } from '@/testing/openPage';
import MailPage from './MailPage';
import SuppressionsPage from './SuppressionsPage';
import TemplatesPage from './TemplatesPage';

const message = {
  id: 'm1',
  template: 'password-reset',
  subject: 'Reset your password',
  toName: 'Maya Chen',
  toAddress: 'maya@techflow.example',
  state: 'failed',
  attempts: 3,
  lastError: '550 5.7.1 Relaying denied',
  isResend: false,
  queuedAt: '2026-11-20T10:00:00Z',
  sentAt: null,
};
const detail = {
  ...message,
  about: 'user:maya',
  text: 'Hello Maya',
  tries: [
    {
      outcome: 'server-away',
      answer: 'connect ECONNREFUSED',
      times: 2,
      firstAt: '2026-11-20T10:00:00Z',
      lastAt: '2026-11-20T10:05:00Z',
    },
    {
      outcome: 'server-away',
      answer: '535 Incorrect authentication data',
      times: 1,
      firstAt: '2026-11-20T10:05:30Z',
      lastAt: '2026-11-20T10:05:30Z',
    },
    {
      outcome: 'refused',
      answer: '550 5.7.1 Relaying denied',
      times: 1,
      firstAt: '2026-11-20T10:06:00Z',
      lastAt: '2026-11-20T10:06:00Z',
    },
  ],
  thread: [],
  suppressionId: null,
};
const template = {
  name: 'password-reset',
  subject: 'Reset your password',
  preview: 'It works once.',
  variables: [{ name: 'firstName', isOptional: false, sample: 'Alex' }],
  limitMails: 3,
  limitMinutes: 30,
  canBeStopped: false,
};
const suppression = {
  id: 's1',
  address: 'noor@techflow.example',
  cause: 'bounce',
  note: '550 5.1.1 No such user',
  messageId: 'm1',
  addedBy: 'system',
  createdAt: '2026-11-20T10:00:00Z',
};

type Answers = Record<string, (call: never) => unknown>;

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('the list of messages', () => {
  const server: Answers = {
    'GET /api/admin/mail/messages': () => json(200, [message], { 'x-total-count': '1' }),
    'GET /api/admin/mail/messages/m1': () => detail,
    'GET /api/admin/mail/templates': () => [template],
  };
  const open = (answers: Answers = {}, at = '/mail') =>
    openPage(MailPage, { path: '/mail', at, answers: { ...server, ...answers } as never });

  it('tells what became of each in the server’s words, and is narrowed by the server', async () => {
    const { user, address, callsTo } = open();
    expect(await screen.findByRole('rowheader', { name: /^maya@techflow\.example/ })).toBeVisible();
    expect(screen.getByText('550 5.7.1 Relaying denied')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('State'), 'bounced');
    await user.selectOptions(screen.getByLabelText('Template'), 'password-reset');
    expect(address()).toBe('/mail?state=bounced&template=password-reset');
    await waitFor(() => {
      const asked = callsTo('GET /api/admin/mail/messages').at(-1)?.url.searchParams;
      expect([asked?.get('state'), asked?.get('template')]).toEqual(['bounced', 'password-reset']);
    });
  });

  it('says when nothing fits', async () => {
    open({ 'GET /api/admin/mail/messages': () => json(200, [], { 'x-total-count': '0' }) }, '/mail?state=failed');
    expect(await screen.findByText('No messages found')).toBeVisible();
  });

  it('opens one with its tries and what it said, and sends it again', async () => {
    const second = { ...detail, id: 'm2', state: 'queued', tries: [], isResend: true };
    const thread = [
      { id: 'm1', state: 'failed', queuedAt: '2026-11-20T10:00:00Z' },
      { id: 'm2', state: 'queued', queuedAt: '2026-11-21T10:00:00Z' },
    ];
    const { user, address } = open(
      {
        'POST /api/admin/mail/messages/m1/resend': () => json(201, second),
        'GET /api/admin/mail/messages/m2': () => ({ ...second, thread }),
      },
      '/mail?message=m1',
    );
    const panel = await screen.findByRole('dialog', { name: 'Reset your password' });
    const tries = await within(panel).findByRole('region', { name: 'Tries' });
    expect(tries).toHaveTextContent('Server away');
    expect(tries).toHaveTextContent('Sign-in refused');
    expect(tries).toHaveTextContent('2 times');
    expect(within(tries).getByText('550 5.7.1 Relaying denied')).toBeVisible();
    const frame = within(panel).getByTitle('Message: Reset your password');
    expect(frame).toHaveAttribute('src', '/api/admin/mail/messages/m1/html');
    expect(frame.getAttribute('sandbox')).not.toMatch(/allow-(scripts|same-origin|forms)/);
    await user.click(within(panel).getByRole('tab', { name: 'Text' }));
    expect(within(panel).getByText('Hello Maya')).toBeVisible();
    await user.click(within(panel).getByRole('button', { name: 'Resend' }));
    expect(await screen.findByText('Email Resent')).toBeVisible();
    expect(address()).toBe('/mail?message=m2');
    expect(await screen.findByRole('region', { name: 'Sent several times' })).toHaveTextContent('(this one)');
  });

  it('says why one is not sent again, and when what it said is gone', async () => {
    const { user } = open(
      {
        'GET /api/admin/mail/messages/m1': () => ({ ...detail, text: null, suppressionId: 's1' }),
        'POST /api/admin/mail/messages/m1/resend': () => refusal(409, 'message_forgotten', 'It is not kept any more.'),
      },
      '/mail?message=m1',
    );
    expect(await screen.findByText(/is not kept any more/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See why' })).toHaveAttribute(
      'href',
      '/admin/mail/suppressions?search=maya%40techflow.example',
    );
    await user.click(screen.getByRole('button', { name: 'Resend' }));
    expect(await screen.findByText('Resend Failed')).toBeVisible();
  });

  it('stops one that waits', async () => {
    const { user, callsTo } = open(
      {
        'GET /api/admin/mail/messages/m1': () => ({ ...detail, state: 'deferred' }),
        'POST /api/admin/mail/messages/m1/stop': () => ({ ...detail, state: 'stopped' }),
      },
      '/mail?message=m1',
    );
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('Message stopped')).toBeVisible();
    expect(callsTo('POST /api/admin/mail/messages/m1/stop')).toHaveLength(1);
  });
});

describe('the suppression list', () => {
  const server: Answers = {
    'GET /api/admin/mail/suppressions': () => json(200, [suppression], { 'x-total-count': '1' }),
  };
  const open = (answers: Answers = {}) =>
    openPage(SuppressionsPage, { path: '/list', at: '/list', answers: { ...server, ...answers } as never });

  it('says who gets no mail and why, and takes one off with a reason', async () => {
    const { user, callsTo } = open({
      'POST /api/admin/mail/suppressions/s1/lift': () => new Response(null, { status: 204 }),
    });
    expect(await screen.findByRole('rowheader', { name: /^noor@techflow\.example/ })).toBeVisible();
    expect(screen.getByText('550 5.1.1 No such user')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/admin/mail?message=m1');
    await user.click(screen.getByRole('button', { name: `Remove ${suppression.address} from the list` }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await within(dialog).findAllByText('Say why')).not.toHaveLength(0);
    await user.type(within(dialog).getByLabelText(/^Why it may get mail again/), 'Mended');
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Address removed')).toBeVisible();
    expect(callsTo('POST /api/admin/mail/suppressions/s1/lift')[0]?.body).toEqual({ reason: 'Mended' });
  });

  it('takes an address, and says when it is there already', async () => {
    let isKnown = true;
    const { user } = open({
      'POST /api/admin/mail/suppressions': () =>
        isKnown
          ? refusal(409, 'already_suppressed', 'The address is on the suppression list already.')
          : new Response(null, { status: 204 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Add an address' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText(/^E-mail address/), 'ada@techflow.example');
    await user.type(within(dialog).getByLabelText(/^Note/), 'Asked');
    await user.click(within(dialog).getByRole('button', { name: 'Add address' }));
    expect(await within(dialog).findByText(/on the suppression list already/)).toBeVisible();
    isKnown = false;
    await user.click(within(dialog).getByRole('button', { name: 'Add address' }));
    expect(await screen.findByText('Address added')).toBeVisible();
  });
});

describe('the templates', () => {
  const former = { id: 'v1', seenAt: '2026-10-01T10:00:00Z', isCurrent: false, subject: 'Reset', preview: 'Once.' };
  const versions = [
    {
      ...{ ...former, id: 'v2', seenAt: '2026-11-01T10:00:00Z', isCurrent: true },
      ...{ subject: 'Reset your password', text: 'Hello\nOnce.', html: '<p>Hello</p>' },
    },
    { ...former, text: 'Hello\nTwice.', html: '<p>Hello</p>' },
  ];
  const server: Answers = {
    'GET /api/admin/mail/templates': () => [template, { ...template, name: 'welcome-free', subject: 'Welcome' }],
    'GET /api/admin/mail/templates/password-reset/versions': () => versions,
    'GET /api/admin/mail/templates/password-reset': () => ({
      subject: 'Reset your password',
      preview: '',
      text: 'Hello Alex',
    }),
  };
  const open = (answers: Answers = {}, at = '/templates') =>
    openPage(TemplatesPage, { path: '/templates', at, answers: { ...server, ...answers } as never });

  it('are all there, and found by name or subject', async () => {
    const { user } = open();
    expect(await screen.findByRole('rowheader', { name: /^welcome-free/ })).toBeVisible();
    expect(screen.getAllByText('3 in 30 min')).toHaveLength(2);
    await user.type(screen.getByRole('searchbox'), 'reset{Enter}');
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: /^welcome-free/ })).not.toBeInTheDocument());
    expect(screen.getByRole('rowheader', { name: /^password-reset/ })).toBeVisible();
  });

  it('are shown with variables and sample, and sent for a test', async () => {
    const { user, callsTo } = open(
      { 'POST /api/admin/mail/templates/password-reset/try': () => json(201, { messageId: 'm9' }) },
      '/templates?template=password-reset',
    );
    const panel = await screen.findByRole('dialog', { name: 'password-reset' });
    expect(within(panel).getByRole('region', { name: 'Variables' })).toHaveTextContent('firstNameAlex');
    expect(await within(panel).findByTitle('Sample: Reset your password')).toHaveAttribute(
      'src',
      '/api/admin/mail/templates/password-reset/html',
    );
    const lines = await within(panel).findByRole('list', { name: 'Text: lines' });
    expect(lines).toHaveTextContent(/^Hello\s*Removed: Twice\.\s*Added: Once\.$/);
    expect(within(panel).getByRole('list', { name: 'Subject: lines' })).toHaveTextContent('Added: Reset your password');
    expect(within(panel).queryByRole('list', { name: 'HTML: lines' })).not.toBeInTheDocument();
    await user.selectOptions(within(panel).getByLabelText('Version since'), 'v1');
    expect(await within(panel).findByText(/nothing to compare it with/)).toBeVisible();
    await user.click(within(panel).getByRole('button', { name: 'Send test' }));
    expect(await within(panel).findAllByText('Enter an e-mail address')).not.toHaveLength(0);
    await user.type(within(panel).getByLabelText(/^Send the sample to/), 'ops@alliance.example');
    await user.click(within(panel).getByRole('button', { name: 'Send test' }));
    expect(await screen.findByText('Sample queued')).toBeVisible();
    expect(callsTo('POST /api/admin/mail/templates/password-reset/try')[0]?.body).toEqual({
      to: 'ops@alliance.example',
    });
  });
});
