import { act, screen, waitFor, within } from '@testing-library/react';
import { json, openPage, refusal } from '@/testing/openPage';
import { ada, adaOfTwo } from '@/testing/people';
import { monthly, priceBook } from '@/testing/price-book';
import { leaveFor } from '@/ui/leave';
import CheckoutPage from './CheckoutPage';

jest.mock('@/ui/leave', () => ({ leaveFor: jest.fn() }));

const tax = { rule: 'Sales tax 10%', version: 1, basisPoints: 1000, amount: '1800' };
const estimate = {
  ...{ planId: 'innovators-annual', interval: 'yearly', currency: 'USD' },
  ...{ listTotal: '39900', subtotal: '18000', tax, total: '19800' },
};
const planLine = { kind: 'plan', description: 'Innovators, one year', quantity: 1, amount: '18000' };
const quote = {
  ...estimate,
  ...{ id: 'quote-1', organizationId: 'org-own', purpose: 'start', tier: 'innovators_solution_providers' },
  ...{ priceVersion: 1, lines: [planLine], credit: '0', appliesAt: 'payment', appliesOn: null },
  ...{ createdAt: '2026-11-21T12:00:00.000Z', expiresAt: '2026-11-21T12:30:00.000Z', hash: 'x' },
};
const paid = { authorization_url: 'https://checkout.paystack.com/x', reference: 'pay-1' };

const visitor = {
  'GET /api/plans': () => priceBook,
  'GET /api/auth/user': () => refusal(401, 'unauthenticated', 'Please sign in.'),
  'GET /api/billing/estimates': () => estimate,
};
const member = {
  ...visitor,
  'GET /api/auth/user': (): unknown => ada,
  'GET /api/subscription/status': (): unknown => ({ hasSubscription: false }),
  'POST /api/billing/quotes': (): unknown => json(201, quote),
  'POST /api/initialize-payment': (): unknown => paid,
};

const open = (answers: Parameters<typeof openPage>[1]['answers'], plan = 'innovators-annual', query = '') =>
  openPage(CheckoutPage, { path: '/checkout/:planId', at: `/checkout/${plan}${query}`, answers });
const complete = () => screen.findByRole('button', { name: 'Complete Order' });
const payment = (calls: { body: unknown }[]) => calls.at(-1)?.body;

describe('the checkout', () => {
  beforeEach(() => {
    sessionStorage.clear();
    jest.mocked(leaveFor).mockReset();
  });
  afterEach(() => jest.restoreAllMocks());

  it('says what is charged, when and why, and leads to the provider’s page', async () => {
    const { user, callsTo } = open(member);
    expect(
      await screen.findByText(
        'You pay $198 (of it $18 Sales tax 10%) now for one year of Innovators & Solution Providers for Own Organization, which begins as soon as the payment is confirmed.',
      ),
    ).toBeVisible();
    expect(screen.getByText('$399')).toBeVisible();
    expect(screen.getByText('Sales tax 10%')).toBeVisible();
    expect(screen.getByLabelText(/^First name/)).toHaveValue('Ada');
    expect(screen.getByLabelText('Country')).toHaveValue('NG');
    const countries = within(screen.getByLabelText('Country')).getAllByRole('option');
    expect(countries.map((one) => (one as HTMLOptionElement).value)).toEqual(['NG', 'US', 'GB', 'CA', 'AU']);
    for (const [name, page] of [
      ['Back to plans', '/subscription'],
      ['Terms of Service', '/terms'],
      ['Privacy Policy', '/privacy'],
    ])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', page);
    expect(screen.getByText('A feature of Innovators & Solution Providers')).toBeVisible();
    await user.type(screen.getByLabelText('City'), 'Lagos');
    await user.click(screen.getByRole('radio', { name: /Bank transfer/ }));
    await user.click(screen.getByRole('checkbox'));
    await user.click(await complete());
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(paid.authorization_url));
    expect(payment(callsTo('POST /api/initialize-payment'))).toEqual({
      quoteId: 'quote-1',
      organizationId: 'org-own',
      billingInfo: { firstName: 'Ada', lastName: 'Obi', email: 'ada@own.example', city: 'Lagos', country: 'NG' },
      agreeTerms: true,
      paymentMethod: 'bank',
    });
    expect(screen.getByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('says what it takes away of a higher plan that nobody pays for', async () => {
    const onTrial = {
      ...ada,
      organizations: ada.organizations.map(({ organization, ...own }) => ({
        ...own,
        membershipTier: 'ecosystem_enablers',
        organization: { ...organization, trialEndsAt: '2999-01-02T12:00:00Z' },
      })),
    };
    open({
      ...member,
      'GET /api/auth/user': () => onTrial,
      'GET /api/billing/organizations/org-own/plan-losses': () => [
        {
          tierType: 'innovators_solution_providers',
          losses: [
            {
              name: 'challenge submissions',
              now: 'Unlimited challenge submissions',
              left: '2 challenge submissions/year',
            },
            { name: 'expert sessions', now: '2 expert sessions/year', left: null },
          ],
        },
      ],
    });
    expect(await screen.findByText(/takes its place/)).toHaveTextContent(
      'Own Organization has Ecosystem Enablers now, on trial until Jan 2, 2999. As soon as the payment is confirmed, Innovators & Solution Providers takes its place',
    );
    expect(screen.getByText('2 challenge submissions/year instead of unlimited challenge submissions')).toBeVisible();
    expect(screen.getByText('No expert sessions any more')).toBeVisible();
  });

  it('asks nothing but the terms of who takes the express checkout', async () => {
    const { user, callsTo } = open(member);
    await user.clear(await screen.findByLabelText(/^First name/));
    await user.click(screen.getByRole('radio', { name: /Express Checkout/ }));
    expect(screen.queryByLabelText(/^First name/)).toBeNull();
    await user.click(screen.getByRole('checkbox'));
    await user.click(await complete());
    await waitFor(() => expect(leaveFor).toHaveBeenCalled());
    expect(payment(callsTo('POST /api/initialize-payment'))).toEqual({
      quoteId: 'quote-1',
      organizationId: 'org-own',
      agreeTerms: true,
    });
  });

  it('can be sent again by who comes back from the provider’s page with the browser’s button', async () => {
    const { user } = open(member);
    await user.click(await screen.findByRole('checkbox'));
    await user.click(await complete());
    await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('button', { name: 'Complete Order' })).toBeNull();
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await user.click(await complete());
    await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(2));
  });

  it('says what is wrong of an address and of a name at once', async () => {
    const { user, callsTo } = open(member);
    await user.clear(await screen.findByLabelText(/^Email/));
    await user.type(screen.getByLabelText(/^Email/), 'ada at own');
    await user.clear(screen.getByLabelText(/^First name/));
    await user.click(screen.getByRole('checkbox'));
    await user.click(await complete());
    expect(await screen.findAllByText('Please enter a valid email address')).not.toHaveLength(0);
    expect(screen.getAllByText('Please enter the first name')).not.toHaveLength(0);
    expect(callsTo('POST /api/initialize-payment')).toEqual([]);
  });

  it('refuses without the terms, and without who pays', async () => {
    const { user, callsTo } = open(member);
    const button = await complete();
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    expect(await screen.findByText('Terms Required')).toBeVisible();
    expect(screen.getAllByText('Please agree to the terms and conditions to continue.').length).toBeGreaterThan(1);
    await user.click(screen.getByRole('checkbox'));
    await user.clear(screen.getByLabelText(/^Last name/));
    await user.click(button);
    expect(await screen.findByText('Required Fields')).toBeVisible();
    expect(screen.getByText('Please fill in all required billing information.')).toBeVisible();
    expect(screen.getByLabelText(/^Last name/)).toHaveAccessibleDescription('Please enter the last name');
    expect(callsTo('POST /api/initialize-payment')).toHaveLength(0);
  });

  it.each([
    [
      'in the server’s words',
      () => refusal(503, 'payment_unavailable', 'Unable to process payment. Please try again.'),
      'Unable to process payment. Please try again.',
    ],
    ['in ours where it has none', () => json(500, 'x'), 'Unable to process payment. Please try again.'],
    ['by name', () => refusal(409, 'already_paid', 'This has been paid already.'), 'This has been paid already.'],
  ])('says %s that the payment failed, and can be completed again', async (_, answer, message) => {
    const { user, callsTo } = open({ ...member, 'POST /api/initialize-payment': answer });
    await user.click(await screen.findByRole('checkbox'));
    await user.click(await complete());
    expect(await screen.findByText('Payment Failed')).toBeVisible();
    expect((await screen.findAllByText(message)).length).toBe(2);
    expect(await complete()).not.toHaveAttribute('aria-disabled');
    expect(callsTo('POST /api/initialize-payment')).toHaveLength(1);
  });

  it('says beside the field what the server refuses', async () => {
    const { user } = open({
      ...member,
      'POST /api/initialize-payment': () =>
        refusal(400, 'invalid_input', 'Refused', [{ field: 'billingInfo.phone', message: 'Too long' }]),
    });
    await user.click(await screen.findByRole('checkbox'));
    await user.click(await complete());
    await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription('Too long'));
  });

  it('says beside the box that the server has no agreement to the terms', async () => {
    const { user } = open({
      ...member,
      'POST /api/initialize-payment': () =>
        refusal(400, 'invalid_input', 'Refused', [{ field: 'agreeTerms', message: 'Please agree' }]),
    });
    await user.click(await screen.findByRole('checkbox'));
    await user.click(await complete());
    await waitFor(() => expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please agree'));
  });

  it('lets a visitor see what it costs, and sign in before paying', async () => {
    const { user, address } = open(visitor, 'innovators-annual', '?currency=NGN');
    expect(await screen.findByText(/^You will pay \$198 \(of it \$18 Sales tax 10%\) for one year/)).toBeVisible();
    for (const [label, value] of [
      ['First name', 'Vera'],
      ['Last name', 'Ito'],
      ['Email', 'vera@x.example'],
    ] as const)
      await user.type(screen.getByLabelText(new RegExp(`^${label}`)), value);
    await user.click(screen.getByRole('checkbox'));
    await user.click(await complete());
    expect(await screen.findByText('Login Required')).toBeVisible();
    expect(screen.getByText('Please log in to complete your purchase.')).toBeVisible();
    await waitFor(() =>
      expect(address()).toBe(`/login?return=${encodeURIComponent('/checkout/innovators-annual?currency=NGN')}`),
    );
  });

  it('leads somebody whose session has ended to sign in, and keeps what was typed', async () => {
    let signedIn = true;
    const { user, address } = open({
      ...member,
      'GET /api/auth/user': () => (signedIn ? ada : refusal(401, 'unauthenticated', 'Please sign in.')),
      'POST /api/initialize-payment': () => {
        signedIn = false;
        return refusal(401, 'unauthenticated', 'Please sign in.');
      },
    });
    await user.type(await screen.findByLabelText('City'), 'Lagos');
    await user.click(screen.getByRole('checkbox'));
    await user.click(await complete());
    expect(await screen.findByText('Login Required')).toBeVisible();
    await waitFor(() => expect(address()).toMatch(/^\/login\?return=/));
    expect(sessionStorage.getItem('draft:ada:checkout')).toContain('Lagos');
  });

  it('knows nothing of what somebody else has typed, and goes on with what was typed before signing in', async () => {
    sessionStorage.setItem('draft:ben:checkout', JSON.stringify({ phone: '+234 1', city: 'Abuja' }));
    sessionStorage.setItem('draft:ada:checkout', JSON.stringify({ city: 'Kano' }));
    sessionStorage.setItem('draft:visitor:checkout', JSON.stringify({ city: 'Lagos' }));
    open(member);
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Lagos'));
    expect(screen.getByLabelText(/^Phone/)).toHaveValue('');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(sessionStorage.getItem('draft:visitor:checkout')).toBeNull();
  });

  it('bills as the contact of the organization says, where nothing else is typed', async () => {
    const contact = {
      firstName: 'Bola',
      lastName: 'Ade',
      email: 'books@own.example',
      company: 'Own Books',
      taxId: 'NG-1',
    };
    open({ ...member, 'GET /api/billing/organizations/org-own': () => ({ contact }) });
    await waitFor(() => expect(screen.getByLabelText(/^Company/)).toHaveValue('Own Books'));
    expect(screen.getByLabelText(/^Email/)).toHaveValue('books@own.example');
  });

  it('renews an offer that has expired and says the difference', async () => {
    let total = '19800';
    const { user, callsTo } = open({
      ...member,
      'POST /api/billing/quotes': () => json(201, { ...quote, id: `quote-${total}`, total }),
      'POST /api/initialize-payment': ({ body }) =>
        (body as { quoteId: string }).quoteId === 'quote-19800'
          ? refusal(409, 'quote_expired', 'This quote is older than 30 minutes.')
          : paid,
    });
    await user.click(await screen.findByRole('checkbox'));
    // The first offer has been made before the price changes.
    await waitFor(() => expect(callsTo('POST /api/billing/quotes')).toHaveLength(1));
    total = '20900';
    await user.click(await complete());
    expect(
      await screen.findByText(
        'The offer was older than 30 minutes and has been renewed: the total was $198 and is now $209.',
      ),
    ).toBeVisible();
    expect(leaveFor).not.toHaveBeenCalled();
    await user.click(await complete());
    await waitFor(() => expect(leaveFor).toHaveBeenCalled());
    expect(callsTo('POST /api/billing/quotes')).toHaveLength(2);
  });

  it('renews an offer by itself when its time is over', async () => {
    let asked = 0;
    const { callsTo } = open({
      ...member,
      'POST /api/billing/quotes': () => {
        asked += 1;
        return json(201, asked > 1 ? quote : { ...quote, expiresAt: '2026-11-21T12:00:00.200Z' });
      },
    });
    expect(await screen.findByText(/has been renewed: the total is still \$198/)).toBeVisible();
    expect(callsTo('POST /api/billing/quotes')).toHaveLength(2);
  });

  it('shows the credit of a change, in the currency of the running subscription', async () => {
    const credit = { kind: 'credit', description: 'Unused rest: 296 of 366 days', quantity: 1, amount: '-5' };
    const { callsTo } = open({
      ...member,
      'GET /api/subscription/status': () => ({
        hasSubscription: true,
        subscription: { organizationId: 'org-own', status: 'active', currency: 'NGN' },
      }),
      'POST /api/billing/quotes': () =>
        json(201, { ...quote, purpose: 'change', currency: 'NGN', lines: [planLine, credit], credit: '5' }),
    });
    expect(await screen.findByText('−₦0.05')).toBeVisible();
    expect(
      screen.getByText(
        /less ₦0\.05 that you have paid and not used\. As soon as the payment is confirmed, it takes the place of the current plan/,
      ),
    ).toBeVisible();
    expect(screen.getByLabelText('Currency')).toBeDisabled();
    expect(screen.getByText('The running subscription is paid in NGN.')).toBeVisible();
    expect(payment(callsTo('POST /api/billing/quotes'))).toMatchObject({ currency: 'NGN' });
  });

  it('shows what was asked for last, also where the answer before comes later', async () => {
    let late: (answer: unknown) => void = () => undefined;
    const inNaira = { ...quote, id: 'quote-2', currency: 'NGN', total: '29700000' };
    const { user } = open({
      ...member,
      'POST /api/billing/quotes': ({ body }) =>
        (body as { currency: string }).currency === 'USD'
          ? new Promise((resolve) => (late = resolve))
          : json(201, inNaira),
    });
    await user.selectOptions(await screen.findByLabelText('Currency'), 'NGN');
    expect(await screen.findByText(/^You pay ₦297,000/)).toBeVisible();
    await act(async () => late(json(201, quote)));
    expect(screen.getByText(/^You pay ₦297,000/)).toBeVisible();
  });

  it('asks for a quote of the organization and the currency that are chosen', async () => {
    const { user, callsTo } = open({ ...member, 'GET /api/auth/user': () => adaOfTwo });
    await user.selectOptions(await screen.findByLabelText('On behalf of'), 'org-second');
    await user.selectOptions(screen.getByLabelText('Currency'), 'NGN');
    await waitFor(() =>
      expect(payment(callsTo('POST /api/billing/quotes'))).toEqual({
        organizationId: 'org-second',
        planId: 'innovators-annual',
        currency: 'NGN',
      }),
    );
  });

  it.each([
    ['nothing_to_pay', 'There is nothing to pay now'],
    ['currency_not_charged', 'Payments in USD are not possible here'],
    ['amount_too_small', 'The amount is too small to be charged'],
    ['payment_unavailable', 'Payments are not possible just now'],
  ])('says of a quote that cannot be paid (%s) why, and has no button for it', async (obstacle, title) => {
    const appliesOn = '2027-11-21T12:00:00.000Z';
    open({ ...member, 'POST /api/billing/quotes': () => json(201, { ...quote, obstacle, appliesOn }) });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Complete Order' })).toBeNull();
  });

  it('leads to the change at the end of the period where a higher plan is paid', async () => {
    open({ ...member, 'POST /api/billing/quotes': () => json(201, { ...quote, obstacle: 'nothing_to_pay' }) });
    expect(await screen.findByRole('link', { name: 'Change at the end of the period' })).toHaveAttribute(
      'href',
      '/organizations/org-own/billing?change=innovators-annual',
    );
  });

  it('says of a change of the interval that it is one', async () => {
    open({
      ...member,
      'GET /api/subscription/status': () => ({
        hasSubscription: true,
        plan: { ...monthly('innovators') },
        subscription: { organizationId: 'org-own', status: 'active', currency: 'USD' },
      }),
      'POST /api/billing/quotes': () => json(201, { ...quote, purpose: 'change', credit: '1000' }),
    });
    expect(await screen.findByText(/less \$10 that you have paid and not used/)).toHaveTextContent(
      'Innovators & Solution Providers is billed by the year instead of by the month, and a new year begins.',
    );
  });

  it('says to who has the Lite plan free what paying for it changes', async () => {
    const plans = priceBook.plans.map((plan) => ({ ...plan, waived: false }));
    open({ ...member, 'GET /api/plans': () => ({ ...priceBook, plans }) }, 'lite-annual');
    expect(await screen.findByText(/on the Lite Plan already, free of charge and without an end/)).toBeVisible();
    expect(await complete()).toBeEnabled();
  });

  it('says that the organization has the plan', async () => {
    open({
      ...member,
      'POST /api/billing/quotes': () => refusal(409, 'plan_runs_already', 'The organization has this plan already.'),
    });
    expect(await screen.findByRole('heading', { name: 'Own Organization has this plan' })).toBeVisible();
  });

  it('asks again for a total that could not be computed', async () => {
    let works = false;
    const { user } = open({
      ...member,
      'POST /api/billing/quotes': () => (works ? json(201, quote) : json(500, {})),
    });
    works = await screen.findByRole('button', { name: 'Try again' }).then(() => true);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^You pay \$198/)).toBeVisible();
  });

  it('is not for a plain member', async () => {
    const [own] = ada.organizations;
    open({ ...member, 'GET /api/auth/user': () => ({ ...ada, organizations: [{ ...own, role: 'member' }] }) });
    expect(await screen.findByRole('heading', { name: 'An owner or admin buys the plan' })).toBeVisible();
  });

  it.each([
    ['a visitor', visitor, 'Join the Alliance'],
    ['a member', member, 'Go to your home page'],
  ])('has nothing to pay for a plan that is free to join, for %s', async (_, answers, action) => {
    open(
      {
        ...answers,
        'GET /api/billing/estimates': () => ({ ...estimate, listTotal: '1500', subtotal: '0', total: '0' }),
      },
      'lite-annual',
    );
    expect(await screen.findByRole('heading', { name: 'Lite Plan is free to join' })).toBeVisible();
    expect(screen.getByRole('link', { name: action })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Complete Order' })).toBeNull();
    expect(screen.getByText('Lite Plan, free to join')).toBeVisible();
    const summary = within(
      (await screen.findByRole('heading', { name: 'Order summary' })).parentElement as HTMLElement,
    );
    expect(await summary.findByText('Free')).toBeVisible();
    expect(summary.getByText('$0')).toBeVisible();
    expect(summary.queryByText('Subtotal')).toBeNull();
    expect(summary.queryByLabelText('Currency')).toBeNull();
  });

  it('leads from a plan that there is not to the plans', async () => {
    const { address } = open(visitor, 'platinum');
    await waitFor(() => expect(address()).toBe('/subscription'));
  });

  it('asks again for plans that could not be loaded', async () => {
    let works = false;
    const { user } = open({ ...visitor, 'GET /api/plans': () => (works ? priceBook : json(500, {})) });
    await screen.findByText('The plan could not be loaded');
    works = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Order summary' })).toBeVisible();
  });
});
