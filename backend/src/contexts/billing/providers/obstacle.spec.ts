import { PlanCurrency } from '../plans/plan.enums';
import { obstacleTo } from './obstacle';

const { Usd, Ngn } = PlanCurrency;
const provider = { name: 'somebody', capabilities: { minimum: { USD: 200n } } };
const nobody = { name: 'none', capabilities: { minimum: {} } };

describe('A quote', () => {
  it.each([
    ['can be paid from the least amount on', provider, Usd, 200n, undefined],
    ['cannot be paid below it', provider, Usd, 199n, 'amount_too_small'],
    ['cannot be paid in a currency that is not charged', provider, Ngn, 27_000_000n, 'currency_not_charged'],
    ['cannot be paid where there is nothing to pay', provider, Usd, 0n, 'nothing_to_pay'],
    ['cannot be paid where nobody takes money', nobody, Usd, 19_800n, 'payment_unavailable'],
  ])('%s', (_, by, currency, total, obstacle) => {
    expect(obstacleTo(by, { currency, total })).toBe(obstacle);
  });
});
