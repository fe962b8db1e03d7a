import { leftToRefund } from './left-to-refund';

const paid = { subtotal: '18000', total: '19800', refunded: '0', credited: '0' };

describe('What of a payment can still go back', () => {
  it.each([
    ['all of it, at first', {}, 19_800n],
    ['less what has gone back or is on its way', { refunded: '5000' }, 14_800n],
    ['less what was taken off the next payment, and the tax on that', { credited: '10000' }, 8_800n],
    ['less both', { credited: '10000', refunded: '800' }, 8_000n],
    ['with that tax rounded half up', { subtotal: '10', total: '11', credited: '5' }, 5n],
    ['nothing, where all has gone back', { refunded: '19800' }, 0n],
    ['nothing, where all was taken off', { credited: '18000' }, 0n],
    ['one cent', { refunded: '19799' }, 1n],
    ['never less than nothing', { credited: '18000', refunded: '1' }, 0n],
    ['nothing of what was free', { subtotal: '0', total: '0' }, 0n],
  ])('is %s', (_, changes, left) => {
    expect(leftToRefund({ ...paid, ...changes })).toBe(left);
  });
});
