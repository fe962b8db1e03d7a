import type { ProposalDto } from '@alliance/api-client/innovation';
import { contributors, organizationsAs, useViewer } from '@alliance/api-client/viewer';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { proposalStatusLabels } from '@/content/labels';
import { MessageButton } from '@/features/shared/messages/MessageButton';
import { OrganizationLink } from '@/features/shared/OrganizationLink';
import { Button, LinkButton } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { DateText } from '@/ui/DateText';
import { laterDialog } from '@/ui/laterDialog';
import { useAddress } from '@/ui/useAddress';
import { DueText } from '../answers/DueText';
import { ProposalStatusBadge, ReadinessBadge } from '../badges';
import type { Decision } from './decision';
import { GivenFeedback } from './GivenFeedback';
import { ProjectButton } from './ProjectButton';
import { proposerName } from './proposer-name';
import { WithdrawButton } from './WithdrawButton';

const AmendProposalDialog = laterDialog(() => import('./AmendProposalDialog'));
const VersionsDialog = laterDialog(() => import('./VersionsDialog'));

interface ProposalCardProps {
  proposal: ProposalDto;
  /** Where proposals for several problems stand: names the one that it is for. */
  withProblem?: boolean;
  onDecide?: (decision: Decision) => void;
  /** Whether the viewer may act for who proposes. */
  isOwn: boolean;
  /** Whether it waits for the viewer's score. */
  isToScore?: boolean;
}

/** A proposal: what is offered, how it stands, and what the viewer may do about it. */
export function ProposalCard({ proposal, withProblem = false, onDecide, isOwn, isToScore }: ProposalCardProps) {
  const titleId = useId();
  const { id, problem, solution, note, status } = proposal;
  const Heading = withProblem ? 'h2' : 'h3';
  const [amending, setAmending] = useAddress('amend');
  const [reading, setReading] = useState(false);
  const isPending = status === 'pending';
  return (
    <Card as="article">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <Heading id={titleId} className="min-w-0 text-lg">
          {solution.isTakenBack || !solution.id ? (
            solution.title
          ) : (
            <Link to={`/solutions/${solution.id}`} className="rounded-sm hover:text-brand">
              {solution.title}
            </Link>
          )}
        </Heading>
        <div className="flex flex-wrap gap-1.5">
          {solution.readinessLevel !== null && <ReadinessBadge level={solution.readinessLevel} />}
          <ProposalStatusBadge status={status} />
        </div>
      </div>
      {withProblem && (
        <p className="mt-1 text-sm">
          For{' '}
          <Link to={`/problems/${problem.id}`} className="rounded-sm font-medium hover:text-brand">
            {problem.title}
          </Link>{' '}
          of <OrganizationLink organization={problem.submittedBy} />
        </p>
      )}
      <p className="mt-1 text-ink-2 text-sm">
        {solution.submittedBy ? (
          <OrganizationLink organization={solution.submittedBy} isFollowed />
        ) : (
          `${proposerName(proposal)}\u00a0·`
        )}{' '}
        <DateText at={proposal.createdAt} />
        {proposal.amendedAt && (
          <>
            {'\u00a0· Amended '}
            <DateText at={proposal.amendedAt} />
          </>
        )}
        {isPending && proposal.answerDueOn && (
          <>
            {'\u00a0· Answer '}
            <DueText on={proposal.answerDueOn} />
          </>
        )}
        {proposal.decidedAt && (
          <>
            {'\u00a0· '}
            {proposalStatusLabels[status]} <DateText at={proposal.decidedAt} />
          </>
        )}
      </p>
      {solution.isTakenBack && (
        <details className="mt-3 max-w-prose">
          <summary className="min-h-11 cursor-pointer content-center">
            It was taken back. What stands here is what was proposed.
          </summary>
          {solution.description && <p className="whitespace-pre-line">{solution.description}</p>}
        </details>
      )}
      {note && <p className="mt-3 max-w-prose whitespace-pre-line">{note}</p>}
      {proposal.version > 1 && (
        <Button variant="quiet" className="mt-2 -ml-4" onClick={() => setReading(true)} aria-describedby={titleId}>
          Earlier versions
        </Button>
      )}
      <GivenFeedback
        proposal={proposal}
        canRate={isOwn && (status === 'accepted' || status === 'declined')}
        describedBy={titleId}
      />
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {isPending && onDecide && (
          <>
            <Button variant="secondary" onClick={() => onDecide('accept')} aria-describedby={titleId}>
              Accept
            </Button>
            <Button variant="secondary" onClick={() => onDecide('decline')} aria-describedby={titleId}>
              Decline
            </Button>
          </>
        )}
        {isPending && isOwn && (
          <>
            <Button variant="secondary" onClick={() => setAmending(id)} aria-describedby={titleId}>
              Amend
            </Button>
            <WithdrawButton proposal={proposal} describedBy={titleId} />
          </>
        )}
        <MessageToOther proposal={proposal} describedBy={titleId} />
        {status === 'accepted' && <ProjectButton proposal={proposal} describedBy={titleId} />}
        {isToScore && (
          <LinkButton
            to={`/problems/${problem.id}/score?proposal=${id}`}
            variant="secondary"
            aria-describedby={titleId}
          >
            Score
          </LinkButton>
        )}
      </div>
      {/* Stays when the proposal is decided meanwhile: what was typed, and why it is not taken. */}
      {isOwn && amending === id && <AmendProposalDialog proposal={proposal} onClose={() => setAmending('')} />}
      {reading && <VersionsDialog proposal={proposal} onClose={() => setReading(false)} />}
    </Card>
  );
}

/** For the two organizations of a proposal to write to each other about it. */
function MessageToOther({
  proposal: { id, problem, solution },
  describedBy,
}: {
  proposal: ProposalDto;
  describedBy: string;
}) {
  const own = organizationsAs(useViewer().viewer, contributors).map((organization) => organization.id);
  const sides = [problem.submittedBy, solution.submittedBy].filter((side) => side !== null);
  const others = sides.filter((side) => !own.includes(side.id));
  const [other] = others;
  if (!other || others.length === sides.length) return null;
  return <MessageButton organization={other} about={{ kind: 'proposal', id }} describedBy={describedBy} />;
}
