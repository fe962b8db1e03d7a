import { baseApi } from './base-api';
import { connectionsApi as generated } from './generated/connections.gen';
import type { ConnectionDto } from './generated/membership.gen';
import { listOf } from './list-of';
import type { TagsOf } from './tags';

/** The connections of the viewer's organizations, and the end of one. */
const tagged = generated.enhanceEndpoints({
  endpoints: {
    browseConnections: { providesTags: ['Connection'] },
    countConnections: { providesTags: ['Connection'] },
    listConnectionSuggestions: { providesTags: ['Connection'] },
    removeConnection: { invalidatesTags: ['Connection', 'Network'] },
  } satisfies TagsOf<typeof generated>,
});

const lists = baseApi.injectEndpoints({
  endpoints: (build) => ({
    browseConnectionEntries: listOf<ConnectionDto>(build, '/api/connections/entries', 'Connection'),
  }),
});

export const { useBrowseConnectionEntriesInfiniteQuery } = lists;
export const { useCountConnectionsQuery, useListConnectionSuggestionsQuery, useRemoveConnectionMutation } = tagged;
export type { ConnectionCountsDto, ConnectionSuggestionDto, ConnectionTab } from './generated/connections.gen';
