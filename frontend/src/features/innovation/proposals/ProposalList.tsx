import type { ProposalDto } from '@alliance/api-client/innovation';
import { type Listing, PagedList } from '@/ui/browse/PagedList';
import { CardSkeletons } from '@/ui/Skeleton';
import { ProposalCard } from './ProposalCard';

interface ProposalListProps extends Listing<ProposalDto> {
  isOwn?: (proposal: ProposalDto) => boolean;
  onDecide?: (proposal: ProposalDto, decision: 'accept' | 'decline') => void;
  isToScore?: boolean;
}

/** Proposals to whatever problems, page by page. */
export function ProposalList({ isOwn, onDecide, isToScore, ...list }: ProposalListProps) {
  return (
    <PagedList {...list} waiting={<CardSkeletons />}>
      {(proposals) => (
        <ul className="grid gap-4">
          {proposals.map((proposal) => (
            <li key={proposal.id} className="min-w-0">
              <ProposalCard
                proposal={proposal}
                withProblem
                isOwn={isOwn?.(proposal) ?? false}
                onDecide={onDecide && ((decision) => onDecide(proposal, decision))}
                isToScore={isToScore}
              />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
