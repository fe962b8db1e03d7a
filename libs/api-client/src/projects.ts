import { baseApi } from './base-api';
import {
  projectsApi as generated,
  type ProjectChangeDto,
  type ProjectDto,
  type ProjectFileDto,
  type ProjectUpdateDto,
  type SpendEntryDto,
} from './generated/projects.gen';
import { learningTotal } from './learning-total';
import { listOf } from './list-of';
import type { TagsOf } from './tags';
import { type FileToAttach, uploadTo } from './upload-to';

/** What problems and solutions become together. */
const tagged = generated.enhanceEndpoints({
  endpoints: {
    getProjectSummary: { providesTags: ['Project'] },
    countProjectFacets: { providesTags: ['Project'] },
    suggestProjectSearch: { providesTags: ['Project'] },
    listProjectInvitations: { providesTags: ['Project'] },
    startProject: { invalidatesTags: ['Project', 'Proposal', 'Solution', 'Impact', 'Activity'] },
    getProject: { providesTags: ['Project'] },
    listProjectChanges: { providesTags: ['Project'] },
    listProjectGates: { providesTags: ['Project'] },
    getProjectTeam: { providesTags: ['Project'] },
    listMilestones: { providesTags: ['Project'] },
    listSpend: { providesTags: ['Project'] },
    listProjectFiles: { providesTags: ['Project'] },
    editProject: { invalidatesTags: ['Project'] },
    changeProjectStatus: { invalidatesTags: ['Project'] },
    tickGateItem: { invalidatesTags: ['Project'] },
    clearGateItem: { invalidatesTags: ['Project'] },
    requestToJoin: { invalidatesTags: ['Project'] },
    acceptJoinRequest: { invalidatesTags: ['Project', 'Outcome', 'Impact', 'Activity', 'Solution', 'Problem'] },
    declineJoinRequest: { invalidatesTags: ['Project'] },
    withdrawJoinRequest: { invalidatesTags: ['Project'] },
    describePart: { invalidatesTags: ['Project'] },
    removePartner: { invalidatesTags: ['Project', 'Outcome', 'Impact', 'Activity'] },
    leaveProject: { invalidatesTags: ['Project', 'Outcome', 'Impact', 'Activity'] },
    handOverLead: { invalidatesTags: ['Project', 'Outcome', 'Impact', 'Activity'] },
    addMilestone: { invalidatesTags: ['Project'] },
    changeMilestone: { invalidatesTags: ['Project'] },
    removeMilestone: { invalidatesTags: ['Project'] },
    postProjectUpdate: { invalidatesTags: ['Project'] },
    editProjectUpdate: { invalidatesTags: ['Project'] },
    removeProjectUpdate: { invalidatesTags: ['Project'] },
    attachProjectFile: { invalidatesTags: ['Project', 'Storage'] },
    removeProjectFile: { invalidatesTags: ['Project', 'Storage'] },
    recordSpend: { invalidatesTags: ['Project'] },
    removeSpend: { invalidatesTags: ['Project'] },
    moveProject: { invalidatesTags: ['Project', 'Solution', 'Problem', 'Outcome', 'Impact', 'Activity'] },
    answerProjectInvitation: { invalidatesTags: ['Project', 'Solution', 'Problem', 'Outcome', 'Impact', 'Activity'] },
  } satisfies TagsOf<typeof generated>,
});

const lists = baseApi.injectEndpoints({
  endpoints: (build) => ({
    browseProjects: listOf<ProjectDto>(build, '/api/projects', 'Project'),
    browseProjectChanges: listOf<ProjectChangeDto>(build, '/api/projects/:id/changes', 'Project'),
    browseProjectUpdates: listOf<ProjectUpdateDto>(build, '/api/projects/:id/updates', 'Project'),
    browseSpend: listOf<SpendEntryDto>(build, '/api/projects/:id/spend', 'Project'),
  }),
});

interface ProjectFileToAttach extends FileToAttach {
  /** Whether all members may see it. */
  forMembers: boolean;
}

const uploads = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    attachProjectFile: uploadTo<ProjectFileDto, ProjectFileToAttach>(build, '/api/projects/:id/files', {
      tags: ['Project', 'Storage'],
      query: ({ forMembers }) => ({ forMembers: String(forMembers) }),
    }),
  }),
});

export const { useAttachProjectFileMutation } = uploads;
export const useBrowseProjectsInfiniteQuery = learningTotal(lists.useBrowseProjectsInfiniteQuery, {
  ask: lists.endpoints.browseProjects.initiate,
  change: (asked, change) => lists.util.updateQueryData('browseProjects', asked, change),
});
export const {
  useBrowseProjectChangesInfiniteQuery,
  useBrowseProjectUpdatesInfiniteQuery,
  useBrowseSpendInfiniteQuery,
} = lists;
export const {
  useGetProjectSummaryQuery,
  useCountProjectFacetsQuery,
  useSuggestProjectSearchQuery,
  useFindCollaboratorsQuery,
  useListProjectInvitationsQuery,
  useGetProjectQuery,
  useListProjectGatesQuery,
  useGetProjectTeamQuery,
  useListMilestonesQuery,
  useListProjectFilesQuery,
  useEditProjectMutation,
  useChangeProjectStatusMutation,
  useTickGateItemMutation,
  useClearGateItemMutation,
  useRequestToJoinMutation,
  useAcceptJoinRequestMutation,
  useDeclineJoinRequestMutation,
  useWithdrawJoinRequestMutation,
  useDescribePartMutation,
  useRemovePartnerMutation,
  useLeaveProjectMutation,
  useHandOverLeadMutation,
  useAddMilestoneMutation,
  useChangeMilestoneMutation,
  useRemoveMilestoneMutation,
  usePostProjectUpdateMutation,
  useEditProjectUpdateMutation,
  useRemoveProjectUpdateMutation,
  useRemoveProjectFileMutation,
  useRecordSpendMutation,
  useRemoveSpendMutation,
  useMoveProjectMutation,
  useStartProjectMutation,
  useAnswerProjectInvitationMutation,
} = tagged;
export type {
  AskedPartnerDto,
  GateItemDto,
  JoinRequestDto,
  MilestoneDto,
  PartnerDto,
  ProjectChangeDto,
  ProjectDetailDto,
  ProjectDto,
  ProjectFileDto,
  ProjectGateDto,
  ProjectInvitationDto,
  ProjectPhase,
  ProjectStatus,
  ProjectTeamDto,
  ProjectUpdateDto,
  SpendEntryDto,
  StartProjectDto,
  SubmitterDto,
} from './generated/projects.gen';
