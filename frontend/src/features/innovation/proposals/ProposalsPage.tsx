import {
  type ProposalDto,
  useBrowseOwnProposalsInfiniteQuery,
  useBrowseProposalsToDecideInfiniteQuery,
  useBrowseProposalsToScoreInfiniteQuery,
  useCountProposalsQuery,
} from '@alliance/api-client/innovation';
import { contributors, organizationsAs, useViewer } from '@alliance/api-client/viewer';
import { useState } from 'react';
import { proposalStatusLabels } from '@/content/labels';
import { LinkButton } from '@/ui/Button';
import { itemsOf, type Listing, PagedList } from '@/ui/browse/PagedList';
import { counted } from '@/ui/count';
import { EmptyState } from '@/ui/EmptyState';
import { laterDialog } from '@/ui/laterDialog';
import { PageHeader } from '@/ui/PageHeader';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { CardSkeletons } from '@/ui/Skeleton';
import { Tabs } from '@/ui/Tabs';
import { useParameters } from '@/ui/useAddress';
import { ProposalCard } from './ProposalCard';
import { firstTab, type ProposalsTab, statuses, statusOf, tabOf } from './tabs';
import { useDeciding } from './useDeciding';

const DecideProposalDialog = laterDialog(() => import('./DecideProposalDialog'));

/** What the viewer's organizations have proposed, and what waits for their decision. */
export default function ProposalsPage() {
  const { parameters, change } = useParameters();
  const { data: counts } = useCountProposalsQuery();
  // Decided once: who answers the last one stays where they are.
  const [first, setFirst] = useState<ProposalsTab>();
  if (!first && counts) setFirst(firstTab(counts));
  const tab = tabOf(parameters.get('tab')) ?? (parameters.has('status') ? 'made' : (first ?? 'made'));
  return (
    <>
      <PageHeader
        title="Proposals"
        description="What your organizations have proposed and what was answered, and what others wait to hear from you."
      />
      <Tabs
        label="Proposals"
        value={tab}
        onChange={(next) => change({ tab: next, status: '', decide: '' })}
        tabs={[
          { value: 'made', label: 'Your proposals', content: <OwnProposals /> },
          {
            value: 'decide',
            label: <Counted label="To decide" count={counts?.toDecide} />,
            content: <ProposalsToDecide />,
          },
          // Few are reviewers.
          ...(counts?.toScore || tab === 'score'
            ? [
                {
                  value: 'score',
                  label: <Counted label="To score" count={counts?.toScore} />,
                  content: <ProposalsToScore />,
                },
              ]
            : []),
        ]}
      />
    </>
  );
}

const Counted = ({ label, count }: { label: string; count?: number }) => (
  <>
    {label}
    <span className="ml-2 inline-block min-w-9 rounded-full bg-sunken px-2 py-0.5 text-center text-ink-2 text-xs tabular-nums">
      {count === undefined ? '–' : counted(count)}
    </span>
  </>
);

function OwnProposals() {
  const { parameters, change } = useParameters();
  const status = statusOf(parameters.get('status'));
  const result = useBrowseOwnProposalsInfiniteQuery({ status });
  const { data: counts } = useCountProposalsQuery();
  const own = organizationsAs(useViewer().viewer, contributors);

  const countOf = (value: string) => counts?.status.find((one) => one.value === value)?.count ?? 0;
  const all = counts?.status.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const option = (value: (typeof statuses)[number] | '', label: string, count: number) => ({
    value,
    label: (
      <>
        {label}
        {counts && <span className="text-ink-3 tabular-nums">{counted(count)}</span>}
      </>
    ),
  });

  return (
    <>
      <SegmentedControl
        legend="How they stand"
        name="status"
        className="mb-5"
        options={[
          option('', 'All', all),
          ...statuses.map((value) => option(value, proposalStatusLabels[value], countOf(value))),
        ]}
        value={status ?? ''}
        onChange={(value) => change({ status: value })}
      />
      <ProposalList
        what="Your proposals"
        result={result}
        empty={
          status ? (
            <EmptyState title={`None of your proposals is ${proposalStatusLabels[status].toLowerCase()}`}>
              Others stand under All.
            </EmptyState>
          ) : (
            <EmptyState
              title="No proposals yet"
              action={
                <LinkButton to="/problems?status=open" variant="secondary">
                  Find a Problem
                </LinkButton>
              }
            >
              Propose a solution to an open problem. How it stands and what is answered appears here.
            </EmptyState>
          )
        }
        isOwn={({ solution }) => own.some(({ id }) => id === solution.submittedBy?.id)}
      />
    </>
  );
}

function ProposalsToDecide() {
  const result = useBrowseProposalsToDecideInfiniteQuery({});
  const [deciding, setDeciding] = useDeciding(itemsOf(result));
  return (
    <>
      <ProposalList
        what="The proposals that wait for you"
        result={result}
        empty={
          <EmptyState title="Nothing waits for your decision">
            Solutions proposed to the problems of your organizations appear here until they are accepted or declined.
          </EmptyState>
        }
        onDecide={({ id }, decision) => setDeciding(`${decision}:${id}`)}
      />
      {deciding && <DecideProposalDialog {...deciding} onClose={() => setDeciding('')} />}
    </>
  );
}

const ProposalsToScore = () => (
  <ProposalList
    what="The proposals that wait for your score"
    result={useBrowseProposalsToScoreInfiniteQuery({})}
    empty={
      <EmptyState title="All of your scores are in">
        Proposals to problems that you review appear here until you have scored them.
      </EmptyState>
    }
    isToScore
  />
);

interface ProposalListProps extends Listing<ProposalDto> {
  isOwn?: (proposal: ProposalDto) => boolean;
  onDecide?: (proposal: ProposalDto, decision: 'accept' | 'decline') => void;
  isToScore?: boolean;
}

function ProposalList({ isOwn, onDecide, isToScore, ...list }: ProposalListProps) {
  return (
    <PagedList {...list} waiting={<CardSkeletons />}>
      {(proposals) => (
        <ul className="grid gap-4">
          {proposals.map((proposal) => (
            <li key={proposal.id} className="min-w-0">
              <ProposalCard
                proposal={proposal}
                withProblem
                isOwn={isOwn?.(proposal) ?? false}
                onDecide={onDecide && ((decision) => onDecide(proposal, decision))}
                isToScore={isToScore}
              />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
