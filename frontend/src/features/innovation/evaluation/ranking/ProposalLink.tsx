import type { RankedProposalDto } from '@alliance/api-client/evaluation';
import { Link } from 'react-router-dom';

interface ProposalLinkProps {
  problemId: string;
  proposal: Pick<RankedProposalDto, 'proposalId' | 'isBlind'>;
  children: string;
}

/** To what each reviewer says of it; to the viewer's own score where that is due. */
export const ProposalLink = ({ problemId, proposal: { proposalId, isBlind }, children }: ProposalLinkProps) => (
  <Link
    to={
      isBlind
        ? `/problems/${problemId}/score?proposal=${proposalId}`
        : `/problems/${problemId}/compare?proposals=${proposalId}`
    }
    className="rounded-sm font-medium hover:text-brand"
  >
    {children}
  </Link>
);
