import { legalApi as generated } from './generated/legal.gen';
import type { TagsOf } from './tags';

/** New versions of the Terms and the Privacy Policy, as members read and agree to them. */
const tagged = generated.enhanceEndpoints({
  endpoints: {
    listLegalNews: { providesTags: ['LegalNews'] },
    agreeToDocument: { invalidatesTags: ['LegalNews'] },
  } satisfies TagsOf<typeof generated>,
});

export const { useAgreeToDocumentMutation, useListLegalNewsQuery } = tagged;
export type { LegalNewsDto } from './generated/legal.gen';
