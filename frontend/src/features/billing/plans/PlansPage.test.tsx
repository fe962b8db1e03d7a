import { act, screen, waitFor, within } from '@testing-library/react';
import { json, openPage, refusal } from '@/testing/openPage';
import { ada, adaOfTwo } from '@/testing/people';
import { priceBook } from '@/testing/price-book';
import { leaveFor } from '@/ui/leave';
import PlansPage from './PlansPage';

jest.mock('@/ui/leave', () => ({ leaveFor: jest.fn() }));

const visitor = { 'GET /api/auth/user': () => refusal(401, 'unauthenticated', 'Please sign in.') as unknown };
const member = {
  'GET /api/auth/user': () => ada as unknown,
  'GET /api/subscription/status': () => ({ hasSubscription: false }) as unknown,
  'GET /api/billing/organizations/org-own/plan-losses': () => [] as unknown,
};
const subscribed = {
  hasSubscription: true,
  plan: {
    id: 'enablers-annual',
    name: 'Ecosystem Enablers',
    tierType: 'ecosystem_enablers',
    billingInterval: 'yearly',
  },
  subscription: {
    organizationId: 'org-own',
    status: 'active',
    currency: 'NGN',
    currentPeriodStart: '2026-05-01T00:00:00Z',
    currentPeriodEnd: '2027-05-01T00:00:00Z',
    cancelAtPeriodEnd: false,
  },
};

function open(answers: Record<string, (call: never) => unknown>, at = '/subscription') {
  const all = { 'GET /api/plans': () => priceBook, ...answers } as Record<string, () => unknown>;
  return openPage(PlansPage, { path: '/subscription', at, answers: all });
}

const card = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('article') as HTMLElement);
const innovators = () => card('Innovators & Solution Providers');

describe('the plans page', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
    delete document.documentElement.dataset.session;
  });

  it('shows a visitor all four plans as the price book has them, by the year and in dollars at first', async () => {
    const { callsTo } = open(visitor);
    const found = await innovators();
    for (const text of [
      'About Innovators & Solution Providers',
      '1 seat',
      '$180',
      '/year',
      '$15 per month',
      'Save $60/year',
      'A feature of Innovators & Solution Providers',
      'The point of Innovators & Solution Providers',
      'Most Popular',
      'Early Price',
    ])
      expect(found.getByText(text)).toBeInTheDocument();
    expect(found.getByText('$399').tagName).toBe('S');
    expect(screen.getAllByRole('article')).toHaveLength(4);
    expect(screen.getAllByText('Most Popular')).toHaveLength(1);
    expect(screen.getAllByText('Early Price')).toHaveLength(3);
    for (const saving of ['$15', '$60', '$180', '$450'])
      expect(screen.getByText(`Save ${saving}/year`)).toBeInTheDocument();
    for (const seats of ['No Seats', '1 seat', '3 seats', '6 seats'])
      expect(screen.getByText(seats)).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Yearly Save' })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveValue('USD');
    expect(callsTo('GET /api/subscription/status')).toEqual([]);
  });

  it('waives the price of the Lite plan', async () => {
    open(visitor);
    const lite = await card('Lite Plan');
    expect(lite.getByText('Free')).toBeInTheDocument();
    expect(lite.getByText('$15').tagName).toBe('S');
    expect(lite.queryByText(/per month/)).not.toBeInTheDocument();
  });

  it('shows the months, and naira, and keeps both in the address', async () => {
    const { user, address } = open(visitor);
    await innovators();
    await user.click(screen.getByRole('radio', { name: 'Monthly' }));
    expect((await innovators()).getByText('$20')).toBeInTheDocument();
    expect((await innovators()).getByText('/month')).toBeInTheDocument();
    expect(screen.queryByText(/^Save \$|per month/)).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'NGN');
    expect((await innovators()).getByText('₦30,000')).toBeInTheDocument();
    expect(address()).toBe('/subscription?interval=monthly&currency=NGN');
    await user.click(screen.getByRole('radio', { name: 'Yearly Save' }));
    expect((await innovators()).getByText('₦270,000')).toBeInTheDocument();
    expect((await innovators()).getByText('₦22,500 per month')).toBeInTheDocument();
    expect((await innovators()).getByText('Save ₦90,000/year')).toBeInTheDocument();
  });

  it('opens as its address says, and as usual where that makes no sense', async () => {
    const first = open(visitor, '/subscription?interval=monthly&currency=NGN');
    expect((await innovators()).getByText('₦30,000')).toBeInTheDocument();
    first.close();
    open(visitor, '/subscription?interval=weekly&currency=toString');
    expect((await innovators()).getByText('$180')).toBeInTheDocument();
  });

  it('marks no offer where the list price is asked', async () => {
    const plans = priceBook.plans.map((plan) => ({
      ...plan,
      prices: { ...plan.prices, USD: { charged: plan.prices.USD.list, list: plan.prices.USD.list } },
    }));
    open({ ...visitor, 'GET /api/plans': () => ({ ...priceBook, plans }) });
    await innovators();
    expect(screen.queryByText('Early Price')).not.toBeInTheDocument();
  });

  it('says how it is paid, and by when and how it comes back', async () => {
    open(visitor);
    expect(await screen.findByRole('img', { name: '45-day money-back guarantee' })).toBeInTheDocument();
    expect(screen.getByText(/Within 45 days of your organization’s first payment/)).toHaveTextContent(
      'write to help@alliance.example',
    );
    expect(screen.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms');
    for (const method of ['Visa', 'Mastercard', 'Verve', 'Bank transfer', 'Mobile money (Nigeria)'])
      expect(screen.getByText(method)).toBeInTheDocument();
    expect(screen.getByText(/^Powered by a card payment provider/)).toBeInTheDocument();
    expect(screen.getByText(/for 21 days, without a credit card/)).toBeInTheDocument();
  });

  it('says what could not be loaded, and tries again', async () => {
    let isDown = true;
    const { user } = open({
      ...visitor,
      'GET /api/plans': () => (isDown ? refusal(503, 'temporarily_unavailable', 'Come back soon.') : priceBook),
    });
    expect(await screen.findByText('The plans could not be loaded')).toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await innovators()).getByText('$180')).toBeInTheDocument();
  });

  describe('choosing a plan', () => {
    const choice = async (name: string, role = 'link') =>
      (await card(name)).getByRole(role, { name: /^(Subscribe Now|Start Lite Plan)/ });

    it('leads a visitor to the checkout, which says what is charged before anybody signs in', async () => {
      open(visitor, '/subscription?currency=NGN');
      await waitFor(async () =>
        expect(await choice('Ecosystem Enablers')).toHaveAttribute('href', '/checkout/enablers-annual?currency=NGN'),
      );
      expect(await choice('Lite Plan')).toHaveAttribute('href', '/membership?tier=free');
    });

    it('leads a member to the checkout, with the currency and the organization', async () => {
      const { user } = open(member);
      await screen.findByText('Own Organization has no paid subscription.');
      expect(await choice('Ecosystem Enablers')).toHaveAttribute(
        'href',
        '/checkout/enablers-annual?currency=USD&organizationId=org-own',
      );
      await user.click(screen.getByRole('radio', { name: 'Monthly' }));
      expect(await choice('Ecosystem Enablers')).toHaveAttribute(
        'href',
        '/checkout/enablers-monthly?currency=USD&organizationId=org-own',
      );
    });

    it('tells a member on the free plan that they are', async () => {
      const { user } = open(member);
      await screen.findByText('Own Organization has no paid subscription.');
      await user.click(await choice('Lite Plan', 'button'));
      expect(await screen.findByText('You are already on the free plan.')).toBeInTheDocument();
    });

    it('sells the Lite plan like the others once it is not waived any more', async () => {
      const plans = priceBook.plans.map((plan) => ({ ...plan, waived: false }));
      open({ ...member, 'GET /api/plans': () => ({ ...priceBook, plans }) });
      await screen.findByText('Own Organization has no paid subscription.');
      expect(await choice('Lite Plan')).toHaveTextContent('Start Lite Plan');
      expect(await choice('Lite Plan')).toHaveAttribute('href', expect.stringMatching(/^\/checkout\/lite-annual\?/));
      expect((await card('Lite Plan')).getByText('You have it already, free of charge.')).toBeInTheDocument();
    });

    it('leads from a higher plan to the change when its period is over, and to the checkout of a higher one', async () => {
      open({ ...member, 'GET /api/subscription/status': () => subscribed });
      await screen.findByText(/^Own Organization · Yearly/);
      const lower = await card('Innovators & Solution Providers');
      expect(lower.getByRole('link', { name: /^Subscribe Now/ })).toHaveAttribute(
        'href',
        '/organizations/org-own/billing?change=innovators-annual',
      );
      expect(lower.getByText(/^Nothing to pay now: it can begin on/)).toHaveTextContent('May 1, 2027');
      expect(await choice('Enterprise Alliance Partners')).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/checkout\/enterprise-annual\?/),
      );
    });

    it('is for owners and admins, and says so to others', async () => {
      const colleague = { ...ada, organizations: ada.organizations.map((own) => ({ ...own, role: 'member' })) };
      open({ ...member, 'GET /api/auth/user': () => colleague });
      await screen.findByText('Only an owner or admin of Own Organization can change its plan.');
      expect(screen.queryByRole('link', { name: /^Subscribe Now/ })).not.toBeInTheDocument();
    });
  });

  describe('the banner', () => {
    it('says what runs and until when, marks its card and shows its currency', async () => {
      open({ ...member, 'GET /api/subscription/status': () => subscribed });
      expect(
        await screen.findByRole('heading', { name: 'Active Subscription: Ecosystem Enablers' }),
      ).toBeInTheDocument();
      expect(screen.getByText(/^Own Organization · Yearly/)).toHaveTextContent('in NGN · paid until May 1, 2027');
      const enablers = await card('Ecosystem Enablers');
      expect(enablers.getByText('Your plan')).toBeInTheDocument();
      expect(enablers.getByText('₦2,250,000')).toBeInTheDocument();
      expect(enablers.queryByRole('link')).not.toBeInTheDocument();
      expect((await card('Lite Plan')).getByRole('link', { name: /^Start Lite Plan/ })).toHaveAttribute(
        'href',
        '/organizations/org-own/billing',
      );
      expect(screen.getByRole('link', { name: 'Manage billing' })).toHaveAttribute(
        'href',
        '/organizations/org-own/billing',
      );
    });

    it.each([
      [{ cancelAtPeriodEnd: true }, /ends on May 1, 2027/, undefined],
      [{ status: 'past_due' }, /was paid until May 1, 2027/, 'Payment due'],
      [{ status: 'grace' }, /was paid until May 1, 2027/, 'Payment overdue'],
    ])('says of %j when and why it ends', async (change, line, badge) => {
      const subscription = { ...subscribed.subscription, ...change };
      open({ ...member, 'GET /api/subscription/status': () => ({ ...subscribed, subscription }) });
      expect(await screen.findByText(/^Own Organization · Yearly/)).toHaveTextContent(line);
      if (badge) expect(screen.getByText(badge)).toBeInTheDocument();
    });

    describe('of a renewal that was not paid', () => {
      const pastDue = { ...subscribed, subscription: { ...subscribed.subscription, status: 'past_due' } };
      const due = { plan: { ...subscribed.plan, id: 'innovators-annual' }, total: '225000000', currency: 'NGN' };
      const unpaid = {
        ...member,
        'GET /api/subscription/status': () => pastDue,
        'GET /api/billing/organizations/org-own': () => ({ due }),
      };
      const payIt = async (answer: () => unknown) => {
        const page = open({ ...unpaid, 'POST /api/initialize-payment': answer });
        await page.user.click(await screen.findByRole('button', { name: 'Pay ₦2,250,000' }));
        return page;
      };

      it('leads whoever decides to pay it', async () => {
        const { callsTo } = await payIt(() => ({ authorization_url: 'https://checkout.paystack.com/x' }));
        await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://checkout.paystack.com/x'));
        expect(callsTo('POST /api/initialize-payment')[0]?.body).toEqual({
          planId: 'innovators-annual',
          currency: 'NGN',
          organizationId: 'org-own',
        });
      });

      it.each([
        [
          'the server has',
          () => refusal(503, 'payment_unavailable', 'Payments rest until noon.'),
          'Payments rest until noon.',
        ],
        ['we have where it has none', () => json(500, 'x'), 'Unable to initialize payment. Please try again.'],
      ])('says in the words that %s that it could not begin', async (_, answer, message) => {
        await payIt(answer);
        expect(await screen.findByText('Payment Initialization Failed')).toBeVisible();
        expect(screen.getByText(message)).toBeVisible();
        // The message may stand there before the button is ready again.
        await waitFor(() => expect(screen.getByRole('button', { name: 'Pay ₦2,250,000' })).toBeEnabled());
      });

      it('leads to the sign-in first where the session has ended', async () => {
        const { address } = await payIt(() => refusal(401, 'unauthenticated', 'Please sign in.'));
        expect(await screen.findByText('Login Required')).toBeVisible();
        expect(screen.getByText('Please log in to complete your purchase.')).toBeVisible();
        await waitFor(() => expect(address()).toBe('/login?return=%2Fsubscription'));
      });

      it('asks a colleague who does not decide for no money', async () => {
        const colleague = { ...ada, organizations: ada.organizations.map((own) => ({ ...own, role: 'member' })) };
        open({ ...unpaid, 'GET /api/auth/user': () => colleague });
        await screen.findByText('Only an owner or admin of Own Organization can change its plan.');
        expect(await screen.findByText('Payment due')).toBeVisible();
        expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
      });
    });

    const adaWith = (days: number) => ({
      ...ada,
      organizations: ada.organizations.map((own) => {
        const trialEndsAt = new Date(Date.now() + days * 86_400_000).toISOString();
        const membershipTier = 'ecosystem_enablers';
        return { ...own, membershipTier, organization: { ...own.organization, trialEndsAt } };
      }),
    });

    it('says until when a trial runs, after which the free plan stays', async () => {
      const { user } = open({ ...member, 'GET /api/auth/user': () => adaWith(1) });
      expect(await screen.findByRole('heading', { name: 'Free trial: Ecosystem Enablers' })).toBeInTheDocument();
      expect(screen.getByText(/Nothing is charged unless you subscribe/)).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: /^Start Lite Plan/ }));
      expect(await screen.findByText(/^You are already on the free plan: it is what stays/)).toBeInTheDocument();
    });

    const lossesOf = (tierType: string) => () => [
      { tierType, losses: [{ name: 'expert sessions', now: '2 expert sessions/year', left: null }] },
    ];
    const losses = 'GET /api/billing/organizations/org-own/plan-losses';

    it('says what a lower plan would take of what nobody pays for, and from when on', async () => {
      open({
        ...member,
        'GET /api/auth/user': () => adaWith(-1),
        [losses]: lossesOf('innovators_solution_providers'),
      });
      const lower = await innovators();
      expect(
        await lower.findByText(
          'Own Organization has Ecosystem Enablers now, without paying for it. As soon as the payment is confirmed, Innovators & Solution Providers takes its place, and there is less than now.',
        ),
      ).toBeInTheDocument();
      expect(lower.getByText('What there is less of (1)')).toBeInTheDocument();
      expect(lower.getByText('No expert sessions any more')).toBeInTheDocument();
      expect((await card('Enterprise Alliance Partners')).queryByText(/less than now/)).not.toBeInTheDocument();
    });

    it('says the same of what is paid, from the end of that', async () => {
      open({
        ...member,
        'GET /api/auth/user': () => adaWith(-1),
        'GET /api/subscription/status': () => subscribed,
        [losses]: lossesOf('innovators_solution_providers'),
      });
      expect(await (await innovators()).findByText(/takes its place/)).toHaveTextContent(
        'Own Organization has Ecosystem Enablers now. From May 1, 2027 on, Innovators & Solution Providers takes its place',
      );
    });

    it('tells a plan without a subscription from a trial', async () => {
      open({ ...member, 'GET /api/auth/user': () => adaWith(-1) });
      expect(await screen.findByRole('heading', { name: 'Your plan: Ecosystem Enablers' })).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: /^Start Lite Plan/ })).not.toBeInTheDocument();
    });

    it('is about the organization that is chosen', async () => {
      const { user, address } = open({
        ...member,
        'GET /api/auth/user': () => adaOfTwo,
        'GET /api/subscription/status': ({ url }: { url: URL }) =>
          url.searchParams.get('organizationId') === 'org-second' ? { hasSubscription: false } : subscribed,
      });
      await screen.findByText(/^Own Organization · Yearly/);
      await user.selectOptions(screen.getByLabelText('On behalf of'), 'Second Organization');
      expect(await screen.findByText('Second Organization has no paid subscription.')).toBeInTheDocument();
      expect(address()).toBe('/subscription?organizationId=org-second');
    });

    it('is not there for a visitor, nor for a member of no organization', async () => {
      const first = open(visitor);
      await innovators();
      expect(screen.queryByText(/subscription\.$|^Loading your plan/)).not.toBeInTheDocument();
      first.close();
      const { callsTo } = open({ 'GET /api/auth/user': () => ({ ...ada, organizations: [] }) });
      await innovators();
      expect(callsTo('GET /api/subscription/status')).toEqual([]);
    });

    it('has its place from the start for whoever has a session, and says when nobody knows', async () => {
      document.documentElement.dataset.session = '';
      open({ ...member, 'GET /api/subscription/status': () => refusal(503, 'temporarily_unavailable', 'Soon.') });
      expect(screen.getByText('Loading your plan...')).toBeInTheDocument();
      expect(await screen.findByText(/How it stands could not be loaded/)).toBeInTheDocument();
    });
  });

  describe('from a mail', () => {
    const opened = (answers: Parameters<typeof open>[0]) => open(answers, '/subscription?from=email');

    it('leads a visitor to the sign-in and back after two seconds, and says so', async () => {
      jest.useFakeTimers({ advanceTimers: true });
      const { address } = opened(visitor);
      expect(await screen.findByText('Login Required')).toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(1500));
      expect(address()).toBe('/subscription?from=email');
      await act(() => jest.advanceTimersByTimeAsync(600));
      await waitFor(() => expect(address()).toBe('/login?return=%2Fsubscription'));
    });

    it('keeps what else the address says', async () => {
      jest.useFakeTimers({ advanceTimers: true });
      const { address } = open(visitor, '/subscription?from=email&organizationId=org-own&interval=monthly');
      await screen.findByText('Login Required');
      await act(() => jest.advanceTimersByTimeAsync(2100));
      const back = encodeURIComponent('/subscription?organizationId=org-own&interval=monthly');
      await waitFor(() => expect(address()).toBe(`/login?return=${back}`));
    });

    it('lets a member stay', async () => {
      jest.useFakeTimers({ advanceTimers: true });
      const { address } = opened(member);
      await screen.findByText('Own Organization has no paid subscription.');
      await act(() => jest.advanceTimersByTimeAsync(3000));
      expect(address()).toBe('/subscription?from=email');
      expect(screen.queryByText('Login Required')).not.toBeInTheDocument();
    });

    it('lets a visitor stay who does not come from one', async () => {
      jest.useFakeTimers({ advanceTimers: true });
      const { address } = open(visitor);
      await innovators();
      await act(() => jest.advanceTimersByTimeAsync(3000));
      expect(address()).toBe('/subscription');
    });
  });
});
