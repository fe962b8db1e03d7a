import { useGetProjectOutcomesQuery } from '@alliance/api-client/outcomes';
import { problemText } from '@alliance/api-client/problem';
import { Button } from '@/ui/Button';
import { LoadFailure } from '@/ui/EmptyState';
import { laterDialog } from '@/ui/laterDialog';
import { useIsMounted } from '@/ui/routing';
import { Skeleton } from '@/ui/Skeleton';
import { useParameters } from '@/ui/useAddress';
import { StoryPart } from '../stories/StoryPart';
import { Metrics } from './Metrics';
import { Quarters } from './Quarters';
import { Totals } from './Totals';
import { stateOf, ValueList } from './ValueList';

const ValueFormDialog = laterDialog(() => import('./ValueFormDialog'));
const ValueDialog = laterDialog(() => import('./ValueDialog'));

/** What a project was worth, by what it succeeds, and its story. */
export default function OutcomesTab({ projectId }: { projectId: string }) {
  const { currentData: outcomes, error, isFetching, refetch } = useGetProjectOutcomesQuery({ id: projectId });
  const isMounted = useIsMounted();
  const { parameters, change } = useParameters();
  const state = stateOf(parameters.get('state'));
  const value = parameters.get('value');

  if (!outcomes)
    return error ? (
      <LoadFailure what="The outcomes" retrying={isFetching} onRetry={refetch}>
        {problemText(error)}
      </LoadFailure>
    ) : (
      <Skeleton className="h-64 w-full" />
    );

  const { standing, entersFor, totals, quarters, metrics, storyNamesYou } = outcomes;
  const mayEnter = entersFor.length > 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12" aria-busy={isFetching}>
      <section aria-labelledby="value-title">
        <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
          <div className="min-w-0 flex-1 basis-72">
            <h2 id="value-title" className="text-2xl">
              Value
            </h2>
            <p className="max-w-prose text-ink-2 text-sm">
              {standing === 'member'
                ? 'What another organization of the project than the one that claims it has confirmed.'
                : 'An estimate is claimed with evidence, and counts as confirmed once another organization of the project says so.'}
            </p>
          </div>
          {mayEnter && (
            <Button variant="secondary" onClick={() => change({ enter: '1' })}>
              Enter Value
            </Button>
          )}
        </div>
        <Totals totals={totals} state={state} onChoose={(chosen) => change({ state: chosen })} />
        <Quarters projectId={projectId} quarters={quarters} />
        <ValueList filters={{ project: projectId, state }} onOpen={(id) => change({ value: id })} />
      </section>
      <Metrics projectId={projectId} metrics={metrics} entersFor={entersFor} />
      {(standing !== 'member' || storyNamesYou) && isMounted('/stories') && <StoryPart projectId={projectId} />}
      {mayEnter && parameters.has('enter') && (
        <ValueFormDialog
          projectId={projectId}
          entersFor={entersFor}
          onEntered={(id) => change({ enter: '', value: id })}
          onClose={() => change({ enter: '' })}
        />
      )}
      {value && (
        <ValueDialog
          key={value}
          id={value}
          onOpen={(id) => change({ value: id })}
          onClose={() => change({ value: '' })}
        />
      )}
    </div>
  );
}
