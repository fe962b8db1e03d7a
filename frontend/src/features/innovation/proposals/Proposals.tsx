import {
  type IndustryProblemDetailDto,
  type ProposalDto,
  type ProposalStatus,
  useBrowseProposalsInfiniteQuery,
} from '@alliance/api-client/innovation';
import { contributors, organizationsAs, useViewer } from '@alliance/api-client/viewer';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { proposalStatusLabels } from '@/content/labels';
import { PagedList } from '@/ui/browse/PagedList';
import { classes } from '@/ui/classes';
import { counted } from '@/ui/count';
import { laterDialog } from '@/ui/laterDialog';
import { Skeleton } from '@/ui/Skeleton';
import { TabCount } from '@/ui/TabCount';
import { useOwner } from '../problems/useOwner';
import { ProposalCard } from './ProposalCard';
import { useDeciding } from './useDeciding';

const DecideProposalDialog = laterDialog(() => import('./DecideProposalDialog'));

interface ProposalsProps {
  problem: Pick<IndustryProblemDetailDto, 'id' | 'submittedBy' | 'canDecide'>;
}

/** What is proposed to a problem: to its organization's people all of it, to others their own. */
export function Proposals({ problem }: ProposalsProps) {
  const { id, submittedBy, canDecide } = problem;
  const result = useBrowseProposalsInfiniteQuery({ id });
  const { viewer } = useViewer();
  const own = organizationsAs(viewer, contributors);
  const { isOfOwner: seesAll } = useOwner(problem);
  const titleId = useId();
  const isNone = result.data?.pages[0]?.items.length === 0;

  return (
    <section id="proposals" aria-labelledby={titleId} className={classes('scroll-mt-36', isNone && 'print:hidden')}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={titleId} className="text-2xl">
          {seesAll ? 'Proposals' : 'Your proposals'}
        </h2>
        <Link
          to={canDecide ? '/proposals?tab=decide' : '/proposals'}
          className="inline-flex min-h-11 items-center rounded-sm text-brand text-sm hover:text-brand-strong print:hidden"
        >
          {canDecide ? 'All that wait for your decision' : 'All that you have proposed'}
        </Link>
      </div>
      <p className="mb-6 max-w-prose text-ink-2 text-sm print:hidden">
        {seesAll
          ? 'Your organization sees all of them, each proposer their own.'
          : `You and ${submittedBy.name} alone see what you propose.`}
      </p>
      <PagedList
        result={result}
        what="The proposals"
        waiting={<Skeleton className="h-48 w-full" />}
        empty={<p className="text-ink-2">{seesAll ? noneForOwner : noneForOthers}</p>}
      >
        {(proposals) => <ProposalCards proposals={proposals} canDecide={canDecide} own={own.map((one) => one.id)} />}
      </PagedList>
    </section>
  );
}

const noneForOwner = 'No proposals yet. Solutions proposed to this problem appear here.';
const noneForOthers =
  'None of your organizations has proposed a solution to this problem. What you propose appears here.';

interface ProposalCardsProps {
  proposals: ProposalDto[];
  canDecide: boolean;
  /** The organizations that the viewer acts for. */
  own: string[];
}

function ProposalCards({ proposals, canDecide, own }: ProposalCardsProps) {
  const [deciding, setDeciding] = useDeciding(proposals);
  return (
    <>
      <ul className="grid gap-4">
        {proposals.map((proposal) => (
          <li key={proposal.id} className="min-w-0">
            <ProposalCard
              proposal={proposal}
              onDecide={canDecide ? (decision) => setDeciding(`${decision}:${proposal.id}`) : undefined}
              isOwn={own.some((id) => id === proposal.solution.submittedBy?.id)}
            />
          </li>
        ))}
      </ul>
      {canDecide && deciding && <DecideProposalDialog {...deciding} onClose={() => setDeciding('')} />}
    </>
  );
}

/** What the viewer's organizations offer for a problem, and how it stands, in words that lead there; nothing where they offer nothing. */
export function useProposed(problemId = '') {
  const { currentData } = useBrowseProposalsInfiniteQuery({ id: problemId }, { skip: problemId === '' });
  const own = useViewer().viewer?.organizations.map(({ organization }) => organization.id) ?? [];
  const standing = (currentData?.pages ?? [])
    .flatMap(({ items }) => items)
    .filter(
      ({ status, solution }) => standingStatuses.includes(status) && own.includes(solution.submittedBy?.id ?? ''),
    );
  const [first] = standing;
  if (!first) return undefined;
  return (
    <Link key="proposed" to="?tab=proposals#proposals" className="rounded-sm hover:text-brand">
      {standing.length === 1
        ? `“${first.solution.title}”, ${proposalStatusLabels[first.status].toLowerCase()}`
        : `${counted(standing.length)} solutions`}
    </Link>
  );
}

const standingStatuses: readonly ProposalStatus[] = ['pending', 'accepted'];

/** How many of them the viewer sees, for the tab. */
export function ProposalCount({ problemId }: { problemId: string }) {
  const { currentData } = useBrowseProposalsInfiniteQuery({ id: problemId });
  const { total = 0, orMore } = currentData?.pages.at(-1) ?? {};
  return (
    <TabCount known={currentData !== undefined}>
      {currentData && counted(total)}
      {orMore && '+'}
    </TabCount>
  );
}
