import { type MeasureDto, useLiftMeasureMutation } from '@alliance/api-client/communities';
import { problemText } from '@alliance/api-client/problem';
import { useState } from 'react';
import { measureWords } from '@/features/shared/communities/community-words';
import { ModeratedPost } from '@/features/shared/communities/ModeratedPost';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { DateText } from '@/ui/DateText';
import { laterDialog } from '@/ui/laterDialog';
import { toast } from '@/ui/toast';

const AnswerAppealDialog = laterDialog(() => import('./AnswerAppealDialog'));

/** What was done about somebody, why, and what they have against it. */
export function MeasureEntry({ slug, measure }: { slug: string; measure: MeasureDto }) {
  const { id, kind, personName, reason, takenBy, takenAt, post, appeal, appealAnswer, endedAt, canAnswer } = measure;
  const [lift, { isLoading }] = useLiftMeasureMutation();
  const [answering, setAnswering] = useState(false);
  const { done, lift: liftLabel } = measureWords[kind];
  const waits = appeal !== null && appealAnswer === null;

  const send = async () => {
    try {
      await lift({ id }).unwrap();
      toast({ title: 'Success', description: `Lifted. ${personName} is told.` });
    } catch (error) {
      toast({ title: 'Nothing was changed', description: problemText(error), variant: 'destructive' });
    }
  };

  return (
    <Card as="article" className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center gap-2 text-sm">
        <Badge tone={endedAt ? 'neutral' : 'red'}>{done}</Badge>
        {endedAt && <Badge tone="green">Lifted</Badge>}
        {waits && <Badge tone="yellow">Appeal waits</Badge>}
        <span className="text-ink-2 [overflow-wrap:anywhere]">
          {personName}, by {takenBy} · <DateText at={takenAt} />
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
      {((waits && canAnswer) || (!endedAt && !waits)) && (
        <div className="mt-4 flex flex-wrap gap-3">
          {waits && canAnswer && (
            <Button variant="secondary" onClick={() => setAnswering(true)}>
              Answer …
            </Button>
          )}
          {!endedAt && !waits && (
            <Button variant="secondary" pending={isLoading} onClick={send}>
              {liftLabel}
            </Button>
          )}
        </div>
      )}
      {waits && !canAnswer && <p className="mt-3 text-ink-2 text-sm">Another moderator answers this one.</p>}
      {answering && <AnswerAppealDialog measure={measure} onClose={() => setAnswering(false)} />}
    </Card>
  );
}

const Words = ({ title, text }: { title: string; text: string }) => (
  <p className="mt-1 whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
    <span className="font-medium text-ink">{title}: </span>
    {text}
  </p>
);
