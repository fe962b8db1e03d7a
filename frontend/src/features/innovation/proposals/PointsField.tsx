import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { classes } from '@/ui/classes';
import { Field } from '@/ui/Field';
import { TextArea } from '@/ui/inputs';
import { checkPoints, type Points, pointFields, pointsOf, toggled } from './points';

interface PointsFieldProps<Values extends FieldValues> {
  points: Points;
  form: UseFormReturn<Values>;
  /** Its field, where that is called otherwise. */
  name?: FieldPath<Values>;
}

/** Points of feedback, one on each line, with some to start from. */
export function PointsField<Values extends FieldValues>({ points, form, name: field }: PointsFieldProps<Values>) {
  const name = field ?? (points as FieldPath<Values>);
  const { label, startFrom, templates } = pointFields[points];
  const text: string = form.watch(name) ?? '';
  const lines = pointsOf(text);
  const change = (next: string) =>
    form.setValue(name, next as PathValue<Values, typeof name>, { shouldValidate: form.formState.isSubmitted });
  return (
    <div>
      <Field
        id={name}
        label={label}
        required
        hint="One to five points, each on a line of its own."
        error={form.getFieldState(name, form.formState).error?.message}
      >
        <TextArea
          rows={3}
          maxLength={2600}
          {...form.register(name, { validate: (given) => checkPoints(points, given) })}
        />
      </Field>
      <ul aria-label={startFrom} className="mt-2 flex flex-wrap gap-2">
        {templates.map((line) => {
          const isOn = lines.includes(line);
          return (
            <li key={line}>
              <button
                type="button"
                aria-pressed={isOn}
                onClick={() => change(toggled(text, line))}
                className={classes(
                  'min-h-11 rounded-full border px-3 text-sm hover:border-ink-2',
                  isOn ? 'border-brand bg-brand-soft text-brand-strong' : 'border-line-strong bg-surface text-ink-2',
                )}
              >
                {line}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
