import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOrganizationPage: build.query<GetOrganizationPageApiResponse, GetOrganizationPageApiArg>({
      query: (queryArg) => ({
        url: `/api/members/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    getOrganizationProfile: build.query<GetOrganizationProfileApiResponse, GetOrganizationProfileApiArg>({
      query: (queryArg) => ({
        url: `/api/organizations/${encodeURIComponent(String(queryArg.organizationId))}/profile`,
      }),
    }),
    editOrganizationProfile: build.mutation<EditOrganizationProfileApiResponse, EditOrganizationProfileApiArg>({
      query: (queryArg) => ({
        url: `/api/organizations/${encodeURIComponent(String(queryArg.organizationId))}/profile`,
        method: 'PATCH',
        body: queryArg.editOrganizationProfileDto,
      }),
    }),
    putOrganizationLogo: build.mutation<PutOrganizationLogoApiResponse, PutOrganizationLogoApiArg>({
      query: (queryArg) => ({
        url: `/api/organizations/${encodeURIComponent(String(queryArg.organizationId))}/logo`,
        method: 'PUT',
        body: queryArg.body,
      }),
    }),
    removeOrganizationLogo: build.mutation<RemoveOrganizationLogoApiResponse, RemoveOrganizationLogoApiArg>({
      query: (queryArg) => ({
        url: `/api/organizations/${encodeURIComponent(String(queryArg.organizationId))}/logo`,
        method: 'DELETE',
      }),
    }),
    getOrganizationLogo: build.query<GetOrganizationLogoApiResponse, GetOrganizationLogoApiArg>({
      query: (queryArg) => ({
        url: `/api/logos/${encodeURIComponent(String(queryArg.id))}/${encodeURIComponent(String(queryArg.size))}`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as profileApi };
export type GetOrganizationPageApiResponse = /** status 200 OK. */ OrganizationPageDto;
export type GetOrganizationPageApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type GetOrganizationProfileApiResponse = /** status 200 OK. */ OrganizationProfileDto;
export type GetOrganizationProfileApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  organizationId: string;
};
export type EditOrganizationProfileApiResponse = /** status 200 OK. */ OrganizationProfileDto;
export type EditOrganizationProfileApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  organizationId: string;
  editOrganizationProfileDto: EditOrganizationProfileDto;
};
export type PutOrganizationLogoApiResponse = /** status 200 OK. */ OrganizationLogoDto;
export type PutOrganizationLogoApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  organizationId: string;
  /** The file’s bytes. By its content it is one of: image/jpeg, image/png, image/webp. */
  body: Blob;
};
export type RemoveOrganizationLogoApiResponse = unknown;
export type RemoveOrganizationLogoApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  organizationId: string;
};
export type GetOrganizationLogoApiResponse =
  /** status 200 The picture, a square. It is never changed: another one has another address. */ Blob;
export type GetOrganizationLogoApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  size: string;
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
export type DirectoryField =
  | 'description'
  | 'website'
  | 'location'
  | 'seeks_and_offers'
  | 'interests'
  | 'people'
  | 'work'
  | 'answer_record'
  | 'last_active';
export type MembershipTier =
  | 'free'
  | 'innovators_solution_providers'
  | 'ecosystem_enablers'
  | 'enterprise_alliance_partners';
export type OrganizationProof = 'domain' | 'super_admin';
export type OrganizationVerificationDto = {
  /** When it was verified. */
  at: string;
  /** How: by the domain of an address there, or by the alliance. */
  by: OrganizationProof;
  /** The domain that it has proven to be its own, the first where there are several; `null` where none is. */
  domain: string | null;
};
export type TeamRole = 'owner' | 'admin' | 'member' | 'viewer';
export type OrganizationPersonDto = {
  /** Their given name. */
  firstName: string;
  /** Their family name. */
  lastName: string;
  /** What they do, in their own words. */
  headline: string | null;
  /** Address of their picture. */
  profileImageUrl: string | null;
  /** What they may do for the organization. */
  role: TeamRole;
};
export type ViewerStanding = 'visitor' | 'member' | 'connected' | 'own';
export type OrganizationPageDto = {
  /** Areas that it is interested in. */
  interests: Interest[];
  /** What it can be asked for. */
  openTo: OrganizationOpening[];
  /** The organization's identifier. */
  id: string;
  /** The name by which it is known. */
  name: string;
  /** What kind of organization it is. It stays. */
  type: OrganizationType;
  /** Its logo, for `/api/logos/{id}/{size}`; `null` where it has none. */
  logoId: string | null;
  /** What it does. */
  description: string | null;
  /** Its web address. */
  website: string | null;
  /** Where it has its seat, ISO 3166-1 alpha-2. */
  country: string | null;
  /** The city of its seat. */
  city: string | null;
  /** What it looks for. */
  seeks: string | null;
  /** What others may get from it. */
  offers: string | null;
  /** The day (UTC) on which it last submitted a problem, published a solution or a story, or started a project; `null` where it has
    done none of these, or the viewer does not see it. */
  lastActiveOn: string | null;
  /** The parts that the viewer sees. */
  visible: DirectoryField[];
  /** The tier in force. */
  tier: MembershipTier;
  /** Since when it is a member. */
  memberSince: string;
  /** How it was proven that it is who it says; `null` where that was not. */
  verified: OrganizationVerificationDto | (null | null);
  /** Whether the alliance features it in the directory. */
  isFeatured: boolean;
  /** Those of its people who let it name them, owners first, at most 100. */
  people: OrganizationPersonDto[];
  /** How the viewer stands with it. */
  standing: ViewerStanding;
  /** Whether the viewer may edit its profile. */
  canEdit: boolean;
};
export type FieldVisibility = 'hidden' | 'connections' | 'members' | 'public';
export type ProfileVisibilityDto = {
  /** What it does. */
  description: FieldVisibility;
  /** Its web address. */
  website: FieldVisibility;
  /** Country and city. */
  location: FieldVisibility;
  /** What it seeks and offers, and what it is open to. */
  seeks_and_offers: FieldVisibility;
  /** The areas that it is interested in. */
  interests: FieldVisibility;
  /** Those of its people who let it name them, and their roles. */
  people: FieldVisibility;
  /** Its problems, solutions, projects and stories, together. */
  work: FieldVisibility;
  /** How it has answered proposals. */
  answer_record: FieldVisibility;
  /** On which day it last did something that members see. */
  last_active: FieldVisibility;
};
export type OrganizationProfileDto = {
  /** Areas that it is interested in. */
  interests: Interest[];
  /** What it can be asked for. */
  openTo: OrganizationOpening[];
  /** The organization's identifier. */
  id: string;
  /** What kind of organization it is. It stays. */
  type: OrganizationType;
  /** Its logo, for `/api/logos/{id}/{size}`; `null` where it has none. */
  logoId: string | null;
  /** Counted up with each edit. */
  revision: number;
  /** The name by which it is known. */
  name: string;
  /** What it does. */
  description: string | null;
  /** Its web address. */
  website: string | null;
  /** Where it has its seat, ISO 3166-1 alpha-2. */
  country: string | null;
  /** The city of its seat. */
  city: string | null;
  /** What it looks for. */
  seeks: string | null;
  /** What others may get from it. */
  offers: string | null;
  /** Who sees what of it. Name, type, plan, logo and since when it is a member are seen by all who see its page. */
  visibility: ProfileVisibilityDto;
};
export type EditOrganizationProfileDto = {
  /** The name by which it is known. */
  name?: string;
  /** What it does, on several lines. */
  description?: string | null;
  /** Its web address, with http:// or https://. */
  website?: string | null;
  /** Where it has its seat, ISO 3166-1 alpha-2. */
  country?: string | null;
  /** The city of its seat. */
  city?: string | null;
  /** What it looks for, on several lines. */
  seeks?: string | null;
  /** What others may get from it, on several lines. */
  offers?: string | null;
  /** Areas that it is interested in. */
  interests?: Interest[];
  /** What it can be asked for. */
  openTo?: OrganizationOpening[];
  /** The `revision` that was read before it was edited. */
  revision: number;
  /** Who sees what of it, every part. */
  visibility?: ProfileVisibilityDto;
};
export type OrganizationLogoDto = {
  /** For `/api/logos/{id}/{size}`. */
  logoId: string;
};
