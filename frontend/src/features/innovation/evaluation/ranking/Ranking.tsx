import {
  type EvaluationDto,
  type RankedProposalDto,
  useGetRankingQuery,
  useGetRubricQuery,
} from '@alliance/api-client/evaluation';
import { problemText } from '@alliance/api-client/problem';
import { useState } from 'react';
import { LinkButton } from '@/ui/Button';
import { EmptyState, LoadFailure } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';
import { useMedia } from '@/ui/useMedia';
import { CompareBar, mostCompared } from './CompareBar';
import { RankingCards } from './RankingCards';
import { RankingTable } from './RankingTable';

interface RankingProps {
  problemId: string;
  evaluation: EvaluationDto;
}

/** The proposals that wait, the best first, with how far the reviewers are apart. */
export function Ranking({ problemId, evaluation }: RankingProps) {
  const { canRank, canManage, rubricVersion, reviewers } = evaluation;
  const { currentData, error, isFetching, refetch } = useGetRankingQuery({ id: problemId }, { skip: !canRank });
  const { currentData: rubric, isLoading: isAsking } = useGetRubricQuery(
    { id: problemId },
    { skip: rubricVersion > 0 },
  );

  if (!canRank) return <NotYet evaluation={evaluation} />;
  const failure = error ? (
    <div className="mb-6">
      <LoadFailure what="The ranking" stale={Boolean(currentData)} retrying={isFetching} onRetry={refetch}>
        {problemText(error)}
      </LoadFailure>
    </div>
  ) : null;
  if (!currentData)
    return (
      failure ?? (
        <div role="status">
          <span className="sr-only">Loading...</span>
          <Skeleton className="h-64 w-full" />
        </div>
      )
    );
  const { proposals } = currentData;
  if (proposals.length === 0)
    return (
      <>
        {failure}
        <div className="print:hidden">
          <EmptyState title="Nothing waits for a decision">Proposals appear here until they are decided.</EmptyState>
        </div>
      </>
    );
  return (
    <>
      {failure}
      {rubricVersion === 0 && !isAsking && (
        <Missing problemId={problemId} what="rubric" may={rubric?.canChange ?? false} />
      )}
      {rubricVersion > 0 && reviewers.length === 0 && (
        <Missing problemId={problemId} what="reviewers" may={canManage} />
      )}
      <Chosen problemId={problemId} proposals={proposals} />
    </>
  );
}

function Chosen({ problemId, proposals }: { problemId: string; proposals: RankedProposalDto[] }) {
  const [ids, choose] = useState<readonly string[]>([]);
  const isWide = useMedia('(width >= 48rem)');
  // One that was decided meanwhile is not chosen any more.
  const chosen = proposals.filter(({ proposalId }) => ids.includes(proposalId));
  const choice = {
    isChosen: (id: string) => ids.includes(id),
    isFull: chosen.length >= mostCompared,
    toggle: (id: string) => choose(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
  };
  return (
    <>
      {isWide ? (
        <RankingTable problemId={problemId} proposals={proposals} choice={choice} />
      ) : (
        <RankingCards problemId={problemId} proposals={proposals} choice={choice} />
      )}
      <Legend />
      <CompareBar problemId={problemId} chosen={chosen} onClear={() => choose([])} />
    </>
  );
}

const Legend = () => (
  <p className="mt-4 max-w-prose text-ink-2 text-sm">
    Points are the weighted marks, from 0 to 100. The dot is the mean of the reviewers, the band one standard deviation
    to each side, the line goes from the fewest points to the most.
  </p>
);

const missing = {
  rubric: {
    title: 'There is no rubric to score by',
    text: 'Write what counts, and how much: reviewers score each proposal by it, and proposers read it in the brief.',
    others: 'Whoever may edit the problem writes what counts, and how much: reviewers score each proposal by it.',
    action: 'Write the Rubric',
    to: (id: string) => `/problems/compose?problem=${id}#criteria`,
  },
  reviewers: {
    title: 'Nobody scores these proposals yet',
    text: 'Ask people of your organization to score them. None sees what another has said before their own score is in.',
    others: 'Who leads the evaluation asks people to score them, or an owner or admin of your organization.',
    action: 'Choose Reviewers',
    to: (id: string) => `/problems/${id}?tab=evaluation#reviewers`,
  },
};

interface MissingProps {
  problemId: string;
  what: keyof typeof missing;
  /** Whether the viewer may do something about it. */
  may: boolean;
}

function Missing({ problemId, what, may }: MissingProps) {
  const { title, text, others, action, to } = missing[what];
  return (
    <section className="mb-6 flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line bg-sunken p-4">
      <div className="min-w-0 max-w-prose flex-1 basis-60">
        <h2 className="font-semibold text-base">{title}</h2>
        <p className="text-ink-2 text-sm">{may ? text : others}</p>
      </div>
      {may && (
        <LinkButton to={to(problemId)} variant="secondary">
          {action}
        </LinkButton>
      )}
    </section>
  );
}

function NotYet({ evaluation: { due, isReviewer } }: Pick<RankingProps, 'evaluation'>) {
  if (isReviewer && due > 0)
    return (
      <EmptyState title="Your own scores come first">
        {due === 1 ? 'One proposal waits' : `${due} proposals wait`} for your score. What others say is shown when yours
        are in, so that nobody is led by it.
      </EmptyState>
    );
  return (
    <EmptyState title="The ranking is not yours to see">
      Who reviews or leads sees it, and owners and admins of your organization.
    </EmptyState>
  );
}
