import type { Database } from '../../../platform/database/database';
import { nearestWord } from './nearest-word';

const asWords = {
  name: 'search-words',
  text: `select string_to_array(innovation.plain_words($1), ' ') as words`,
};

/** More words than these are no slip of the fingers, and longer ones no words. */
const mostWords = 6;
const longestWord = 40;

/** The words of the newest titles and tags, with how often each is used; `rows` selects `title` and `tags`. */
export const vocabularyOf = (rows: string) => `
  select word, count(*)::int as uses
  from (${rows} order by created_at desc, id desc limit 2000) newest,
    unnest(string_to_array(innovation.plain_words(concat_ws(' ', title, array_to_string(tags, ' '))), ' ')) word
  where length(word) between 4 and ${longestWord} group by word`;

export interface Wording {
  word: string;
  uses: number;
}

/**
 * A search for which nothing was found, with the words that nothing has put right; nothing when that finds nothing
 * either. `count` says how many the viewer would find.
 */
export async function suggestSearch(
  database: Database,
  search: string,
  count: (search: string) => Promise<number>,
  vocabulary: () => Promise<Wording[]>,
): Promise<string | null> {
  const [row] = await database.query<{ words: string[] }>(asWords, [search]);
  const words = row?.words ?? [];
  if (words.length > mostWords || words.some((word) => word.length > longestWord)) return null;
  const known = new Map((await vocabulary()).map(({ word, uses }) => [word, uses]));
  const corrected: string[] = [];
  for (const word of words) corrected.push((await count(word)) > 0 ? word : (nearestWord(word, known) ?? word));
  const suggestion = corrected.join(' ');
  return suggestion !== words.join(' ') && (await count(suggestion)) > 0 ? suggestion : null;
}
