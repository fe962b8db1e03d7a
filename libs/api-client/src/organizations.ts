import { organizationsApi as generated } from './generated/organizations.gen';
import type { TagsOf } from './tags';

/** Organizations of one's own. */
const tagged = generated.enhanceEndpoints({
  endpoints: {
    addOrganization: { invalidatesTags: ['Viewer', 'Network'] },
    closeOrganization: { invalidatesTags: ['Viewer', 'Network'] },
  } satisfies TagsOf<typeof generated>,
});

export const { useAddOrganizationMutation, useCloseOrganizationMutation } = tagged;
export type { AddOrganizationDto } from './generated/organizations.gen';
