import { useBrowseSolutionsInfiniteQuery, useGetSolutionSummaryQuery } from '@alliance/api-client/innovation';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { SearchBox } from '@/ui/SearchBox';
import { StatTile } from '@/ui/StatTile';
import { CardList } from '../browsing/CardList';
import { useAddress } from '../browsing/useAddress';
import { SolutionCard } from './SolutionCard';
import { SubmitSolutionDialog } from './SubmitSolutionDialog';

export default function SolutionsPage() {
  const [search, setSearch] = useAddress('search');
  const [submitting, setSubmitting] = useAddress('submit');
  const solutions = useBrowseSolutionsInfiniteQuery({ search });
  const submit = () => setSubmitting('1');

  return (
    <>
      <PageHeader
        title="Innovation Solutions"
        description="Technologies that members of the alliance offer. Connect with their makers, or submit yours."
        actions={<Button onClick={submit}>Submit Solution</Button>}
      />
      <SolutionTiles />
      <div className="my-6">
        <SearchBox
          label="Search solutions"
          placeholder="Search solutions by title, description or category..."
          value={search}
          onSearch={setSearch}
        />
      </div>
      <CardList
        result={solutions}
        empty={
          <EmptyState title="No Solutions Found" action={<Button onClick={submit}>Submit First Solution</Button>}>
            {search
              ? `Nothing matches “${search}”. Try other or fewer words.`
              : 'Be the first to offer a solution to the alliance.'}
          </EmptyState>
        }
      >
        {(solution) => <SolutionCard solution={solution} />}
      </CardList>
      <SubmitSolutionDialog open={submitting !== ''} onOpenChange={(open) => setSubmitting(open ? '1' : '')} />
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
