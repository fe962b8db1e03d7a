import { invalidField } from '../http/domain-error';

/** What is leafed through: what has all words, best or newest first, or what has some of them. */
const kinds = ['best', 'some', 'newest'] as const;

/**
 * A place among what a search has found. Of the newest first it is the document that it comes after. Of the best first it is
 * how many come before it: what a word weighs changes with every document that is written, the order hardly ever.
 */
export interface SearchPlace {
  kind: (typeof kinds)[number];
  after: number;
}

/** A byte for the kind, four for the place. */
const length = 5;

export function toSearchCursor({ kind, after }: SearchPlace): string {
  const bytes = Buffer.alloc(length);
  bytes.writeUInt8(kinds.indexOf(kind), 0);
  bytes.writeUInt32BE(after, 1);
  return bytes.toString('base64url');
}

/** Throws `invalid_input` for what is not a cursor of a search. */
export function fromSearchCursor(cursor: string | undefined): SearchPlace | undefined {
  if (!cursor) return undefined;
  const bytes = Buffer.from(cursor, 'base64url');
  const isOurs = bytes.length === length && bytes.toString('base64url') === cursor;
  const kind = isOurs ? kinds[bytes[0] as number] : undefined;
  const after = kind ? bytes.readUInt32BE(1) : 0;
  if (!kind || after > furthest)
    throw invalidField('cursor', 'cursor must come from the Link header of the page before');
  return { kind, after };
}

/** A document's number is an integer of PostgreSQL. */
const furthest = 2_147_483_647;
