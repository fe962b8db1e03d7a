import { screen, waitFor, within } from '@testing-library/react';
import { json, openPage, refusal } from '@/testing/openPage';
import ConnectionsPage from './ConnectionsPage';

const connection = {
  id: 'c1',
  from: { id: 'o1', name: 'Probe Works', type: 'startup' },
  to: { id: 'o2', name: 'Leak Finders', type: 'corporation' },
  note: 'We would like to try your probes.',
  about: { kind: 'solution', id: 's1', title: 'Acoustic probes' },
  status: 'accepted',
  reason: null,
  createdAt: '2026-03-04T10:00:00Z',
  decidedAt: '2026-03-05T10:00:00Z',
  endedAt: null,
  canDecide: false,
  canWithdraw: false,
  canRemove: true,
};
const counts = { connected: 1, incoming: 2, outgoing: 0, past: 4 };
const server = {
  'GET /api/connections/entries': () => json(200, [connection], { 'x-total-count': '1' }),
  'GET /api/connections/counts': () => counts,
  'GET /api/auth/user': () => ({
    id: 'p1',
    organizations: [{ organization: { id: 'o2', name: 'Leak Finders' }, role: 'owner' }],
  }),
};
const open = (answers: Parameters<typeof openPage>[1]['answers'] = {}, at = '/connections') =>
  openPage(ConnectionsPage, { path: '/connections', at, answers: { ...server, ...answers } });

afterEach(() => jest.restoreAllMocks());

describe('the connections', () => {
  it('stand in tabs that say how many there are, and are searched', async () => {
    const page = open();
    expect(await screen.findByRole('tab', { name: 'Asked of us 2' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Acoustic probes' })).toHaveAttribute('href', '/solutions/s1');
    expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H1', 'H2', 'H3']);
    expect(screen.getByRole('list', { name: 'Connected' })).toBeInTheDocument();
    await page.user.click(screen.getByRole('tab', { name: 'Past 4' }));
    await waitFor(() =>
      expect(page.callsTo('GET /api/connections/entries').at(-1)?.url.search).toBe('?tab=past&limit=20'),
    );
    await page.user.type(screen.getByRole('searchbox'), 'probe{Enter}');
    await waitFor(() => expect(page.address()).toBe('/connections?tab=past&search=probe'));
  });

  it.each([
    ['o1', 'withdraw', 'member', true],
    ['o2', 'answer', 'viewer', true],
    ['o2', 'answer', 'admin', false],
  ])('that wait say whoever is of %s that others %s it, as far as a %s does not', async (id, may, role, isSaid) => {
    open({
      'GET /api/connections/entries': () => [{ ...connection, status: 'pending', decidedAt: null, canRemove: false }],
      'GET /api/auth/user': () => ({ id: 'p1', organizations: [{ organization: { id, name: 'Own' }, role }] }),
    });
    expect(await screen.findByRole('link', { name: 'Acoustic probes' })).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryAllByText(`Only an owner or admin of your organization can ${may} it.`)).toHaveLength(
        isSaid ? 1 : 0,
      ),
    );
  });

  it('that wait say nothing of who answers before it is known who looks', async () => {
    open({
      'GET /api/connections/entries': () => [{ ...connection, status: 'pending', decidedAt: null, canRemove: false }],
      'GET /api/auth/user': () => new Promise(() => undefined),
    });
    expect(await screen.findByRole('link', { name: 'Acoustic probes' })).toBeInTheDocument();
    expect(screen.queryByText(/^Only an owner or admin/)).not.toBeInTheDocument();
  });

  it('that stand wait for nobody', async () => {
    open({
      'GET /api/auth/user': () => ({
        id: 'p1',
        organizations: [{ organization: { id: 'o2', name: 'Own' }, role: 'viewer' }],
      }),
    });
    expect(await screen.findByRole('link', { name: 'Acoustic probes' })).toBeInTheDocument();
    expect(screen.queryByText(/^Only an owner or admin/)).not.toBeInTheDocument();
  });

  it('are removed after a question, and go from the list', async () => {
    let connections: object[] = [connection];
    const page = open({
      'GET /api/connections/entries': () => connections,
      'POST /api/connections/c1/remove': () => {
        connections = [];
        return new Response(null, { status: 204 });
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove connection' }));
    expect(dialog.getByText(/^Probe Works is told/)).toBeInTheDocument();
    expect(page.callsTo('POST /api/connections/c1/remove')).toHaveLength(0);
    await page.user.click(dialog.getByRole('button', { name: 'Remove Connection' }));
    expect(await screen.findByText('You are no longer connected with Probe Works.')).toBeInTheDocument();
    expect(await screen.findByText('No Connections Yet')).toBeInTheDocument();
  });

  it('say why one was not removed, and keep it', async () => {
    const page = open({
      'POST /api/connections/c1/remove': () =>
        refusal(409, 'not_connected', 'The two organizations are not connected.'),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove connection' }));
    await page.user.click(dialog.getByRole('button', { name: 'Remove Connection' }));
    expect(await dialog.findByText('The two organizations are not connected.')).toBeInTheDocument();
  });

  it('are read whole where they are decided, also while they are declined; elsewhere a long note can be opened', async () => {
    const note = 'We would like to try your probes in our mains. '.repeat(12).trim();
    const asked = { ...connection, note, status: 'pending', decidedAt: null, canRemove: false };
    const { user, close } = open({ 'GET /api/connections/entries': () => [{ ...asked, canDecide: true }] });
    expect(await screen.findByText(note)).not.toHaveClass('line-clamp-4');
    expect(screen.queryByRole('button', { name: 'Show all' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline connection' }));
    expect(dialog.getByText(note)).toBeInTheDocument();
    close();
    const page = open({ 'GET /api/connections/entries': () => [asked] });
    expect(await screen.findByText(note)).toHaveClass('line-clamp-4');
    await page.user.click(screen.getByRole('button', { name: 'Show all', expanded: false }));
    expect(screen.getByText(note)).not.toHaveClass('line-clamp-4');
    expect(screen.getByRole('button', { name: 'Show less', expanded: true })).toBeInTheDocument();
  });

  it('offer nothing to who may do nothing', async () => {
    open({ 'GET /api/connections/entries': () => [{ ...connection, canRemove: false }] });
    await screen.findByText('We would like to try your probes.');
    expect(screen.queryByRole('button', { name: /Remove|Accept|Decline|Withdraw/ })).not.toBeInTheDocument();
  });

  it.each([
    ['connected', 'No Connections Yet'],
    ['incoming', 'Nothing to Answer'],
    ['outgoing', 'No Open Requests'],
    ['past', 'Nothing Has Ended'],
  ])('say why there is none: %s', async (tab, title) => {
    open({ 'GET /api/connections/entries': () => [] }, `/connections?tab=${tab}`);
    expect(await screen.findByText(title)).toBeInTheDocument();
  });
});
