import { type AgreementDto, useBrowseAgreementsInfiniteQuery } from '@alliance/api-client/documents';
import { Link } from 'react-router-dom';
import { optionsOf } from '@/content/labels';
import { Badge } from '@/ui/Badge';
import { FilterFold } from '@/ui/browse/FilterFold';
import { type Column, OperatorTable } from '@/ui/browse/OperatorTable';
import { SavedViews } from '@/ui/browse/SavedViews';
import { useListFilter } from '@/ui/browse/useListFilter';
import { useSavedViews } from '@/ui/browse/useSavedViews';
import { MomentText } from '@/ui/DateText';
import { EmptyState } from '@/ui/EmptyState';
import { Field } from '@/ui/Field';
import { NativeSelect, TextInput } from '@/ui/inputs';
import { PageHeader } from '@/ui/PageHeader';
import { SearchBox } from '@/ui/SearchBox';
import { agreementSortLabels, agreementStateLabels, documentLabels, wayLabels } from './legal-words';

const filterNames = ['search', 'document', 'version', 'state', 'sort'] as const;
const views = [
  { name: 'All', query: '' },
  { name: 'Terms', query: 'document=terms' },
  { name: 'Privacy', query: 'document=privacy' },
  { name: 'Not agreed yet', query: 'state=told' },
];

const columns: readonly Column<AgreementDto>[] = [
  {
    label: 'Person',
    wraps: 'sentence',
    cell: ({ personId, personName, email }) => (
      <Link
        to={`/admin/people?person=${personId}`}
        className="inline-flex min-h-9 items-center font-medium text-brand underline-offset-4 hover:underline [overflow-wrap:anywhere]"
      >
        {personName || email}
      </Link>
    ),
  },
  { label: 'Address', wraps: 'sentence', isUnderFirst: true, cell: ({ email }) => email },
  { label: 'Document', cell: ({ document, version }) => `${documentLabels[document]}, version ${version}` },
  {
    label: 'State',
    cell: ({ agreedAt }) => <Badge tone={agreedAt ? 'green' : 'yellow'}>{agreedAt ? 'Agreed' : 'Told'}</Badge>,
  },
  {
    label: 'When',
    cell: ({ agreedAt, toldAt }) => {
      const at = agreedAt ?? toldAt;
      return at ? <MomentText at={at} /> : '–';
    },
  },
  { label: 'How', cell: ({ way }) => (way ? wayLabels[way] : '–') },
  { label: 'For', wraps: 'sentence', cell: ({ organizationName }) => organizationName ?? '–' },
];

/** Who was told of which version of the Terms and the Privacy Policy, and who has agreed to it. */
export default function AgreementsPage() {
  const { filter, change, clear, isFiltered } = useListFilter(filterNames);
  const result = useBrowseAgreementsInfiniteQuery(filter);
  return (
    <>
      <PageHeader
        title="Agreements"
        description="Who has agreed to which version of the Terms and the Privacy Policy, when and on what occasion, and who was told and has not agreed yet."
        actions={
          <a
            href={exportAddress(filter)}
            download
            className="inline-flex min-h-11 items-center rounded-md font-medium text-ink-2 text-sm underline underline-offset-4 hover:text-ink print:hidden"
          >
            Export CSV
          </a>
        }
      />
      <SavedViews store={useSavedViews('agreements')} given={views} isPart={() => true} />
      <FilterFold
        search={
          <SearchBox
            label="Search agreements"
            placeholder="Name, address or organization"
            value={filter.search ?? ''}
            onSearch={(search) => change({ search: search.trim().slice(0, 200) })}
          />
        }
        isFiltered={isFiltered}
        onClear={clear}
      >
        <Field label="Document">
          <NativeSelect
            placeholder="Both"
            options={optionsOf(documentLabels)}
            value={filter.document ?? ''}
            onChange={({ target }) => change({ document: target.value })}
          />
        </Field>
        <Field label="Version">
          <TextInput
            type="number"
            min={1}
            value={filter.version ?? ''}
            onChange={({ target }) => change({ version: target.value.replace(/\D/g, '').slice(0, 5) })}
          />
        </Field>
        <Field label="State">
          <NativeSelect
            placeholder="All"
            options={optionsOf(agreementStateLabels)}
            value={filter.state ?? ''}
            onChange={({ target }) => change({ state: target.value })}
          />
        </Field>
        <Field label="Order">
          <NativeSelect
            options={optionsOf(agreementSortLabels)}
            value={filter.sort ?? 'newest'}
            onChange={({ target }) => change({ sort: target.value === 'newest' ? '' : target.value })}
          />
        </Field>
      </FilterFold>
      <OperatorTable
        label="Agreements"
        what="The list of agreements"
        columns={columns}
        result={result}
        empty={
          <EmptyState title="Nothing found">
            {isFiltered
              ? 'Nobody fits these filters.'
              : 'Who registers, joins, pays or agrees to a new version appears here.'}
          </EmptyState>
        }
      />
    </>
  );
}

const exportAddress = (filter: Record<string, string | undefined>) => {
  const query = new URLSearchParams(Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return `/api/admin/legal/agreements/export${query.size > 0 ? `?${query}` : ''}`;
};
