import { baseApi } from './base-api';
import { type ApiListingDto, type ApiProviderDto, marketplaceApi as generated } from './generated/marketplace.gen';
import { listOf } from './list-of';

/** The marketplace, for super admins: nothing that they do changes it yet, so it is asked anew whenever its page is opened. */
const lists = baseApi.injectEndpoints({
  endpoints: (build) => ({
    browseApiProviders: listOf<ApiProviderDto>(build, '/api/admin/api-providers'),
    browseApis: listOf<ApiListingDto>(build, '/api/admin/apis'),
  }),
});

export const { useBrowseApiProvidersInfiniteQuery, useBrowseApisInfiniteQuery } = lists;
export const { useGetApiFiguresQuery, useListApisInReviewQuery } = generated;
export type {
  ApiFiguresDto,
  ApiInReviewDto,
  ApiListingDto,
  ApiPricing,
  ApiProviderDto,
  ApiReviewStatus,
  ApiStanding,
  CertificationLevel,
  ComplianceStatus,
  KybStatus,
  ProviderMemberType,
  PublishingScope,
} from './generated/marketplace.gen';
