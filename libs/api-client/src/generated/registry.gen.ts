import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    startBulk: build.mutation<StartBulkApiResponse, StartBulkApiArg>({
      query: (queryArg) => ({
        url: `/api/registration-bulks`,
        method: 'POST',
        body: queryArg.startBulkDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listRunningBulks: build.query<ListRunningBulksApiResponse, ListRunningBulksApiArg>({
      query: () => ({ url: `/api/registration-bulks` }),
    }),
    getBulk: build.query<GetBulkApiResponse, GetBulkApiArg>({
      query: (queryArg) => ({
        url: `/api/registration-bulks/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    stopBulk: build.mutation<StopBulkApiResponse, StopBulkApiArg>({
      query: (queryArg) => ({
        url: `/api/registration-bulks/${encodeURIComponent(String(queryArg.id))}/stop`,
        method: 'POST',
      }),
    }),
    listRegistrations: build.query<ListRegistrationsApiResponse, ListRegistrationsApiArg>({
      query: (queryArg) => ({
        url: `/api/registrations`,
        params: {
          search: queryArg.search,
          from: queryArg['from'],
          to: queryArg.to,
          limit: queryArg.limit,
          bypass: queryArg.bypass,
          rand: queryArg.rand,
          sort: queryArg.sort,
          cursor: queryArg.cursor,
          type: queryArg['type'],
          plan: queryArg.plan,
          status: queryArg.status,
          email: queryArg.email,
          age: queryArg.age,
          shelf: queryArg.shelf,
        },
      }),
    }),
    deleteRegistrations: build.mutation<DeleteRegistrationsApiResponse, DeleteRegistrationsApiArg>({
      query: (queryArg) => ({
        url: `/api/registrations`,
        method: 'DELETE',
        body: queryArg.deleteRegistrationsDto,
      }),
    }),
    getRegistrationsSummary: build.query<GetRegistrationsSummaryApiResponse, GetRegistrationsSummaryApiArg>({
      query: (queryArg) => ({
        url: `/api/registrations/summary`,
        params: {
          search: queryArg.search,
          from: queryArg['from'],
          to: queryArg.to,
          type: queryArg['type'],
          plan: queryArg.plan,
          status: queryArg.status,
          email: queryArg.email,
          age: queryArg.age,
          shelf: queryArg.shelf,
        },
      }),
    }),
    exportRegistrations: build.query<ExportRegistrationsApiResponse, ExportRegistrationsApiArg>({
      query: (queryArg) => ({
        url: `/api/registrations/export/${encodeURIComponent(String(queryArg.format))}`,
        params: {
          search: queryArg.search,
          from: queryArg['from'],
          to: queryArg.to,
          type: queryArg['type'],
          plan: queryArg.plan,
          status: queryArg.status,
          email: queryArg.email,
          age: queryArg.age,
          shelf: queryArg.shelf,
          ids: queryArg.ids,
          sort: queryArg.sort,
        },
      }),
    }),
    getRegistration: build.query<GetRegistrationApiResponse, GetRegistrationApiArg>({
      query: (queryArg) => ({
        url: `/api/registrations/${encodeURIComponent(String(queryArg.memberId))}`,
      }),
    }),
    deleteRegistration: build.mutation<DeleteRegistrationApiResponse, DeleteRegistrationApiArg>({
      query: (queryArg) => ({
        url: `/api/registrations/${encodeURIComponent(String(queryArg.memberId))}`,
        method: 'DELETE',
      }),
    }),
    restoreRegistration: build.mutation<RestoreRegistrationApiResponse, RestoreRegistrationApiArg>({
      query: (queryArg) => ({
        url: `/api/registrations/${encodeURIComponent(String(queryArg.memberId))}/restore`,
        method: 'POST',
      }),
    }),
    askApplicant: build.mutation<AskApplicantApiResponse, AskApplicantApiArg>({
      query: (queryArg) => ({
        url: `/api/registrations/${encodeURIComponent(String(queryArg.memberId))}/ask`,
        method: 'POST',
        body: queryArg.askApplicantDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    approveRegistration: build.mutation<ApproveRegistrationApiResponse, ApproveRegistrationApiArg>({
      query: (queryArg) => ({
        url: `/api/registrations/${encodeURIComponent(String(queryArg.memberId))}/approve`,
        method: 'POST',
        body: queryArg.approveRegistrationDto,
      }),
    }),
    rejectRegistration: build.mutation<RejectRegistrationApiResponse, RejectRegistrationApiArg>({
      query: (queryArg) => ({
        url: `/api/registrations/${encodeURIComponent(String(queryArg.memberId))}/reject`,
        method: 'POST',
        body: queryArg.rejectRegistrationDto,
      }),
    }),
    reopenRegistration: build.mutation<ReopenRegistrationApiResponse, ReopenRegistrationApiArg>({
      query: (queryArg) => ({
        url: `/api/registrations/${encodeURIComponent(String(queryArg.memberId))}/reopen`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as registryApi };
export type StartBulkApiResponse = /** status 202 Accepted. */ BulkDto;
export type StartBulkApiArg = {
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  startBulkDto: StartBulkDto;
};
export type ListRunningBulksApiResponse = /** status 200 OK. */ BulkDto[];
export type ListRunningBulksApiArg = void;
export type GetBulkApiResponse = /** status 200 OK. */ BulkDto;
export type GetBulkApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type StopBulkApiResponse = /** status 200 OK. */ BulkDto;
export type StopBulkApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type ListRegistrationsApiResponse =
  /** status 200 One page, newest first unless another order is asked for. */ RegistrationDto[];
export type ListRegistrationsApiArg = {
  /** A part of the organization’s name, the contact’s name, the e-mail address or the member ID. */
  search?: string;
  /** Registered on this day or later, in UTC. */
  from?: string;
  /** Registered on this day or before, in UTC. */
  to?: string;
  /** How many, at most 200. */
  limit?: number;
  /** Changes nothing: callers make an address new by it. */
  bypass?: string;
  /** Changes nothing, like `bypass`. */
  rand?: string;
  /** The order; `newest` where absent. `waiting`: who has waited longest comes first, of those that wait. */
  sort?: RegistrationSort;
  /** Where the page starts: the member ID that the page before ends with, as its `Link` header says. */
  cursor?: string;
  /** The kind of organization. */
  type?: OrganizationType;
  /** The plan that was asked for. */
  plan?: MembershipTier;
  /** How far its review has come. */
  status?: RegistrationStatus;
  /** What has become of the newest welcome mail. */
  email?: RegistrationEmail;
  /** How long it has waited for the alliance to look at it, in days of UTC. */
  age?: RegistrationAge;
  /** `deleted`: those that are erased thirty days after they were deleted. Absent: those that are there. */
  shelf?: RegistrationShelf;
};
export type DeleteRegistrationsApiResponse = /** status 200 OK. */ DeletedRegistrationsDto;
export type DeleteRegistrationsApiArg = {
  deleteRegistrationsDto: DeleteRegistrationsDto;
};
export type GetRegistrationsSummaryApiResponse = /** status 200 OK. */ RegistrationsSummaryDto;
export type GetRegistrationsSummaryApiArg = {
  /** A part of the organization’s name, the contact’s name, the e-mail address or the member ID. */
  search?: string;
  /** Registered on this day or later, in UTC. */
  from?: string;
  /** Registered on this day or before, in UTC. */
  to?: string;
  /** The kind of organization. */
  type?: OrganizationType;
  /** The plan that was asked for. */
  plan?: MembershipTier;
  /** How far its review has come. */
  status?: RegistrationStatus;
  /** What has become of the newest welcome mail. */
  email?: RegistrationEmail;
  /** How long it has waited for the alliance to look at it, in days of UTC. */
  age?: RegistrationAge;
  /** `deleted`: those that are erased thirty days after they were deleted. Absent: those that are there. */
  shelf?: RegistrationShelf;
};
export type ExportRegistrationsApiResponse = /** status 200 OK. */ Blob;
export type ExportRegistrationsApiArg = {
  format: string;
  /** A part of the organization’s name, the contact’s name, the e-mail address or the member ID. */
  search?: string;
  /** Registered on this day or later, in UTC. */
  from?: string;
  /** Registered on this day or before, in UTC. */
  to?: string;
  /** The kind of organization. */
  type?: OrganizationType;
  /** The plan that was asked for. */
  plan?: MembershipTier;
  /** How far its review has come. */
  status?: RegistrationStatus;
  /** What has become of the newest welcome mail. */
  email?: RegistrationEmail;
  /** How long it has waited for the alliance to look at it, in days of UTC. */
  age?: RegistrationAge;
  /** `deleted`: those that are erased thirty days after they were deleted. Absent: those that are there. */
  shelf?: RegistrationShelf;
  /** Member IDs, comma-separated, at most 1,000; the filter then narrows by nothing. */
  ids?: string;
  /** The order; `newest` where absent. */
  sort?: RegistrationSort;
};
export type GetRegistrationApiResponse = /** status 200 OK. */ RegistrationDetailDto;
export type GetRegistrationApiArg = {
  memberId: string;
};
export type DeleteRegistrationApiResponse = unknown;
export type DeleteRegistrationApiArg = {
  memberId: string;
};
export type RestoreRegistrationApiResponse = /** status 200 OK. */ RegistrationDetailDto;
export type RestoreRegistrationApiArg = {
  memberId: string;
};
export type AskApplicantApiResponse = /** status 201 Created. */ RegistrationDetailDto;
export type AskApplicantApiArg = {
  memberId: string;
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  askApplicantDto: AskApplicantDto;
};
export type ApproveRegistrationApiResponse = /** status 200 OK. */ RegistrationDetailDto;
export type ApproveRegistrationApiArg = {
  memberId: string;
  approveRegistrationDto: ApproveRegistrationDto;
};
export type RejectRegistrationApiResponse = /** status 200 OK. */ RegistrationDetailDto;
export type RejectRegistrationApiArg = {
  memberId: string;
  rejectRegistrationDto: RejectRegistrationDto;
};
export type ReopenRegistrationApiResponse = /** status 200 OK. */ RegistrationDetailDto;
export type ReopenRegistrationApiArg = {
  memberId: string;
};
export type BulkAct = 'approve' | 'reject' | 'delete' | 'restore';
export type LeftOutDto = {
  /** The registration that it was not done to. */
  registrationId: string;
  /** Why. */
  reason: string;
};
export type BulkDto = {
  /** Of the work. */
  id: string;
  /** What is done to each of them. */
  act: BulkAct;
  /** How many were chosen when it was started. */
  total: number;
  /** How many are behind it, also those that it was not done to. */
  done: number;
  /** To how many it was not done as somebody had decided on them, deleted or restored them by then: they are as that left them. */
  decided: number;
  /** The first hundred of these. */
  decisions: LeftOutDto[];
  /** How many could not be done. */
  failed: number;
  /** The first hundred of these. */
  failures: LeftOutDto[];
  /** When it was started. */
  startedAt: string;
  /** When the last one was done, or it was stopped; `null` before. */
  finishedAt: string | null;
  /** When a super admin stopped it: those that are not done by then stay as they were. `null` where nobody has. */
  stoppedAt: string | null;
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
export type MembershipTier =
  | 'free'
  | 'innovators_solution_providers'
  | 'ecosystem_enablers'
  | 'enterprise_alliance_partners';
export type RegistrationStatus = 'pending' | 'info_requested' | 'approved' | 'rejected';
export type RegistrationEmail = 'queued' | 'sent' | 'failed' | 'withheld';
export type RegistrationAge = 'under_3_days' | '3_to_6_days' | '7_to_29_days' | '30_days_or_more';
export type RegistrationFilter = {
  /** A part of the organization’s name, the contact’s name, the e-mail address or the member ID. */
  search?: string;
  /** Registered on this day or later, in UTC. */
  from?: string;
  /** Registered on this day or before, in UTC. */
  to?: string;
  /** The kind of organization. */
  type?: OrganizationType;
  /** The plan that was asked for. */
  plan?: MembershipTier;
  /** How far its review has come. */
  status?: RegistrationStatus;
  /** What has become of the newest welcome mail. */
  email?: RegistrationEmail;
  /** How long it has waited for the alliance to look at it, in days of UTC. */
  age?: RegistrationAge;
  /** `deleted`: those that are erased thirty days after they were deleted. Absent: those that are there. */
  shelf?: 'deleted';
};
export type StartBulkDto = {
  /** Why they are rejected, as the applicants read it. */
  reason?: string;
  /** What is done to each of them. */
  act: BulkAct;
  /** Which registrations: those with these member IDs, at most 1,000. Either they are named or a filter is given, never both. */
  ids?: string[];
  /** Which registrations, where none are named: those that it leaves when the work is started. */
  filter?: RegistrationFilter;
  /** How many whoever starts it expects these to be. Where it is another number, nothing is begun. */
  expected?: number;
  /** Of a decision: whether the contact persons are told by mail. */
  announced?: boolean;
};
export type DuplicateSign = 'address' | 'name' | 'domain' | 'website';
export type Interest =
  | 'Fintech'
  | 'DeFi & Blockchain'
  | 'SaaS / Cloud Software'
  | 'Mobility Tech'
  | 'Telecom & Connectivity'
  | 'Greentech / Climate Tech'
  | 'AgriTech'
  | 'Waste & Circular Economy'
  | 'EdTech'
  | 'HealthTech'
  | 'GovTech / CivicTech'
  | 'LegalTech / RegTech'
  | 'E-Commerce & Marketplaces'
  | 'Media & Creator Economy'
  | 'TravelTech / Real Estate'
  | 'AI & Data Science'
  | 'Robotics & Drones'
  | 'Biotech / Genomics'
  | 'Space Tech';
export type RegistrationDto = {
  /** By what another registration may be of the same organization. */
  duplicateBy: DuplicateSign[];
  /** The member ID. */
  id: string;
  /** The name by which the organization is known. */
  organizationName: string;
  /** What kind of organization it is. */
  organizationType: OrganizationType;
  /** The plan that was asked for. */
  selectedPlan: MembershipTier;
  /** Given and family name of the contact person. */
  contactName: string;
  /** The contact person’s address. */
  email: string;
  /** Where the contact person can be called. */
  phone: string | null;
  /** What the contact person does in the organization. */
  role: string | null;
  /** The organization’s web address. */
  website: string | null;
  /** What the organization works in. */
  industry:
    | (
        | 'Technology & Software'
        | 'Healthcare & Biotechnology'
        | 'Financial Services'
        | 'Manufacturing'
        | 'Energy & Utilities'
        | 'Transportation & Logistics'
        | 'Retail & Consumer Goods'
        | 'Education'
        | 'Government & Public Sector'
        | 'Non-Profit & NGO'
        | 'Research & Development'
        | 'Other'
        | null
      )
    | null;
  /** Number of employees. */
  size: ('1-10' | '11-50' | '51-200' | '201-1000' | '1001-5000' | '5000+' | null) | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** What the organization wants to work on. */
  interests: Interest[];
  /** What the organization does. */
  description: string | null;
  /** How far its review has come. */
  status: RegistrationStatus;
  /** Whether the newest welcome mail has left. */
  emailSent: boolean;
  /** What has become of the newest welcome mail. */
  emailState: RegistrationEmail;
  /** When it was made. */
  createdAt: string;
  /** Since when it waits for the alliance to look at it; `null` where it does not. */
  waitingSince: string | null;
  /** When it was deleted; `null` where it is not. It is erased thirty days later. */
  deletedAt: string | null;
};
export type RegistrationSort = 'newest' | 'oldest' | 'name' | 'waiting';
export type RegistrationShelf = 'deleted';
export type DeletedRegistrationsDto = {
  /** How many are deleted now. Those that were before, or that there are not, are not counted. */
  deleted: number;
};
export type DeleteRegistrationsDto = {
  /** Member IDs of the registrations, at most 200. For more there is work on all that a filter leaves. */
  ids: string[];
};
export type FacetCountDto = {
  /** A value of the facet. */
  value: string;
  /** How many there would be with this value instead of those that the facet is narrowed to, the other filters as they are. */
  count: number;
  /** Of matches: how many more there would be that have no label, as they share a few words with the text alone. Absent where there are
    none. */
  weaker?: number;
};
export type RegistrationAgeDto = {
  /** How long they have waited. */
  age: RegistrationAge;
  /** How many of them there are. */
  count: number;
};
export type RegistrationsSummaryDto = {
  /** All that there are, whatever the filter says. */
  total: number;
  /** Those of all whose newest welcome mail has left. */
  emailsSent: number;
  /** Those of all whose newest welcome mail could not be delivered, or was withheld. */
  emailFailures: number;
  /** Those that were deleted and are not erased yet. */
  deleted: number;
  /** Kinds of organization, each with how many the other filters leave. */
  types: FacetCountDto[];
  /** Plans, the same way. */
  plans: FacetCountDto[];
  /** How far reviews have come, the same way. */
  statuses: FacetCountDto[];
  /** How long those wait that wait for the alliance, whatever the filter says. */
  waiting: RegistrationAgeDto[];
};
export type MergedIntoDto = {
  /** Identifier of the organization that stayed. */
  id: string;
  /** Its name. */
  name: string;
};
export type ReviewAct = 'ask' | 'approve' | 'reject' | 'reopen';
export type RegistrationMessageAuthor = 'alliance' | 'applicant';
export type RegistrationMessageDto = {
  /** Who wrote it. */
  author: RegistrationMessageAuthor;
  /** What it says. */
  text: string;
  /** When it was sent. */
  sentAt: string;
};
export type DuplicateDto = {
  /** Its member ID. */
  id: string;
  /** The organization that it made. */
  organizationId: string;
  /** The name of its organization. */
  organizationName: string;
  /** The contact person’s address. */
  email: string;
  /** How far its review has come. */
  status: RegistrationStatus;
  /** When it was made. */
  createdAt: string;
  /** What the two have in common. */
  signs: DuplicateSign[];
};
export type RegistrationRecordDto = {
  /** What was done. */
  action: string;
  /** By whom. */
  actor: string;
  /** The reason that was given; `null` where none was. */
  reason: string | null;
  /** When. */
  at: string;
};
export type RegistrationDetailDto = {
  /** By what another registration may be of the same organization. */
  duplicateBy: DuplicateSign[];
  /** The member ID. */
  id: string;
  /** The name by which the organization is known. */
  organizationName: string;
  /** What kind of organization it is. */
  organizationType: OrganizationType;
  /** The plan that was asked for. */
  selectedPlan: MembershipTier;
  /** Given and family name of the contact person. */
  contactName: string;
  /** The contact person’s address. */
  email: string;
  /** Where the contact person can be called. */
  phone: string | null;
  /** What the contact person does in the organization. */
  role: string | null;
  /** The organization’s web address. */
  website: string | null;
  /** What the organization works in. */
  industry:
    | (
        | 'Technology & Software'
        | 'Healthcare & Biotechnology'
        | 'Financial Services'
        | 'Manufacturing'
        | 'Energy & Utilities'
        | 'Transportation & Logistics'
        | 'Retail & Consumer Goods'
        | 'Education'
        | 'Government & Public Sector'
        | 'Non-Profit & NGO'
        | 'Research & Development'
        | 'Other'
        | null
      )
    | null;
  /** Number of employees. */
  size: ('1-10' | '11-50' | '51-200' | '201-1000' | '1001-5000' | '5000+' | null) | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** What the organization wants to work on. */
  interests: Interest[];
  /** What the organization does. */
  description: string | null;
  /** How far its review has come. */
  status: RegistrationStatus;
  /** Whether the newest welcome mail has left. */
  emailSent: boolean;
  /** What has become of the newest welcome mail. */
  emailState: RegistrationEmail;
  /** When it was made. */
  createdAt: string;
  /** Since when it waits for the alliance to look at it; `null` where it does not. */
  waitingSince: string | null;
  /** When it was deleted; `null` where it is not. It is erased thirty days later. */
  deletedAt: string | null;
  /** The organization that it made. */
  organizationId: string;
  /** Whether somebody has made the organization theirs by the mailed link. */
  activated: boolean;
  /** Whether the person of the address has said that the organization is not theirs. */
  disowned: boolean;
  /** Whether its people may only read until the registration is approved. */
  awaitsReview: boolean;
  /** Whether the organization has left the alliance. */
  closed: boolean;
  /** The organization that it was merged into, to which the member ID leads; `null` where it was not. */
  mergedInto: MergedIntoDto | (null | null);
  /** Its page at LinkedIn. */
  organizationLinkedIn: string | null;
  /** The contact person’s page at LinkedIn. */
  contactLinkedIn: string | null;
  /** Whether news may be mailed to the contact person. */
  agreeMarketing: boolean;
  /** The version of the Terms of Service that was agreed to; `null` before these were numbered. */
  termsVersion: string | null;
  /** When it was decided on; `null` while it is not. */
  decidedAt: string | null;
  /** Why it was rejected. */
  decisionReason: string | null;
  /** What can be done to it as it stands; nothing where it is deleted. */
  acts: ReviewAct[];
  /** What was asked and answered, oldest first. */
  messages: RegistrationMessageDto[];
  /** Registrations that may be of the same organization, oldest first, at most ten. */
  duplicates: DuplicateDto[];
  /** What was done to it, oldest first; the newest hundred. */
  records: RegistrationRecordDto[];
};
export type AskApplicantDto = {
  /** What the alliance wants to know, as it is mailed to the contact person. */
  question: string;
};
export type ApproveRegistrationDto = {
  /** Whether the contact person is told by mail. */
  announced: boolean;
};
export type RejectRegistrationDto = {
  /** Why, as the applicant reads it. */
  reason: string;
  /** Whether the contact person is told by mail. */
  announced: boolean;
};
