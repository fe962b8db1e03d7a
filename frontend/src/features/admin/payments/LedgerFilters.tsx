import type { LedgerStatus } from '@alliance/api-client/books';
import { OrganizationPicker } from '@/features/shared/OrganizationPicker';
import { FilterFold } from '@/ui/browse/FilterFold';
import { Field } from '@/ui/Field';
import { NativeSelect } from '@/ui/inputs';
import { PeriodFields } from '@/ui/PeriodFields';
import { SearchBox } from '@/ui/SearchBox';
import type { useLedgerFilter } from './ledger-address';
import { tileLabels } from './payment-words';

interface LedgerFiltersProps extends ReturnType<typeof useLedgerFilter> {
  methods: readonly string[];
}

const currencies = ['USD', 'NGN'].map((value) => ({ value, label: value }));
const statuses = (Object.keys(tileLabels) as LedgerStatus[]).map((value) => ({ value, label: tileLabels[value] }));

/** What the ledger is narrowed by; the address keeps it. */
export function LedgerFilters({ filter, change, clear, isFiltered, parameters, methods }: LedgerFiltersProps) {
  const { organizationId } = filter;
  const name = parameters.get('organization') || 'One organization';
  return (
    <FilterFold
      search={
        <SearchBox
          label="Search by reference or invoice"
          placeholder="Reference or invoice"
          value={filter.search ?? ''}
          onSearch={(search) => change({ search: search.trim().slice(0, 100) })}
        />
      }
      isFiltered={isFiltered}
      onClear={clear}
    >
      <Field label="Status">
        <NativeSelect
          placeholder="All"
          options={statuses}
          value={filter.status ?? ''}
          onChange={({ target }) => change({ status: target.value })}
        />
      </Field>
      <Field label="Currency">
        <NativeSelect
          placeholder="All"
          options={currencies}
          value={filter.currency ?? ''}
          onChange={({ target }) => change({ currency: target.value })}
        />
      </Field>
      <Field label="Method">
        <NativeSelect
          placeholder="All"
          options={methods.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
          value={filter.method ?? ''}
          onChange={({ target }) => change({ method: target.value })}
        />
      </Field>
      <OrganizationPicker
        id="filter-organization"
        label="Organization"
        chosen={organizationId ? { id: organizationId, name } : undefined}
        onChoose={(one) => change({ organizationId: one?.id ?? '', organization: one?.name ?? '' })}
      />
      <PeriodFields from={filter.from} to={filter.to} onChange={change} />
    </FilterFold>
  );
}
