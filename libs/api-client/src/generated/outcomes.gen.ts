import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConfirmedValue: build.query<GetConfirmedValueApiResponse, GetConfirmedValueApiArg>({
      query: () => ({ url: `/api/outcomes/confirmed` }),
    }),
    getValueTotal: build.query<GetValueTotalApiResponse, GetValueTotalApiArg>({
      query: (queryArg) => ({
        url: `/api/outcomes/total`,
        params: {
          quarter: queryArg.quarter,
          state: queryArg.state,
          project: queryArg.project,
          organization: queryArg.organization,
          days: queryArg.days,
        },
      }),
    }),
    listValueEntries: build.query<ListValueEntriesApiResponse, ListValueEntriesApiArg>({
      query: (queryArg) => ({
        url: `/api/outcomes`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          quarter: queryArg.quarter,
          state: queryArg.state,
          project: queryArg.project,
          organization: queryArg.organization,
          days: queryArg.days,
        },
      }),
    }),
    getValueEntry: build.query<GetValueEntryApiResponse, GetValueEntryApiArg>({
      query: (queryArg) => ({
        url: `/api/outcomes/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    getProjectOutcomes: build.query<GetProjectOutcomesApiResponse, GetProjectOutcomesApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/outcomes`,
      }),
    }),
    enterValue: build.mutation<EnterValueApiResponse, EnterValueApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/outcomes`,
        method: 'POST',
        body: queryArg.enterValueDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    claimValue: build.mutation<ClaimValueApiResponse, ClaimValueApiArg>({
      query: (queryArg) => ({
        url: `/api/outcomes/${encodeURIComponent(String(queryArg.id))}/claim`,
        method: 'POST',
        body: queryArg.claimValueDto,
      }),
    }),
    confirmValue: build.mutation<ConfirmValueApiResponse, ConfirmValueApiArg>({
      query: (queryArg) => ({
        url: `/api/outcomes/${encodeURIComponent(String(queryArg.id))}/confirm`,
        method: 'POST',
        body: queryArg.confirmValueDto,
      }),
    }),
    disputeValue: build.mutation<DisputeValueApiResponse, DisputeValueApiArg>({
      query: (queryArg) => ({
        url: `/api/outcomes/${encodeURIComponent(String(queryArg.id))}/dispute`,
        method: 'POST',
        body: queryArg.disputeValueDto,
      }),
    }),
    discussValue: build.mutation<DiscussValueApiResponse, DiscussValueApiArg>({
      query: (queryArg) => ({
        url: `/api/outcomes/${encodeURIComponent(String(queryArg.id))}/messages`,
        method: 'POST',
        body: queryArg.discussValueDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    correctValue: build.mutation<CorrectValueApiResponse, CorrectValueApiArg>({
      query: (queryArg) => ({
        url: `/api/outcomes/${encodeURIComponent(String(queryArg.id))}/corrections`,
        method: 'POST',
        body: queryArg.correctValueDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    attachEvidence: build.mutation<AttachEvidenceApiResponse, AttachEvidenceApiArg>({
      query: (queryArg) => ({
        url: `/api/outcomes/${encodeURIComponent(String(queryArg.id))}/files`,
        method: 'POST',
        body: queryArg.body,
        params: {
          name: queryArg.name,
        },
      }),
    }),
    downloadEvidence: build.query<DownloadEvidenceApiResponse, DownloadEvidenceApiArg>({
      query: (queryArg) => ({
        url: `/api/outcomes/${encodeURIComponent(String(queryArg.id))}/files/${encodeURIComponent(String(queryArg.fileId))}`,
      }),
    }),
    addMetric: build.mutation<AddMetricApiResponse, AddMetricApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/metrics`,
        method: 'POST',
        body: queryArg.addMetricDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    editMetric: build.mutation<EditMetricApiResponse, EditMetricApiArg>({
      query: (queryArg) => ({
        url: `/api/metrics/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.editMetricDto,
      }),
    }),
    measureMetric: build.mutation<MeasureMetricApiResponse, MeasureMetricApiArg>({
      query: (queryArg) => ({
        url: `/api/metrics/${encodeURIComponent(String(queryArg.id))}/measurements`,
        method: 'POST',
        body: queryArg.measureMetricDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as outcomesApi };
export type GetConfirmedValueApiResponse = /** status 200 OK. */ ConfirmedValueDto;
export type GetConfirmedValueApiArg = void;
export type GetValueTotalApiResponse = /** status 200 OK. */ ValueTotalDto;
export type GetValueTotalApiArg = {
  /** Those of one quarter. */
  quarter?: string;
  /** Those that stand so, without what was corrected. Where absent, the confirmed ones; of a list of one project all that the viewer
    may see, what was corrected included. */
  state?: ValueState;
  /** Those of one project. */
  project?: string;
  /** Those of the projects that this organization of the viewer leads or works on. */
  organization?: string;
  /** Those of the viewer’s projects that came in the last 30, 90 or 365 days, as `getAnalytics` counts them. */
  days?: 30 | 90 | 365;
};
export type ListValueEntriesApiResponse = /** status 200 One page, newest first. */ ValueEntryDto[];
export type ListValueEntriesApiArg = {
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
  /** Those of one quarter. */
  quarter?: string;
  /** Those that stand so, without what was corrected. Where absent, the confirmed ones; of a list of one project all that the viewer
    may see, what was corrected included. */
  state?: ValueState;
  /** Those of one project. */
  project?: string;
  /** Those of the projects that this organization of the viewer leads or works on. */
  organization?: string;
  /** Those of the viewer’s projects that came in the last 30, 90 or 365 days, as `getAnalytics` counts them. */
  days?: 30 | 90 | 365;
};
export type GetValueEntryApiResponse = /** status 200 OK. */ ValueEntryDetailDto;
export type GetValueEntryApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type GetProjectOutcomesApiResponse = /** status 200 OK. */ ProjectOutcomesDto;
export type GetProjectOutcomesApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type EnterValueApiResponse = /** status 201 Created. */ ValueEntryDetailDto;
export type EnterValueApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  enterValueDto: EnterValueDto;
};
export type ClaimValueApiResponse = /** status 200 OK. */ ValueEntryDetailDto;
export type ClaimValueApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  claimValueDto: ClaimValueDto;
};
export type ConfirmValueApiResponse = /** status 200 OK. */ ValueEntryDetailDto;
export type ConfirmValueApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  confirmValueDto: ConfirmValueDto;
};
export type DisputeValueApiResponse = /** status 200 OK. */ ValueEntryDetailDto;
export type DisputeValueApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  disputeValueDto: DisputeValueDto;
};
export type DiscussValueApiResponse = /** status 201 Created. */ ValueEntryDetailDto;
export type DiscussValueApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  discussValueDto: DiscussValueDto;
};
export type CorrectValueApiResponse = /** status 201 Created. */ ValueEntryDetailDto;
export type CorrectValueApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  correctValueDto: CorrectValueDto;
};
export type AttachEvidenceApiResponse = /** status 200 OK. */ AttachedFileDto;
export type AttachEvidenceApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** What the file is called. Folders are left out, and a name that does not end as the file’s type does gets its ending. */
  name: string;
  /** The file’s bytes. By its content it is one of: application/pdf, application/vnd.openxmlformats-officedocument.wordprocessingml.document, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet, application/vnd.openxmlformats-officedocument.presentationml.presentation, application/vnd.oasis.opendocument.text, application/vnd.oasis.opendocument.spreadsheet, application/vnd.oasis.opendocument.presentation, image/png, image/jpeg, image/webp, application/zip. */
  body: Blob;
};
export type DownloadEvidenceApiResponse =
  /** status 200 The file. A picture may be shown, all else is to be saved; nothing in it runs. */ Blob;
export type DownloadEvidenceApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Its identifier, from a list or from the answer that made it. */
  fileId: string;
};
export type AddMetricApiResponse = /** status 201 Created. */ SuccessMetricDto;
export type AddMetricApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  addMetricDto: AddMetricDto;
};
export type EditMetricApiResponse = /** status 200 OK. */ SuccessMetricDto;
export type EditMetricApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  editMetricDto: EditMetricDto;
};
export type MeasureMetricApiResponse = /** status 201 Created. */ SuccessMetricDto;
export type MeasureMetricApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  measureMetricDto: MeasureMetricDto;
};
export type ValueState = 'estimated' | 'claimed' | 'confirmed' | 'disputed';
export type ValueTotalDto = {
  /** How they stand. */
  state: ValueState;
  /** Their sum in US dollars, each at the rate of the day on which it was entered. */
  amountUsd: string;
  /** How many they are. */
  entries: number;
};
export type QuarterTotalDto = {
  /** How they stand. */
  state: ValueState;
  /** Their sum in US dollars, each at the rate of the day on which it was entered. */
  amountUsd: string;
  /** How many they are. */
  entries: number;
  /** Which quarter. */
  quarter: string;
};
export type ConfirmedValueDto = {
  /** All of it. */
  total: ValueTotalDto;
  /** The quarters in which some of it came, the newest first. */
  quarters: QuarterTotalDto[];
};
export type ValueKind =
  | 'revenue'
  | 'cost_saved'
  | 'investment_raised'
  | 'loss_avoided'
  | 'emissions_avoided'
  | 'grant_awarded'
  | 'other';
export type ProjectNameDto = {
  /** Its identifier. */
  id: string;
  /** What it is called. */
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
export type ValueEntryDto = {
  /** What it is. */
  kind: ValueKind;
  /** How it stands. */
  state: ValueState;
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
export type ProjectStanding = 'lead' | 'partner' | 'member';
export type MeasurementDto = {
  /** What it came to. */
  value: number;
  /** Its identifier. */
  id: string;
  /** The day of which it is. */
  measuredOn: string;
  /** How it was measured. */
  note: string | null;
  /** The organization that has measured it. */
  by: SubmitterDto;
};
export type SuccessMetricDto = {
  /** Where the project began. */
  baseline: number;
  /** Where it is to come. */
  target: number;
  /** Its identifier. */
  id: string;
  /** What is measured. */
  name: string;
  /** In which unit. */
  unit: string;
  /** Counted up as it is edited: `editMetric` says which one it was made on. */
  revision: number;
  /** The newest 50, the newest first. */
  measurements: MeasurementDto[];
};
export type ProjectOutcomesDto = {
  /** How the viewer stands to the project. */
  standing: ProjectStanding;
  /** For which organizations of the project the viewer may enter something. */
  entersFor: SubmitterDto[];
  /** What its values come to, of each state: for partners all four, for others the confirmed ones. */
  totals: ValueTotalDto[];
  /** The same by quarter, the newest first. */
  quarters: QuarterTotalDto[];
  /** By what it is to succeed, oldest first. */
  metrics: SuccessMetricDto[];
  /** Whether its story names an organization of the viewer and has asked it: who has left the project may take its consent back. */
  storyNamesYou: boolean;
};
export type EnterValueDto = {
  /** What it was. */
  kind: ValueKind;
  /** How much, as people write it; US dollars where no currency is named. */
  amount: string;
  /** The day on which it came, or by which it is expected. */
  happenedOn: string;
  /** What it was, in a sentence or two. */
  note: string;
  /** Where it can be looked up: a report, an invoice, an address. Partners of the project alone see it. */
  source?: string;
  /** For which organization of the project; by default the viewer’s first that may. */
  organizationId?: string;
};
export type ClaimValueDto = {
  /** Where it can be looked up; one that was named before stands where this is absent. A claim needs one, or a file. */
  source?: string;
};
export type ConfirmValueDto = {
  /** What was looked at. */
  note?: string;
};
export type DisputeValueDto = {
  /** Why, as Markdown: the other side reads it. */
  reason: string;
};
export type DiscussValueDto = {
  /** What is said, as Markdown. */
  text: string;
};
export type CorrectValueDto = {
  /** How much it is; absent where the earlier entry is taken back. */
  amount?: string;
  /** What it is; absent where that was right. */
  kind?: ValueKind;
  /** The day on which it came; absent where that was right. */
  happenedOn?: string;
  /** What was wrong, and what is right. */
  note: string;
  /** Where it can be looked up. */
  source?: string;
};
export type AddMetricDto = {
  /** What is measured. */
  name: string;
  /** In which unit. */
  unit: string;
  /** Where the project begins. */
  baseline: number;
  /** Where it is to come. */
  target: number;
  /** For which organization of the project; by default the viewer’s first that may. */
  organizationId?: string;
};
export type EditMetricDto = {
  /** What is measured. */
  name: string;
  /** In which unit. */
  unit: string;
  /** Where the project begins. */
  baseline: number;
  /** Where it is to come. */
  target: number;
  /** The `revision` of the metric that was read before it was edited. */
  revision: number;
};
export type MeasureMetricDto = {
  /** The day of which it is. */
  measuredOn: string;
  /** What it came to. */
  value: number;
  /** How it was measured. */
  note?: string;
};
