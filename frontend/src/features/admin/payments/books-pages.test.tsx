import { screen, waitFor, within } from '@testing-library/react';
import { json, openPage, refusal } from '@/testing/openPage';
import InboxPage from './InboxPage';
import ReconciliationPage from './ReconciliationPage';
import ReviewPage from './ReviewPage';

const event = {
  id: 'e1',
  provider: 'paystack',
  kind: 'charge',
  name: 'charge.success',
  reference: 'pay-5f0c',
  paymentId: 'p1',
  state: 'failed',
  attempts: 3,
  lastError: 'It could not be reached',
  receivedAt: '2026-11-20T10:00:00Z',
  processedAt: null,
};

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('the inbox', () => {
  const server: Record<string, (call: never) => unknown> = {
    'GET /api/admin/provider-events': () => json(200, [event], { 'x-total-count': '1' }),
    'GET /api/admin/provider-events/e1': () => ({ ...event, raw: '{"event":"charge.success"}' }),
  };
  const open = (answers: typeof server = {}, at = '/inbox') =>
    openPage(InboxPage, { path: '/inbox', at, answers: { ...server, ...answers } as never });

  it('tells what became of each event, and is narrowed by it', async () => {
    const { user, address, callsTo } = open();
    expect(await screen.findByRole('rowheader', { name: /^charge\.success pay-/ })).toBeVisible();
    expect(screen.getAllByText('Failed').length).toBeGreaterThan(1);
    await user.selectOptions(screen.getByLabelText('State'), 'failed');
    expect(address()).toBe('/inbox?state=failed');
    await waitFor(() =>
      expect(callsTo('GET /api/admin/provider-events').at(-1)?.url.searchParams.get('state')).toBe('failed'),
    );
  });

  it('folds its filters on phones, and opens them where they narrow', async () => {
    const { user, close } = open();
    const fold = () => screen.findByRole('button', { name: 'Filters' });
    expect(await fold()).toHaveAttribute('aria-expanded', 'false');
    await user.click(await fold());
    expect(await fold()).toHaveAttribute('aria-expanded', 'true');
    close();
    const narrowed = open({}, '/inbox?state=failed');
    expect(await fold()).toHaveAttribute('aria-expanded', 'true');
    await narrowed.user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(narrowed.address()).toBe('/inbox');
  });

  it('replays an event from beside the list, and says what became of it', async () => {
    const { user } = open(
      { 'POST /api/admin/provider-events/e1/replay': () => ({ ...event, raw: '{}', state: 'processed' }) },
      '/inbox?event=e1',
    );
    const panel = await screen.findByRole('dialog', { name: 'charge.success' });
    expect(await within(panel).findByText('It could not be reached')).toBeVisible();
    expect(within(panel).getByText(/"event": "charge.success"/)).toBeVisible();
    expect(within(panel).getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/admin/payments?payment=p1');
    await user.click(within(panel).getByRole('button', { name: 'Replay' }));
    expect(await screen.findByText('Event replayed')).toBeVisible();
  });

  it('says when a replay has failed again', async () => {
    const { user } = open(
      { 'POST /api/admin/provider-events/e1/replay': () => ({ ...event, raw: '{}' }) },
      '/inbox?event=e1',
    );
    await user.click(await screen.findByRole('button', { name: 'Replay' }));
    expect(await screen.findByText('Replay failed')).toBeVisible();
  });

  it('says while an event is replayed, and why it was not', async () => {
    let answer: (refused: Response) => void = () => undefined;
    const { user } = open(
      { 'POST /api/admin/provider-events/e1/replay': () => new Promise((resolve) => (answer = resolve)) },
      '/inbox?event=e1',
    );
    await user.click(await screen.findByRole('button', { name: 'Replay' }));
    expect(await screen.findByRole('button', { name: 'Replaying...' })).toBeInTheDocument();
    answer(refusal(429, 'too_many_requests', 'Wait a moment.'));
    expect(await screen.findByText('Not replayed')).toBeVisible();
  });

  it('says of one event that it is not there, and that it could not be loaded', async () => {
    const failure = 'The event could not be loaded';
    const one = 'GET /api/admin/provider-events/e1';
    const { close } = open({ [one]: () => refusal(404, 'not_found', 'There is no such event.') }, '/inbox?event=e1');
    expect(await screen.findByText('There is no such event.')).toBeVisible();
    expect(screen.queryByText(failure)).not.toBeInTheDocument();
    close();
    open({ [one]: () => refusal(503, 'temporarily_unavailable', 'Later') }, '/inbox?event=e1');
    expect(await screen.findByText(failure)).toBeVisible();
  });

  it('says that there is nothing yet', async () => {
    open({ 'GET /api/admin/provider-events': () => json(200, [], { 'x-total-count': '0' }) });
    expect(await screen.findByRole('heading', { name: 'No events yet' })).toBeVisible();
  });
});

describe('the review queue', () => {
  it('asks for the flagged ones alone, and says when nobody has to look', async () => {
    const { callsTo } = openPage(ReviewPage, {
      answers: { 'GET /api/admin/payments': () => json(200, [], { 'x-total-count': '0' }) },
    });
    expect(await screen.findByRole('heading', { name: 'Nothing needs a look' })).toBeVisible();
    expect(callsTo('GET /api/admin/payments')[0]?.url.searchParams.get('status')).toBe('review');
  });
});

describe('reconciliation', () => {
  const report = {
    provider: 'paystack',
    source: 'provider',
    compared: 120,
    complete: true,
    differences: [] as object[],
  };
  const open = (answers: Record<string, (call: never) => unknown>, at = '/r?from=2026-11-01&to=2026-11-07') =>
    openPage(ReconciliationPage, {
      path: '/r',
      at,
      answers: { 'GET /api/admin/reconciliation': () => report, ...answers } as never,
    });

  it('says that both sides agree, of the period in the address', async () => {
    const { callsTo } = open({});
    expect(await screen.findByRole('heading', { name: 'No differences' })).toBeVisible();
    expect(screen.getByText('120 charges compared with what paystack lists.')).toBeVisible();
    expect(callsTo('GET /api/admin/reconciliation')[0]?.url.search).toBe('?from=2026-11-01&to=2026-11-07');
  });

  it('names each difference, and leads to the payment', async () => {
    const differences = [
      { kind: 'amount', reference: 'pay-1', paymentId: 'p1', here: 'pending 19800 USD', there: 'success 100 USD' },
      { kind: 'missing_here', reference: 'pay-2', paymentId: null, here: null, there: 'success 700 USD' },
    ];
    open({ 'GET /api/admin/reconciliation': () => ({ ...report, complete: false, differences }) });
    expect(await screen.findByRole('link', { name: 'pay-1' })).toHaveAttribute('href', '/admin/payments?payment=p1');
    expect(screen.getByText('Missing here')).toBeVisible();
    expect(screen.getByText(/There are more: choose a shorter period/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'pay-2' })).not.toBeInTheDocument();
  });

  it('says why there is no report', async () => {
    open({ 'GET /api/admin/reconciliation': () => refusal(503, 'provider_away', 'The provider cannot be asked.') });
    expect(await screen.findByText('The provider cannot be asked.')).toBeVisible();
  });

  it('says while the ledger is checked, and why it was not', async () => {
    let answer: (refused: Response) => void = () => undefined;
    const { user } = open({ 'GET /api/admin/ledger-check': () => new Promise((resolve) => (answer = resolve)) });
    await user.click(await screen.findByRole('button', { name: 'Check now' }));
    expect(await screen.findByRole('button', { name: 'Checking...' })).toBeInTheDocument();
    answer(refusal(409, 'books_closed', 'The books are being closed.'));
    expect(await screen.findByText('The books are being closed.')).toBeVisible();
  });

  it('checks the ledger when asked to, and names its faults', async () => {
    const counted = { payments: 120, transitions: 240, invoices: 100, periods: 100, notes: 3 };
    const { user } = open({
      'GET /api/admin/ledger-check': () => ({
        ...{ counted, faultCount: 1, faults: ['invoice INV-2026-000001 was altered'] },
        checkedAt: '2026-11-20T10:00:00Z',
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Check now' }));
    expect(await screen.findByText('The ledger does not add up: 1 fault.')).toBeVisible();
    expect(screen.getByText('invoice INV-2026-000001 was altered')).toBeVisible();
    expect(screen.getByText(/120 payments, 240 transitions/)).toBeVisible();
  });
});
