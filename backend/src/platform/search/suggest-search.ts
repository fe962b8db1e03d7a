import { longestWord } from './nearest-word';

/** More words than these are no slip of the fingers. */
const mostWords = 6;
/** So many unknown words are put right; each costs a look at the known words. */
const mostUnknown = 3;
/**
 * A search for which nothing was found, with the words that nothing has put right; nothing when that finds nothing
 * either. `finds` says whether the viewer would find something, `nearest` which known word was probably meant.
 */
export async function suggestSearch(
  search: string,
  finds: (search: string) => Promise<boolean>,
  nearest: (word: string) => Promise<string | undefined>,
): Promise<string | null> {
  const words = wordsOf(search);
  if (words.length > mostWords || words.some((word) => word.length > longestWord)) return null;
  const meant: string[] = [];
  let unknown = 0;
  for (const word of words) {
    if (await finds(word)) {
      meant.push(word);
      continue;
    }
    unknown += 1;
    meant.push((unknown <= mostUnknown && (await nearest(word))) || word);
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
