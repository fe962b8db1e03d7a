import { moneyInWords } from './money-in-words';
import { PlanCurrency } from './plan.enums';

describe('money in words', () => {
  it.each([
    ['18000', PlanCurrency.Usd, '$180'],
    ['250', PlanCurrency.Usd, '$2.50'],
    ['5', PlanCurrency.Usd, '$0.05'],
    ['0', PlanCurrency.Usd, '$0'],
    ['990000', PlanCurrency.Usd, '$9,900'],
    ['742500000', PlanCurrency.Ngn, '₦7,425,000'],
    ['900719925474099301', PlanCurrency.Usd, '$9,007,199,254,740,993.01'],
  ])('writes %s %s as %s', (amount, currency, words) => {
    expect(moneyInWords(amount, currency)).toBe(words);
  });
});
