import {
  type IndustryProblemDto,
  type MatchDto,
  type SolutionDto,
  useBrowseProblemMatchesInfiniteQuery,
  useBrowseSolutionMatchesInfiniteQuery,
} from '@alliance/api-client/innovation';
import type { Page } from '@alliance/api-client/page';
import { problemText } from '@alliance/api-client/problem';
import { useId } from 'react';
import { MatchDialog } from '@/features/shared/matches/MatchDialog';
import { useMatchDialog } from '@/features/shared/matches/useMatchDialog';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { EmptyState, LoadFailure } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';
import { TabCount } from '@/ui/TabCount';
import { useAddress } from '@/ui/useAddress';
import { useQuiet } from '@/ui/useQuiet';
import { inWords } from '../browsing/asSearched';
import { FilterBar, UnknownFilters } from '../browsing/FilterBar';
import { asAsked, type Filters, type Submitted } from '../browsing/filters';
import { nearest } from '../browsing/shownOf';
import type { Among } from '../browsing/useCounts';
import { useFilters } from '../browsing/useFilters';
import { MatchCard } from './MatchCard';

/** The tab and its number ask for the same: what came so many seconds ago is good for both. */
const recently = { refetchOnMountOrArgChange: 30 };

/** Solutions that may fit a problem. */
export function ProblemMatches({ problem }: { problem: IndustryProblemDto }) {
  const wanted = useWanted('solutions');
  const { currentData, ...result } = useBrowseProblemMatchesInfiniteQuery({ id: problem.id, ...wanted }, recently);
  const isEmpty = !wanted.hidden && !wanted.saved && areNone(currentData);
  const hidden = useBrowseProblemMatchesInfiniteQuery({ id: problem.id, ...wanted, hidden: true }, { skip: !isEmpty });
  return (
    <MatchList
      areHidden={isEmpty && areSome(hidden.currentData)}
      title="Solutions that may fit"
      none="No solution of the alliance has words of this problem yet. One that comes is found."
      of="problem"
      among={{ matchesOf: problem.id, hidden: wanted.hidden, saved: wanted.saved }}
      matches={currentData?.pages.flatMap(({ items }) => items.map((match) => ({ ...match, problem })))}
      {...result}
    />
  );
}

/** Open problems that a solution may solve. */
export function SolutionMatches({ solution }: { solution: SolutionDto }) {
  const wanted = useWanted('problems');
  const { currentData, ...result } = useBrowseSolutionMatchesInfiniteQuery({ id: solution.id, ...wanted }, recently);
  const isEmpty = !wanted.hidden && !wanted.saved && areNone(currentData);
  const hidden = useBrowseSolutionMatchesInfiniteQuery(
    { id: solution.id, ...wanted, hidden: true },
    { skip: !isEmpty },
  );
  return (
    <MatchList
      areHidden={isEmpty && areSome(hidden.currentData)}
      title="Problems that it may solve"
      none="No open problem of the alliance has words of this solution yet. One that comes is found."
      of="solution"
      among={{ matchesOf: solution.id, hidden: wanted.hidden, saved: wanted.saved }}
      matches={currentData?.pages.flatMap(({ items }) => items.map((match) => ({ ...match, solution })))}
      {...result}
    />
  );
}

interface Found {
  pages: { items: unknown[] }[];
}
const areNone = (found?: Found) => found?.pages[0]?.items.length === 0;
const areSome = (found?: Found) => (found?.pages[0]?.items.length ?? 0) > 0;

/** What of the address says which matches are shown. */
function useWanted(kind: Submitted) {
  const [hidden] = useAddress('hidden');
  const [saved] = useAddress('saved');
  const { filters } = useFilters(kind);
  return {
    ...(hidden && { hidden: true as const }),
    ...(saved && { saved: true as const }),
    ...asAsked(kind === 'problems' ? withoutStatus(filters) : filters),
  };
}

/** A solution is matched with open problems alone. */
const withoutStatus = ({ status: _, ...filters }: Filters) => filters;

interface MatchCountProps {
  of: 'problem' | 'solution';
  id: string;
}

/** How many fit, for the tab: asked for when the page has come to rest. */
export function MatchCount({ of, id }: MatchCountProps) {
  const isQuiet = useQuiet();
  const solutions = useBrowseProblemMatchesInfiniteQuery({ id }, { ...recently, skip: !isQuiet || of !== 'problem' });
  const problems = useBrowseSolutionMatchesInfiniteQuery({ id }, { ...recently, skip: !isQuiet || of !== 'solution' });
  const { currentData, hasNextPage } = of === 'problem' ? solutions : problems;
  const pages: Page<MatchDto>[] = currentData?.pages ?? [];
  const matches = pages.flatMap(({ items }) => items);
  const count = currentData && matches.filter(({ label }) => label).length;
  return (
    <TabCount known={count !== undefined}>
      {count}
      {hasNextPage && count === matches.length && '+'}
    </TabCount>
  );
}

interface MatchListProps {
  title: string;
  /** Said when there are none. */
  none: string;
  /** None is shown, as a verdict hides all of them. */
  areHidden: boolean;
  of: 'problem' | 'solution';
  among: Among & { matchesOf: string };
  matches?: (MatchDto & { problem: IndustryProblemDto; solution: SolutionDto })[];
  error?: unknown;
  isFetching: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => void;
  refetch: () => void;
}

function MatchList({
  title,
  none,
  areHidden,
  of,
  among,
  matches: found,
  error,
  isFetching,
  refetch,
  ...more
}: MatchListProps) {
  const [hidden, setHidden] = useAddress('hidden');
  const [saved, setSaved] = useAddress('saved');
  const kind = of === 'problem' ? 'solutions' : 'problems';
  const { isNarrowed, clear } = useFilters(kind);
  const matches = found ?? [];
  const dialog = useMatchDialog(matches, found !== undefined);
  const titleId = useId();
  const [weaker, setWeaker] = useAddress('weaker');
  // Those without a label share a few words with the text, as almost everything does.
  const fitting = matches.filter(({ label }) => label);
  const shown = weaker || saved || hidden ? matches : fitting.length > 0 ? fitting : matches.slice(0, nearest);
  const isWhole = shown.length === matches.length;
  const hasMore = isWhole && more.hasNextPage;
  return (
    <section aria-labelledby={titleId} aria-busy={isFetching}>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id={titleId} className="text-2xl">
          {title}
        </h2>
        <div className="flex flex-wrap gap-x-6 print:hidden">
          <Checkbox
            label="Only saved"
            checked={saved !== ''}
            onChange={(event) => setSaved(event.target.checked ? '1' : '')}
          />
          <Checkbox
            label="Only hidden"
            checked={hidden !== ''}
            onChange={(event) => setHidden(event.target.checked ? '1' : '')}
          />
        </div>
      </div>
      <p className="mb-5 max-w-prose text-ink-2 text-sm">
        Text match says how much of the text the other one has, by the weight of its words. It is no probability, and
        what is beside it is not part of it.
      </p>
      <UnknownFilters kind={kind} />
      <div className="mb-5 flex flex-wrap items-center gap-2 print:hidden">
        <FilterBar
          kind={kind}
          without={of === 'solution' ? ['status'] : []}
          items={matches.map((match) => match[of === 'problem' ? 'solution' : 'problem'])}
          among={{ ...among, isWhole: weaker !== '' }}
          left={found && inWords({ total: shown.length, orMore: hasMore }, 'match', 'matches')}
        />
      </div>
      {error ? (
        <LoadFailure what="The matches" stale={Boolean(found)} retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : null}
      {!found && !error && <Skeleton className="h-64 w-full" />}
      {found?.length === 0 && !error && (
        <EmptyState
          title="No Matches Found"
          action={
            areHidden ? (
              <Button variant="secondary" onClick={() => setHidden('1')}>
                Show hidden
              </Button>
            ) : isNarrowed ? (
              <Button variant="secondary" onClick={clear}>
                Clear filters
              </Button>
            ) : undefined
          }
        >
          {areHidden
            ? 'All that would stand here are hidden as not relevant.'
            : saved || hidden
              ? `None of them is ${saved && hidden ? 'saved or hidden' : saved ? 'saved' : 'hidden'}.`
              : isNarrowed
                ? 'No match has all that is asked for.'
                : none}
        </EmptyState>
      )}
      {matches.length > 0 && fitting.length === 0 && !saved && !hidden && (
        <p className="mb-5 text-ink-2">Nothing fits well yet. These have some of the words.</p>
      )}
      <ul className="grid gap-5">
        {shown.map(({ problem, solution, ...match }) => (
          <li key={problem.id + solution.id} className="min-w-0">
            <MatchCard
              {...{ match, problem, solution, of }}
              onAct={(action) => dialog.open(action, { problem, solution })}
            />
          </li>
        ))}
      </ul>
      {shown.length < matches.length && (
        <Button variant="secondary" className="mt-5" onClick={() => setWeaker('1')}>
          Show {matches.length - shown.length} weaker
        </Button>
      )}
      {hasMore && (
        <Button
          variant="secondary"
          className="mt-5"
          pending={more.isFetchingNextPage}
          onClick={() => more.fetchNextPage()}
        >
          {more.isFetchingNextPage ? 'Loading...' : 'Show more'}
        </Button>
      )}
      <MatchDialog dialog={dialog} />
    </section>
  );
}
