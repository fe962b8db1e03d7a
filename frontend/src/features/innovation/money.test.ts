import { estimate, inFull, inMillions } from './money';

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
  });

  it('drops the minor unit only where there is nothing in it', () => {
    expect(inFull('50000000.00', 'USD')).toBe('$50,000,000');
    expect(inFull('1234.50', 'USD')).toBe('$1,234.50');
    expect(inFull('5000', 'JPY')).toBe('¥5,000');
  });

  it('is shown in full where millions would read as nothing', () => {
    expect(estimate('20000.00', 'USD')).toBe('$20,000');
    expect(estimate('50000.00', 'USD')).toBe('$0.1M');
  });
});
