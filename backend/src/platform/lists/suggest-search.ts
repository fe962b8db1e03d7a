import { longestWord, Vocabulary } from './nearest-word';

/** More words than these are no slip of the fingers. */
const mostWords = 6;
/** So many unknown words are put right; each costs a look at the vocabulary. */
const mostUnknown = 3;
/** The words of the newest texts come first. */
const mostKnown = 20_000;

/** The newest titles with their tags, of what `from` names: where words are taken from. */
export const newestTexts = (from: string) =>
  `select left(concat_ws(' ', title, array_to_string(tags, ' ')), 300) as text
    from ${from} order by created_at desc, id desc limit 2000`;

export function vocabularyOf(rows: { text: string }[]): Vocabulary {
  const uses = new Map<string, number>();
  for (const { text } of rows)
    for (const word of wordsOf(text)) {
      const before = uses.get(word);
      if (word.length <= longestWord && (before || uses.size < mostKnown)) uses.set(word, (before ?? 0) + 1);
    }
  return new Vocabulary(uses);
}

/**
 * A search for which nothing was found, with the words that nothing has put right; nothing when that finds nothing
 * either. `finds` says whether the viewer would find something.
 */
export async function suggestSearch(
  search: string,
  finds: (search: string) => Promise<boolean>,
  vocabulary: () => Promise<Vocabulary>,
): Promise<string | null> {
  const words = wordsOf(search);
  if (words.length > mostWords || words.some((word) => word.length > longestWord)) return null;
  const known = await vocabulary();
  const meant: string[] = [];
  let unknown = 0;
  for (const word of words) {
    if (await finds(word)) {
      meant.push(word);
      continue;
    }
    unknown += 1;
    meant.push((unknown <= mostUnknown && known.nearest(word)) || word);
  }
  const suggestion = meant.join(' ');
  return suggestion !== words.join(' ') && (await finds(suggestion)) ? suggestion : null;
}

/** As the index reads them: small letters, without accents or punctuation. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .split(/[!-/:-@[-`{-~\s]+/)
    .filter(Boolean);
