import { useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { numberOf, numberProblem } from '@/ui/forms/typedNumber';
import { TextInput } from '@/ui/inputs';
import { emptyMetric, mostMetrics, type StartValues } from './start-values';

/** By what it is judged to have succeeded: each from a baseline to a target. */
export function MetricsField() {
  const { control, register, formState, getValues } = useFormContext<StartValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'successMetrics', keyName: 'row' });
  const [said, say] = useState('');
  const wrong = formState.errors.successMetrics;
  return (
    <div id="successMetrics" tabIndex={-1} className="flex flex-col gap-4 outline-offset-4">
      {fields.map(({ row }, n) => (
        <fieldset key={row} className="rounded-lg border border-line p-4">
          <legend className="px-1 font-medium text-ink text-sm">Metric {n + 1}</legend>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field id={`successMetrics.${n}.name`} label="What is measured" error={wrong?.[n]?.name?.message}>
              <TextInput
                maxLength={200}
                placeholder="Water lost between works and taps"
                {...register(`successMetrics.${n}.name`, {
                  validate: (name) => name.trim() !== '' || 'Say what is measured',
                })}
              />
            </Field>
            <Field id={`successMetrics.${n}.unit`} label="In what" error={wrong?.[n]?.unit?.message}>
              <TextInput
                maxLength={40}
                placeholder="%"
                {...register(`successMetrics.${n}.unit`, {
                  validate: (unit) => unit.trim() !== '' || 'Say in what it is measured',
                })}
              />
            </Field>
            <Field id={`successMetrics.${n}.baseline`} label="Baseline" error={wrong?.[n]?.baseline?.message}>
              <TextInput
                inputMode="decimal"
                maxLength={20}
                {...register(`successMetrics.${n}.baseline`, { validate: numberProblem })}
              />
            </Field>
            <Field id={`successMetrics.${n}.target`} label="Target" error={wrong?.[n]?.target?.message}>
              <TextInput
                inputMode="decimal"
                maxLength={20}
                {...register(`successMetrics.${n}.target`, {
                  validate: (target) =>
                    numberProblem(target) === true &&
                    numberOf(target) === numberOf(getValues(`successMetrics.${n}.baseline`))
                      ? 'The target is another number than the baseline'
                      : numberProblem(target),
                })}
              />
            </Field>
          </div>
          <Button
            variant="quiet"
            className="mt-2 -ml-4"
            aria-label={`Remove metric ${n + 1}`}
            onClick={() => {
              remove(n);
              say(`Metric ${n + 1} removed.`);
              document.getElementById('successMetrics')?.focus();
            }}
          >
            Remove
          </Button>
        </fieldset>
      ))}
      {fields.length < mostMetrics && (
        <div>
          <Button variant="secondary" onClick={() => append({ ...emptyMetric })}>
            Add a Metric
          </Button>
        </div>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
