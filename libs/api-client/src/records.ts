import { baseApi } from './base-api';
import { recordsApi as generated, type OrganizationRecordDto, type PersonRecordDto } from './generated/records.gen';
import { listOf } from './list-of';
import type { TagsOf } from './tags';

const ofPerson = ['PersonRecord', 'Audit'] as const;
/** Who belongs to an organization stands at the people as well, and what it is called in the directory. */
const ofOrganization = ['OrganizationRecord', 'PersonRecord', 'Member', 'Organization', 'Audit'] as const;

/** People and organizations as super admins read and change them. */
const tagged = generated.enhanceEndpoints({
  endpoints: {
    getPerson: { providesTags: ['PersonRecord'] },
    getOrganizationRecord: { providesTags: ['OrganizationRecord'] },
    // Asked anew each time it is opened, and not while the two become one.
    previewMerge: { providesTags: [] },
    suspendPerson: { invalidatesTags: [...ofPerson] },
    liftSuspension: { invalidatesTags: [...ofPerson] },
    endSessionsOfPerson: { invalidatesTags: [...ofPerson] },
    sendPasswordLink: { invalidatesTags: ['Audit'] },
    resetFactorsOfPerson: { invalidatesTags: [...ofPerson] },
    erasePerson: { invalidatesTags: [...ofPerson] },
    verifyOrganization: { invalidatesTags: [...ofOrganization] },
    suspendOrganization: { invalidatesTags: [...ofOrganization] },
    liftSuspensionOfOrganization: { invalidatesTags: [...ofOrganization] },
    eraseOrganization: { invalidatesTags: [...ofOrganization] },
    mergeOrganization: { invalidatesTags: [...ofOrganization, 'RegistryEntry'] },
  } satisfies TagsOf<typeof generated>,
});

const lists = baseApi.injectEndpoints({
  endpoints: (build) => ({
    browsePeople: listOf<PersonRecordDto>(build, '/api/admin/people', 'PersonRecord'),
    browseOrganizationRecords: listOf<OrganizationRecordDto>(build, '/api/admin/members', 'OrganizationRecord'),
  }),
});

export const { useBrowseOrganizationRecordsInfiniteQuery, useBrowsePeopleInfiniteQuery } = lists;
export const {
  useEndSessionsOfPersonMutation,
  useEraseOrganizationMutation,
  useErasePersonMutation,
  useGetOrganizationRecordQuery,
  useGetPersonQuery,
  useLiftSuspensionMutation,
  useLiftSuspensionOfOrganizationMutation,
  useMergeOrganizationMutation,
  usePreviewMergeQuery,
  useResetFactorsOfPersonMutation,
  useSendPasswordLinkMutation,
  useSuspendOrganizationMutation,
  useSuspendPersonMutation,
  useVerifyOrganizationMutation,
} = tagged;
export type {
  MergePreviewDto,
  OrganizationRecordDetailDto,
  OrganizationRecordDto,
  OrganizationState,
  PersonRecordDetailDto,
  PersonRecordDto,
  PersonState,
} from './generated/records.gen';
