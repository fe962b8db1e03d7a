import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProjectOrigins: build.query<GetProjectOriginsApiResponse, GetProjectOriginsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/projects/origins`,
        params: {
          organizationId: queryArg.organizationId,
          search: queryArg.search,
        },
      }),
    }),
    startProjectFor: build.mutation<StartProjectForApiResponse, StartProjectForApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/projects`,
        method: 'POST',
        body: queryArg.startProjectForDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listDisputes: build.query<ListDisputesApiResponse, ListDisputesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/projects/${encodeURIComponent(String(queryArg.id))}/disputes`,
      }),
    }),
    reopenValue: build.mutation<ReopenValueApiResponse, ReopenValueApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/outcomes/${encodeURIComponent(String(queryArg.id))}/reopen`,
        method: 'POST',
        body: queryArg.reopenValueDto,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as lifecycleApi };
export type GetProjectOriginsApiResponse = /** status 200 OK. */ ProjectOriginsDto;
export type GetProjectOriginsApiArg = {
  /** The organization that is to lead a project. */
  organizationId: string;
  /** Words of a problem or a solution; without them none are answered. */
  search?: string;
};
export type StartProjectForApiResponse = /** status 201 Created. */ ProjectDto;
export type StartProjectForApiArg = {
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  startProjectForDto: StartProjectForDto;
};
export type ListDisputesApiResponse = /** status 200 OK. */ ValueEntryDetailDto[];
export type ListDisputesApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type ReopenValueApiResponse = unknown;
export type ReopenValueApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  reopenValueDto: ReopenValueDto;
};
export type ProjectLeadPersonDto = {
  /** The person. */
  id: string;
  /** What they are called. */
  name: string;
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
export type SubmitterDto = {
  /** The organization's identifier. */
  id: string;
  /** The organization's name. */
  name: string;
  /** What kind of organization it is. */
  type: OrganizationType;
  /** Its logo, for `/api/logos/{id}/{size}`; absent where it has none. */
  logoId?: string;
  /** Whether it has left the alliance, so that nobody there can be asked any more; absent where it has not. */
  hasLeft?: boolean;
  /** Whether it is suspended, so that nothing new is sent to it; absent where it is not. */
  isSuspended?: boolean;
};
export type StartableDto = {
  /** Its identifier. */
  id: string;
  /** Its title. */
  title: string;
  /** The organization that it is of. */
  submittedBy: SubmitterDto;
};
export type StartableProposalDto = {
  /** Its identifier. */
  id: string;
  /** The problem that it answers. */
  problem: StartableDto;
  /** The solution that was proposed. */
  solution: StartableDto;
};
export type ProjectOriginsDto = {
  /** Those who act for the organization, 200 at most, by name. */
  people: ProjectLeadPersonDto[];
  /** Accepted proposals to it or of it that have become no project: the last decided 20. */
  proposals: StartableProposalDto[];
  /** The best six problems with these words, of those that the organization sees. */
  problems: StartableDto[];
  /** The best six solutions with these words, of those that the organization sees. */
  solutions: StartableDto[];
};
export type ProjectPhase = 'planning' | 'sandbox' | 'pilot' | 'scaling' | 'deployed';
export type ProjectStatus = 'planning' | 'active' | 'testing' | 'completed' | 'on-hold';
export type ProjectMetricDto = {
  /** Where the project began. */
  baseline: number;
  /** Where it is to come. */
  target: number;
  /** What is measured. */
  name: string;
  /** In which unit. */
  unit: string;
};
export type ProjectDto = {
  /** How far it has come, in percent. */
  progress: number | null;
  /** The day on which it begins, or began. */
  startDate: string | null;
  /** The day by which it is to be completed. */
  estimatedCompletion: string | null;
  /** The day on which it was. */
  actualCompletion: string | null;
  /** Its identifier. */
  id: string;
  /** What the project is called, on one line. */
  name: string;
  /** The same. */
  title: string;
  /** What it is about, as plain text. */
  description: string;
  /** The identifier of the problem that it solves; `null` also where the viewer may not see it. */
  problemId: string | null;
  /** The identifier of the solution that it brings to the market; `null` also where the viewer may not see it. */
  solutionId: string | null;
  /** Where it stands in the innovation lifecycle. */
  phase: ProjectPhase;
  /** Since when it stands there. */
  phaseSince: string;
  /** How it goes. */
  status: ProjectStatus;
  /** The field it belongs to. */
  category:
    | (
        | 'technology'
        | 'healthcare'
        | 'environment'
        | 'energy'
        | 'transportation'
        | 'education'
        | 'finance'
        | 'agriculture'
        | 'manufacturing'
        | 'other'
        | null
      )
    | null;
  /** What there is to spend, in units of `budgetCurrency`; exact. `null` also where no organization of the viewer works on it. */
  budget: string | null;
  /** ISO 4217. */
  budgetCurrency: string | null;
  /** The same in US dollars, at the rate of the day it was set. */
  budgetUsd: string | null;
  /** What it was expected to be worth when it was started, in units of `estimatedValueCurrency`; exact. What it came to is in its outcomes. */
  estimatedValue: string | null;
  /** ISO 4217. */
  estimatedValueCurrency: string | null;
  /** The same in US dollars, at the rate of the day it was set. */
  estimatedValueUsd: string | null;
  /** By what it is to succeed, oldest first; what was measured is in its outcomes. */
  successMetrics: ProjectMetricDto[];
  /** When it was started here. */
  createdAt: string;
  /** The organization that leads it. */
  leadOrganization: SubmitterDto;
  /** How many organizations work on it beside that one. */
  collaborators: number;
  /** Whether an organization of the viewer works on it. */
  isPartner: boolean;
  /** Whether the viewer may take it to another phase: as owner, admin or member of the organization that leads it. */
  canMove: boolean;
  /** Counted up with each change: `moveProject` says which one it was read at. */
  revision: number;
  /** Words of the name and the beginning of the description, as they stand there, that a search has found; absent without one. */
  hits?: string[];
};
export type Category =
  | 'technology'
  | 'healthcare'
  | 'environment'
  | 'energy'
  | 'transportation'
  | 'education'
  | 'finance'
  | 'agriculture'
  | 'manufacturing'
  | 'other';
export type WantedCollaboratorDto = {
  /** Its identifier. */
  organizationId: string;
  /** As what. */
  role?: string;
};
export type WantedMetricDto = {
  /** What is measured. */
  name: string;
  /** In what, of both numbers. */
  unit: string;
  /** How it is when the project begins. */
  baseline: number;
  /** What it is to come to; another number. */
  target: number;
};
export type StartProjectForDto = {
  /** The organization that leads the project. The problem or the solution is its own. */
  organizationId: string;
  /** The person of that organization who is told that the project is in their hands: its owner, or one of its admins or members. */
  personId: string;
  /** The accepted proposal that it comes of; it says which problem and which solution. */
  proposalId?: string;
  /** The problem that it is to solve, where no proposal says it. */
  problemId?: string;
  /** The solution that it brings to it, where no proposal says it. */
  solutionId?: string;
  /** What it is called, on one line. */
  name: string;
  /** What it is about, as plain text; line breaks are kept. */
  description: string;
  /** What there is to spend, as people write it: an amount with an optional currency (US dollars when none is named). */
  budget?: string;
  /** The day on which it begins, from 2020 on. */
  startDate?: string;
  /** The day by which it is to be completed; not before it begins. */
  estimatedCompletion?: string;
  /** The field it belongs to; that of the problem where absent. */
  category?: Category;
  /** Who else is to work on it, 20 at most. The other side of an accepted proposal does so at once; all others are asked, and are partners
    once they accept. */
  collaborators?: WantedCollaboratorDto[];
  /** By what it is judged to have succeeded, 20 at most. */
  successMetrics?: WantedMetricDto[];
};
export type ValueKind =
  | 'revenue'
  | 'cost_saved'
  | 'investment_raised'
  | 'loss_avoided'
  | 'emissions_avoided'
  | 'grant_awarded'
  | 'other';
export type ValueState = 'estimated' | 'claimed' | 'confirmed' | 'disputed';
export type AttachedFileDto = {
  /** Its media type, as its content shows it. */
  type:
    | 'application/pdf'
    | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    | 'application/vnd.openxmlformats-officedocument.presentationml.presentation'
    | 'application/vnd.oasis.opendocument.text'
    | 'application/vnd.oasis.opendocument.spreadsheet'
    | 'application/vnd.oasis.opendocument.presentation'
    | 'image/png'
    | 'image/jpeg'
    | 'image/webp'
    | 'application/zip';
  /** When it was attached. */
  createdAt: string;
  /** Its identifier. */
  id: string;
  /** As it was called where it came from, ending as its type does. */
  name: string;
  /** How large it is, in bytes. */
  bytes: number;
};
export type ValueRemarkDto = {
  /** Where the value has stood since; `null` of a message. */
  state: ('estimated' | 'claimed' | 'confirmed' | 'disputed' | null) | null;
  /** Its identifier. */
  id: string;
  /** On whose behalf; `null` is the alliance. */
  by: SubmitterDto | (null | null);
  /** What was said, as Markdown. */
  text: string | null;
  /** When. */
  createdAt: string;
};
export type ValueRightsDto = {
  /** Say that it has come. */
  claim: boolean;
  /** Confirm it. */
  confirm: boolean;
  /** Dispute it. */
  dispute: boolean;
  /** Say something in its thread. */
  discuss: boolean;
  /** Replace it, or take it back. */
  correct: boolean;
  /** Attach a file. */
  attach: boolean;
};
export type ProjectNameDto = {
  /** Its identifier. */
  id: string;
  /** What it is called. */
  name: string;
};
export type ValueEntryDetailDto = {
  /** What it is. */
  kind: ValueKind;
  /** How it stands. */
  state: ValueState;
  /** Whose dispute stands, of it or of what it corrects: they alone decide on it, also once they have left the project. */
  disputedBy: SubmitterDto | (null | null);
  /** Where it can be looked up; `null` where none is named, and for who is no partner. */
  source: string | null;
  /** Its evidence, for partners. */
  files: AttachedFileDto[];
  /** What has happened to it and what was said, oldest first, for partners. */
  remarks: ValueRemarkDto[];
  /** What the viewer may do with it. */
  can: ValueRightsDto;
  /** Its identifier. */
  id: string;
  /** What it comes from. */
  project: ProjectNameDto;
  /** The organization that has entered it. */
  enteredBy: SubmitterDto;
  /** How much, in its currency; 0 where an entry was taken back. */
  amount: string;
  /** Which currency. */
  currency: string;
  /** The same in US dollars, at the rate of the day on which it was entered. */
  amountUsd: string;
  /** The day on which it came, or is expected. */
  happenedOn: string;
  /** The quarter of that day. */
  quarter: string;
  /** What it was, in the words of who has entered it. */
  note: string;
  /** The organization that has confirmed or disputed it; `null` before. */
  decidedBy: SubmitterDto | (null | null);
  /** When; `null` before. */
  decidedAt: string | null;
  /** The entry that this one replaces. */
  correctsId: string | null;
  /** The entry that replaces this one, which counts no longer. */
  correctedById: string | null;
  /** When it was entered. */
  createdAt: string;
};
export type ReopenValueDto = {
  /** Why the alliance ends the dispute, in words that both sides read. */
  reason: string;
};
