import { type PersonRecordDto, useBrowsePeopleInfiniteQuery } from '@alliance/api-client/records';
import { optionsOf } from '@/content/labels';
import { Proofs } from '@/features/shared/security/Proofs';
import { Badge } from '@/ui/Badge';
import { FilterFold } from '@/ui/browse/FilterFold';
import { type Column, OperatorTable } from '@/ui/browse/OperatorTable';
import { SavedViews } from '@/ui/browse/SavedViews';
import { useListFilter } from '@/ui/browse/useListFilter';
import { useSavedViews } from '@/ui/browse/useSavedViews';
import { DateText, MomentText } from '@/ui/DateText';
import { EmptyState } from '@/ui/EmptyState';
import { Field } from '@/ui/Field';
import { NativeSelect } from '@/ui/inputs';
import { laterDialog } from '@/ui/laterDialog';
import { PageHeader } from '@/ui/PageHeader';
import { SearchBox } from '@/ui/SearchBox';
import { PanelLink } from '../PanelLink';
import { peopleSortLabels, personStateLabels, personStateTones } from './record-words';

const PersonPanel = laterDialog(() => import('./PersonPanel'));

const filterNames = ['search', 'state', 'sort'] as const;
const views = [
  { name: 'All', query: '' },
  { name: 'Suspended', query: 'state=suspended' },
  { name: 'Leaving', query: 'state=leaving' },
  { name: 'Never signed in', query: 'state=never_signed_in' },
  { name: 'Last signed in', query: 'sort=last_sign_in' },
];

const columns: readonly Column<PersonRecordDto>[] = [
  {
    label: 'Name',
    wraps: 'sentence',
    cell: ({ id, name, email }) => (
      <PanelLink name="person" id={id}>
        <span className="[overflow-wrap:anywhere]">{name || email}</span>
      </PanelLink>
    ),
  },
  { label: 'Address', wraps: 'sentence', isUnderFirst: true, cell: ({ email }) => email },
  {
    label: 'State',
    cell: ({ state }) => <Badge tone={personStateTones[state]}>{personStateLabels[state]}</Badge>,
  },
  {
    label: 'Organizations',
    wraps: 'sentence',
    cell: ({ organizations }) => organizations.map(({ name }) => name).join(', ') || '–',
  },
  { label: 'Last signed in', cell: ({ signedInAt }) => (signedInAt ? <MomentText at={signedInAt} /> : 'Never') },
  { label: 'Here since', cell: ({ createdAt }) => <DateText at={createdAt} /> },
];

/** Everybody who has an account, and what can be done about them. */
export default function PeoplePage() {
  const { filter, change, clear, isFiltered, parameters } = useListFilter(filterNames);
  const result = useBrowsePeopleInfiniteQuery(filter);
  const opened = parameters.get('person') ?? '';
  return (
    <>
      <Proofs />
      <PageHeader
        title="People"
        description="Everybody who has an account: how they stand, where they are signed in, and what was done about them. Each act asks for a reason, tells the person by mail, and is in the audit."
      />
      <SavedViews store={useSavedViews('people')} given={views} isPart={(name) => name !== 'person'} />
      <FilterFold
        search={
          <SearchBox
            label="Search people"
            placeholder="Name, address or organization"
            value={filter.search ?? ''}
            onSearch={(search) => change({ search: search.trim().slice(0, 200) })}
          />
        }
        isFiltered={isFiltered}
        onClear={clear}
      >
        <Field label="State">
          <NativeSelect
            placeholder="All"
            options={optionsOf(personStateLabels)}
            value={filter.state ?? ''}
            onChange={({ target }) => change({ state: target.value })}
          />
        </Field>
        <Field label="Order">
          <NativeSelect
            options={optionsOf(peopleSortLabels)}
            value={filter.sort ?? 'newest'}
            onChange={({ target }) => change({ sort: target.value === 'newest' ? '' : target.value })}
          />
        </Field>
      </FilterFold>
      <OperatorTable
        label="People"
        what="The list of people"
        columns={columns}
        result={result}
        empty={
          <EmptyState title="No people found">
            {isFiltered ? 'Nobody fits these filters.' : 'Everybody who has an account appears here.'}
          </EmptyState>
        }
      />
      <PersonPanel open={opened !== ''} id={opened} onClose={() => change({ person: '' })} />
    </>
  );
}
