import { toUnits, toUsdMinor } from './money';

describe('money', () => {
  it.each([
    [123450n, 'USD', '1234.50'],
    [5n, 'EUR', '0.05'],
    [0n, 'GBP', '0.00'],
    [5000n, 'JPY', '5000'],
    [10n ** 15n, 'NGN', '10000000000000.00'],
  ] as const)('writes %s minor units of %s as %s', (minor, currency, units) => {
    expect(toUnits(minor, currency)).toBe(units);
  });

  it.each([
    [{ minor: 10_000n, currency: 'USD' }, '1.0000000000', 10_000n],
    [{ minor: 10_000n, currency: 'EUR' }, '1.1514000000', 11_514n],
    [{ minor: 1_000_000n, currency: 'JPY' }, '0.0063900000', 639_000n],
    [{ minor: 30_000_000_000n, currency: 'NGN' }, '0.0006870000', 20_610_000n],
    [{ minor: 1n, currency: 'GBP' }, '0.5', 1n],
    [{ minor: 1n, currency: 'GBP' }, '0.4999999999', 0n],
  ] as const)('turns %j at %s into %s US cents', (money, rate, cents) => {
    expect(toUsdMinor(money, rate)).toBe(cents);
  });

  it('stays exact where a float would not', () => {
    expect(toUsdMinor({ minor: 999_999_999_999_999n, currency: 'USD' }, '1')).toBe(999_999_999_999_999n);
  });
});
