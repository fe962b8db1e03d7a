import { useGetRubricQuery } from '@alliance/api-client/evaluation';
import { problemText } from '@alliance/api-client/problem';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { DateText } from '@/ui/DateText';
import { LoadFailure } from '@/ui/EmptyState';
import { laterDialog } from '@/ui/laterDialog';
import { CriteriaList } from './CriteriaList';

const RubricVersionsDialog = laterDialog(() => import('./RubricVersionsDialog'));

/** What proposals are judged by, for everybody who reads the brief; nothing where nobody has said so. */
export function RubricInBrief({ problemId }: { problemId: string }) {
  const { currentData: rubric, error, isFetching, refetch } = useGetRubricQuery({ id: problemId });
  const [isReading, setReading] = useState(false);
  const failure = error ? (
    <div className="mt-8">
      <LoadFailure what="How proposals are judged" stale={Boolean(rubric)} retrying={isFetching} onRetry={refetch}>
        {problemText(error)}
      </LoadFailure>
    </div>
  ) : null;
  if (!rubric?.inForce) return failure;
  const { version, criteria, by, writtenAt } = rubric.inForce;
  return (
    <>
      {failure}
      <section id="rubric" aria-labelledby="rubric-title" className="mt-8 max-w-prose scroll-mt-24">
        <h2 id="rubric-title" className="font-semibold text-lg">
          How proposals are judged
        </h2>
        <div className="mt-3">
          <CriteriaList criteria={criteria} />
        </div>
        <p className="mt-4 flex flex-wrap items-center gap-x-3 text-ink-2 text-sm">
          <span>
            Version {version}, {by}, <DateText at={writtenAt} />
          </span>
          {version > 1 && (
            <Button variant="quiet" className="-mx-4" onClick={() => setReading(true)}>
              Earlier versions
            </Button>
          )}
        </p>
        {isReading && <RubricVersionsDialog problemId={problemId} onClose={() => setReading(false)} />}
      </section>
    </>
  );
}
