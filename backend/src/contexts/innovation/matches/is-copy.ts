/** From here on the same words make a text the same, in whichever order: of all words of two texts this share stands in both. */
const sameWords = 0.7;
/** From here on a text stands in the other: of the shorter one's runs of so many words more than this share. */
const sameRuns = 0.5;
const run = 3;
/** A text of fewer words, such as a title, stands in many. */
const leastWords = 12;

/**
 * Whether one text says almost the same as another, word for word: both have nearly the same words, or most of the shorter
 * one stands in the other, which has more. The same in other words is none. It depends on the two texts alone.
 */
export function isCopy(one: string, other: string): boolean {
  const [shorter, longer] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length) as [string[], string[]];
  const [few, many] = [new Set(shorter), new Set(longer)];
  const both = shared(few, many);
  if (both > 0 && both / (few.size + many.size - both) >= sameWords) return true;
  if (shorter.length < leastWords) return false;
  const runs = runsOf(shorter);
  return shared(runs, runsOf(longer)) > sameRuns * runs.size;
}

/** Small letters, without accents or punctuation. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean);

function runsOf(words: string[]): Set<string> {
  const runs = new Set<string>();
  for (let start = 0; start + run <= words.length; start += 1) runs.add(words.slice(start, start + run).join(' '));
  return runs;
}

function shared(few: Set<string>, many: Set<string>): number {
  let count = 0;
  for (const one of few) if (many.has(one)) count += 1;
  return count;
}
