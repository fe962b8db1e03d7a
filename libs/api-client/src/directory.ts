import { baseApi } from './base-api';
import { directoryApi as generated, type MemberDto } from './generated/directory.gen';
import { listOf } from './list-of';
import type { TagsOf } from './tags';

/** The organizations of the alliance as members find them. */
const tagged = generated.enhanceEndpoints({
  endpoints: {
    listMembers: { providesTags: ['Member'] },
    countMemberFacets: { providesTags: ['Member'] },
    listFeaturedMembers: { providesTags: ['Member'] },
    getAllianceGrowth: { providesTags: ['Member', 'Network'] },
    featureOrganization: { invalidatesTags: ['Member', 'Organization', 'OrganizationRecord'] },
  } satisfies TagsOf<typeof generated>,
});

const lists = baseApi.injectEndpoints({
  endpoints: (build) => ({ browseMembers: listOf<MemberDto>(build, '/api/members', 'Member') }),
});

export const { useBrowseMembersInfiniteQuery } = lists;
export const {
  useCountMemberFacetsQuery,
  useFeatureOrganizationMutation,
  useGetAllianceGrowthQuery,
  useListFeaturedMembersQuery,
  useSuggestMemberSearchQuery,
} = tagged;
export type {
  AllianceGrowthDto,
  CountMemberFacetsApiArg,
  MemberDto,
  MemberFacetsDto,
  OrganizationOpening,
} from './generated/directory.gen';
