import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { json, openPage, refusal } from '@/testing/openPage';
import { priceBook } from '@/testing/price-book';
import PaymentsPage from './PaymentsPage';

const entry = {
  id: 'p1',
  organization: { id: 'o1', name: 'TechFlow Solutions' },
  planName: 'Ecosystem Enablers',
  purpose: 'start',
  status: 'successful',
  review: null as string | null,
  currency: 'USD',
  total: '165000',
  refunded: '0',
  method: 'card',
  reference: 'pay-5f0c9a7e2d444b1c9d3f6a1be0c7d215',
  invoiceNumber: 'INV-2026-000001',
  createdAt: '2026-11-20T10:00:00Z',
  paidAt: '2026-11-20T10:01:00Z',
};
const payment = {
  ...entry,
  planId: 'enablers-annual',
  payerName: 'Maya Chen',
  payerAddress: 'maya@techflow.example',
  lines: [{ description: 'Ecosystem Enablers, one year', amount: '150000' }],
  subtotal: '150000',
  taxRule: 'Sales tax 10%',
  taxAmount: '15000',
  priceVersion: 1,
  quoteHash: 'abc',
  termsVersion: '3',
  privacyVersion: '2',
  termsAcceptedAt: '2026-11-20T10:00:00Z',
  refundable: '165000',
  wholeRefundEnds: 'subscription',
  attempts: [
    {
      ...{ reference: entry.reference, provider: 'paystack', state: 'succeeded', providerRef: '77', method: 'card' },
      ...{ fees: '783', createdAt: entry.createdAt, checkedAt: null, nextCheckAt: null },
    },
  ],
  transitions: [
    { from: null, to: 'pending', cause: 'opened', reference: null, at: entry.createdAt },
    { from: 'pending', to: 'successful', cause: 'webhook', reference: entry.reference, at: entry.paidAt },
  ],
  refunds: [] as object[],
  documents: [{ kind: 'invoice', number: 'INV-2026-000001', amount: '165000', issuedAt: entry.paidAt }],
  events: [{ id: 'e1', name: 'charge.success', state: 'processed', receivedAt: entry.paidAt }],
  records: [{ action: 'payment.settled', actor: 'system', note: null, at: entry.paidAt }],
};
const preview = {
  ...{ purpose: 'start', currency: 'USD', isCurrencyFixed: false, lines: [], taxRule: 'Sales tax 10%' },
  ...{ taxAmount: '1800', total: '19800', appliesOn: null },
};
const tile = (status: string, count: number, sums: object[] = []) => ({ status, count, sums });
const summary = {
  tiles: [
    tile('completed', 12, [
      { currency: 'USD', amount: '198000' },
      { currency: 'NGN', amount: '27000000' },
    ]),
    tile('pending', 3),
    tile('failed', 1),
    tile('refunded', 0),
    tile('review', 2),
  ],
  methods: ['card', 'offline'],
};
const server: Record<string, (call: never) => unknown> = {
  'GET /api/admin/payments': () => json(200, [entry], { 'x-total-count': '1' }),
  'GET /api/admin/payments/summary': () => summary,
  'GET /api/admin/payments/p1': () => payment,
};
const open = (answers: typeof server = {}, at = '/admin/payments') =>
  openPage(PaymentsPage, { path: '/admin/payments', at, answers: { ...server, ...answers } as never });

describe('the payments of the administration', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  afterEach(() => jest.restoreAllMocks());

  it('are a ledger under tiles that tell amounts for each currency', async () => {
    open();
    // What tells one from another is in the first cell too, for phones.
    const first = await screen.findByRole('rowheader', {
      name: /^pay-5f0c9a7e2d44… \$1,650 TechFlow Solutions Nov 20, 2026/,
    });
    expect(first).toBeVisible();
    expect(screen.getByRole('button', { name: /^Completed\s*12\s*\$1,980 · ₦270,000$/ })).toBeVisible();
    for (const name of ['TechFlow Solutions', '$1,650', 'INV-2026-000001', /First subscription/])
      expect(screen.getByRole('cell', { name })).toBeVisible();
    expect(screen.getByText(/2 payments need a look/)).toBeVisible();
  });

  it('are of the days that are chosen', async () => {
    const { callsTo, address } = open();
    fireEvent.change(await screen.findByLabelText('From'), { target: { value: '2026-11-03' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-09' } });
    expect(address()).toBe('/admin/payments?from=2026-11-03&to=2026-11-09');
    await waitFor(() => {
      const asked = callsTo('GET /api/admin/payments').at(-1)?.url.searchParams;
      expect([asked?.get('from'), asked?.get('to')]).toEqual(['2026-11-03', '2026-11-09']);
    });
  });

  it('say where what was completed holds what went back', async () => {
    const tiles = [...summary.tiles.filter(({ status }) => status !== 'refunded'), tile('refunded', 1)];
    open({ 'GET /api/admin/payments/summary': () => ({ ...summary, tiles }) });
    const completed = /^Completed\s*12\s*\$1,980 · ₦270,000, with what went back$/;
    expect(await screen.findByRole('button', { name: completed })).toBeVisible();
  });

  it('are narrowed by a tile, and the file holds what the filter does', async () => {
    const { user, address, callsTo } = open();
    await user.click(await screen.findByRole('button', { name: /^Pending/ }));
    expect(address()).toBe('/admin/payments?status=pending');
    await waitFor(() =>
      expect(callsTo('GET /api/admin/payments').at(-1)?.url.searchParams.get('status')).toBe('pending'),
    );
    expect(callsTo('GET /api/admin/payments/summary').at(-1)?.url.searchParams.get('status')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Method'), 'offline');
    expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      '/api/admin/payments/export?status=pending&method=offline',
    );
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('/admin/payments');
  });

  it('say that there are none, and what a filter has left', async () => {
    const none = { 'GET /api/admin/payments': () => json(200, [], { 'x-total-count': '0' }) };
    const { close } = open(none);
    expect(await screen.findByRole('heading', { name: 'No payments yet' })).toBeVisible();
    close();
    open(none, '/admin/payments?currency=NGN');
    expect(await screen.findByRole('heading', { name: 'No payments found' })).toBeVisible();
  });

  it('say when they could not be loaded, and try again', async () => {
    let answer = () => refusal(503, 'temporarily_unavailable', 'Later') as unknown;
    const { user } = open({ 'GET /api/admin/payments': () => answer() });
    expect(await screen.findByText('The payments could not be loaded')).toBeVisible();
    answer = () => json(200, [entry], { 'x-total-count': '1' });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('rowheader')).toBeVisible();
  });

  it('show one with its whole history at an address of its own', async () => {
    const { user, address } = open({}, '/admin/payments?status=completed&payment=p1');
    const panel = await screen.findByRole('dialog', { name: '$1,650' });
    for (const part of ['Transitions', 'Attempts', 'Documents', 'Provider events', 'Records'])
      expect(await within(panel).findByRole('region', { name: part })).toBeVisible();
    expect(within(panel).getByText('Pending → Completed')).toBeVisible();
    expect(within(panel).getByText(/fees \$7.83/)).toBeVisible();
    expect(within(panel).getByText(/^Terms of Service 3, Privacy Policy 2,/)).toBeVisible();
    expect(within(panel).queryByRole('region', { name: 'Refunds' })).not.toBeInTheDocument();
    expect(within(panel).queryByRole('button', { name: 'Close review' })).not.toBeInTheDocument();
    await user.click(within(panel).getByRole('button', { name: 'Close' }));
    expect(address()).toBe('/admin/payments?status=completed');
  });

  it('are given back in part only after it was said what follows', async () => {
    const { user, callsTo } = open(
      { 'POST /api/admin/payments/p1/refunds': () => json(201, payment) },
      '/admin/payments?payment=p1',
    );
    await user.click(await screen.findByRole('button', { name: 'Refund' }));
    const dialog = await screen.findByRole('dialog', { name: 'Refund' });
    expect(within(dialog).getByText(/the subscription that it bought ends/)).toBeVisible();
    const amount = within(dialog).getByLabelText(/^Amount in USD/);
    await user.clear(amount);
    await user.type(amount, '2,000');
    await user.click(within(dialog).getByRole('button', { name: /^Refund/ }));
    expect(await within(dialog).findAllByText('At most $1,650')).not.toHaveLength(0);
    await user.clear(amount);
    await user.type(amount, '50.50');
    expect(within(dialog).getByText(/the subscription stays as it is/)).toBeVisible();
    await user.type(within(dialog).getByLabelText(/^Reason/), 'Kindness');
    await user.click(within(dialog).getByRole('button', { name: 'Refund $50.50' }));
    expect(await screen.findByText('$50.50 is on its way back.')).toBeVisible();
    expect(callsTo('POST /api/admin/payments/p1/refunds').map(({ body }) => body)).toEqual([
      { amount: '5050', reason: 'Kindness' },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Refund' }));
    expect(await screen.findByLabelText(/^Reason/)).toHaveValue('');
  });

  it('are not given back without a reason, and say while it is asked for and why it was not', async () => {
    let answer: (refused: Response) => void = () => undefined;
    const { user, callsTo } = open(
      { 'POST /api/admin/payments/p1/refunds': () => new Promise((resolve) => (answer = resolve)) },
      '/admin/payments?payment=p1',
    );
    await user.click(await screen.findByRole('button', { name: 'Refund' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund' }));
    await user.type(dialog.getByLabelText(/^Reason/), ' ');
    await user.click(dialog.getByRole('button', { name: 'Refund $1,650' }));
    expect(await dialog.findAllByText('Say why')).not.toHaveLength(0);
    expect(callsTo('POST /api/admin/payments/p1/refunds')).toHaveLength(0);
    await user.type(dialog.getByLabelText(/^Reason/), 'Kindness');
    await user.click(dialog.getByRole('button', { name: 'Refund $1,650' }));
    expect(await dialog.findByRole('button', { name: 'Requesting...' })).toBeInTheDocument();
    answer(refusal(409, 'books_closed', 'The books are being closed.'));
    expect(await dialog.findByText('The books are being closed.')).toBeInTheDocument();
    expect(dialog.getByLabelText(/^Reason/)).toHaveValue(' Kindness');
  });

  it('say while the provider is asked, and why it was not', async () => {
    let answer: (refused: Response) => void = () => undefined;
    const { user } = open(
      { 'POST /api/admin/payments/p1/check': () => new Promise((resolve) => (answer = resolve)) },
      '/admin/payments?payment=p1',
    );
    await user.click(await screen.findByRole('button', { name: 'Ask the provider' }));
    expect(await screen.findByRole('button', { name: 'Asking...' })).toBeInTheDocument();
    answer(refusal(503, 'provider_away', 'The payment provider cannot be asked just now.'));
    expect(await screen.findByText('Not asked')).toBeInTheDocument();
  });

  it.each([
    ['nothing', /never took effect: no plan ends, and its review is closed/, /There is no credit note/],
    ['paid_ahead', /the time that it bought ahead is taken back/, /a credit note is issued/],
    ['past', /is over or was replaced: the subscription stays/, /a credit note is issued/],
  ])('whose refund ends %s say so', async (wholeRefundEnds, follows, papers) => {
    const { user } = open(
      { 'GET /api/admin/payments/p1': () => ({ ...payment, wholeRefundEnds }) },
      '/admin/payments?payment=p1',
    );
    await user.click(await screen.findByRole('button', { name: 'Refund' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund' }));
    expect(dialog.getByText(follows)).toBeVisible();
    expect(dialog.getByText(papers)).toBeVisible();
  });

  it('are followed until what goes back has gone', async () => {
    const refund = { id: 'r1', kind: 'requested', amount: '165000', reason: 'Money back', requestedBy: 'admin:1' };
    let state = 'queued';
    const { callsTo } = open(
      {
        'GET /api/admin/payments/p1': () => ({
          ...payment,
          status: state === 'processed' ? 'refunded' : 'successful',
          refunds: [{ ...refund, state, lastError: null, createdAt: entry.paidAt, processedAt: null }],
        }),
      },
      '/admin/payments?payment=p1',
    );
    expect(await screen.findByText('$1,650: about to be sent to the provider')).toBeVisible();
    state = 'processed';
    expect(await screen.findByText('$1,650: given back')).toBeVisible();
    await waitFor(() => expect(callsTo('GET /api/admin/payments').length).toBeGreaterThan(1));
    const asked = callsTo('GET /api/admin/payments/p1').length;
    await new Promise((resolve) => setTimeout(resolve, 3500));
    expect(callsTo('GET /api/admin/payments/p1')).toHaveLength(asked);
  });

  it('that wait say for whom, and can be recorded as paid in another way', async () => {
    const waiting = { ...payment, status: 'pending', refundable: '0', invoiceNumber: null, paidAt: null };
    const { user } = open(
      {
        'GET /api/admin/payments/p1': () => waiting,
        'GET /api/plans': () => priceBook,
        'GET /api/admin/payments/offline-preview': () => preview,
      },
      '/admin/payments?payment=p1',
    );
    expect(await screen.findByText(/It waits for its payer/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'It was paid in another way' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Process Payment' }));
    expect(dialog.getByText('TechFlow Solutions')).toBeVisible();
    expect(await dialog.findByRole('button', { name: 'Record $198' })).toBeEnabled();
  });

  it('that cannot be recorded say why', async () => {
    const { user } = open(
      {
        'GET /api/admin/payments/p1': () => ({ ...payment, status: 'pending', refundable: '0' }),
        'GET /api/plans': () => priceBook,
        'GET /api/admin/payments/offline-preview': () => refusal(409, 'books_closed', 'The books are being closed.'),
      },
      '/admin/payments?payment=p1',
    );
    await user.click(await screen.findByRole('button', { name: 'It was paid in another way' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Process Payment' }));
    expect(await dialog.findByText('The books are being closed.')).toBeInTheDocument();
  });

  it('are recorded in the currency of what runs, and not before their price is known', async () => {
    let answer: (known: unknown) => void = () => undefined;
    const { user, callsTo } = open({
      'GET /api/plans': () => priceBook,
      'GET /api/admin/organizations': () => [{ id: 'o1', name: 'TechFlow Solutions', type: 'startup', tier: 'free' }],
      'GET /api/admin/payments/offline-preview': () => new Promise((resolve) => (answer = resolve)),
      'POST /api/admin/payments': () => json(201, payment),
    });
    await user.click(screen.getByRole('button', { name: 'Process Payment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Process Payment' }));
    await user.type(dialog.getByLabelText(/^Organization/), 'tech');
    await user.click(await dialog.findByRole('button', { name: /^TechFlow Solutions/ }));
    await user.selectOptions(dialog.getByLabelText(/^Plan/), 'innovators-annual');
    await user.type(dialog.getByLabelText(/^Where it is found/), 'Transfer 4711');
    expect(dialog.getByRole('button', { name: 'Record' })).toBeDisabled();
    answer({ ...preview, purpose: 'renew', currency: 'NGN', isCurrencyFixed: true, total: '27000000' });
    await user.click(await dialog.findByRole('button', { name: 'Record ₦270,000' }));
    await waitFor(() => expect(callsTo('POST /api/admin/payments')).toHaveLength(1));
    expect(callsTo('POST /api/admin/payments')[0]?.body).toMatchObject({ currency: 'NGN', amount: '27000000' });
  });

  it('forget what was typed for one organization, when left and when another is chosen', async () => {
    const { user } = open({
      'GET /api/plans': () => priceBook,
      'GET /api/admin/organizations': () => [{ id: 'o1', name: 'TechFlow Solutions', type: 'startup', tier: 'free' }],
    });
    const begin = async () => {
      await user.click(screen.getByRole('button', { name: 'Process Payment' }));
      return within(await screen.findByRole('dialog', { name: 'Process Payment' }));
    };
    let dialog = await begin();
    await user.type(dialog.getByLabelText(/^Organization/), 'tech');
    await user.click(await dialog.findByRole('button', { name: /^TechFlow Solutions/ }));
    await user.type(dialog.getByLabelText(/^Where it is found/), 'Transfer 4711');
    await user.click(dialog.getByRole('button', { name: 'Change' }));
    expect(dialog.getByLabelText(/^Where it is found/)).toHaveValue('');
    await user.type(dialog.getByLabelText(/^Where it is found/), 'Cheque 1');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    dialog = await begin();
    expect(dialog.getByLabelText(/^Where it is found/)).toHaveValue('');
  });

  it('that are flagged say why, and are closed with what was found', async () => {
    const flagged = {
      ...{ ...payment, status: 'pending', review: 'wrong_amount' },
      reviewInWords: 'Another amount was paid than was asked for. Give it back.',
    };
    let isRefused = true;
    const { user, callsTo } = open(
      {
        'GET /api/admin/payments/p1': () => flagged,
        'POST /api/admin/payments/p1/review': () =>
          isRefused ? refusal(409, 'books_closed', 'The books are being closed.') : { ...flagged, review: null },
      },
      '/admin/payments?payment=p1',
    );
    expect(await screen.findByText(/Another amount was paid than was asked for/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close review' }));
    const dialog = await screen.findByRole('dialog', { name: 'Close review' });
    await user.click(within(dialog).getByRole('button', { name: 'Close review' }));
    expect(await within(dialog).findAllByText('Say what was found')).not.toHaveLength(0);
    await user.type(within(dialog).getByLabelText(/^What was found/), 'Returned by hand');
    await user.click(within(dialog).getByRole('button', { name: 'Close review' }));
    expect(await within(dialog).findByText('The books are being closed.')).toBeInTheDocument();
    isRefused = false;
    await user.click(within(dialog).getByRole('button', { name: 'Close review' }));
    expect(await screen.findByText('What you found is kept with the payment.')).toBeVisible();
    expect(callsTo('POST /api/admin/payments/p1/review')[0]?.body).toEqual({ note: 'Returned by hand' });
  });

  const other = { ...entry, id: 'p2', reference: 'pay-other' };
  const two = { 'GET /api/admin/payments': () => json(200, [entry, other], { 'x-total-count': '2' }) };

  it('are chosen, and asked about one after another; those that could not be are told and stay chosen', async () => {
    let away = true;
    const { user, callsTo } = open({
      ...two,
      'POST /api/admin/payments/p1/check': () => payment,
      'POST /api/admin/payments/p2/check': () =>
        away ? refusal(503, 'provider_away', 'The payment provider cannot be asked just now.') : payment,
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Choose all lines' }));
    const bar = screen.getByRole('region', { name: 'Chosen lines' });
    expect(within(bar).getByText('2 chosen')).toBeVisible();
    await user.click(within(bar).getByRole('button', { name: 'Ask the provider' }));
    expect(await screen.findByText('Provider asked: 1 of 2')).toBeVisible();
    expect(callsTo('POST /api/admin/payments/p1/check')).toHaveLength(1);
    away = false;
    await user.click(screen.getByRole('checkbox', { name: `Choose ${entry.reference}` }));
    await user.click(within(bar).getByRole('button', { name: 'Ask the provider' }));
    expect(await screen.findByText('Provider asked')).toBeVisible();
    expect(callsTo('POST /api/admin/payments/p1/check')).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Chosen lines' })).not.toBeInTheDocument();
  });

  it('are gone through by key', async () => {
    const { user } = open(two);
    const links = await screen.findAllByRole('link', { name: /^pay-/ });
    // From anywhere on the page, and from within the table.
    await user.keyboard('j');
    expect(links[0]).toHaveFocus();
    screen.getByRole('region', { name: 'Payments' }).focus();
    await user.keyboard('j');
    expect(links[0]).toHaveFocus();
    await user.keyboard('jj');
    expect(links[1]).toHaveFocus();
    await user.keyboard('x');
    expect(screen.getByRole('checkbox', { name: 'Choose pay-other' })).toBeChecked();
    await user.keyboard('k');
    expect(links[0]).toHaveFocus();
  });

  it('have views, and what one narrows them by is kept under a name', async () => {
    const { user, address } = open();
    await user.click(await screen.findByRole('link', { name: 'Past the provider' }));
    expect(address()).toBe('/admin/payments?method=offline');
    expect(screen.getByRole('link', { name: 'Past the provider' })).toHaveAttribute('aria-current', 'true');
    expect(screen.queryByRole('button', { name: 'Save this view' })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Currency'), 'NGN');
    await user.click(screen.getByRole('button', { name: 'Save this view' }));
    await user.type(screen.getByRole('textbox', { name: 'Name of the view' }), 'Naira transfers{Enter}');
    expect(screen.getByRole('link', { name: 'Naira transfers' })).toHaveAttribute(
      'href',
      expect.stringContaining('NGN'),
    );
    await user.click(screen.getByRole('link', { name: 'All' }));
    expect(address()).toBe('/admin/payments');
    await user.click(screen.getByRole('link', { name: 'Naira transfers' }));
    await user.click(screen.getByRole('button', { name: 'Forget this view' }));
    expect(screen.queryByRole('link', { name: 'Naira transfers' })).not.toBeInTheDocument();
    expect(localStorage.getItem('views:payments')).toBe('[]');
  });

  it('that look like one that was recorded are recorded when somebody says that other money came', async () => {
    let isSaid = false;
    const { user, callsTo } = open({
      'GET /api/plans': () => priceBook,
      'GET /api/admin/organizations': () => [{ id: 'o1', name: 'TechFlow Solutions', type: 'startup', tier: 'free' }],
      'GET /api/admin/payments/offline-preview': () => ({
        ...{
          purpose: 'renew',
          lines: [],
          taxRule: 'Sales tax 10%',
          taxAmount: '1800',
          total: '19800',
          appliesOn: null,
        },
      }),
      'POST /api/admin/payments': () => {
        if (isSaid) return json(201, payment);
        isSaid = true;
        const errors = [{ field: 'note', message: 'The same amount was recorded (off-1).' }];
        const problem = { status: 409, code: 'recorded_already', title: 'Conflict', errors, allowed: ['p0'] };
        return json(409, problem, { 'content-type': 'application/problem+json' });
      },
    });
    await user.click(screen.getByRole('button', { name: 'Process Payment' }));
    const dialog = await screen.findByRole('dialog', { name: 'Process Payment' });
    await user.type(within(dialog).getByLabelText(/^Organization/), 'tech');
    await user.click(await within(dialog).findByRole('button', { name: /^TechFlow Solutions/ }));
    await user.selectOptions(within(dialog).getByLabelText(/^Plan/), 'innovators-annual');
    await user.type(within(dialog).getByLabelText(/^Where it is found/), 'Transfer 4711');
    await user.click(await within(dialog).findByRole('button', { name: 'Record $198' }));
    expect(await within(dialog).findAllByText('The same amount was recorded (off-1).')).not.toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Record another $198' }));
    expect(await screen.findByText('TechFlow Solutions has its plan and its invoice.')).toBeVisible();
    const sent = callsTo('POST /api/admin/payments').map(({ body }) => (body as { besides?: string }).besides);
    expect(sent).toEqual([undefined, 'p0']);
  });

  it('that came past the provider are recorded for just what the plan costs', async () => {
    const { user, callsTo, address } = open({
      'GET /api/plans': () => priceBook,
      'GET /api/admin/organizations': () => [{ id: 'o1', name: 'TechFlow Solutions', type: 'startup', tier: 'free' }],
      'GET /api/admin/payments/offline-preview': () => preview,
      'POST /api/admin/payments': () => json(201, payment),
    });
    await user.click(screen.getByRole('button', { name: 'Process Payment' }));
    const dialog = await screen.findByRole('dialog', { name: 'Process Payment' });
    await user.clear(within(dialog).getByLabelText(/^Received on/));
    await user.click(within(dialog).getByRole('button', { name: 'Record' }));
    for (const wrong of ['Choose an organization', 'Choose a day that has been', 'Say where it is found'])
      expect(await within(dialog).findAllByText(wrong)).not.toHaveLength(0);
    expect(within(dialog).getByLabelText(/^Plan/)).toBeInvalid();
    await user.type(within(dialog).getByLabelText(/^Organization/), 'tech');
    await user.click(await within(dialog).findByRole('button', { name: /^TechFlow Solutions/ }));
    await user.selectOptions(within(dialog).getByLabelText(/^Plan/), 'innovators-annual');
    fireEvent.change(within(dialog).getByLabelText(/^Received on/), { target: { value: '2026-01-05' } });
    await user.type(within(dialog).getByLabelText(/^Where it is found/), 'Transfer 4711');
    await user.click(await within(dialog).findByRole('button', { name: 'Record $198' }));
    expect(await screen.findByText('TechFlow Solutions has its plan and its invoice.')).toBeVisible();
    expect(callsTo('POST /api/admin/payments')[0]?.body).toMatchObject({
      ...{ organizationId: 'o1', planId: 'innovators-annual', currency: 'USD', amount: '19800', note: 'Transfer 4711' },
      receivedAt: '2026-01-05T12:00:00Z',
    });
    expect(address()).toBe('/admin/payments?payment=p1');
  });
});
