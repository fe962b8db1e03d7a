import { screen, waitFor, within } from '@testing-library/react';
import { json, openPage, refusal } from '@/testing/openPage';
import { priceBook } from '@/testing/price-book';
import EntitlementsPage from './EntitlementsPage';
import PricesPage from './PricesPage';

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

const change = {
  ...{ planId: 'innovators-annual', currency: 'USD', chargedBefore: '18000', charged: '19050' },
  ...{ listBefore: '39900', list: '39900', subscriptions: 14 },
};
const version = {
  ...{ version: 1, validFrom: '2026-01-01T00:00:00Z', publishedBy: null, publishedAt: null },
  prices: [{ planId: 'innovators-annual', currency: 'USD', charged: '18000', list: '39900' }],
};

describe('the price editor', () => {
  const open = (answers: Record<string, (call: never) => unknown> = {}) =>
    openPage(PricesPage, {
      answers: { 'GET /api/plans': () => priceBook, 'GET /api/admin/prices': () => [version], ...answers } as never,
    });
  const innovators = () => screen.findByLabelText('Innovators & Solution Providers, yearly, USD charged');

  it('publishes what was changed alone, after it was said for whom', async () => {
    const { user, callsTo } = open({
      'POST /api/admin/prices/preview': () => ({ changes: [change] }),
      'POST /api/admin/prices': () => json(201, { ...version, version: 2 }),
    });
    const price = await innovators();
    expect(price).toHaveValue('180');
    expect(screen.getByRole('button', { name: 'Preview changes' })).toBeDisabled();
    await user.clear(price);
    await user.type(price, '190.50');
    await user.click(screen.getByRole('button', { name: 'Preview changes' }));
    const dialog = await screen.findByRole('dialog', { name: 'Publish prices' });
    expect(within(dialog).getByText('14 subscriptions pay it when they are renewed')).toBeVisible();
    expect(
      within(dialog).getByText(/not sooner than 30 days from now. Owners and billing contacts are told/),
    ).toBeVisible();
    expect(within(dialog).getByText(/\$180 → \$190.50/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
    expect(await within(dialog).findAllByText('Say why')).not.toHaveLength(0);
    expect(callsTo('POST /api/admin/prices')).toEqual([]);
    await user.type(within(dialog).getByLabelText(/^Reason/), 'The offer is over');
    await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('A version of the price book was added.')).toBeVisible();
    const sent = { planId: 'innovators-annual', currency: 'USD', charged: '19050', list: '39900' };
    expect(callsTo('POST /api/admin/prices/preview')[0]?.body).toEqual({ prices: [sent] });
    expect(callsTo('POST /api/admin/prices')[0]?.body).toEqual({ prices: [sent], reason: 'The offer is over' });
  });

  it('shows what was published once the plans have it, and no change that would take it back', async () => {
    let book = priceBook;
    const { user } = open({
      'GET /api/plans': async () => {
        const answer = book;
        await new Promise((resolve) => setTimeout(resolve, 100));
        return answer;
      },
      'POST /api/admin/prices/preview': () => ({ changes: [change] }),
      'POST /api/admin/prices': () => {
        const usd = { ...priceBook.plans.find(({ id }) => id === 'innovators-annual')?.prices.USD, charged: '19050' };
        book = {
          ...priceBook,
          plans: priceBook.plans.map((plan) =>
            plan.id === 'innovators-annual' ? { ...plan, prices: { ...plan.prices, USD: usd as never } } : plan,
          ),
        };
        return json(201, { ...version, version: 2 });
      },
    });
    const price = await innovators();
    await user.clear(price);
    await user.type(price, '190.50');
    await user.click(screen.getByRole('button', { name: 'Preview changes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish prices' }));
    await user.type(dialog.getByLabelText(/^Reason/), 'The offer is over');
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(price).toHaveValue('190.50'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Start over' })).toBeDisabled());
    expect(Object.keys(sessionStorage).filter((slot) => slot.endsWith(':prices'))).toEqual([]);
  });

  it('names the price that is none, and sends nothing', async () => {
    const { user, callsTo } = open();
    const price = await innovators();
    await user.clear(price);
    await user.type(price, 'ten');
    await user.click(screen.getByRole('button', { name: 'Preview changes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Enter a price: Innovators & Solution Providers, yearly, USD charged',
    );
    expect(price).toHaveAttribute('aria-invalid', 'true');
    expect(callsTo('POST /api/admin/prices/preview')).toEqual([]);
  });

  it('has its prices where they are reached and scrolled by key', async () => {
    open();
    const price = await innovators();
    const region = screen.getByRole('region', { name: 'Prices of the plans' });
    expect(region).toContainElement(price);
    expect(region).toHaveAttribute('tabindex', '0');
  });

  it('keeps what was typed, and starts over when told to', async () => {
    const { user, close } = open();
    await user.type(await innovators(), '0');
    close();
    const again = open();
    await waitFor(async () => expect(await innovators()).toHaveValue('1800'));
    await again.user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(await innovators()).toHaveValue('180');
  });

  it('says in the server’s words what is wrong with a price', async () => {
    const { user } = open({
      'POST /api/admin/prices/preview': () =>
        refusal(400, 'invalid_input', 'Wrong', [{ field: 'prices[0].list', message: 'The list price is too low' }]),
    });
    await user.type(await innovators(), '0');
    await user.click(screen.getByRole('button', { name: 'Preview changes' }));
    expect(await screen.findByText('The list price is too low')).toBeVisible();
  });

  it('ends a waiver only when it was asked', async () => {
    const { user, callsTo } = open({
      'POST /api/admin/plans/lite-annual/waiver': () => new Response(null, { status: 204 }),
    });
    await user.click(await screen.findByRole('button', { name: 'End the waiver: Lite Plan, yearly' }));
    const dialog = await screen.findByRole('dialog', { name: 'End the waiver?' });
    expect(callsTo('POST /api/admin/plans/lite-annual/waiver')).toEqual([]);
    await user.type(within(dialog).getByLabelText(/^Reason/), 'It is worth its price');
    await user.click(within(dialog).getByRole('button', { name: 'End the waiver' }));
    expect(await screen.findByText('Lite Plan, yearly is sold.')).toBeVisible();
    expect(callsTo('POST /api/admin/plans/lite-annual/waiver')[0]?.body).toEqual({
      waived: false,
      reason: 'It is worth its price',
    });
  });

  it('shows the versions that there were', async () => {
    open();
    expect(await screen.findByText('Version 1')).toBeVisible();
    expect(screen.getByText(/As the product came, 1 price/)).toBeVisible();
  });
});

const rule = (tier: string, allowance: string, limit: number | null) => ({
  ...{ tier, allowance, limit, period: 'year', inWords: '', version: 1, since: '2026-01-01T00:00:00Z' },
});
const table = [
  {
    ...{ feature: 'submit_problems', name: 'challenge submissions', isCounted: true },
    rules: [
      rule('free', 'off', null),
      rule('innovators_solution_providers', 'limited', 2),
      rule('ecosystem_enablers', 'on', null),
    ],
  },
  {
    ...{ feature: 'messages', name: 'direct messages', isCounted: false },
    rules: [rule('free', 'off', null), rule('innovators_solution_providers', 'on', null)],
  },
  {
    ...{ feature: 'browse_problems', name: 'browse the problem database', isCounted: false, isRight: true },
    rules: [rule('free', 'on', null), rule('innovators_solution_providers', 'on', null)],
  },
];
const grant = {
  ...{ id: 'g1', organizationId: 'o1', organizationName: 'TechFlow Solutions', feature: 'submit_problems' },
  ...{ inWords: '10 challenge submissions/year', reason: 'Pilot', isRunning: true },
  ...{ createdAt: '2026-11-20T10:00:00Z', expiresAt: '2027-11-20T10:00:00Z' },
};

describe('the entitlement editor', () => {
  const open = (answers: Record<string, (call: never) => unknown> = {}) =>
    openPage(EntitlementsPage, {
      answers: {
        'GET /api/admin/entitlements': () => table,
        'GET /api/admin/entitlements/history': () => [rule('innovators_solution_providers', 'limited', 2)],
        'GET /api/admin/entitlement-grants': () => json(200, [grant], { 'x-total-count': '1' }),
        'POST /api/admin/entitlements/preview': () => ({ organizationsAbove: 14, inWords: '' }),
        ...answers,
      } as never,
    });

  it('says what each tier allows', async () => {
    open();
    for (const name of [
      'Challenge submissions, Lite Plan: Off. Change',
      'Challenge submissions, Innovators & Solution Providers: 2 each year. Change',
      'Challenge submissions, Ecosystem Enablers: Unlimited. Change',
      'Direct messages, Innovators & Solution Providers: On. Change',
    ])
      expect(await screen.findByRole('button', { name })).toBeVisible();
    expect(screen.getByText('Browse problems')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Browse problems/ })).not.toBeInTheDocument();
  });

  it('changes a limit, and says before how many organizations are above it', async () => {
    const { user, callsTo } = open({ 'POST /api/admin/entitlements': () => json(201, table[0]?.rules[1]) });
    await user.click(await screen.findByRole('button', { name: /^Challenge submissions, Innovators/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Challenge submissions' });
    const versions = await within(dialog).findByRole('region', { name: 'Versions' });
    expect(versions).toHaveTextContent(/\d: 2 each year/);
    const limit = within(dialog).getByLabelText(/^Limit/);
    await user.clear(limit);
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findAllByText(/The limit is a whole number/)).not.toHaveLength(0);
    await user.type(limit, '1');
    expect(await within(dialog).findByText(/^14 organizations are above the new limit/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findAllByText('Say why')).not.toHaveLength(0);
    await user.type(within(dialog).getByLabelText(/^Reason/), 'Two were too many');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Entitlement changed')).toBeVisible();
    expect(callsTo('POST /api/admin/entitlements')[0]?.body).toEqual({
      ...{ tier: 'innovators_solution_providers', feature: 'submit_problems' },
      ...{ allowance: 'limited', limit: 1, period: 'year', reason: 'Two were too many' },
    });
  });

  it('offers no limit for what is not counted', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Direct messages, Lite Plan/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Direct messages' });
    const options = within(within(dialog).getByLabelText(/^Allowance/)).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Off', 'On']);
  });

  it('grants more to one organization, until a date and for a reason', async () => {
    const { user, callsTo } = open({
      'GET /api/admin/organizations': () => [{ id: 'o1', name: 'TechFlow Solutions', type: 'startup', tier: 'free' }],
      'POST /api/admin/entitlement-grants': () => json(201, grant),
    });
    await user.click(await screen.findByRole('button', { name: 'Grant more' }));
    const dialog = await screen.findByRole('dialog', { name: 'Grant more' });
    await user.click(within(dialog).getByRole('button', { name: 'Grant' }));
    for (const message of ['Choose an organization', 'Choose a date to come', 'Say why'])
      expect(await within(dialog).findAllByText(message)).not.toHaveLength(0);
    await user.type(within(dialog).getByLabelText(/^Organization/), 'tech');
    await user.click(await within(dialog).findByRole('button', { name: /^TechFlow Solutions/ }));
    await user.selectOptions(within(dialog).getByLabelText(/^Allowance/), 'limited');
    await user.type(within(dialog).getByLabelText(/^Limit/), '10');
    await user.type(within(dialog).getByLabelText(/^Until/), '2099-12-31');
    await user.type(within(dialog).getByLabelText(/^Reason/), 'Pilot');
    await user.click(within(dialog).getByRole('button', { name: 'Grant' }));
    expect(await screen.findByText('Granted', { selector: 'p, div, span, strong' })).toBeVisible();
    expect(callsTo('POST /api/admin/entitlement-grants')[0]?.body).toEqual({
      ...{ organizationId: 'o1', feature: 'submit_problems', allowance: 'limited', limit: 10, period: 'year' },
      ...{ reason: 'Pilot', expiresAt: '2099-12-31T23:59:59Z' },
    });
  });

  it('ends a grant only when it was asked', async () => {
    const { user, callsTo } = open({
      'POST /api/admin/entitlement-grants/g1/end': () => ({ ...grant, isRunning: false }),
    });
    await user.click(await screen.findByRole('button', { name: /^End the grant of TechFlow Solutions/ }));
    const dialog = await screen.findByRole('dialog', { name: 'End this grant?' });
    expect(callsTo('POST /api/admin/entitlement-grants/g1/end')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'End grant' }));
    expect(await screen.findByText('Grant ended')).toBeVisible();
  });
});
