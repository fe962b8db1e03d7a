import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { Field, FieldError } from '@/ui/Field';
import { TextArea } from '@/ui/inputs';
import { marks, markWords } from '../points';
import { type Criterion, shareText } from '../rubric/rubric';
import type { ScoreValues } from './score-values';

interface MarkFieldProps {
  criterion: Criterion & { share: number };
  /** Its place in the form, from 0 on. */
  n: number;
}

/** One criterion of a score: a mark from 1 to 5, which its key gives too, and a note. */
export function MarkField({ criterion, n }: MarkFieldProps) {
  const { watch, setValue, register, formState } = useFormContext<ScoreValues>();
  const { mark, note } = watch(`marks.${n}`) ?? { mark: 0, note: '' };
  const [isNoting, setNoting] = useState(false);
  const id = `marks.${n}.mark`;
  register(`marks.${n}.mark`, { validate: (given) => given > 0 || `Mark “${criterion.name}”` });
  const error = formState.errors.marks?.[n]?.mark?.message;

  const choose = (chosen: number) =>
    setValue(`marks.${n}.mark`, chosen, { shouldDirty: true, shouldValidate: formState.isSubmitted });

  const chooseByKey = (event: KeyboardEvent) => {
    const chosen = Number(event.key);
    if (
      !(event.target instanceof HTMLInputElement) ||
      !marks.some((one) => one === chosen) ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey
    )
      return;
    event.preventDefault();
    choose(chosen);
    toNext(n);
  };

  return (
    <fieldset
      id={id}
      tabIndex={-1}
      onKeyDown={chooseByKey}
      aria-describedby={error ? `${id}-error` : undefined}
      className="border-line border-t pt-4 outline-offset-4"
    >
      <legend className="float-left mb-1 w-full font-medium">
        {criterion.name}{' '}
        <span className="font-normal text-ink-2 text-sm tabular-nums">{shareText(criterion.share)}</span>
      </legend>
      <div className="clear-both">
        {criterion.meaning && <p className="mb-2 text-ink-2 text-sm">{criterion.meaning}</p>}
        <div className="grid grid-cols-5 gap-1.5">
          {marks.map((value) => (
            <label
              key={value}
              className={classes(
                'relative grid min-h-11 place-items-center rounded-md border font-medium tabular-nums transition-colors has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2',
                mark === value
                  ? 'border-brand bg-brand text-on-brand forced-colors:border-[Highlight]'
                  : 'border-line-strong bg-surface text-ink hover:border-ink-2',
              )}
            >
              <input
                type="radio"
                name={id}
                value={value}
                checked={mark === value}
                onChange={() => choose(value)}
                aria-label={`${value}: ${markWords[value - 1]}`}
                aria-invalid={error ? true : undefined}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              {value}
            </label>
          ))}
        </div>
        <div className="mt-1 flex min-h-11 flex-wrap items-center justify-between gap-x-3">
          <p className="text-ink-2 text-sm">{mark ? markWords[mark - 1] : 'Not marked yet'}</p>
          {!isNoting && !note && (
            <Button
              variant="quiet"
              className="-mr-4"
              aria-label={`Add a note on ${criterion.name}`}
              onClick={() => setNoting(true)}
            >
              Add a Note
            </Button>
          )}
        </div>
        {(isNoting || note) && (
          <Field
            id={`marks.${n}.note`}
            label={`Note on ${criterion.name}`}
            className="mt-1"
            error={formState.errors.marks?.[n]?.note?.message}
          >
            <TextArea
              rows={2}
              className="min-h-16!"
              maxLength={500}
              autoFocus={isNoting}
              // One that is emptied stays while it is written.
              onFocus={() => setNoting(true)}
              {...register(`marks.${n}.note`)}
            />
          </Field>
        )}
        {error && (
          <div className="mt-1">
            <FieldError id={`${id}-error`}>{error}</FieldError>
          </div>
        )}
      </div>
    </fieldset>
  );
}

/** To the mark of the next criterion, or what comes after the last one. */
function toNext(n: number) {
  const next =
    document.querySelector<HTMLElement>(`[id="marks.${n + 1}.mark"] input:checked`) ??
    document.querySelector<HTMLElement>(`[id="marks.${n + 1}.mark"] input`) ??
    document.getElementById('comment');
  next?.focus();
}
