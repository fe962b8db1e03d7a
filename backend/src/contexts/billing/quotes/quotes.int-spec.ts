import { as, type Contexts, organizationOf, refusal, startContexts } from '../../../../test/support/contexts';
import type { Viewer } from '../../../platform/http/viewer';
import { MembershipTier } from '../../membership';
import { addMonths } from '../entitlements/periods';
import { BillingInterval, PlanCurrency } from '../plans/plan.enums';
import { CurrentSubscription, type RunningSubscription } from '../subscriptions/current-subscription';
import { hashQuote } from './hash-quote';
import { QuotesApi } from './quotes.api';
import { QuotesController } from './quotes.controller';
import { RequestQuote } from './request-quote';

const { Usd, Ngn } = PlanCurrency;
const nobody = '00000000-0000-4000-8000-ffffffffffff';

let contexts: Contexts;
let quotes: QuotesApi;
let owner: Viewer;
let organizationId: string;
let count = 0;

beforeAll(async () => {
  contexts = await startContexts();
  quotes = contexts.get(QuotesApi);
});
afterAll(() => contexts.stop());
beforeEach(async () => {
  count += 1;
  owner = await contexts.organization(`Quoted ${count}`, 'owner', MembershipTier.Free);
  organizationId = organizationOf(owner);
});
afterEach(() => {
  jest.restoreAllMocks();
  contexts.clock.reset();
});

const request = async (planId: string, currency = Usd, viewer = owner) =>
  quotes.find(await contexts.get(RequestQuote).execute(viewer, { organizationId, planId, currency }));
const subscribed = (changes: Partial<RunningSubscription> = {}) => {
  // Today, at whatever hour this runs: a day later less would be left of it.
  const periodStart = new Date(new Date().setUTCHours(0, 0, 0, 0));
  const subscription: RunningSubscription = {
    id: nobody,
    organizationId,
    planId: 'innovators-annual',
    tier: MembershipTier.InnovatorsSolutionProviders,
    interval: BillingInterval.Yearly,
    currency: Usd,
    status: 'active',
    periodStart,
    periodEnd: addMonths(periodStart, 12),
    nextPlanId: null,
    nextPriceVersion: null,
    priceVersion: 1,
    paymentId: null,
    ...changes,
  };
  jest.spyOn(contexts.get(CurrentSubscription), 'of').mockResolvedValue(subscription);
  return subscription;
};

describe('asking for a quote', () => {
  it('says exactly what will be charged, for thirty minutes, and is on record', async () => {
    let made: Awaited<ReturnType<typeof request>> | undefined;
    await expect(async () => {
      made = await request('innovators-annual');
      return made;
    }).leavesBehind(({ id, hash }) => ({
      audit: [
        {
          action: 'quote.made',
          actor: `member:${owner.id}`,
          subject: `quote:${id}`,
          details: { organizationId, planId: 'innovators-annual', currency: 'USD', total: '19800', quoteHash: hash },
        },
      ],
    }));
    expect(made).toMatchObject({
      organizationId,
      requestedBy: `member:${owner.id}`,
      purpose: 'start',
      planId: 'innovators-annual',
      tier: 'innovators_solution_providers',
      interval: 'yearly',
      priceVersion: 1,
      currency: 'USD',
      lines: [{ kind: 'plan', description: 'Innovators & Solution Providers, one year', quantity: 1, amount: 18_000n }],
      listTotal: 39_900n,
      credit: 0n,
      subtotal: 18_000n,
      tax: { rule: 'Sales tax 10%', version: 1, basisPoints: 1000, amount: 1800n },
      total: 19_800n,
      appliesAt: 'payment',
      appliesOn: null,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(Number(made?.expiresAt) - Number(made?.createdAt)).toBe(30 * 60_000);
    expect(await quotes.demand(made?.id as string, { organizationId })).toEqual(made);
  });

  it('is untaxed in naira', async () => {
    expect(await request('enterprise-annual', Ngn)).toMatchObject({
      listTotal: 1_485_000_000n,
      tax: { rule: 'No tax', amount: 0n },
      total: 742_500_000n,
    });
  });

  it('is for owners and admins of the organization', async () => {
    for (const role of ['member', 'viewer'] as const)
      await expect(() => request('innovators-annual', Usd, as(role, owner))).leavesBehind({
        refused: 'organization_required',
      });
    const stranger = await contexts.organization(`Quoted elsewhere ${count}`);
    await expect(() => request('innovators-annual', Usd, stranger)).leavesBehind({ refused: 'not_found' });
    // To a stranger it is as one that is not there.
    const { id } = await request('innovators-annual');
    const read = (quoteId: string) => contexts.get(QuotesController).getQuote(quoteId, stranger);
    const [foreign, absent] = await Promise.all([id, nobody].map((one) => read(one).catch(({ message }) => message)));
    expect([foreign, typeof foreign]).toEqual([absent, 'string']);
    expect(await request('innovators-annual', Usd, as('admin', owner))).toMatchObject({ total: 19_800n });
  });

  it('is refused for what is not sold', async () => {
    await expect(() => request('gold-annual')).leavesBehind({ refused: 'not_found' });
    await expect(() => request('lite-annual')).leavesBehind({ refused: 'plan_not_sold' });
    await contexts.rows(`update billing.plans set is_active = false where id = 'enablers-monthly'`);
    await expect(() => request('enablers-monthly')).leavesBehind({ refused: 'plan_not_sold' });
    await contexts.rows(`update billing.plans set is_active = true`);
  });

  it('sells the Lite plan once its waiver has ended', async () => {
    await contexts.rows(`update billing.plans set waived = false where id = 'lite-annual'`);
    expect(await request('lite-annual')).toMatchObject({ tier: 'free', total: 1650n });
    await contexts.rows(`update billing.plans set waived = true where id = 'lite-annual'`);
  });

  it('keeps the price version of its day', async () => {
    const before = await request('enablers-annual');
    await contexts.rows(`insert into billing.prices (plan_id, version, currency, charged, list, valid_from)
      values ('enablers-annual', 2, 'USD', 160000, 195000, now() - interval '10 ms')`);
    const after = await request('enablers-annual');
    expect([before.priceVersion, after.priceVersion, after.subtotal]).toEqual([1, 2, 160_000n]);
    expect(await quotes.demand(before.id, { organizationId })).toEqual(before);
    await contexts.rows('delete from billing.prices where version = 2');
  });
});

describe('with a running subscription', () => {
  it('an upgrade takes off what is left', async () => {
    subscribed();
    expect(await request('enablers-annual')).toMatchObject({
      purpose: 'change',
      credit: 18_000n,
      subtotal: 132_000n,
      tax: { amount: 13_200n },
      total: 145_200n,
      appliesAt: 'payment',
    });
  });

  it('a lower plan begins when the running period is over, and costs nothing now', async () => {
    const { periodEnd } = subscribed({
      planId: 'enterprise-annual',
      tier: MembershipTier.EnterpriseAlliancePartners,
    });
    const quote = await request('innovators-annual');
    expect(quote).toMatchObject({ purpose: 'change', total: 0n, appliesAt: 'period-end', appliesOn: periodEnd });
    expect(await quotes.demand(quote.id, { organizationId })).toEqual(quote);
  });

  it('the same plan is refused, unless its renewal was not paid', async () => {
    subscribed();
    expect(await refusal(request('innovators-annual'))).toBe('plan_runs_already');
    const periodEnd = new Date(Date.now() - 60_000);
    for (const status of ['past_due', 'grace'] as const) {
      subscribed({ status, periodStart: addMonths(periodEnd, -12), periodEnd });
      expect(await request('innovators-annual')).toMatchObject({ purpose: 'renew', credit: 0n, total: 19_800n });
    }
  });

  it('another currency is refused', async () => {
    subscribed();
    await expect(request('enablers-annual', Ngn)).rejects.toMatchObject({
      code: 'currency_fixed',
      details: { allowed: ['USD'] },
    });
  });

  it('the credit follows the version of the book that was paid by', async () => {
    await contexts.rows(`insert into billing.prices (plan_id, version, currency, charged, list, valid_from)
      values ('innovators-annual', 2, 'USD', 30000, 39900, now() - interval '10 ms')`);
    subscribed();
    expect((await request('enablers-annual')).credit).toBe(18_000n);
    subscribed({ priceVersion: 2 });
    expect((await request('enablers-annual')).credit).toBe(30_000n);
    await contexts.rows('delete from billing.prices where version = 2');
  });
});

describe('a renewal', () => {
  it('is quoted at the prices of its day, without credit, by nobody', async () => {
    const subscription = subscribed();
    await expect(() => quotes.forRenewal(subscription)).leavesBehind(({ id, hash }) => ({
      audit: [
        {
          action: 'quote.made',
          actor: 'system',
          subject: `quote:${id}`,
          details: { organizationId, planId: 'innovators-annual', currency: 'USD', total: '19800', quoteHash: hash },
        },
      ],
    }));
    expect(await quotes.forRenewal(subscription)).toMatchObject({
      purpose: 'renew',
      requestedBy: 'system',
      credit: 0n,
      appliesAt: 'payment',
    });
  });

  it('is of the plan that was chosen for then', async () => {
    const subscription = subscribed({ nextPlanId: 'innovators-monthly', nextPriceVersion: 1 });
    expect(await quotes.forRenewal(subscription)).toMatchObject({ planId: 'innovators-monthly', total: 2200n });
  });
});

describe('paying by a quote', () => {
  it('is refused when it has expired', async () => {
    const { id } = await request('innovators-annual');
    contexts.clock.move(29 * 60_000);
    expect(await quotes.demand(id, { organizationId })).toMatchObject({ id });
    contexts.clock.move(60_000);
    expect(await refusal(quotes.demand(id, { organizationId }))).toBe('quote_expired');
  });

  it('is refused to another organization, and when there is none', async () => {
    const { id } = await request('innovators-annual');
    expect(await refusal(quotes.demand(id, { organizationId: nobody }))).toBe('not_found');
    expect(await refusal(quotes.demand(nobody, { organizationId }))).toBe('not_found');
  });

  it.each([
    `total = total - 1, tax_amount = tax_amount - 1`,
    `lines = jsonb_set(lines, '{0,amount}', '"1"')`,
    `subtotal = 100, tax_amount = 10, total = 110, lines = '[{"kind":"plan","description":"x","quantity":1,"amount":"100"}]'`,
    `plan_id = 'enterprise-annual'`,
    `tier = 'enterprise_alliance_partners'`,
    `interval = 'monthly'`,
    `currency = 'NGN'`,
    `price_version = 9`,
    `list_total = list_total + 1`,
    `credit = 1`,
    `tax_rule = 'No tax'`,
    `tax_version = 2`,
    `tax_basis_points = 0`,
    `purpose = 'renew'`,
    `requested_by = 'system'`,
    `applies_at = 'period-end'`,
    `applies_on = now()`,
    `created_at = created_at - interval '1 ms'`,
    `expires_at = expires_at + interval '1 day'`,
    `basis_payment_id = id`,
    `hash = repeat('0', 64)`,
  ])('is refused after set %s', async (change) => {
    const { id } = await request('innovators-annual');
    await contexts.rows(`update billing.quotes set ${change} where id = $1`, [id]);
    expect(await refusal(quotes.demand(id, { organizationId }))).toBe('quote_altered');
  });

  it('is refused when the quote was moved to another organization', async () => {
    const { id } = await request('innovators-annual');
    await contexts.rows('update billing.quotes set organization_id = $2 where id = $1', [id, nobody]);
    expect(await refusal(quotes.demand(id, { organizationId: nobody }))).toBe('quote_altered');
  });

  it('gets the hash that covers all the rest', async () => {
    const { hash, ...content } = await request('innovators-annual');
    expect(hashQuote(content)).toBe(hash);
    expect(hashQuote({ ...content, total: content.total + 1n })).not.toBe(hash);
  });
});
