const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/** Whether each word of a search is the beginning of a word of a text: for the few texts that need no index. */
export function hasWords(text: string, search: string): boolean {
  const wanted = wordsOf(search);
  const there = wordsOf(text);
  return wanted.length > 0 && wanted.every((word) => there.some((one) => one.startsWith(word)));
}
