import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';

/** One page of a list: its rows, how many there are in all, and the cursor of the next page. */
export interface Page<Item> {
  items: Item[];
  total: number;
  /** There are `total` or more: a search counts no further. */
  orMore: boolean;
  nextCursor: string | null;
  /** What a search has found has all words, or some of them, as nothing has all; null without a search. */
  words: 'all' | 'some' | null;
}

/** What a list is narrowed by; an empty text or nothing narrows by nothing. */
export type Filters = Record<string, string | true | undefined>;

/** The address of one page of a list, by its cursor; the first without. A filter that the list's own address names stands in it. */
export function pageAddress(list: string, filters: Filters, cursor?: string | null): string {
  const parameters = new URLSearchParams();
  let address = list;
  for (const [name, value] of Object.entries(filters)) {
    if (!value) continue;
    if (address.includes(`:${name}`)) address = address.replace(`:${name}`, encodeURIComponent(value));
    else parameters.set(name, String(value));
  }
  if (cursor) parameters.set('cursor', cursor);
  if (!parameters.has('limit')) parameters.set('limit', '20');
  return `${address}?${parameters}`;
}

/** `transformResponse` of a list call: the server answers an array, the rest is in the headers. */
export function toPage<Item>(items: Item[], meta: FetchBaseQueryMeta | undefined): Page<Item> {
  const headers = meta?.response?.headers;
  const next = headers?.get('link')?.match(/<([^>]+)>;\s*rel="?next"?/)?.[1];
  return {
    items,
    total: Number(headers?.get('x-total-count') ?? items.length),
    orMore: headers?.get('x-total-relation') === 'gte',
    words: (headers?.get('x-search-words') ?? null) as Page<Item>['words'],
    nextCursor: next ? new URL(next, 'http://localhost').searchParams.get('cursor') : null,
  };
}
