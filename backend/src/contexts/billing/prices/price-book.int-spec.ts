import { admin } from '../../../../test/support/admin';
import { type Contexts, organizationOf, refusal, startContexts } from '../../../../test/support/contexts';
import { day } from '../../../platform/clock/durations';
import { RecordOfflinePayment } from '../payments/record-offline-payment';
import { ChangeWaiver } from '../plans/change-waiver';
import { PlanCurrency } from '../plans/plan.enums';
import { PlansQueries } from '../plans/plans.queries';
import { MakeQuote } from '../quotes/make-quote';
import { CancelSubscription } from '../subscriptions/cancel-subscription';
import { PriceBookQueries } from './price-book.queries';
import { PublishPrices } from './publish-prices';

const { Usd, Ngn } = PlanCurrency;
let contexts: Contexts;

beforeAll(async () => {
  contexts = await startContexts();
});
afterAll(() => contexts.stop());

const price = (charged: bigint, currency = Usd) => ({ planId: 'innovators-annual', currency, charged, list: 39_900n });

describe('The price book', () => {
  it('tells what new prices change, and for how many subscriptions', async () => {
    const owner = await contexts.organization('Payer', 'owner', 'free');
    await contexts.get(RecordOfflinePayment).execute(admin, {
      ...{ organizationId: organizationOf(owner), planId: 'innovators-annual', currency: Usd, amount: 19_800n },
      ...{ receivedAt: contexts.clock.now(), note: 'Transfer' },
    });
    const changes = await contexts
      .get(PriceBookQueries)
      .changes(
        [price(18_000n), price(17_000n), { ...price(27_000_001n, Ngn), list: 59_850_000n }],
        contexts.clock.now(),
      );
    expect(changes).toEqual([
      {
        ...{ planId: 'innovators-annual', currency: 'USD', subscriptions: 1 },
        ...{ chargedBefore: '18000', charged: '17000', listBefore: '39900', list: '39900' },
      },
      expect.objectContaining({ currency: 'NGN', chargedBefore: '27000000', subscriptions: 0 }),
    ]);
    // One that ends with its period meets no price.
    await contexts.get(CancelSubscription).execute(owner, organizationOf(owner));
    const [change] = await contexts.get(PriceBookQueries).changes([price(17_000n)], contexts.clock.now());
    expect(change).toMatchObject({ subscriptions: 0 });
  });

  it('keeps each version with its date and who published it, and compares a later one with the one before', async () => {
    const queries = contexts.get(PriceBookQueries);
    const [original] = await queries.versions();
    expect(original).toMatchObject({ version: 1, publishedBy: null, publishedAt: null });
    expect(original?.prices).toHaveLength(16);
    const validFrom = contexts.clock.in(day);
    const version = await contexts.get(PublishPrices).execute(admin, [price(17_000n)], 'The offer is over', validFrom);
    expect(await queries.versions()).toEqual([
      {
        version,
        validFrom: validFrom.toISOString(),
        publishedBy: `admin:${admin.id}`,
        publishedAt: expect.any(String),
        prices: [{ planId: 'innovators-annual', currency: 'USD', charged: '17000', list: '39900' }],
      },
      original,
    ]);
    expect(await queries.changes([price(17_000n)], contexts.clock.now())).toHaveLength(1);
    expect(await queries.changes([price(17_000n)], contexts.clock.in(2 * day))).toEqual([]);
  });
});

describe('A plan that is free to join', () => {
  const waivedPlans = async () =>
    (await contexts.get(PlansQueries).plans()).filter(({ waived }) => waived).map(({ id }) => id);
  const quote = async () => {
    const organizationId = organizationOf(await contexts.organization(`Asker ${Math.random()}`));
    const asked = { organizationId, planId: 'lite-annual', currency: Usd, purpose: 'start' } as const;
    return contexts.get(MakeQuote).compose('system', asked);
  };

  it('is sold like the others once its waiver has ended, and free again when it is given back', async () => {
    const change = (waived: boolean) =>
      contexts.get(ChangeWaiver).execute(admin, 'lite-annual', waived, 'Look around first');
    expect(await waivedPlans()).toEqual(['lite-annual', 'lite-monthly']);
    expect(await refusal(quote())).toBe('plan_not_sold');
    await expect(() => change(false)).leavesBehind({
      events: [{ type: 'billing.plan-waiver-changed', planId: 'lite-annual', waived: false }],
      audit: [
        {
          action: 'plan.waiver-changed',
          actor: `admin:${admin.id}`,
          subject: 'plan:lite-annual',
          details: { reason: 'Look around first', before: { waived: true }, after: { waived: false } },
        },
      ],
    });
    await expect(() => change(false)).leavesBehind({});
    expect(await waivedPlans()).toEqual(['lite-monthly']);
    expect((await quote()).total).toBe(1650n);
    await change(true);
    expect(await refusal(quote())).toBe('plan_not_sold');
    for (const plan of ['none', 'enablers-annual'])
      await expect(() => contexts.get(ChangeWaiver).execute(admin, plan, true, 'Look around first')).leavesBehind({
        refused: 'not_found',
      });
  });
});
