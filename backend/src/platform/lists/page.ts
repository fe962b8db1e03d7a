import { applyDecorators, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnown } from '../http/document';
import type { PageQuery } from './browse.dto';
import { type Place, toCursor } from './cursor';

/** Rows beyond these are not counted: nobody leafs through so many. */
export const mostCounted = 10_000;

/** How many there are. */
export interface Total {
  count: number;
  /** At least so many. */
  orMore?: boolean;
}

/** Text of a statement that counts rows of `from` (with its condition), as far as they are counted. */
export const countMatches = (from: string, most = mostCounted) =>
  `select count(*)::int as total from (select from ${from} limit ${most + 1}) found`;

/** What `countMatches` has counted. */
export const capped = (count: number): Total =>
  count > mostCounted ? { count: mostCounted, orMore: true } : { count };

export interface Page<Item> {
  items: Item[];
  /** How many there are on all pages. */
  total: Total;
  /** Absent on the last page. */
  next?: string;
  /** Of a search: whether what was found has all words, or some of them, as nothing has all. */
  words?: 'all' | 'some';
  /** Of one whose total is from before a write: whoever keeps it would keep that too. */
  isPassing?: boolean;
}

/** Cuts rows, of which one more than `limit` was asked for, to a page. */
export function toPage<Row extends Place, Item>(
  rows: Row[],
  limit: number,
  total: Total,
  toItem: (row: Row) => Item,
): Page<Item> {
  const shown = rows.length > limit ? rows.slice(0, limit) : rows;
  return { items: shown.map(toItem), total, next: rows.length > limit ? toCursor(shown.at(-1) as Row) : undefined };
}

const pageHeaders = {
  'X-Total-Count': { description: 'How many there are on all pages.', schema: { type: 'integer' as const } },
  'X-Total-Relation': {
    description:
      'How the total is meant: `eq` so many; `gte` so many or more, as matches of a search are counted up to 10,000.',
    schema: { type: 'string' as const, enum: ['eq', 'gte'] },
  },
  'X-Search-Words': {
    description: 'Of a search: `all` when what was found has all words, `some` when nothing has all of them.',
    schema: { type: 'string' as const, enum: ['all', 'some'] },
  },
  Link: {
    description: 'Address of the next page with `rel="next"`; absent on the last one.',
    schema: { type: 'string' as const },
  },
};

/** Publishes what an operation that answers a page looks like. */
export const PageOf = (item: Type) =>
  applyDecorators(
    ApiOkResponse({
      description: 'One page.',
      type: [item],
      headers: {
        ...pageHeaders,
        ETag: {
          description: 'Send it as `If-None-Match` to be answered 304 while nothing changes.',
          schema: { type: 'string' },
        },
      },
    }),
    ApiResponse({ status: 304, description: 'Nothing has changed since the page with this `If-None-Match`.' }),
  );

/** The same of a list whose pages are read anew each time. */
export const FreshPageOf = (item: Type, order = 'newest first') =>
  ApiOkResponse({ description: `One page, ${order}.`, type: [item], headers: pageHeaders });

export const tagOf = (version: string) => `W/"${version}"`;

/** Answers 304 and true when the caller already has this version of the address. */
export function isUnchanged(request: FastifyRequest, reply: FastifyReply, version: string): boolean {
  const tag = tagOf(version);
  reply.header('cache-control', 'private, no-cache');
  if (!isKnown(request, tag)) return false;
  reply.status(304).header('etag', tag);
  return true;
}

/**
 * Answers the page as an array, with the total and the next page's address in the headers. Without a version of what it
 * shows nobody keeps it.
 */
export function answerPage<Item>(
  request: FastifyRequest,
  reply: FastifyReply,
  query: PageQuery,
  page: Page<Item>,
  version?: string,
): Item[] {
  if (version !== undefined && !page.isPassing) reply.header('etag', tagOf(version));
  reply.header('x-total-count', String(page.total.count)).header('x-total-relation', page.total.orMore ? 'gte' : 'eq');
  if (page.words) reply.header('x-search-words', page.words);
  if (page.next) {
    const address = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...query, cursor: page.next }))
      if (value !== undefined && value !== '') address.set(name, String(value));
    reply.header('link', `<${request.url.split('?')[0]}?${address}>; rel="next"`);
  }
  return page.items;
}
