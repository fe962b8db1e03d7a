import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getApiFigures: build.query<GetApiFiguresApiResponse, GetApiFiguresApiArg>({
      query: () => ({ url: `/api/admin/api-figures` }),
    }),
    listApiProviders: build.query<ListApiProvidersApiResponse, ListApiProvidersApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/api-providers`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          memberType: queryArg.memberType,
          certification: queryArg.certification,
          passed: queryArg.passed,
        },
      }),
    }),
    listApis: build.query<ListApisApiResponse, ListApisApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/apis`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          status: queryArg.status,
        },
      }),
    }),
    listApisInReview: build.query<ListApisInReviewApiResponse, ListApisInReviewApiArg>({
      query: () => ({ url: `/api/admin/api-review-queue` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as marketplaceApi };
export type GetApiFiguresApiResponse = /** status 200 OK. */ ApiFiguresDto;
export type GetApiFiguresApiArg = void;
export type ListApiProvidersApiResponse = /** status 200 One page, who came last first. */ ApiProviderDto[];
export type ListApiProvidersApiArg = {
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
  /** What kind of member they are. */
  memberType?: ProviderMemberType;
  /** How far they have come. */
  certification?: CertificationLevel;
  /** What they have passed; `certified` finds trusted and gold ones too. */
  passed?: PassedCheck;
};
export type ListApisApiResponse = /** status 200 One page, newest first. */ ApiListingDto[];
export type ListApisApiArg = {
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
  /** Where they stand. */
  status?: ApiStanding;
};
export type ListApisInReviewApiResponse = /** status 200 OK. */ ApiInReviewDto[];
export type ListApisInReviewApiArg = void;
export type ApiFiguresDto = {
  /** When these figures were read. */
  asOf: string;
  /** Organizations that publish APIs, or have asked to. */
  providers: number;
  /** Of these, those of which it is known who stands behind them. */
  kybVerified: number;
  /** Of these, those that are certified, trusted or gold. */
  certified: number;
  /** Of these, those that keep the service level that they promise. */
  slaCompliant: number;
  /** APIs that are tried out in staging. */
  staging: number;
  /** APIs that others can call. */
  active: number;
  /** APIs that nobody can call any more. */
  closed: number;
  /** APIs about which nobody has decided yet: pending or in review. */
  inReview: number;
  /** Calls to all APIs on this day, in UTC. */
  callsToday: number;
};
export type ProviderMemberType = 'research-organizations' | 'corporates' | 'venture-studios' | 'startups-scaleups';
export type CertificationLevel = 'provisional' | 'certified' | 'trusted' | 'gold';
export type KybStatus = 'verified' | 'pending' | 'rejected';
export type ComplianceStatus = 'approved' | 'pending' | 'issues';
export type ApiProviderDto = {
  /** What kind of member it is: what it may charge goes by it. */
  memberType: ProviderMemberType;
  /** How far it has come. */
  certificationLevel: CertificationLevel;
  /** Whether it is known who stands behind it. */
  kybStatus: KybStatus;
  /** Whether it keeps to what it has agreed to. */
  complianceStatus: ComplianceStatus;
  /** Its identifier as a provider. */
  id: string;
  /** The organization’s identifier. */
  organizationId: string;
  /** What it publishes as. */
  name: string;
  /** How well its APIs are made, 0 to 100; `null` until that was scored. */
  techQualityScore: number | null;
  /** How safe its APIs are, 0 to 100; `null` until that was scored. */
  securityScore: number | null;
  /** Whether it keeps the service level that it promises. */
  slaCompliant: boolean;
  /** Its APIs that others can call. */
  activeApis: number;
  /** Its APIs that are tried out. */
  stagingApis: number;
  /** Its APIs that nobody can call any more. */
  closedApis: number;
  /** Since when it is a provider. */
  createdAt: string;
};
export type PassedCheck = 'kyb-verified' | 'certified' | 'sla-compliant';
export type PublishingScope = 'public' | 'paid' | 'enterprise' | 'dataset';
export type ApiReviewStatus = 'pending' | 'in-review' | 'approved' | 'rejected';
export type ApiStanding = 'staging' | 'active' | 'closed';
export type ApiPricing = 'free' | 'freemium' | 'pay-per-use' | 'subscription' | 'enterprise';
export type ApiListingDto = {
  /** For whom it is published. */
  publishingScope: PublishingScope;
  /** What was decided about it. */
  reviewStatus: ApiReviewStatus;
  /** Where it stands. */
  status: ApiStanding;
  /** How it is paid for. */
  pricing: ApiPricing;
  /** Percent of the time that it is promised to be there; `null` promises none. */
  uptimeTarget: number | null;
  /** Its identifier. */
  id: string;
  /** What it is called. */
  name: string;
  /** What it is about. */
  category: string;
  /** What its provider publishes as. */
  providerName: string;
  /** The identifier of the provider’s organization. */
  organizationId: string;
  /** Milliseconds in which 95 of 100 calls are promised to be answered; `null` promises none. */
  p95LatencyTarget: number | null;
  /** Calls in this month so far, in UTC. */
  monthlyUsage: number;
  /** Calls that a month may have; `null` limits none. */
  quota: number | null;
  /** When it came. */
  createdAt: string;
  /** When it was changed last. */
  updatedAt: string;
};
export type ApiInReviewDto = {
  /** For whom it is published. */
  publishingScope: PublishingScope;
  /** What was decided about it. */
  reviewStatus: ApiReviewStatus;
  /** Its identifier. */
  id: string;
  /** What it is called. */
  name: string;
  /** What it is about. */
  category: string;
  /** What its provider publishes as. */
  providerName: string;
  /** The identifier of the provider’s organization. */
  organizationId: string;
  /** How clean its description is, 0 to 100; `null` until it was read. */
  lintScore: number | null;
  /** What a review has to look at for safety. */
  securityFlags: string[];
  /** What a review has to look at by law. */
  legalFlags: string[];
  /** Whether it has an OpenAPI description. */
  hasOpenApiSpec: boolean;
  /** Whether tests of it can be run in staging. */
  hasTestSuite: boolean;
  /** When it was handed in. */
  submittedAt: string;
};
