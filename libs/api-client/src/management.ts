import { baseApi } from './base-api';
import {
  managementApi as generated,
  type ManagedCommunityDto,
  type ManagedMemberDto,
} from './generated/management.gen';
import { listOf } from './list-of';
import type { TagsOf } from './tags';

/** All communities, for super admins. */
const tagged = generated.enhanceEndpoints({
  endpoints: {
    listManagedCommunities: { providesTags: ['ManagedCommunity'] },
    getManagedCommunity: { providesTags: ['ManagedCommunity'] },
    getCommunityFigures: { providesTags: ['ManagedCommunity', 'ReportedPost'] },
    listManagedMembers: { providesTags: ['ManagedMember'] },
    listReportedPosts: { providesTags: ['ReportedPost'] },
    createCommunity: { invalidatesTags: ['ManagedCommunity'] },
    manageCommunity: { invalidatesTags: ['ManagedCommunity'] },
    closeCommunity: { invalidatesTags: ['ManagedCommunity'] },
    giveCommunityRole: { invalidatesTags: ['ManagedCommunity', 'ManagedMember'] },
    dismissReportedPost: { invalidatesTags: ['ManagedCommunity', 'ReportedPost'] },
    judgeReportedPost: { invalidatesTags: ['ManagedCommunity', 'ManagedMember', 'ReportedPost'] },
  } satisfies TagsOf<typeof generated>,
});

const lists = baseApi.injectEndpoints({
  endpoints: (build) => ({
    browseManagedCommunities: listOf<ManagedCommunityDto>(build, '/api/admin/communities', 'ManagedCommunity'),
    browseManagedMembers: listOf<ManagedMemberDto>(build, '/api/admin/communities/:slug/members', 'ManagedMember'),
  }),
});

export const { useBrowseManagedCommunitiesInfiniteQuery, useBrowseManagedMembersInfiniteQuery } = lists;
export const {
  useCloseCommunityMutation,
  useCreateCommunityMutation,
  useDismissReportedPostMutation,
  useFindCommunityCandidatesQuery,
  useGetCommunityFiguresQuery,
  useGetManagedCommunityQuery,
  useGiveCommunityRoleMutation,
  useJudgeReportedPostMutation,
  useListReportedPostsQuery,
  useManageCommunityMutation,
} = tagged;
export type {
  AnyReportedPostDto,
  CommunityCandidateDto,
  CommunityFiguresDto,
  CreateCommunityDto,
  ManageCommunityDto,
  ManagedCommunityDto,
  ManagedMemberDto,
} from './generated/management.gen';
