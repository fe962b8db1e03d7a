import { problemText } from '@alliance/api-client/problem';
import {
  type OwnStoryDto,
  useAgreeToStoryMutation,
  useGetProjectStoryQuery,
  useTakeConsentBackMutation,
} from '@alliance/api-client/stories';
import { Button } from '@/ui/Button';
import { Dialog, DialogActions } from '@/ui/Dialog';
import { LoadFailure } from '@/ui/EmptyState';
import { inFull } from '@/ui/money';
import { Skeleton } from '@/ui/Skeleton';
import { Markdown } from '@/ui/text/Markdown';
import { useSent } from './useSent';

interface AnswerStoryDialogProps {
  projectId: string;
  onDone: () => void;
  onClose: () => void;
}

/** The story of a project in its words and figures, and whether it may be told. */
export default function AnswerStoryDialog({ projectId, onDone, onClose }: AnswerStoryDialogProps) {
  const { currentData, error, isFetching, refetch } = useGetProjectStoryQuery({ id: projectId });
  const [agree] = useAgreeToStoryMutation();
  const [refuse] = useTakeConsentBackMutation();
  const { isSending, send } = useSent(() => {
    onClose();
    onDone();
  });
  const story = currentData?.story;
  const answer = (say: typeof agree | typeof refuse, revision: number, done: string) =>
    send(() => say({ id: projectId, answerStoryDto: { revision } }).unwrap(), done);
  return (
    <Dialog
      open
      onOpenChange={(next) => next || isSending || onClose()}
      title={story?.title ?? 'Success story'}
      description="It names your organization. Once all agree, everybody can read it; you can take your consent back at any time."
    >
      {!currentData &&
        (error ? (
          <LoadFailure what="The story" retrying={isFetching} onRetry={refetch}>
            {problemText(error)}
          </LoadFailure>
        ) : (
          <Skeleton className="h-48 w-full" />
        ))}
      {currentData && !story && <p>It was taken back, and asks for nothing any more.</p>}
      {story && (
        <>
          <Story story={story} />
          <DialogActions>
            <Button
              variant="secondary"
              pending={isSending}
              onClick={() => answer(refuse, story.revision, 'You do not agree to the story. Nobody else reads it.')}
            >
              Do Not Agree
            </Button>
            <Button pending={isSending} onClick={() => answer(agree, story.revision, 'You agree to the story.')}>
              Agree
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

const Story = ({ story: { summary, account, impact, confirmedUsd } }: { story: OwnStoryDto }) => (
  <div className="[overflow-wrap:anywhere]">
    <p className="max-w-prose font-medium">{summary}</p>
    <Markdown text={account} className="mt-3" />
    <p className="mt-3 max-w-prose whitespace-pre-line">{impact}</p>
    {confirmedUsd && <p className="mt-3 text-sm">It tells of {inFull(confirmedUsd, 'USD')} confirmed.</p>}
  </div>
);
