import {
  type InboxEventDto,
  type InboxKind,
  useBrowseProviderEventsInfiniteQuery,
  useReplayProviderEventMutation,
} from '@alliance/api-client/books';
import { Badge } from '@/ui/Badge';
import { FilterFold } from '@/ui/browse/FilterFold';
import { type Column, OperatorTable } from '@/ui/browse/OperatorTable';
import { SavedViews } from '@/ui/browse/SavedViews';
import { useListFilter } from '@/ui/browse/useListFilter';
import { useSavedViews } from '@/ui/browse/useSavedViews';
import { MomentText } from '@/ui/DateText';
import { EmptyState } from '@/ui/EmptyState';
import { Field } from '@/ui/Field';
import { NativeSelect } from '@/ui/inputs';
import { laterDialog } from '@/ui/laterDialog';
import { PageHeader } from '@/ui/PageHeader';
import { PeriodFields } from '@/ui/PeriodFields';
import { SearchBox } from '@/ui/SearchBox';
import { PanelLink } from '../PanelLink';
import { stateLabels, stateTones } from './inbox-words';
import { inBrief } from './payment-words';

const EventPanel = laterDialog(() => import('./EventPanel'));

const kindLabels: Record<InboxKind, string> = {
  charge: 'Charge',
  refund: 'Refund',
  dispute: 'Dispute',
  unknown: 'Unknown',
};
const options = <Value extends string>(labels: Record<Value, string>) =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));

const columns: readonly Column<InboxEventDto>[] = [
  {
    label: 'Event',
    cell: ({ id, name }) => (
      <PanelLink name="event" id={id}>
        {name}
      </PanelLink>
    ),
  },
  { label: 'State', cell: ({ state }) => <Badge tone={stateTones[state]}>{stateLabels[state]}</Badge> },
  { label: 'Kind', cell: ({ kind }) => kindLabels[kind] },
  {
    label: 'Reference',
    isUnderFirst: true,
    cell: ({ reference }) => <span title={reference ?? undefined}>{reference ? inBrief(reference) : '–'}</span>,
  },
  { label: 'Payment', cell: ({ paymentId }) => (paymentId ? 'Known' : 'Not ours') },
  { label: 'Tries', isFigure: true, cell: ({ attempts }) => attempts },
  { label: 'Provider', cell: ({ provider }) => provider },
  { label: 'Received', isUnderFirst: true, cell: ({ receivedAt }) => <MomentText at={receivedAt} /> },
];

const views = [
  { name: 'All', query: '' },
  { name: 'Needs a look', query: 'state=review' },
  { name: 'Failed', query: 'state=failed' },
  { name: 'Disputes', query: 'kind=dispute' },
];

const filterNames = ['state', 'kind', 'search', 'from', 'to'] as const;

/** What the payment provider has said, and what became of it. */
export default function InboxPage() {
  const { filter, change, clear, isFiltered, parameters } = useListFilter(filterNames);
  const { state = '', kind = '', search = '', from = '', to = '' } = filter;
  const eventId = parameters.get('event') ?? '';
  const result = useBrowseProviderEventsInfiniteQuery(filter);
  const [replay] = useReplayProviderEventMutation();
  const actions = [
    {
      label: 'Process again',
      done: 'Processed again',
      onEach: ({ id }: InboxEventDto) => replay({ id }).unwrap(),
    },
  ];
  return (
    <>
      <PageHeader
        title="Inbox"
        description="What the payment provider has said. Nothing in it is believed: the provider is asked, and what has taken effect does not do so twice."
      />
      <SavedViews store={useSavedViews('inbox')} given={views} isPart={(name) => name !== 'event'} />
      <FilterFold
        search={
          <SearchBox
            label="Search by reference"
            placeholder="Reference"
            value={search}
            onSearch={(text) => change({ search: text.trim().slice(0, 100) })}
          />
        }
        isFiltered={isFiltered}
        onClear={clear}
      >
        <Field label="State">
          <NativeSelect
            placeholder="All"
            options={options(stateLabels)}
            value={state}
            onChange={({ target }) => change({ state: target.value })}
          />
        </Field>
        <Field label="Kind">
          <NativeSelect
            placeholder="All"
            options={options(kindLabels)}
            value={kind}
            onChange={({ target }) => change({ kind: target.value })}
          />
        </Field>
        <PeriodFields from={from} to={to} onChange={change} />
      </FilterFold>
      <OperatorTable
        label="Provider events"
        what="The inbox"
        columns={columns}
        result={result}
        bulk={{ nameOf: ({ name, reference }) => `${name} ${reference ?? ''}`.trim(), actions }}
        empty={
          <EmptyState title={isFiltered ? 'No events found' : 'No events yet'}>
            The provider tells of payments here.
          </EmptyState>
        }
      />
      <EventPanel open={eventId !== ''} eventId={eventId} onClose={() => change({ event: '' })} />
    </>
  );
}
