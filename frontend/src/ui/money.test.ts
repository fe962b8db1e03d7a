import { compact, comparable, figure, inFull, money, toMinorUnits, toTyped } from './money';

describe('money on the page', () => {
  it.each([
    ['0.00', 'USD', '$0', '$0'],
    ['999.50', 'USD', '$999.50', '$1K'],
    ['1000.00', 'USD', '$1.0K', '$1K'],
    ['34500.00', 'USD', '$34.5K', '$35K'],
    ['999949.99', 'EUR', '€999.9K', '€1M'],
    ['999950.00', 'EUR', '€1.0M', '€1M'],
    ['50000000.00', 'USD', '$50.0M', '$50M'],
    ['766499999.99', 'USD', '$766.5M', '$766M'],
    ['766500000.00', 'USD', '$766.5M', '$767M'],
    ['999950000.00', 'USD', '$1.0B', '$1B'],
    ['3200000000.00', 'NGN', '₦3.2B', '₦3.2B'],
    ['3200000000.00', 'EUR', '€3.2B', '€3.2B'],
    ['25000000', 'JPY', '¥25.0M', '¥25M'],
    ['1250000000000.00', 'GHS', 'GH₵1.3T', 'GH₵1.3T'],
    ['9007199254740993.00', 'CAD', 'CA$9007.2T', 'CA$9007.2T'],
  ])('%s %s is %s on a card, and %s as a sum on a tile', (amount, currency, onCard, onTile) =>
    expect([compact(amount, currency), figure(amount, currency)]).toEqual([onCard, onTile]),
  );

  it('is shortened as Intl shortens it', () => {
    const near = [1, 5, 9.5, 10, 99.95, 100, 999.49, 999.5, 999.95, 1000];
    const amounts = near.flatMap((part) =>
      [1e3, 1e6, 1e9, 1e12].flatMap((scale) => [-0.01, 0, 0.01].map((more) => (part * scale + more).toFixed(2))),
    );
    for (const currency of ['USD', 'JPY', 'GHS', 'CAD', 'KES', 'ZAR', 'CHF'])
      for (const amount of amounts) {
        const shortened = [1, 0].map((decimals) =>
          new Intl.NumberFormat('en-US', {
            style: 'currency',
            currency,
            notation: 'compact',
            currencyDisplay: currency === 'CAD' ? 'symbol' : 'narrowSymbol',
            minimumFractionDigits: decimals,
            maximumFractionDigits: decimals,
          }).format(amount as `${number}`),
        );
        const [onCard, onTile] = shortened;
        if (Number(amount) >= 1000) expect([amount, compact(amount, currency)]).toEqual([amount, onCard]);
        expect([amount, figure(amount, currency)]).toEqual([amount, Number(amount) < 1e9 ? onTile : onCard]);
      }
  });

  it('is exact where a float is not', () => {
    expect(inFull('90071992547409.93', 'USD')).toBe('$90,071,992,547,409.93');
    expect(money('9007199254740993', 'USD')).toBe('$90,071,992,547,409.93');
  });

  it('drops the minor unit only where there is nothing in it', () => {
    expect(inFull('50000000.00', 'USD')).toBe('$50,000,000');
    expect(inFull('1234.50', 'USD')).toBe('$1,234.50');
    expect(money('1500', 'USD')).toBe('$15');
    expect(money('5', 'USD')).toBe('$0.05');
  });

  it('has as many decimals as its currency has', () => {
    expect(inFull('5000', 'JPY')).toBe('¥5,000');
    expect(money('5000', 'JPY')).toBe('¥5,000');
    expect(money('2250050', 'NGN')).toBe('₦22,500.50');
  });

  it('is written in English whatever the reader’s language, with a sign that no other currency has', () => {
    const look = jest.spyOn(Intl, 'NumberFormat');
    expect(['CAD', 'AUD', 'CNY', 'GHS'].map((currency) => inFull('1234', currency))).toEqual([
      'CA$1,234',
      'A$1,234',
      'CN¥1,234',
      'GH₵1,234',
    ]);
    for (const [locale] of look.mock.calls) expect(locale).toBe('en-US');
    look.mockRestore();
  });

  it('has US dollars beside it on a card, unless it is in them', () => {
    expect(comparable('25000000.00', 'EUR', '28785000.00')).toBe('€25.0M · $28.8M');
    expect(comparable('50000000.00', 'NGN', '34500.00')).toBe('₦50.0M · $34.5K');
    expect(comparable('25000000.00', 'EUR', null)).toBe('€25.0M');
  });
});

describe('an amount that somebody types', () => {
  it.each([
    ['198', '19800'],
    ['198.5', '19850'],
    ['1,234,567.89', '123456789'],
    ['$2.50', '250'],
    [' 0.05 ', '5'],
    ['0', '0'],
    ['007', '700'],
    ['5.', '500'],
  ])('%j is %s minor units', (typed, minor) => expect(toMinorUnits(typed, 'USD')).toBe(minor));

  it.each(['', '-1', '1.234', '1,23', '1e3', 'ten', '.5', '9'.repeat(16)])('%j is none', (typed) =>
    expect(toMinorUnits(typed, 'USD')).toBeUndefined(),
  );

  it('is written as it would be typed', () => {
    expect([
      toTyped('19800', 'USD'),
      toTyped('250', 'USD'),
      toTyped('5', 'USD'),
      toTyped('225000050', 'NGN'),
      toTyped('5000', 'JPY'),
    ]).toEqual(['198', '2.50', '0.05', '2,250,000.50', '5,000']);
  });
});
