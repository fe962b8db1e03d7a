/** An amount in minor units, exactly. */
export function money(minorUnits: string, currency: string): string {
  const digits = minorUnits.padStart(3, '0');
  const amount = `${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`;
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  } as Intl.NumberFormatOptions).format(amount);
}
