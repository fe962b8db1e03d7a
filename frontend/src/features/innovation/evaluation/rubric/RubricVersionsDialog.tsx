import { useListRubricVersionsQuery } from '@alliance/api-client/evaluation';
import { problemText } from '@alliance/api-client/problem';
import { MomentText } from '@/ui/DateText';
import { Dialog } from '@/ui/Dialog';
import { LoadFailure } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';
import { CriteriaList } from './CriteriaList';

interface RubricVersionsDialogProps {
  problemId: string;
  onClose: () => void;
}

/** By what proposals were judged before, newest first. */
export default function RubricVersionsDialog({ problemId, onClose }: RubricVersionsDialogProps) {
  const { data, error, isFetching, refetch } = useListRubricVersionsQuery({ id: problemId });
  return (
    <Dialog
      open
      onOpenChange={(next) => next || onClose()}
      title="Versions of the rubric"
      description="The newest is the one that counts. Who had proposed was told of each."
    >
      {error ? (
        <LoadFailure what="The versions" stale={Boolean(data)} retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : null}
      {!data && !error && <Skeleton className="h-40 w-full" />}
      <ol className="grid gap-8">
        {data?.map(({ version, criteria, by, writtenAt }) => (
          <li key={version}>
            <h3 className="mb-3 text-base">
              Version {version}{' '}
              <span className="font-normal text-ink-2 text-sm">
                {by}, <MomentText at={writtenAt} />
              </span>
            </h3>
            <CriteriaList criteria={criteria} />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
