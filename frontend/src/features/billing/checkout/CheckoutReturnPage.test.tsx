import { act, screen, waitFor } from '@testing-library/react';
import { json, openPage, refusal } from '@/testing/openPage';
import { ada } from '@/testing/people';
import { priceBook } from '@/testing/price-book';
import { leaveFor } from '@/ui/leave';
import CheckoutReturnPage from './CheckoutReturnPage';

jest.mock('@/ui/leave', () => ({ leaveFor: jest.fn() }));

const payment = {
  ...{ reference: 'pay-1', status: 'pending', inReview: false, concern: null, payUrl: null },
  organizationId: 'org-own',
  ...{
    planId: 'innovators-annual',
    planName: 'Innovators & Solution Providers',
    tier: 'innovators_solution_providers',
  },
  ...{ total: '19800', currency: 'USD', periodStart: null, periodEnd: null, paidTwice: false, invoiceNumber: null },
  receiptTo: 'ada@own.example',
};
const paid = {
  ...payment,
  status: 'successful',
  periodStart: '2026-11-21T12:00:00Z',
  periodEnd: '2027-11-21T12:00:00Z',
  invoiceNumber: 'INV-2026-000001',
};

const open = (status: () => unknown, query = '?reference=pay-1&trxref=pay-1&status=success') =>
  openPage(CheckoutReturnPage, {
    path: '/checkout/return',
    at: `/checkout/return${query}`,
    answers: {
      'GET /api/auth/user': () => ada,
      'GET /api/plans': () => priceBook,
      'GET /api/payments/pay-1/status': status,
    },
  });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the return page', () => {
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('says what is paid, what holds now and where to begin, and forgets the form', async () => {
    sessionStorage.setItem('draft:ada:checkout', '{}');
    open(() => paid);
    await title('Payment received');
    expect(
      screen.getByText(
        'We have received $198 for Innovators & Solution Providers. The receipt is on its way to ada@own.example.',
      ),
    ).toBeVisible();
    expect(await screen.findByText('Own Organization')).toBeVisible();
    const invoice = screen.getByRole('link', { name: 'INV-2026-000001' });
    expect(invoice).toHaveAttribute('href', '/api/billing/documents/INV-2026-000001');
    expect(await screen.findByText('A feature of Innovators & Solution Providers')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Submit a problem' })).toHaveAttribute('href', '/problems?submit=1');
    expect(sessionStorage.getItem('draft:ada:checkout')).toBeNull();
  });

  it('waits with growing gaps until it is decided, whatever its address says', async () => {
    jest.useFakeTimers();
    let status: object = payment;
    const { callsTo } = open(() => status);
    const pass = async (seconds: number) => {
      for (let second = 0; second < seconds; second += 1)
        await act(async () => {
          await jest.advanceTimersByTimeAsync(1000);
          for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
        });
    };
    await pass(1);
    expect(screen.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible();
    const asked = () => callsTo('GET /api/payments/pay-1/status').length;
    await pass(20);
    const inTwenty = asked();
    expect(inTwenty).toBeGreaterThan(4);
    expect(screen.getByText(/You can leave this page/)).toBeVisible();
    await pass(60);
    // Three times as long, and not as often.
    expect(asked() - inTwenty).toBeGreaterThan(0);
    expect(asked() - inTwenty).toBeLessThan(inTwenty);
    expect(callsTo('GET /api/auth/user')).toHaveLength(1);
    status = paid;
    await pass(30);
    expect(screen.getByRole('heading', { name: 'Payment received' })).toBeVisible();
    // Who they are now, and on which plan, is asked anew.
    expect(callsTo('GET /api/auth/user')).toHaveLength(2);
    const before = asked();
    await pass(300);
    expect(asked()).toBe(before);
  });

  it('asks no more once somebody looks at it', async () => {
    jest.useFakeTimers();
    const { callsTo } = open(() => ({ ...payment, inReview: true }));
    await act(async () => {
      await jest.advanceTimersByTimeAsync(60_000);
    });
    expect(callsTo('GET /api/payments/pay-1/status')).toHaveLength(1);
  });

  it.each([
    ['failed', 'The payment failed'],
    ['cancelled', 'The payment was not completed'],
  ])('lets a payment that is %s be tried again', async (status, heading) => {
    open(() => ({ ...payment, status }));
    await title(heading);
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/checkout/innovators-annual?currency=USD&organizationId=org-own',
    );
  });

  it('leads from a payment that was given back to what the organization has', async () => {
    open(() => ({ ...payment, status: 'refunded' }));
    await title('The payment was given back');
    expect(screen.getByRole('link', { name: 'Plan and billing' })).toHaveAttribute(
      'href',
      '/organizations/org-own/billing',
    );
    expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull();
  });

  it('lets who waits go on paying, ask again, or pay in another way', async () => {
    const { user, callsTo } = open(() => ({ ...payment, payUrl: 'https://pay.example/1' }));
    await title('Waiting for your payment');
    const before = callsTo('GET /api/payments/pay-1/status').length;
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(callsTo('GET /api/payments/pay-1/status').length).toBeGreaterThan(before));
    expect(screen.getByRole('link', { name: 'Pay in another way' })).toHaveAttribute(
      'href',
      '/checkout/innovators-annual?currency=USD&organizationId=org-own',
    );
    await user.click(screen.getByRole('button', { name: 'Continue paying' }));
    expect(leaveFor).toHaveBeenCalledWith('https://pay.example/1');
  });

  it.each([
    [true, 'paid_already', 'Another payment had come first', /has brought nothing more/],
    [true, 'out_of_date', 'Your payment is being looked at', /the price was computed from had changed/],
    [true, 'differs', 'Your payment is being looked at', /reports something else than what was ordered/],
    [
      true,
      'ended',
      'The subscription had ended first',
      /was over when \$198 for .* arrived, so this payment has brought/,
    ],
    [false, 'ended', 'Your payment has been looked at', /have no effect/],
    [true, 'in_return', 'Your payment is on its way back', /go back the way they came/],
    [false, 'differs', 'Your payment has been looked at', /have no effect/],
  ])('says of money without effect (%s, %s) what became of it', async (inReview, concern, heading, text) => {
    open(() => ({ ...payment, inReview, concern }));
    await title(heading);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Pay in another way' })).toBeNull();
  });

  it('asks nobody to pay again what is being looked at', async () => {
    open(() => ({ ...payment, inReview: true }));
    await title('Your payment is being looked at');
    expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull();
  });

  it('says that a second payment goes back', async () => {
    open(() => ({ ...paid, paidTwice: true }));
    await title('Payment received');
    expect(screen.getByText(/This second payment of \$198 goes back the way it came/)).toBeVisible();
  });

  it.each([
    ['of somebody else', '?reference=pay-1'],
    ['without a reference', ''],
  ])('shows nothing of a payment %s', async (_, query) => {
    open(() => refusal(404, 'not_found', 'There is no such payment.'), query);
    await title('This payment is not one of yours');
  });

  it('asks again when the server could not answer', async () => {
    let works = false;
    const { user } = open(() => (works ? paid : json(500, {})));
    await screen.findByText('The payment could not be loaded');
    works = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await title('Payment received');
  });
});
