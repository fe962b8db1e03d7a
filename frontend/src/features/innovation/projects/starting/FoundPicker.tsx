import { useId, useState } from 'react';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/inputs';
import { useSettled } from '@/ui/useSettled';

/** A problem or a solution. */
export interface Found {
  id: string;
  title: string;
  submittedBy: { name: string };
}

/** What some words find; nothing is asked without any. */
export type UseFound<One extends Found = Found> = (search: string, within: string) => One[] | undefined;

interface FoundPickerProps<One extends Found> {
  /** Of its field. */
  id?: string;
  label: string;
  chosen?: One;
  useFound: UseFound<One>;
  /** In whose eyes it is looked for, where that is not the viewer. */
  within?: string;
  error?: string;
  onChoose: (one: One | undefined) => void;
}

/** Finds one by its words. */
export function FoundPicker<One extends Found>(props: FoundPickerProps<One>) {
  const generated = useId();
  const { id = generated, label, chosen, useFound, within = '', error, onChoose } = props;
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const found = useFound(search, within);
  if (chosen)
    return (
      <div>
        <p className="font-medium text-ink text-sm">{label}</p>
        <p className="mt-1.5 text-sm">
          {chosen.title} <span className="text-ink-2">of {chosen.submittedBy.name}</span>
        </p>
        <Button variant="quiet" className="-ml-4" onClick={() => onChoose(undefined)}>
          Choose another {label.toLowerCase()}
        </Button>
      </div>
    );
  return (
    <div>
      <Field id={id} label={label} hint="Search by its words." error={error}>
        <TextInput
          type="search"
          autoComplete="off"
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <p role="status" className="mt-1 text-ink-2 text-sm">
        {search !== '' && found?.length === 0 && `No ${label.toLowerCase()} has these words.`}
      </p>
      {search !== '' && found && found.length > 0 && (
        <ul aria-label={`${label}s found`} className="mt-1 divide-y divide-line rounded-lg border border-line">
          {found.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                onClick={() => onChoose(one)}
                className="min-h-11 w-full px-3 py-2 text-left text-sm hover:bg-sunken"
              >
                <span className="font-medium text-ink">{one.title}</span>{' '}
                <span className="text-ink-2">of {one.submittedBy.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
