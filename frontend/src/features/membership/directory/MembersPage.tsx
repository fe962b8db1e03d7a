import {
  useBrowseMembersInfiniteQuery,
  useCountMemberFacetsQuery,
  useGetAllianceGrowthQuery,
  useSuggestMemberSearchQuery,
} from '@alliance/api-client/directory';
import { lazy, Suspense } from 'react';
import { typeGroups } from '@/content/directory';
import { Button, LinkButton } from '@/ui/Button';
import { BrowseList } from '@/ui/browse/BrowseList';
import { useRememberedList } from '@/ui/browse/list-place';
import { shownOf, useMeant } from '@/ui/browse/useMeant';
import { useSearch } from '@/ui/browse/useSearch';
import { ViewControl } from '@/ui/browse/ViewControl';
import { counted } from '@/ui/count';
import { FilterTile } from '@/ui/FilterTile';
import { PageHeader } from '@/ui/PageHeader';
import { SearchBox } from '@/ui/SearchBox';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { Skeleton } from '@/ui/Skeleton';
import { TabCount } from '@/ui/TabCount';
import { Tabs } from '@/ui/Tabs';
import { useAddress } from '@/ui/useAddress';
import { AllianceGrowth } from './AllianceGrowth';
import { FeaturedPartners } from './FeaturedPartners';
import { MemberCard } from './MemberCard';
import { MemberFilterBar } from './MemberFilterBar';
import { memberColumns } from './member-columns';
import { asSearched } from './member-filters';
import { NoMembers } from './NoMembers';
import { asCounted, useMemberFilters } from './useMemberFilters';

const MembersMap = lazy(() => import('./MembersMap'));

const ordersOfSearch = [
  { value: '', label: 'Best match' },
  { value: 'newest', label: 'Newest' },
];
const orders = [
  { value: '', label: 'Newest' },
  { value: 'name', label: 'Name' },
];

/** The organizations of the alliance: found by words, categories, facets and on the map. */
export default function MembersPage() {
  useRememberedList();
  const [search, setSearch] = useSearch();
  const [sort, setSort] = useAddress('sort');
  const [map, setMap] = useAddress('map');
  const narrowed = useMemberFilters();
  const { filters, group, isNarrowed } = narrowed;
  const typed = useBrowseMembersInfiniteQuery(asSearched(search, sort, filters));
  const { meant, onExactly } = useMeant(search, typed, useSuggestMemberSearchQuery);
  const corrected = useBrowseMembersInfiniteQuery(asSearched(meant, sort, filters), { skip: !meant });
  const shown = shownOf(typed, meant, corrected);
  const words = shown.meant || search;
  const { data: counts, isError } = useCountMemberFacetsQuery(asCounted(filters, words));
  const { data: growth } = useGetAllianceGrowthQuery();

  const isWhole = !search && !isNarrowed;
  const numberOf = (types: readonly string[]) =>
    counts?.type.reduce((sum, { value, count }) => sum + (types.includes(value) ? count : 0), 0);
  const tabs = [{ value: 'all', tab: 'All', types: counts?.type.map(({ value }) => value) ?? [] }, ...typeGroups];
  const page = shown.result.currentData?.pages.at(0);
  const left = page && `${counted(page.total)}${page.orMore ? '+' : ''} ${page.total === 1 ? 'member' : 'members'}`;

  return (
    <>
      <PageHeader
        title="Global Member Network"
        description={
          growth
            ? `Connect with ${counted(growth.members)} innovation leaders across ${counted(growth.countries)} ${growth.countries === 1 ? 'country' : 'countries'}.`
            : 'Connect with innovation leaders across the world.'
        }
        actions={
          <LinkButton to="/connections" variant="secondary">
            Your Connections
          </LinkButton>
        }
      />
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {typeGroups.map(({ value, label, types }) => {
          const number = numberOf(types);
          return (
            <FilterTile
              key={value}
              label={label}
              value={number === undefined ? (isError ? '–' : undefined) : counts?.isExact ? counted(number) : '–'}
              isOn={group === value}
              onToggle={() => narrowed.chooseGroup(group === value ? 'all' : value)}
            />
          );
        })}
      </div>
      <div className="sticks -mx-1 my-5 flex flex-wrap items-center gap-2 border-line border-b bg-canvas px-1 py-2 print:hidden">
        <SearchBox
          className="min-w-[min(100%,11rem)] flex-1 max-sm:basis-full"
          label="Search members"
          placeholder="Search members by name, type, or location..."
          value={search}
          onSearch={setSearch}
        />
        <SegmentedControl
          className="max-md:order-2 [&>div]:p-0"
          legend="Order"
          name="sort"
          options={search ? ordersOfSearch : orders}
          value={sort === (search ? 'newest' : 'name') ? sort : ''}
          onChange={setSort}
        />
        <ViewControl />
        <Button
          variant="secondary"
          className="order-1"
          aria-expanded={map !== ''}
          aria-controls={map ? 'members-map' : undefined}
          onClick={() => setMap(map ? '' : '1')}
        >
          Map
        </Button>
        <MemberFilterBar narrowed={narrowed} counts={counts} left={left} />
      </div>
      {map && (
        <section id="members-map" aria-label="Where members are" className="mb-6">
          <Suspense fallback={<Skeleton className="h-64 w-full" />}>
            <MembersMap
              counts={counts?.isExact ? counts.country : []}
              chosen={narrowed.values('country')}
              onToggle={(code) => narrowed.toggle('country', code)}
            />
          </Suspense>
        </section>
      )}
      {shown.meant && (
        <p role="status" className="mb-5 text-ink-2 text-sm [overflow-wrap:anywhere]">
          Nothing has “{search}”. These are for “{shown.meant}”.{' '}
          <button type="button" onClick={onExactly} className="font-medium text-brand underline underline-offset-4">
            Search for exactly “{search}”
          </button>
        </p>
      )}
      <Tabs
        label="Categories"
        value={group}
        onChange={narrowed.chooseGroup}
        tabs={tabs.map(({ value, tab, types }) => ({
          value,
          label: (
            <>
              {tab}
              {counts?.isExact !== false && (
                <TabCount known={counts !== undefined}>{counts && counted(numberOf(types) ?? 0)}</TabCount>
              )}
            </>
          ),
          content: (
            <>
              {isWhole && <FeaturedPartners />}
              <h2 className={isWhole ? 'mb-4 text-xl' : 'sr-only'}>{isWhole ? 'All Members' : 'Members Found'}</h2>
              <BrowseList
                result={shown.result}
                columns={memberColumns}
                what="The members"
                empty={
                  <NoMembers search={search} onSearch={setSearch} onClear={isNarrowed ? narrowed.clear : undefined} />
                }
              >
                {(member) => <MemberCard member={member} />}
              </BrowseList>
            </>
          ),
        }))}
      />
      <AllianceGrowth />
    </>
  );
}
