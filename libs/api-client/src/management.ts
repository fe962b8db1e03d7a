import { baseApi } from './base-api';
import {
  managementApi as generated,
  type ManagedCommunityDto,
  type ManagedMeasureDto,
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
    listManagedMeasures: { providesTags: ['ManagedMeasure'] },
    createCommunity: { invalidatesTags: ['ManagedCommunity'] },
    manageCommunity: { invalidatesTags: ['ManagedCommunity'] },
    closeCommunity: { invalidatesTags: ['ManagedCommunity'] },
    giveCommunityRole: { invalidatesTags: ['ManagedCommunity', 'ManagedMember'] },
    dismissReportedPost: { invalidatesTags: ['ManagedCommunity', 'ReportedPost'] },
    judgeReportedPost: { invalidatesTags: ['ManagedCommunity', 'ManagedMember', 'ManagedMeasure', 'ReportedPost'] },
    judgeAppeal: { invalidatesTags: ['ManagedCommunity', 'ManagedMeasure'] },
    endMeasure: { invalidatesTags: ['ManagedCommunity', 'ManagedMeasure'] },
  } satisfies TagsOf<typeof generated>,
});

const lists = baseApi.injectEndpoints({
  endpoints: (build) => ({
    browseManagedCommunities: listOf<ManagedCommunityDto>(build, '/api/admin/communities', 'ManagedCommunity'),
    browseManagedMeasures: listOf<ManagedMeasureDto>(build, '/api/admin/community-measures', 'ManagedMeasure'),
    browseManagedMembers: listOf<ManagedMemberDto>(build, '/api/admin/communities/:slug/members', 'ManagedMember'),
  }),
});

export const {
  useBrowseManagedCommunitiesInfiniteQuery,
  useBrowseManagedMeasuresInfiniteQuery,
  useBrowseManagedMembersInfiniteQuery,
} = lists;
export const {
  useCloseCommunityMutation,
  useCreateCommunityMutation,
  useDismissReportedPostMutation,
  useEndMeasureMutation,
  useFindCommunityCandidatesQuery,
  useGetCommunityFiguresQuery,
  useGetManagedCommunityQuery,
  useGiveCommunityRoleMutation,
  useJudgeAppealMutation,
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
  ManagedMeasureDto,
  ManagedMemberDto,
  MeasureState,
} from './generated/management.gen';
