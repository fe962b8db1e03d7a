import { type CommunityCandidateDto, useFindCommunityCandidatesQuery } from '@alliance/api-client/management';
import { useDeferredValue, useState } from 'react';
import { Button } from '@/ui/Button';
import { Field, FieldError } from '@/ui/Field';
import { TextInput } from '@/ui/inputs';

interface PersonPickerProps {
  id: string;
  label: string;
  chosen: CommunityCandidateDto | undefined;
  onChoose: (person: CommunityCandidateDto | undefined) => void;
  error?: string;
}

/** One person of the alliance, found by name or address. */
export function PersonPicker({ id, label, chosen, onChoose, error }: PersonPickerProps) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { currentData: found, isFetching } = useFindCommunityCandidatesQuery({ search }, { skip: search === '' });

  if (chosen)
    return (
      <div className="flex flex-col gap-1.5">
        <p className="font-medium text-sm">{label}</p>
        <p className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 rounded-md border border-line px-3">
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {chosen.name} <span className="text-ink-3 text-sm">{chosen.organizations}</span>
          </span>
          <Button
            variant="quiet"
            id={id}
            aria-describedby={error ? `${id}-error` : undefined}
            aria-label={`Choose somebody else than ${chosen.name}`}
            onClick={() => onChoose(undefined)}
          >
            Change
          </Button>
        </p>
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    );
  return (
    <div>
      <Field id={id} label={label} required error={error}>
        <TextInput
          placeholder="A name, or a whole e-mail address"
          value={typed}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <div aria-live="polite" className="text-ink-2 text-sm">
        {search !== '' && !isFetching && found?.length === 0 && (
          <p className="mt-1.5">Nobody of an organization is called so.</p>
        )}
      </div>
      {search !== '' && found && found.length > 0 && (
        <ul aria-label="People found" className="mt-1.5 max-h-56 overflow-y-auto rounded-md border border-line">
          {found.map((person) => (
            <li key={person.id}>
              <button
                type="button"
                onClick={() => onChoose(person)}
                className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-3 px-3 py-1.5 text-left text-sm hover:bg-sunken"
              >
                <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{person.name}</span>
                <span className="min-w-0 text-ink-3 text-xs [overflow-wrap:anywhere]">
                  {person.organizations}, {person.email}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
