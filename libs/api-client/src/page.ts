import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';

/** One page of a list: its rows, how many there are in all, and the cursor of the next page. */
export interface Page<Item> {
  items: Item[];
  total: number;
  /** There are `total` or more: a search counts no further. */
  orMore: boolean;
  nextCursor: string | null;
}

/** `transformResponse` of a list call: the server answers an array, the rest is in the headers. */
export function toPage<Item>(items: Item[], meta: FetchBaseQueryMeta | undefined): Page<Item> {
  const headers = meta?.response?.headers;
  const next = headers?.get('link')?.match(/<([^>]+)>;\s*rel="?next"?/)?.[1];
  return {
    items,
    total: Number(headers?.get('x-total-count') ?? items.length),
    orMore: headers?.get('x-total-relation') === 'gte',
    nextCursor: next ? new URL(next, 'http://localhost').searchParams.get('cursor') : null,
  };
}
