import { type Currency, decimalsOf, isCurrency, type Money } from './money';
import { valueNotUnderstood } from './money.errors';

const largestMinor = 10n ** 15n;

/** `dollar` and the bare `$` go with every dollar; alone they mean USD. */
const dollar = 'dollar';
const currencyNames: Record<string, Currency | typeof dollar> = {
  $: dollar,
  dollar,
  dollars: dollar,
  us$: 'USD',
  c$: 'CAD',
  ca$: 'CAD',
  a$: 'AUD',
  au$: 'AUD',
  '€': 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '£': 'GBP',
  pound: 'GBP',
  pounds: 'GBP',
  '¥': 'JPY',
  yen: 'JPY',
  'cn¥': 'CNY',
  rmb: 'CNY',
  yuan: 'CNY',
  '₹': 'INR',
  rs: 'INR',
  rupee: 'INR',
  rupees: 'INR',
  r: 'ZAR',
  rand: 'ZAR',
  '₦': 'NGN',
  naira: 'NGN',
  ksh: 'KES',
  shillings: 'KES',
  'gh₵': 'GHS',
  '₵': 'GHS',
  cedis: 'GHS',
};

/** A multiplier's number of zeros. */
const zeros: Record<string, number> = {
  k: 3,
  thousand: 3,
  lakh: 5,
  m: 6,
  mm: 6,
  mn: 6,
  mio: 6,
  million: 6,
  millions: 6,
  crore: 7,
  b: 9,
  bn: 9,
  billion: 9,
  billions: 9,
  tn: 12,
  trillion: 12,
  trillions: 12,
};

const amount = String.raw`\d[\d.,'’_ ]*\d|\d`;
const word = String.raw`[^\d\s.,'’_+-]+`;
const form = new RegExp(`^(?:(${word}) ?)?(${amount})(?: ?(${word}))?(?: (${word}))?$`, 'u');

/**
 * Reads an estimated value as people write it: `$50M`, `€25M`, `25 million EUR`, `1.5bn`, `NGN 2,500,000`. US dollars
 * when no currency is named. Exact, or refused with `value_not_understood` naming `field`.
 */
export function parseValue(text: string, field: string): Money {
  const refuse = (message: string) => valueNotUnderstood(field, message);
  const [, before, digits, after, last] = form.exec(text.normalize('NFKC').trim().replace(/\s+/g, ' ')) ?? [];
  const words = splitMultiplier([before, after, last].filter((found) => found !== undefined));
  const multipliers = words.filter((found) => Object.hasOwn(zeros, found));
  const names = words.filter((found) => !Object.hasOwn(zeros, found));
  const currency = agree(names);
  const isMultiplied = multipliers.length > 0;
  // mutation-ignore: nothing is read from nothing, too
  const number = digits && readNumber(digits, isMultiplied);
  if (!number || !currency || multipliers.length > 1 || (before && Object.hasOwn(zeros, before.toLowerCase())))
    throw refuse('Write an amount such as $50M, €25M, 1.5bn or NGN 2,500,000');

  const places = decimalsOf(currency) + (isMultiplied ? (zeros[multipliers[0] as string] as number) : 0);
  const fraction = number.fraction.replace(/0+$/, '');
  if (fraction.length > places) throw refuse(`This amount is finer than ${currency} can be paid`);
  const minor = BigInt(number.whole + fraction.padEnd(places, '0'));
  if (minor === 0n) throw refuse('The amount must be more than zero');
  if (minor > largestMinor) throw refuse('The amount is too large');
  return { minor, currency };
}

/** `meur` in `25 MEUR`, `m€` in `25M€`: a multiplier written together with the currency. */
function splitMultiplier(words: string[]): string[] {
  return words.flatMap((written) => {
    const word = written.toLowerCase();
    if (Object.hasOwn(zeros, word)) return [word];
    const multiplier = Object.keys(zeros).find((start) => word.startsWith(start) && isSign(word.slice(start.length)));
    return multiplier ? [multiplier, word.slice(multiplier.length)] : [word];
  });
}

const isSign = (word: string) => isCurrency(word.toUpperCase()) || !/[a-z]/.test(word);

/** The one currency that all the words name; USD for none. */
function agree(names: string[]): Currency | undefined {
  const meant = new Set(names.map((name) => currencyNames[name] ?? name.toUpperCase()));
  const generic = meant.delete(dollar);
  const [currency = 'USD', ...others] = meant;
  if (others.length > 0 || !isCurrency(currency)) return undefined;
  return generic && !['USD', 'CAD', 'AUD'].includes(currency) ? undefined : currency;
}

/**
 * Digits with grouping and a decimal point or comma. One separator before three last digits groups them (`2,500` and
 * `2.500` alike, since no currency has thousandths), except for a point when a multiplier follows (`1.125m`).
 */
function readNumber(digits: string, isMultiplied: boolean): { whole: string; fraction: string } | undefined {
  const isPoint = isMultiplied && digits.replace(/\d/g, '') === '.';
  if (isPlain(digits) || (isGrouped(digits) && !isPoint)) return { whole: digits.replace(/\D/g, ''), fraction: '' };
  const [, whole = '', mark = '', fraction = ''] = /^(.+)([.,])(\d+)$/.exec(digits) ?? [];
  if (!isPlain(whole) && (!isGrouped(whole) || whole.includes(mark))) return undefined;
  return { whole: whole.replace(/\D/g, ''), fraction };
}

const isPlain = (digits: string) => /^\d+$/.test(digits);
const isGrouped = (digits: string) =>
  /^[1-9]\d{0,2}(?:([.,'’_ ])\d{3})(?:\1\d{3})*$/.test(digits) || /^[1-9]\d?(?:,\d{2})*,\d{3}$/.test(digits);
