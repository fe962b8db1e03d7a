import {
  type IndustryProblemDto,
  useBrowseProblemsInfiniteQuery,
  useGetProblemQuery,
  useGetProblemSummaryQuery,
  useSuggestProblemSearchQuery,
} from '@alliance/api-client/innovation';
import { contributors, organizationsAs, useViewer } from '@alliance/api-client/viewer';
import { BrowsePage } from '@/ui/browse/BrowsePage';
import { useSearch } from '@/ui/browse/useSearch';
import { laterDialog } from '@/ui/laterDialog';
import { inMillions } from '@/ui/money';
import { StatTile } from '@/ui/StatTile';
import { useAddress } from '@/ui/useAddress';
import { ProblemCard } from './ProblemCard';

const SubmitProblemDialog = laterDialog(() => import('./SubmitProblemDialog'));
const SubmitSolutionDialog = laterDialog(() => import('../solutions/SubmitSolutionDialog'));

export default function ProblemsPage() {
  const [search, setSearch] = useSearch();
  const [submitting, setSubmitting] = useAddress('submit');
  const [proposing, setProposing] = useAddress('propose');
  const problems = useBrowseProblemsInfiniteQuery({ search });
  const organizations = organizationsAs(useViewer().viewer, contributors);

  const proposingTo = useProblem(proposing, problems.data?.pages);

  const canPropose = ({ status }: IndustryProblemDto) => status === 'open' && organizations.length > 0;

  return (
    <>
      <BrowsePage
        noun="Problem"
        title="Industry Problems"
        description="What organizations of the alliance want solved. Propose a solution, or submit yours."
        tiles={<ProblemTiles />}
        invitation="Be the first to submit an industry problem for the alliance to solve."
        search={search}
        onSearch={setSearch}
        useSuggestion={useSuggestProblemSearchQuery}
        onSubmit={() => setSubmitting('1')}
        result={problems}
      >
        {(problem) => (
          <ProblemCard problem={problem} onPropose={canPropose(problem) ? () => setProposing(problem.id) : undefined} />
        )}
      </BrowsePage>
      <SubmitProblemDialog open={submitting !== ''} onClose={() => setSubmitting('')} />
      <SubmitSolutionDialog open={proposingTo !== undefined} onClose={() => setProposing('')} problem={proposingTo} />
    </>
  );
}

/** The problem of that id: one of the list, or else, as after a sign-in, one that the server is asked for. */
function useProblem(id: string, pages: { items: IndustryProblemDto[] }[] = []) {
  const listed = pages.flatMap(({ items }) => items).find((problem) => problem.id === id);
  const { currentData } = useGetProblemQuery({ id }, { skip: id === '' || listed !== undefined });
  return id === '' ? undefined : (listed ?? currentData);
}

function ProblemTiles() {
  const { data, isError } = useGetProblemSummaryQuery();
  const unknown = isError ? '–' : undefined;
  return (
    <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <StatTile label="Total Problems" value={data?.total.toLocaleString() ?? unknown} />
      <StatTile label="Open for Solutions" value={data?.open.toLocaleString() ?? unknown} />
      <StatTile label="High Priority" value={data?.highPriority.toLocaleString() ?? unknown} />
      <StatTile label="Total Value" value={data ? inMillions(data.totalValueUsd, 'USD', 0) : unknown} />
    </dl>
  );
}
