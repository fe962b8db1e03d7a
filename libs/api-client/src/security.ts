import { securityApi as generated } from './generated/security.gen';
import type { TagsOf } from './tags';

/** How people sign in, and where they are. */
const tagged = generated.enhanceEndpoints({
  endpoints: {
    getSecurity: { providesTags: ['Security'] },
    listSessions: { providesTags: ['Session'] },
    takeSecondStep: { invalidatesTags: ['Viewer', 'Admin'] },
    challengePasskey: { invalidatesTags: [] },
    signInWithPasskey: { invalidatesTags: ['Viewer', 'Admin'] },
    prove: { invalidatesTags: ['Session', 'Security'] },
    beginAuthenticator: { invalidatesTags: [] },
    confirmAuthenticator: { invalidatesTags: ['Security'] },
    removeAuthenticator: { invalidatesTags: ['Security'] },
    replaceRecoveryCodes: { invalidatesTags: ['Security'] },
    beginPasskey: { invalidatesTags: [] },
    addPasskey: { invalidatesTags: ['Security'] },
    renamePasskey: { invalidatesTags: ['Security'] },
    removePasskey: { invalidatesTags: ['Security'] },
    askFactorReset: { invalidatesTags: [] },
    endSession: { invalidatesTags: ['Session'] },
    endOtherSessions: { invalidatesTags: ['Session'] },
  } satisfies TagsOf<typeof generated>,
});

export const {
  useGetSecurityQuery,
  useGetSecondStepQuery,
  useListSessionsQuery,
  useTakeSecondStepMutation,
  useChallengePasskeyMutation,
  useSignInWithPasskeyMutation,
  useProveMutation,
  useLazyCheckProofQuery,
  useBeginAuthenticatorMutation,
  useConfirmAuthenticatorMutation,
  useRemoveAuthenticatorMutation,
  useReplaceRecoveryCodesMutation,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useAskFactorResetMutation,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
} = tagged;
export type {
  OpenSessionDto,
  PasskeyDto,
  SecurityDto,
  SignedInDto,
} from './generated/security.gen';
