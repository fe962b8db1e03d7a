import { useFindOrganizationsQuery } from '@alliance/api-client/membership';
import { useDeferredValue, useState } from 'react';
import { tierNames } from '@/content/tiers';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/inputs';

export interface ChosenOrganization {
  id: string;
  name: string;
}

interface OrganizationPickerProps {
  id: string;
  label: string;
  chosen: ChosenOrganization | undefined;
  onChoose: (organization: ChosenOrganization | undefined) => void;
  error?: string;
  required?: boolean;
}

/** One organization of the alliance, found by a part of its name. */
export function OrganizationPicker({ id, label, chosen, onChoose, error, required }: OrganizationPickerProps) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { currentData: found, isFetching } = useFindOrganizationsQuery({ search }, { skip: search === '' });

  if (chosen)
    return (
      <div className="flex flex-col gap-1.5">
        <p className="font-medium text-sm">{label}</p>
        <p className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 rounded-md border border-line px-3">
          <span className="min-w-0 break-words">{chosen.name}</span>
          <Button variant="quiet" id={id} onClick={() => onChoose(undefined)}>
            Change
          </Button>
        </p>
      </div>
    );
  return (
    <div>
      <Field id={id} label={label} required={required} error={error}>
        <TextInput
          placeholder="A part of its name"
          value={typed}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <div aria-live="polite" className="text-ink-2 text-sm">
        {search !== '' && !isFetching && found?.length === 0 && <p className="mt-1.5">No organization is called so.</p>}
      </div>
      {search !== '' && found && found.length > 0 && (
        <ul aria-label="Organizations found" className="max-h-56 overflow-y-auto rounded-md border border-line">
          {found.map(({ id: organizationId, name, tier }) => (
            <li key={organizationId}>
              <button
                type="button"
                onClick={() => onChoose({ id: organizationId, name })}
                className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-3 px-3 text-left text-sm hover:bg-sunken"
              >
                <span className="min-w-0 break-words font-medium">{name}</span>
                <span className="text-ink-3 text-xs">{tierNames[tier]}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
