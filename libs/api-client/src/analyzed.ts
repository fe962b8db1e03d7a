import { baseApi } from './base-api';
import type { ProjectDto, ProposalDto } from './generated/dashboard.gen';
import { listOf } from './list-of';

/** What the numbers of an organization's analytics count: for who follows one of them, and no weight of the page with the numbers. */
const pages = baseApi.injectEndpoints({
  endpoints: (build) => ({
    browseAnalyzedProposals: listOf<ProposalDto>(build, '/api/dashboard/analytics/proposals', 'Proposal'),
    browseAnalyzedProjects: listOf<ProjectDto>(build, '/api/dashboard/analytics/projects', 'Project'),
  }),
});

export const { useBrowseAnalyzedProjectsInfiniteQuery, useBrowseAnalyzedProposalsInfiniteQuery } = pages;
