/** How a text says a name: as people read it, or by its first word alone. */
type Said = 'whole' | 'begun';

const unseen = /\p{Default_Ignorable_Code_Point}/gu;
/** What NFKD turns into letters or digits, and people read as signs: ™, ², ①; and words of one sign, such as ﷺ, which it makes eighteen of. */
const signs = /[\p{So}\u00b2\u00b3\u00b9\u2070-\u207f\u2460-\u24ff\ufdf0-\ufdff]/gu;
const accents = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;
/** Letters that Unicode does not take apart. */
const alone: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ß: 'ss' };
const targets = /\]\((?:[^\s()]|\([^\s()]*\))*\)/g;
const letter = /[\p{L}\p{N}\p{M}]/u;
const words = /[\p{L}\p{N}\p{M}]+/gu;
/** Scripts that put no blanks between words. */
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
/** A name of no more letters is looked for as it is written, or in capitals; a word of no more may be shortened, with a dot. */
const shortest = 3;
const inBrackets = /\s*[([（]([^()[\]（）]*)[)\]）]$/;
/** Words that are told from others by a capital within, such as "TechFlow". */
const isDistinct = /\p{Ll}\p{Lu}/u;

/** Where a name stands in a text. */
type Span = readonly [from: number, to: number];

/**
 * Whether a text in Markdown says a name, as far as the server would hear it before anybody is asked (`said-names.ts` there), and what
 * it lets pass: the first word alone, where that is told from others. Names that may be said, of which it is a part, are not it.
 */
export function sayingOf(text: string, name: string, maySay: readonly string[]): Said | undefined {
  const texts = [...new Set([text, text.replace(targets, ']')])].map(asRead);
  const isSaid = (one: string, isShortened: boolean) =>
    texts.some((read) => {
      const spans = spansOf(read, one, isShortened);
      const others = spans.length > 0 ? maySay.flatMap((other) => spansOf(read, other, false)) : [];
      return isBeyond(spans, others);
    });
  const said = spellings(name);
  if (said.some((one) => isSaid(one, one !== name))) return 'whole';
  const first = said.flatMap((one) => /^(\S+)\s/.exec(one)?.[1] ?? []).find((word) => isDistinct.test(word));
  return first && isSaid(first, false) ? 'begun' : undefined;
}

/** Whether one of them, in their order, goes beyond all others that have begun by then. */
function isBeyond(spans: readonly Span[], others: readonly Span[]): boolean {
  const waiting = [...others].sort(([one], [other]) => other - one);
  let reach = 0;
  return spans.some(([from, to]) => {
    while ((waiting.at(-1)?.[0] ?? Infinity) <= from) reach = Math.max(reach, waiting.pop()?.[1] ?? 0);
    return reach < to;
  });
}

/** The name itself, as people say it, and by what it is called in brackets. */
function spellings(name: string): string[] {
  let said = name.trim().replace(/^the\s+/i, '');
  const called: string[] = [];
  for (let before = ''; before !== said; ) {
    before = said;
    said = said.replace(legalForm, '');
    const [tail, inside = ''] = inBrackets.exec(said) ?? [];
    if (/^\p{Lu}{2,}$/u.test(inside)) called.push(inside);
    if (tail && /\S\s+\S/.test(said.slice(0, -tail.length))) said = said.slice(0, -tail.length);
  }
  return [...new Set([name, said, ...called])];
}

/** Without what nobody sees, with accents and letters of other looks as those that they are read as, and one sign between two words. */
const asRead = (text: string): string =>
  text
    .replace(unseen, '')
    .replace(signs, '*')
    .replace(/&/g, ' and ')
    .normalize('NFKD')
    .replace(accents, '$1')
    .normalize('NFC')
    .replace(/[øłđðþæœß]/giu, (char) => {
      const small = char.toLowerCase();
      return small === char ? (alone[small] as string) : (alone[small] as string).toUpperCase();
    })
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, gapOf);

/** `|` where a part of a sentence ends, `.` where a sentence does or a word is shortened, else a blank, or `*` for signs. */
function gapOf(between: string): string {
  if (/[!?;:,|]\s|\n\s*[*+#|-]\s/.test(between)) return '|';
  if (/\.\s/.test(between)) return '.';
  return /\s/.test(between) ? ' ' : '*';
}

/** Where a text that is read so has these letters, as words of their own; in other case but for the capitals of what may be common words. */
function spansOf(read: string, name: string, isShortened: boolean): Span[] {
  const parts = asRead(name).match(words) ?? [];
  const letters = parts.flatMap((word) => [...word].map((char, n) => ({ char, isFirst: n === 0, word })));
  if (letters.length === 0) return [];
  const isShort = letters.length <= shortest;
  const isCommon = isShortened || (parts.length === 1 && /^.\P{Lu}*$/u.test(parts[0] as string));
  const pattern = letters.map(({ char, isFirst }, n) => {
    const { char: before, word: last } = letters[n - 1] ?? { char: '', word: '' };
    const isJoint = isFirst || isDistinct.test(before + char);
    const most = isJoint ? `[ *${last.length <= shortest ? '.' : ''}]?` : isShort ? '' : '[*]?';
    const keepsCase = /\p{Lu}/u.test(char) && (isShort || (isCommon && isFirst));
    const looks = [char, char.toLowerCase(), char.toUpperCase()].filter((one) => [...one].length === 1);
    return (n === 0 ? '' : most) + (keepsCase ? char : `[${looks.join('')}]`);
  });
  return [...read.matchAll(new RegExp(`(?=(${pattern.join('')}))`, 'gu'))]
    .map(({ index, 1: said = '' }): Span => [index, index + said.length])
    .filter(
      ([from, to]) => begins(read, from) && (begins(read, to) || (/s/i.test(read[to] ?? '') && begins(read, to + 1))),
    );
}

/** Whether a word may begin there, and one end before it. */
function begins(read: string, at: number): boolean {
  const [before, after] = [read[at - 1] ?? '', read[at] ?? ''];
  return !letter.test(before) || !letter.test(after) || isUnspaced.test(before) || isUnspaced.test(after);
}
