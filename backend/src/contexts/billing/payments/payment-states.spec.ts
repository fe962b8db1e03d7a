import type { ChargeState } from '../providers/payment-provider';
import { PaymentStatus } from './payment.enums';
import { isPaidLate, statusesBefore, statusFor, step } from './payment-states';

const { Pending, Successful, Failed, Cancelled, Refunded } = PaymentStatus;
const all = Object.values(PaymentStatus);
const hour = 3_600_000;

describe('A payment', () => {
  const allowed: [PaymentStatus, PaymentStatus][] = [
    [Pending, Successful],
    [Pending, Failed],
    [Pending, Cancelled],
    [Failed, Successful],
    [Failed, Cancelled],
    [Cancelled, Successful],
    [Successful, Refunded],
  ];

  it.each(all.flatMap((from) => all.map((to) => [from, to] as const)))('that is %s and hears %s', (from, to) => {
    const isAllowed = allowed.some(([one, other]) => one === from && other === to);
    expect(step(from, to)).toBe(from === to ? 'same' : isAllowed ? 'change' : 'refused');
  });

  it('can be paid as long as it is not paid yet', () => {
    expect(statusesBefore(Successful)).toEqual([Pending, Failed, Cancelled]);
  });

  it.each<[ChargeState, number, PaymentStatus]>([
    ['success', 0, Successful],
    ['success', 1000 * hour, Successful],
    ['reversed', 0, Successful],
    ['failed', 0, Failed],
    ['abandoned', 24 * hour - 1, Pending],
    ['abandoned', 24 * hour, Cancelled],
    ['pending', 72 * hour - 1, Pending],
    ['pending', 72 * hour, Cancelled],
  ])('whose charge is %s after %d ms becomes %s', (state, age, status) => {
    expect(statusFor(state, age)).toBe(status);
  });

  it('is paid late after more than the three days for which it is waited', () => {
    const begun = new Date('2027-03-01T12:00:00Z');
    const after = (ms: number) => new Date(begun.getTime() + ms);
    expect([0, 72 * hour, 72 * hour + 1].map((ms) => isPaidLate(begun, after(ms)))).toEqual([false, false, true]);
  });
});
