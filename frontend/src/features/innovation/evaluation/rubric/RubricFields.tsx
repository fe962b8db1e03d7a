import { useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '@/ui/Button';
import { FieldError } from '@/ui/Field';
import { CriterionFields } from './CriterionFields';
import { emptyCriterion, mostCriteria, sharesOf, startingRubric, type TypedCriterion, weightOf } from './rubric';

interface RubricValues {
  criteria: TypedCriterion[];
}

interface RubricFieldsProps {
  /** The version in force of one that is frozen, 0 where there is none: a change makes another. */
  frozen?: number;
}

/** What proposals are judged by, of a form that has `criteria`. */
export function RubricFields({ frozen }: RubricFieldsProps) {
  const { control, watch, formState, clearErrors } = useFormContext<RubricValues>();
  const { fields, append, remove, move, replace } = useFieldArray({ control, name: 'criteria', keyName: 'row' });
  const [said, say] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const typed = watch('criteria');
  const shares = sharesOf(typed.map(({ weight }) => weightOf(weight)));
  const wrong = formState.errors.criteria;

  const nameOf = (n: number) => typed[n]?.name.trim() || `Criterion ${n + 1}`;
  const add = () => {
    clearErrors('criteria');
    append({ ...emptyCriterion });
    say(`Criterion ${fields.length + 1} added.`);
  };
  const startFromFour = () => {
    clearErrors('criteria');
    replace(startingRubric.map((one) => ({ ...one })));
  };
  const moveTo = (from: number, to: number) => {
    if (to < 0 || to >= fields.length) return;
    clearErrors('criteria');
    move(from, to);
    say(`${nameOf(from)} is number ${to + 1} of ${fields.length} now.`);
  };
  const takeOut = (n: number) => {
    clearErrors('criteria');
    say(`${nameOf(n)} removed.`);
    remove(n);
    // What was removed had the focus.
    requestAnimationFrame(() => list.current?.focus());
  };

  return (
    <fieldset id="criteria" tabIndex={-1} aria-describedby="criteria-about" className="outline-offset-4">
      <legend className="font-medium text-ink text-sm">How proposals are judged</legend>
      <p id="criteria-about" className="mt-1 max-w-prose text-ink-3 text-sm">
        Everybody reads this in the brief, and your reviewers score each proposal by it, from 1 to 5.{' '}
        {followsFrom(frozen)}
      </p>
      {fields.length === 0 ? (
        <div className="mt-3 flex flex-wrap items-center gap-3 rounded-lg border border-line-strong border-dashed p-4">
          <p className="min-w-0 flex-1 basis-56 text-ink-2 text-sm">
            No criteria yet. Proposers who know how they are compared answer what you need to know.
          </p>
          <Button variant="secondary" onClick={startFromFour}>
            Start From Four Criteria
          </Button>
          <Button variant="quiet" onClick={add}>
            Start Empty
          </Button>
        </div>
      ) : (
        <>
          <ol ref={list} tabIndex={-1} aria-label="Criteria" className="mt-3 grid gap-3 outline-offset-4">
            {fields.map(({ row }, n) => (
              <CriterionFields
                key={row}
                n={n}
                count={fields.length}
                name={nameOf(n)}
                share={shares[n] ?? 0}
                onMove={(to) => moveTo(n, to)}
                onRemove={() => takeOut(n)}
              />
            ))}
          </ol>
          {fields.length < mostCriteria && (
            <Button variant="secondary" className="mt-3" onClick={add}>
              Add a Criterion
            </Button>
          )}
        </>
      )}
      {wrong?.message && (
        <div className="mt-2">
          <FieldError>{wrong.message}</FieldError>
        </div>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </fieldset>
  );
}

function followsFrom(frozen: number | undefined): string {
  if (frozen === undefined) return 'It is frozen when the problem opens: a change makes a new version then.';
  if (frozen === 0) return 'Everybody whose proposal waits is told of it by mail.';
  return `A change makes version ${frozen + 1}: everybody whose proposal waits is told by mail, and scores given so far count no more until they are renewed.`;
}
