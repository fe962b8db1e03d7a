import { applyDecorators, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BrowseQuery } from './browse.dto';
import { toCursor } from './cursor';
import type { Total } from './search';

export interface Page<Item> {
  items: Item[];
  /** How many there are on all pages. */
  total: Total;
  /** Absent on the last page. */
  next?: string;
}

/** Cuts rows, of which one more than `limit` was asked for, to a page. */
export function toPage<Row extends { createdAt: Date; id: string }, Item>(
  rows: Row[],
  limit: number,
  total: Total,
  toItem: (row: Row) => Item,
): Page<Item> {
  const shown = rows.length > limit ? rows.slice(0, limit) : rows;
  return { items: shown.map(toItem), total, next: rows.length > limit ? toCursor(shown.at(-1) as Row) : undefined };
}

/** Publishes what an operation that answers a page looks like. */
export const PageOf = (item: Type) =>
  applyDecorators(
    ApiOkResponse({
      description: 'One page, newest first.',
      type: [item],
      headers: {
        'X-Total-Count': { description: 'How many there are on all pages.', schema: { type: 'integer' } },
        'X-Total-Relation': {
          description:
            'How the total is meant: `eq` so many; `gte` so many or more, as matches of a search are counted up to 10,000.',
          schema: { type: 'string', enum: ['eq', 'gte'] },
        },
        Link: {
          description: 'Address of the next page with `rel="next"`; absent on the last one.',
          schema: { type: 'string' },
        },
        ETag: {
          description:
            'Send it as `If-None-Match` to be answered 304 while nothing changes. Absent while the total is counted anew.',
          schema: { type: 'string' },
        },
      },
    }),
    ApiResponse({ status: 304, description: 'Nothing has changed since the page with this `If-None-Match`.' }),
  );

const tagOf = (version: string) => `W/"${version}"`;

/** Answers 304 and true when the caller already has this version of the address. */
export function isUnchanged(request: FastifyRequest, reply: FastifyReply, version: string): boolean {
  const tag = tagOf(version);
  const known = request.headers['if-none-match']?.split(',').some((one) => one.trim() === tag || one.trim() === '*');
  reply.header('cache-control', 'private, no-cache');
  if (!known) return false;
  reply.status(304).header('etag', tag);
  return true;
}

/** Answers the page as an array, with the total and the next page's address in the headers. */
export function answerPage<Item>(
  request: FastifyRequest,
  reply: FastifyReply,
  query: BrowseQuery,
  page: Page<Item>,
  version: string,
): Item[] {
  if (!page.total.provisional) reply.header('etag', tagOf(version));
  reply.header('x-total-count', String(page.total.count)).header('x-total-relation', page.total.orMore ? 'gte' : 'eq');
  if (page.next) {
    const address = new URLSearchParams({
      ...(query.search && { search: query.search }),
      limit: String(query.limit),
      cursor: page.next,
    });
    reply.header('link', `<${request.url.split('?')[0]}?${address}>; rel="next"`);
  }
  return page.items;
}
