import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkDomainProof: build.mutation<CheckDomainProofApiResponse, CheckDomainProofApiArg>({
      query: (queryArg) => ({
        url: `/api/domain-proofs/check`,
        method: 'POST',
        body: queryArg.tokenDto,
      }),
    }),
    confirmDomain: build.mutation<ConfirmDomainApiResponse, ConfirmDomainApiArg>({
      query: (queryArg) => ({
        url: `/api/domain-proofs/confirm`,
        method: 'POST',
        body: queryArg.tokenDto,
      }),
    }),
    getDomains: build.query<GetDomainsApiResponse, GetDomainsApiArg>({
      query: (queryArg) => ({
        url: `/api/organizations/${encodeURIComponent(String(queryArg.organizationId))}/domains`,
      }),
    }),
    claimDomain: build.mutation<ClaimDomainApiResponse, ClaimDomainApiArg>({
      query: (queryArg) => ({
        url: `/api/organizations/${encodeURIComponent(String(queryArg.organizationId))}/domains`,
        method: 'POST',
        body: queryArg.claimDomainDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    checkDomain: build.mutation<CheckDomainApiResponse, CheckDomainApiArg>({
      query: (queryArg) => ({
        url: `/api/organizations/${encodeURIComponent(String(queryArg.organizationId))}/domains/${encodeURIComponent(String(queryArg.id))}/check`,
        method: 'POST',
      }),
    }),
    mailDomainProof: build.mutation<MailDomainProofApiResponse, MailDomainProofApiArg>({
      query: (queryArg) => ({
        url: `/api/organizations/${encodeURIComponent(String(queryArg.organizationId))}/domains/${encodeURIComponent(String(queryArg.id))}/mail`,
        method: 'POST',
        body: queryArg.mailDomainProofDto,
      }),
    }),
    removeDomain: build.mutation<RemoveDomainApiResponse, RemoveDomainApiArg>({
      query: (queryArg) => ({
        url: `/api/organizations/${encodeURIComponent(String(queryArg.organizationId))}/domains/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as domainsApi };
export type CheckDomainProofApiResponse = /** status 200 OK. */ ClaimedDomainDto;
export type CheckDomainProofApiArg = {
  tokenDto: TokenDto;
};
export type ConfirmDomainApiResponse = unknown;
export type ConfirmDomainApiArg = {
  tokenDto: TokenDto;
};
export type GetDomainsApiResponse = /** status 200 OK. */ DomainsDto;
export type GetDomainsApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  organizationId: string;
};
export type ClaimDomainApiResponse = /** status 201 Created. */ DomainsDto;
export type ClaimDomainApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  organizationId: string;
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  claimDomainDto: ClaimDomainDto;
};
export type CheckDomainApiResponse = unknown;
export type CheckDomainApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  organizationId: string;
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type MailDomainProofApiResponse = unknown;
export type MailDomainProofApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  organizationId: string;
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  mailDomainProofDto: MailDomainProofDto;
};
export type RemoveDomainApiResponse = unknown;
export type RemoveDomainApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  organizationId: string;
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type ClaimedDomainDto = {
  /** The organization that says that the domain is its own. */
  organizationName: string;
  /** The domain. */
  domain: string;
};
export type TokenDto = {
  /** What follows `token=` in the mailed link: the one of the welcome mail activates, the one of the reset mail
    resets. */
  token: string;
};
export type DomainProof = 'dns' | 'mail';
export type DomainDto = {
  /** Its identifier. */
  id: string;
  /** The domain, in lower case and ASCII. */
  domain: string;
  /** Where a text record (TXT) proves it. */
  recordName: string;
  /** What the text record is to hold. */
  recordValue: string;
  /** Since when the organization says that it is its own. */
  claimedAt: string;
  /** When it was proven; `null` until then. */
  provenAt: string | null;
  /** How it was proven; absent until then. */
  proof?: DomainProof;
};
export type DomainsDto = {
  /** What the organization is called. */
  organizationName: string;
  /** How the organization is verified; `null` where it is not. */
  verifiedBy: ('domain' | 'super_admin' | null) | null;
  /** Its domains, the first claimed first: ten at most. */
  domains: DomainDto[];
};
export type ClaimDomainDto = {
  /** The domain, also as part of a web address: of the organization's own, not a provider's of mail. */
  domain: string;
};
export type AdministrativeMailbox = 'admin' | 'administrator' | 'webmaster' | 'hostmaster' | 'postmaster';
export type MailDomainProofDto = {
  /** Which mailbox of the domain gets the link: one of those that administrators alone are given (Baseline Requirements of the
    CA/Browser Forum, 3.2.2.4.4). */
  mailbox: AdministrativeMailbox;
};
