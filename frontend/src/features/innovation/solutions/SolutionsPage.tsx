import {
  useBrowseSolutionsInfiniteQuery,
  useGetSolutionSummaryQuery,
  useSuggestSolutionSearchQuery,
} from '@alliance/api-client/innovation';
import { BrowsePage } from '@/ui/browse/BrowsePage';
import { shownOf, useMeant } from '@/ui/browse/useMeant';
import { useSearch } from '@/ui/browse/useSearch';
import { counted } from '@/ui/count';
import { laterDialog } from '@/ui/laterDialog';
import { useAddress } from '@/ui/useAddress';
import { asSearched, inWords } from '../browsing/asSearched';
import { FilterBar, UnknownFilters } from '../browsing/FilterBar';
import { orders } from '../browsing/orders';
import { Tiles } from '../browsing/Tiles';
import { useFilters } from '../browsing/useFilters';
import { SavedSearches } from '../searches/SavedSearches';
import { SolutionCard } from './SolutionCard';
import { solutionColumns } from './solution-columns';

const SubmitSolutionDialog = laterDialog(() => import('./SubmitSolutionDialog'));

export default function SolutionsPage() {
  const [search, setSearch] = useSearch();
  const [sort, setSort] = useAddress('sort');
  const [submitting, setSubmitting] = useAddress('submit');
  const { filters, isNarrowed, clear } = useFilters('solutions');
  const typed = useBrowseSolutionsInfiniteQuery(asSearched('solutions', search, sort, filters));
  const { meant, onExactly } = useMeant(search, typed, useSuggestSolutionSearchQuery);
  const corrected = useBrowseSolutionsInfiniteQuery(asSearched('solutions', meant, sort, filters), { skip: !meant });
  const shown = shownOf(typed, meant, corrected);
  const solutions = shown.result;

  return (
    <>
      <BrowsePage
        noun="Solution"
        title="Innovation Solutions"
        description="Technologies that members of the alliance offer. Connect with their makers, or submit yours."
        tiles={<SolutionTiles />}
        invitation="Be the first to offer a solution to the alliance."
        search={search}
        onSearch={setSearch}
        sort={sort}
        onSort={setSort}
        orders={orders.solutions}
        useSuggestion={useSuggestSolutionSearchQuery}
        meant={shown.meant}
        onExactly={onExactly}
        onSubmit={() => setSubmitting('1')}
        notice={
          <>
            <UnknownFilters kind="solutions" />
            <SavedSearches kind="solutions" />
          </>
        }
        filters={
          <FilterBar
            kind="solutions"
            among={{ search: shown.meant || search }}
            items={solutions.data?.pages.flatMap(({ items }) => items)}
            left={inWords(solutions.currentData?.pages.at(0), 'solution')}
          />
        }
        onClearFilters={isNarrowed ? clear : undefined}
        result={solutions}
        columns={solutionColumns}
      >
        {(solution) => <SolutionCard solution={solution} />}
      </BrowsePage>
      <SubmitSolutionDialog open={submitting !== ''} onClose={() => setSubmitting('')} />
    </>
  );
}

function SolutionTiles() {
  const { data, isError } = useGetSolutionSummaryQuery();
  const unknown = isError ? '–' : undefined;
  return (
    <Tiles
      kind="solutions"
      tiles={[
        { label: 'Total Solutions', value: data ? counted(data.total) : unknown, shows: {} },
        { label: 'Published', value: data ? counted(data.published) : unknown, shows: { status: 'published' } },
        { label: 'Market Ready', value: data ? counted(data.marketReady) : unknown, shows: { readinessFrom: '7' } },
        { label: 'In Testing', value: data ? counted(data.inTesting) : unknown, shows: { status: 'testing' } },
      ]}
    />
  );
}
