import { baseApi } from './base-api';
import { registryApi as generated, type RegistrationDto } from './generated/registry.gen';
import { listOf } from './list-of';
import type { TagsOf } from './tags';

const changed = ['RegistryEntry'] as const;

/** Registrations as super admins keep them. */
const tagged = generated.enhanceEndpoints({
  endpoints: {
    getRegistrationsSummary: { providesTags: ['RegistryEntry'] },
    getRegistration: { providesTags: ['RegistryEntry'] },
    listRegistrations: { providesTags: ['RegistryEntry'] },
    listRunningBulks: { providesTags: ['RegistryEntry'] },
    startBulk: { invalidatesTags: changed },
    stopBulk: { invalidatesTags: changed },
    deleteRegistration: { invalidatesTags: changed },
    deleteRegistrations: { invalidatesTags: changed },
    restoreRegistration: { invalidatesTags: changed },
    askApplicant: { invalidatesTags: changed },
    approveRegistration: { invalidatesTags: changed },
    rejectRegistration: { invalidatesTags: changed },
    reopenRegistration: { invalidatesTags: changed },
  } satisfies TagsOf<typeof generated>,
});

tagged.enhanceEndpoints({
  endpoints: {
    getBulk: {
      // Work that is done has changed what the lists show.
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data?.finishedAt) dispatch(baseApi.util.invalidateTags([...changed]));
      },
    },
  },
});

const lists = baseApi.injectEndpoints({
  endpoints: (build) => ({
    browseRegistrations: listOf<RegistrationDto>(build, '/api/registrations', 'RegistryEntry'),
  }),
});

export const { useBrowseRegistrationsInfiniteQuery } = lists;
export const {
  useApproveRegistrationMutation,
  useAskApplicantMutation,
  useDeleteRegistrationMutation,
  useDeleteRegistrationsMutation,
  useGetBulkQuery,
  useGetRegistrationQuery,
  useGetRegistrationsSummaryQuery,
  useListRunningBulksQuery,
  useRejectRegistrationMutation,
  useReopenRegistrationMutation,
  useRestoreRegistrationMutation,
  useStartBulkMutation,
  useStopBulkMutation,
} = tagged;
export type {
  BulkAct,
  BulkDto,
  DuplicateSign,
  LeftOutDto,
  RegistrationAge,
  RegistrationDetailDto,
  RegistrationDto,
  RegistrationEmail,
  RegistrationStatus,
  RegistrationsSummaryDto,
  ReviewAct,
} from './generated/registry.gen';
