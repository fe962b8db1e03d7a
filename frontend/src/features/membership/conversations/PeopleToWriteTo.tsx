import type { WritablePersonDto } from '@alliance/api-client/conversations';
import { problemText } from '@alliance/api-client/problem';
import { type Ref, useState } from 'react';
import { Checkbox } from '@/ui/Checkbox';
import { LoadFailure } from '@/ui/EmptyState';
import { FieldError } from '@/ui/Field';
import { SearchBox } from '@/ui/SearchBox';
import { Skeleton } from '@/ui/Skeleton';

const most = 9;
/** From so many on they are searched. */
const many = 12;

interface PeopleToWriteToProps {
  ref: Ref<HTMLFieldSetElement>;
  people: WritablePersonDto[] | undefined;
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
  chosen: string[];
  onChoose: (ids: string[]) => void;
  /** Nobody was chosen when it was to be sent. */
  missing: boolean;
}

/** Who of an organization a message goes to. */
export function PeopleToWriteTo({ ref, people, error, retrying, onRetry, missing, ...rest }: PeopleToWriteToProps) {
  return (
    <fieldset ref={ref} tabIndex={-1} aria-describedby={missing ? 'people-error' : undefined}>
      <legend className="font-medium text-ink text-sm">
        To
        <span className="text-danger" aria-hidden="true">
          {' *'}
        </span>
      </legend>
      {people && <Choice people={people} {...rest} />}
      {!people &&
        (error ? (
          <LoadFailure what="The people" retrying={retrying} onRetry={onRetry}>
            {problemText(error)}
          </LoadFailure>
        ) : (
          <Skeleton className="h-24 w-full" />
        ))}
      {missing && <FieldError id="people-error">Choose somebody to write to</FieldError>}
    </fieldset>
  );
}

type ChoiceProps = Pick<PeopleToWriteToProps, 'chosen' | 'onChoose'> & { people: WritablePersonDto[] };

function Choice({ people, chosen, onChoose }: ChoiceProps) {
  const [search, setSearch] = useState('');
  const shown = people.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <>
      {people.length === 0 && <p className="mt-2 text-ink-2">Nobody else belongs to this organization.</p>}
      {people.length > many && (
        <SearchBox
          className="mt-2 max-w-md"
          label="Search people"
          placeholder="Search by name..."
          value={search}
          onSearch={setSearch}
        />
      )}
      <div className="mt-1 grid max-h-64 gap-x-6 overflow-y-auto sm:grid-cols-2">
        {shown.map(({ id, name, headline }) => (
          <Checkbox
            key={id}
            label={headline ? `${name}, ${headline}` : name}
            checked={chosen.includes(id)}
            disabled={!chosen.includes(id) && chosen.length >= most}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
        ))}
      </div>
      {chosen.length >= most && <p className="mt-1 text-ink-2 text-sm">A message goes to {most} people at most.</p>}
    </>
  );
}
