import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAgreements: build.query<ListAgreementsApiResponse, ListAgreementsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/legal/agreements`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          search: queryArg.search,
          document: queryArg.document,
          version: queryArg.version,
          state: queryArg.state,
          sort: queryArg.sort,
        },
      }),
    }),
    exportAgreements: build.query<ExportAgreementsApiResponse, ExportAgreementsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/legal/agreements/export`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          search: queryArg.search,
          document: queryArg.document,
          version: queryArg.version,
          state: queryArg.state,
          sort: queryArg.sort,
        },
      }),
    }),
    getLegalDesk: build.query<GetLegalDeskApiResponse, GetLegalDeskApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/legal/${encodeURIComponent(String(queryArg.document))}`,
      }),
    }),
    saveLegalDraft: build.mutation<SaveLegalDraftApiResponse, SaveLegalDraftApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/legal/${encodeURIComponent(String(queryArg.document))}/draft`,
        method: 'PUT',
        body: queryArg.saveLegalDraftDto,
      }),
    }),
    discardLegalDraft: build.mutation<DiscardLegalDraftApiResponse, DiscardLegalDraftApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/legal/${encodeURIComponent(String(queryArg.document))}/draft`,
        method: 'DELETE',
        params: {
          revision: queryArg.revision,
        },
      }),
    }),
    publishLegalDraft: build.mutation<PublishLegalDraftApiResponse, PublishLegalDraftApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/legal/${encodeURIComponent(String(queryArg.document))}/publish`,
        method: 'POST',
        body: queryArg.publishLegalDraftDto,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as documentsApi };
export type ListAgreementsApiResponse =
  /** status 200 One page, newest first unless another order is asked for. */ AgreementDto[];
export type ListAgreementsApiArg = {
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: the identifier that the page before ends with, as its `Link` header says. */
  cursor?: string;
  /** A part of the person’s name, of their e-mail address, or of the name of an organization that they belong to. */
  search?: string;
  /** Of which document. */
  document?: LegalDocumentName;
  /** Of which version. */
  version?: number;
  /** Whether they have agreed, or were told and have not agreed yet. */
  state?: AgreementState;
  /** The order; `newest` where absent. */
  sort?: AgreementSort;
};
export type ExportAgreementsApiResponse = /** status 200 OK. */ string;
export type ExportAgreementsApiArg = {
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: the identifier that the page before ends with, as its `Link` header says. */
  cursor?: string;
  /** A part of the person’s name, of their e-mail address, or of the name of an organization that they belong to. */
  search?: string;
  /** Of which document. */
  document?: LegalDocumentName;
  /** Of which version. */
  version?: number;
  /** Whether they have agreed, or were told and have not agreed yet. */
  state?: AgreementState;
  /** The order; `newest` where absent. */
  sort?: AgreementSort;
};
export type GetLegalDeskApiResponse = /** status 200 OK. */ LegalDeskDto;
export type GetLegalDeskApiArg = {
  document: string;
};
export type SaveLegalDraftApiResponse = /** status 200 OK. */ LegalDeskDto;
export type SaveLegalDraftApiArg = {
  document: string;
  saveLegalDraftDto: SaveLegalDraftDto;
};
export type DiscardLegalDraftApiResponse = /** status 200 OK. */ LegalDeskDto;
export type DiscardLegalDraftApiArg = {
  document: string;
  /** The `revision` that was read. */
  revision: number;
};
export type PublishLegalDraftApiResponse = /** status 200 OK. */ LegalDeskDto;
export type PublishLegalDraftApiArg = {
  document: string;
  publishLegalDraftDto: PublishLegalDraftDto;
};
export type LegalDocumentName = 'terms' | 'privacy';
export type AgreementDto = {
  /** Its identifier. */
  id: string;
  /** Identifier of the person. */
  personId: string;
  /** What they are called. */
  personName: string;
  /** The address that they sign in with. */
  email: string;
  /** The organization for which they agreed; `null` where they agreed for themselves, or it is gone. */
  organizationName: string | null;
  /** Which document. */
  document: LegalDocumentName;
  /** Which version of it. */
  version: number;
  /** When they were told of it; `null` where it was there when they came. */
  toldAt: string | null;
  /** When they agreed; `null` where they have not. */
  agreedAt: string | null;
  /** On what occasion they agreed; `null` where they have not. */
  way: ('registration' | 'invitation' | 'payment' | 'page' | null) | null;
};
export type AgreementState = 'agreed' | 'told';
export type AgreementSort = 'newest' | 'name';
export type LegalDeskVersionDto = {
  /** Its number; a higher one is newer. */
  version: string;
  /** The day of its publication. */
  date: string;
  /** From which day on it applies to who was a member before. Whoever agrees after its publication agrees to it at once. */
  appliesFrom: string;
  /** What it changed. */
  changes: string;
  /** Whether it came with the product. Nobody was told of such a version. */
  isBrought: boolean;
  /** How many members were told of it. */
  told: number;
  /** How many people have agreed to it. */
  agreed: number;
};
export type LegalBlockKind = 'paragraph' | 'list';
export type LegalBlockDto = {
  /** How the lines stand on the page. */
  kind: LegalBlockKind;
  /** One line a paragraph, several a list. `**strong**`, names in back quotes and `[link](/path)` are marked as in
    Markdown; a text in brackets alone is a fact that the operator has not given yet. */
  lines: string[];
};
export type LegalSectionDto = {
  /** Its anchor on the page. */
  id: string;
  /** Its heading. */
  title: string;
  /** What it says. */
  blocks: LegalBlockDto[];
};
export type LegalDraftDto = {
  /** The text, as it is written. */
  body: string;
  /** What it changes. */
  changes: string;
  /** When it was saved last. */
  savedAt: string;
  /** How it reads. */
  sections: LegalSectionDto[];
};
export type LegalPlaceDto = {
  /** What stands in a text for it, in two braces. */
  name: string;
  /** What is read there today; in brackets where the operator has not said it yet. */
  says: string;
};
export type LegalDeskDto = {
  /** Which document it is. */
  name: LegalDocumentName;
  /** What it is called. */
  title: string;
  /** All versions, newest first. Whoever agrees now agrees to the first. */
  versions: LegalDeskVersionDto[];
  /** The text of the newest version, as it was written. */
  newestBody: string;
  /** The next version while it is written; `null` where nobody writes one. */
  draft: LegalDraftDto | (null | null);
  /** Counted up with each change of the draft: whoever saves, discards or publishes it says which one they have read. */
  revision: number;
  /** The text that this release has brought, where it is newer than what was published: it can be taken into the draft. */
  brought: string | null;
  /** The first day from which on a version that is published today may apply to members. */
  earliest: string;
  /** The last such day. */
  latest: string;
  /** What a text may name in two braces, and what is read there today. */
  places: LegalPlaceDto[];
};
export type SaveLegalDraftDto = {
  /** The whole text: sections that begin with `## `, paragraphs, lists of lines that begin with `- `. `**strong**`, names in back quotes,
    links to pages of the alliance and the places of the document in two braces are marked as in the versions before. */
  body: string;
  /** What it changes, for members, who are mailed it. It may be empty until the draft is published. */
  changes: string;
  /** The `revision` that was read. */
  revision: number;
};
export type PublishLegalDraftDto = {
  /** From which day on it applies to who is a member already, from `earliest` to `latest`. Whoever agrees from now on agrees to it at once. */
  appliesFrom: string;
  /** The `revision` that was read. */
  revision: number;
};
