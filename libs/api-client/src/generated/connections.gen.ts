import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    browseConnections: build.query<BrowseConnectionsApiResponse, BrowseConnectionsApiArg>({
      query: (queryArg) => ({
        url: `/api/connections/entries`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          search: queryArg.search,
          tab: queryArg.tab,
        },
      }),
    }),
    countConnections: build.query<CountConnectionsApiResponse, CountConnectionsApiArg>({
      query: () => ({ url: `/api/connections/counts` }),
    }),
    listConnectionSuggestions: build.query<ListConnectionSuggestionsApiResponse, ListConnectionSuggestionsApiArg>({
      query: () => ({ url: `/api/connections/suggestions` }),
    }),
    removeConnection: build.mutation<RemoveConnectionApiResponse, RemoveConnectionApiArg>({
      query: (queryArg) => ({
        url: `/api/connections/${encodeURIComponent(String(queryArg.id))}/remove`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as connectionsApi };
export type BrowseConnectionsApiResponse =
  /** status 200 One page, the last that came to be so first. */ ConnectionDto[];
export type BrowseConnectionsApiArg = {
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
  /** A part of the other organization's name. */
  search?: string;
  /** Which: `connected`, open and asked of the viewer's organizations (`incoming`) or by them (`outgoing`), or `past`, which were
    declined, withdrawn or removed. */
  tab: ConnectionTab;
};
export type CountConnectionsApiResponse = /** status 200 OK. */ ConnectionCountsDto;
export type CountConnectionsApiArg = void;
export type ListConnectionSuggestionsApiResponse = /** status 200 OK. */ ConnectionSuggestionDto[];
export type ListConnectionSuggestionsApiArg = void;
export type RemoveConnectionApiResponse = unknown;
export type RemoveConnectionApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type OrganizationType =
  | 'corporation'
  | 'government'
  | 'ngo'
  | 'research'
  | 'academia'
  | 'startup'
  | 'investor'
  | 'venture_builder'
  | 'accelerator'
  | 'incubator';
export type ConnectedOrganizationDto = {
  /** The organization's identifier. */
  id: string;
  /** The organization's name. */
  name: string;
  /** What kind of organization it is. */
  type: OrganizationType;
  /** Its logo, for `/api/logos/{id}/{size}`; `null` where it has none. */
  logoId: string | null;
};
export type ConnectionStatus = 'pending' | 'accepted' | 'declined' | 'withdrawn' | 'removed';
export type ConnectionSubject = 'problem' | 'solution' | 'project';
export type ConnectionContextDto = {
  /** What it is. */
  kind: ConnectionSubject;
  /** Its identifier; it may be gone. */
  id: string;
  /** What it was called when the request was sent. */
  title: string;
};
export type ConnectionDto = {
  /** Its identifier. */
  id: string;
  /** Who asked. */
  from: ConnectedOrganizationDto;
  /** Who was asked. */
  to: ConnectedOrganizationDto;
  /** What for, in the words of who asked. */
  note: string;
  /** Where it stands. */
  status: ConnectionStatus;
  /** Why it was declined. */
  reason: string | null;
  /** What the request is about, if anything. */
  about: ConnectionContextDto | (null | null);
  /** When it was asked. */
  createdAt: string;
  /** When it was accepted, declined or withdrawn. */
  decidedAt: string | null;
  /** When the connection was removed. */
  endedAt: string | null;
  /** Whether the viewer may accept or decline it. */
  canDecide: boolean;
  /** Whether the viewer may withdraw it. */
  canWithdraw: boolean;
  /** Whether the viewer may end the connection. */
  canRemove: boolean;
};
export type ConnectionTab = 'connected' | 'incoming' | 'outgoing' | 'past';
export type ConnectionCountsDto = {
  /** Connections. */
  connected: number;
  /** Open requests to the viewer's organizations. */
  incoming: number;
  /** Open requests of the viewer's organizations. */
  outgoing: number;
  /** Requests that were declined or withdrawn, and connections that were removed. */
  past: number;
};
export type ConnectionSuggestionDto = {
  /** What it is. */
  type: OrganizationType;
  /** Its identifier. */
  id: string;
  /** What it is called. */
  name: string;
  /** Where it is, ISO 3166-1 alpha-2; `null` where it does not say so. */
  country: string | null;
  /** Names its logo; `null` where it has none. */
  logoId: string | null;
  /** What both are interested in, one at least: why it is suggested. */
  sharedInterests: string[];
};
