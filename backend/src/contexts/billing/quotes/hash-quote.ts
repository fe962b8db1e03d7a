import { createHash } from 'node:crypto';
import type { Quote } from './quote';

/** The same for quotes that say the same, whatever the order in which they say it. */
export function hashQuote({ hash: _, ...content }: Omit<Quote, 'hash'> & { hash?: string }): string {
  return createHash('sha256').update(canonical(content)).digest('hex');
}

/** JSON with the fields of every object in the order of the alphabet; whole numbers of any size as text. */
export function canonical(value: unknown): string {
  if (typeof value === 'bigint') return `"${value}"`;
  if (value instanceof Date) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`;
}
