import type { RankedProposalDto } from '@alliance/api-client/evaluation';
import { OrganizationName } from '@/ui/OrganizationName';

type ProposerProps = Pick<RankedProposalDto, 'submittedBy' | 'label'>;

/** Who makes a proposal, by their mark and name, or what stands in for that. */
export const Proposer = ({ submittedBy, label }: ProposerProps) =>
  submittedBy ? <OrganizationName organization={submittedBy} /> : label;
