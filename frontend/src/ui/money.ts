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

/** Intl reads a decimal text exactly: no float touches the amount. */
const exactly = (amount: string) => amount as `${number}`;

const scales = [
  { letter: '', from: 1 },
  { letter: 'K', from: 1e3 },
  { letter: 'M', from: 1e6 },
  { letter: 'B', from: 1e9 },
  { letter: 'T', from: 1e12 },
] as const;

/** As Intl's compact notation writes it, of which the first takes a slow telephone 75 ms; and most pages begin with an amount in dollars. */
function short(amount: string, currency: string, decimals: 0 | 1): string {
  const inScale = ({ from }: (typeof scales)[number]) =>
    Math.round((Number(amount) / from) * 10 ** decimals) / 10 ** decimals;
  // What is rounded to a thousand is one of the next: 999,950 is 1.0M.
  const scale = scales.find((one) => inScale(one) < 1000) ?? scales[4];
  return signOf(currency) + inScale(scale).toFixed(decimals) + scale.letter;
}

/** With the space behind it that some have: "KES 1.0K". */
function signOf(currency: string): string {
  if (currency === 'USD') return '$';
  const parts = lookOf(currency).formatToParts(0);
  const before = parts.slice(
    0,
    parts.findIndex(({ type }) => type === 'integer'),
  );
  return before.map(({ value }) => value).join('');
}

/** "$50.0M", "€3.2B", "$34.5K": an amount such as "50000000.00" for a card; below a thousand it is in full. */
export const compact = (amount: string, currency: string): string =>
  Number(amount) < 1000 ? inFull(amount, currency) : short(amount, currency, 1);

/** "$766M", "$3.2B": a sum as the one figure of a tile; the decimal comes where there are billions. */
export const figure = (amount: string, currency: string): string =>
  Number(amount) < 1e9 ? short(amount, currency, 0) : compact(amount, currency);

/** "$50,000,000": the whole amount, with the minor unit only where there is something in it. */
export function inFull(amount: string, currency: string): string {
  const decimals = /\.\d*[1-9]/.test(amount) ? decimalsOf(currency) : 0;
  return lookOf(currency, decimals).format(exactly(amount));
}

/** The same, of an amount that comes in minor units. */
export function money(minorUnits: string, currency: string): string {
  const decimals = decimalsOf(currency);
  const digits = minorUnits.padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  return inFull(`${digits.slice(0, point)}.${digits.slice(point)}`, currency);
}

/** The minor units of an amount as somebody types it, "1,234.50"; nothing where it is none, or finer than the currency. */
export function toMinorUnits(typed: string, currency: string): string | undefined {
  const decimals = decimalsOf(currency);
  const match = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d*))?$/.exec(typed.trim().replace(/^[$₦]\s*/, ''));
  if (!match) return undefined;
  const [, whole = '', fraction = ''] = match;
  if (fraction.length > decimals) return undefined;
  const digits = (whole.replaceAll(',', '') + fraction.padEnd(decimals, '0')).replace(/^0+(?=\d)/, '');
  return digits.length > 15 ? undefined : digits;
}

/** Minor units as somebody would type them: "1,234.50". */
export function toTyped(minorUnits: string, currency: string): string {
  const decimals = decimalsOf(currency);
  const digits = minorUnits.padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  const whole = digits.slice(0, point).replace(/\B(?=(\d{3})+$)/g, ',');
  const fraction = digits.slice(point);
  return /[1-9]/.test(fraction) ? `${whole}.${fraction}` : whole;
}

/** "€25.0M · $28.8M": an amount for a card, with its US dollars beside it so that all cards compare. */
export const comparable = (amount: string, currency: string, usd: string | null) =>
  [compact(amount, currency), currency !== 'USD' && usd && compact(usd, 'USD')].filter(Boolean).join(' · ');
