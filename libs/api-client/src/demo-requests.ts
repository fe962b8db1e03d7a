import { baseApi } from './base-api';
import type { DemoRequestDto } from './generated/membership.gen';
import { listOf } from './list-of';

export type { DemoRequestDto } from './generated/membership.gen';

/** Apart from membership, so that only super admins load it. */
const lists = baseApi.injectEndpoints({
  endpoints: (build) => ({
    browseDemoRequests: listOf<DemoRequestDto>(build, '/api/admin/demo-requests', 'DemoRequest'),
  }),
});

export const { useBrowseDemoRequestsInfiniteQuery } = lists;
