import type { AnswerAppealDto, MeasureDto } from '@alliance/api-client/communities';
import { problemText } from '@alliance/api-client/problem';
import { useState } from 'react';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { DateText } from '@/ui/DateText';
import { laterDialog } from '@/ui/laterDialog';
import { toast } from '@/ui/toast';
import { measureWords } from './community-words';
import { ModeratedPost } from './ModeratedPost';

const AnswerAppealDialog = laterDialog(() => import('./AnswerAppealDialog'));

interface MeasureEntryProps {
  measure: MeasureDto;
  /** Of the community, where the viewer can follow the post to where it stands. */
  slug?: string;
  /** Where measures of several communities stand together. */
  communityName?: string;
  isLifting: boolean;
  onLift: () => Promise<unknown>;
  isAnswering: boolean;
  onAnswer: (answer: AnswerAppealDto) => Promise<unknown>;
}

/** What was done about somebody, why, what they have against it, and what can be done about that. */
export function MeasureEntry(props: MeasureEntryProps) {
  const { measure, slug, communityName, isLifting, onLift, isAnswering, onAnswer } = props;
  const { kind, personName, reason, takenBy, takenAt, byAlliance, post, appeal, appealAnswer, endedAt } = measure;
  const [answering, setAnswering] = useState(false);
  const [lifting, setLifting] = useState(false);
  const { done, lift: liftLabel, asked, follows } = measureWords[kind];
  const waits = appeal !== null && appealAnswer === null;
  const mayAnswer = waits && measure.canAnswer;
  const mayLift = !endedAt && !waits && measure.canLift;

  const lift = async () => {
    try {
      await onLift();
      toast({ title: 'Success', description: `Lifted. ${personName} is told.` });
    } catch (error) {
      return problemText(error);
    }
  };

  return (
    <Card as="article" className="min-w-0">
      {communityName && <p className="mb-1 text-ink-3 text-sm [overflow-wrap:anywhere]">{communityName}</p>}
      <div className="mb-3 flex flex-wrap items-center gap-2 text-sm">
        <Badge tone={endedAt ? 'neutral' : 'red'}>{done}</Badge>
        {endedAt && <Badge tone="green">Lifted</Badge>}
        {waits && <Badge tone="yellow">Appeal waits</Badge>}
        <span className="text-ink-2 [overflow-wrap:anywhere]">
          {personName}, by {takenBy}&nbsp;· <DateText at={takenAt} />
        </span>
      </div>
      <Words title="Reason" text={reason} />
      {appeal && <Words title="Appeal" text={appeal} />}
      {appealAnswer && <Words title="Answer" text={appealAnswer} />}
      {post && (
        <div className="mt-4 border-line border-l-2 pl-4">
          <ModeratedPost slug={slug} post={post} />
        </div>
      )}
      {(mayAnswer || mayLift) && (
        <div className="mt-4 flex flex-wrap gap-3">
          {mayAnswer && (
            <Button variant="secondary" onClick={() => setAnswering(true)}>
              Answer …
            </Button>
          )}
          {mayLift && (
            <Button variant="secondary" onClick={() => setLifting(true)}>
              {liftLabel}
            </Button>
          )}
        </div>
      )}
      {waits && !mayAnswer && (
        <p className="mt-3 text-ink-2 text-sm">
          {byAlliance ? 'The alliance answers this one.' : 'Another moderator answers this one.'}
        </p>
      )}
      {lifting && (
        <ConfirmDialog
          title={asked}
          confirm={liftLabel}
          confirming="Lifting..."
          isLoading={isLifting}
          onConfirm={lift}
          onClose={() => setLifting(false)}
        >
          {follows} {personName} is told.
        </ConfirmDialog>
      )}
      {answering && (
        <AnswerAppealDialog
          measure={measure}
          isLoading={isAnswering}
          onAnswer={onAnswer}
          onClose={() => setAnswering(false)}
        />
      )}
    </Card>
  );
}

const Words = ({ title, text }: { title: string; text: string }) => (
  <p className="mt-1 whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
    <span className="font-medium text-ink">{title}: </span>
    {text}
  </p>
);
