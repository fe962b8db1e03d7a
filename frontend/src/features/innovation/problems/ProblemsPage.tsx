import {
  type IndustryProblemDto,
  useBrowseProblemsInfiniteQuery,
  useGetProblemQuery,
  useGetProblemSummaryQuery,
  useSuggestProblemSearchQuery,
} from '@alliance/api-client/innovation';
import { contributors, organizationsAs, useViewer } from '@alliance/api-client/viewer';
import { useEntitlement } from '@/features/shared/upgrade/useEntitlement';
import { BrowsePage } from '@/ui/browse/BrowsePage';
import { shownOf, useMeant } from '@/ui/browse/useMeant';
import { useSearch } from '@/ui/browse/useSearch';
import { counted } from '@/ui/count';
import { laterDialog } from '@/ui/laterDialog';
import { figure } from '@/ui/money';
import { useAddress } from '@/ui/useAddress';
import { OverdueStrip } from '../answers/OverdueStrip';
import { useOverdue } from '../answers/useOverdue';
import { asSearched, inWords } from '../browsing/asSearched';
import { FilterBar, UnknownFilters } from '../browsing/FilterBar';
import { orders } from '../browsing/orders';
import { Tiles } from '../browsing/Tiles';
import { useFilters } from '../browsing/useFilters';
import { SavedSearches } from '../searches/SavedSearches';
import { ProblemCard } from './ProblemCard';
import { problemColumns } from './problem-columns';

const SubmitProblemDialog = laterDialog(() => import('./SubmitProblemDialog'));
const SubmitSolutionDialog = laterDialog(() => import('../solutions/SubmitSolutionDialog'));

export default function ProblemsPage() {
  const [search, setSearch] = useSearch();
  const [sort, setSort] = useAddress('sort');
  const [submitting, setSubmitting] = useAddress('submit');
  const [proposing, setProposing] = useAddress('propose');
  const { filters, isNarrowed, clear } = useFilters('problems');
  const typed = useBrowseProblemsInfiniteQuery(asSearched('problems', search, sort, filters));
  const { meant, onExactly } = useMeant(search, typed, useSuggestProblemSearchQuery);
  const corrected = useBrowseProblemsInfiniteQuery(asSearched('problems', meant, sort, filters), { skip: !meant });
  const shown = shownOf(typed, meant, corrected);
  const problems = shown.result;
  const organizations = organizationsAs(useViewer().viewer, contributors);
  // Asked with the page, so that whoever may not submit is told before anything is typed.
  const { isAsked } = useEntitlement('submit_problems');
  const overdue = useOverdue();
  const [owing] = overdue.stopped;

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
        sort={sort}
        onSort={setSort}
        orders={orders.problems}
        useSuggestion={useSuggestProblemSearchQuery}
        meant={shown.meant}
        onExactly={onExactly}
        onSubmit={() => setSubmitting('1')}
        notice={
          <>
            {owing && <OverdueStrip owing={owing} />}
            <UnknownFilters kind="problems" />
            <SavedSearches kind="problems" />
          </>
        }
        filters={
          <FilterBar
            kind="problems"
            among={{ search: shown.meant || search }}
            items={problems.data?.pages.flatMap(({ items }) => items)}
            left={inWords(problems.currentData?.pages.at(0), 'problem')}
          />
        }
        onClearFilters={isNarrowed ? clear : undefined}
        result={problems}
        columns={problemColumns}
      >
        {(problem) => (
          <ProblemCard problem={problem} onPropose={canPropose(problem) ? () => setProposing(problem.id) : undefined} />
        )}
      </BrowsePage>
      <SubmitProblemDialog open={submitting !== '' && !isAsked && !overdue.isAsked} onClose={() => setSubmitting('')} />
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
    <Tiles
      kind="problems"
      tiles={[
        { label: 'Total Problems', value: data ? counted(data.total) : unknown, shows: {} },
        { label: 'Open for Solutions', value: data ? counted(data.open) : unknown, shows: { status: 'open' } },
        {
          label: 'High Priority',
          value: data ? counted(data.highPriority) : unknown,
          shows: { urgency: 'critical,high' },
        },
        {
          label: 'Total Value',
          value: data ? figure(data.totalValueUsd, 'USD') : unknown,
          note: 'Estimated by who submitted them',
        },
      ]}
    />
  );
}
