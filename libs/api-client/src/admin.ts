import { adminApi as generated } from './generated/admin.gen';
import type { TagsOf } from './tags';

export type { CurrentAdminDto } from './generated/admin.gen';

export const adminApi = generated.enhanceEndpoints({
  endpoints: {
    getCurrentAdmin: { providesTags: ['Admin'] },
    logInAdmin: { invalidatesTags: ['Admin', 'Viewer'] },
    logOutAdmin: { invalidatesTags: ['Admin', 'Viewer'] },
  } satisfies TagsOf<typeof generated>,
});

export const { useGetCurrentAdminQuery, useLogInAdminMutation, useLogOutAdminMutation } = adminApi;
