import { problemText } from '@alliance/api-client/problem';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/Button';
import { Field, FieldError } from '@/ui/Field';
import { TextInput } from '@/ui/inputs';
import { useSettled } from '@/ui/useSettled';

interface Named {
  id: string;
  name: string;
}

/** What a form says of its picker. */
export interface PickerProps<One extends Named> {
  id: string;
  label: string;
  chosen: One | undefined;
  onChoose: (one: One | undefined) => void;
  error?: string;
  required?: boolean;
}

interface TellsApart<One> {
  /** What tells one from another of the same name. */
  told: (one: One) => readonly (string | null | undefined)[];
}

interface FindingProps<One extends Named> extends PickerProps<One>, TellsApart<One> {
  /** What is found by what was typed; nothing while that is too little. */
  useFound: (search: string) => { currentData?: One[]; error?: unknown };
  /** What to type, and where it says so. */
  hint?: string;
  placeholder?: string;
  /** The list of what was found is called so, and said to be empty in these words. */
  list: string;
  nothing: string;
}

/** One of many, found by a part of its name. */
export function Picker<One extends Named>(props: FindingProps<One>) {
  const { id, label, chosen, onChoose, error, required, useFound, hint, placeholder, list, nothing, told } = props;
  const [typed, setTyped] = useState('');
  const [made, setMade] = useState<{ choice: One | undefined }>();
  const text = typed.trim();
  const settled = useSettled(text);
  const { currentData: found, error: trouble } = useFound(text && settled);
  const control = useRef<HTMLDivElement>(null);
  const lines = useRef<HTMLUListElement>(null);
  const isChosen = chosen !== undefined;

  // What was pressed is gone, and the focus with it: it goes on where the choice is.
  useEffect(() => {
    if (made) control.current?.querySelector<HTMLElement>(isChosen ? 'button' : 'input')?.focus();
  }, [made, isChosen]);

  // Under the last field of a dialog they would be found where nobody sees it.
  useEffect(() => {
    if (found?.length) lines.current?.scrollIntoView?.({ block: 'nearest' });
  }, [found]);

  /** From the field down to what was found, along it and back; Enter sends no form while somebody is looked for. */
  const go = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, target } = event;
    const places = [...(control.current?.querySelectorAll<HTMLElement>('input, li > button') ?? [])];
    const place = places.indexOf(target as HTMLElement);
    const next = places[place + (key === 'ArrowUp' ? -1 : 1)];
    if (key === 'Enter' && place === 0 && text) {
      event.preventDefault();
      if (text !== settled) return;
      if (found?.length === 1) choose(found[0]);
      else next?.focus();
    } else if (next && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault();
      next.focus();
    }
  };

  const choose = (one: One | undefined) => {
    setMade({ choice: one });
    setTyped('');
    onChoose(one);
  };

  if (chosen)
    return (
      <div ref={control} className="flex flex-col gap-1.5">
        <p className="font-medium text-sm">{label}</p>
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-md border border-line px-3 py-1">
          {/* Who asked for it may have kept its name alone. */}
          <span id={`${id}-chosen`} className="min-w-0">
            <Told one={made?.choice?.id === chosen.id ? made.choice : chosen} told={told} />
          </span>
          <Button
            variant="quiet"
            id={id}
            aria-describedby={`${id}-chosen${error ? ` ${id}-error` : ''}`}
            onClick={() => choose(undefined)}
          >
            Change
          </Button>
        </div>
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the field and the buttons in it
    <div ref={control} onKeyDown={go}>
      <Field id={id} label={label} required={required} error={error} hint={hint}>
        <TextInput
          placeholder={placeholder}
          value={typed}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <div aria-live="polite" className="text-ink-2 text-sm">
        {found?.length === 0 && <p className="mt-1.5">{nothing}</p>}
        {trouble ? <p className="mt-1.5">{problemText(trouble)}</p> : null}
      </div>
      {found && found.length > 0 && (
        <ul ref={lines} aria-label={list} className="mt-1.5 max-h-72 overflow-y-auto rounded-md border border-line">
          {found.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                onClick={() => choose(one)}
                className="flex min-h-11 w-full items-center px-3 py-2 text-left hover:bg-sunken"
              >
                <Told one={one} told={told} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Told<One extends Named>({ one, told }: TellsApart<One> & { one: One }) {
  const rest = told(one).filter(Boolean).join(' · ');
  return (
    <span className="min-w-0 text-sm [overflow-wrap:anywhere]">
      <span className="block font-medium">{one.name}</span>
      {rest && <span className="block text-ink-2">{rest}</span>}
    </span>
  );
}
