import { workApi as generated } from './generated/work.gen';
import type { TagsOf } from './tags';

/** What organizations do in the alliance. */
const tagged = generated.enhanceEndpoints({
  endpoints: {
    getOrganizationWork: { providesTags: ['Organization', 'Problem', 'Solution', 'Project', 'Proposal'] },
  } satisfies TagsOf<typeof generated>,
});

export const { useGetOrganizationWorkQuery } = tagged;
export type { OrganizationWorkDto } from './generated/work.gen';
