import { useFindCollaboratorsQuery } from '@alliance/api-client/projects';
import { type ReactNode, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { organizationTypeLabels } from '@/content/labels';
import { Button } from '@/ui/Button';
import { Field, FieldError } from '@/ui/Field';
import { TextInput } from '@/ui/inputs';
import { useSettled } from '@/ui/useSettled';
import { mostCollaborators, type Origin, otherSide, type StartValues } from './start-values';

/** Who is to work on it: the other side of what it comes of, and whom the lead asks besides. */
export function CollaboratorsField({ origin, leadId }: { origin: Origin; leadId: string }) {
  const { control, register, formState } = useFormContext<StartValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'collaborators', keyName: 'row' });
  const [typed, setTyped] = useState('');
  const [said, say] = useState('');
  const search = useSettled(typed.trim());
  const { currentData: found } = useFindCollaboratorsQuery({ search }, { skip: search === '' });
  const other = otherSide(origin, leadId);
  const taken = [leadId, other?.id, ...fields.map(({ organizationId }) => organizationId)];
  const free = found?.filter(({ id }) => !taken.includes(id));
  const wrong = formState.errors.collaborators;
  return (
    <div className="flex flex-col gap-4">
      {other && (
        <Partner name={other.name} note={origin.proposalId ? 'Works on it at once' : 'Is asked'}>
          <Field id="otherRole" label={`Role of ${other.name}`}>
            <TextInput maxLength={100} placeholder="Technology partner" {...register('otherRole')} />
          </Field>
        </Partner>
      )}
      {fields.map(({ row, name }, n) => (
        <Partner key={row} name={name} note="Is asked">
          <Field id={`collaborators.${n}.role`} label={`Role of ${name}`}>
            <TextInput maxLength={100} placeholder="Evaluator" {...register(`collaborators.${n}.role`)} />
          </Field>
          <Button
            variant="quiet"
            className="self-end"
            aria-label={`Remove ${name}`}
            onClick={() => {
              remove(n);
              say(`${name} removed.`);
              document.getElementById('collaborators')?.focus();
            }}
          >
            Remove
          </Button>
        </Partner>
      ))}
      {fields.length < mostCollaborators && (
        <div>
          <Field
            id="collaborators"
            label="Ask another organization"
            hint="By a part of its name. It is a partner once it accepts."
            error={wrong?.message}
          >
            <TextInput
              type="search"
              autoComplete="off"
              maxLength={200}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
          {search !== '' && free && free.length > 0 && (
            <ul aria-label="Organizations found" className="mt-2 divide-y divide-line rounded-lg border border-line">
              {free.slice(0, 6).map(({ id, name, type }) => (
                <li key={id}>
                  <button
                    type="button"
                    className="min-h-11 w-full px-3 py-2 text-left text-sm hover:bg-sunken"
                    onClick={() => {
                      append({ organizationId: id, name, type, role: '' }, { shouldFocus: false });
                      setTyped('');
                      say(`${name} added.`);
                      document.getElementById('collaborators')?.focus();
                    }}
                  >
                    <span className="font-medium text-ink">{name}</span>{' '}
                    <span className="text-ink-2">{organizationTypeLabels[type]}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {fields.length >= mostCollaborators && wrong?.message && <FieldError>{wrong.message}</FieldError>}
      <p role="status" className="text-ink-2 text-sm">
        {search !== '' && free?.length === 0 ? 'No other organization has this in its name.' : said}
      </p>
    </div>
  );
}

function Partner({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <div className="rounded-lg border border-line p-4">
      <p className="mb-3 flex flex-wrap justify-between gap-2">
        <span className="font-medium text-ink">{name}</span> <span className="text-ink-2 text-sm">{note}</span>
      </p>
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">{children}</div>
    </div>
  );
}
