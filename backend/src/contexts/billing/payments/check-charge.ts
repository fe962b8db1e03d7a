import type { ChargeReport } from '../providers/payment-provider';

export type Mismatch = 'wrong_mode' | 'wrong_currency' | 'wrong_amount' | 'wrong_reference';

interface Expected {
  reference: string;
  live: boolean;
  currency: string;
  /** Minor units. */
  total: bigint;
}

/**
 * Whether a paid charge is the one that was asked for. The payer may have borne the provider's fees: then more was paid
 * than asked for, and what was asked for is reported beside it.
 */
export function mismatchOf(report: ChargeReport, expected: Expected): Mismatch | undefined {
  if (report.reference !== expected.reference) return 'wrong_reference';
  if (report.live !== expected.live) return 'wrong_mode';
  if (report.currency !== expected.currency) return 'wrong_currency';
  const { amount, requested } = report;
  const isRight =
    requested === undefined ? amount === expected.total : requested === expected.total && amount >= expected.total;
  return isRight ? undefined : 'wrong_amount';
}
