import { nearestWord } from './nearest-word';

/** More words than these are no slip of the fingers, and longer ones no words. */
const mostWords = 6;
const longestWord = 40;

/** Known words, with how often each is used. */
export type Vocabulary = ReadonlyMap<string, number>;

/** The newest titles with their tags, of what `from` names: where words are taken from. */
export const newestTexts = (from: string) =>
  `select left(concat_ws(' ', title, array_to_string(tags, ' ')), 300) as text
    from ${from} order by created_at desc, id desc limit 2000`;

export function vocabularyOf(rows: { text: string }[]): Vocabulary {
  const uses = new Map<string, number>();
  for (const { text } of rows)
    for (const word of wordsOf(text)) if (word.length <= longestWord) uses.set(word, (uses.get(word) ?? 0) + 1);
  return uses;
}

/**
 * A search for which nothing was found, with the words that nothing has put right; nothing when that finds nothing
 * either. `count` says how many the viewer would find.
 */
export async function suggestSearch(
  search: string,
  count: (search: string) => Promise<number>,
  vocabulary: () => Promise<Vocabulary>,
): Promise<string | null> {
  const words = wordsOf(search);
  if (words.length > mostWords || words.some((word) => word.length > longestWord)) return null;
  const known = await vocabulary();
  const meant: string[] = [];
  for (const word of words) meant.push((await count(word)) > 0 ? word : (nearestWord(word, known) ?? word));
  const suggestion = meant.join(' ');
  return suggestion !== words.join(' ') && (await count(suggestion)) > 0 ? suggestion : null;
}

/** As the index reads them: small letters, without accents or punctuation. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .split(/[!-/:-@[-`{-~\s]+/)
    .filter(Boolean);
