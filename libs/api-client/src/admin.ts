import { adminApi as generated } from './generated/admin.gen';
import type { TagsOf } from './tags';

export type { CurrentAdminDto } from './generated/admin.gen';

const adminApi = generated.enhanceEndpoints({
  endpoints: {
    getCurrentAdmin: { providesTags: ['Admin'] },
    logInAdmin: { invalidatesTags: ['Admin', 'Viewer'] },
    // Whoever signs out forgets all that was asked, once the pages that would ask again are left.
    logOutAdmin: { invalidatesTags: [] },
  } satisfies TagsOf<typeof generated>,
});

export const { useGetCurrentAdminQuery, useLogInAdminMutation, useLogOutAdminMutation } = adminApi;
