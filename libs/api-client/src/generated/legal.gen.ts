import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLegalNews: build.query<ListLegalNewsApiResponse, ListLegalNewsApiArg>({
      query: () => ({ url: `/api/legal-news` }),
    }),
    agreeToDocument: build.mutation<AgreeToDocumentApiResponse, AgreeToDocumentApiArg>({
      query: (queryArg) => ({
        url: `/api/legal-news/${encodeURIComponent(String(queryArg.document))}`,
        method: 'PUT',
        body: queryArg.agreeToDocumentDto,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as legalApi };
export type ListLegalNewsApiResponse = /** status 200 OK. */ LegalNewsDto[];
export type ListLegalNewsApiArg = void;
export type AgreeToDocumentApiResponse = unknown;
export type AgreeToDocumentApiArg = {
  document: string;
  agreeToDocumentDto: AgreeToDocumentDto;
};
export type LegalDocumentName = 'terms' | 'privacy';
export type LegalNewsDto = {
  /** Its number; a higher one is newer. */
  version: string;
  /** The day of its publication. */
  date: string;
  /** From which day on it applies to who was a member before. Whoever agrees after its publication agrees to it at once. */
  appliesFrom: string;
  /** What it changed. */
  changes: string;
  /** Which document it is. */
  name: LegalDocumentName;
  /** What it is called. */
  title: string;
};
export type AgreeToDocumentDto = {
  /** The version that was read. */
  version: number;
};
