import type { MeasureKind } from '@alliance/api-client/communities';
import WordsDialog from '@/ui/WordsDialog';

const words: Record<
  MeasureKind,
  { title: string; follows: (name: string) => string; submit: string; submitting: string; done: string }
> = {
  hide: {
    title: 'Hide post',
    follows: (name) => `Nobody but ${name} and moderators reads it any more. ${name} is told why, and may appeal.`,
    submit: 'Hide Post',
    submitting: 'Hiding...',
    done: 'Post hidden.',
  },
  warn: {
    title: 'Warn author',
    follows: (name) => `The post stays. ${name} is told why you warn them, and may appeal.`,
    submit: 'Warn Author',
    submitting: 'Warning...',
    done: 'Author warned.',
  },
  ban: {
    title: 'Ban author',
    follows: (name) =>
      `${name} belongs to the community no more, and cannot come back until somebody ends the ban. What they have written stays. They are told why, and may appeal.`,
    submit: 'Ban Author',
    submitting: 'Banning...',
    done: 'Author banned.',
  },
};

interface MeasureDialogProps {
  kind: MeasureKind;
  postId: string;
  authorName: string;
  isLoading: boolean;
  onTake: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks why a post is hidden, or its author warned or banned. */
export default function MeasureDialog({ kind, postId, authorName, isLoading, onTake, onClose }: MeasureDialogProps) {
  const { title, follows, submit, submitting, done } = words[kind];
  return (
    <WordsDialog
      draft={`${kind}:${postId}`}
      title={title}
      description={`${follows(authorName)} Who has reported it is told as well.`}
      name="reason"
      label="Reason"
      hint={`Shown to ${authorName}.`}
      required="Say why, for whom it concerns"
      submit={submit}
      submitting={submitting}
      done={done}
      isLoading={isLoading}
      danger
      onSend={onTake}
      onClose={onClose}
    />
  );
}
