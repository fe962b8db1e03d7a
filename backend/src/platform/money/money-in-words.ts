import { type Currency, toUnits } from './money';

/** An amount in minor units as people write it, exactly: `$2.50`, `$9,900`, `¥5,000`. */
export function moneyInWords(minor: bigint | string, currency: Currency): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(toUnits(minor, currency) as `${number}`);
}
