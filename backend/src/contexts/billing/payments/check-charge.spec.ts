import type { ChargeReport } from '../providers/payment-provider';
import { mismatchOf } from './check-charge';

const expected = { reference: 'pay-1', live: false, currency: 'USD', total: 30_050n };
const paid: ChargeReport = {
  reference: 'pay-1',
  state: 'success',
  amount: 30_050n,
  requested: 30_050n,
  currency: 'USD',
  live: false,
};

describe('A paid charge', () => {
  it.each<[string, Partial<ChargeReport>]>([
    ['as asked for', {}],
    ['with the fees on top', { amount: 40_333n }],
    ['of which it is not said what was asked for', { requested: undefined }],
  ])('is right %s', (_, changes) => {
    expect(mismatchOf({ ...paid, ...changes }, expected)).toBeUndefined();
  });

  it.each<[string, Partial<ChargeReport>, string]>([
    ['of another reference', { reference: 'pay-2' }, 'wrong_reference'],
    ['of the other mode', { live: true }, 'wrong_mode'],
    ['in another currency', { currency: 'NGN' }, 'wrong_currency'],
    ['of less', { amount: 30_049n }, 'wrong_amount'],
    ['of which less was asked for', { requested: 30_049n }, 'wrong_amount'],
    ['of which more was asked for', { amount: 30_051n, requested: 30_051n }, 'wrong_amount'],
    ['of more, without saying what was asked for', { amount: 30_051n, requested: undefined }, 'wrong_amount'],
    ['of nothing', { amount: 0n, requested: 0n }, 'wrong_amount'],
  ])('is wrong when it is %s', (_, changes, mismatch) => {
    expect(mismatchOf({ ...paid, ...changes }, expected)).toBe(mismatch);
  });
});
