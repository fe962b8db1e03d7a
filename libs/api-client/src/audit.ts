import { baseApi } from './base-api';
import { type AuditEventDto, auditApi as generated } from './generated/audit.gen';
import { listOf } from './list-of';
import type { TagsOf } from './tags';

/** Who did what, as super admins read it. */
const tagged = generated.enhanceEndpoints({
  endpoints: {
    getAuditState: { providesTags: ['Audit'] },
    verifyAudit: { invalidatesTags: ['Audit'] },
  } satisfies TagsOf<typeof generated>,
});

const lists = baseApi.injectEndpoints({
  endpoints: (build) => ({
    browseAuditEvents: listOf<AuditEventDto>(build, '/api/admin/audit', 'Audit'),
  }),
});

export const { useBrowseAuditEventsInfiniteQuery } = lists;
export const { useGetAuditEventQuery, useGetAuditStateQuery, useVerifyAuditMutation } = tagged;
export type { AuditCheckDto, AuditEventDto, AuditStateDto } from './generated/audit.gen';
