/** What the index reads as the end of a word: signs of ASCII, blanks, and dashes and quotes of print, which it reads as the plain ones. */
const between = /[!-/:-@[-`{-~\s\u2010-\u2015\u2018-\u201f\u2026«»]+/u;
/** Letters that are no others with a mark. */
const spelled: Record<string, string> = { æ: 'ae', œ: 'oe', ø: 'o', ß: 'ss', đ: 'd', ł: 'l' };
const unlike = new RegExp(`[${Object.keys(spelled).join('')}]`, 'g');

const plain = (word: string) =>
  word
    .toLowerCase()
    .replace(unlike, (letter) => spelled[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');

/** “IoT” and “LNG” stay; a capital that only begins a word is of the sentence. */
const inSentence = (word: string) => (/\p{Lu}/u.test(word.slice(1)) ? word : word.toLowerCase());

/** How the words of a text are written where they stand first, by what the index takes them for: small letters without accents. */
export function wordsAsWritten(text: string): ReadonlyMap<string, string> {
  const written = new Map<string, string>();
  for (const word of text.normalize('NFC').split(between)) {
    const known = plain(word);
    if (!written.has(known)) written.set(known, inSentence(word));
  }
  return written;
}
