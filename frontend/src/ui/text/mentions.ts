import type { Person } from './Markdown';

const token = /@\[([^[\]\n]{1,200})\]\(person:([\da-f-]{36})\)/g;
const quoted = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A written text as somebody edits it: people by their names alone. */
export const asTyped = (text: string): string => text.replace(token, '@$1');

/** Who is mentioned in a written text. */
export const mentionsOf = (text: string): Person[] =>
  [...text.matchAll(token)].map(([, name = '', id = '']) => ({ id, name }));

/** What was typed, with the people by their names turned into mentions of them: of two of one name, of the first. */
export function asWritten(text: string, people: readonly Person[]): string {
  if (people.length === 0 || !text.includes('@')) return text;
  // The longest first: one name may begin another.
  const names = people.map(({ name }) => quoted(name)).sort((one, other) => other.length - one.length);
  const named = new RegExp(`@(${names.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return text.replace(named, (_, name: string) => {
    const id = people.find((person) => person.name === name)?.id;
    return `@[${name.replace(/[[\]\n]/g, ' ')}](person:${id})`;
  });
}
