/** Intl reads a decimal text exactly, and its exponent shifts it: no float touches the amount. */
const shifted = (amount: string, exponent: number) => `${amount}E${exponent}` as `${number}`;

const lookOf = (currency: string, decimals: number) =>
  new Intl.NumberFormat(undefined, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });

/** "$50.0M", with the M behind the number wherever the reader's locale puts the currency. */
export function inMillions(amount: string, currency: string, decimals: 0 | 1): string {
  const parts = lookOf(currency, decimals).formatToParts(shifted(amount, -6));
  const last = parts.findLastIndex(({ type }) => type === 'integer' || type === 'fraction');
  return parts.map(({ value }, index) => (index === last ? `${value}M` : value)).join('');
}

/** "$50,000,000": the whole amount, with the minor unit only where there is something in it. */
export const inFull = (amount: string, currency: string) =>
  lookOf(currency, /\.\d*[1-9]/.test(amount) ? 2 : 0).format(shifted(amount, 0));

/** What a card shows: millions, unless so little that it would read as nothing. */
export const estimate = (amount: string, currency: string) =>
  Number(amount) < 50_000 ? inFull(amount, currency) : inMillions(amount, currency, 1);
