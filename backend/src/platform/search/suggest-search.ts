import { longestWord } from './nearest-word';

/** Of at most so many words the whole is looked for again; of more it is enough that some are put right. */
const mostWords = 6;
/** So many words are looked at; each costs a search. */
const mostLooked = 12;
/** Shorter ones stay: nearly every word is near them. */
const leastLetters = 4;
/** So many unknown words are put right; each costs a look at the known words. */
const mostUnknown = 3;
/**
 * A search for which nothing was found, with the words that nothing has put right; nothing when that finds nothing
 * either. Of many words those of its first twelve are put right, whether or not anything has all. `finds` says whether the viewer would find something, `nearest` which known word was probably meant.
 */
export async function suggestSearch(
  search: string,
  finds: (search: string) => Promise<boolean>,
  nearest: (word: string) => Promise<string | undefined>,
): Promise<string | null> {
  const words = wordsOf(search);
  const few = words.length <= mostWords;
  if (few && words.some((word) => word.length > longestWord)) return null;
  const meant: string[] = [];
  let unknown = 0;
  for (const [place, word] of words.entries()) {
    const stays = place >= mostLooked || word.length < leastLetters || word.length > longestWord;
    if (stays || (await finds(word))) {
      meant.push(word);
      continue;
    }
    unknown += 1;
    const near = unknown <= mostUnknown && (await nearest(word));
    // What is known may be said nowhere any more, or only where the viewer does not look.
    meant.push(near && (await finds(near)) ? near : word);
  }
  const suggestion = meant.join(' ');
  return suggestion !== words.join(' ') && (!few || (await finds(suggestion))) ? suggestion : null;
}

/** As the index reads them: small letters, without accents or punctuation. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .split(/[!-/:-@[-`{-~\s]+/)
    .filter(Boolean);
