import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProjectFiles: build.query<ListProjectFilesApiResponse, ListProjectFilesApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/files`,
      }),
    }),
    attachProjectFile: build.mutation<AttachProjectFileApiResponse, AttachProjectFileApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/files`,
        method: 'POST',
        body: queryArg.body,
        params: {
          name: queryArg.name,
          forMembers: queryArg.forMembers,
        },
      }),
    }),
    downloadProjectFile: build.query<DownloadProjectFileApiResponse, DownloadProjectFileApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/files/${encodeURIComponent(String(queryArg.fileId))}`,
      }),
    }),
    removeProjectFile: build.mutation<RemoveProjectFileApiResponse, RemoveProjectFileApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/files/${encodeURIComponent(String(queryArg.fileId))}`,
        method: 'DELETE',
      }),
    }),
    listProjects: build.query<ListProjectsApiResponse, ListProjectsApiArg>({
      query: (queryArg) => ({
        url: `/api/projects`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          search: queryArg.search,
          phase: queryArg.phase,
          status: queryArg.status,
          category: queryArg.category,
          year: queryArg.year,
          region: queryArg.region,
          organization: queryArg.organization,
          sort: queryArg.sort,
          mine: queryArg.mine,
        },
      }),
    }),
    startProject: build.mutation<StartProjectApiResponse, StartProjectApiArg>({
      query: (queryArg) => ({
        url: `/api/projects`,
        method: 'POST',
        body: queryArg.startProjectDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    countProjectFacets: build.query<CountProjectFacetsApiResponse, CountProjectFacetsApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/facets`,
        params: {
          search: queryArg.search,
          phase: queryArg.phase,
          status: queryArg.status,
          category: queryArg.category,
          year: queryArg.year,
          region: queryArg.region,
          organization: queryArg.organization,
          mine: queryArg.mine,
        },
      }),
    }),
    getProjectSummary: build.query<GetProjectSummaryApiResponse, GetProjectSummaryApiArg>({
      query: () => ({ url: `/api/projects/summary` }),
    }),
    suggestProjectSearch: build.query<SuggestProjectSearchApiResponse, SuggestProjectSearchApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/search-suggestion`,
        params: {
          search: queryArg.search,
        },
      }),
    }),
    findCollaborators: build.query<FindCollaboratorsApiResponse, FindCollaboratorsApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/organizations`,
        params: {
          search: queryArg.search,
        },
      }),
    }),
    listProjectInvitations: build.query<ListProjectInvitationsApiResponse, ListProjectInvitationsApiArg>({
      query: () => ({ url: `/api/projects/invitations` }),
    }),
    answerProjectInvitation: build.mutation<AnswerProjectInvitationApiResponse, AnswerProjectInvitationApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/invitations/${encodeURIComponent(String(queryArg.id))}/answer`,
        method: 'POST',
        body: queryArg.answerProjectInvitationDto,
      }),
    }),
    listProjectGates: build.query<ListProjectGatesApiResponse, ListProjectGatesApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/gates`,
      }),
    }),
    moveProject: build.mutation<MoveProjectApiResponse, MoveProjectApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/phase`,
        method: 'POST',
        body: queryArg.moveProjectDto,
      }),
    }),
    changeProjectStatus: build.mutation<ChangeProjectStatusApiResponse, ChangeProjectStatusApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/status`,
        method: 'POST',
        body: queryArg.changeProjectStatusDto,
      }),
    }),
    tickGateItem: build.mutation<TickGateItemApiResponse, TickGateItemApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/gates/${encodeURIComponent(String(queryArg.phase))}/items/${encodeURIComponent(String(queryArg.item))}`,
        method: 'PUT',
        body: queryArg.tickGateItemDto,
      }),
    }),
    clearGateItem: build.mutation<ClearGateItemApiResponse, ClearGateItemApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/gates/${encodeURIComponent(String(queryArg.phase))}/items/${encodeURIComponent(String(queryArg.item))}`,
        method: 'DELETE',
        params: {
          tickedAt: queryArg.tickedAt,
        },
      }),
    }),
    getProjectTeam: build.query<GetProjectTeamApiResponse, GetProjectTeamApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/team`,
      }),
    }),
    requestToJoin: build.mutation<RequestToJoinApiResponse, RequestToJoinApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/join-requests`,
        method: 'POST',
        body: queryArg.requestToJoinDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    acceptJoinRequest: build.mutation<AcceptJoinRequestApiResponse, AcceptJoinRequestApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/join-requests/${encodeURIComponent(String(queryArg.requestId))}/accept`,
        method: 'POST',
      }),
    }),
    declineJoinRequest: build.mutation<DeclineJoinRequestApiResponse, DeclineJoinRequestApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/join-requests/${encodeURIComponent(String(queryArg.requestId))}/decline`,
        method: 'POST',
        body: queryArg.teamReasonDto,
      }),
    }),
    withdrawJoinRequest: build.mutation<WithdrawJoinRequestApiResponse, WithdrawJoinRequestApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/join-requests/${encodeURIComponent(String(queryArg.requestId))}/withdraw`,
        method: 'POST',
      }),
    }),
    describePart: build.mutation<DescribePartApiResponse, DescribePartApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/partners/${encodeURIComponent(String(queryArg.partnerId))}`,
        method: 'PUT',
        body: queryArg.describePartDto,
      }),
    }),
    removePartner: build.mutation<RemovePartnerApiResponse, RemovePartnerApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/partners/${encodeURIComponent(String(queryArg.partnerId))}/remove`,
        method: 'POST',
        body: queryArg.teamReasonDto,
      }),
    }),
    leaveProject: build.mutation<LeaveProjectApiResponse, LeaveProjectApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/leave`,
        method: 'POST',
        body: queryArg.leaveProjectDto,
      }),
    }),
    handOverLead: build.mutation<HandOverLeadApiResponse, HandOverLeadApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/lead`,
        method: 'PUT',
        body: queryArg.handOverLeadDto,
      }),
    }),
    listMilestones: build.query<ListMilestonesApiResponse, ListMilestonesApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/milestones`,
      }),
    }),
    addMilestone: build.mutation<AddMilestoneApiResponse, AddMilestoneApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/milestones`,
        method: 'POST',
        body: queryArg.addMilestoneDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    changeMilestone: build.mutation<ChangeMilestoneApiResponse, ChangeMilestoneApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/milestones/${encodeURIComponent(String(queryArg.milestoneId))}`,
        method: 'PUT',
        body: queryArg.changeMilestoneDto,
      }),
    }),
    removeMilestone: build.mutation<RemoveMilestoneApiResponse, RemoveMilestoneApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/milestones/${encodeURIComponent(String(queryArg.milestoneId))}`,
        method: 'DELETE',
      }),
    }),
    listProjectUpdates: build.query<ListProjectUpdatesApiResponse, ListProjectUpdatesApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/updates`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    postProjectUpdate: build.mutation<PostProjectUpdateApiResponse, PostProjectUpdateApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/updates`,
        method: 'POST',
        body: queryArg.postUpdateDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    editProjectUpdate: build.mutation<EditProjectUpdateApiResponse, EditProjectUpdateApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/updates/${encodeURIComponent(String(queryArg.updateId))}`,
        method: 'PUT',
        body: queryArg.editUpdateDto,
      }),
    }),
    removeProjectUpdate: build.mutation<RemoveProjectUpdateApiResponse, RemoveProjectUpdateApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/updates/${encodeURIComponent(String(queryArg.updateId))}`,
        method: 'DELETE',
      }),
    }),
    listSpend: build.query<ListSpendApiResponse, ListSpendApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/spend`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    recordSpend: build.mutation<RecordSpendApiResponse, RecordSpendApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/spend`,
        method: 'POST',
        body: queryArg.recordSpendDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    removeSpend: build.mutation<RemoveSpendApiResponse, RemoveSpendApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/spend/${encodeURIComponent(String(queryArg.entryId))}`,
        method: 'DELETE',
      }),
    }),
    getProject: build.query<GetProjectApiResponse, GetProjectApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    editProject: build.mutation<EditProjectApiResponse, EditProjectApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.editProjectDto,
      }),
    }),
    listProjectChanges: build.query<ListProjectChangesApiResponse, ListProjectChangesApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/changes`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as projectsApi };
export type ListProjectFilesApiResponse = /** status 200 OK. */ ProjectFileDto[];
export type ListProjectFilesApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type AttachProjectFileApiResponse = /** status 200 OK. */ ProjectFileDto;
export type AttachProjectFileApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** What the file is called. Folders are left out, and a name that does not end as the file’s type does gets its ending. */
  name: string;
  /** Whether all members may see it; else who works on the project alone. */
  forMembers?: boolean;
  /** The file’s bytes. By its content it is one of: application/pdf, application/vnd.openxmlformats-officedocument.wordprocessingml.document, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet, application/vnd.openxmlformats-officedocument.presentationml.presentation, application/vnd.oasis.opendocument.text, application/vnd.oasis.opendocument.spreadsheet, application/vnd.oasis.opendocument.presentation, image/png, image/jpeg, image/webp, application/zip. */
  body: Blob;
};
export type DownloadProjectFileApiResponse =
  /** status 200 The file. A picture may be shown, all else is to be saved; nothing in it runs. */ Blob;
export type DownloadProjectFileApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Its identifier, from a list or from the answer that made it. */
  fileId: string;
};
export type RemoveProjectFileApiResponse = unknown;
export type RemoveProjectFileApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Its identifier, from a list or from the answer that made it. */
  fileId: string;
};
export type ListProjectsApiResponse = /** status 200 One page. */ ProjectDto[];
export type ListProjectsApiArg = {
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
  /** Words to look for in title, description, category and tags; of the last one its beginning is enough. What has all of
    them is found; where nothing has, what has some of them, and `X-Search-Words` says so. */
  search?: string;
  /** Where they stand in the lifecycle, separated by commas. */
  phase?: ProjectPhase[];
  /** How they go, separated by commas. */
  status?: ProjectStatus[];
  /** Fields, separated by commas. */
  category?: Category[];
  /** Years in which they began, 2020 to 2049, separated by commas. */
  year?: (
    | '2020'
    | '2021'
    | '2022'
    | '2023'
    | '2024'
    | '2025'
    | '2026'
    | '2027'
    | '2028'
    | '2029'
    | '2030'
    | '2031'
    | '2032'
    | '2033'
    | '2034'
    | '2035'
    | '2036'
    | '2037'
    | '2038'
    | '2039'
    | '2040'
    | '2041'
    | '2042'
    | '2043'
    | '2044'
    | '2045'
    | '2046'
    | '2047'
    | '2048'
    | '2049'
  )[];
  /** Countries of the organizations that lead them, ISO 3166-1 alpha-2, separated by commas. */
  region?: string[];
  /** An organization that works on them, whether or not it leads. */
  organization?: string;
  /** The order of what a search has found; `best` where absent. Without a search it is always `newest`. */
  sort?: SearchSort;
  /** Those on which an organization of the viewer works, and no others. */
  mine?: boolean;
};
export type StartProjectApiResponse = /** status 201 Created. */ ProjectDto;
export type StartProjectApiArg = {
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  startProjectDto: StartProjectDto;
};
export type CountProjectFacetsApiResponse = /** status 200 OK. */ ProjectFacetsDto;
export type CountProjectFacetsApiArg = {
  /** Words to look for in title, description, category and tags; of the last one its beginning is enough. What has all of
    them is found; where nothing has, what has some of them, and `X-Search-Words` says so. */
  search?: string;
  /** Where they stand in the lifecycle, separated by commas. */
  phase?: ProjectPhase[];
  /** How they go, separated by commas. */
  status?: ProjectStatus[];
  /** Fields, separated by commas. */
  category?: Category[];
  /** Years in which they began, 2020 to 2049, separated by commas. */
  year?: (
    | '2020'
    | '2021'
    | '2022'
    | '2023'
    | '2024'
    | '2025'
    | '2026'
    | '2027'
    | '2028'
    | '2029'
    | '2030'
    | '2031'
    | '2032'
    | '2033'
    | '2034'
    | '2035'
    | '2036'
    | '2037'
    | '2038'
    | '2039'
    | '2040'
    | '2041'
    | '2042'
    | '2043'
    | '2044'
    | '2045'
    | '2046'
    | '2047'
    | '2048'
    | '2049'
  )[];
  /** Countries of the organizations that lead them, ISO 3166-1 alpha-2, separated by commas. */
  region?: string[];
  /** An organization that works on them, whether or not it leads. */
  organization?: string;
  /** Those on which an organization of the viewer works, and no others. */
  mine?: boolean;
};
export type GetProjectSummaryApiResponse = /** status 200 OK. */ ProjectSummaryDto;
export type GetProjectSummaryApiArg = void;
export type SuggestProjectSearchApiResponse = /** status 200 OK. */ SearchSuggestionDto;
export type SuggestProjectSearchApiArg = {
  /** The words as they were searched for. */
  search: string;
};
export type FindCollaboratorsApiResponse = /** status 200 OK. */ SubmitterDto[];
export type FindCollaboratorsApiArg = {
  /** A part of its name. */
  search: string;
};
export type ListProjectInvitationsApiResponse = /** status 200 OK. */ ProjectInvitationDto[];
export type ListProjectInvitationsApiArg = void;
export type AnswerProjectInvitationApiResponse = unknown;
export type AnswerProjectInvitationApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  answerProjectInvitationDto: AnswerProjectInvitationDto;
};
export type ListProjectGatesApiResponse = /** status 200 OK. */ ProjectGateDto[];
export type ListProjectGatesApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type MoveProjectApiResponse = /** status 200 OK. */ ProjectDetailDto;
export type MoveProjectApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  moveProjectDto: MoveProjectDto;
};
export type ChangeProjectStatusApiResponse = /** status 200 OK. */ ProjectDetailDto;
export type ChangeProjectStatusApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  changeProjectStatusDto: ChangeProjectStatusDto;
};
export type TickGateItemApiResponse = /** status 200 OK. */ ProjectGateDto[];
export type TickGateItemApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  phase: string;
  item: string;
  tickGateItemDto: TickGateItemDto;
};
export type ClearGateItemApiResponse = /** status 200 OK. */ ProjectGateDto[];
export type ClearGateItemApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  phase: string;
  item: string;
  /** Which version was read: its `tickedAt`; left out where it said nothing. */
  tickedAt?: string;
};
export type GetProjectTeamApiResponse = /** status 200 OK. */ ProjectTeamDto;
export type GetProjectTeamApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type RequestToJoinApiResponse = /** status 201 Created. */ ProjectTeamDto;
export type RequestToJoinApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  requestToJoinDto: RequestToJoinDto;
};
export type AcceptJoinRequestApiResponse = /** status 200 OK. */ ProjectTeamDto;
export type AcceptJoinRequestApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Its identifier, from a list or from the answer that made it. */
  requestId: string;
};
export type DeclineJoinRequestApiResponse = /** status 200 OK. */ ProjectTeamDto;
export type DeclineJoinRequestApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Its identifier, from a list or from the answer that made it. */
  requestId: string;
  teamReasonDto: TeamReasonDto;
};
export type WithdrawJoinRequestApiResponse = /** status 200 OK. */ ProjectTeamDto;
export type WithdrawJoinRequestApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Its identifier, from a list or from the answer that made it. */
  requestId: string;
};
export type DescribePartApiResponse = /** status 200 OK. */ ProjectTeamDto;
export type DescribePartApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Its identifier, from a list or from the answer that made it. */
  partnerId: string;
  describePartDto: DescribePartDto;
};
export type RemovePartnerApiResponse = /** status 200 OK. */ ProjectTeamDto;
export type RemovePartnerApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Its identifier, from a list or from the answer that made it. */
  partnerId: string;
  teamReasonDto: TeamReasonDto;
};
export type LeaveProjectApiResponse = /** status 200 OK. */ ProjectTeamDto;
export type LeaveProjectApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  leaveProjectDto: LeaveProjectDto;
};
export type HandOverLeadApiResponse = /** status 200 OK. */ ProjectTeamDto;
export type HandOverLeadApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  handOverLeadDto: HandOverLeadDto;
};
export type ListMilestonesApiResponse = /** status 200 OK. */ MilestoneDto[];
export type ListMilestonesApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type AddMilestoneApiResponse = /** status 201 Created. */ MilestoneDto[];
export type AddMilestoneApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  addMilestoneDto: AddMilestoneDto;
};
export type ChangeMilestoneApiResponse = /** status 200 OK. */ MilestoneDto[];
export type ChangeMilestoneApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Its identifier, from a list or from the answer that made it. */
  milestoneId: string;
  changeMilestoneDto: ChangeMilestoneDto;
};
export type RemoveMilestoneApiResponse = unknown;
export type RemoveMilestoneApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Its identifier, from a list or from the answer that made it. */
  milestoneId: string;
};
export type ListProjectUpdatesApiResponse = /** status 200 One page. */ ProjectUpdateDto[];
export type ListProjectUpdatesApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
};
export type PostProjectUpdateApiResponse = unknown;
export type PostProjectUpdateApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  postUpdateDto: PostUpdateDto;
};
export type EditProjectUpdateApiResponse = unknown;
export type EditProjectUpdateApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Its identifier, from a list or from the answer that made it. */
  updateId: string;
  editUpdateDto: EditUpdateDto;
};
export type RemoveProjectUpdateApiResponse = unknown;
export type RemoveProjectUpdateApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Its identifier, from a list or from the answer that made it. */
  updateId: string;
};
export type ListSpendApiResponse = /** status 200 One page, the last by their day first. */ SpendEntryDto[];
export type ListSpendApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
};
export type RecordSpendApiResponse = /** status 201 Created. */ SpendEntryDto[];
export type RecordSpendApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  recordSpendDto: RecordSpendDto;
};
export type RemoveSpendApiResponse = unknown;
export type RemoveSpendApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Its identifier, from a list or from the answer that made it. */
  entryId: string;
};
export type GetProjectApiResponse = /** status 200 OK. */ ProjectDetailDto;
export type GetProjectApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type EditProjectApiResponse = /** status 200 OK. */ ProjectDetailDto;
export type EditProjectApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  editProjectDto: EditProjectDto;
};
export type ListProjectChangesApiResponse = /** status 200 One page, newest first. */ ProjectChangeDto[];
export type ListProjectChangesApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
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
export type SubmitterDto = {
  /** The organization's identifier. */
  id: string;
  /** The organization's name. */
  name: string;
  /** What kind of organization it is. */
  type: OrganizationType;
  /** Its logo, for `/api/logos/{id}/{size}`; absent where it has none. */
  logoId?: string;
  /** Whether it has left the alliance, so that nobody there can be asked any more; absent where it has not. */
  hasLeft?: boolean;
  /** Whether it is suspended, so that nothing new is sent to it; absent where it is not. */
  isSuspended?: boolean;
};
export type ProjectFileDto = {
  /** Its media type, as its content shows it. */
  type:
    | 'application/pdf'
    | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    | 'application/vnd.openxmlformats-officedocument.presentationml.presentation'
    | 'application/vnd.oasis.opendocument.text'
    | 'application/vnd.oasis.opendocument.spreadsheet'
    | 'application/vnd.oasis.opendocument.presentation'
    | 'image/png'
    | 'image/jpeg'
    | 'image/webp'
    | 'application/zip';
  /** When it was attached. */
  createdAt: string;
  /** Its identifier. */
  id: string;
  /** As it was called where it came from, ending as its type does. */
  name: string;
  /** How large it is, in bytes. */
  bytes: number;
  /** Which organization has attached it. */
  by: SubmitterDto;
  /** Whether all members see it; else who works on the project alone. */
  forMembers: boolean;
  /** Whether it shows that something a gate asks for is there; to who works on the project. It stays then. */
  isEvidence: boolean;
  /** Whether the viewer may remove it. */
  canRemove: boolean;
};
export type ProjectPhase = 'planning' | 'sandbox' | 'pilot' | 'scaling' | 'deployed';
export type ProjectStatus = 'planning' | 'active' | 'testing' | 'completed' | 'on-hold';
export type ProjectMetricDto = {
  /** Where the project began. */
  baseline: number;
  /** Where it is to come. */
  target: number;
  /** What is measured. */
  name: string;
  /** In which unit. */
  unit: string;
};
export type ProjectDto = {
  /** How far it has come, in percent. */
  progress: number | null;
  /** The day on which it begins, or began. */
  startDate: string | null;
  /** The day by which it is to be completed. */
  estimatedCompletion: string | null;
  /** The day on which it was. */
  actualCompletion: string | null;
  /** Its identifier. */
  id: string;
  /** What the project is called, on one line. */
  name: string;
  /** The same. */
  title: string;
  /** What it is about, as plain text. */
  description: string;
  /** The identifier of the problem that it solves; `null` also where the viewer may not see it. */
  problemId: string | null;
  /** The identifier of the solution that it brings to the market; `null` also where the viewer may not see it. */
  solutionId: string | null;
  /** Where it stands in the innovation lifecycle. */
  phase: ProjectPhase;
  /** Since when it stands there. */
  phaseSince: string;
  /** How it goes. */
  status: ProjectStatus;
  /** The field it belongs to. */
  category:
    | (
        | 'technology'
        | 'healthcare'
        | 'environment'
        | 'energy'
        | 'transportation'
        | 'education'
        | 'finance'
        | 'agriculture'
        | 'manufacturing'
        | 'other'
        | null
      )
    | null;
  /** What there is to spend, in units of `budgetCurrency`; exact. `null` also where no organization of the viewer works on it. */
  budget: string | null;
  /** ISO 4217. */
  budgetCurrency: string | null;
  /** The same in US dollars, at the rate of the day it was set. */
  budgetUsd: string | null;
  /** What it was expected to be worth when it was started, in units of `estimatedValueCurrency`; exact. What it came to is in its outcomes. */
  estimatedValue: string | null;
  /** ISO 4217. */
  estimatedValueCurrency: string | null;
  /** The same in US dollars, at the rate of the day it was set. */
  estimatedValueUsd: string | null;
  /** By what it is to succeed, oldest first; what was measured is in its outcomes. */
  successMetrics: ProjectMetricDto[];
  /** When it was started here. */
  createdAt: string;
  /** The organization that leads it. */
  leadOrganization: SubmitterDto;
  /** How many organizations work on it beside that one. */
  collaborators: number;
  /** Whether an organization of the viewer works on it. */
  isPartner: boolean;
  /** Whether the viewer may take it to another phase: as owner, admin or member of the organization that leads it. */
  canMove: boolean;
  /** Counted up with each change: `moveProject` says which one it was read at. */
  revision: number;
  /** Words of the name and the beginning of the description, as they stand there, that a search has found; absent without one. */
  hits?: string[];
};
export type Category =
  | 'technology'
  | 'healthcare'
  | 'environment'
  | 'energy'
  | 'transportation'
  | 'education'
  | 'finance'
  | 'agriculture'
  | 'manufacturing'
  | 'other';
export type SearchSort = 'best' | 'newest';
export type WantedCollaboratorDto = {
  /** Its identifier. */
  organizationId: string;
  /** As what. */
  role?: string;
};
export type WantedMetricDto = {
  /** What is measured. */
  name: string;
  /** In what, of both numbers. */
  unit: string;
  /** How it is when the project begins. */
  baseline: number;
  /** What it is to come to; another number. */
  target: number;
};
export type StartProjectDto = {
  /** The accepted proposal that it comes of; it says which problem and which solution. */
  proposalId?: string;
  /** The problem that it is to solve, where no proposal says it. */
  problemId?: string;
  /** The solution that it brings to it, where no proposal says it. */
  solutionId?: string;
  /** What it is called, on one line. */
  name: string;
  /** What it is about, as plain text; line breaks are kept. */
  description: string;
  /** The organization of the viewer that leads it: that of the problem or that of the solution. By default the first of these. */
  organizationId?: string;
  /** What there is to spend, as people write it: an amount with an optional currency (US dollars when none is named). */
  budget?: string;
  /** The day on which it begins, from 2020 on. */
  startDate?: string;
  /** The day by which it is to be completed; not before it begins. */
  estimatedCompletion?: string;
  /** The field it belongs to; that of the problem where absent. */
  category?: Category;
  /** Who else is to work on it, 20 at most. The other side of an accepted proposal does so at once; all others are asked, and are partners
    once they accept. */
  collaborators?: WantedCollaboratorDto[];
  /** By what it is judged to have succeeded, 20 at most. */
  successMetrics?: WantedMetricDto[];
};
export type FacetCountDto = {
  /** A value of the facet. */
  value: string;
  /** How many there would be with this value instead of those that the facet is narrowed to, the other filters as they are. */
  count: number;
  /** Of matches: how many more there would be that have no label, as they share a few words with the text alone. Absent where there are
    none. */
  weaker?: number;
};
export type SubmitterCountDto = {
  /** A value of the facet. */
  value: string;
  /** How many there would be with this value instead of those that the facet is narrowed to, the other filters as they are. */
  count: number;
  /** Of matches: how many more there would be that have no label, as they share a few words with the text alone. Absent where there are
    none. */
  weaker?: number;
  /** The name of the organization. */
  name: string;
};
export type ProjectFacetsDto = {
  /** By where they stand in the lifecycle. */
  phase: FacetCountDto[];
  /** By how they go. */
  status: FacetCountDto[];
  /** By field. */
  category: FacetCountDto[];
  /** By the year in which they began. */
  year: FacetCountDto[];
  /** By the country of the organization that leads them. */
  region: FacetCountDto[];
  /** By the organization that leads them, the ten with most. */
  lead: SubmitterCountDto[];
  /** Whether these are the numbers of what was asked for. `false` where a search finds more than 1,000, which are not counted one by
    one: the numbers are then those without its words. And where many are counted for the first time, which takes a moment: what is
    not counted yet is left out. */
  isExact: boolean;
};
export type ProjectSummaryDto = {
  /** All projects. */
  total: number;
  /** In planning: they have not passed their first gate. */
  planned: number;
  /** In sandbox, pilot or scaling. */
  active: number;
  /** Deployed. */
  completed: number;
  /** What all of them have to spend, in US dollars at the rates of the days on which it was set; exact. */
  totalBudgetUsd: string;
};
export type SearchSuggestionDto = {
  /** The same search without its slips of spelling, which finds something; `null` when there is none. */
  suggestion: string | null;
};
export type ProjectInvitationDto = {
  /** Its identifier. */
  id: string;
  /** The project. */
  projectId: string;
  /** What the project is called. */
  projectName: string;
  /** The organization that leads it, and asks. */
  leadOrganization: SubmitterDto;
  /** The organization of the viewer that is asked. */
  organization: SubmitterDto;
  /** As what. */
  role: string | null;
  /** When it was asked. */
  createdAt: string;
};
export type AnswerProjectInvitationDto = {
  /** Why it is declined, in words that the organization that leads the project reads; left aside where it is accepted. */
  reason?: string;
  /** Whether the organization works on the project from now on. */
  accept: boolean;
};
export type AttachedFileDto = {
  /** Its media type, as its content shows it. */
  type:
    | 'application/pdf'
    | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    | 'application/vnd.openxmlformats-officedocument.presentationml.presentation'
    | 'application/vnd.oasis.opendocument.text'
    | 'application/vnd.oasis.opendocument.spreadsheet'
    | 'application/vnd.oasis.opendocument.presentation'
    | 'image/png'
    | 'image/jpeg'
    | 'image/webp'
    | 'application/zip';
  /** When it was attached. */
  createdAt: string;
  /** Its identifier. */
  id: string;
  /** As it was called where it came from, ending as its type does. */
  name: string;
  /** How large it is, in bytes. */
  bytes: number;
};
export type GateItemDto = {
  /** Its key, which never changes. */
  key: string;
  /** What the gate asks for. */
  label: string;
  /** What shows that it is there. */
  hint: string;
  /** Whether the gate stays closed without it. */
  required: boolean;
  /** Whether the gate stays closed without a file that shows it. */
  needsFile: boolean;
  /** Whether an organization of the project says that it is there. */
  isTicked: boolean;
  /** Whether the gate stays closed for want of it, or of a file that shows it. */
  isMissing: boolean;
  /** What shows it; to who works on the project, `null` to others. */
  note: string | null;
  /** Files of the project that show it, to who works on the project. */
  files: AttachedFileDto[];
  /** Which organization says so. */
  tickedBy: SubmitterDto | (null | null);
  /** Since when. */
  tickedAt: string | null;
};
export type ProjectGateDto = {
  /** The phase that it leads to. */
  phase: ProjectPhase;
  /** Whether the project is beyond it. */
  isPassed: boolean;
  /** Whether the project stands before it. */
  isNext: boolean;
  /** When the project came through it, the last time; `null` where nobody has noted it. */
  enteredAt: string | null;
  /** What it asks for. */
  items: GateItemDto[];
};
export type ProjectOriginDto = {
  /** Its identifier. */
  id: string;
  /** Its title. */
  title: string;
};
export type ProjectStanding = 'lead' | 'partner' | 'member';
export type ProjectDetailDto = {
  /** How far it has come, in percent. */
  progress: number | null;
  /** The day on which it begins, or began. */
  startDate: string | null;
  /** The day by which it is to be completed. */
  estimatedCompletion: string | null;
  /** The day on which it was. */
  actualCompletion: string | null;
  /** Its identifier. */
  id: string;
  /** What the project is called, on one line. */
  name: string;
  /** The same. */
  title: string;
  /** What it is about, as plain text. */
  description: string;
  /** The identifier of the problem that it solves; `null` also where the viewer may not see it. */
  problemId: string | null;
  /** The identifier of the solution that it brings to the market; `null` also where the viewer may not see it. */
  solutionId: string | null;
  /** Where it stands in the innovation lifecycle. */
  phase: ProjectPhase;
  /** Since when it stands there. */
  phaseSince: string;
  /** How it goes. */
  status: ProjectStatus;
  /** The field it belongs to. */
  category:
    | (
        | 'technology'
        | 'healthcare'
        | 'environment'
        | 'energy'
        | 'transportation'
        | 'education'
        | 'finance'
        | 'agriculture'
        | 'manufacturing'
        | 'other'
        | null
      )
    | null;
  /** What there is to spend, in units of `budgetCurrency`; exact. `null` also where no organization of the viewer works on it. */
  budget: string | null;
  /** ISO 4217. */
  budgetCurrency: string | null;
  /** The same in US dollars, at the rate of the day it was set. */
  budgetUsd: string | null;
  /** What it was expected to be worth when it was started, in units of `estimatedValueCurrency`; exact. What it came to is in its outcomes. */
  estimatedValue: string | null;
  /** ISO 4217. */
  estimatedValueCurrency: string | null;
  /** The same in US dollars, at the rate of the day it was set. */
  estimatedValueUsd: string | null;
  /** By what it is to succeed, oldest first; what was measured is in its outcomes. */
  successMetrics: ProjectMetricDto[];
  /** When it was started here. */
  createdAt: string;
  /** The organization that leads it. */
  leadOrganization: SubmitterDto;
  /** How many organizations work on it beside that one. */
  collaborators: number;
  /** Whether an organization of the viewer works on it. */
  isPartner: boolean;
  /** Whether the viewer may take it to another phase: as owner, admin or member of the organization that leads it. */
  canMove: boolean;
  /** Counted up with each change: `moveProject` says which one it was read at. */
  revision: number;
  /** Words of the name and the beginning of the description, as they stand there, that a search has found; absent without one. */
  hits?: string[];
  /** The problem that it solves; `null` also where the viewer may not see it. */
  problem: ProjectOriginDto | (null | null);
  /** The solution that it brings to the market; `null` also where the viewer may not see it. */
  solution: ProjectOriginDto | (null | null);
  /** What was spent of the budget, in units of `budgetCurrency`; `null` where no organization of the viewer works on it. */
  spent: string | null;
  /** When it was changed last. */
  updatedAt: string;
  /** How the viewer stands to it. */
  standing: ProjectStanding;
  /** Whether the viewer may write for the organization that leads it. */
  canLead: boolean;
  /** Whether the viewer may write for any organization of it. */
  canWork: boolean;
  /** Where the viewer may take it; a gate may still ask for something. */
  nextPhases: ProjectPhase[];
  /** How the viewer may say that it goes. */
  nextStatuses: ProjectStatus[];
  /** Whether an organization of the viewer can ask to join it. */
  canJoin: boolean;
  /** How many requests to join it wait for the viewer’s answer. */
  waitingRequests: number;
};
export type MoveProjectDto = {
  /** Why; asked for where it goes back. */
  reason?: string;
  /** Where it goes: one phase forward, or one back. */
  phase: ProjectPhase;
  /** Which version of the project was read. */
  revision: number;
  /** Of one that goes back: how it goes there again, such as before it was moved on by mistake. Left out, it goes on as it does, where
    that can be said there. */
  status?: ProjectStatus;
};
export type ChangeProjectStatusDto = {
  /** Why. */
  reason: string;
  /** How it goes from now on. */
  status: ProjectStatus;
  /** Which version of the project was read. */
  revision: number;
};
export type TickGateItemDto = {
  /** Which version was read: its `tickedAt`; left out where it said nothing. */
  tickedAt?: string;
  /** What shows that it is there: what was agreed or measured, by whom, and where it can be read. */
  note: string;
  /** Which files of the project show it. Left out, those that do already. */
  fileIds?: string[];
};
export type PartnerDto = {
  /** The organization. */
  organization: SubmitterDto;
  /** Whether it leads the project. */
  isLead: boolean;
  /** What it is in the project; `null` where nobody has said so. */
  role: string | null;
  /** What it brings. */
  contribution: string | null;
  /** Since when it works on it; of the lead `null`. */
  since: string | null;
  /** Whether the viewer may write for it. */
  isOwn: boolean;
};
export type JoinRequestStatus = 'pending' | 'accepted' | 'declined' | 'withdrawn';
export type JoinRequestDto = {
  /** Its identifier. */
  id: string;
  /** Who asks. */
  organization: SubmitterDto;
  /** What it wants to be in the project. */
  role: string;
  /** What it brings, in its own words. */
  message: string;
  /** How it stands. */
  status: JoinRequestStatus;
  /** Why it was declined. */
  reason: string | null;
  /** When it was made. */
  createdAt: string;
  /** When it was answered, or withdrawn. */
  decidedAt: string | null;
  /** Whether an organization of the viewer, for which they may write, has made it. */
  isOwn: boolean;
};
export type AskedPartnerDto = {
  /** The identifier of the invitation. */
  id: string;
  /** Who is asked. */
  organization: SubmitterDto;
  /** As what. */
  role: string | null;
  /** Whether it has declined; until then it has not answered. */
  hasDeclined: boolean;
  /** Why; `null` where it has not said so. */
  reason: string | null;
  /** When it was asked. */
  createdAt: string;
  /** When it declined. */
  answeredAt: string | null;
};
export type ProjectTeamDto = {
  /** Who works on it: the organization that leads it first, then the others in the order in which they came. */
  partners: PartnerDto[];
  /** Requests to join it, the newest 100: all to who works on it, to others those of their own organizations. */
  requests: JoinRequestDto[];
  /** Who was asked and does not work on it, those first that have not answered, 100 at most: for who belongs to the organization that leads it. */
  asked: AskedPartnerDto[];
};
export type RequestToJoinDto = {
  /** What the organization wants to be in the project. */
  role: string;
  /** What it brings. */
  message: string;
  /** For which organization; the first of the viewer’s that does not work on it where absent. */
  organizationId?: string;
};
export type TeamReasonDto = {
  /** Why, in words that the organization reads. */
  reason: string;
};
export type DescribePartDto = {
  /** What the organization is in the project. */
  role: string;
  /** What it brings. */
  contribution?: string;
};
export type LeaveProjectDto = {
  /** Why, in words that the organization reads. */
  reason: string;
  /** Which organization leaves; the first of the viewer’s that works on it where absent. */
  organizationId?: string;
};
export type HandOverLeadDto = {
  /** The partner that leads the project from now on. */
  organizationId: string;
};
export type MilestoneDto = {
  /** By which day. */
  dueOn: string;
  /** The day on which it was. */
  doneOn: string | null;
  /** Its identifier. */
  id: string;
  /** What is to be reached. */
  title: string;
  /** Whether that day is over and it was not reached. */
  isOverdue: boolean;
  /** Which organization says so. */
  doneBy: SubmitterDto | (null | null);
};
export type AddMilestoneDto = {
  /** What is to be reached, on one line. */
  title: string;
  /** By which day. */
  dueOn: string;
};
export type ChangeMilestoneDto = {
  /** What is to be reached, on one line. */
  title?: string;
  /** By which day. */
  dueOn?: string;
  /** Whether it is reached. */
  isDone?: boolean;
};
export type ProjectUpdateDto = {
  /** Its identifier. */
  id: string;
  /** What an organization tells, as Markdown. */
  text: string;
  /** Who tells it. */
  by: SubmitterDto;
  /** When. */
  createdAt: string;
  /** When its words were changed the last time. */
  editedAt: string | null;
  /** Which version of it this is. */
  revision: number;
  /** Whether the viewer may find better words for it. */
  canEdit: boolean;
  /** Whether the viewer may remove it. */
  canRemove: boolean;
};
export type PostUpdateDto = {
  /** What there is to tell, as Markdown. */
  text: string;
};
export type EditUpdateDto = {
  /** What there is to tell, as Markdown. */
  text: string;
  /** Which version of it was read. */
  revision: number;
};
export type SpendEntryDto = {
  /** The day on which it was spent. */
  spentOn: string;
  /** Its identifier. */
  id: string;
  /** How much, in units of `currency`; exact. */
  amount: string;
  /** The budget’s, ISO 4217. */
  currency: string;
  /** The same in US dollars, at the rate of the day it was entered. */
  amountUsd: string;
  /** On what. */
  note: string;
  /** Who has entered it. */
  by: SubmitterDto;
  /** Whether the viewer may remove it. */
  canRemove: boolean;
};
export type RecordSpendDto = {
  /** The day on which it was spent. */
  spentOn: string;
  /** How much, as people write it, in the budget’s currency. */
  amount: string;
  /** On what. */
  note: string;
};
export type EditProjectDto = {
  /** What the project is called, on one line. */
  name: string;
  /** What it is about, as plain text. */
  description?: string;
  /** What there is to spend, as people write it. */
  budget?: string;
  /** The day on which it begins, or began. */
  startDate?: string;
  /** The day by which it is to be completed. */
  estimatedCompletion?: string;
  /** How far it has come, in percent. */
  progress?: number;
  /** Which version of the project was read. */
  revision: number;
};
export type ChangeKind =
  | 'submitted'
  | 'edited'
  | 'status_changed'
  | 'decide_by_moved'
  | 'phase_changed'
  | 'gate_item_ticked'
  | 'gate_item_cleared'
  | 'partner_joined'
  | 'partner_changed'
  | 'partner_left'
  | 'partner_removed'
  | 'lead_handed_over'
  | 'milestone_added'
  | 'milestone_changed'
  | 'milestone_done'
  | 'milestone_reopened'
  | 'milestone_removed'
  | 'update_posted'
  | 'update_edited'
  | 'update_removed'
  | 'spend_recorded'
  | 'spend_removed'
  | 'file_attached'
  | 'file_removed';
export type ProjectChangeDto = {
  /** Its identifier. */
  id: string;
  /** What has happened. */
  kind: ChangeKind;
  /** Where it stood before: a status or, of `decide_by_moved`, the day by which proposals are answered. */
  fromStatus: string | null;
  /** Where it has stood since, in the same form. */
  toStatus: string | null;
  /** Why, in the words of who did it. */
  reason: string | null;
  /** What was edited. */
  fields: string[];
  /** Who did it: to people of the same organization the person, to others the organization. */
  by: string;
  /** When it happened. */
  at: string;
  /** The partner, milestone, item of a gate or amount that it was about, as it was called then. */
  about: string | null;
};
