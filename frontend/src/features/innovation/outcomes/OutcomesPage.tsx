import {
  useGetConfirmedValueQuery,
  useGetProjectOutcomesQuery,
  useGetValueTotalQuery,
} from '@alliance/api-client/outcomes';
import { problemText } from '@alliance/api-client/problem';
import { useViewer } from '@alliance/api-client/viewer';
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
const spans = [30, 90, 365] as const;
const quarterPattern = /^[1-9]\d{3}-Q[1-4]$/;

/** Which rows an address asks for: of organizations only those of the viewer, once it is known which these are. */
function filtersOf(parameters: URLSearchParams, own: { id: string }[] | undefined) {
  const asked = parameters.get('quarter') ?? '';
  const days = Number(parameters.get('days'));
  const organization = parameters.get('organization') || undefined;
  return {
    project: parameters.get('project') || undefined,
    organization: !own || own.some(({ id }) => id === organization) ? organization : undefined,
    quarter: quarterPattern.test(asked) ? asked : undefined,
    state: stateOf(parameters.get('state')) ?? ('confirmed' as const),
    days: spans.find((span) => span === days),
  };
}

/** The rows behind what projects were worth; the address says which. */
export default function OutcomesPage() {
  const { parameters, change } = useParameters();
  const own = useViewer().viewer?.organizations.map((one) => one.organization);
  const filters = filtersOf(parameters, own);
  const { project, organization, quarter, state, days } = filters;
  const value = parameters.get('value');
  const ofAll = useGetConfirmedValueQuery(undefined, { skip: Boolean(project) });
  const ofProject = useGetProjectOutcomesQuery({ id: project ?? '' }, { skip: !project });
  const quarters = (project ? ofProject : ofAll).currentData?.quarters ?? [];
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
        {own && own.length > 0 && (
          <Field id="organization" label="Worked on by" className="basis-48">
            <NativeSelect
              value={organization ?? ''}
              placeholder="Anybody"
              options={own.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(event) => change({ organization: event.target.value, days: '' })}
            />
          </Field>
        )}
        {(organization || days) && (
          <Field id="days" label="How far back" className="basis-48">
            <NativeSelect
              value={String(days ?? '')}
              placeholder="All time"
              options={spans.map((span) => ({ value: String(span), label: `${span} days` }))}
              onChange={(event) => change({ days: event.target.value })}
            />
          </Field>
        )}
      </div>
      <Sum filters={filters} />
      <h2 className="sr-only">Entries</h2>
      <ValueList filters={filters} named={!project} onOpen={(id) => change({ value: id })} />
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

/** What the rows come to. */
function Sum({ filters }: { filters: ReturnType<typeof filtersOf> }) {
  const { currentData: sum, error, isFetching, refetch } = useGetValueTotalQuery(filters);
  const { state, quarter, days } = filters;
  if (error)
    return (
      <LoadFailure what="The sum" retrying={isFetching} onRetry={refetch}>
        {problemText(error)}
      </LoadFailure>
    );
  if (!sum) return <Skeleton className="h-12 w-64" />;
  const { amountUsd, entries } = sum;
  return (
    <p aria-live="polite">
      <span className="font-semibold text-figure tabular-nums" title={inFull(amountUsd, 'USD')}>
        {compact(amountUsd, 'USD')}
      </span>{' '}
      <span className="text-ink-2">
        {valueStateLabels[state].toLowerCase()}
        {quarter && ` in ${quarterInWords(quarter)}`}
        {days && ` in the last ${days} days`}, from {entries === 1 ? 'one entry' : `${counted(entries)} entries`}
      </span>
    </p>
  );
}
