import {
  useGetProblemWatchQuery,
  useGetSolutionWatchQuery,
  useUnwatchProblemMutation,
  useUnwatchSolutionMutation,
  useWatchProblemMutation,
  useWatchSolutionMutation,
} from '@alliance/api-client/innovation';
import { problemText } from '@alliance/api-client/problem';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { toast } from '@/ui/toast';

interface WatchButtonProps {
  of: 'problem' | 'solution';
  id: string;
}

/** Says whether the viewer watches a problem or a solution, and changes it. Not there until that is known. */
export function WatchButton({ of, id }: WatchButtonProps) {
  const isProblem = of === 'problem';
  const ofProblem = useGetProblemWatchQuery({ id }, { skip: !isProblem });
  const ofSolution = useGetSolutionWatchQuery({ id }, { skip: isProblem });
  const { watch, unwatch, isLoading } = useWatching(of);
  const { currentData } = isProblem ? ofProblem : ofSolution;
  if (!currentData) return null;
  const { isWatched } = currentData;

  const change = async () => {
    const { error } = await (isWatched ? unwatch : watch)({ id });
    if (error) toast({ title: 'Nothing was changed', description: problemText(error), variant: 'destructive' });
    else if (isWatched) toast({ title: 'Not watched any more', description: `You do not hear of this ${of}.` });
    else toast({ title: 'Watched', description: 'A mail says when its status changes, at most one a day.' });
  };

  return (
    <Button variant="secondary" aria-pressed={isWatched} pending={isLoading} onClick={change}>
      {isWatched && <Icon name="check" className="size-4" />}
      {isWatched ? 'Watching' : 'Watch'}
    </Button>
  );
}

/** The ways to begin and to end to watch problems, or solutions. */
export function useWatching(of: 'problem' | 'solution') {
  const [watchProblem, beginningProblem] = useWatchProblemMutation();
  const [unwatchProblem, endingProblem] = useUnwatchProblemMutation();
  const [watchSolution, beginningSolution] = useWatchSolutionMutation();
  const [unwatchSolution, endingSolution] = useUnwatchSolutionMutation();
  return {
    watch: of === 'problem' ? watchProblem : watchSolution,
    unwatch: of === 'problem' ? unwatchProblem : unwatchSolution,
    isLoading: [beginningProblem, endingProblem, beginningSolution, endingSolution].some((one) => one.isLoading),
  };
}
