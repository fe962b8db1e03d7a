import { baseApi, uploadQuery } from './base-api';
import { type AccountDto, accountApi as generated } from './generated/account.gen';
import type { TagsOf } from './tags';

/** One's own account. */
const tagged = generated.enhanceEndpoints({
  endpoints: {
    getAccount: { providesTags: ['Account'] },
    updateProfile: { invalidatesTags: ['Account', 'Viewer', 'Team', 'Organization'] },
    putPicture: { invalidatesTags: ['Account', 'Viewer'] },
    removePicture: { invalidatesTags: ['Account', 'Viewer'] },
    askEmailChange: { invalidatesTags: ['Account'] },
    withdrawEmailChange: { invalidatesTags: ['Account'] },
    askDataExport: { invalidatesTags: ['Account'] },
    askAccountDeletion: { invalidatesTags: ['Account', 'Viewer'] },
    keepAccount: { invalidatesTags: ['Account', 'Viewer'] },
    checkEmailChange: { invalidatesTags: [] },
    agreeToEmailChange: { invalidatesTags: ['Account', 'Viewer'] },
    refuseEmailChange: { invalidatesTags: ['Account'] },
  } satisfies TagsOf<typeof generated>,
});

/** The generated call would send the picture as JSON. */
const uploads = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    putPicture: build.mutation<AccountDto, { file: Blob }>({
      queryFn: ({ file }, queryApi) =>
        uploadQuery<AccountDto>('/api/account/picture', file, queryApi, undefined, 'PUT'),
      invalidatesTags: ['Account', 'Viewer'],
    }),
  }),
});

export const { usePutPictureMutation } = uploads;
export const {
  useGetAccountQuery,
  useUpdateProfileMutation,
  useRemovePictureMutation,
  useAskEmailChangeMutation,
  useWithdrawEmailChangeMutation,
  useAskDataExportMutation,
  useAskAccountDeletionMutation,
  useKeepAccountMutation,
  useCheckEmailChangeMutation,
  useAgreeToEmailChangeMutation,
  useRefuseEmailChangeMutation,
} = tagged;
export type { AccountDto, DataExportDto, EmailInbox, LeavingDto, OfferedEmailChangeDto } from './generated/account.gen';
