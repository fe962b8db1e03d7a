import { baseApi } from './base-api';
import { type AttachedFileDto, outcomesApi as generated, type ValueEntryDto } from './generated/outcomes.gen';
import { listOf } from './list-of';
import type { TagsOf } from './tags';
import { uploadTo } from './upload-to';

/** What projects were worth. */
const tagged = generated.enhanceEndpoints({
  endpoints: {
    getConfirmedValue: { providesTags: ['Outcome'] },
    getValueTotal: { providesTags: ['Outcome'] },
    listValueEntries: { providesTags: ['Outcome'] },
    getValueEntry: { providesTags: ['Outcome'] },
    getProjectOutcomes: { providesTags: ['Outcome'] },
    enterValue: { invalidatesTags: ['Outcome'] },
    claimValue: { invalidatesTags: ['Outcome'] },
    confirmValue: { invalidatesTags: ['Outcome'] },
    disputeValue: { invalidatesTags: ['Outcome'] },
    discussValue: { invalidatesTags: ['Outcome'] },
    // A story that told it is not shown for now.
    correctValue: { invalidatesTags: ['Outcome', 'Story'] },
    attachEvidence: { invalidatesTags: ['Outcome', 'Storage'] },
    addMetric: { invalidatesTags: ['Outcome'] },
    editMetric: { invalidatesTags: ['Outcome'] },
    measureMetric: { invalidatesTags: ['Outcome'] },
  } satisfies TagsOf<typeof generated>,
});

const lists = baseApi.injectEndpoints({
  endpoints: (build) => ({
    browseValues: listOf<ValueEntryDto>(build, '/api/outcomes', 'Outcome'),
  }),
});

const uploads = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    attachEvidence: uploadTo<AttachedFileDto>(build, '/api/outcomes/:id/files', { tags: ['Outcome', 'Storage'] }),
  }),
});

export const { useAttachEvidenceMutation } = uploads;
export const { useBrowseValuesInfiniteQuery } = lists;
export const {
  useGetConfirmedValueQuery,
  useGetValueTotalQuery,
  useGetValueEntryQuery,
  useGetProjectOutcomesQuery,
  useEnterValueMutation,
  useClaimValueMutation,
  useConfirmValueMutation,
  useDisputeValueMutation,
  useDiscussValueMutation,
  useCorrectValueMutation,
  useAddMetricMutation,
  useEditMetricMutation,
  useMeasureMetricMutation,
} = tagged;
export type {
  ConfirmedValueDto,
  MeasurementDto,
  ProjectOutcomesDto,
  QuarterTotalDto,
  SuccessMetricDto,
  ValueEntryDetailDto,
  ValueEntryDto,
  ValueKind,
  ValueRemarkDto,
  ValueState,
  ValueTotalDto,
} from './generated/outcomes.gen';
