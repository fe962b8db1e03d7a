import { moreGenerous } from './entitlement';
import { Allowance, AllowancePeriod } from './entitlement.enums';

const { Month, Year } = AllowancePeriod;
const on = (period = Month) => ({ allowance: Allowance.On, limit: null, period });
const off = (period = Month) => ({ allowance: Allowance.Off, limit: null, period });
const limited = (limit: number, period = Month) => ({ allowance: Allowance.Limited, limit, period });

describe('A grant', () => {
  it.each([
    ['more in the same period', limited(6), limited(5)],
    ['something where there is nothing', limited(1), off()],
    ['something where there is nothing, by another period', limited(1, Year), off()],
    ['without limit', on(), limited(5)],
    ['another period', limited(1, Year), limited(5)],
  ])('counts where it is %s', (_, granted, rule) => {
    expect(moreGenerous(granted, rule)).toBe(granted);
  });

  it.each([
    ['fewer', limited(4), limited(5)],
    ['as many', limited(5), limited(5)],
    ['nothing', off(), limited(5)],
    ['nothing, by another period', off(Year), limited(5)],
    ['limited, where the tier has no limit', limited(5), on()],
    ['limited by another period, where the tier has no limit', limited(1, Year), on()],
  ])('takes nothing away where it is %s', (_, granted, rule) => {
    expect(moreGenerous(granted, rule)).toBe(rule);
  });
});
