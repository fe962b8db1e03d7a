import { baseApi } from './base-api';
import { type AgreementDto, documentsApi as generated } from './generated/documents.gen';
import { listOf } from './list-of';
import type { TagsOf } from './tags';

/** The Terms and the Privacy Policy as super admins write and publish them, and who has agreed. */
const tagged = generated.enhanceEndpoints({
  endpoints: {
    getLegalDesk: { providesTags: ['LegalDocument'] },
    saveLegalDraft: { invalidatesTags: ['LegalDocument'] },
    discardLegalDraft: { invalidatesTags: ['LegalDocument'] },
    publishLegalDraft: { invalidatesTags: ['LegalDocument', 'LegalNews', 'Audit'] },
  } satisfies TagsOf<typeof generated>,
});

const lists = baseApi.injectEndpoints({
  endpoints: (build) => ({
    browseAgreements: listOf<AgreementDto>(build, '/api/admin/legal/agreements', 'Agreement'),
  }),
});

export const { useBrowseAgreementsInfiniteQuery } = lists;
export const {
  useDiscardLegalDraftMutation,
  useGetLegalDeskQuery,
  usePublishLegalDraftMutation,
  useSaveLegalDraftMutation,
} = tagged;
export type AgreementWay = NonNullable<AgreementDto['way']>;
export type {
  AgreementDto,
  AgreementState,
  LegalDeskDto,
  LegalDocumentName,
} from './generated/documents.gen';
