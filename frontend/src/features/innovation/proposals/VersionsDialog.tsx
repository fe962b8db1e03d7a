import { type ProposalDto, useListProposalVersionsQuery } from '@alliance/api-client/innovation';
import { problemText } from '@alliance/api-client/problem';
import { MomentText } from '@/ui/DateText';
import { Dialog } from '@/ui/Dialog';
import { LoadFailure } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';
import { Quote } from './Quote';

interface VersionsDialogProps {
  proposal: ProposalDto;
  onClose: () => void;
}

/** What a proposal has said before, newest first. */
export default function VersionsDialog({ proposal, onClose }: VersionsDialogProps) {
  const { data, error, isFetching, refetch } = useListProposalVersionsQuery({ id: proposal.id });
  return (
    <Dialog
      open
      onOpenChange={(next) => next || onClose()}
      title="Versions of the proposal"
      description={`“${proposal.solution.title}” for “${proposal.problem.title}”. The newest is the one that is decided on.`}
    >
      {error ? (
        <LoadFailure what="The versions" stale={Boolean(data)} retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : null}
      {!data && !error && <Skeleton className="h-40 w-full" />}
      <ol className="grid gap-4">
        {data?.map(({ number, note, createdAt }) => (
          <li key={number}>
            <Quote
              label={
                <>
                  Version {number}, <MomentText at={createdAt} />
                </>
              }
              text={note}
            />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
