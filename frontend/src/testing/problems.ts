import type { IndustryProblemDetailDto, ProblemOrganizationDto } from '@alliance/api-client/innovation';

/** What the server says about a problem beside its text, to somebody who may do nothing with it; its brief is empty. */
export const readOnly = {
  revision: 1,
  canEdit: false,
  nextStatuses: [],
  waitingProposals: 0,
  waitingDueOn: null,
  decideBy: null,
  files: [],
  dueScores: 0,
  brief: { successCriteria: null, requiredReadiness: null, regions: [], budget: null, rewards: [], rewardNote: null },
} satisfies Partial<IndustryProblemDetailDto>;

/** The organization behind a problem, too young for a record. */
export const behind = {
  id: 'org-own',
  name: 'Own Organization',
  type: 'startup',
  country: 'KE',
  memberSince: '2025-03-04T10:00:00Z',
  problems: 12,
  solved: 0,
  record: null,
} satisfies ProblemOrganizationDto as ProblemOrganizationDto;

/** The day in UTC so many days from now. */
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
