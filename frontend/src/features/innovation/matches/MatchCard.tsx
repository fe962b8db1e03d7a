import type { IndustryProblemDto, MatchDto, SolutionDto } from '@alliance/api-client/innovation';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { invitationStateLabels, organizationTypeLabels, verdictReasonLabels } from '@/content/labels';
import { MatchFacts } from '@/features/shared/matches/MatchFacts';
import { SaveButton } from '@/features/shared/matches/SaveButton';
import { TextMatch } from '@/features/shared/matches/TextMatch';
import type { MatchAction } from '@/features/shared/matches/useMatchDialog';
import { useNextStep } from '@/features/shared/matches/useNextStep';
import { useVerdict } from '@/features/shared/matches/useVerdict';
import { OrganizationLink } from '@/features/shared/OrganizationLink';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { DateText } from '@/ui/DateText';
import { ProblemStatusBadge, ProposalStatusBadge } from '../badges';

interface MatchCardProps {
  match: MatchDto;
  problem: IndustryProblemDto;
  solution: SolutionDto;
  /** Which of the two is on the page already; the card is about the other. */
  of: 'problem' | 'solution';
  onAct: (action: MatchAction) => void;
}

/** A pair with its reasons, and what can be done about it. */
export function MatchCard({ match, problem, solution, of, onAct }: MatchCardProps) {
  const titleId = useId();
  const shown = of === 'problem' ? solution : problem;
  const { verdict, proposal, invitedAt, invitation } = match;
  const isHidden = verdict?.verdict === 'not_relevant';
  return (
    <Card as="article" className="flex min-w-0 flex-col gap-4">
      <div>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h3 id={titleId} className="min-w-0 text-lg leading-snug">
            <Link
              to={`/${of === 'problem' ? 'solutions' : 'problems'}/${shown.id}`}
              className="rounded-sm hover:text-brand"
            >
              {shown.title}
            </Link>
          </h3>
          <span className="flex flex-wrap gap-2">
            {of === 'solution' && problem.status !== 'open' && <ProblemStatusBadge status={problem.status} />}
            {proposal && <ProposalStatusBadge status={proposal} />}
          </span>
        </div>
        <p className="mt-1 text-ink-2 text-sm">
          <OrganizationLink organization={shown.submittedBy} isFollowed />{' '}
          {organizationTypeLabels[shown.submittedBy.type]}
          {invitedAt && (
            <>
              {'\u00a0· Invited '}
              <DateText at={invitedAt} />
              {invitation && `, ${invitationStateLabels[invitation]}`}
            </>
          )}
        </p>
      </div>
      <p className="line-clamp-2 text-ink-2 text-sm">{shown.description}</p>
      <TextMatch match={match} missing={match.missing} />
      <MatchFacts facts={match.facts} />
      {isHidden && (
        <p className="whitespace-pre-line border-line-strong border-l-2 pl-3 text-ink-2 text-sm [overflow-wrap:anywhere]">
          <span className="font-medium text-ink">Not relevant: </span>
          {verdict.reason ? verdictReasonLabels[verdict.reason] : 'no reason given'}
          {verdict.note && `. ${verdict.note}`}
        </p>
      )}
      {isHidden && invitation === 'declined' && verdict.organizationId === solution.submittedBy.id && (
        <p className="text-ink-2 text-sm print:hidden">
          Shown again, the invitation of {problem.submittedBy.name} is open again too, and waits for your answer. They
          get no mail about it.
        </p>
      )}
      <MatchActions {...{ match, problem, solution, onAct, isHidden }} describedBy={titleId} />
    </Card>
  );
}

interface MatchActionsProps extends Omit<MatchCardProps, 'of'> {
  isHidden: boolean;
  describedBy: string;
}

function MatchActions({ match, problem, solution, onAct, isHidden, describedBy }: MatchActionsProps) {
  const { mayJudge, mayWithdraw, isLoading, withdraw } = useVerdict({ problem, solution }, match.verdict);
  const next = useNextStep({ ...match, problem, solution });
  if (!mayJudge) return null;
  const button = (label: ReactNode, onClick: () => void, pending = false) => (
    <Button variant="secondary" onClick={onClick} pending={pending} aria-describedby={describedBy}>
      {label}
    </Button>
  );
  if (isHidden) return mayWithdraw && <div>{button('Show Again', withdraw, isLoading)}</div>;
  return (
    <div className="mt-auto flex flex-wrap gap-3 pt-1 print:hidden">
      {next === 'invite' && button('Invite to Propose', () => onAct('invite'))}
      {next === 'propose' && button('Propose Solution', () => onAct('propose'))}
      <SaveButton pair={{ problem, solution }} verdict={match.verdict} describedBy={describedBy} />
      {button('Not Relevant …', () => onAct('hide'))}
    </div>
  );
}
