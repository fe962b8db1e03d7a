import {
  type ProposalDto,
  useBrowseProposalsInfiniteQuery,
  useWithdrawProposalMutation,
} from '@alliance/api-client/innovation';
import { problemText } from '@alliance/api-client/problem';
import { contributors, organizationsAs, useViewer } from '@alliance/api-client/viewer';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { DateText } from '@/ui/DateText';
import { LoadFailure } from '@/ui/EmptyState';
import { LoadMore } from '@/ui/LoadMore';
import { laterDialog } from '@/ui/laterDialog';
import { toast } from '@/ui/toast';
import { useAddress } from '@/ui/useAddress';
import { ProposalStatusBadge, ReadinessBadge } from '../badges';
import { type Decision, isDecision } from './decision';

const DecideProposalDialog = laterDialog(() => import('./DecideProposalDialog'));

interface ProposalsProps {
  problemId: string;
  /** Whether the viewer decides; otherwise the list holds their own proposals only. */
  canDecide: boolean;
}

export function Proposals({ problemId, canDecide }: ProposalsProps) {
  const { data, error, isFetching, refetch, ...more } = useBrowseProposalsInfiniteQuery({ id: problemId });
  const proposals = data?.pages.flatMap((page) => page.items);
  const [deciding, setDeciding] = useDeciding(proposals);
  const own = organizationsAs(useViewer().viewer, contributors);
  const titleId = useId();

  if (!canDecide && !error && !proposals?.length) return null;
  return (
    <section aria-labelledby={titleId} aria-busy={isFetching} className="mt-12">
      <h2 id={titleId} className="text-2xl">
        {canDecide ? 'Proposals' : 'Your proposals'}
      </h2>
      {error ? (
        <div className="mt-5">
          <LoadFailure what="The proposals" stale={Boolean(proposals)} retrying={isFetching} onRetry={refetch}>
            {problemText(error)}
          </LoadFailure>
        </div>
      ) : null}
      {proposals?.length === 0 && (
        <p className="mt-3 text-ink-2">No proposals yet. Solutions proposed to this problem appear here.</p>
      )}
      <ul className="mt-5 grid gap-4">
        {proposals?.map((proposal) => (
          <li key={proposal.id}>
            <ProposalCard
              proposal={proposal}
              onDecide={canDecide ? (decision) => setDeciding(`${decision}:${proposal.id}`) : undefined}
              canWithdraw={own.some(({ id }) => id === proposal.solution.submittedBy.id)}
            />
          </li>
        ))}
      </ul>
      {more.hasNextPage && (
        <LoadMore
          shown={proposals?.length ?? 0}
          total={data?.pages.at(-1)?.total ?? 0}
          hasMore
          loading={more.isFetchingNextPage}
          onLoadMore={more.fetchNextPage}
        />
      )}
      {canDecide && deciding && <DecideProposalDialog {...deciding} onClose={() => setDeciding('')} />}
    </section>
  );
}

/** Which proposal is being decided, and how: "accept:<id>" in the address. */
function useDeciding(proposals: ProposalDto[] = []) {
  const [address, change] = useAddress('decide');
  const [decision, id] = address.split(':');
  const proposal = proposals.find((one) => one.id === id);
  const deciding = proposal && isDecision(decision) ? { proposal, decision } : null;
  return [deciding, change] as const;
}

interface ProposalCardProps {
  proposal: ProposalDto;
  onDecide?: (decision: Decision) => void;
  canWithdraw: boolean;
}

function ProposalCard({ proposal, onDecide, canWithdraw }: ProposalCardProps) {
  const titleId = useId();
  const { solution, note, feedback, status } = proposal;
  const isPending = status === 'pending';
  return (
    <Card as="article">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 id={titleId} className="min-w-0 text-lg">
          <Link to={`/solutions/${solution.id}`} className="rounded-sm hover:text-brand">
            {solution.title}
          </Link>
        </h3>
        <div className="flex flex-wrap gap-1.5">
          <ReadinessBadge level={solution.readinessLevel} />
          <ProposalStatusBadge status={status} />
        </div>
      </div>
      <p className="mt-1 text-ink-2 text-sm">
        {solution.submittedBy.name} · <DateText at={proposal.createdAt} />
      </p>
      {note && <p className="mt-3 max-w-prose whitespace-pre-line">{note}</p>}
      {feedback && (
        <p className="mt-3 max-w-prose whitespace-pre-line border-line-strong border-l-2 pl-4 text-ink-2">
          <span className="font-medium text-ink">Feedback: </span>
          {feedback}
        </p>
      )}
      {isPending && (onDecide || canWithdraw) && (
        <div className="mt-4 flex flex-wrap gap-3">
          {onDecide && (
            <>
              <Button onClick={() => onDecide('accept')} aria-describedby={titleId}>
                Accept
              </Button>
              <Button variant="secondary" onClick={() => onDecide('decline')} aria-describedby={titleId}>
                Decline
              </Button>
            </>
          )}
          {canWithdraw && <WithdrawButton proposal={proposal} describedBy={titleId} />}
        </div>
      )}
    </Card>
  );
}

function WithdrawButton({ proposal, describedBy }: { proposal: ProposalDto; describedBy: string }) {
  const [withdraw, { isLoading }] = useWithdrawProposalMutation();
  const [asking, setAsking] = useState(false);

  const send = async () => {
    try {
      await withdraw({ id: proposal.id }).unwrap();
    } catch (error) {
      return problemText(error);
    }
    toast({ title: 'Success', description: 'Proposal withdrawn.' });
  };

  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)} aria-describedby={describedBy}>
        Withdraw
      </Button>
      {asking && (
        <ConfirmDialog
          title="Withdraw proposal"
          confirm="Withdraw Proposal"
          confirming="Withdrawing..."
          isLoading={isLoading}
          onConfirm={send}
          onClose={() => setAsking(false)}
        >
          “{proposal.solution.title}” is no longer offered for this problem, and nobody can decide on it. The solution
          stays published, and you can propose it again.
        </ConfirmDialog>
      )}
    </>
  );
}
