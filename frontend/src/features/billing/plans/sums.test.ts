import { monthly, yearly } from '@/testing/price-book';
import { monthlyShare, savingOf } from './sums';

const at = (charged: string) => ({
  USD: { charged, list: charged },
  NGN: { charged: `${charged}000`, list: `${charged}000` },
});
const year = (charged: string) => ({ ...yearly('innovators'), prices: at(charged) });
const month = (charged: string) => ({ ...monthly('innovators'), prices: at(charged) });

describe('a yearly price', () => {
  it.each([
    ['18000', '1500'],
    ['495000', '41250'],
    ['1500', '125'],
    ['100', '8'],
    ['102', '9'],
    ['0', '0'],
  ])('of %s is %s in each month, half a unit up', (charged, share) => {
    expect(monthlyShare(year(charged), 'USD')).toBe(share);
  });

  it.each([
    ['1500', '250', '1500'],
    ['18000', '2000', '6000'],
    ['150000', '14000', '18000'],
    ['495000', '45000', '45000'],
  ])('of %s saves, where a month costs %s, %s', (charged, monthly, saving) => {
    expect(savingOf(year(charged), month(monthly), 'USD')).toBe(saving);
    expect(savingOf(year(charged), month(monthly), 'NGN')).toBe(`${saving}000`);
  });

  it('saves nothing where twelve months cost no more, or there are none', () => {
    expect(savingOf(year('24000'), month('2000'), 'USD')).toBeUndefined();
    expect(savingOf(year('25000'), month('2000'), 'USD')).toBeUndefined();
    expect(savingOf(year('18000'), undefined, 'USD')).toBeUndefined();
  });
});
