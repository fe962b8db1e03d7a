import type { TaxInForce } from './prices.queries';
import { roundHalfUp } from './round-half-up';

/** What is asked for, in minor units of one currency. */
export interface Charge {
  subtotal: bigint;
  tax: bigint;
  total: bigint;
}

/** Tax on top of a subtotal, rounded once. */
export function chargeFor(subtotal: bigint, { basisPoints }: TaxInForce): Charge {
  const tax = roundHalfUp(subtotal * BigInt(basisPoints), 10_000n);
  return { subtotal, tax, total: subtotal + tax };
}
