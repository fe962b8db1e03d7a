/** Where a link of Markdown leads to, which nobody reads. */
const targets = /\]\((?:[^\s()]|\([^\s()]*\))*\)/g;
const unseen = /\p{Default_Ignorable_Code_Point}|\p{M}/gu;
/** Scripts that put no blanks between words. */
const unspaced = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar'];
const ofWords = String.raw`[[\p{L}\p{N}]--[${unspaced.map((script) => String.raw`\p{Script=${script}}`).join('')}]]`;
/** A name of no more letters is looked for in its own case: "IT" is not "it". */
const shortest = 3;

/**
 * Whether a text in Markdown has this name, and not as a part of a longer word: in any case, with or without its accents, whatever
 * else stands between its letters. It helps against an oversight: who wants somebody to be known finds other words.
 */
export function saysName(text: string, name: string): boolean {
  const plain = (one: string) => one.normalize('NFKD').replace(unseen, '');
  const letters = plain(name).match(/[\p{L}\p{N}]/gu) ?? [];
  if (letters.length === 0) return false;
  const fold = (one: string) => (letters.length > shortest ? one.toUpperCase() : one);
  const written = [...fold(letters.join(''))].join(String.raw`[^\p{L}\p{N}]*`);
  const [first = '', last = ''] = [letters[0], letters.at(-1)];
  const word = new RegExp(ofWords, 'v');
  const [begin, end] = [word.test(first) ? `(?<!${ofWords})` : '', word.test(last) ? `(?!${ofWords})` : ''];
  const said = new RegExp(`${begin}${written}${end}`, 'v');
  return [text, text.replace(targets, ']')].some((one) => said.test(fold(plain(one))));
}
