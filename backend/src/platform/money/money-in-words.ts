import { type Currency, toUnits } from './money';

/**
 * An amount in minor units as people write it, exactly: `$2.50`, `$9,900`, `¥5,000`; `$9,900.00` where amounts stand in a
 * column.
 */
export function moneyInWords(minor: bigint | string, currency: Currency, { inColumn = false } = {}): string {
  const amount = BigInt(minor);
  const words = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: inColumn ? 'auto' : 'stripIfInteger',
  }).format(toUnits(amount < 0n ? -amount : amount, currency) as `${number}`);
  return amount < 0n ? `-${words}` : words;
}
