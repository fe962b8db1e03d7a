import {
  type BaseQueryFn,
  createApi,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';
import type { ApiError, Problem } from './problem';

export const tagTypes = [
  'Viewer',
  'Registration',
  'UnconfirmedOrganization',
  'Network',
  'Connection',
  'Problem',
  'Proposal',
  'Solution',
  'Impact',
  'Activity',
  'Plan',
  'Entitlement',
  'Message',
] as const;

const fetchQuery = fetchBaseQuery({
  baseUrl: globalThis.location?.origin ?? 'http://localhost',
  credentials: 'same-origin',
});

function toApiError(error: FetchBaseQueryError): ApiError {
  const status = typeof error.status === 'number' ? error.status : 'originalStatus' in error ? error.originalStatus : 0;
  const sent = typeof error.data === 'object' && error.data !== null ? (error.data as Partial<Problem>) : {};
  const title = status ? 'The server could not answer.' : 'The server could not be reached.';
  const detail = status
    ? 'Please try again in a moment.'
    : 'Check your connection and try again. Nothing you typed is lost.';
  return { status, problem: { code: status ? 'unknown' : 'unreachable', title, detail, ...sent, status } };
}

const problemQuery: BaseQueryFn<string | FetchArgs, unknown, ApiError, object, FetchBaseQueryMeta> = async (
  args,
  queryApi,
  options,
) => {
  const result = await fetchQuery(args, queryApi, options);
  if (!result.error) return result;
  const error = toApiError(result.error);
  // A session that ended behind our back: asking again who the viewer is makes the guard take over.
  if (error.status === 401 && queryApi.endpoint !== 'getCurrentUser') {
    queryApi.dispatch(baseApi.util.invalidateTags(['Viewer']));
  }
  return { error, meta: result.meta };
};

/** The one API slice. Generated endpoints are injected into it, one file per context. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: problemQuery,
  tagTypes,
  // Always fresh, and never blank: a page shows what was last known while it asks again.
  refetchOnMountOrArgChange: true,
  refetchOnFocus: true,
  refetchOnReconnect: true,
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
});
