import {
  type RegistrationDto,
  type RegistrationsSummaryDto,
  useBrowseRegistrationsInfiniteQuery,
  useGetRegistrationsSummaryQuery,
} from '@alliance/api-client/registry';
import { useEffect, useRef } from 'react';
import { OperatorTable } from '@/ui/browse/OperatorTable';
import { itemsOf } from '@/ui/browse/PagedList';
import { SavedViews } from '@/ui/browse/SavedViews';
import { useListFilter } from '@/ui/browse/useListFilter';
import { useSavedViews } from '@/ui/browse/useSavedViews';
import { counted } from '@/ui/count';
import { EmptyState } from '@/ui/EmptyState';
import { FilterTile } from '@/ui/FilterTile';
import { laterDialog } from '@/ui/laterDialog';
import { PageHeader } from '@/ui/PageHeader';
import { toast, toastStore } from '@/ui/toast';
import { ChosenBar } from './ChosenBar';
import { RegistrationFilters } from './RegistrationFilters';
import { columnsOf } from './registration-columns';
import { ageLabels } from './registration-words';
import { WorkReports } from './WorkReports';

const RegistrationPanel = laterDialog(() => import('./RegistrationPanel'));

export const filterNames = ['type', 'plan', 'status', 'email', 'age', 'search', 'from', 'to', 'shelf', 'sort'] as const;
const views = [
  { name: 'All', query: '' },
  { name: 'To review', query: 'sort=waiting&status=pending' },
  { name: 'Asked', query: 'status=info_requested' },
  { name: 'Email failed', query: 'email=failed' },
  { name: 'Deleted', query: 'shelf=deleted' },
];
const beside = ['registration', 'work'];

/** Every application for membership: read, reviewed, deleted, taken away. */
export default function RegistrationsPage() {
  const { filter, change, clear, isFiltered, parameters } = useListFilter(filterNames);
  const result = useBrowseRegistrationsInfiniteQuery(filter);
  const { sort: _, ...narrowing } = filter;
  const { data: summary } = useGetRegistrationsSummaryQuery(
    narrowing as Parameters<typeof useGetRegistrationsSummaryQuery>[0],
  );
  const memberId = parameters.get('registration') ?? '';
  const items = itemsOf(result) ?? [];
  const lastPage = result.data?.pages.at(-1);
  useLoadToast(lastPage, result.error, memberId !== '');
  const place = items.findIndex(({ id }) => id === memberId);
  const leafTo = (item: RegistrationDto | undefined) => item && (() => change({ registration: item.id }));

  return (
    <>
      <PageHeader
        title="Registrations"
        description="Every application for membership, its review and its welcome mail. The figures are of all, whatever the list shows."
      />
      <SavedViews store={useSavedViews('registrations')} given={views} isPart={(name) => !beside.includes(name)} />
      <RegistrationFilters
        {...{ filter, change, clear, isFiltered, summary }}
        tiles={<Tiles summary={summary} filter={filter} change={change} />}
      />
      <WorkReports named={parameters.get('work') ?? ''} onForget={() => change({ work: '' })} />
      <OperatorTable
        label="Registrations"
        what="The registrations"
        columns={columnsOf(filter.shelf === 'deleted')}
        result={result}
        choosing={{
          nameOf: ({ organizationName, id }) => `${organizationName} (${id})`,
          bar: (chosen, onClear) => (
            <ChosenBar
              key={JSON.stringify(filter)}
              chosen={chosen}
              shown={items.length}
              matching={lastPage?.total ?? 0}
              orMore={lastPage?.orMore ?? false}
              total={summary && (filter.shelf ? summary.deleted : summary.total)}
              filter={filter}
              onClear={onClear}
              onStarted={(work) => change({ work })}
            />
          ),
        }}
        empty={
          <EmptyState title="No registrations found">
            {isFiltered ? 'Nothing fits these filters.' : 'Organizations that apply for membership appear here.'}
          </EmptyState>
        }
      />
      <RegistrationPanel
        open={memberId !== ''}
        memberId={memberId}
        onPrevious={place > 0 ? leafTo(items[place - 1]) : undefined}
        onNext={place >= 0 ? leafTo(items[place + 1]) : undefined}
        onClose={() => change({ registration: '' })}
      />
    </>
  );
}

interface TilesProps {
  summary: RegistrationsSummaryDto | undefined;
  filter: Record<string, string | undefined>;
  change: (changes: Record<string, string>) => void;
}

/** Figures of all registrations, whatever the list under them is narrowed to. */
function Tiles({ summary, filter, change }: TilesProps) {
  const toggle = (name: string, value: string) => change({ [name]: filter[name] === value ? '' : value });
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3">
      <FilterTile isLine label="Total registrations" value={summary && counted(summary.total)} />
      <FilterTile
        isLine
        label="Emails sent"
        value={summary && counted(summary.emailsSent)}
        isOn={filter.email === 'sent'}
        onToggle={() => toggle('email', 'sent')}
      />
      <FilterTile
        isLine
        label="Email failures"
        value={summary && counted(summary.emailFailures)}
        isOn={filter.email === 'failed'}
        onToggle={() => toggle('email', 'failed')}
      />
      {(summary?.waiting ?? []).map(({ age, count }) => (
        <FilterTile
          key={age}
          isLine
          label={`Waiting ${ageLabels[age].toLowerCase()}`}
          value={counted(count)}
          isOn={filter.age === age}
          onToggle={() => toggle('age', age)}
        />
      ))}
    </div>
  );
}

const loaded = 'Data Loaded';

/** Says once how many were found, unless one of them stands before them, and each time that they could not be loaded. */
function useLoadToast(page: { total: number; orMore: boolean } | undefined, error: unknown, isBehind: boolean) {
  const isSaid = useRef(false);
  const found = page && `${counted(page.total)}${page.orMore ? '+' : ''}`;
  useEffect(() => {
    if (isSaid.current || found === undefined) return;
    isSaid.current = true;
    const description = found === '1' ? 'Found 1 registration' : `Found ${found} registrations`;
    if (!isBehind) toast({ title: loaded, description });
  }, [found, isBehind]);
  // It would lie over the review.
  useEffect(() => {
    if (isBehind && toastStore.get()?.title === loaded) toastStore.dismiss();
  }, [isBehind]);
  useEffect(() => {
    if (!error) return;
    const { status, problem } = error as { status?: number; problem?: { title?: string } };
    const message = status ? `HTTP ${status}: ${problem?.title ?? ''}` : (problem?.title ?? '');
    toast({ title: 'Load Error', description: `Failed to load data: ${message}`, variant: 'destructive' });
  }, [error]);
}
