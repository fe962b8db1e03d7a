import { roundHalfUp } from '../prices/round-half-up';

/** What of a payment `p` was taken off the change that followed it, before tax. */
export const creditedOf = `(select coalesce(sum(q.credit), 0)::text from billing.payments c
  join billing.quotes q on q.id = c.quote_id where c.basis_payment_id = p.id and c.status = 'successful')`;

/** Minor units. */
interface Paid {
  subtotal: string;
  /** What was paid: of what took no effect, what came. */
  total: string;
  /** What has gone back, or is on its way. */
  refunded: string;
  credited: string;
}

/** What of a payment can still go back: what was taken off another one, and its part of the tax, is used. */
export function leftToRefund({ subtotal, total, refunded, credited }: Paid): bigint {
  const used = credited === '0' ? 0n : roundHalfUp(BigInt(credited) * BigInt(total), BigInt(subtotal));
  const left = BigInt(total) - BigInt(refunded) - used;
  // mutation-ignore: nothing is nothing either way
  return left > 0n ? left : 0n;
}
