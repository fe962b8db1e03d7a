import { type RubricDto, useGetRubricQuery } from '@alliance/api-client/evaluation';
import { problemText } from '@alliance/api-client/problem';
import { useEffect, useRef } from 'react';
import { Button } from '@/ui/Button';
import { LoadFailure } from '@/ui/EmptyState';
import { CriteriaList } from './CriteriaList';
import { givenRubric, type TypedCriterion } from './rubric';

interface RubricConflictProps {
  problemId: string;
  mine: readonly TypedCriterion[];
  /** How often it was met by somebody who asked to save: it takes the focus then. */
  met: number;
  onSettled: (newest: RubricDto, isTaken: boolean) => void;
}

/** Somebody else has changed the rubric meanwhile: both stand there, and whoever is here chooses. */
export function RubricConflict({ problemId, mine, met, onSettled }: RubricConflictProps) {
  const query = useGetRubricQuery({ id: problemId }, { refetchOnMountOrArgChange: true });
  const { currentData: newest, error, isFetching, refetch } = query;
  const box = useRef<HTMLElement>(null);
  const isShown = newest !== undefined && !isFetching;
  useEffect(() => {
    if (isShown && met > 0) box.current?.focus();
  }, [isShown, met]);
  if (error)
    return (
      <LoadFailure what="The newer rubric" retrying={isFetching} onRetry={refetch}>
        {problemText(error)}
      </LoadFailure>
    );
  if (!newest || isFetching) return <p role="status">Somebody has changed the rubric. Loading what they wrote...</p>;
  const given = givenRubric(mine).map((one) => ({ ...one, meaning: one.meaning ?? null }));
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="rubric-conflict"
      role="alert"
      className="rounded-lg border border-accent bg-accent-soft p-5 text-sm"
    >
      <h2 id="rubric-conflict" className="text-lg">
        Somebody has changed the rubric meanwhile
      </h2>
      <p className="mt-1">Yours was not saved, and nothing is lost.</p>
      <div className="mt-4 grid gap-5 sm:grid-cols-2">
        <div>
          <h3 className="mb-2 text-base">Yours</h3>
          <CriteriaList criteria={given} />
        </div>
        <div>
          <h3 className="mb-2 text-base">Theirs</h3>
          <CriteriaList criteria={newest.inForce?.criteria ?? []} />
        </div>
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => onSettled(newest, false)}>
          Keep Mine
        </Button>
        <Button variant="secondary" onClick={() => onSettled(newest, true)}>
          Take Theirs
        </Button>
      </div>
    </section>
  );
}
