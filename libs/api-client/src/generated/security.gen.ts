import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    askFactorReset: build.mutation<AskFactorResetApiResponse, AskFactorResetApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/factor-resets`,
        method: 'POST',
        body: queryArg.factorResetOfDto,
      }),
    }),
    getSecondStep: build.query<GetSecondStepApiResponse, GetSecondStepApiArg>({
      query: () => ({ url: `/api/auth/second-step` }),
    }),
    takeSecondStep: build.mutation<TakeSecondStepApiResponse, TakeSecondStepApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/second-step`,
        method: 'POST',
        body: queryArg.codeDto,
      }),
    }),
    challengePasskey: build.mutation<ChallengePasskeyApiResponse, ChallengePasskeyApiArg>({
      query: () => ({ url: `/api/auth/passkey/challenge`, method: 'POST' }),
    }),
    signInWithPasskey: build.mutation<SignInWithPasskeyApiResponse, SignInWithPasskeyApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/passkey`,
        method: 'POST',
        body: queryArg.passkeySignInDto,
      }),
    }),
    getSecurity: build.query<GetSecurityApiResponse, GetSecurityApiArg>({
      query: () => ({ url: `/api/auth/security` }),
    }),
    prove: build.mutation<ProveApiResponse, ProveApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/proof`,
        method: 'POST',
        body: queryArg.proofDto,
      }),
    }),
    checkProof: build.query<CheckProofApiResponse, CheckProofApiArg>({
      query: () => ({ url: `/api/auth/proof` }),
    }),
    beginAuthenticator: build.mutation<BeginAuthenticatorApiResponse, BeginAuthenticatorApiArg>({
      query: () => ({ url: `/api/auth/authenticator`, method: 'POST' }),
    }),
    removeAuthenticator: build.mutation<RemoveAuthenticatorApiResponse, RemoveAuthenticatorApiArg>({
      query: () => ({ url: `/api/auth/authenticator`, method: 'DELETE' }),
    }),
    confirmAuthenticator: build.mutation<ConfirmAuthenticatorApiResponse, ConfirmAuthenticatorApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/authenticator/confirm`,
        method: 'POST',
        body: queryArg.codeDto,
      }),
    }),
    replaceRecoveryCodes: build.mutation<ReplaceRecoveryCodesApiResponse, ReplaceRecoveryCodesApiArg>({
      query: () => ({ url: `/api/auth/recovery-codes`, method: 'POST' }),
    }),
    beginPasskey: build.mutation<BeginPasskeyApiResponse, BeginPasskeyApiArg>({
      query: () => ({ url: `/api/auth/passkeys/challenge`, method: 'POST' }),
    }),
    addPasskey: build.mutation<AddPasskeyApiResponse, AddPasskeyApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/passkeys`,
        method: 'POST',
        body: queryArg.newPasskeyDto,
      }),
    }),
    renamePasskey: build.mutation<RenamePasskeyApiResponse, RenamePasskeyApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/passkeys/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.passkeyNameDto,
      }),
    }),
    removePasskey: build.mutation<RemovePasskeyApiResponse, RemovePasskeyApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/passkeys/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
      query: () => ({ url: `/api/auth/sessions` }),
    }),
    endOtherSessions: build.mutation<EndOtherSessionsApiResponse, EndOtherSessionsApiArg>({
      query: () => ({ url: `/api/auth/sessions`, method: 'DELETE' }),
    }),
    endSession: build.mutation<EndSessionApiResponse, EndSessionApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/sessions/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as securityApi };
export type AskFactorResetApiResponse = /** status 200 OK. */ FactorResetDto;
export type AskFactorResetApiArg = {
  factorResetOfDto: FactorResetOfDto;
};
export type GetSecondStepApiResponse = /** status 200 OK. */ SecondStepDto;
export type GetSecondStepApiArg = void;
export type TakeSecondStepApiResponse = /** status 200 OK. */ SignedInDto;
export type TakeSecondStepApiArg = {
  codeDto: CodeDto;
};
export type ChallengePasskeyApiResponse = /** status 200 OK. */ PasskeyChallengeDto;
export type ChallengePasskeyApiArg = void;
export type SignInWithPasskeyApiResponse = /** status 200 OK. */ SignedInDto;
export type SignInWithPasskeyApiArg = {
  passkeySignInDto: PasskeySignInDto;
};
export type GetSecurityApiResponse = /** status 200 OK. */ SecurityDto;
export type GetSecurityApiArg = void;
export type ProveApiResponse = unknown;
export type ProveApiArg = {
  proofDto: ProofDto;
};
export type CheckProofApiResponse = unknown;
export type CheckProofApiArg = void;
export type BeginAuthenticatorApiResponse = /** status 200 OK. */ AuthenticatorKeyDto;
export type BeginAuthenticatorApiArg = void;
export type RemoveAuthenticatorApiResponse = unknown;
export type RemoveAuthenticatorApiArg = void;
export type ConfirmAuthenticatorApiResponse = /** status 200 OK. */ RecoveryCodesDto;
export type ConfirmAuthenticatorApiArg = {
  codeDto: CodeDto;
};
export type ReplaceRecoveryCodesApiResponse = /** status 200 OK. */ RecoveryCodesDto;
export type ReplaceRecoveryCodesApiArg = void;
export type BeginPasskeyApiResponse = /** status 200 OK. */ PasskeyChallengeDto;
export type BeginPasskeyApiArg = void;
export type AddPasskeyApiResponse = /** status 200 OK. */ RecoveryCodesDto;
export type AddPasskeyApiArg = {
  newPasskeyDto: NewPasskeyDto;
};
export type RenamePasskeyApiResponse = unknown;
export type RenamePasskeyApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  passkeyNameDto: PasskeyNameDto;
};
export type RemovePasskeyApiResponse = unknown;
export type RemovePasskeyApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type ListSessionsApiResponse = /** status 200 OK. */ OpenSessionDto[];
export type ListSessionsApiArg = void;
export type EndOtherSessionsApiResponse = unknown;
export type EndOtherSessionsApiArg = void;
export type EndSessionApiResponse = unknown;
export type EndSessionApiArg = {
  id: string;
};
export type FactorResetDto = {
  /** When the factors are removed, unless it is stopped. */
  dueAt: string;
};
export type FactorResetOfDto = {
  /** The address of the member who has lost their factors. */
  email: string;
};
export type SecondStepDto = {
  /** Whether the account has an authenticator app. */
  authenticator: boolean;
  /** Whether it has a passkey. */
  passkey: boolean;
};
export type SignedInAs = 'member' | 'admin';
export type SignedInDto = {
  /** `admin` for those who run the alliance. */
  as: SignedInAs;
  /** Whether it was the enterprise sign-in. */
  enterprise: boolean;
  /** Where they wanted to before they were asked: a path on this origin. */
  return: string;
};
export type CodeDto = {
  /** Six digits of the authenticator app, or a recovery code. Spaces, hyphens and small letters are forgiven. */
  code: string;
};
export type PasskeyChallengeDto = {
  /** For `navigator.credentials`, as JSON: good once, for five minutes. */
  options: {
    [key: string]: unknown;
  };
};
export type PasskeySignInDto = {
  /** What the browser answers to the challenge (`PublicKeyCredential.toJSON()`). */
  credential: {
    [key: string]: unknown;
  };
  /** At the enterprise sign-in. */
  enterprise?: boolean;
};
export type PasskeyDto = {
  /** Its identifier. */
  id: string;
  /** What the person calls it. */
  name: string;
  /** When it was added. */
  addedAt: string;
  /** When it was used last; not yet where absent. */
  usedAt: string | null;
};
export type SecurityDto = {
  /** Whether a password is set. Without one they sign in through the identity provider, and can set one by mail. */
  hasPassword: boolean;
  /** Since when an authenticator app is set up; absent where none is. */
  authenticatorSince: string | null;
  /** Passkeys, the oldest first. */
  passkeys: PasskeyDto[];
  /** How many recovery codes are left. */
  recoveryCodesLeft: number;
  /** When a super admin has asked for the factors to be removed: then they will be, unless it is stopped. */
  factorsRemovedAt: string | null;
};
export type ProofDto = {
  /** The present password, where the account has no second factor. */
  password?: string;
  /** A code of the authenticator app, or a recovery code. */
  code?: string;
  /** What the browser answers to a challenge for a passkey, as JSON. */
  credential?: {
    [key: string]: unknown;
  };
};
export type AuthenticatorKeyDto = {
  /** What is typed into an app that cannot read the picture (base32). */
  key: string;
  /** The same as an address that apps read from a QR code. */
  address: string;
};
export type RecoveryCodesDto = {
  /** Ten codes, each good once instead of a second factor; shown this once. None where the account has some already. */
  recoveryCodes: string[];
};
export type NewPasskeyDto = {
  /** What the person calls it, to tell it from others: 60 characters at most. */
  name: string;
  /** What the browser answers to the challenge (`PublicKeyCredential.toJSON()`). */
  credential: {
    [key: string]: unknown;
  };
};
export type PasskeyNameDto = {
  /** What the person calls it, to tell it from others: 60 characters at most. */
  name: string;
};
export type OpenSessionDto = {
  /** Its identifier, by which it can be ended. */
  id: string;
  /** What the browser calls itself, in words. */
  browser: string;
  /** The network address that it was opened from. */
  address: string | null;
  /** The country of that address, ISO 3166-1 alpha-2, as the registries have it; `null` where they have none. */
  country: string | null;
  /** When somebody signed in. */
  startedAt: string;
  /** When it was last used, to ten minutes. */
  usedAt: string;
  /** Whether it is the one that asks. */
  isThis: boolean;
};
