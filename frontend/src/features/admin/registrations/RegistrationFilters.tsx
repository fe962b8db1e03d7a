import type { RegistrationsSummaryDto } from '@alliance/api-client/registry';
import type { ReactNode } from 'react';
import { organizationTypeLabels } from '@/content/labels';
import { tierNames } from '@/content/tiers';
import { FilterFold } from '@/ui/browse/FilterFold';
import { counted } from '@/ui/count';
import { Field } from '@/ui/Field';
import { NativeSelect } from '@/ui/inputs';
import { PeriodFields } from '@/ui/PeriodFields';
import { SearchBox } from '@/ui/SearchBox';
import { emailLabels, optionsOf, sortLabels, statusLabels } from './registration-words';

interface RegistrationFiltersProps {
  filter: Record<string, string | undefined>;
  change: (changes: Record<string, string>) => void;
  clear: () => void;
  isFiltered: boolean;
  summary: RegistrationsSummaryDto | undefined;
  tiles: ReactNode;
}

const fields = ['status', 'type', 'plan', 'email', 'age', 'from', 'to'] as const;

/** What registrations are narrowed and ordered by; the address keeps it. */
export function RegistrationFilters({ filter, change, clear, isFiltered, summary, tiles }: RegistrationFiltersProps) {
  const withCounts = <Value extends string>(
    labels: Record<Value, string>,
    counts?: { value: string; count: number }[],
  ) =>
    optionsOf(labels).map(({ value, label }) => {
      const found = counts?.find((one) => one.value === value);
      return { value, label: counts ? `${label} (${counted(found?.count ?? 0)})` : label };
    });
  return (
    <FilterFold
      tiles={tiles}
      search={
        <div className="flex flex-wrap gap-3">
          <SearchBox
            label="Search registrations"
            placeholder="Organization, contact, e-mail or member ID"
            value={filter.search ?? ''}
            onSearch={(search) => change({ search: search.trim().slice(0, 200) })}
            className="min-w-0 flex-1 basis-40"
          />
          <NativeSelect
            aria-label="Order"
            options={optionsOf(sortLabels)}
            value={filter.sort ?? 'newest'}
            onChange={({ target }) => change({ sort: target.value === 'newest' ? '' : target.value })}
          />
        </div>
      }
      isFiltered={isFiltered}
      isOpened={fields.some((name) => filter[name])}
      onClear={clear}
    >
      <Field label="Status">
        <NativeSelect
          placeholder="All"
          options={withCounts(statusLabels, summary?.statuses)}
          value={filter.status ?? ''}
          onChange={({ target }) => change({ status: target.value })}
        />
      </Field>
      <Field label="Type">
        <NativeSelect
          placeholder="All"
          options={withCounts(organizationTypeLabels, summary?.types)}
          value={filter.type ?? ''}
          onChange={({ target }) => change({ type: target.value })}
        />
      </Field>
      <Field label="Plan">
        <NativeSelect
          placeholder="All"
          options={withCounts(tierNames, summary?.plans)}
          value={filter.plan ?? ''}
          onChange={({ target }) => change({ plan: target.value })}
        />
      </Field>
      <Field label="Welcome mail">
        <NativeSelect
          placeholder="All"
          options={optionsOf(emailLabels)}
          value={filter.email ?? ''}
          onChange={({ target }) => change({ email: target.value })}
        />
      </Field>
      <PeriodFields from={filter.from} to={filter.to} onChange={change} />
    </FilterFold>
  );
}
