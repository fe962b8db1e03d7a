/** Written alike for every reader, so that two amounts can be compared at a glance. */
const english = 'en-US';

/** Currencies whose short sign is another one's too: they keep a letter before it. */
const sharingASign = new Set(['AUD', 'CAD', 'CNY']);

/** Making one takes longer than a hundred uses of it. */
const looks = new Map<string, Intl.NumberFormat>();

/** `decimals` undefined: as many as the currency's minor unit has. */
function lookOf(currency: string, decimals?: number): Intl.NumberFormat {
  const key = `${currency} ${decimals}`;
  const look =
    looks.get(key) ??
    new Intl.NumberFormat(english, {
      style: 'currency',
      currency,
      currencyDisplay: sharingASign.has(currency) ? 'symbol' : 'narrowSymbol',
      ...(decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
    });
  looks.set(key, look);
  return look;
}

/** How many digits the minor unit has: two for most, none for the yen. */
const decimalsOf = (currency: string) => lookOf(currency).resolvedOptions().maximumFractionDigits ?? 2;

/** Intl reads a decimal text exactly, and its exponent shifts it: no float touches the amount. */
const shifted = (amount: string, exponent: number) => `${amount}E${exponent}` as `${number}`;

/** "$50.0M", "€25.0M": an amount such as "50000000.00" in millions. */
export function inMillions(amount: string, currency: string, decimals: 0 | 1): string {
  return `${lookOf(currency, decimals).format(shifted(amount, -6))}M`;
}

/** "$50,000,000": the whole amount, with the minor unit only where there is something in it. */
export function inFull(amount: string, currency: string): string {
  const decimals = /\.\d*[1-9]/.test(amount) ? decimalsOf(currency) : 0;
  return lookOf(currency, decimals).format(shifted(amount, 0));
}

/** The same, of an amount that comes in minor units. */
export function money(minorUnits: string, currency: string): string {
  const decimals = decimalsOf(currency);
  const digits = minorUnits.padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  return inFull(`${digits.slice(0, point)}.${digits.slice(point)}`, currency);
}

/** What a card shows: millions, unless so little that it would read as nothing. */
const compact = (amount: string, currency: string) =>
  Number(amount) < 50_000 ? inFull(amount, currency) : inMillions(amount, currency, 1);

/** "€25.0M · $28.8M": an amount for a card, with its US dollars beside it so that all cards compare. */
export const comparable = (amount: string, currency: string, usd: string | null) =>
  [compact(amount, currency), currency !== 'USD' && usd && compact(usd, 'USD')].filter(Boolean).join(' · ');
