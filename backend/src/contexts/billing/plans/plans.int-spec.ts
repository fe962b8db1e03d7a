import { Test, type TestingModule } from '@nestjs/testing';
import { ClockModule } from '../../../platform/clock/clock.module';
import { Config } from '../../../platform/config/config';
import { ConfigModule } from '../../../platform/config/config.module';
import { Database } from '../../../platform/database/database';
import { DatabaseModule } from '../../../platform/database/database.module';
import { Settings } from '../../../platform/database/settings';
import { createTestDatabase } from '../../../platform/testing/test-database';
import { MembershipTier } from '../../membership';
import { BillingApi } from '../billing.api';
import { PlansQueries } from './plans.queries';

describe('the price book', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let app: TestingModule;
  let queries: PlansQueries;

  beforeAll(async () => {
    database = await createTestDatabase();
    const config = new Config({ NODE_ENV: 'test', DATABASE_URL: database.url, SESSION_SECRET: 's'.repeat(40) });
    app = await Test.createTestingModule({
      imports: [ClockModule, ConfigModule.for(config), DatabaseModule],
      providers: [BillingApi, PlansQueries],
    }).compile();
    queries = app.get(PlansQueries);
  });

  afterAll(async () => {
    await app?.close();
    await database?.drop();
  });

  it('has the eight plans with their prices in both currencies', async () => {
    const book = await queries.priceBook();
    expect(book.plans.map(({ id, prices }) => [id, prices.USD.charged, prices.USD.list, prices.NGN.charged])).toEqual([
      ['lite-annual', '1500', '1500', '2250000'],
      ['lite-monthly', '250', '250', '375000'],
      ['innovators-annual', '18000', '39900', '27000000'],
      ['innovators-monthly', '2000', '4900', '3000000'],
      ['enablers-annual', '150000', '195000', '225000000'],
      ['enablers-monthly', '14000', '19500', '21000000'],
      ['enterprise-annual', '495000', '990000', '742500000'],
      ['enterprise-monthly', '45000', '99000', '67500000'],
    ]);
  });

  it('sells in naira at 1500 to the dollar', async () => {
    for (const { prices } of (await queries.priceBook()).plans) {
      expect(BigInt(prices.NGN.charged)).toBe(BigInt(prices.USD.charged) * 1500n);
      expect(BigInt(prices.NGN.list)).toBe(BigInt(prices.USD.list) * 1500n);
    }
  });

  it('gives seats, waiver and marks to the plans that have them', async () => {
    const { plans } = await queries.priceBook();
    const idsOf = (marked: (plan: (typeof plans)[number]) => boolean) => plans.filter(marked).map(({ id }) => id);
    expect(plans.filter(({ billingInterval }) => billingInterval === 'yearly').map(({ seats }) => seats)).toEqual([
      0, 1, 3, 6,
    ]);
    expect(idsOf(({ waived }) => waived)).toEqual(['lite-annual', 'lite-monthly']);
    expect(idsOf(({ popular }) => popular)).toEqual(['innovators-annual', 'innovators-monthly']);
    expect(idsOf(({ popularAtRegistration }) => popularAtRegistration)).toEqual([
      'enterprise-annual',
      'enterprise-monthly',
    ]);
  });

  it('charges by the newest version whose date has come', async () => {
    await app.get(Database).run({
      name: 'test-new-prices',
      text: `insert into billing.prices (plan_id, version, currency, charged, list, valid_from) values
        ('lite-annual', 2, 'USD', 2000, 2500, now() - interval '1 day'),
        ('lite-annual', 3, 'USD', 9000, 9000, now() + interval '1 day')`,
    });
    const [lite] = await queries.plans();
    expect(lite?.prices).toEqual({
      USD: { charged: '2000', list: '2500' },
      NGN: { charged: '2250000', list: '2250000' },
    });
  });

  it('says a tier in words', async () => {
    const plan = await app.get(BillingApi).planForTier(MembershipTier.InnovatorsSolutionProviders);
    expect(plan).toMatchObject({
      name: 'Innovators & Solution Providers',
      seats: 1,
      waived: false,
      yearly: { charged: '$180', list: '$399' },
      monthly: { charged: '$20', list: '$49' },
    });
  });

  it('strikes no price through where there is no offer', async () => {
    await app.get(Database).run({
      name: 'test-without-offer',
      text: `insert into billing.prices (plan_id, version, currency, charged, list, valid_from)
        values ('enablers-annual', 2, 'USD', 195000, 195000, now())`,
    });
    expect(await app.get(BillingApi).planForTier(MembershipTier.EcosystemEnablers)).toMatchObject({
      yearly: { charged: '$1,950', list: null },
      monthly: { charged: '$140', list: '$195' },
    });
  });

  it('does not show a plan that is withdrawn', async () => {
    for (const id of ['lite-monthly', 'lite-annual']) {
      const setActive = (isActive: boolean) =>
        app.get(Database).run({
          name: `test-withdraw-${id}-${isActive}`,
          text: `update billing.plans set is_active = ${isActive} where id = '${id}'`,
        });
      await setActive(false);
      expect((await queries.plans()).map((plan) => plan.id)).not.toContain(id);
      await expect(app.get(BillingApi).planForTier(MembershipTier.Free)).rejects.toThrow('has no plans for free');
      await setActive(true);
    }
    expect(await queries.plans()).toHaveLength(8);
  });

  it('has terms of 14 and 30 days until somebody sets others', async () => {
    expect(await queries.priceBook()).toMatchObject({ trialDays: 14, moneyBackDays: 30 });
    await app.get(Settings).set('trialDays', 21);
    expect(await app.get(BillingApi).trialDays()).toBe(21);
  });
});
