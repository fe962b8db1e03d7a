import { domainsApi as generated } from './generated/domains.gen';
import type { TagsOf } from './tags';

/** The domains of an organization. */
const tagged = generated.enhanceEndpoints({
  endpoints: {
    getDomains: { providesTags: ['Domain'] },
    claimDomain: { invalidatesTags: ['Domain'] },
    checkDomain: { invalidatesTags: ['Domain'] },
    mailDomainProof: { invalidatesTags: [] },
    removeDomain: { invalidatesTags: ['Domain'] },
    checkDomainProof: { invalidatesTags: [] },
    confirmDomain: { invalidatesTags: ['Domain'] },
  } satisfies TagsOf<typeof generated>,
});

export const {
  useGetDomainsQuery,
  useClaimDomainMutation,
  useCheckDomainMutation,
  useMailDomainProofMutation,
  useRemoveDomainMutation,
  useCheckDomainProofMutation,
  useConfirmDomainMutation,
} = tagged;
export type { AdministrativeMailbox, DomainDto, DomainsDto } from './generated/domains.gen';
