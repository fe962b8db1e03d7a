import type { KeyboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Icon } from '@/ui/Icon';
import { TextArea, TextInput } from '@/ui/inputs';
import { longestMeaning, longestName, shareText, type TypedCriterion, wrongWith } from './rubric';
import { ShareBar } from './ShareBar';

interface CriterionFieldsProps {
  /** Its place, from 0 on, and how many there are. */
  n: number;
  count: number;
  name: string;
  /** Of the whole, in percent. */
  share: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One criterion: its name, what it means and what it weighs. Alt with an arrow moves it, as its buttons do. */
export function CriterionFields({ n, count, name, share, onMove, onRemove }: CriterionFieldsProps) {
  const { register, formState, getValues } = useFormContext<{ criteria: TypedCriterion[] }>();
  const wrong = formState.errors.criteria?.[n];
  const check = (field: 'name' | 'weight') => () => wrongWith(getValues('criteria'), n)[field] ?? true;

  const byKey = (event: KeyboardEvent) => {
    // Who is done with a criterion is not done with the problem: Enter would send it to every member.
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || step === 0) return;
    event.preventDefault();
    onMove(n + step);
  };

  return (
    <li className="rounded-lg border border-line bg-surface p-4" onKeyDown={byKey}>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <Field id={`criteria.${n}.name`} label="Criterion" className="flex-1 basis-56" error={wrong?.name?.message}>
          <TextInput maxLength={longestName} {...register(`criteria.${n}.name`, { validate: check('name') })} />
        </Field>
        <Field id={`criteria.${n}.weight`} label="Weight" className="w-20" error={wrong?.weight?.message}>
          <TextInput
            inputMode="numeric"
            maxLength={3}
            {...register(`criteria.${n}.weight`, { validate: check('weight') })}
          />
        </Field>
        <p className="mt-7 min-w-16 text-right">
          <span className="block pt-2 font-semibold text-lg tabular-nums">{shareText(share)}</span>
          <span className="sr-only">of the whole</span>
        </p>
      </div>
      <div className="mt-3">
        <ShareBar share={share} />
      </div>
      <Field id={`criteria.${n}.meaning`} label="What it means" className="mt-3" error={wrong?.meaning?.message}>
        <TextArea rows={2} className="min-h-16!" maxLength={longestMeaning} {...register(`criteria.${n}.meaning`)} />
      </Field>
      <div className="mt-2 -mb-2 -ml-3 flex flex-wrap items-center">
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Move ${name} up`}
          aria-disabled={n === 0 || undefined}
          className="aria-disabled:cursor-not-allowed"
          onClick={() => onMove(n - 1)}
        >
          <Icon name="chevronDown" className="size-5 rotate-180" />
        </Button>
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Move ${name} down`}
          aria-disabled={n === count - 1 || undefined}
          className="aria-disabled:cursor-not-allowed"
          onClick={() => onMove(n + 1)}
        >
          <Icon name="chevronDown" />
        </Button>
        <Button variant="quiet" className="ml-auto" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  );
}
