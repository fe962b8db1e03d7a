import {
  type QuestionDto,
  useAnswerQuestionMutation,
  useDeleteQuestionMutation,
  useEditQuestionMutation,
  useShowQuestionMutation,
} from '@alliance/api-client/innovation';
import { problemText } from '@alliance/api-client/problem';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { DateText, MomentText } from '@/ui/DateText';
import { OrganizationName } from '@/ui/OrganizationName';
import { Composer } from '@/ui/text/LaterComposer';
import { Markdown, type Person } from '@/ui/text/Markdown';
import { toast } from '@/ui/toast';
import { useAddress } from '@/ui/useAddress';

interface QuestionCardProps {
  question: QuestionDto;
  /** Who may be mentioned. */
  people?: readonly Person[];
  canAnswer: boolean;
  onHide: () => void;
}

export function QuestionCard({ question, people, canAnswer, onHide }: QuestionCardProps) {
  const { id, text, mentions, askedBy, createdAt, editedAt, answer, hiding, isOwn, canEdit } = question;
  // One is written at a time; a reload comes back to it.
  const [writing, setWriting] = useAddress('write');
  const isEdited = canEdit && writing === `question:${id}`;
  const isAnswered = canAnswer && writing === `answer:${id}`;
  const close = () => setWriting('');
  const titleId = useId();
  return (
    <Card as="article">
      <div className="mb-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 id={titleId} className="min-w-0 font-medium text-ink-2 text-sm">
          {isOwn ? (
            'You asked'
          ) : (
            <>
              <OrganizationName organization={askedBy} /> asked
            </>
          )}
          {'\u00a0· '}
          <DateText at={createdAt} />
          <Edited at={editedAt} />
        </h3>
        {hiding ? (
          <Badge tone="red">Hidden</Badge>
        ) : (
          !answer && <Badge tone={canAnswer ? 'yellow' : 'neutral'}>No answer yet</Badge>
        )}
      </div>
      {isEdited ? (
        <EditQuestion question={question} people={people} onClose={close} />
      ) : (
        <Markdown text={text} people={mentions} />
      )}
      {hiding && (
        <p className="mt-3 max-w-prose whitespace-pre-line border-danger border-l-2 pl-4 text-ink-2">
          <span className="font-medium text-ink">Hidden from other members: </span>
          {hiding.reason}
        </p>
      )}
      {isAnswered ? (
        <div className="mt-5">
          <AnswerQuestion question={question} people={people} onClose={close} />
          {hiding && (
            <div className="mt-4">
              <ShowButton id={id} describedBy={titleId} />
            </div>
          )}
        </div>
      ) : (
        answer && (
          <div className="mt-5 border-brand border-l-2 pl-4">
            <h4 className="mb-2 font-medium text-ink-2 text-sm">
              Answer · <DateText at={answer.answeredAt} />
              <Edited at={answer.editedAt} />
            </h4>
            <Markdown text={answer.text} people={answer.mentions} />
          </div>
        )
      )}
      {!isEdited && !isAnswered && (canEdit || canAnswer) && (
        <div className="mt-4 flex flex-wrap gap-3">
          {canAnswer && !hiding && (
            <Button variant="secondary" onClick={() => setWriting(`answer:${id}`)} aria-describedby={titleId}>
              {answer ? 'Edit Answer' : 'Answer'}
            </Button>
          )}
          {canEdit && (
            <>
              <Button variant="secondary" onClick={() => setWriting(`question:${id}`)} aria-describedby={titleId}>
                Edit
              </Button>
              <DeleteButton id={id} describedBy={titleId} />
            </>
          )}
          {canAnswer &&
            (hiding ? (
              <ShowButton id={id} describedBy={titleId} />
            ) : (
              <Button variant="secondary" onClick={onHide} aria-describedby={titleId}>
                Hide …
              </Button>
            ))}
        </div>
      )}
    </Card>
  );
}

const Edited = ({ at }: { at: string | null }) =>
  at && (
    <>
      {'\u00a0· '}
      edited <MomentText at={at} />
    </>
  );

interface WritingProps extends Pick<QuestionCardProps, 'question' | 'people'> {
  onClose: () => void;
}

function AnswerQuestion({ question, people, onClose }: WritingProps) {
  const { id, answer, revision } = question;
  const [send] = useAnswerQuestionMutation();
  // What stood there when it was begun: somebody else may write meanwhile.
  const [begun] = useState(question);
  const isReplaced = answer?.text !== begun.answer?.text;
  return (
    <Composer
      id="answer"
      draft={`answer:${id}:${begun.revision}`}
      label={begun.answer ? 'Edit your answer' : 'Your answer'}
      hint="All members read it. @ mentions somebody."
      text={begun.answer?.text}
      people={people}
      max={5000}
      required="Write your answer"
      submit={isReplaced ? 'Replace Answer' : answer ? 'Save Answer' : 'Send Answer'}
      submitting="Sending..."
      variant="primary"
      onSend={async (text) => {
        await send({ id, answerQuestionDto: { text, revision } }).unwrap();
        onClose();
        toast({ title: 'Success', description: answer ? 'Answer changed.' : 'Question answered.' });
      }}
      onCancel={onClose}
    >
      {revision !== begun.revision && (
        <Meanwhile {...(isReplaced && answer ? shownOf(answer) : shownOf(question))}>
          {isReplaced
            ? 'Somebody has answered since you began. Yours takes the place of this:'
            : 'The question has changed since you began. Read it again before you answer:'}
        </Meanwhile>
      )}
    </Composer>
  );
}

const shownOf = ({ text, mentions }: Pick<QuestionDto, 'text' | 'mentions'>) => ({ text, people: mentions });

/** What stands there by now, above what was typed. */
function Meanwhile({ children, ...shown }: ComponentProps<typeof Markdown> & { children: ReactNode }) {
  return (
    <div role="status" className="rounded-lg bg-sunken p-4">
      <p className="mb-2 font-medium text-ink text-sm">{children}</p>
      <Markdown {...shown} />
    </div>
  );
}

function EditQuestion({ question: { id, text, mentions, revision }, people, onClose }: WritingProps) {
  const [send] = useEditQuestionMutation();
  // What stood there when it was begun: the same person may write elsewhere meanwhile.
  const [begun] = useState({ text, revision });
  return (
    <Composer
      id="edited-question"
      draft={`edit-question:${id}:${begun.revision}`}
      label="Edit your question"
      hint="Until it is answered. @ mentions somebody."
      text={begun.text}
      people={people}
      max={2000}
      required="Write your question"
      submit={revision === begun.revision ? 'Save Question' : 'Replace Question'}
      submitting="Saving..."
      onSend={async (changed) => {
        await send({ id, editQuestionDto: { text: changed, revision } }).unwrap();
        onClose();
        toast({ title: 'Success', description: 'Question changed.' });
      }}
      onCancel={onClose}
    >
      {revision !== begun.revision && (
        <Meanwhile text={text} people={mentions}>
          It was changed since you began, in another window perhaps. Yours takes the place of this:
        </Meanwhile>
      )}
    </Composer>
  );
}

interface ActProps {
  id: string;
  describedBy: string;
}

function ShowButton({ id, describedBy }: ActProps) {
  const [show, { isLoading }] = useShowQuestionMutation();

  const send = async () => {
    try {
      await show({ id }).unwrap();
      toast({ title: 'Success', description: 'All members see the question again.' });
    } catch (error) {
      toast({ title: 'Nothing was changed', description: problemText(error), variant: 'destructive' });
    }
  };

  return (
    <Button variant="secondary" pending={isLoading} onClick={send} aria-describedby={describedBy}>
      Show Again
    </Button>
  );
}

function DeleteButton({ id, describedBy }: ActProps) {
  const [remove, { isLoading }] = useDeleteQuestionMutation();
  const [asking, setAsking] = useState(false);

  const send = async () => {
    try {
      await remove({ id }).unwrap();
    } catch (error) {
      return problemText(error);
    }
    toast({ title: 'Success', description: 'Question deleted.' });
  };

  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)} aria-describedby={describedBy}>
        Delete
      </Button>
      {asking && (
        <ConfirmDialog
          title="Delete question"
          confirm="Delete Question"
          confirming="Deleting..."
          isLoading={isLoading}
          onConfirm={send}
          onClose={() => setAsking(false)}
        >
          Nobody sees it any more, and it cannot be brought back.
        </ConfirmDialog>
      )}
    </>
  );
}
