import { problemText } from '@alliance/api-client/problem';
import { type FieldValues, type Path, useFormContext } from 'react-hook-form';
import { LoadFailure } from '@/ui/EmptyState';
import { Conflict } from './Conflict';

export interface NewerVersionProps<Thing, Values extends FieldValues> {
  noun: 'problem' | 'solution' | 'project' | 'profile' | 'metric';
  /** The fields that are compared, with their labels. */
  names: Record<string, string>;
  /** What the form began with. */
  known: Thing;
  /** The newest, asked for anew. */
  query: { currentData?: Thing; error?: unknown; isFetching: boolean; refetch: () => unknown };
  valuesOf: (thing: Thing) => Values;
  /** The newest has been looked at: what is saved now is saved over it. */
  onSettled: (newest: Thing) => void;
  /** Whether a draft was being saved by itself. */
  whileTyping?: boolean;
}

/** What somebody else has written meanwhile, beside what stands in the form. */
export default function NewerVersion<Thing, Values extends FieldValues>(props: NewerVersionProps<Thing, Values>) {
  const { noun, names, known, query, valuesOf, onSettled, whileTyping } = props;
  const { getValues, setValue } = useFormContext<Values>();
  const { currentData: newest, error, isFetching, refetch } = query;

  if (error)
    return (
      <LoadFailure what="The newer version" retrying={isFetching} onRetry={refetch}>
        {problemText(error)}
      </LoadFailure>
    );
  // Asked for once more while it is shown, it stays: whoever is about to choose would press what is gone.
  if (!newest || (isFetching && newest === known))
    return <p role="status">Somebody has changed this {noun}. Loading what they wrote...</p>;

  const theirs = valuesOf(newest);
  return (
    <Conflict
      noun={noun}
      names={names}
      mine={{ ...getValues() }}
      theirs={theirs}
      before={valuesOf(known)}
      whileTyping={whileTyping}
      onSettled={(taken) => {
        for (const part of taken) setValue(part as Path<Values>, theirs[part] as never);
        onSettled(newest);
      }}
    />
  );
}
