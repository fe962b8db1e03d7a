import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewMerge: build.query<PreviewMergeApiResponse, PreviewMergeApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/members/${encodeURIComponent(String(queryArg.id))}/merge`,
        params: {
          into: queryArg.into,
        },
      }),
    }),
    mergeOrganization: build.mutation<MergeOrganizationApiResponse, MergeOrganizationApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/members/${encodeURIComponent(String(queryArg.id))}/merge`,
        method: 'POST',
        body: queryArg.mergeOrganizationDto,
      }),
    }),
    listOrganizationRecords: build.query<ListOrganizationRecordsApiResponse, ListOrganizationRecordsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/members`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          search: queryArg.search,
          type: queryArg['type'],
          tier: queryArg.tier,
          state: queryArg.state,
          verified: queryArg.verified,
          sort: queryArg.sort,
        },
      }),
    }),
    getOrganizationRecord: build.query<GetOrganizationRecordApiResponse, GetOrganizationRecordApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/members/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    verifyOrganization: build.mutation<VerifyOrganizationApiResponse, VerifyOrganizationApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/members/${encodeURIComponent(String(queryArg.id))}/verify`,
        method: 'POST',
        body: queryArg.verifyOrganizationDto,
      }),
    }),
    suspendOrganization: build.mutation<SuspendOrganizationApiResponse, SuspendOrganizationApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/members/${encodeURIComponent(String(queryArg.id))}/suspend`,
        method: 'POST',
        body: queryArg.actReasonDto,
      }),
    }),
    liftSuspensionOfOrganization: build.mutation<
      LiftSuspensionOfOrganizationApiResponse,
      LiftSuspensionOfOrganizationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/members/${encodeURIComponent(String(queryArg.id))}/lift-suspension`,
        method: 'POST',
        body: queryArg.actReasonDto,
      }),
    }),
    eraseOrganization: build.mutation<EraseOrganizationApiResponse, EraseOrganizationApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/members/${encodeURIComponent(String(queryArg.id))}/erase`,
        method: 'POST',
        body: queryArg.eraseOrganizationDto,
      }),
    }),
    listPeople: build.query<ListPeopleApiResponse, ListPeopleApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/people`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          search: queryArg.search,
          state: queryArg.state,
          sort: queryArg.sort,
        },
      }),
    }),
    getPerson: build.query<GetPersonApiResponse, GetPersonApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/people/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    suspendPerson: build.mutation<SuspendPersonApiResponse, SuspendPersonApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/people/${encodeURIComponent(String(queryArg.id))}/suspend`,
        method: 'POST',
        body: queryArg.suspendPersonDto,
      }),
    }),
    liftSuspension: build.mutation<LiftSuspensionApiResponse, LiftSuspensionApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/people/${encodeURIComponent(String(queryArg.id))}/lift-suspension`,
        method: 'POST',
        body: queryArg.actReasonDto,
      }),
    }),
    endSessionsOfPerson: build.mutation<EndSessionsOfPersonApiResponse, EndSessionsOfPersonApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/people/${encodeURIComponent(String(queryArg.id))}/end-sessions`,
        method: 'POST',
        body: queryArg.actReasonDto,
      }),
    }),
    sendPasswordLink: build.mutation<SendPasswordLinkApiResponse, SendPasswordLinkApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/people/${encodeURIComponent(String(queryArg.id))}/password-link`,
        method: 'POST',
        body: queryArg.actReasonDto,
      }),
    }),
    resetFactorsOfPerson: build.mutation<ResetFactorsOfPersonApiResponse, ResetFactorsOfPersonApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/people/${encodeURIComponent(String(queryArg.id))}/factor-reset`,
        method: 'POST',
        body: queryArg.actReasonDto,
      }),
    }),
    erasePerson: build.mutation<ErasePersonApiResponse, ErasePersonApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/people/${encodeURIComponent(String(queryArg.id))}/erase`,
        method: 'POST',
        body: queryArg.erasePersonDto,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as recordsApi };
export type PreviewMergeApiResponse = /** status 200 OK. */ MergePreviewDto;
export type PreviewMergeApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** The organization that would stay. */
  into: string;
};
export type MergeOrganizationApiResponse = /** status 200 OK. */ OrganizationRecordDetailDto;
export type MergeOrganizationApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  mergeOrganizationDto: MergeOrganizationDto;
};
export type ListOrganizationRecordsApiResponse =
  /** status 200 One page, newest first unless another order is asked for. */ OrganizationRecordDto[];
export type ListOrganizationRecordsApiArg = {
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: the identifier that the page before ends with, as its `Link` header says. */
  cursor?: string;
  /** A part of the organization’s name, three letters at least. */
  search?: string;
  /** What kind of organization it is. */
  type?: OrganizationType;
  /** The tier in force, a running trial included. */
  tier?: MembershipTier;
  /** How it stands. */
  state?: OrganizationState;
  /** How it was proven to be who it says; `none`: it was not. */
  verified?: RecordedProof;
  /** The order; `newest` where absent. */
  sort?: RecordsSort;
};
export type GetOrganizationRecordApiResponse = /** status 200 OK. */ OrganizationRecordDetailDto;
export type GetOrganizationRecordApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type VerifyOrganizationApiResponse = /** status 200 OK. */ OrganizationRecordDetailDto;
export type VerifyOrganizationApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  verifyOrganizationDto: VerifyOrganizationDto;
};
export type SuspendOrganizationApiResponse = /** status 200 OK. */ OrganizationRecordDetailDto;
export type SuspendOrganizationApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  actReasonDto: ActReasonDto;
};
export type LiftSuspensionOfOrganizationApiResponse = /** status 200 OK. */ OrganizationRecordDetailDto;
export type LiftSuspensionOfOrganizationApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  actReasonDto: ActReasonDto;
};
export type EraseOrganizationApiResponse = /** status 200 OK. */ OrganizationRecordDetailDto;
export type EraseOrganizationApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  eraseOrganizationDto: EraseOrganizationDto;
};
export type ListPeopleApiResponse =
  /** status 200 One page, newest first unless another order is asked for. */ PersonRecordDto[];
export type ListPeopleApiArg = {
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: the identifier that the page before ends with, as its `Link` header says. */
  cursor?: string;
  /** A part of the person’s name, of their e-mail address, or of the name of an organization that they belong to. */
  search?: string;
  /** How they stand. */
  state?: PersonState;
  /** The order; `newest` where absent. `last_sign_in`: whoever signed in last comes first. */
  sort?: PeopleSort;
};
export type GetPersonApiResponse = /** status 200 OK. */ PersonRecordDetailDto;
export type GetPersonApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type SuspendPersonApiResponse = /** status 200 OK. */ PersonRecordDetailDto;
export type SuspendPersonApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  suspendPersonDto: SuspendPersonDto;
};
export type LiftSuspensionApiResponse = /** status 200 OK. */ PersonRecordDetailDto;
export type LiftSuspensionApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  actReasonDto: ActReasonDto;
};
export type EndSessionsOfPersonApiResponse = unknown;
export type EndSessionsOfPersonApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  actReasonDto: ActReasonDto;
};
export type SendPasswordLinkApiResponse = unknown;
export type SendPasswordLinkApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  actReasonDto: ActReasonDto;
};
export type ResetFactorsOfPersonApiResponse = /** status 200 OK. */ FactorResetDto;
export type ResetFactorsOfPersonApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  actReasonDto: ActReasonDto;
};
export type ErasePersonApiResponse = /** status 200 OK. */ ErasureDto;
export type ErasePersonApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  erasePersonDto: ErasePersonDto;
};
export type MembershipTier =
  | 'free'
  | 'innovators_solution_providers'
  | 'ecosystem_enablers'
  | 'enterprise_alliance_partners';
export type MergedIntoDto = {
  /** Identifier of the organization that stayed. */
  id: string;
  /** Its name. */
  name: string;
};
export type RecordedPersonDto = {
  /** Identifier of the person. */
  id: string;
  /** What they are called. */
  name: string;
  /** The address that they sign in with. */
  email: string;
  /** Their role in the organization. */
  role: 'owner' | 'admin' | 'member' | 'viewer';
};
export type OrganizationType =
  | 'corporation'
  | 'government'
  | 'ngo'
  | 'research'
  | 'academia'
  | 'startup'
  | 'investor'
  | 'venture_builder'
  | 'accelerator'
  | 'incubator';
export type OrganizationState = 'active' | 'suspended' | 'unconfirmed' | 'closed';
export type OrganizationRecordDetailDto = {
  /** Projects in sandbox, pilot or scaling that it leads or works on, counted up to 100. */
  activeProjects: number;
  /** The tier that is paid for, without a trial. */
  subscribedTier: MembershipTier;
  /** Until when the tier in force is a trial; `null` where none runs. */
  trialEndsAt: string | null;
  /** Its web address. */
  website: string | null;
  /** Domains that it has proven to be its own. */
  domains: string[];
  /** When it was verified. */
  verifiedAt: string | null;
  /** Since when it is suspended; `null` where it is not. */
  suspendedAt: string | null;
  /** Why it is suspended, as its people were told. */
  suspensionReason: string | null;
  /** When it left the alliance. */
  closedAt: string | null;
  /** The organization that it was merged into; `null` where it was not. */
  mergedInto: MergedIntoDto | (null | null);
  /** Member IDs that lead to it: of its registration, and of those of organizations that were merged into it. */
  memberIds: string[];
  /** Its people, owners first, two hundred at most. */
  people: RecordedPersonDto[];
  /** Organizations that it is connected with. */
  connectionCount: number;
  /** The day of its newest act that all members see, in UTC; `null` where there is none. */
  lastActiveOn: string | null;
  /** Identifier of the organization. */
  id: string;
  /** Its name. */
  name: string;
  /** What kind of organization it is. */
  type: OrganizationType;
  /** The tier in force, a running trial included. */
  tier: MembershipTier;
  /** How it stands: `closed` before `suspended` before `unconfirmed`. */
  state: OrganizationState;
  /** How it was proven to be who it says; `null` where it was not. */
  verifiedBy: ('domain' | 'super_admin' | null) | null;
  /** Whether the directory features it. */
  isFeatured: boolean;
  /** How many people belong to it. */
  peopleCount: number;
  /** When it registered. */
  createdAt: string;
};
export type MergeCountDto = {
  /** What they are. */
  what: string;
  /** How many the one that goes has, which would be moved. */
  goes: number;
  /** How many the one that stays has already. */
  stays: number;
};
export type MergePreviewDto = {
  /** The organization that would go. */
  goes: OrganizationRecordDetailDto;
  /** The organization that would stay. */
  stays: OrganizationRecordDetailDto;
  /** What each of them has. */
  counts: MergeCountDto[];
  /** What stands against it, in sentences; nothing where they can be merged now. */
  obstacles: string[];
};
export type MergeOrganizationDto = {
  /** Why, at most 500 characters. Whom it concerns reads it, and it stands in the audit. */
  reason: string;
  /** The organization that stays. */
  into: string;
  /** The name of the organization that goes, typed once more. */
  confirmation: string;
};
export type OrganizationRecordDto = {
  /** Identifier of the organization. */
  id: string;
  /** Its name. */
  name: string;
  /** What kind of organization it is. */
  type: OrganizationType;
  /** The tier in force, a running trial included. */
  tier: MembershipTier;
  /** How it stands: `closed` before `suspended` before `unconfirmed`. */
  state: OrganizationState;
  /** How it was proven to be who it says; `null` where it was not. */
  verifiedBy: ('domain' | 'super_admin' | null) | null;
  /** Whether the directory features it. */
  isFeatured: boolean;
  /** How many people belong to it. */
  peopleCount: number;
  /** When it registered. */
  createdAt: string;
};
export type RecordedProof = 'domain' | 'super_admin' | 'none';
export type RecordsSort = 'newest' | 'name';
export type VerifyOrganizationDto = {
  /** Why, at most 500 characters. Whom it concerns reads it, and it stands in the audit. */
  reason: string;
  /** `true`: it is who it says. `false`: that is taken back. */
  isVerified: boolean;
};
export type ActReasonDto = {
  /** Why, at most 500 characters. Whom it concerns reads it, and it stands in the audit. */
  reason: string;
};
export type EraseOrganizationDto = {
  /** Why, at most 500 characters. Whom it concerns reads it, and it stands in the audit. */
  reason: string;
  /** The organization’s name, typed once more. */
  confirmation: string;
};
export type PersonState = 'active' | 'suspended' | 'leaving' | 'never_signed_in';
export type RecordedMembershipDto = {
  /** Identifier of the organization. */
  id: string;
  /** Its name. */
  name: string;
  /** The person’s role in it. */
  role: 'owner' | 'admin' | 'member' | 'viewer';
};
export type PersonRecordDto = {
  /** Identifier of the person. */
  id: string;
  /** What they are called. */
  name: string;
  /** The address that they sign in with. */
  email: string;
  /** How they stand: `suspended` before `leaving` before `never_signed_in`. */
  state: PersonState;
  /** The organizations that they belong to, oldest membership first. */
  organizations: RecordedMembershipDto[];
  /** When the account was made. */
  createdAt: string;
  /** When they last signed in; `null` where they never have since this is noted. */
  signedInAt: string | null;
  /** Since when they are suspended; `null` where they are not. */
  suspendedAt: string | null;
  /** Until when they are suspended; `null` where they are not, and where it is for good. */
  suspendedUntil: string | null;
  /** When the account is erased; `null` where nobody has asked for it. */
  deletionDueAt: string | null;
};
export type PeopleSort = 'newest' | 'name' | 'last_sign_in';
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
export type PersonRecordDetailDto = {
  /** Identifier of the person. */
  id: string;
  /** What they are called. */
  name: string;
  /** The address that they sign in with. */
  email: string;
  /** How they stand: `suspended` before `leaving` before `never_signed_in`. */
  state: PersonState;
  /** The organizations that they belong to, oldest membership first. */
  organizations: RecordedMembershipDto[];
  /** When the account was made. */
  createdAt: string;
  /** When they last signed in; `null` where they never have since this is noted. */
  signedInAt: string | null;
  /** Since when they are suspended; `null` where they are not. */
  suspendedAt: string | null;
  /** Until when they are suspended; `null` where they are not, and where it is for good. */
  suspendedUntil: string | null;
  /** When the account is erased; `null` where nobody has asked for it. */
  deletionDueAt: string | null;
  /** Why they are suspended, as they were told. */
  suspensionReason: string | null;
  /** Whether they sign in by a password. */
  hasPassword: boolean;
  /** Whether they have proved that the address is theirs. */
  isEmailVerified: boolean;
  /** Whether signing in takes more than a password. */
  hasSecondFactor: boolean;
  /** When their second factors are removed, where that was asked for. */
  factorsRemovedAt: string | null;
  /** Where they are signed in, the session last used first; a hundred at most. */
  sessions: OpenSessionDto[];
  /** Names of organizations that nobody else owns, though others belong to them: these are handed over before the account is erased. */
  ownsAlone: string[];
  /** Names of organizations in which nobody else is: these leave the alliance with the account. */
  isAloneIn: string[];
};
export type SuspendPersonDto = {
  /** Why, at most 500 characters. Whom it concerns reads it, and it stands in the audit. */
  reason: string;
  /** Until when, a moment ahead; absent: for good, until it is lifted. */
  until?: string;
};
export type FactorResetDto = {
  /** When the factors are removed, unless it is stopped. */
  dueAt: string;
};
export type ErasureDto = {
  /** From when on the account is erased, by a job that runs each hour. */
  dueAt: string;
};
export type ErasePersonDto = {
  /** Why, at most 500 characters. Whom it concerns reads it, and it stands in the audit. */
  reason: string;
  /** The person’s e-mail address, typed once more. */
  confirmation: string;
  /** `true`: within the hour, and the person cannot sign in any more. `false`: in thirty days, until which they may sign in and keep it. */
  isAtOnce: boolean;
};
