/** What stands between two letters, the strongest of it. */
enum Gap {
  None,
  Sign,
  Blank,
  /** A sentence has ended. */
  End,
}

/** A text as it is read: its letters one after another, in capitals, and of each what stands before it. */
interface Reading {
  letters: string;
  gaps: Gap[];
  isSmall: boolean[];
}

/** Where one name stands in a reading. */
type Span = readonly [from: number, to: number];

/** Where a link of Markdown leads to, which nobody reads. */
const targets = /\]\((?:[^\s()]|\([^\s()]*\))*\)/g;
const webAddresses = /(?:https?:\/\/|www\.)\S+/gi;
const unseen = /\p{Default_Ignorable_Code_Point}/gu;
/** What NFKD turns into letters or digits, and people read as signs: ™, ², ①. */
const signs = /[\p{So}\p{No}]/gu;
const accents = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}*)\p{M}/gu;
/** Letters that Unicode does not take apart. */
const alone: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ẞ: 'SS' };
const letter = /[\p{L}\p{N}\p{M}]/u;
/** Scripts that put no blanks between words, or endings to them. */
const unspaced = ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Thai', 'Lao', 'Khmer', 'Myanmar']
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');
const beginsUnspaced = new RegExp(`^[${unspaced}]`, 'u');
const endsUnspaced = new RegExp(`[${unspaced}]$`, 'u');
/** What a registered name has and people leave out. */
const forms =
  'limited|ltd|incorporated|inc|corporation|corp|company|co|llc|llp|plc|pty|pte|gmbh|ag|se|kg|sa|sas|sarl|bv|nv|ab|as|asa|oy|oyj|spa|srl|kk';
const legalForm = new RegExp(String.raw`[\s,]+(?:${forms})\.?$`, 'i');
const inBrackets = /\s*[([（][^()[\]（）]*[)\]）]$/;
/** A name of no more letters is looked for as it is written, or in capitals: "IT" is not "it". */
const shortest = 3;

/**
 * Those of the names that texts say, as a person reads them: in other case but for single words, which begin with a capital; with
 * or without accents, legal form and what stands in brackets; whatever signs, of Markdown or others, stand within. Not as a part of
 * a longer word, nor of one of the names that may be said. It helps against an oversight: who wants somebody to be known finds
 * other words.
 *
 * @param texts in Markdown
 */
export function saidNames(
  texts: readonly string[],
  names: readonly string[],
  maySay: readonly string[] = [],
): string[] {
  const others = maySay.flatMap(spellings);
  const asRead = texts.flatMap((text) => [...new Set([text, text.replace(targets, ']')])].map(readingOf));
  const read = asRead.map((reading) => ({ reading, taken: others.flatMap((one) => find(reading, one, false)) }));
  const addresses = texts.flatMap((text) => text.match(webAddresses) ?? []).map(readingOf);
  return names.filter((name) =>
    spellings(name).some(
      (one) =>
        addresses.some((address) => find(address, one, true).length > 0) ||
        read.some(({ reading, taken }) => find(reading, one, false).some((span) => !taken.some(isLonger(span)))),
    ),
  );
}

/** Whether another one has this one within it. */
const isLonger =
  ([from, to]: Span) =>
  ([first, last]: Span) =>
    first <= from && to <= last && last - first > to - from;

/** The name itself, and as people say it. */
function spellings(name: string): Reading[] {
  let said = name
    .trim()
    .replace(inBrackets, '')
    .replace(/^the\s+/i, '');
  while (legalForm.test(said)) said = said.replace(legalForm, '');
  return [...new Set([name, said])].map(readingOf).filter(({ letters }) => letters !== '');
}

function readingOf(text: string): Reading {
  const plain = text
    .replace(unseen, '')
    .replace(signs, '*')
    .replace(/&/g, ' and ')
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFC');
  const reading: Reading = { letters: '', gaps: [], isSmall: [] };
  let gap = Gap.None;
  let before = '';
  for (const char of plain) {
    if (letter.test(char)) {
      const capital = (alone[char.toLowerCase()] ?? alone[char] ?? char).toUpperCase();
      const isSmall = char !== char.toUpperCase();
      for (let n = 0; n < capital.length; n += 1) {
        reading.gaps.push(n === 0 ? gap : Gap.None);
        reading.isSmall.push(isSmall);
      }
      reading.letters += capital;
      gap = Gap.None;
    } else if (!/\s/.test(char)) gap = Math.max(gap, Gap.Sign);
    else gap = Math.max(gap, /[.!?;:]/.test(before) ? Gap.End : Gap.Blank);
    before = char;
  }
  return reading;
}

function find(reading: Reading, name: Reading, inAnyCase: boolean): Span[] {
  const { letters, gaps } = reading;
  const { length } = name.letters;
  const spans: Span[] = [];
  for (let at = letters.indexOf(name.letters); at >= 0; at = letters.indexOf(name.letters, at + 1)) {
    const to = at + length;
    const isWhole = begins(reading, at) && (begins(reading, to) || (letters[to] === 'S' && begins(reading, to + 1)));
    if (isWhole && holds(name, gaps, at) && (inAnyCase || hasItsCase(reading, name, at))) spans.push([at, to]);
  }
  return spans;
}

/** Whether a word may begin there, and one end before it. */
const begins = ({ letters, gaps }: Reading, at: number): boolean =>
  at === 0 ||
  at >= letters.length ||
  gaps[at] !== Gap.None ||
  beginsUnspaced.test(letters.slice(at, at + 2)) ||
  endsUnspaced.test(letters.slice(Math.max(0, at - 2), at));

/** Whether no more stands between the letters than in the name: signs within a word, blanks between two. */
function holds({ letters, gaps: own }: Reading, gaps: Gap[], at: number): boolean {
  const within = letters.length > shortest ? Gap.Sign : Gap.None;
  return own.every((gap, n) => {
    if (n === 0) return true;
    const most = gap === Gap.None ? within : Math.max(gap, Gap.Blank);
    return (gaps[at + n] as Gap) <= most;
  });
}

function hasItsCase({ isSmall }: Reading, name: Reading, at: number): boolean {
  const { length } = name.letters;
  const written = isSmall.slice(at, at + length);
  if (length <= shortest) return written.every((small, n) => !small || name.isSmall[n]);
  const isOneWord = name.gaps.slice(1).every((gap) => gap < Gap.Blank);
  return !isOneWord || !written[0] || name.isSmall[0] === true;
}
