import {
  useBrowseSolutionsInfiniteQuery,
  useGetSolutionSummaryQuery,
  useSuggestSolutionSearchQuery,
} from '@alliance/api-client/innovation';
import { BrowsePage } from '@/ui/browse/BrowsePage';
import { useSearch } from '@/ui/browse/useSearch';
import { laterDialog } from '@/ui/laterDialog';
import { StatTile } from '@/ui/StatTile';
import { useAddress } from '@/ui/useAddress';
import { SolutionCard } from './SolutionCard';

const SubmitSolutionDialog = laterDialog(() => import('./SubmitSolutionDialog'));

export default function SolutionsPage() {
  const [search, setSearch] = useSearch();
  const [submitting, setSubmitting] = useAddress('submit');
  const solutions = useBrowseSolutionsInfiniteQuery({ search });

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
        useSuggestion={useSuggestSolutionSearchQuery}
        onSubmit={() => setSubmitting('1')}
        result={solutions}
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
    <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <StatTile label="Total Solutions" value={data?.total.toLocaleString() ?? unknown} />
      <StatTile label="Published" value={data?.published.toLocaleString() ?? unknown} />
      <StatTile label="Market Ready" value={data?.marketReady.toLocaleString() ?? unknown} />
      <StatTile label="In Testing" value={data?.inTesting.toLocaleString() ?? unknown} />
    </dl>
  );
}
