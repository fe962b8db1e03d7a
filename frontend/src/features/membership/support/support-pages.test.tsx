import { useViewer } from '@alliance/api-client/viewer';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HelpLink } from '@/features/shared/HelpLink';
import { logoBeside } from '@/testing/faces';
import { openPage, refusal } from '@/testing/openPage';
import { ada, adaOfTwo } from '@/testing/people';
import SupportPage from './SupportPage';
import TicketPage from './TicketPage';

const ticket = {
  id: 't1',
  subject: 'Wrong street',
  state: 'waiting',
  organizationName: 'Own Organization',
  organizationId: 'own',
  logoId: 'logo-1',
  memberId: 'GIA-700007',
  openedAt: '2026-11-20T08:00:00Z',
  changedAt: '2026-11-21T08:00:00Z',
};
const thread = {
  ...ticket,
  page: '/billing',
  messages: [
    { id: 'm1', isAnswer: false, text: 'It has the **old** one.', writtenAt: '2026-11-20T08:00:00Z' },
    { id: 'm2', isAnswer: true, text: 'Which city?', writtenAt: '2026-11-21T08:00:00Z' },
  ],
};
const support = { organizationName: 'Own Organization', memberId: 'GIA-700007', tickets: [ticket] };
type Answers = Parameters<typeof openPage>[1]['answers'];

const openList = (answers: Answers = {}, at = '/support') =>
  openPage(SupportPage, {
    path: '/support',
    at,
    answers: { 'GET /api/auth/user': () => ada, 'GET /api/support': () => support, ...answers },
  });
const openThread = (answers: Answers = {}) =>
  openPage(TicketPage, {
    path: '/support/:id',
    at: '/support/t1',
    answers: { 'GET /api/support/tickets/t1': () => thread, ...answers },
  });
const done = () => new Response(null, { status: 204 });
const fill = (label: RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

describe('the support page', () => {
  afterEach(() => jest.restoreAllMocks());

  it('lists what was asked, and says whose turn it is', async () => {
    openList();
    const list = within(await screen.findByRole('list', { name: 'Your requests' }));
    expect(list.getByRole('link', { name: 'Wrong street' })).toHaveAttribute('href', '/support/t1');
    expect(list.getByText('Waiting for you')).toBeInTheDocument();
    expect(list.getByText(/GIA-700007/)).toBeInTheDocument();
  });

  it('says so where nothing was asked yet, and where it cannot be loaded', async () => {
    const empty = openList({ 'GET /api/support': () => ({ ...support, tickets: [] }) });
    expect(await screen.findByText('No requests yet')).toBeInTheDocument();
    empty.close();
    openList({ 'GET /api/support': () => refusal(503, 'unavailable', 'Away.') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your requests could not be loaded');
  });

  it('sends what is written with the page that it is about, and shows the thread', async () => {
    const { user, address, callsTo } = openList(
      {
        'POST /api/support/tickets': () =>
          new Response('{"id":"t2"}', { status: 201, headers: { 'content-type': 'application/json' } }),
      },
      '/support?write=1&from=%2Fbilling',
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Contact Support' }));
    expect(await dialog.findByText('GIA-700007')).toBeInTheDocument();
    expect(dialog.getByText('/billing')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findAllByText('Please say what it is about')).toHaveLength(2);
    fill(/^Subject/, 'Wrong street');
    fill(/^What happened/, 'It has the old one.');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('elsewhere')).toBeInTheDocument();
    expect(address()).toBe('/support/t2');
    expect(callsTo('POST /api/support/tickets')[0]?.body).toEqual({
      subject: 'Wrong street',
      text: 'It has the old one.',
      page: '/billing',
    });
  });

  it('asks for which organization, where there are several, and takes no page of elsewhere', async () => {
    openList({ 'GET /api/auth/user': () => adaOfTwo }, '/support?write=1&from=%2F%2Fevil.example');
    const dialog = within(await screen.findByRole('dialog', { name: 'Contact Support' }));
    expect(await dialog.findByLabelText('On behalf of')).toBeInTheDocument();
    expect(dialog.queryByText(/evil/)).not.toBeInTheDocument();
    expect(dialog.queryByText('GIA-700007')).not.toBeInTheDocument();
  });

  it('keeps what was typed where it is refused', async () => {
    const { user } = openList(
      { 'POST /api/support/tickets': () => refusal(429, 'too_many_requests', 'Too much.') },
      '/support?write=1',
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Contact Support' }));
    fill(/^Subject/, 'Wrong street');
    fill(/^What happened/, 'It has the old one.');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByRole('alert')).toBeInTheDocument();
    expect(dialog.getByLabelText(/^Subject/)).toHaveValue('Wrong street');
  });
});

describe('a request for help', () => {
  afterEach(() => jest.restoreAllMocks());

  it('shows what was written by whom, and what it waits for', async () => {
    openThread({ 'GET /api/auth/user': () => ({ ...ada, profileImageUrl: '/api/faces/ada/large' }) });
    const [asked, answered] = within(await screen.findByRole('list', { name: 'Messages' })).getAllByRole('listitem');
    expect(asked).toHaveTextContent(/You.*It has the old one\.$/);
    await waitFor(() => expect(asked?.querySelector('img')).toHaveAttribute('src', '/api/faces/ada/large'));
    expect(answered).toHaveTextContent(/^The alliance’s team.*Which city\?$/);
    expect(screen.getByRole('region', { name: 'What needs you' })).toBeInTheDocument();
    expect(logoBeside(screen.getByText('Own Organization'))).toBe('/api/logos/logo-1/small');
    for (const fact of ['Own Organization', 'GIA-700007', '/billing'])
      expect(screen.getByText(fact)).toBeInTheDocument();
  });

  it('takes one more message', async () => {
    const { user, callsTo } = openThread({ 'POST /api/support/tickets/t1/messages': done });
    fireEvent.change(await screen.findByRole('textbox', { name: /^Add something/ }), { target: { value: 'Nairobi.' } });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Sent')).toBeInTheDocument();
    expect(callsTo('POST /api/support/tickets/t1/messages')[0]?.body).toEqual({ text: 'Nairobi.' });
  });

  it.each([
    ['waiting', 'Close Request', true],
    ['closed', 'Reopen', false],
  ])('that is %s has the button “%s”', async (state, name, isClosed) => {
    const { user, callsTo } = openThread({
      'GET /api/support/tickets/t1': () => ({ ...thread, state }),
      'PUT /api/support/tickets/t1/closed': done,
    });
    await user.click(await screen.findByRole('button', { name }));
    expect(callsTo('PUT /api/support/tickets/t1/closed')[0]?.body).toEqual({ isClosed });
    expect(screen.queryByRole('textbox', { name: /open it again/ }) !== null).toBe(!isClosed);
  });

  it('of somebody else is not there', async () => {
    openThread({ 'GET /api/support/tickets/t1': () => refusal(404, 'not_found', 'No.') });
    expect(await screen.findByRole('heading', { name: 'Request not found' })).toBeInTheDocument();
  });
});

describe('a link to help', () => {
  afterEach(() => jest.restoreAllMocks());
  const Page = () => <HelpLink address="help@alliance.example" />;
  const WhoIsThere = () => useViewer().viewer?.firstName;

  it('leads a member to a request that names the page, and others to their mail', async () => {
    const known = openPage(
      () => (
        <>
          <WhoIsThere />
          <Page />
        </>
      ),
      { path: '/subscription', answers: { 'GET /api/auth/user': () => ada } },
    );
    expect(await screen.findByRole('link', { name: 'our team' })).toHaveAttribute(
      'href',
      '/support?write=1&from=%2Fsubscription',
    );
    known.close();
    openPage(Page, { path: '/subscription', answers: {} });
    expect(screen.getByRole('link', { name: 'help@alliance.example' })).toHaveAttribute(
      'href',
      'mailto:help@alliance.example',
    );
  });
});
