import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAccount: build.query<GetAccountApiResponse, GetAccountApiArg>({
      query: () => ({ url: `/api/account` }),
    }),
    updateProfile: build.mutation<UpdateProfileApiResponse, UpdateProfileApiArg>({
      query: (queryArg) => ({
        url: `/api/account`,
        method: 'PATCH',
        body: queryArg.updateProfileDto,
      }),
    }),
    askEmailChange: build.mutation<AskEmailChangeApiResponse, AskEmailChangeApiArg>({
      query: (queryArg) => ({
        url: `/api/account/email-change`,
        method: 'POST',
        body: queryArg.askEmailChangeDto,
      }),
    }),
    withdrawEmailChange: build.mutation<WithdrawEmailChangeApiResponse, WithdrawEmailChangeApiArg>({
      query: () => ({ url: `/api/account/email-change`, method: 'DELETE' }),
    }),
    askDataExport: build.mutation<AskDataExportApiResponse, AskDataExportApiArg>({
      query: () => ({ url: `/api/account/data-export`, method: 'POST' }),
    }),
    downloadDataExport: build.query<DownloadDataExportApiResponse, DownloadDataExportApiArg>({
      query: (queryArg) => ({
        url: `/api/account/data-exports/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    askAccountDeletion: build.mutation<AskAccountDeletionApiResponse, AskAccountDeletionApiArg>({
      query: (queryArg) => ({
        url: `/api/account/deletion`,
        method: 'POST',
        body: queryArg.askDeletionDto,
      }),
    }),
    keepAccount: build.mutation<KeepAccountApiResponse, KeepAccountApiArg>({
      query: () => ({ url: `/api/account/deletion`, method: 'DELETE' }),
    }),
    checkEmailChange: build.mutation<CheckEmailChangeApiResponse, CheckEmailChangeApiArg>({
      query: (queryArg) => ({
        url: `/api/email-changes/check`,
        method: 'POST',
        body: queryArg.emailChangeLinkDto,
      }),
    }),
    agreeToEmailChange: build.mutation<AgreeToEmailChangeApiResponse, AgreeToEmailChangeApiArg>({
      query: (queryArg) => ({
        url: `/api/email-changes/agree`,
        method: 'POST',
        body: queryArg.emailChangeLinkDto,
      }),
    }),
    refuseEmailChange: build.mutation<RefuseEmailChangeApiResponse, RefuseEmailChangeApiArg>({
      query: (queryArg) => ({
        url: `/api/email-changes/refuse`,
        method: 'POST',
        body: queryArg.emailChangeLinkDto,
      }),
    }),
    putPicture: build.mutation<PutPictureApiResponse, PutPictureApiArg>({
      query: (queryArg) => ({
        url: `/api/account/picture`,
        method: 'PUT',
        body: queryArg.body,
      }),
    }),
    removePicture: build.mutation<RemovePictureApiResponse, RemovePictureApiArg>({
      query: () => ({ url: `/api/account/picture`, method: 'DELETE' }),
    }),
    getPicture: build.query<GetPictureApiResponse, GetPictureApiArg>({
      query: (queryArg) => ({
        url: `/api/faces/${encodeURIComponent(String(queryArg.id))}/${encodeURIComponent(String(queryArg.size))}`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as accountApi };
export type GetAccountApiResponse = /** status 200 OK. */ AccountDto;
export type GetAccountApiArg = void;
export type UpdateProfileApiResponse = /** status 200 OK. */ AccountDto;
export type UpdateProfileApiArg = {
  updateProfileDto: UpdateProfileDto;
};
export type AskEmailChangeApiResponse = /** status 202 Accepted. */ AccountDto;
export type AskEmailChangeApiArg = {
  askEmailChangeDto: AskEmailChangeDto;
};
export type WithdrawEmailChangeApiResponse = unknown;
export type WithdrawEmailChangeApiArg = void;
export type AskDataExportApiResponse = /** status 202 Accepted. */ AccountDto;
export type AskDataExportApiArg = void;
export type DownloadDataExportApiResponse =
  /** status 200 JSON for each kind of data, files as they are, and a README that says what is what. */ Blob;
export type DownloadDataExportApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type AskAccountDeletionApiResponse = unknown;
export type AskAccountDeletionApiArg = {
  askDeletionDto: AskDeletionDto;
};
export type KeepAccountApiResponse = unknown;
export type KeepAccountApiArg = void;
export type CheckEmailChangeApiResponse = /** status 200 OK. */ OfferedEmailChangeDto;
export type CheckEmailChangeApiArg = {
  emailChangeLinkDto: EmailChangeLinkDto;
};
export type AgreeToEmailChangeApiResponse = /** status 200 OK. */ AnsweredEmailChangeDto;
export type AgreeToEmailChangeApiArg = {
  emailChangeLinkDto: EmailChangeLinkDto;
};
export type RefuseEmailChangeApiResponse = unknown;
export type RefuseEmailChangeApiArg = {
  emailChangeLinkDto: EmailChangeLinkDto;
};
export type PutPictureApiResponse = /** status 200 OK. */ AccountDto;
export type PutPictureApiArg = {
  /** The file’s bytes. By its content it is one of: image/jpeg, image/png, image/webp. */
  body: Blob;
};
export type RemovePictureApiResponse = unknown;
export type RemovePictureApiArg = void;
export type GetPictureApiResponse =
  /** status 200 The picture, a square. It is never changed: another one has another address. */ Blob;
export type GetPictureApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  size: string;
};
export type PendingEmailChangeDto = {
  /** The address that the account is to have. */
  email: string;
  /** Until when both inboxes may agree. */
  expiresAt: string;
  /** Whether the inbox of the present address has agreed. */
  oldAgreed: boolean;
  /** Whether the inbox of the new address has agreed. */
  newAgreed: boolean;
};
export type DataExportDto = {
  /** Its identifier. */
  id: string;
  /** When it was asked for. */
  askedAt: string;
  /** Since when it can be downloaded; `null` while it is being made. */
  readyAt: string | null;
  /** When it is removed. */
  expiresAt: string | null;
  /** How large it is, in bytes. */
  bytes: number | null;
};
export type OwnedOrganizationDto = {
  /** Its identifier. */
  id: string;
  /** What it is called. */
  name: string;
};
export type LeavingDto = {
  /** Organizations that others belong to and nobody else owns: they have to be handed over first. */
  toHandOver: OwnedOrganizationDto[];
  /** Organizations that nobody else belongs to: they leave the alliance with the person. */
  ending: OwnedOrganizationDto[];
};
export type AccountDto = {
  /** The person's identifier. */
  id: string;
  /** The address that they sign in with. */
  email: string;
  /** Their given name. */
  firstName: string;
  /** Their family name. */
  lastName: string;
  /** Address of their picture. */
  profileImageUrl: string | null;
  /** What they do, in their own words. */
  headline: string | null;
  /** Languages that they speak, in their own words. */
  languages: string[];
  /** Their time zone, by its name in the IANA database. */
  timeZone: string | null;
  /** Whether the pages of their organizations may show their name, headline and picture. */
  shownOnPages: boolean;
  /** Of the profile; who changes it names the one that they have read. */
  revision: number;
  /** When the account was made. */
  createdAt: string;
  /** Another address that waits for its inboxes. */
  emailChange: PendingEmailChangeDto | (null | null);
  /** The archive of the person's data that was asked for last, until it is removed. */
  dataExport: DataExportDto | (null | null);
  /** What becomes of the organizations that they own, should they leave. */
  leaving: LeavingDto;
};
export type UpdateProfileDto = {
  /** The person's given name. */
  firstName?: string;
  /** The person's family name. */
  lastName?: string;
  /** What they do, in their own words; empty where it is not to be said. */
  headline?: string;
  /** Languages that they speak, in their own words: ten at most. */
  languages?: string[];
  /** The revision of the profile that was read; where it is another by now, nothing is changed. */
  revision: number;
  /** Their time zone, by its name in the IANA database; `null` where it is not to be known. */
  timeZone?: string | null;
  /** Whether the pages of their organizations may show their name, headline and picture. */
  shownOnPages?: boolean;
};
export type AskEmailChangeDto = {
  /** The address that the account is to have. */
  email: string;
};
export type AskDeletionDto = {
  /** The e-mail address of the account, typed once more. */
  confirmation: string;
};
export type OfferedEmailChangeDto = {
  /** The address that the account is to have. */
  email: string;
  /** Until when the link works. */
  expiresAt: string;
  /** Whether this inbox has agreed already. It may refuse as long as the other has not agreed. */
  agreed: boolean;
};
export type EmailInbox = 'old' | 'new';
export type EmailChangeLinkDto = {
  /** What follows `token=` in the mailed link: the one of the welcome mail activates, the one of the reset mail
    resets. */
  token: string;
  /** Which of the two inboxes the link was mailed to: `inbox=` in it. */
  inbox: EmailInbox;
};
export type EmailChangeState = 'waiting' | 'changed';
export type AnsweredEmailChangeDto = {
  /** `changed` once both inboxes have agreed; until then it waits for the other. */
  state: EmailChangeState;
};
