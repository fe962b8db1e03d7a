import { type EvaluationDto, useGetEvaluationQuery } from '@alliance/api-client/evaluation';
import { problemText } from '@alliance/api-client/problem';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { LinkButton } from '@/ui/Button';
import { counted } from '@/ui/count';
import { LoadFailure } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';
import { Decided } from './Decided';
import { Progress } from './Progress';
import { Ranking } from './ranking/Ranking';
import { Reviewers } from './reviewers/Reviewers';

/** How the proposals to a problem compare, and who compares them: for its organization's people. */
export default function EvaluationTab({ problemId }: { problemId: string }) {
  const { currentData: evaluation, error, isFetching, refetch } = useGetEvaluationQuery({ id: problemId });
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} aria-busy={isFetching}>
      <h2 id={titleId} className="text-2xl">
        Evaluation
      </h2>
      {error ? (
        <LoadFailure what="The evaluation" stale={Boolean(evaluation)} retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : null}
      {!evaluation && !error && <Skeleton className="mt-4 h-64 w-full" />}
      {evaluation && (
        <>
          <Standing problemId={problemId} evaluation={evaluation} />
          <Ranking problemId={problemId} evaluation={evaluation} />
          {evaluation.rubricVersion > 0 && <Decided problemId={problemId} />}
          <Reviewers problemId={problemId} evaluation={evaluation} />
        </>
      )}
    </section>
  );
}

interface StandingProps {
  problemId: string;
  evaluation: EvaluationDto;
}

/** How far the reviewers are, by what they judge, and what can be done now. */
function Standing({ problemId, evaluation }: StandingProps) {
  const { reviewers, proposals, hasMore, rubricVersion, lead, isReviewer, due, canDecide } = evaluation;
  const scored = reviewers.reduce((sum, one) => sum + one.scored, 0);
  const missing = reviewers.reduce((sum, one) => sum + one.due, 0);
  return (
    <>
      <p className="mt-1 max-w-prose text-ink-2 text-sm">
        {proposals === 1 ? 'One proposal waits' : `${hasMore ? 'More than ' : ''}${counted(proposals)} proposals wait`}{' '}
        for a decision. {hasMore && `The oldest ${counted(proposals)} are evaluated, others as these are decided. `}
        {rubricVersion > 0 && (
          <>
            Scored by{' '}
            <Link to={`/problems/${problemId}#rubric`} className="text-brand underline underline-offset-4">
              version {rubricVersion} of the rubric
            </Link>
            .{' '}
          </>
        )}
        {lead && `${lead.name} leads.`}
      </p>
      <div className="mt-4 mb-6 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-[min(12rem,100%)] flex-1">
          {scored + missing > 0 && <Progress done={scored} of={scored + missing} what="scores are in" />}
        </div>
        <div className="flex flex-wrap gap-3">
          {isReviewer && proposals > 0 && (
            <LinkButton to={`/problems/${problemId}/score`} variant="secondary">
              {due > 0 ? `Score ${counted(due)}` : 'Your Scores'}
            </LinkButton>
          )}
          {canDecide && proposals > 0 && (
            <LinkButton to={`/problems/${problemId}/decide`} variant="secondary">
              Decide Together
            </LinkButton>
          )}
        </div>
      </div>
    </>
  );
}
