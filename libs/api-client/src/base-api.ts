import {
  type BaseQueryApi,
  type BaseQueryFn,
  createApi,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';
import { acknowledged, keyFor, keyHeader } from './idempotency-keys';
import type { ApiError, Problem } from './problem';
import { prove } from './proof';
import { fetchOrTake } from './started';

export const tagTypes = [
  'Viewer',
  'Account',
  'Admin',
  'Administrator',
  'Setting',
  'LegalDocument',
  'LegalNews',
  'Agreement',
  'Audit',
  'Security',
  'Session',
  'Registration',
  'RegistryEntry',
  'PersonRecord',
  'OrganizationRecord',
  'UnconfirmedOrganization',
  'Team',
  'JoinOffer',
  'Mentor',
  'MentorSession',
  'Domain',
  'Organization',
  'Network',
  'Connection',
  'Member',
  'Conversation',
  'DirectMessage',
  'MessageBlock',
  'MessageReport',
  'Community',
  'CommunityPeople',
  'Discussion',
  'Post',
  'Moderation',
  'ManagedCommunity',
  'ManagedMember',
  'ManagedMeasure',
  'ReportedPost',
  'Problem',
  'Match',
  'MatchAlerts',
  'SavedSearch',
  'Watch',
  'Proposal',
  'Rubric',
  'Question',
  'Solution',
  'Outcome',
  'Story',
  'Project',
  'Storage',
  'Impact',
  'Activity',
  'Plan',
  'Entitlement',
  'EntitlementRule',
  'EntitlementGrant',
  'LedgerCheck',
  'Payment',
  'Billing',
  'AlteredOrder',
  'ProviderEvent',
  'Reconciliation',
  'DemoRequest',
  'Support',
  'Onboarding',
  'Message',
  'Notification',
  'NotificationPreference',
  'Suppression',
  'MailSettings',
  'MailSigning',
] as const;

const fetchQuery = fetchBaseQuery({
  baseUrl: globalThis.location?.origin ?? 'http://localhost',
  credentials: 'same-origin',
  fetchFn: (request) => fetchOrTake(request as Request),
});

type Query = typeof fetchQuery;
const longestPatience = 5;

/** Where the generated call has the header, it is filled in; while an earlier call with the key is under way we wait. */
const keyedQuery: Query = async (args, queryApi, options) => {
  if (typeof args === 'string' || !args.headers || !(keyHeader in args.headers))
    return fetchQuery(args, queryApi, options);
  const keyed = { ...args, headers: { ...args.headers, [keyHeader]: keyFor(args.url, args.body) } };
  for (let attempt = 1; ; attempt += 1) {
    const result = await fetchQuery(keyed, queryApi, options);
    if (!result.error) acknowledged(args.url, args.body);
    const { code } = (result.error?.data ?? {}) as Partial<Problem>;
    if (code !== 'idempotency_key_in_use' || attempt === longestPatience) return result;
    const seconds = Number(result.meta?.response?.headers.get('retry-after') ?? 1);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
};

function toApiError(error: FetchBaseQueryError, headers?: Headers): ApiError {
  const status = typeof error.status === 'number' ? error.status : 'originalStatus' in error ? error.originalStatus : 0;
  const sent = typeof error.data === 'object' && error.data !== null ? (error.data as Partial<Problem>) : {};
  const title = status ? 'The server could not answer.' : 'The server could not be reached.';
  const detail = status
    ? 'Please try again in a moment.'
    : 'Check your connection and try again. Nothing you typed is lost.';
  const retryAfter = Number(headers?.get('retry-after')) || undefined;
  return { status, problem: { code: status ? 'unknown' : 'unreachable', title, detail, ...sent, status }, retryAfter };
}

/** So long, in milliseconds, another process of the server may not have heard of a write of ours. */
const settling = 5000;
let wroteAt = Number.NEGATIVE_INFINITY;

/** Without a parameter an address has no bare "?" at its end, which would make it another one than was started. */
const plain = (args: FetchArgs): FetchArgs =>
  Object.values(args.params ?? {}).some((value) => value !== undefined) ? args : { ...args, params: undefined };

/** What a page that goes away still has to send arrives all the same, as far as browsers promise it: up to 64 KiB at a time. */
const outlivesPage = ({ body }: FetchArgs) =>
  globalThis.document?.visibilityState === 'hidden' &&
  Object.getPrototypeOf(body ?? null) === Object.prototype &&
  new Blob([JSON.stringify(body)]).size < 60_000;

/** Until all have heard of a write, pages are asked for anew: none may be said to be unchanged. */
const fetchFresh: typeof fetchQuery = async (args, queryApi, options) => {
  const request = plain(typeof args === 'string' ? { url: args } : args);
  const isWrite = queryApi.type === 'mutation';
  const isSettled = Date.now() - wroteAt > settling;
  const changes: Partial<FetchArgs> = {
    ...(isWrite && outlivesPage(request) && { keepalive: true }),
    ...(!isWrite && !isSettled && { cache: 'reload' }),
  };
  const result = await keyedQuery({ ...request, ...changes }, queryApi, options);
  if (isWrite) wroteAt = Date.now();
  return result;
};

const problemQuery: BaseQueryFn<string | FetchArgs, unknown, ApiError, object, FetchBaseQueryMeta> = async (
  args,
  queryApi,
  options,
) => {
  let result = await fetchFresh(args, queryApi, options);
  // Asked for a fresh proof, the person gives it in a dialog, and the call goes out again.
  if (isProofRequired(result.error) && (await prove())) result = await fetchFresh(args, queryApi, options);
  if (!result.error) return result;
  return { error: failed(result.error, queryApi, result.meta?.response?.headers), meta: result.meta };
};

const isProofRequired = (error?: FetchBaseQueryError) =>
  ((error?.data ?? {}) as Partial<Problem>).code === 'proof_required';

function failed(cause: FetchBaseQueryError, queryApi: BaseQueryApi, headers?: Headers): ApiError {
  const error = toApiError(cause, headers);
  // A session that ended behind our back: asking again who the viewer is makes the guard take over.
  if (error.status === 401 && queryApi.endpoint !== 'getCurrentUser' && queryApi.endpoint !== 'getCurrentAdmin') {
    queryApi.dispatch(baseApi.util.invalidateTags(['Viewer', 'Admin']));
  }
  return error;
}

/** Sends a file as it is, and says how much of it is there: `fetch` would not. Ends with the signal. */
export const uploadQuery = <Answer>(
  url: string,
  file: Blob,
  queryApi: BaseQueryApi,
  onProgress?: (share: number) => void,
  method: 'POST' | 'PUT' = 'POST',
) =>
  new Promise<{ data: Answer } | { error: ApiError }>((resolve) => {
    const request = new XMLHttpRequest();
    const fail = (cause: FetchBaseQueryError, headers?: Headers) =>
      resolve({ error: failed(cause, queryApi, headers) });
    request.open(method, url);
    request.responseType = 'json';
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onerror = request.onabort = () =>
      fail({ status: 'FETCH_ERROR', error: 'The request has not come through.' });
    request.onload = () => {
      const { status, response: data } = request;
      wroteAt = Date.now();
      if (status === 200) resolve({ data });
      else fail({ status, data }, new Headers({ 'retry-after': request.getResponseHeader('retry-after') ?? '' }));
    };
    queryApi.signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });

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
