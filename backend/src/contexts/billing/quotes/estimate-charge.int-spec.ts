import { type Contexts, refusal, startContexts } from '../../../../test/support/contexts';
import { PlanCurrency } from '../plans/plan.enums';
import { EstimateCharge } from './estimate-charge';

let contexts: Contexts;

beforeAll(async () => {
  contexts = await startContexts();
});
afterAll(() => contexts.stop());

const estimate = (planId: string, currency: string) =>
  contexts.get(EstimateCharge).execute(planId, currency as PlanCurrency);

/** The prices of the specification: eight plans, two currencies, 10 % on dollars, in minor units. */
describe('A first subscription', () => {
  it.each([
    ['lite-annual', 'USD', 1_500, 0, 0, 0],
    ['lite-annual', 'NGN', 2_250_000, 0, 0, 0],
    ['lite-monthly', 'USD', 250, 0, 0, 0],
    ['lite-monthly', 'NGN', 375_000, 0, 0, 0],
    ['innovators-annual', 'USD', 39_900, 18_000, 1_800, 19_800],
    ['innovators-annual', 'NGN', 59_850_000, 27_000_000, 0, 27_000_000],
    ['innovators-monthly', 'USD', 4_900, 2_000, 200, 2_200],
    ['innovators-monthly', 'NGN', 7_350_000, 3_000_000, 0, 3_000_000],
    ['enablers-annual', 'USD', 195_000, 150_000, 15_000, 165_000],
    ['enablers-annual', 'NGN', 292_500_000, 225_000_000, 0, 225_000_000],
    ['enablers-monthly', 'USD', 19_500, 14_000, 1_400, 15_400],
    ['enablers-monthly', 'NGN', 29_250_000, 21_000_000, 0, 21_000_000],
    ['enterprise-annual', 'USD', 990_000, 495_000, 49_500, 544_500],
    ['enterprise-annual', 'NGN', 1_485_000_000, 742_500_000, 0, 742_500_000],
    ['enterprise-monthly', 'USD', 99_000, 45_000, 4_500, 49_500],
    ['enterprise-monthly', 'NGN', 148_500_000, 67_500_000, 0, 67_500_000],
  ])('to %s in %s costs %d by the list, %d now, %d tax: %d', async (planId, currency, list, subtotal, tax, total) => {
    expect(await estimate(planId, currency)).toMatchObject({
      listTotal: String(list),
      subtotal: String(subtotal),
      tax: { rule: currency === 'USD' ? 'Sales tax 10%' : expect.any(String), amount: String(tax) },
      total: String(total),
    });
  });

  it('to Lite costs its price once the waiver has ended', async () => {
    await contexts.rows(`update billing.plans set waived = false where id like 'lite-%'`);
    const totals = [];
    for (const planId of ['lite-annual', 'lite-monthly'])
      for (const currency of ['USD', 'NGN']) totals.push((await estimate(planId, currency)).total);
    expect(totals).toEqual(['1650', '2250000', '275', '375000']);
  });

  it('to no plan, or to one that is not sold any more, is not found', async () => {
    expect(await refusal(estimate('platinum', 'USD'))).toBe('not_found');
    await contexts.rows(`update billing.plans set is_active = false where id = 'enablers-monthly'`);
    expect(await refusal(estimate('enablers-monthly', 'USD'))).toBe('not_found');
  });
});
