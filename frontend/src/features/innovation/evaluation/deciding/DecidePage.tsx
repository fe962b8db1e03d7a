import { useGetEvaluationQuery, useGetRankingQuery } from '@alliance/api-client/evaluation';
import { type ProposalDto, useBrowseProposalsInfiniteQuery, useGetProblemQuery } from '@alliance/api-client/innovation';
import { problemText } from '@alliance/api-client/problem';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { Button, LinkButton } from '@/ui/Button';
import { BackLink } from '@/ui/browse/BackLink';
import { NothingToShow } from '@/ui/browse/NothingToShow';
import { itemsOf } from '@/ui/browse/PagedList';
import { EmptyState, LoadFailure } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/routing';
import { Skeleton } from '@/ui/Skeleton';
import { Decisions } from './Decisions';

/** Many at once, so that a queue is rarely longer. */
const pageSize = '100';

/** Drafts of decisions on the proposals to a problem, published together. */
export default function DecidePage() {
  const { id = '' } = useParams();
  const { currentData: problem, ...asked } = useGetProblemQuery({ id });
  const proposals = useBrowseProposalsInfiniteQuery({ id, limit: pageSize });
  const evaluation = useGetEvaluationQuery({ id });
  const canRank = evaluation.currentData?.canRank ?? false;
  const { currentData: ranking, error: unranked } = useGetRankingQuery({ id }, { skip: !canRank });
  // The best stands first from the first: nothing changes its place under who reads.
  const isOrdered = evaluation.error || (evaluation.currentData && (!canRank || ranking || unranked));
  usePageTitle(problem && `Decide: ${problem.title}`);

  const back = <BackLink to={`/problems/${id}?tab=proposals`}>The problem</BackLink>;
  const known = itemsOf(proposals);
  const { hasNextPage, fetchNextPage, isFetching, isFetchNextPageError: hasFailed } = proposals;
  // Those that were decided may fill whole pages: what waits may come after them.
  const isLookingOn = Boolean(problem?.canDecide && hasNextPage && known?.every(({ status }) => status !== 'pending'));
  useEffect(() => {
    if (isLookingOn && !isFetching && !hasFailed) void fetchNextPage();
  }, [isLookingOn, isFetching, hasFailed, fetchNextPage]);
  if (!problem || !known || !isOrdered)
    return (
      <NothingToShow
        noun="Problem"
        above={back}
        error={asked.error ?? proposals.error}
        retrying={asked.isFetching || proposals.isFetching}
        onRetry={() => {
          void asked.refetch();
          void proposals.refetch();
        }}
      />
    );

  const pending = inOrder(
    known.filter(({ status }) => status === 'pending'),
    ranking?.proposals.map(({ proposalId }) => proposalId) ?? [],
  );
  return (
    <>
      <PageHeader above={back} title="Decide together" description={problem.title} />
      {!problem.canDecide ? (
        <EmptyState title="You do not decide here" action={<ToProblem id={id} />}>
          Who leads the evaluation does, or an owner or admin of {problem.submittedBy.name}.
        </EmptyState>
      ) : (
        <Decisions
          problem={problem}
          proposals={pending}
          ranked={ranking?.proposals ?? []}
          hasMore={hasNextPage}
          empty={
            hasNextPage ? (
              !hasFailed && <Looking />
            ) : (
              <EmptyState title="Nothing waits for a decision" action={<ToProblem id={id} />}>
                Everybody who has proposed has an answer.
              </EmptyState>
            )
          }
        />
      )}
      {problem.canDecide && hasFailed && (
        <div className="mt-6">
          <LoadFailure
            what="More proposals"
            stale={pending.length > 0}
            retrying={isFetching}
            onRetry={() => void fetchNextPage()}
          >
            {problemText(proposals.error)}
          </LoadFailure>
        </div>
      )}
      {problem.canDecide && hasNextPage && !isLookingOn && !hasFailed && (
        <Button
          variant="secondary"
          className="mt-6"
          pending={proposals.isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {proposals.isFetchingNextPage ? 'Loading...' : 'Show More Proposals'}
        </Button>
      )}
    </>
  );
}

/** Until the first that waits is found. */
const Looking = () => (
  <div role="status">
    <span className="sr-only">Loading...</span>
    <Skeleton className="h-64 w-full" />
  </div>
);

const ToProblem = ({ id }: { id: string }) => (
  <LinkButton to={`/problems/${id}?tab=proposals`} variant="secondary">
    Back to the Problem
  </LinkButton>
);

/** The best first, where they are ranked. */
function inOrder(proposals: ProposalDto[], ranked: readonly string[]): ProposalDto[] {
  const place = ({ id }: ProposalDto) => (ranked.includes(id) ? ranked.indexOf(id) : ranked.length);
  return [...proposals].sort((one, other) => place(one) - place(other));
}
