import { admin } from '../../../../test/support/admin';
import { type Contexts, refusal, startContexts } from '../../../../test/support/contexts';
import { PlanCurrency } from '../plans/plan.enums';
import { PlansQueries } from '../plans/plans.queries';
import { chargeFor } from './charge';
import { PricesQueries } from './prices.queries';
import { type NewPrice, PublishPrices } from './publish-prices';

let billing: Contexts;
let prices: PricesQueries;
const { Usd, Ngn } = PlanCurrency;

beforeAll(async () => {
  billing = await startContexts();
  prices = billing.get(PricesQueries);
  await billing.rows(`update billing.prices set valid_from = valid_from - interval '1 year'`);
});
afterAll(() => billing.stop());

describe('what is charged', () => {
  it.each([
    // plan, currency, list, subtotal, tax, total: in cents and kobo.
    ['lite-annual', Usd, 1500n, 1500n, 150n, 1650n],
    ['lite-annual', Ngn, 2_250_000n, 2_250_000n, 0n, 2_250_000n],
    ['lite-monthly', Usd, 250n, 250n, 25n, 275n],
    ['lite-monthly', Ngn, 375_000n, 375_000n, 0n, 375_000n],
    ['innovators-annual', Usd, 39_900n, 18_000n, 1800n, 19_800n],
    ['innovators-annual', Ngn, 59_850_000n, 27_000_000n, 0n, 27_000_000n],
    ['innovators-monthly', Usd, 4900n, 2000n, 200n, 2200n],
    ['innovators-monthly', Ngn, 7_350_000n, 3_000_000n, 0n, 3_000_000n],
    ['enablers-annual', Usd, 195_000n, 150_000n, 15_000n, 165_000n],
    ['enablers-annual', Ngn, 292_500_000n, 225_000_000n, 0n, 225_000_000n],
    ['enablers-monthly', Usd, 19_500n, 14_000n, 1400n, 15_400n],
    ['enablers-monthly', Ngn, 29_250_000n, 21_000_000n, 0n, 21_000_000n],
    ['enterprise-annual', Usd, 990_000n, 495_000n, 49_500n, 544_500n],
    ['enterprise-annual', Ngn, 1_485_000_000n, 742_500_000n, 0n, 742_500_000n],
    ['enterprise-monthly', Usd, 99_000n, 45_000n, 4500n, 49_500n],
    ['enterprise-monthly', Ngn, 148_500_000n, 67_500_000n, 0n, 67_500_000n],
  ])('for %s in %s is list %d, subtotal %d, tax %d, total %d', async (planId, currency, list, subtotal, tax, total) => {
    const price = await prices.inForce(planId, currency);
    const rule = await prices.taxInForce(currency);
    expect(price?.list).toBe(list);
    expect(chargeFor(price?.charged ?? 0n, rule)).toEqual({ subtotal, tax, total });
  });

  it('is taxed by the newest rule whose date has come', async () => {
    expect(await prices.taxInForce(Usd)).toEqual({ rule: 'Sales tax 10%', version: 1, basisPoints: 1000 });
    expect(await prices.taxInForce(Ngn)).toEqual({ rule: 'No tax', version: 1, basisPoints: 0 });
    await billing.rows(`insert into billing.tax_rules (currency, version, name, basis_points, valid_from) values
      ('NGN', 2, 'VAT 7.5%', 750, now() - interval '10 ms'), ('NGN', 3, 'VAT 8%', 800, now() + interval '1 day')`);
    const rule = await prices.taxInForce(Ngn);
    expect(rule).toEqual({ rule: 'VAT 7.5%', version: 2, basisPoints: 750 });
    expect(chargeFor(1234n, rule).tax).toBe(93n);
    await billing.rows('delete from billing.tax_rules where version > 1');
  });

  it('is the new price from its very moment on', async () => {
    const validFrom = billing.clock.in(60_000);
    const version = await billing
      .get(PublishPrices)
      .execute(
        admin,
        [{ planId: 'enablers-monthly', currency: Usd, charged: 15_000n, list: 19_500n }],
        'The offer is over',
        validFrom,
      );
    const at = async (ms: number) =>
      (await prices.inForce('enablers-monthly', Usd, new Date(validFrom.getTime() + ms)))?.version;
    expect([await at(-1), await at(0)]).toEqual([1, version]);
  });

  it('is nothing for a plan that does not exist', async () => {
    expect(await prices.inForce('gold-annual', Usd)).toBeUndefined();
  });
});

describe('publishing prices', () => {
  const publish = (list: NewPrice[], validFrom?: Date) =>
    billing.get(PublishPrices).execute(admin, list, 'The offer is over', validFrom);
  const dearer: NewPrice = { planId: 'enablers-annual', currency: Usd, charged: 160_000n, list: 195_000n };
  const charged = async () => (await prices.inForce('enablers-annual', Usd))?.charged;

  it('makes a version that takes over at its date, puts it on record and says so', async () => {
    const validFrom = new Date(Date.now() + 3_600_000);
    await expect(() =>
      publish([dearer, { ...dearer, currency: Ngn, charged: 240_000_000n, list: 292_500_000n }], validFrom),
    ).leavesBehind((version: number) => ({
      events: [{ type: 'billing.prices-published', version, validFrom: validFrom.toISOString() }],
      audit: [
        {
          action: 'prices.published',
          actor: `admin:${admin.id}`,
          subject: `price-version:${version}`,
          details: {
            reason: 'The offer is over',
            validFrom: validFrom.toISOString(),
            prices: [
              { planId: 'enablers-annual', currency: 'USD', charged: '160000', list: '195000' },
              { planId: 'enablers-annual', currency: 'NGN', charged: '240000000', list: '292500000' },
            ],
          },
        },
      ],
    }));
    expect(await charged()).toBe(150_000n);
    await billing.rows(`update billing.prices set valid_from = now() - interval '10 ms' where version > 1`);
    expect(await charged()).toBe(160_000n);
    expect(await prices.ofVersion('enablers-annual', Usd, 1)).toMatchObject({ version: 1, charged: 150_000n });
    const card = (await billing.get(PlansQueries).plans()).find(({ id }) => id === 'enablers-annual');
    expect(card?.prices).toEqual({
      USD: { charged: '160000', list: '195000' },
      NGN: { charged: '240000000', list: '292500000' },
    });
  });

  it('gives each of twenty at once a version of its own', async () => {
    const versions = await Promise.all(Array.from({ length: 20 }, () => publish([dearer])));
    expect(new Set(versions).size).toBe(20);
  });

  it('that waited for another one begins after it, never in the past', async () => {
    let locked = () => {};
    const isLocked = new Promise<void>((resolve) => {
      locked = resolve;
    });
    let freed = new Date();
    const other = billing.database.transaction(async () => {
      await billing.database.manager.query('lock table billing.prices in share row exclusive mode');
      locked();
      await new Promise((resolve) => setTimeout(resolve, 100));
      freed = new Date();
    });
    await isLocked;
    const version = await publish([dearer]);
    await other;
    const [{ validFrom }] = await billing.rows(
      'select valid_from as "validFrom" from billing.prices where version = $1',
      [version],
    );
    expect(validFrom.getTime()).toBeGreaterThanOrEqual(freed.getTime());
  });

  it.each([
    ['prices', []],
    ['prices[0].planId', [{ ...dearer, planId: 'gold-annual' }]],
    ['prices[0].currency', [{ ...dearer, currency: 'EUR' as PlanCurrency }]],
    ['prices[1]', [dearer, dearer]],
    ['prices[0].charged', [{ ...dearer, charged: -1n }]],
    ['prices[0].list', [{ ...dearer, list: dearer.charged - 1n }]],
    ['prices[0].list', [{ ...dearer, list: 10n ** 15n + 1n }]],
  ])('refuses and names %s', async (field, list) => {
    await expect(publish(list)).rejects.toMatchObject({ code: 'invalid_input', details: { errors: [{ field }] } });
  });

  it('names all that is wrong, of every price', async () => {
    const dear = 10n ** 15n + 1n;
    const wrong = [
      dearer,
      { ...dearer, planId: 'gold', currency: 'EUR' as PlanCurrency },
      { ...dearer, charged: dear, list: dear },
    ];
    const fields = [
      'validFrom',
      'prices[1].planId',
      'prices[1].currency',
      'prices[2]',
      'prices[2].charged',
      'prices[2].list',
    ];
    await expect(publish(wrong, new Date(0))).rejects.toMatchObject({
      code: 'invalid_input',
      details: { errors: fields.map((field) => ({ field })) },
    });
    const many = Array.from({ length: 60 }, () => ({ ...dearer, planId: 'gold' }));
    const refused = await publish(many).catch((error) => error);
    expect(refused.details.errors).toHaveLength(50);
  });

  it('refuses a date in the past, and leaves nothing', async () => {
    const yesterday = new Date(Date.now() - 86_400_000);
    await expect(() => publish([dearer], yesterday)).leavesBehind({ refused: 'invalid_input' });
    expect(await refusal(publish([dearer], new Date(Number.NaN)))).toBe('invalid_input');
  });

  it('refuses to begin before one of the same plan and currency that is to come, and follows or replaces it', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    const announced = inDays(20);
    const rise = { ...dearer, planId: 'lite-annual' };
    await publish([rise], announced);
    for (const from of [undefined, inDays(19)])
      await expect(publish([dearer, rise], from)).rejects.toMatchObject({
        code: 'invalid_input',
        details: { errors: [{ field: 'validFrom' }] },
      });
    const first = await publish([{ ...rise, currency: Ngn }]);
    expect(await publish([{ ...rise, charged: 150_000n }], announced)).toBe(first + 1);
    expect((await prices.inForce('lite-annual', Usd, announced))?.charged).toBe(150_000n);
    expect(await publish([rise], inDays(21))).toBe(first + 2);
    await billing.rows(`delete from billing.prices where plan_id = 'lite-annual' and version > 1`);
  });

  it('accepts what has no offer, and nothing that costs nothing: such a plan is waived', async () => {
    const before = await publish([dearer]);
    expect(await publish([{ ...dearer, charged: dearer.list }])).toBe(before + 1);
    await expect(() => publish([{ ...dearer, charged: 0n }])).leavesBehind({ refused: 'invalid_input' });
  });
});
