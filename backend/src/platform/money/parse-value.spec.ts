import { DomainError } from '../http/domain-error';
import { parseValue } from './parse-value';

const understood: [text: string, minor: bigint, currency: string][] = [
  ['$50M', 50_000_000_00n, 'USD'],
  ['€25M', 25_000_000_00n, 'EUR'],
  ['25 million EUR', 25_000_000_00n, 'EUR'],
  ['25 MEUR', 25_000_000_00n, 'EUR'],
  ['25M€', 25_000_000_00n, 'EUR'],
  ['1.5bn', 1_500_000_000_00n, 'USD'],
  ['₦300m', 300_000_000_00n, 'NGN'],
  ['NGN 2,500,000', 2_500_000_00n, 'NGN'],
  ['50000000', 50_000_000_00n, 'USD'],
  ['  $ 50 m  ', 50_000_000_00n, 'USD'],
  ['usd 1', 1_00n, 'USD'],
  ['US$ 12.34', 12_34n, 'USD'],
  ['$50M CAD', 50_000_000_00n, 'CAD'],
  ['A$3k', 3_000_00n, 'AUD'],
  ['$5 AUD', 5_00n, 'AUD'],
  ['$1,250k', 1_250_000_00n, 'USD'],
  ['£1,234,567.89', 1_234_567_89n, 'GBP'],
  ['1.234.567,89 EUR', 1_234_567_89n, 'EUR'],
  ["CNY 1'000'000", 1_000_000_00n, 'CNY'],
  ['1 000 000 ZAR', 1_000_000_00n, 'ZAR'],
  ['R500', 500_00n, 'ZAR'],
  ['₹1,00,000', 100_000_00n, 'INR'],
  ['5 crore INR', 50_000_000_00n, 'INR'],
  ['KSh 750', 750_00n, 'KES'],
  ['GH₵2k', 2_000_00n, 'GHS'],
  ['¥5,000', 5_000n, 'JPY'],
  ['JPY 0.5k', 500n, 'JPY'],
  ['1,5m', 1_500_000_00n, 'USD'],
  ['1.125m', 1_125_000_00n, 'USD'],
  ['2.500', 2_500_00n, 'USD'],
  ['2,500', 2_500_00n, 'USD'],
  ['1.2345678m', 1_234_567_80n, 'USD'],
  ['0.50', 50n, 'USD'],
  ['10 trillion', 1_000_000_000_000_000n, 'USD'],
  ['＄５０M', 50_000_000_00n, 'USD'],
];

const refused: [text: string, message: RegExp][] = [
  ['', /Write an amount/],
  ['a lot', /Write an amount/],
  ['fifty million', /Write an amount/],
  ['-5', /Write an amount/],
  ['$5-10M', /Write an amount/],
  ['€5 USD', /Write an amount/],
  ['$5 JPY', /Write an amount/],
  ['5 CHF', /Write an amount/],
  ['500 kr', /Write an amount/],
  ['5 million million', /Write an amount/],
  ['million 5', /Write an amount/],
  ['M 5', /Write an amount/],
  ['5M#', /Write an amount/],
  ['1,250,00', /Write an amount/],
  ['12,5.50', /Write an amount/],
  ['1,23,45', /Write an amount/],
  ['1,234.567.890', /Write an amount/],
  ['5%', /Write an amount/],
  ['1e9', /Write an amount/],
  ['0x10', /Write an amount/],
  ['NaN', /Write an amount/],
  ['constructor 5', /Write an amount/],
  ['٥٠', /Write an amount/],
  ['0', /more than zero/],
  ['0.00', /more than zero/],
  ['$1.2345', /finer than USD/],
  ['$0.125', /finer than USD/],
  ['¥1.5', /finer than JPY/],
  ['10.01 trillion', /too large/],
  ['9'.repeat(90), /too large/],
];

describe('an estimated value', () => {
  it.each(understood)('reads %s', (text, minor, currency) => {
    expect(parseValue(text, 'estimatedValue')).toEqual({ minor, currency });
  });

  it.each(refused)('refuses %s', (text, message) => {
    expect(() => parseValue(text, 'estimatedValue')).toThrow(message);
  });

  it('names the field in what it refuses', () => {
    const refusal = (() => {
      try {
        parseValue('soon', 'text');
      } catch (error) {
        return error;
      }
    })();
    expect(refusal).toBeInstanceOf(DomainError);
    expect(refusal).toMatchObject({
      code: 'value_not_understood',
      kind: 'invalid',
      details: { errors: [{ field: 'text' }] },
    });
  });

  it('answers any text in little time of the processor', () => {
    const before = process.cpuUsage();
    for (const part of ['1,', "1'", '1 ', '$', '1.', 'm', '٠'])
      expect(() => parseValue(part.repeat(50), 'x')).toThrow();
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(2000);
  });
});
