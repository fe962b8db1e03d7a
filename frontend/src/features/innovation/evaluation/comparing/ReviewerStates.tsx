import {
  type ComparedProposalDto,
  type ReviewerScoreDto,
  useExcludeReviewerMutation,
  useReadmitReviewerMutation,
} from '@alliance/api-client/evaluation';
import { problemText } from '@alliance/api-client/problem';
import { useState } from 'react';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { laterDialog } from '@/ui/laterDialog';
import { PersonPicture } from '@/ui/PersonPicture';
import { toast } from '@/ui/toast';
import { cameLaterWords, conflictWords, readByLeaders, reviewStateLabels } from '../conflict-words';
import { pointsText } from '../points';

const WordsDialog = laterDialog(() => import('@/ui/WordsDialog'));

interface ReviewerStatesProps {
  proposal: ComparedProposalDto;
  scores: readonly ReviewerScoreDto[];
  /** Whether the viewer may exclude reviewers. */
  canManage: boolean;
}

/** How each reviewer stands to a proposal: what they have with who proposes, and whether they score it. */
export function ReviewerStates({ proposal, scores, canManage }: ReviewerStatesProps) {
  return (
    <section aria-labelledby="reviewer-states" className="mt-10 max-w-prose">
      <h2 id="reviewer-states" className="text-xl">
        Reviewers of this proposal
      </h2>
      {scores.length === 0 && <p className="mt-2 text-ink-2 text-sm">Nobody reviews it.</p>}
      <ul className="mt-3 divide-y divide-line rounded-lg border border-line bg-surface empty:hidden">
        {scores.map((one) => (
          <ReviewerState
            key={one.reviewer.id}
            proposal={proposal}
            standing={one}
            canManage={canManage && proposal.status === 'pending'}
          />
        ))}
      </ul>
    </section>
  );
}

interface ReviewerStateProps {
  proposal: ComparedProposalDto;
  standing: ReviewerScoreDto;
  canManage: boolean;
}

function ReviewerState({ proposal, standing, canManage }: ReviewerStateProps) {
  const { proposalId, solution, label } = proposal;
  const { reviewer, state, conflicts, cameLater, excuseReason, score } = standing;
  const [exclude, excluding] = useExcludeReviewerMutation();
  const [readmit, readmitting] = useReadmitReviewerMutation();
  const [isAsking, ask] = useState(false);
  const isExcused = state === 'recused' || state === 'excluded';

  const letScore = async () => {
    try {
      await readmit({ id: proposalId, personId: reviewer.id }).unwrap();
    } catch (error) {
      toast({ title: 'Not changed', description: problemText(error), variant: 'destructive' });
    }
  };

  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <PersonPicture
            name={reviewer.name}
            imageUrl={reviewer.profileImageUrl}
            organizationId={reviewer.organizationId}
            size="inline"
          />
          {reviewer.name}
          <Badge tone={state === 'scored' ? 'green' : state === 'due' ? 'yellow' : 'neutral'}>
            {reviewStateLabels[state]}
          </Badge>
          {score?.points != null && (
            <span className="font-normal text-sm tabular-nums">{pointsText(score.points)}</span>
          )}
        </p>
        {conflicts.length > 0 && (
          <p className="mt-1 text-sm">
            An organization of theirs {conflictWords(conflicts, solution.submittedBy?.name ?? label)}.
          </p>
        )}
        {cameLater && <p className="mt-1 text-sm">They {cameLaterWords}.</p>}
        {excuseReason && <p className="mt-1 whitespace-pre-line text-ink-2 text-sm">“{excuseReason}”</p>}
      </div>
      {canManage && isExcused && (
        <Button
          variant="quiet"
          pending={readmitting.isLoading}
          onClick={letScore}
          aria-label={`Let ${reviewer.name} score it`}
        >
          Let Score
        </Button>
      )}
      {canManage && (state === 'due' || state === 'scored') && (
        <Button variant="quiet" onClick={() => ask(true)} aria-label={`Exclude ${reviewer.name}`}>
          Exclude
        </Button>
      )}
      {isAsking && (
        <WordsDialog
          {...readByLeaders}
          draft={`exclude:${proposalId}:${reviewer.id}`}
          title="Exclude reviewer"
          description={`${reviewer.name} gives no score to “${solution.title}”, and what they have scored does not count. They read why.`}
          submit="Exclude Reviewer"
          submitting="Excluding..."
          done={`${reviewer.name} is excluded from this proposal.`}
          isLoading={excluding.isLoading}
          onSend={(reason) => exclude({ id: proposalId, personId: reviewer.id, excuseDto: { reason } }).unwrap()}
          onClose={() => ask(false)}
        />
      )}
    </li>
  );
}
