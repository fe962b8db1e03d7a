import { type MemberDto, useBrowseMembersInfiniteQuery } from '@alliance/api-client/directory';
import { organizationTypeLabels } from '@/content/labels';
import { tierNames } from '@/content/tiers';
import { FeatureButton } from '@/features/shared/feature/FeatureButton';
import { OrganizationLink } from '@/features/shared/OrganizationLink';
import { type Column, OperatorTable } from '@/ui/browse/OperatorTable';
import { useListFilter } from '@/ui/browse/useListFilter';
import { DateText, DayText } from '@/ui/DateText';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { SearchBox } from '@/ui/SearchBox';

const columns: readonly Column<MemberDto>[] = [
  {
    label: 'Organization',
    wraps: 'sentence',
    cell: (member) => <OrganizationLink organization={member} />,
  },
  { label: 'Type', isUnderFirst: true, cell: ({ type }) => organizationTypeLabels[type] },
  { label: 'Plan', cell: ({ tier }) => tierNames[tier] },
  {
    label: 'Verified',
    cell: ({ isVerified, verifiedDomain }) => (isVerified ? (verifiedDomain ?? 'By the alliance') : '–'),
  },
  { label: 'Last active', cell: ({ lastActiveOn }) => (lastActiveOn ? <DayText on={lastActiveOn} /> : '–') },
  { label: 'Member since', cell: ({ createdAt }) => <DateText at={createdAt} /> },
  { label: 'Featured', cell: (member) => <FeatureButton organization={member} /> },
];

const filterNames = ['search'] as const;

/** Which organizations the directory shows before the others. */
export default function PartnersPage() {
  const { filter, change, isFiltered } = useListFilter(filterNames);
  const result = useBrowseMembersInfiniteQuery(filter);
  return (
    <>
      <PageHeader
        title="Featured partners"
        description="The directory as members find it. The last eight that were featured stand before the others there."
      />
      <div className="my-5 print:hidden">
        <SearchBox
          label="Search by name"
          placeholder="Name, country or what it does"
          value={filter.search ?? ''}
          onSearch={(text) => change({ search: text.trim().slice(0, 200) })}
        />
      </div>
      <OperatorTable
        label="Organizations"
        what="The list of organizations"
        columns={columns}
        result={result}
        empty={
          <EmptyState title={isFiltered ? 'No organizations found' : 'No organizations yet'}>
            {isFiltered ? 'Nothing has these words.' : 'Those that are confirmed appear here.'}
          </EmptyState>
        }
      />
    </>
  );
}
