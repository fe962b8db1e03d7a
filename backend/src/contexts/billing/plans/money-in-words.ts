import type { PlanCurrency } from './plan.enums';

/** An amount in minor units as people write it, exactly: `$2.50`, `$9,900`. */
export function moneyInWords(minorUnits: string, currency: PlanCurrency): string {
  const digits = minorUnits.padStart(3, '0');
  const decimal = `${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`;
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(decimal);
}
