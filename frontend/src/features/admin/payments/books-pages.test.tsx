import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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

  it('is of the days that are chosen', async () => {
    const { callsTo, address } = open();
    fireEvent.change(await screen.findByLabelText('From'), { target: { value: '2026-11-03' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-09' } });
    expect(address()).toBe('/inbox?from=2026-11-03&to=2026-11-09');
    await waitFor(() => {
      const asked = callsTo('GET /api/admin/provider-events').at(-1)?.url.searchParams;
      expect([asked?.get('from'), asked?.get('to')]).toEqual(['2026-11-03', '2026-11-09']);
    });
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
  const order = {
    id: 'o1',
    organization: { id: 'org1', name: 'TechFlow Solutions' },
    sentBy: { name: 'Alex Kimani', email: 'alex@techflow.example' },
    fields: ['price', 'tier'],
    createdAt: '2026-11-20T10:00:00Z',
  };
  const open = (answers: Record<string, (call: never) => unknown> = {}) =>
    openPage(ReviewPage, {
      answers: {
        'GET /api/admin/payments': () => json(200, [], { 'x-total-count': '0' }),
        'GET /api/admin/altered-orders': () => json(200, [order], { 'x-total-count': '1' }),
        ...answers,
      } as never,
    });

  it('asks for the flagged ones alone, and says when nobody has to look', async () => {
    const { callsTo } = open({ 'GET /api/admin/altered-orders': () => json(200, [], { 'x-total-count': '0' }) });
    expect(await screen.findByRole('heading', { name: 'No payment needs a look' })).toBeVisible();
    expect(callsTo('GET /api/admin/payments')[0]?.url.searchParams.get('status')).toBe('review');
    expect(await screen.findByText('No order waits for a look.')).toBeVisible();
  });

  it('lists who sent a price with an order, and leads to what their organization has paid', async () => {
    open();
    const orders = await screen.findByRole('region', { name: 'Orders with a price of their own' });
    const line = await within(orders).findByRole('row', { name: /TechFlow Solutions/ });
    for (const text of ['Alex Kimani', 'alex@techflow.example', 'price, tier'])
      expect(within(line).getAllByText(text).length).toBeGreaterThan(0);
    expect(within(line).getByRole('link', { name: 'TechFlow Solutions' })).toHaveAttribute(
      'href',
      '/admin/payments?organizationId=org1&organization=TechFlow+Solutions',
    );
  });

  it('closes an order with what was found, which has to be said', async () => {
    let isOpen = true;
    const { user, callsTo } = open({
      'GET /api/admin/altered-orders': () => json(200, isOpen ? [order] : [], { 'x-total-count': isOpen ? '1' : '0' }),
      'PUT /api/admin/altered-orders/o1/closed': () => {
        isOpen = false;
        return new Response(null, { status: 204 });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Close the order of TechFlow Solutions' }));
    const dialog = await screen.findByRole('dialog', { name: 'Close order' });
    await user.click(within(dialog).getByRole('button', { name: 'Close order' }));
    expect((await within(dialog).findAllByText('Say what was found')).length).toBeGreaterThan(0);
    await user.type(within(dialog).getByLabelText(/What was found/), 'Written to');
    await user.click(within(dialog).getByRole('button', { name: 'Close order' }));
    expect(await screen.findByText('No order waits for a look.')).toBeVisible();
    expect(screen.getByText('Order closed')).toBeVisible();
    expect(callsTo('PUT /api/admin/altered-orders/o1/closed')[0]?.body).toEqual({ note: 'Written to' });
  });

  it('keeps what was typed when an order was not closed, and says why', async () => {
    const { user } = open({
      'PUT /api/admin/altered-orders/o1/closed': () => refusal(429, 'too_many_requests', 'Wait a moment.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Close the order of TechFlow Solutions' }));
    const dialog = await screen.findByRole('dialog', { name: 'Close order' });
    await user.type(within(dialog).getByLabelText(/What was found/), 'Written to');
    await user.click(within(dialog).getByRole('button', { name: 'Close order' }));
    expect(await within(dialog).findByText('Wait a moment.')).toBeVisible();
    expect(within(dialog).getByLabelText(/What was found/)).toHaveValue('Written to');
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
      answers: {
        'GET /api/admin/reconciliation': () => report,
        'GET /api/admin/ledger-check': () => ({ check: null }),
        ...answers,
      } as never,
    });

  it('says that both sides agree, of the period in the address', async () => {
    const { callsTo } = open({});
    expect(await screen.findByRole('heading', { name: 'No differences' })).toBeVisible();
    expect(screen.getByText('120 charges compared with what paystack lists.')).toBeVisible();
    expect(callsTo('GET /api/admin/reconciliation')[0]?.url.search).toBe('?from=2026-11-01&to=2026-11-07');
  });

  it('does not say that both sides agree on nothing', async () => {
    open({ 'GET /api/admin/reconciliation': () => ({ ...report, compared: 0 }) });
    expect(await screen.findByRole('heading', { name: 'Nothing to compare' })).toBeVisible();
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

  it('says at the day what is wrong with the period, where trying again would not help', async () => {
    const tooLong = { code: 'invalid_input', errors: [{ field: 'to', message: 'Choose at most 31 days' }] };
    open({ 'GET /api/admin/reconciliation': () => json(400, tooLong) });
    await waitFor(() => expect(screen.getByLabelText('To')).toHaveAccessibleDescription(/Choose at most 31 days/));
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it.each(['hello', '2026-02-30', '2026-13-01'])('asks for a day where the address says %s', async (day) => {
    const { callsTo } = open({}, `/r?from=${day}&to=2026-11-07`);
    await waitFor(() => expect(screen.getByLabelText('From')).toHaveAccessibleDescription('Choose a day'));
    expect(screen.getByLabelText('To')).toHaveAccessibleDescription('At most 31 days.');
    expect(callsTo('GET /api/admin/reconciliation')).toEqual([]);
  });

  it('reports on the days that are chosen, and says of both what is none', async () => {
    const { callsTo, address } = open({}, '/r?from=2026-11-01&to=soon');
    await waitFor(() => expect(screen.getByLabelText('To')).toHaveAccessibleDescription('Choose a day'));
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-09' } });
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-03' } });
    await waitFor(() =>
      expect(callsTo('GET /api/admin/reconciliation').at(-1)?.url.search).toBe('?from=2026-11-03&to=2026-11-09'),
    );
    expect(address()).toBe('/r?from=2026-11-03&to=2026-11-09');
  });

  it('says why there is no report', async () => {
    open({ 'GET /api/admin/reconciliation': () => refusal(503, 'provider_away', 'The provider cannot be asked.') });
    expect(await screen.findByText('The provider cannot be asked.')).toBeVisible();
  });

  const counts = { payments: 120, transitions: 240, invoices: 100, periods: 100, notes: 3 };
  const checked = {
    ...{ id: 'k1', startedBy: 'system', startedAt: '2026-11-20T02:20:00Z', endedAt: '2026-11-20T02:21:00Z' },
    ...{ isGivenUp: false, counted: counts, faultCount: 0, faults: [] as string[] },
  };

  it('says what the last check of the ledger has found, and asks for another one until it has ended', async () => {
    let check: object = checked;
    const { user } = open({
      'GET /api/admin/ledger-check': () => ({ check }),
      'POST /api/admin/ledger-check': () => {
        check = { ...checked, endedAt: null, counted: null };
        return json(202, { check });
      },
    });
    expect(await screen.findByText('The ledger adds up.')).toBeVisible();
    expect(screen.getByText(/120 payments, 240 transitions, 100 invoices, 100 periods, 3 credit notes/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    expect(await screen.findByRole('button', { name: 'Checking...' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByText('The ledger adds up.')).not.toBeInTheDocument();
    expect(screen.getByText(/^The check of the night has been running since/)).toBeVisible();
    check = { ...checked, faultCount: 1, faults: ['invoice INV-2026-000001 was altered'] };
    expect(await screen.findByText('The ledger does not add up: 1 fault.')).toBeVisible();
    expect(screen.getByText('invoice INV-2026-000001 was altered')).toBeVisible();
    expect(screen.queryByText(/^The first/)).not.toBeInTheDocument();
  });

  it('says of a check that was given up that it was, of none that there is none, and by whom one was asked for', async () => {
    const last = (check: object | null) => open({ 'GET /api/admin/ledger-check': () => ({ check }) });
    const { close } = last({ ...checked, isGivenUp: true, counted: null });
    expect(await screen.findByText('The last check was given up before its end. Check again.')).toBeVisible();
    expect(screen.queryByText(/add/, { selector: 'p.font-medium' })).not.toBeInTheDocument();
    close();
    const none = last(null);
    expect(await screen.findByText('It has not been checked yet.')).toBeVisible();
    none.close();
    last({ ...checked, startedBy: 'admin:a1', endedAt: null, counted: null });
    expect(await screen.findByText(/^A check that a super admin asked for has been running since/)).toBeVisible();
  });

  it('says of many faults that these are the first, and counts one of a kind as one', async () => {
    const faults = Array.from({ length: 100 }, (_, n) => `payment ${n} does not begin`);
    const counted = { payments: 1, transitions: 1, invoices: 1, periods: 1, notes: 1 };
    open({ 'GET /api/admin/ledger-check': () => ({ check: { ...checked, counted, faultCount: 5000, faults } }) });
    expect(await screen.findByText('The ledger does not add up: 5,000 faults.')).toBeVisible();
    expect(screen.getByText('The first 100 of them:')).toBeVisible();
    expect(screen.getByText(/^1 payment, 1 transition, 1 invoice, 1 period, 1 credit note ·/)).toBeVisible();
  });

  it('says why the ledger is not checked, and why it is not known what was found', async () => {
    const { user } = open({
      'GET /api/admin/ledger-check': () => refusal(503, 'database_away', 'The database is away.'),
      'POST /api/admin/ledger-check': () =>
        refusal(409, 'ledger_check_running', 'The ledger is being checked already.'),
    });
    expect(await screen.findByText('The database is away.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    expect(await screen.findByText('The ledger is being checked already.')).toBeVisible();
  });
});
