/** How a text says a name: as people read it, or by its first word alone. */
type Said = 'whole' | 'begun';

const unseen = /\p{Default_Ignorable_Code_Point}/gu;
/** What NFKD turns into letters or digits, and people read as signs: ™, ², ①. */
const signs = /[\p{So}\u00b2\u00b3\u00b9\u2070-\u207f\u2460-\u24ff]/gu;
const accents = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;
/** Letters that Unicode does not take apart. */
const alone: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ß: 'ss' };
const targets = /\]\((?:[^\s()]|\([^\s()]*\))*\)/g;
const letter = String.raw`\p{L}\p{N}\p{M}`;
/** What may stand between two words of a name: no end of a sentence, nor of a part of one; after a short word a dot is none. */
const between = (isShort: boolean) => `(?:[^${letter}${isShort ? '' : '.'}!?;:,|]|[.!?;:,|](?!\\s))*`;
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

/**
 * Whether a text in Markdown says a name, as far as the server would hear it before anybody is asked (`said-names.ts` there), and what
 * it lets pass: the first word alone, where that is told from others. Names that may be said, of which it is a part, are not it.
 */
export function sayingOf(text: string, name: string, maySay: readonly string[]): Said | undefined {
  const texts = [...new Set([text, text.replace(targets, ']')])].map(asRead);
  const isSaid = (one: string, isShortened: boolean) => {
    const pattern = patternOf(one, isShortened);
    const others = maySay.filter((other) => other.length > one.length);
    return texts.some(
      (read) =>
        pattern?.test(read) &&
        pattern.test(others.reduce((rest, other) => rest.replace(patternOf(other, false, 'gu') ?? '', '|'), read)),
    );
  };
  const said = spellings(name);
  if (said.some((one) => isSaid(one, one !== name))) return 'whole';
  const first = said.flatMap((one) => /^(\S+)\s/.exec(one)?.[1] ?? []).find((word) => isDistinct.test(word));
  return first && isSaid(first, false) ? 'begun' : undefined;
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

/** Without what nobody sees, and with accents and letters of other looks as those that they are read as. */
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
    });

/** Its letters, with signs between any two and blanks between words; in other case but for the capitals of what may be common words. */
function patternOf(name: string, isShortened: boolean, flags = 'u'): RegExp | undefined {
  const words = asRead(name).match(new RegExp(`[${letter}]+`, 'gu')) ?? [];
  const letters = words.flatMap((word) => [...word].map((char, n) => ({ char, isFirst: n === 0, word })));
  const [first] = letters;
  if (!first) return undefined;
  const isShort = letters.length <= shortest;
  const isCommon = isShortened || (words.length === 1 && /^.\P{Lu}*$/u.test(words[0] as string));
  const parts = letters.map(({ char, isFirst }, n) => {
    const { char: before, word: last } = letters[n - 1] ?? { char: '', word: '' };
    const isJoint = isFirst || isDistinct.test(before + char);
    const gap = isJoint ? between(last.length <= shortest) : isShort ? '' : `[^${letter}\\s]*`;
    const keepsCase = /\p{Lu}/u.test(char) && (isShort || (isCommon && isFirst));
    const looks = [char, char.toLowerCase(), char.toUpperCase()].filter((one) => [...one].length === 1);
    return (n === 0 ? '' : gap) + (keepsCase ? char : `[${looks.join('')}]`);
  });
  const begin = isUnspaced.test(first.char) ? '' : `(?:^|[^${letter}]|[${unspaced}])`;
  const end = isUnspaced.test(letters.at(-1)?.char ?? '') ? '' : `(?=[sS]?(?:[^${letter}]|[${unspaced}]|$))`;
  return new RegExp(begin + parts.join('') + end, flags);
}
