import { problemText } from '@alliance/api-client/problem';
import { type MemberToSeeDto, useFindPeopleToSeeQuery } from '@alliance/api-client/seeing';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/inputs';

interface MemberPickerProps {
  id: string;
  chosen: MemberToSeeDto | undefined;
  onChoose: (member: MemberToSeeDto | undefined) => void;
  error?: string;
}

/** One member of the alliance, found by name or address. */
export function MemberPicker({ id, chosen, onChoose, error }: MemberPickerProps) {
  const [typed, setTyped] = useState('');
  const [isChanging, setChanging] = useState(false);
  const search = useDeferredValue(typed.trim());
  const { currentData: found, error: trouble } = useFindPeopleToSeeQuery({ search }, { skip: search === '' });
  const control = useRef<HTMLDivElement>(null);
  const isChosen = chosen !== undefined;

  // What was pressed is gone, and the focus with it: it goes on where the choice is.
  useEffect(() => {
    if (isChanging) control.current?.querySelector<HTMLElement>(isChosen ? 'button' : 'input')?.focus();
  }, [isChanging, isChosen]);

  const choose = (member: MemberToSeeDto | undefined) => {
    setChanging(true);
    setTyped('');
    onChoose(member);
  };

  if (chosen)
    return (
      <div ref={control} className="flex flex-col gap-1.5">
        <p className="font-medium text-sm">Member</p>
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-md border border-line px-3 py-2">
          <MemberText member={chosen} />
          <Button variant="quiet" id={id} onClick={() => choose(undefined)}>
            Change
          </Button>
        </div>
      </div>
    );
  return (
    <div ref={control}>
      <Field id={id} label="Member" required error={error} hint="The beginning of a name, or the whole e-mail address.">
        <TextInput
          value={typed}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <div aria-live="polite" className="text-ink-2 text-sm">
        {search !== '' && found?.length === 0 && <p className="mt-1.5">No member is called so.</p>}
        {search !== '' && trouble ? <p className="mt-1.5">{problemText(trouble)}</p> : null}
      </div>
      {search !== '' && found && found.length > 0 && (
        <ul aria-label="Members found" className="mt-1.5 max-h-72 overflow-y-auto rounded-md border border-line">
          {found.map((member) => (
            <li key={member.id}>
              <button
                type="button"
                onClick={() => choose(member)}
                className="flex min-h-11 w-full items-center px-3 py-2 text-left hover:bg-sunken"
              >
                <MemberText member={member} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function MemberText({ member: { name, email, organizations } }: { member: MemberToSeeDto }) {
  return (
    <span className="min-w-0 text-sm [overflow-wrap:anywhere]">
      <span className="block font-medium">{name}</span>
      <span className="block text-ink-2">{[email, ...organizations].join(' · ')}</span>
    </span>
  );
}
