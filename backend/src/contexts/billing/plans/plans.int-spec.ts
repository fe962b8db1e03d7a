import { type Contexts, startContexts } from '../../../../test/support/contexts';
import { Database } from '../../../platform/database/database';
import { AllianceSettings } from '../../../platform/settings/alliance-settings';
import { MembershipTier } from '../../membership';
import { BillingApi } from '../billing.api';
import { moneyBackDays, trialDays } from '../billing.settings';
import { PlansQueries } from './plans.queries';

describe('the price book', () => {
  let app: Contexts;
  let queries: PlansQueries;

  beforeAll(async () => {
    app = await startContexts();
    await app.rows(`update billing.prices set valid_from = valid_from - interval '1 year'`);
    queries = app.get(PlansQueries);
  });
  afterAll(() => app.stop());

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

  it('names on each card what the rules in force allow', async () => {
    const { plans } = await queries.priceBook();
    const cards = plans.filter(({ billingInterval }) => billingInterval === 'yearly').map(({ features }) => features);
    expect(cards).toEqual([
      [
        'Browse the problem database',
        'Basic directory visibility',
        'Propose solutions to open problems',
        'Read and reply in open communities',
      ],
      ['2 challenge submissions/year', '1 mentor session/year', '100k sandbox tokens/month', '1 API certification'],
      [
        'Unlimited challenge submissions',
        '1 mentor session/year',
        '2 expert sessions/year',
        '500k sandbox tokens/month',
        '3 API certifications',
      ],
      [
        'Unlimited challenge submissions',
        'Unlimited mentor sessions',
        'Unlimited expert sessions',
        'Unlimited sandbox credits',
        'Unlimited API certifications',
        'Unlimited IP catalogue',
      ],
    ]);
  });

  it('charges by the newest version whose date has come', async () => {
    await app.get(Database).run({
      name: 'test-new-prices',
      text: `insert into billing.prices (plan_id, version, currency, charged, list, valid_from) values
        ('lite-annual', 2, 'USD', 2000, 2500, now() - interval '10 ms'),
        ('lite-annual', 3, 'USD', 9000, 9000, now() + interval '1 day')`,
    });
    const [lite] = await queries.plans();
    expect(lite?.prices).toEqual({
      USD: { charged: '2000', list: '2500' },
      NGN: { charged: '2250000', list: '2250000' },
    });
  });

  it('charges by the version whose date came last, whichever was published first', async () => {
    await app.get(Database).run({
      name: 'test-dates-and-versions',
      text: `insert into billing.prices (plan_id, version, currency, charged, list, valid_from) values
        ('enterprise-monthly', 2, 'USD', 46000, 99000, now() + interval '1 hour'),
        ('enterprise-monthly', 3, 'USD', 47000, 99000, now() + interval '10 minutes')`,
    });
    const charged = async () => (await queries.plans()).at(-1)?.prices.USD.charged;
    const pass = (minutes: number) =>
      app.rows(`update billing.prices set valid_from = valid_from - make_interval(mins => $1) where version > 1`, [
        minutes,
      ]);
    expect(await charged()).toBe('45000');
    await pass(30);
    expect(await charged()).toBe('47000');
    await pass(60);
    expect(await charged()).toBe('46000');
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
        values ('enablers-annual', 2, 'USD', 195000, 195000, now() - interval '10 ms')`,
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
    await app.get(AllianceSettings).set(trialDays, 21, 0);
    await app.get(AllianceSettings).set(moneyBackDays, 45, 0);
    expect(await queries.priceBook()).toMatchObject({ trialDays: 21, moneyBackDays: 45 });
    expect(await app.get(BillingApi).trialDays()).toBe(21);
  });
});
