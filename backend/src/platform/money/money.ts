/** How many minor units' digits each currency has; the list is the one of the whole product. */
const decimals = {
  USD: 2,
  NGN: 2,
  EUR: 2,
  GBP: 2,
  CAD: 2,
  AUD: 2,
  JPY: 0,
  CNY: 2,
  INR: 2,
  ZAR: 2,
  KES: 2,
  GHS: 2,
} as const;

export type Currency = keyof typeof decimals;

export interface Money {
  minor: bigint;
  currency: Currency;
}

export const isCurrency = (code: string): code is Currency => Object.hasOwn(decimals, code);

export const decimalsOf = (currency: Currency): number => decimals[currency];

/** The amount in currency units, as a plain decimal number: `"1234.50"`. */
export function toUnits(minor: bigint | string, currency: Currency): string {
  const places = decimals[currency];
  const digits = String(minor).padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

const rateScale = 10n ** 10n;

/** The amount in US cents at a stored rate (a decimal number with up to ten places), halves rounded up. */
export function toUsdMinor({ minor, currency }: Money, usdPerUnit: string): bigint {
  const [whole = '0', fraction = ''] = usdPerUnit.split('.');
  const rate = BigInt(whole + fraction.padEnd(10, '0'));
  const divisor = rateScale * 10n ** BigInt(decimals[currency]);
  return (2n * minor * rate * 100n + divisor) / (2n * divisor);
}
