import { moneyInWords } from './money-in-words';

describe('money in words', () => {
  it.each([
    ['18000', 'USD', '$180'],
    ['250', 'USD', '$2.50'],
    ['5', 'USD', '$0.05'],
    ['0', 'USD', '$0'],
    ['990000', 'USD', '$9,900'],
    ['5000', 'JPY', '¥5,000'],
    ['742500000', 'NGN', '₦7,425,000'],
    ['900719925474099301', 'USD', '$9,007,199,254,740,993.01'],
  ] as const)('writes %s %s as %s', (amount, currency, words) => {
    expect(moneyInWords(amount, currency)).toBe(words);
  });
});
