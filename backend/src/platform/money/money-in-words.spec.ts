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
    ['-11800', 'USD', '-$118'],
    ['-5', 'NGN', '-₦0.05'],
  ] as const)('writes %s %s as %s', (amount, currency, words) => {
    expect(moneyInWords(amount, currency)).toBe(words);
  });

  it('keeps the minor units where amounts stand in a column', () => {
    expect(moneyInWords('18000', 'USD', { inColumn: true })).toBe('$180.00');
    expect(moneyInWords('-27000000', 'NGN', { inColumn: true })).toBe('-₦270,000.00');
    expect(moneyInWords('5000', 'JPY', { inColumn: true })).toBe('¥5,000');
  });
});
