/** What stands between two letters, the strongest of it. */
enum Gap {
  None,
  Sign,
  Blank,
  /** A sentence has ended, or a part of one. */
  End,
}

/** A text as it is read: its letters one after another, in capitals, and of each what stands before it. */
interface Reading {
  letters: string;
  gaps: Gap[];
  isSmall: boolean[];
}

/** As what a name is looked for. */
interface Spelling extends Reading {
  /** What is left of a name may be common words: these it is only in its own case. */
  isShortened: boolean;
}

/** Where a name stands in a reading. */
type Span = readonly [from: number, to: number];

/** Where a link of Markdown leads to, which nobody reads. */
const targets = /\]\((?:[^\s()]|\([^\s()]*\))*\)/g;
/** The hosts of web and mail addresses, without what they end with, and what people are called elsewhere. */
const hosts = /(?<![\p{L}\p{N}.-])((?:[\p{L}\p{N}-]+\.)+)[\p{L}\p{N}-]{2,}|@([\p{L}\p{N}_-]+)/gu;
const unseen = /\p{Default_Ignorable_Code_Point}/gu;
/** What NFKD turns into letters or digits, and people read as signs: ™, ², ①; and words of one sign, such as ﷺ, which it makes eighteen of. */
const signs = /[\p{So}\u00b2\u00b3\u00b9\u2070-\u207f\u2460-\u24ff\ufdf0-\ufdff]/gu;
const accents = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;
/** Letters that Unicode does not take apart. */
const alone: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ẞ: 'SS' };
const letter = /[\p{L}\p{N}\p{M}]/u;
/** Scripts that put no blanks between words, or before their endings. */
const unspaced = ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Thai', 'Lao', 'Khmer', 'Myanmar']
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');
const isUnspaced = new RegExp(`[${unspaced}]`, 'u');
/** What a registered name has and people leave out. */
const forms =
  'limited ltd incorporated inc corporation corp company co llc llp plc pty pte pvt gmbh ag se kg ev sa sas sarl srl sl bv nv ab as asa oy oyj kk';
const dotted = (form: string) => [...form].join(String.raw`\.?`);
const legalForm = new RegExp(
  String.raw`[\s,&]+(?:${forms.split(' ').map(dotted).join('|')}|s\.p\.a|sp\. ?z ?o\.?o)\.?$`,
  'i',
);
const inBrackets = /\s*[([（]([^()[\]（）]*)[)\]）]$/;
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
  const readings = texts.flatMap((text) => [...new Set([text, text.replace(targets, ']')])].map(readingOf));
  const addressed = texts.flatMap((text) =>
    [...text.matchAll(hosts)].map(([, host, name]) => readingOf(host ?? name ?? '')),
  );
  const others = maySay.flatMap(spellings);
  const isSaidIn = (reading: Reading, one: Spelling, inAnyCase: boolean) => {
    let reach: number[] | undefined;
    for (const [from, to] of find(reading, one, inAnyCase)) {
      reach ??= reachOf(reading, others, inAnyCase);
      if ((reach[from] as number) < to) return true;
    }
    return false;
  };
  return names.filter((name) =>
    spellings(name).some(
      (one) =>
        readings.some((reading) => isSaidIn(reading, one, false)) ||
        addressed.some((address) => isSaidIn(address, one, !one.isShortened)),
    ),
  );
}

/** To where at most, at each letter, a name goes that may be said and has begun by then. */
function reachOf(reading: Reading, names: Spelling[], inAnyCase: boolean): number[] {
  const reach = reading.gaps.map(() => 0);
  for (const name of names)
    for (const [from, to] of find(reading, name, inAnyCase)) reach[from] = Math.max(reach[from] as number, to);
  for (let at = 1; at < reach.length; at += 1) reach[at] = Math.max(reach[at] as number, reach[at - 1] as number);
  return reach;
}

/** The name itself, as people say it, and by what it is called in brackets. */
function spellings(name: string): Spelling[] {
  let said = name.trim().replace(/^the\s+/i, '');
  const called: string[] = [];
  for (let before = ''; before !== said; ) {
    before = said;
    said = said.replace(legalForm, '');
    const [tail, inside = ''] = inBrackets.exec(said) ?? [];
    if (/^\p{Lu}{2,}$/u.test(inside)) called.push(inside);
    if (tail && /\S\s+\S/.test(said.slice(0, -tail.length))) said = said.slice(0, -tail.length);
  }
  return [...new Set([name, said, ...called])]
    .map((one) => ({ ...readingOf(one), isShortened: one !== name }))
    .filter(({ letters }) => letters !== '');
}

function readingOf(text: string): Reading {
  const plain = text
    .replace(unseen, '')
    .replace(signs, '*')
    .replace(/&/g, ' and ')
    .normalize('NFKD')
    .replace(accents, '$1')
    .normalize('NFC');
  const letters: string[] = [];
  const reading: Reading = { letters: '', gaps: [], isSmall: [] };
  let gap = Gap.None;
  let [before, word, isNewLine] = ['', 0, false];
  for (const char of plain) {
    if (letter.test(char)) {
      const capital = (alone[char.toLowerCase()] ?? alone[char] ?? char).toUpperCase();
      const isSmall = char !== char.toUpperCase();
      for (let n = 0; n < capital.length; n += 1) {
        reading.gaps.push(n === 0 ? gap : Gap.None);
        reading.isSmall.push(isSmall);
      }
      letters.push(capital);
      word = gap === Gap.None ? word + 1 : 1;
      [gap, isNewLine] = [Gap.None, false];
    } else if (!/\s/.test(char)) gap = Math.max(gap, Gap.Sign);
    else {
      // A short word before a dot is shortened: "St. Gallen".
      const ends = /[!?;:,|]/.test(before) || (before === '.' && word > 3) || (isNewLine && /[*+#|-]/.test(before));
      gap = Math.max(gap, ends ? Gap.End : Gap.Blank);
      isNewLine ||= char === '\n';
    }
    before = char;
  }
  return { ...reading, letters: letters.join('') };
}

function* find(reading: Reading, name: Spelling, inAnyCase: boolean): Generator<Span> {
  const { letters } = reading;
  for (let at = letters.indexOf(name.letters); at >= 0; at = letters.indexOf(name.letters, at + 1)) {
    const to = at + name.letters.length;
    if (!begins(reading, at) || !(begins(reading, to) || (letters[to] === 'S' && begins(reading, to + 1)))) continue;
    if (holds(reading, name, at) && (inAnyCase || hasItsCase(reading, name, at))) yield [at, to];
  }
}

/** Whether a word may begin there, and one end before it. */
function begins({ letters, gaps }: Reading, at: number): boolean {
  if (at === 0 || at >= letters.length || gaps[at] !== Gap.None) return true;
  return isUnspaced.test(letters[at] as string) || isUnspaced.test(letters[at - 1] as string);
}

/** Whether no more stands between the letters than in the name: signs within a word, blanks between two. */
function holds({ gaps }: Reading, { letters, gaps: own, isSmall }: Spelling, at: number): boolean {
  const within = letters.length > shortest ? Gap.Sign : Gap.None;
  return own.every((gap, n) => {
    const isJoint = isSmall[n - 1] && !isSmall[n];
    const most = gap === Gap.None && !isJoint ? within : Math.max(gap, Gap.Blank);
    return n === 0 || (gaps[at + n] as Gap) <= most;
  });
}

/** Whether it is written as a name: of few letters as it is or in capitals; of one word, or what is left of it, with its capitals. */
function hasItsCase(reading: Reading, { letters, gaps, isSmall, isShortened }: Spelling, at: number): boolean {
  const written = reading.isSmall.slice(at, at + letters.length);
  if (letters.length <= shortest) return written.every((small, n) => !small || isSmall[n]);
  const begins = (n: number) => n === 0 || (gaps[n] as Gap) >= Gap.Blank;
  const isCommon = isShortened || (gaps.every((_, n) => n === 0 || !begins(n)) && isSmall.slice(1).every(Boolean));
  return !isCommon || written.every((small, n) => !small || !begins(n) || isSmall[n]);
}
