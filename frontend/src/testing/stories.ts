import type { StoryCardDto } from '@alliance/api-client/stories';

export const story: StoryCardDto = {
  ...{
    id: 's1',
    slug: 'six-ports',
    projectId: 'j1',
    title: 'Six ports on their own wind',
    summary: 'Ships wait less.',
  },
  organizations: [{ id: 'o1', name: 'Port of Mombasa', type: 'corporation' }],
  ...{ confirmedUsd: '85000000.00', marketValue: '85000000.00', organizationsInvolved: 1 },
  ...{ countries: 1, countriesReached: 1, imageUrl: 'https://alliance.example/api/stories/six-ports/picture' },
  ...{ isFeatured: true, createdAt: '2026-08-01T10:00:00Z', publishedAt: '2026-09-01T10:00:00Z' },
};
