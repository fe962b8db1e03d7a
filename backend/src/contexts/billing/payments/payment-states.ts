import { day } from '../../../platform/clock/durations';
import type { ChargeState } from '../providers/payment-provider';
import { PaymentStatus } from './payment.enums';

const { Pending, Successful, Failed, Cancelled, Refunded } = PaymentStatus;

/** Where a payment can go from each status. What is paid never becomes unpaid; what failed may be paid late, or be given up. */
const onward: Record<PaymentStatus, readonly PaymentStatus[]> = {
  [Pending]: [Successful, Failed, Cancelled],
  [Failed]: [Successful, Cancelled],
  [Cancelled]: [Successful],
  [Successful]: [Refunded],
  [Refunded]: [],
};

/** `same` changes nothing and is no fault: everything may be heard twice. */
export function step(from: PaymentStatus, to: PaymentStatus): 'change' | 'same' | 'refused' {
  if (from === to) return 'same';
  return onward[from].includes(to) ? 'change' : 'refused';
}

/** The statuses from which a payment can still go there. */
export const statusesBefore = (to: PaymentStatus): PaymentStatus[] =>
  Object.values(PaymentStatus).filter((from) => step(from, to) === 'change');

/** How long a payer may come back to a page that they left. */
const abandonedMs = day;
/** How long a payment is waited for. */
const pendingMs = 3 * day;

/**
 * What a charge of that state makes of its payment. Left behind, it is cancelled after a day; without an end, after
 * three. A reversal is a refund, which adds up by its rows.
 */
export function statusFor(state: ChargeState, ageMs: number): PaymentStatus {
  switch (state) {
    case 'success':
    case 'reversed':
      return Successful;
    case 'failed':
      return Failed;
    case 'abandoned':
      return ageMs >= abandonedMs ? Cancelled : Pending;
    default:
      return ageMs >= pendingMs ? Cancelled : Pending;
  }
}

/** A credit is of its day, and given by who pays while the payment is waited for. */
export const isPaidLate = (begun: Date, paidAt: Date): boolean => paidAt.getTime() - begun.getTime() > pendingMs;
