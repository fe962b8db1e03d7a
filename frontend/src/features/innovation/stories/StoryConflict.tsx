import { problemText } from '@alliance/api-client/problem';
import { type ProjectStoryDto, useGetProjectStoryQuery } from '@alliance/api-client/stories';
import type { UseFormReturn } from 'react-hook-form';
import { Conflict } from '@/features/shared/conflict/Conflict';
import { LoadFailure } from '@/ui/EmptyState';
import { namedOf, type StoryWords, wordsOf } from './story-words';

interface StoryConflictProps {
  projectId: string;
  /** What the form began with. */
  known: ProjectStoryDto;
  form: UseFormReturn<StoryWords>;
  /** The newest has been looked at: what is saved now is saved over it. */
  onSettled: (newest: ProjectStoryDto) => void;
}

const names = {
  title: 'Title',
  summary: 'What came of it',
  account: 'What was done',
  impact: 'What it changed',
  named: 'Whom it names',
};

/** What somebody else has written of a story meanwhile, beside what stands in the form. */
export function StoryConflict({ projectId: id, known, form, onSettled }: StoryConflictProps) {
  const query = useGetProjectStoryQuery({ id }, { refetchOnMountOrArgChange: true });
  const { currentData: newest, error, isFetching, refetch } = query;
  if (error)
    return (
      <LoadFailure what="The newer version" retrying={isFetching} onRetry={refetch}>
        {problemText(error)}
      </LoadFailure>
    );
  if (!newest || (isFetching && newest.story?.revision === known.story?.revision))
    return <p role="status">Somebody has changed this story. Loading what they wrote...</p>;

  const theirs = wordsOf(newest);
  const inWords = (words: StoryWords) => ({ ...words, named: namedOf(newest, words).map(({ name }) => name) });
  return (
    <Conflict
      noun="story"
      names={names}
      mine={inWords(form.getValues())}
      theirs={inWords(theirs)}
      before={inWords(wordsOf(known))}
      onSettled={(taken) => {
        for (const part of taken) form.setValue(part as keyof StoryWords, theirs[part as keyof StoryWords]);
        onSettled(newest);
      }}
    />
  );
}
