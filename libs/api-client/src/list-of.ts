import type { BaseQueryFn, EndpointBuilder, FetchArgs, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import { type Filters, type Page, pageAddress, toPage } from './page';
import type { ApiError } from './problem';
import type { Tag } from './tags';

type BaseQuery = BaseQueryFn<string | FetchArgs, unknown, ApiError, object, FetchBaseQueryMeta>;

/**
 * A list of the contract, read page by page by its cursor. All pages of one search stand in one entry of the cache, whether a
 * filter is empty or absent, and writes of the tags make it ask again.
 */
export const listOf = <Item>(build: EndpointBuilder<BaseQuery, Tag, 'api'>, address: string, ...tags: Tag[]) =>
  build.infiniteQuery<Page<Item>, Filters, string | null>({
    infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
    serializeQueryArgs: ({ endpointName, queryArgs }) => pageAddress(endpointName, queryArgs),
    query: ({ queryArg, pageParam }) => pageAddress(address, queryArg, pageParam),
    transformResponse: toPage<Item>,
    providesTags: tags,
  });
