import type {
  CriterionDto,
  EvaluationDto,
  RankedProposalDto,
  ReviewDto,
  RubricDto,
} from '@alliance/api-client/evaluation';

export const criteria: CriterionDto[] = [
  { key: 1, name: 'Fit', meaning: 'In our mains.', weight: 60, share: 60 },
  { key: 2, name: 'Cost', meaning: null, weight: 40, share: 40 },
];

export const rubric: RubricDto = {
  inForce: { version: 1, criteria, by: 'Own Organization', writtenAt: '2026-03-04T10:00:00Z' },
  revision: 1,
  isFrozen: true,
  canChange: true,
};

export const noRubric: RubricDto = { inForce: null, revision: 0, isFrozen: false, canChange: true };

export const evaluation: EvaluationDto = {
  rubricVersion: 1,
  lead: { id: 'ada', name: 'Ada Obi' },
  reviewers: [
    {
      id: 'ada',
      name: 'Ada Obi',
      profileImageUrl: '/api/faces/ada/large',
      organizationId: 'own',
      isActive: true,
      scored: 2,
      due: 0,
    },
    { id: 'ben', name: 'Ben Ade', profileImageUrl: null, organizationId: 'own', isActive: true, scored: 1, due: 1 },
  ],
  proposals: 2,
  hasMore: false,
  isReviewer: true,
  due: 0,
  canManage: true,
  canDecide: true,
  canRank: true,
};

export const review: ReviewDto = {
  proposalId: 'r1',
  label: 'Proposal 7KQF',
  isBlind: true,
  version: 1,
  solution: {
    id: null,
    title: 'Acoustic probes',
    description: 'They listen from inside the main.',
    category: null,
    technologyType: null,
    tags: [],
    readinessLevel: 7,
    submittedBy: null,
  },
  note: 'Two districts first.',
  state: 'due',
  excuseReason: null,
  conflicts: [],
  score: null,
};

export const secondReview: ReviewDto = {
  ...review,
  proposalId: 'r2',
  label: 'Proposal 3XYZ',
  solution: { ...review.solution, title: 'Fibre in the main' },
};

export const ranked: RankedProposalDto = {
  proposalId: 'r1',
  label: 'Proposal 7KQF',
  isBlind: false,
  title: 'Acoustic probes',
  submittedBy: { id: 'org-probe', name: 'Probe Works', type: 'startup' },
  version: 1,
  state: 'compared',
  rank: 1,
  scores: 2,
  waiting: 0,
  figures: {
    mean: 72.5,
    deviation: 8.1,
    lowest: 61.3,
    highest: 81.3,
    criteria: [
      { key: 1, mean: 4.5 },
      { key: 2, mean: 3 },
    ],
  },
  flags: [],
};
