import { type ReviewDto, useRecuseFromProposalMutation } from '@alliance/api-client/evaluation';
import { useState } from 'react';
import { Card } from '@/ui/Card';
import { laterDialog } from '@/ui/laterDialog';
import { conflictWords, readByLeaders } from '../conflict-words';
import { ScoreForm } from './ScoreForm';
import type { RubricInForce } from './score-values';

const WordsDialog = laterDialog(() => import('@/ui/WordsDialog'));

interface YourPartProps {
  review: ReviewDto;
  rubric: RubricInForce;
  /** When it is scored, or will not be. */
  onDone: () => void;
}

/** What a reviewer does about a proposal: a score, or why there is none. */
export function YourPart({ review, rubric, onDone }: YourPartProps) {
  const { proposalId, label, state, conflicts, solution } = review;
  const [recuse, { isLoading }] = useRecuseFromProposalMutation();
  const [isAsking, ask] = useState(false);
  const proposer = solution.submittedBy?.name ?? 'the proposing one';
  const isScorable = state === 'due' || state === 'scored';
  return (
    <Card as="section" className="self-start md:sticky md:top-20 md:max-h-[calc(100dvh-6rem)] md:overflow-y-auto">
      <h2 className="mb-3 text-lg">Your score</h2>
      {conflicts.length > 0 && isScorable && (
        <p className="mb-4 rounded-md bg-yellow-soft p-3 text-sm">
          An organization of yours {conflictWords(conflicts, proposer)}. You may score it all the same; if that could
          sway you, recuse yourself.
        </p>
      )}
      {isScorable ? (
        <ScoreForm review={review} rubric={rubric} onScored={onDone} onRecuse={() => ask(true)} />
      ) : (
        <NoScore review={review} />
      )}
      {isAsking && (
        <WordsDialog
          {...readByLeaders}
          draft={`recuse:${proposalId}`}
          title="Recuse yourself"
          description={`From “${solution.title}” (${label}). You give no score, and what you have scored does not count. Who leads the evaluation reads why.`}
          submit="Recuse Yourself"
          submitting="Sending..."
          done="You give no score to this proposal."
          isLoading={isLoading}
          onSend={(reason) => recuse({ id: proposalId, excuseDto: { reason } }).unwrap()}
          onDone={onDone}
          onClose={() => ask(false)}
        />
      )}
    </Card>
  );
}

const noScoreWords = {
  own_organization: 'You belong to who proposes this, so that you do not score it.',
  left: 'You may only look on in the organization that the problem is of.',
  excluded: 'Who leads the evaluation has excluded you from this proposal.',
  recused: 'You have recused yourself from this proposal.',
};

function NoScore({ review: { state, excuseReason } }: Pick<YourPartProps, 'review'>) {
  return (
    <div className="text-sm">
      <p>{noScoreWords[state as keyof typeof noScoreWords]}</p>
      {excuseReason && <p className="mt-2 whitespace-pre-line text-ink-2">“{excuseReason}”</p>}
      {(state === 'recused' || state === 'excluded') && (
        <p className="mt-2 text-ink-2">Who leads, or an owner or admin, may let you score it again.</p>
      )}
    </div>
  );
}
