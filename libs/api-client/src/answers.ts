import { isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from './base-api';
import { isGone } from './problem';

type Answers = ReturnType<typeof baseApi.reducer>;

/**
 * What the server has answered. What is not there, or not for the viewer any more, is forgotten: the last answer would
 * stand beside the refusal, and every page would go on to show it.
 */
export function answers(state: Answers | undefined, action: UnknownAction): Answers {
  const next = baseApi.reducer(state, action);
  if (!isRejectedWithValue(action) || !isGone(action.payload)) return next;
  const { queryCacheKey } = action.meta.arg as { queryCacheKey?: string };
  const query = queryCacheKey && next.queries[queryCacheKey];
  if (!query || query.data === undefined) return next;
  return {
    ...next,
    queries: { ...next.queries, [queryCacheKey]: { ...query, data: undefined } } as Answers['queries'],
  };
}
