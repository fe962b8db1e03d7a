import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    addOrganization: build.mutation<AddOrganizationApiResponse, AddOrganizationApiArg>({
      query: (queryArg) => ({
        url: `/api/organizations`,
        method: 'POST',
        body: queryArg.addOrganizationDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    closeOrganization: build.mutation<CloseOrganizationApiResponse, CloseOrganizationApiArg>({
      query: (queryArg) => ({
        url: `/api/organizations/${encodeURIComponent(String(queryArg.organizationId))}/close`,
        method: 'POST',
        body: queryArg.closeOrganizationDto,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as organizationsApi };
export type AddOrganizationApiResponse = /** status 201 Created. */ AddedOrganizationDto;
export type AddOrganizationApiArg = {
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  addOrganizationDto: AddOrganizationDto;
};
export type CloseOrganizationApiResponse = unknown;
export type CloseOrganizationApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  organizationId: string;
  closeOrganizationDto: CloseOrganizationDto;
};
export type MembershipTier =
  | 'free'
  | 'innovators_solution_providers'
  | 'ecosystem_enablers'
  | 'enterprise_alliance_partners';
export type AddedOrganizationDto = {
  /** The organization's identifier. */
  id: string;
  /** The tier in force. */
  membershipTier: MembershipTier;
  /** Where the tier that was wished for is paid for this organization, by the year; `null` for the free one. */
  checkout: string | null;
};
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
export type AddOrganizationDto = {
  /** The name by which it is known. */
  name: string;
  /** What it does, in a few sentences. */
  description?: string | null;
  /** Its web address, with http:// or https://. */
  website?: string | null;
  /** Where it is: ISO 3166-1 alpha-2. */
  country?: string | null;
  /** What kind of organization it is. */
  type: OrganizationType;
  /** The tier that is wished for. It is remembered and grants nothing: only a subscription does. The organization starts free. */
  membershipTier?: MembershipTier;
};
export type CloseOrganizationDto = {
  /** The name of the organization, typed once more. */
  confirmation: string;
};
