import { comparable, inFull, inMillions, money } from './money';

describe('money on the page', () => {
  it('is shown in millions with one decimal', () => {
    expect(inMillions('50000000.00', 'USD', 1)).toBe('$50.0M');
    expect(inMillions('3200000000.00', 'EUR', 1)).toBe('€3,200.0M');
  });

  it('is rounded to whole millions for the total', () => {
    expect(inMillions('766499999.99', 'USD', 0)).toBe('$766M');
    expect(inMillions('766500000.00', 'USD', 0)).toBe('$767M');
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

  it('is shown in full on a card where millions would read as nothing', () => {
    expect(comparable('20000.00', 'USD', '20000.00')).toBe('$20,000');
    expect(comparable('50000.00', 'USD', '50000.00')).toBe('$0.1M');
  });

  it('has US dollars beside it on a card, unless it is in them', () => {
    expect(comparable('25000000.00', 'EUR', '28785000.00')).toBe('€25.0M · $28.8M');
    expect(comparable('50000000.00', 'NGN', '34500.00')).toBe('₦50.0M · $34,500');
    expect(comparable('25000000.00', 'EUR', null)).toBe('€25.0M');
  });
});
