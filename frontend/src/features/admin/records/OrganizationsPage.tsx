import { type OrganizationRecordDto, useBrowseOrganizationRecordsInfiniteQuery } from '@alliance/api-client/records';
import { optionsOf, organizationTypeLabels } from '@/content/labels';
import { tierNames } from '@/content/tiers';
import { Proofs } from '@/features/shared/security/Proofs';
import { Badge } from '@/ui/Badge';
import { FilterFold } from '@/ui/browse/FilterFold';
import { type Column, OperatorTable } from '@/ui/browse/OperatorTable';
import { SavedViews } from '@/ui/browse/SavedViews';
import { useListFilter } from '@/ui/browse/useListFilter';
import { useSavedViews } from '@/ui/browse/useSavedViews';
import { DateText } from '@/ui/DateText';
import { EmptyState } from '@/ui/EmptyState';
import { Field } from '@/ui/Field';
import { NativeSelect } from '@/ui/inputs';
import { laterDialog } from '@/ui/laterDialog';
import { PageHeader } from '@/ui/PageHeader';
import { SearchBox } from '@/ui/SearchBox';
import { PanelLink } from '../PanelLink';
import {
  organizationSortLabels,
  organizationStateLabels,
  organizationStateTones,
  verifiedLabels,
} from './record-words';

const OrganizationPanel = laterDialog(() => import('./OrganizationPanel'));

const filterNames = ['search', 'type', 'tier', 'state', 'verified', 'sort'] as const;
const views = [
  { name: 'All', query: '' },
  { name: 'Not verified', query: 'state=active&verified=none' },
  { name: 'Suspended', query: 'state=suspended' },
  { name: 'Unconfirmed', query: 'state=unconfirmed' },
  { name: 'Have left', query: 'state=closed' },
];

const columns: readonly Column<OrganizationRecordDto>[] = [
  {
    label: 'Organization',
    wraps: 'sentence',
    cell: ({ id, name }) => (
      <PanelLink name="organization" id={id}>
        <span className="[overflow-wrap:anywhere]">{name}</span>
      </PanelLink>
    ),
  },
  { label: 'Type', isUnderFirst: true, cell: ({ type }) => organizationTypeLabels[type] },
  {
    label: 'State',
    cell: ({ state }) => <Badge tone={organizationStateTones[state]}>{organizationStateLabels[state]}</Badge>,
  },
  { label: 'Plan', cell: ({ tier }) => tierNames[tier] },
  { label: 'Verified', cell: ({ verifiedBy }) => (verifiedBy ? verifiedLabels[verifiedBy] : '–') },
  { label: 'Featured', cell: ({ isFeatured }) => (isFeatured ? 'Yes' : '–') },
  { label: 'People', isFigure: true, cell: ({ peopleCount }) => peopleCount },
  { label: 'Registered', cell: ({ createdAt }) => <DateText at={createdAt} /> },
];

/** Every organization that ever was, and what can be done about it. */
export default function OrganizationsPage() {
  const { filter, change, clear, isFiltered, parameters } = useListFilter(filterNames);
  const result = useBrowseOrganizationRecordsInfiniteQuery(filter);
  const opened = parameters.get('organization') ?? '';
  const select = (name: (typeof filterNames)[number], labels: Record<string, string>) => (
    <NativeSelect
      placeholder="All"
      options={optionsOf(labels)}
      value={filter[name] ?? ''}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  );
  return (
    <>
      <Proofs />
      <PageHeader
        title="Organizations"
        description="Every organization that ever was, also those that nobody has confirmed and those that have left: who belongs to it, its plan, how it was verified. Each act asks for a reason, tells its people by mail, and is in the audit."
      />
      <SavedViews store={useSavedViews('organizations')} given={views} isPart={(name) => name !== 'organization'} />
      <FilterFold
        search={
          <SearchBox
            label="Search organizations"
            placeholder="A part of the name"
            value={filter.search ?? ''}
            onSearch={(search) => change({ search: search.trim().slice(0, 200) })}
          />
        }
        isFiltered={isFiltered}
        onClear={clear}
      >
        <Field label="State">{select('state', organizationStateLabels)}</Field>
        <Field label="Type">{select('type', organizationTypeLabels)}</Field>
        <Field label="Plan">{select('tier', tierNames)}</Field>
        <Field label="Verified">{select('verified', verifiedLabels)}</Field>
        <Field label="Order">
          <NativeSelect
            options={optionsOf(organizationSortLabels)}
            value={filter.sort ?? 'newest'}
            onChange={({ target }) => change({ sort: target.value === 'newest' ? '' : target.value })}
          />
        </Field>
      </FilterFold>
      <OperatorTable
        label="Organizations"
        what="The list of organizations"
        columns={columns}
        result={result}
        empty={
          <EmptyState title="No organizations found">
            {isFiltered ? 'Nothing fits these filters.' : 'Those that register appear here.'}
          </EmptyState>
        }
      />
      <OrganizationPanel open={opened !== ''} id={opened} onClose={() => change({ organization: '' })} />
    </>
  );
}
