import { useGetConfirmedValueQuery, useGetProjectOutcomesQuery } from '@alliance/api-client/outcomes';
import { problemText } from '@alliance/api-client/problem';
import { valueStateLabels } from '@/content/labels';
import { Button } from '@/ui/Button';
import { counted } from '@/ui/count';
import { LoadFailure } from '@/ui/EmptyState';
import { Field } from '@/ui/Field';
import { NativeSelect } from '@/ui/inputs';
import { laterDialog } from '@/ui/laterDialog';
import { compact, inFull } from '@/ui/money';
import { PageHeader } from '@/ui/PageHeader';
import { Skeleton } from '@/ui/Skeleton';
import { useParameters } from '@/ui/useAddress';
import { quarterInWords } from './quarters';
import { stateOf, ValueList } from './ValueList';

const ValueDialog = laterDialog(() => import('./ValueDialog'));

const states = Object.entries(valueStateLabels).map(([value, label]) => ({ value, label }));
const quarterPattern = /^[1-9]\d{3}-Q[1-4]$/;

/** The rows behind what projects were worth; the address says which. */
export default function OutcomesPage() {
  const { parameters, change } = useParameters();
  const project = parameters.get('project') ?? undefined;
  const asked = parameters.get('quarter') ?? '';
  const quarter = quarterPattern.test(asked) ? asked : undefined;
  const state = stateOf(parameters.get('state')) ?? 'confirmed';
  const value = parameters.get('value');
  const confirmed = useGetConfirmedValueQuery();
  const ofProject = useGetProjectOutcomesQuery({ id: project ?? '' }, { skip: !project });
  const known = project ? ofProject : confirmed;
  const quarters = ofProject.currentData?.quarters ?? confirmed.currentData?.quarters ?? [];
  const names = [...new Set([...quarters.map((one) => one.quarter), ...(quarter ? [quarter] : [])])].sort().reverse();

  return (
    <>
      <PageHeader
        title="Innovation Value"
        description="Every sum is made of these rows. Confirmed is what another organization of the project has looked at; of the others you see those of your own projects."
        actions={
          project && (
            <Button variant="secondary" onClick={() => change({ project: '' })}>
              Show all projects
            </Button>
          )
        }
      />
      <div className="mb-6 flex flex-wrap items-end gap-4">
        <Field id="quarter" label="Quarter" className="basis-48">
          <NativeSelect
            value={quarter ?? ''}
            placeholder="All quarters"
            options={names.map((name) => ({ value: name, label: quarterInWords(name) }))}
            onChange={(event) => change({ quarter: event.target.value })}
          />
        </Field>
        <Field id="state" label="State" className="basis-48">
          <NativeSelect value={state} options={states} onChange={(event) => change({ state: event.target.value })} />
        </Field>
      </div>
      {known.error ? (
        <LoadFailure what="The sum" retrying={known.isFetching} onRetry={known.refetch}>
          {problemText(known.error)}
        </LoadFailure>
      ) : (
        <Sum project={project} quarter={quarter} state={state} />
      )}
      <h2 className="sr-only">Entries</h2>
      <ValueList
        projectId={project}
        quarter={quarter}
        state={state}
        named={!project}
        onOpen={(id) => change({ value: id })}
      />
      {value && (
        <ValueDialog
          key={value}
          id={value}
          onOpen={(id) => change({ value: id })}
          onClose={() => change({ value: '' })}
        />
      )}
    </>
  );
}

interface SumProps {
  project?: string;
  quarter?: string;
  state: keyof typeof valueStateLabels;
}

/** What the rows come to: of all projects together the confirmed ones, as nobody sees all of the others. */
function Sum({ project, quarter, state }: SumProps) {
  const { currentData: all } = useGetConfirmedValueQuery();
  const { currentData: own } = useGetProjectOutcomesQuery({ id: project ?? '' }, { skip: !project });
  if (!project && state !== 'confirmed') return null;
  const totals = project ? own?.totals : all && [all.total];
  const quarters = project ? own?.quarters : all?.quarters;
  if (!totals || !quarters) return <Skeleton className="h-12 w-64" />;
  const sum = (quarter ? quarters.filter((one) => one.quarter === quarter) : totals).find((one) => one.state === state);
  const usd = sum?.amountUsd ?? '0.00';
  const entries = sum?.entries ?? 0;
  return (
    <p aria-live="polite">
      <span className="font-semibold text-figure tabular-nums" title={inFull(usd, 'USD')}>
        {compact(usd, 'USD')}
      </span>{' '}
      <span className="text-ink-2">
        {valueStateLabels[state].toLowerCase()}
        {quarter && ` in ${quarterInWords(quarter)}`}, from{' '}
        {entries === 1 ? 'one entry' : `${counted(entries)} entries`}
      </span>
    </p>
  );
}
