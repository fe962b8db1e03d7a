import { type ApiProviderDto, useBrowseApiProvidersInfiniteQuery } from '@alliance/api-client/marketplace';
import { optionsOf } from '@/content/labels';
import { Badge } from '@/ui/Badge';
import { FilterFold } from '@/ui/browse/FilterFold';
import { type Column, OperatorTable } from '@/ui/browse/OperatorTable';
import { useListFilter } from '@/ui/browse/useListFilter';
import { counted } from '@/ui/count';
import { EmptyState } from '@/ui/EmptyState';
import { Field } from '@/ui/Field';
import { NativeSelect } from '@/ui/inputs';
import {
  certificationLabels,
  certificationTones,
  complianceLabels,
  complianceTones,
  kybLabels,
  kybTones,
  memberTypeLabels,
} from './api-words';
import { ProviderLink } from './ProviderLink';

const scored = (score: number | null) => score ?? '–';

const columns: readonly Column<ApiProviderDto>[] = [
  { label: 'Provider', wraps: true, cell: (provider) => <ProviderLink {...provider} /> },
  { label: 'Member type', isUnderFirst: true, cell: ({ memberType }) => memberTypeLabels[memberType] },
  {
    label: 'Certification',
    cell: ({ certificationLevel: level }) => (
      <Badge tone={certificationTones[level]}>{certificationLabels[level]}</Badge>
    ),
  },
  { label: 'KYB', cell: ({ kybStatus }) => <Badge tone={kybTones[kybStatus]}>{kybLabels[kybStatus]}</Badge> },
  {
    label: 'Compliance',
    cell: ({ complianceStatus: status }) => <Badge tone={complianceTones[status]}>{complianceLabels[status]}</Badge>,
  },
  { label: 'Active APIs', isFigure: true, cell: ({ activeApis }) => counted(activeApis) },
  { label: 'Staging', isFigure: true, cell: ({ stagingApis }) => counted(stagingApis) },
  { label: 'Closed', isFigure: true, cell: ({ closedApis }) => counted(closedApis) },
  { label: 'Tech quality', isFigure: true, cell: ({ techQualityScore }) => scored(techQualityScore) },
  { label: 'Security', isFigure: true, cell: ({ securityScore }) => scored(securityScore) },
  { label: 'SLA', cell: ({ slaCompliant }) => (slaCompliant ? 'Compliant' : 'Not compliant') },
];

/** Who publishes APIs, narrowed by what kind of member they are and how far they have come. */
export function ApiProviders() {
  const { filter, change, clear, isFiltered } = useListFilter(['memberType', 'certification', 'passed'] as const);
  const result = useBrowseApiProvidersInfiniteQuery(filter);
  return (
    <>
      <FilterFold isFiltered={isFiltered} onClear={clear}>
        <Field label="Member type">
          <NativeSelect
            placeholder="All"
            options={optionsOf(memberTypeLabels)}
            value={filter.memberType ?? ''}
            onChange={({ target }) => change({ memberType: target.value })}
          />
        </Field>
        <Field label="Certification">
          <NativeSelect
            placeholder="All"
            options={optionsOf(certificationLabels)}
            value={filter.certification ?? ''}
            onChange={({ target }) => change({ certification: target.value })}
          />
        </Field>
      </FilterFold>
      <OperatorTable
        label="Providers"
        what="The providers"
        columns={columns}
        result={result}
        empty={
          isFiltered ? (
            <EmptyState title="No Providers Found">Nobody fits these filters.</EmptyState>
          ) : (
            <EmptyState title="No Providers Yet">
              No organization publishes APIs, as the marketplace is not open. Whoever publishes there stands here, with
              what was found when it was checked.
            </EmptyState>
          )
        }
      />
    </>
  );
}
