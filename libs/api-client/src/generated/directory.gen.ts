import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMembers: build.query<ListMembersApiResponse, ListMembersApiArg>({
      query: (queryArg) => ({
        url: `/api/members`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          search: queryArg.search,
          type: queryArg['type'],
          country: queryArg.country,
          interest: queryArg.interest,
          openTo: queryArg.openTo,
          tier: queryArg.tier,
          sort: queryArg.sort,
          verified: queryArg.verified,
        },
      }),
    }),
    countMemberFacets: build.query<CountMemberFacetsApiResponse, CountMemberFacetsApiArg>({
      query: (queryArg) => ({
        url: `/api/members/facets`,
        params: {
          search: queryArg.search,
          type: queryArg['type'],
          country: queryArg.country,
          interest: queryArg.interest,
          openTo: queryArg.openTo,
          tier: queryArg.tier,
          verified: queryArg.verified,
        },
      }),
    }),
    suggestMemberSearch: build.query<SuggestMemberSearchApiResponse, SuggestMemberSearchApiArg>({
      query: (queryArg) => ({
        url: `/api/members/search-suggestion`,
        params: {
          search: queryArg.search,
        },
      }),
    }),
    listFeaturedMembers: build.query<ListFeaturedMembersApiResponse, ListFeaturedMembersApiArg>({
      query: () => ({ url: `/api/members/featured` }),
    }),
    getAllianceGrowth: build.query<GetAllianceGrowthApiResponse, GetAllianceGrowthApiArg>({
      query: () => ({ url: `/api/members/growth` }),
    }),
    featureOrganization: build.mutation<FeatureOrganizationApiResponse, FeatureOrganizationApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/organizations/${encodeURIComponent(String(queryArg.id))}/featured`,
        method: 'PUT',
        body: queryArg.featureOrganizationDto,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as directoryApi };
export type ListMembersApiResponse = /** status 200 One page, in the order that is asked for. */ MemberDto[];
export type ListMembersApiArg = {
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
  /** Words to look for in name, type, city, country, description, interests, and what is sought and offered; of the last one its
    beginning is enough. What has all of them is found; where nothing has, what has some of them, and `X-Search-Words` says so. */
  search?: string;
  /** What they are, separated by commas. */
  type?: OrganizationType[];
  /** Where they say they are, ISO 3166-1 alpha-2, separated by commas. */
  country?: string[];
  /** Areas of which they name any, separated by commas. */
  interest?: Interest[];
  /** What they can be asked for, separated by commas. */
  openTo?: OrganizationOpening[];
  /** The tiers that they have subscribed to, separated by commas; a trial is none. */
  tier?: MembershipTier[];
  /** The order: of what a search has found `best` (where absent) or `newest`; else `newest` (where absent) or `name`. */
  sort?: MemberSort;
  /** Those that have been verified, and no others. */
  verified?: boolean;
};
export type CountMemberFacetsApiResponse = /** status 200 OK. */ MemberFacetsDto;
export type CountMemberFacetsApiArg = {
  /** Words to look for in name, type, city, country, description, interests, and what is sought and offered; of the last one its
    beginning is enough. What has all of them is found; where nothing has, what has some of them, and `X-Search-Words` says so. */
  search?: string;
  /** What they are, separated by commas. */
  type?: OrganizationType[];
  /** Where they say they are, ISO 3166-1 alpha-2, separated by commas. */
  country?: string[];
  /** Areas of which they name any, separated by commas. */
  interest?: Interest[];
  /** What they can be asked for, separated by commas. */
  openTo?: OrganizationOpening[];
  /** The tiers that they have subscribed to, separated by commas; a trial is none. */
  tier?: MembershipTier[];
  /** Those that have been verified, and no others. */
  verified?: boolean;
};
export type SuggestMemberSearchApiResponse = /** status 200 OK. */ SearchSuggestionDto;
export type SuggestMemberSearchApiArg = {
  /** The words as they were searched for. */
  search: string;
};
export type ListFeaturedMembersApiResponse = /** status 200 OK. */ MemberDto[];
export type ListFeaturedMembersApiArg = void;
export type GetAllianceGrowthApiResponse = /** status 200 OK. */ AllianceGrowthDto;
export type GetAllianceGrowthApiArg = void;
export type FeatureOrganizationApiResponse = unknown;
export type FeatureOrganizationApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  featureOrganizationDto: FeatureOrganizationDto;
};
export type OrganizationOpening = 'pilots' | 'partnerships' | 'investment' | 'research' | 'mentoring';
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
export type MembershipTier =
  | 'free'
  | 'innovators_solution_providers'
  | 'ecosystem_enablers'
  | 'enterprise_alliance_partners';
export type MemberDto = {
  /** What it can be asked for. */
  openTo: OrganizationOpening[];
  /** The day (UTC) on which it last submitted a problem, published a solution or a story, or started a project; `null` where it has
    done none of these, or does not show it. */
  lastActiveOn: string | null;
  /** Projects in sandbox, pilot or scaling that it leads or works on, counted up to 100; `null` where it does not show its work. */
  activeProjects: number | null;
  /** Pairs of a project and another organization on it, counted up to 100; `null` where it does not show its work. */
  collaborations: number | null;
  /** Its identifier. */
  id: string;
  /** Its name. */
  name: string;
  /** What kind of organization it is. */
  type: OrganizationType;
  /** The tier that it has subscribed to. */
  tier: MembershipTier;
  /** Whether it has been proven that it is who it says. */
  isVerified: boolean;
  /** The domain that it has proven to be its own; `null` where none is, or it was verified otherwise. */
  verifiedDomain: string | null;
  /** The beginning of what it says of itself. */
  description: string;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** The city it is in. */
  city: string | null;
  /** The beginning of what it looks for. */
  seeks: string | null;
  /** The beginning of what others may get from it. */
  offers: string | null;
  /** Areas of interest. */
  interests: string[];
  /** The stored file of its logo. */
  logoId: string | null;
  /** Since when it is a member. */
  createdAt: string;
  /** Whether the alliance features it. */
  isFeatured: boolean;
  /** Words of the name, the interests and the beginning of the description, as they stand there, that a search has found;
    absent without one. */
  hits?: string[];
};
export type Interest =
  | 'Fintech'
  | 'DeFi & Blockchain'
  | 'SaaS / Cloud Software'
  | 'Mobility Tech'
  | 'Telecom & Connectivity'
  | 'Greentech / Climate Tech'
  | 'AgriTech'
  | 'Waste & Circular Economy'
  | 'EdTech'
  | 'HealthTech'
  | 'GovTech / CivicTech'
  | 'LegalTech / RegTech'
  | 'E-Commerce & Marketplaces'
  | 'Media & Creator Economy'
  | 'TravelTech / Real Estate'
  | 'AI & Data Science'
  | 'Robotics & Drones'
  | 'Biotech / Genomics'
  | 'Space Tech';
export type MemberSort = 'best' | 'newest' | 'name';
export type FacetCountDto = {
  /** A value of the facet. */
  value: string;
  /** How many there would be with this value instead of those that the facet is narrowed to, the other filters as they are. */
  count: number;
  /** Of matches: how many more there would be that have no label, as they share a few words with the text alone. Absent where there are
    none. */
  weaker?: number;
};
export type MemberFacetsDto = {
  /** By what they are. */
  type: FacetCountDto[];
  /** By where they are; those that do not show it are in none. */
  country: FacetCountDto[];
  /** By areas of interest; one with several is in each of them. */
  interest: FacetCountDto[];
  /** By what they can be asked for; one with several is in each of them. */
  openTo: FacetCountDto[];
  /** By the tier that they have subscribed to. */
  tier: FacetCountDto[];
  /** By whether they have been verified: `true` or `false`. */
  verified: FacetCountDto[];
  /** False where a search finds too many to be counted: these are then the numbers without it. */
  isExact: boolean;
};
export type SearchSuggestionDto = {
  /** The same search without its slips of spelling, which finds something; `null` when there is none. */
  suggestion: string | null;
};
export type AllianceGrowthDto = {
  /** Organizations. */
  members: number;
  /** How many more they are than a year ago, in whole percent; `null` where there were none. */
  membersGrowth: number | null;
  /** Countries that they are in. */
  countries: number;
  /** Countries of which the first came in the last year. */
  newCountries: number;
  /** Connections between two organizations. */
  connections: number;
  /** How many more they are than a year ago, in whole percent, by whole months; `null` where there were none. */
  connectionsGrowth: number | null;
};
export type FeatureOrganizationDto = {
  /** Whether the directory shows it among the featured partners. */
  isFeatured: boolean;
};
