/** As it is indexed: each name begins behind a space. */
const fullName = `(' ' || lower(first_name || ' ' || last_name))`;

/** From so many letters on people are found by their names. */
export const fewestLetters = 2;
/** So many who are called so are looked at, whoever comes first; of more one types another letter. */
export const mostLookedAt = 200;

/** What somebody types of names, as `isCalled` takes it. */
export function namesIn(search: string): { words: string[]; longest: string } {
  const words = search
    .toLowerCase()
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[\\%_]/g, '\\$&'));
  return { words, longest: words.reduce((one, other) => (other.length > one.length ? other : one)) };
}

/** SQL: who of the users has each of the words at the beginning of one of their names. The longest one finds them by the index. */
export const isCalled = (words: string, longest: string) =>
  `${fullName} like '% ' || ${longest} || '%'
    and (select bool_and(${fullName} like '% ' || word || '%') from unnest(${words}::text[]) word)`;
