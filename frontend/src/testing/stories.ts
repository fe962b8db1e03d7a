import type { StoryCardDto } from '@alliance/api-client/stories';

export const story: StoryCardDto = {
  ...{ id: 's1', slug: 'six-ports', title: 'Six ports on their own wind', summary: 'Ships wait less.' },
  organizations: [{ id: 'o1', name: 'Port of Mombasa', type: 'corporation' }],
  ...{ confirmedUsd: '85000000.00', countries: 1, isFeatured: true, publishedAt: '2026-09-01T10:00:00Z' },
};
