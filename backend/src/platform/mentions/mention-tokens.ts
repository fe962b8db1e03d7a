/** How a text names a person: `@[Ada Okafor](person:7d3c1f9a-…)`. */
const token = /@\[([^[\]\n]{1,200})\]\(person:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\)/g;

interface Mention {
  id: string;
  name: string;
}

/** Who is mentioned in a text that was settled, each once. */
export const mentionsIn = (text: string): Mention[] => [
  ...new Map([...text.matchAll(token)].map(([, name = '', id = '']) => [id, { id, name }])).values(),
];

/** The text with those alone whose names are known, under these; anybody else is a word of the text. */
export function settleMentions(text: string, names: ReadonlyMap<string, string>): string {
  const settled = text.replace(token, (_, name: string, id: string) =>
    names.has(id) ? `@[${names.get(id)?.replace(/[[\]\n]/g, ' ')}](person:${id})` : `@${name}`,
  );
  // A word that takes a mention's place may make another of what follows it.
  return settled === text ? text : settleMentions(settled, names);
}

/** The text for where there is no page to show it on. */
export const withoutTokens = (text: string): string => text.replace(token, '@$1');

/** SQL of a text in which the person `$1` is called a former member: a mention has the name in the text, as it was when it was written. */
export const unnamed = (column: string): string =>
  `regexp_replace(${column}, '@\\[[^]]*\\]\\(person:' || $1::text || '\\)', '@[Former member](person:' || $1::text || ')', 'g')`;
