import { type ReviewDto, useGetRubricQuery, useListReviewsQuery } from '@alliance/api-client/evaluation';
import { useGetProblemQuery } from '@alliance/api-client/innovation';
import { isApiError, problemText } from '@alliance/api-client/problem';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { LinkButton } from '@/ui/Button';
import { BackLink } from '@/ui/browse/BackLink';
import { NothingToShow } from '@/ui/browse/NothingToShow';
import { EmptyState, LoadFailure } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/routing';
import { Brief } from '../../problems/Brief';
import { reviewStateLabels } from '../conflict-words';
import { GoneNotice } from '../GoneNotice';
import { Notice } from '../Notice';
import { Progress } from '../Progress';
import { ProposedSolution } from '../ProposedSolution';
import { Queue } from '../Queue';
import { usePinned } from '../usePinned';
import type { RubricInForce } from './score-values';
import { YourPart } from './YourPart';

/** A reviewer's own work: one proposal at a time, without whose it is, until its score is in. */
export default function ScorePage() {
  const { id = '' } = useParams();
  const { currentData: problem } = useGetProblemQuery({ id });
  // What is known stays for who is removed meanwhile: what they have typed stands beside it.
  const reviews = useListReviewsQuery({ id });
  const rubric = useGetRubricQuery({ id });
  usePageTitle(problem && `Score proposals: ${problem.title}`);

  const back = <BackLink to={`/problems/${id}?tab=evaluation`}>The problem</BackLink>;
  const error = reviews.error ?? rubric.error;
  const retry = () => {
    if (reviews.error) reviews.refetch();
    if (rubric.error) rubric.refetch();
  };
  const isRemoved = isApiError(reviews.error) && reviews.error.problem.code === 'reviewer_required';
  if (isRemoved && !reviews.data)
    return (
      <>
        <PageHeader above={back} title="Score proposals" description={problem?.title} />
        <EmptyState
          title="You do not review this problem"
          action={
            <LinkButton to={`/problems/${id}`} variant="secondary">
              Back to the Problem
            </LinkButton>
          }
        >
          Who leads its evaluation says who scores its proposals.
        </EmptyState>
      </>
    );
  if (!reviews.data || !rubric.data)
    return (
      <NothingToShow
        noun="Evaluation"
        above={back}
        error={error}
        retrying={reviews.isFetching || rubric.isFetching}
        onRetry={retry}
      />
    );

  return (
    <>
      <PageHeader above={back} title="Score proposals" description={problem?.title} />
      {isRemoved ? (
        <div className="mb-6">
          <Notice title="You do not review this problem any more">
            Nothing is saved from now on. What you have typed stays on this page, so that you can copy it.
          </Notice>
        </div>
      ) : error ? (
        <div className="mb-6">
          <LoadFailure what="The newest state" stale retrying={reviews.isFetching} onRetry={retry}>
            {problemText(error)}
          </LoadFailure>
        </div>
      ) : null}
      {problem && (
        <details className="mb-6 max-w-prose">
          <summary className="min-h-11 cursor-pointer content-center font-medium">What the problem asks for</summary>
          <p className="mt-2 whitespace-pre-line">{problem.description}</p>
          <Brief brief={problem.brief} decideBy={null} />
        </details>
      )}
      <Reviews problemId={id} reviews={reviews.data} rubric={rubric.data.inForce} />
    </>
  );
}

interface ReviewsProps {
  problemId: string;
  reviews: readonly ReviewDto[];
  rubric: RubricInForce | null;
}

function Reviews({ problemId, reviews, rubric }: ReviewsProps) {
  const due = reviews.filter(({ state }) => state === 'due');
  const scored = reviews.filter(({ state }) => state === 'scored');
  const pinned = usePinned({ items: reviews, idOf: ({ proposalId }) => proposalId, start: due[0] ?? reviews[0] });
  const { shown: review, isGone, moveOn } = pinned;
  const shown = review?.proposalId ?? '';
  useFocusOnChange(shown);

  if (!rubric)
    return (
      <EmptyState title="There is no rubric yet">Proposals are scored once their criteria are written.</EmptyState>
    );
  if (!review)
    return (
      <EmptyState
        title="Nothing waits for a score"
        action={
          <LinkButton to={`/problems/${problemId}?tab=proposals`} variant="secondary">
            See the Proposals
          </LinkButton>
        }
      >
        Proposals that come in, and those that are amended, appear here until they are decided.
      </EmptyState>
    );

  const next = () => {
    const rest = due.filter(({ proposalId }) => proposalId !== shown);
    const after = reviews.slice(reviews.indexOf(review) + 1);
    moveOn((after.find((one) => rest.includes(one)) ?? rest[0])?.proposalId ?? (isGone ? '' : shown));
  };

  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div className="flex-1 basis-48">
          <Progress done={scored.length} of={scored.length + due.length} what="scored" />
        </div>
        {due.length === 0 && (
          <p className="flex flex-wrap items-center gap-3 text-sm">
            All of yours are in.
            <LinkButton to={`/problems/${problemId}?tab=evaluation`} variant="secondary">
              See the Ranking
            </LinkButton>
          </p>
        )}
      </div>
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[13rem_minmax(0,1fr)_21rem]">
        <div className="md:col-span-2 lg:col-span-1">
          <Queue
            label="Proposals"
            current={shown}
            onChoose={moveOn}
            items={(isGone ? [review, ...reviews] : reviews).map((one) => ({
              id: one.proposalId,
              name: one.solution.title,
              state: isGone && one === review ? 'Waits no more' : reviewStateLabels[one.state],
              isDone: one.state !== 'due',
            }))}
          />
        </div>
        <ProposedSolution label={review.label} solution={review.solution} note={review.note} version={review.version} />
        <div className="min-w-0">
          {isGone && <GoneNotice hasNext={reviews.length > 0} onNext={next} />}
          <YourPart key={shown} review={review} rubric={rubric} onDone={next} />
        </div>
      </div>
    </>
  );
}

/** Whoever goes on to the next one reads it from its title on. */
function useFocusOnChange(shown: string) {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const title = document.getElementById('proposed');
    title?.focus({ preventScroll: true });
    title?.scrollIntoView({ block: 'center' });
  }, [shown]);
}
