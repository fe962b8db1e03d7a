import type { BillingOverviewDto } from '@alliance/api-client/billing';
import { screen, waitFor, within } from '@testing-library/react';
import { json, openPage, refusal } from '@/testing/openPage';
import { ada, adaOfTwo } from '@/testing/people';
import { priceBook } from '@/testing/price-book';
import { leaveFor } from '@/ui/leave';
import OrganizationBillingPage from './OrganizationBillingPage';

jest.mock('@/ui/leave', () => ({ leaveFor: jest.fn() }));

const plan = {
  id: 'innovators-annual',
  name: 'Innovators & Solution Providers',
  tierType: 'innovators_solution_providers' as const,
  billingInterval: 'yearly' as const,
};
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const active: BillingOverviewDto = {
  organizationId: 'org-own',
  standing: 'active',
  tier: 'innovators_solution_providers',
  plan,
  currency: 'USD',
  periodStart: '2026-03-04T10:00:00Z',
  periodEnd: '2027-03-04T10:00:00Z',
  trialEndsAt: null,
  endedAt: null,
  endReason: null,
  cancelAtPeriodEnd: false,
  nextPlan: null,
  card: { brand: 'visa', last4: '4242', expiryMonth: 2, expiryYear: 2030, expiresBeforeRenewal: false },
  canSaveCard: true,
  contact: { firstName: 'Ada', lastName: 'Obi', email: 'money@own.example' },
  contactGetsMail: true,
  readOnly: false,
  nextCharge: {
    ...{ date: '2027-03-04T10:00:00Z', plan, subtotal: '18000', tax: '1800', taxRule: 'Sales tax 10%', total: '19800' },
    ...{ currency: 'USD', previousTotal: null },
  },
  due: null,
};
const due: BillingOverviewDto['due'] = {
  ...{ quoteId: 'q1', plan, subtotal: '18000', tax: '1800', taxRule: 'Sales tax 10%', total: '19800', currency: 'USD' },
  ...{ since: inDays(-1), nextTryAt: null, readOnlyFrom: inDays(13), endsAt: inDays(43) },
};
const free: BillingOverviewDto = {
  ...active,
  ...{ standing: 'free', tier: 'free', plan: null, currency: null, periodStart: null, periodEnd: null, card: null },
  ...{ contact: null, nextCharge: null },
};
const payment = {
  ...{
    id: 'p1',
    createdAt: '2026-03-04T09:59:00Z',
    paidAt: '2026-03-04T10:00:00Z',
    status: 'successful',
    inReview: false,
    concern: null,
  },
  ...{ purpose: 'start', planId: plan.id, planName: plan.name, interval: 'yearly', currency: 'USD', total: '19800' },
  ...{ refunded: '9900', channel: 'card', reference: 'pay-1' },
  documents: [
    { number: 'INV-2026-000001', kind: 'invoice' },
    { number: 'REC-2026-000001', kind: 'receipt' },
    { number: 'CN-2026-000001', kind: 'credit_note' },
  ],
};
const document = {
  ...{ number: 'INV-2026-000001', kind: 'invoice', issuedAt: '2026-03-04T10:00:00Z', planName: plan.name },
  ...{ total: '19800', currency: 'USD', invoiceNumber: 'INV-2026-000001', paymentId: 'p1' },
};
const entitlement = { period: 'year', used: 0, limit: 0, resetsAt: null, isOverridden: false };
const entitlements = [
  {
    ...entitlement,
    ...{ feature: 'submit_problems', name: 'challenge submissions', allowance: 'limited', used: 1, limit: 2 },
    resetsAt: '2027-03-04T10:00:00Z',
  },
  { ...entitlement, feature: 'messages', name: 'direct messages', allowance: 'on', limit: null },
  { ...entitlement, feature: 'analytics', name: 'analytics', allowance: 'off' },
];
const statement = {
  ...{ from: '2026-03-04T10:00:00Z', until: '2026-11-04T10:00:00Z' },
  used: [{ feature: 'submit_problems', name: 'challenge submissions', used: 1, allowed: 2 }],
  outcomes: [{ outcome: 'proposals_received', name: 'proposals received', count: 4 }],
  cheaperPlan: null,
};

const later = {
  plan: { ...plan, id: 'innovators-monthly', billingInterval: 'monthly' as const },
  startsAt: '2027-03-04T10:00:00Z',
};

const here = '/api/billing/organizations/org-own';
const open = (
  overview: BillingOverviewDto | Response = active,
  answers: Record<string, () => unknown> = {},
  viewer = ada,
  search = '',
) =>
  openPage(OrganizationBillingPage, {
    path: '/organizations/:organizationId/billing',
    at: `/organizations/org-own/billing${search}`,
    answers: {
      'GET /api/auth/user': () => viewer,
      [`GET ${here}`]: () => overview,
      [`GET ${here}/value-statement`]: () => statement,
      'GET /api/billing/payments': () => [payment],
      'GET /api/billing/documents': () => [document],
      'GET /api/billing/entitlements': () => entitlements,
      'GET /api/billing/seats': () => ({ used: 0, limit: 1 }),
      'GET /api/plans': () => priceBook,
      ...answers,
    },
  });
const section = (name: string) => screen.findByRole('region', { name });

describe('the billing of an organization', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('says what is paid, what is charged next and to which card', async () => {
    open();
    const part = within(await section('Plan'));
    for (const text of [plan.name, 'by the year, in USD', '$198']) expect(part.getByText(text)).toBeInTheDocument();
    expect(
      part.getByText(/\$198 \(\$180 and \$18 Sales tax 10%\) is charged to Visa ending in 4242/),
    ).toBeInTheDocument();
    expect(screen.getByText('Active')).toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(window.document.title).toContain('Billing of Own Organization');
  });

  it('shows what is used, of what, and when that starts again', async () => {
    open();
    const usage = within(await section('Usage'));
    expect(await usage.findByText('1 of 2 used')).toBeInTheDocument();
    expect(usage.getByText(/Counted by the year: starts again on/)).toBeInTheDocument();
    expect(usage.getByText('0 of 1 used')).toBeInTheDocument();
    expect(
      within(usage.getByRole('list', { name: 'Included without limit' })).getByText('Direct messages'),
    ).toBeInTheDocument();
    expect(within(usage.getByRole('list', { name: 'Not in this plan' })).getByText('Analytics')).toBeInTheDocument();
    const value = within(await section('What it brought'));
    expect(await value.findByText('proposals received')).toBeInTheDocument();
  });

  it('shows what was paid, with its documents', async () => {
    open();
    const payments = within(await section('Payments'));
    expect(await payments.findByText('$99 given back.')).toBeInTheDocument();
    for (const [name, number] of [
      ['Invoice', 'INV-2026-000001'],
      ['Receipt', 'REC-2026-000001'],
      ['Credit note', 'CN-2026-000001'],
    ])
      expect(payments.getByRole('link', { name: `${name} ${number} as PDF` })).toHaveAttribute(
        'href',
        `/api/billing/documents/${number}`,
      );
    expect(
      within(await section('Invoices and receipts')).getByRole('link', { name: 'Invoice INV-2026-000001' }),
    ).toBeInTheDocument();
  });

  it('cancels after saying what follows, and undoes it', async () => {
    let cancelled = false;
    const now = () => ({ ...active, cancelAtPeriodEnd: cancelled, nextCharge: cancelled ? null : active.nextCharge });
    const set = (to: boolean) => () => {
      cancelled = to;
      return now();
    };
    const { user } = open(active, {
      [`GET ${here}`]: now,
      [`PUT ${here}/subscription/cancellation`]: set(true),
      [`DELETE ${here}/subscription/cancellation`]: set(false),
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the subscription' }));
    expect(dialog.getByText(/Nothing is deleted, and until that day you can undo it/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel Subscription' }));
    expect(await screen.findByText(/The subscription ends on/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo cancellation' }));
    expect(await screen.findByText('The subscription goes on')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Cancel subscription' })).toBeInTheDocument();
  });

  it.each([
    [
      'undone',
      { cancelAtPeriodEnd: true },
      `DELETE ${here}/subscription/cancellation`,
      'Resuming...',
      ['Undo cancellation'],
    ],
    ['kept', { nextPlan: later }, `DELETE ${here}/subscription/next-plan`, 'One moment...', [/^Stay with/]],
    [
      'cancelled',
      {},
      `PUT ${here}/subscription/cancellation`,
      'Cancelling...',
      ['Cancel subscription', 'Cancel Subscription'],
    ],
    ['removed', {}, `DELETE ${here}/card`, 'Removing...', ['Remove card', 'Remove Card']],
    ['replaced', {}, `POST ${here}/card-updates`, 'One moment...', ['Replace card']],
    ['saved', {}, `PUT ${here}/contact`, 'Saving...', ['Save contact']],
    ['asked again', { contactGetsMail: false }, `PUT ${here}/contact`, 'Saving...', ['Send the link again']],
  ] as const)('says while something is %s, and why it was not', async (_, changes, call, meanwhile, buttons) => {
    let answer: (refused: Response) => void = () => undefined;
    const { user } = open({ ...active, ...changes }, { [call]: () => new Promise((resolve) => (answer = resolve)) });
    for (const name of buttons) await user.click(await screen.findByRole('button', { name }));
    expect(await screen.findByRole('button', { name: meanwhile })).toBeInTheDocument();
    answer(refusal(409, 'books_closed', 'The books are being closed.'));
    expect((await screen.findAllByText('The books are being closed.')).length).toBeGreaterThan(0);
  });

  it('shows a quote with what is taken off before anything is paid, and leads to the checkout', async () => {
    const quote = {
      ...{ id: 'q2', organizationId: 'org-own', planId: 'enablers-annual', currency: 'USD', appliesAt: 'payment' },
      ...{ appliesOn: null, subtotal: '140000', total: '154000', tax: { rule: 'Sales tax 10%', amount: '14000' } },
      lines: [
        { description: 'Ecosystem Enablers, one year', amount: '150000' },
        { description: 'Unused rest of Innovators: 200 of 365 days', amount: '-10000' },
      ],
    };
    const { user, callsTo } = open(active, { 'POST /api/billing/quotes': () => quote });
    await user.click(await screen.findByRole('button', { name: 'Change plan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the plan' }));
    expect(dialog.queryByRole('link', { name: 'Continue to checkout' })).not.toBeInTheDocument();
    await user.click(await dialog.findByRole('radio', { name: /Ecosystem Enablers.*year/ }));
    expect(dialog.queryByRole('radio', { name: /Innovators.*year/ })).not.toBeInTheDocument();
    expect(await dialog.findByText('−$100')).toBeInTheDocument();
    expect(dialog.getByRole('row', { name: 'Total $1,540' })).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Continue to checkout' })).toHaveAttribute(
      'href',
      '/checkout/enablers-annual?currency=USD&organizationId=org-own',
    );
    expect(callsTo('POST /api/billing/quotes')[0]?.body).toEqual({
      ...{ organizationId: 'org-own', planId: 'enablers-annual', currency: 'USD' },
    });
  });

  it('lets a smaller plan begin when the period is over, without a payment', async () => {
    const quote = { ...{ organizationId: 'org-own', planId: 'innovators-annual', currency: 'USD', lines: [] } };
    const enterprise = { ...active, plan: { ...plan, id: 'enterprise-annual', name: 'Enterprise Alliance Partners' } };
    const { user, callsTo } = open(enterprise, {
      'POST /api/billing/quotes': () => ({
        ...{ ...quote, appliesAt: 'period-end', appliesOn: '2027-03-04T10:00:00Z' },
        ...{ subtotal: '0', total: '0', tax: { rule: 'Sales tax 10%', amount: '0' } },
      }),
      [`PUT ${here}/subscription/next-plan`]: () => enterprise,
    });
    await user.click(await screen.findByRole('button', { name: 'Change plan' }));
    await user.click(await screen.findByRole('radio', { name: /Innovators.*year/ }));
    expect(await screen.findByText(/Nothing is paid now, and nothing changes until/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Change on/ }));
    expect(await screen.findByText('The plan changes later')).toBeInTheDocument();
    expect(callsTo(`PUT ${here}/subscription/next-plan`)[0]?.body).toEqual({ planId: 'innovators-annual' });
  });

  it('says why there are no plans or no quote, and why a plan does not change later', async () => {
    const closed = () => refusal(409, 'books_closed', 'The books are being closed.');
    let isClosed = true;
    const { user } = open(active, {
      'GET /api/plans': () => (isClosed ? closed() : priceBook),
      'POST /api/billing/quotes': () =>
        isClosed
          ? closed()
          : {
              ...{ organizationId: 'org-own', planId: 'innovators-monthly', currency: 'USD', lines: [] },
              ...{ appliesAt: 'period-end', appliesOn: '2027-03-04T10:00:00Z' },
              ...{ subtotal: '0', total: '0', tax: { rule: 'Sales tax 10%', amount: '0' } },
            },
      [`PUT ${here}/subscription/next-plan`]: closed,
    });
    await user.click(await screen.findByRole('button', { name: 'Change plan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the plan' }));
    expect(await dialog.findByText('The plans could not be loaded')).toBeInTheDocument();
    isClosed = false;
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    isClosed = true;
    await user.click(await dialog.findByRole('radio', { name: /Ecosystem Enablers.*year/ }));
    expect(await dialog.findByText('The books are being closed.')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: /^Change on/ })).not.toBeInTheDocument();
    isClosed = false;
    await user.click(dialog.getByRole('radio', { name: /Innovators.*month/ }));
    await user.click(await dialog.findByRole('button', { name: /^Change on/ }));
    expect(await screen.findByText('Nothing was changed')).toBeInTheDocument();
  });

  it('says of a change of the interval that it is one, for a plan that was chosen elsewhere', async () => {
    open(
      active,
      {
        'POST /api/billing/quotes': () => ({
          ...{ organizationId: 'org-own', planId: 'innovators-monthly', currency: 'USD', lines: [] },
          ...{ appliesAt: 'period-end', appliesOn: '2027-03-04T10:00:00Z' },
          ...{ subtotal: '0', total: '0', tax: { rule: 'Sales tax 10%', amount: '0' } },
        }),
      },
      ada,
      '?change=innovators-monthly',
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the plan' }));
    expect(await dialog.findByText(/is billed by the month instead of by the year/)).toHaveTextContent(
      /today it is \$20 a month, before tax/,
    );
    expect(dialog.getByRole('radio', { name: /Innovators.*month/ })).toBeChecked();
  });

  it('says on the page what changes when the period is over', async () => {
    open({ ...active, nextPlan: later });
    const part = within(await section('Plan'));
    expect(part.getByText(/is billed by the month instead of by the year\./)).toBeInTheDocument();
    expect(part.getByRole('button', { name: `Stay with ${plan.name}, by the year` })).toBeInTheDocument();
  });

  it.each([
    ['pending', null, false, 'Continue paying or check again', '/checkout/return?reference=pay-1'],
    ['failed', null, false, 'Try again', '/checkout/innovators-annual?currency=USD&organizationId=org-own'],
    ['cancelled', null, false, 'Try again', '/checkout/innovators-annual?currency=USD&organizationId=org-own'],
    ['pending', 'paid_already', true, undefined, undefined],
  ])('gives a payment that is %s (%s) its way on', async (status, concern, inReview, name, href) => {
    const begun = { ...payment, status, concern, inReview, refunded: '0', documents: [] };
    open(active, { 'GET /api/billing/payments': () => [begun] });
    const payments = within(await section('Payments'));
    await payments.findByText(/Reference pay-1/);
    if (name) expect(payments.getByRole('link', { name })).toHaveAttribute('href', href);
    else {
      expect(payments.queryByRole('link')).not.toBeInTheDocument();
      expect(payments.getByText(/Another payment had come first/)).toBeInTheDocument();
    }
  });

  it('has nothing to try again once a later payment has come', async () => {
    const failed = { ...payment, id: 'm0', status: 'failed', reference: 'pay-0', refunded: '0', documents: [] };
    open(active, { 'GET /api/billing/payments': () => [{ ...payment, status: 'successful', documents: [] }, failed] });
    const payments = within(await section('Payments'));
    expect(await payments.findByText('Reference pay-0')).toBeVisible();
    expect(payments.queryByRole('link', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('says of a payment that somebody looks at it', async () => {
    open(active, {
      'GET /api/billing/payments': () => [
        { ...payment, id: 'm1', status: 'pending', inReview: true, documents: [] },
        { ...payment, documents: [] },
      ],
    });
    const payments = within(await section('Payments'));
    expect(await payments.findAllByText('In review')).toHaveLength(1);
    expect(payments.queryByText('Pending')).not.toBeInTheDocument();
  });

  it('asks for the payment of a renewal that failed, by its quote', async () => {
    const { user, callsTo } = open(
      { ...active, standing: 'past_due', due, nextCharge: null },
      { 'POST /api/initialize-payment': () => ({ authorization_url: 'https://pay.example/1', reference: 'pay-2' }) },
    );
    expect(
      await screen.findByText(/The renewal of Innovators & Solution Providers has not been paid/),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Change plan' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Pay $198' }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://pay.example/1'));
    expect(callsTo('POST /api/initialize-payment')[0]?.body).toEqual({ quoteId: 'q1', organizationId: 'org-own' });
  });

  it.each([
    ['in its words where the server answers', () => refusal(503, 'payment_unavailable', 'Later.'), 'Later.'],
    ['in ours where it does not', () => json(500, 'x'), 'Unable to process payment. Please try again.'],
  ])('says why a renewal cannot be paid, %s', async (_, answer, words) => {
    const { user } = open(
      { ...active, standing: 'past_due', due, nextCharge: null },
      { 'POST /api/initialize-payment': answer },
    );
    await user.click(await screen.findByRole('button', { name: 'Pay $198' }));
    expect(await screen.findByText('Payment Failed')).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
  });

  it('asks for another card where the saved one will not last, and removes it', async () => {
    const card = { ...active.card, expiresBeforeRenewal: true } as BillingOverviewDto['card'];
    const { user, callsTo } = open(
      { ...active, card },
      {
        [`POST ${here}/card-updates`]: () => ({ authorization_url: 'https://pay.example/card', reference: 'card-1' }),
        [`DELETE ${here}/card`]: () => new Response(null, { status: 204 }),
      },
    );
    expect(await screen.findByText('Visa ending in 4242 expires before the next renewal.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Replace card' }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://pay.example/card'));
    await user.click(screen.getByRole('button', { name: 'Remove card' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove Card' }));
    await waitFor(() => expect(callsTo(`DELETE ${here}/card`)).toHaveLength(1));
  });

  it('asks for no other card where no renewal will be charged', async () => {
    const card = { ...active.card, expiresBeforeRenewal: true } as BillingOverviewDto['card'];
    open({ ...active, card, cancelAtPeriodEnd: true, nextCharge: null });
    expect(within(await section('Payment method')).getByText('Visa ending in 4242')).toBeVisible();
    expect(screen.queryByText('Visa ending in 4242 expires before the next renewal.')).not.toBeInTheDocument();
  });

  it('asks nothing about a card of who comes back from a payment', async () => {
    const { callsTo } = open(active, {}, ada, '?reference=pay-7');
    await section('Payment method');
    expect(callsTo(`GET ${here}/card-updates/pay-7`)).toEqual([]);
  });

  it('says what became of a card to who comes back from the provider, and asks no more then', async () => {
    const asked = `GET ${here}/card-updates/card-7`;
    const { callsTo } = open(
      active,
      { [asked]: () => ({ reference: 'card-7', state: 'saved' }) },
      ada,
      '?reference=card-7',
    );
    expect(await screen.findByText(/The new card is saved/)).toBeInTheDocument();
    await waitFor(() => expect(callsTo(`GET ${here}`)).toHaveLength(2));
    await new Promise((resolve) => setTimeout(resolve, 3500));
    expect(callsTo(asked)).toHaveLength(1);
  });

  it('saves who gets the invoices, without what was left empty', async () => {
    const { user, callsTo } = open(active, { [`PUT ${here}/contact`]: () => active });
    const email = await screen.findByLabelText(/^Email/);
    expect(email).toHaveValue('money@own.example');
    await user.clear(email);
    await user.click(screen.getByRole('button', { name: 'Save contact' }));
    expect((await screen.findAllByText('Please enter email address')).length).toBeGreaterThan(0);
    await user.type(email, 'books@own.example');
    await user.type(screen.getByLabelText('City'), ' Lagos ');
    await user.click(screen.getByRole('button', { name: 'Save contact' }));
    expect(await screen.findByText('Billing contact saved')).toBeInTheDocument();
    expect(callsTo(`PUT ${here}/contact`)[0]?.body).toEqual({
      ...{ firstName: 'Ada', lastName: 'Obi', email: 'books@own.example', city: 'Lagos' },
    });
    expect(Object.keys(sessionStorage).filter((slot) => slot.endsWith(':billing-contact:org-own'))).toEqual([]);
  });

  it('says of an address that nobody has confirmed where the mail goes, and sends its link again', async () => {
    const unconfirmed = { ...active, contactGetsMail: false };
    const { user, callsTo } = open(unconfirmed, { [`PUT ${here}/contact`]: () => unconfirmed });
    expect(await screen.findByText(/money@own.example has not been confirmed/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText('Link sent')).toBeInTheDocument();
    expect(callsTo(`PUT ${here}/contact`)[0]?.body).toEqual(active.contact);
  });

  it('offers a plan to who has none, with nothing to cancel', async () => {
    open(free, { 'GET /api/billing/payments': () => [], 'GET /api/billing/documents': () => [] });
    expect(await screen.findByRole('button', { name: 'Choose a plan' })).toBeInTheDocument();
    expect(screen.getByText('Nothing is charged.')).toBeInTheDocument();
    expect(await screen.findByText(/Nothing has been paid yet/)).toBeInTheDocument();
    expect(await screen.findByText(/No documents yet/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel subscription' })).not.toBeInTheDocument();
  });

  it('says when a trial is about to end', async () => {
    open({ ...free, standing: 'trial', tier: 'ecosystem_enablers', trialEndsAt: inDays(3) });
    expect(await screen.findByText(/The trial ends on/)).toBeInTheDocument();
    expect(within(await section('Plan')).getByText('Ecosystem Enablers')).toBeInTheDocument();
  });

  it('leads to another organization of who decides for several', async () => {
    const { user, address } = open(active, {}, adaOfTwo);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Organization' }), 'Second Organization');
    expect(address()).toBe('/organizations/org-second/billing');
  });

  it('shows it no more to who does not decide for the organization any more', async () => {
    let now: () => unknown = () => active;
    open(active, { [`GET ${here}`]: () => now() });
    expect(await screen.findByRole('button', { name: 'Cancel subscription' })).toBeInTheDocument();
    now = () => refusal(403, 'role_required', 'Only an owner or admin can see it.');
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel subscription' })).not.toBeInTheDocument());
    expect(screen.queryByRole('region', { name: 'Payments' })).not.toBeInTheDocument();
  });

  it('says that there is nothing to see for others, and what could not be loaded', async () => {
    const { close } = open(refusal(404, 'not_found', 'There is no such organization.'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Billing not found' })).toBeInTheDocument();
    close();
    open(active, { 'GET /api/billing/payments': () => refusal(503, 'unavailable', 'Try again.') });
    expect(await screen.findByText('The payments could not be loaded')).toBeInTheDocument();
    expect(await within(await section('Usage')).findByText('1 of 2 used')).toBeInTheDocument();
  });
});
