import { createHash } from 'node:crypto';
import type { Quote } from './quote';

/** The same for quotes that say the same, whatever the order in which they say it. Those from before a basis was kept say none. */
export function hashQuote({ hash: _, basisPaymentId, ...content }: Omit<Quote, 'hash'> & { hash?: string }): string {
  const said = basisPaymentId === null ? content : { ...content, basisPaymentId };
  return createHash('sha256').update(canonical(said)).digest('hex');
}

/** JSON with the fields of every object in the order of the alphabet; whole numbers of any size as text. */
export function canonical(value: unknown): string {
  if (typeof value === 'bigint') return `"${value}"`;
  if (value instanceof Date) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const fields = value as Record<string, unknown>;
  const inOrder = Object.keys(fields).sort();
  return `{${inOrder.map((name) => `${JSON.stringify(name)}:${canonical(fields[name])}`).join(',')}}`;
}
