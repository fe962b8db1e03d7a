import type { Reward } from '@alliance/api-client/innovation';
import { Controller, useFormContext } from 'react-hook-form';
import { countries, countryName } from '@/content/countries';
import { readinessOptions, rewardLabels } from '@/content/labels';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { Field, FieldError } from '@/ui/Field';
import { NativeSelect, TextArea, TextInput } from '@/ui/inputs';
import { dayFromToday } from '../answers/days';
import type { ComposeValues } from './compose-values';
import { EstimatedValueField } from './EstimatedValueField';

const mostRegions = 20;
const rewards = Object.keys(rewardLabels) as Reward[];

/** What says when a solution is one, and what comes of it; of a problem that is open, or of a draft. */
export function BriefFields({ isOpen }: { isOpen: boolean }) {
  const { register, formState, watch } = useFormContext<ComposeValues>();
  const { errors } = formState;
  return (
    <>
      <Field
        id="successCriteria"
        label="Success criteria"
        hint="What must be true for you to call it solved: figures, deadlines, conditions."
        error={errors.successCriteria?.message}
      >
        <TextArea maxLength={5000} {...register('successCriteria')} />
      </Field>
      <Field id="requiredReadiness" label="Required readiness" error={errors.requiredReadiness?.message}>
        <NativeSelect placeholder="Any readiness" options={readinessOptions} {...register('requiredReadiness')} />
      </Field>
      <RegionsField />
      <div className="grid gap-5 sm:grid-cols-2">
        <EstimatedValueField
          id="budgetFrom"
          label="Budget from"
          hint="Optional, for example €100k."
          typed={watch('budgetFrom')}
          error={errors.budgetFrom?.message}
          {...register('budgetFrom')}
        />
        <EstimatedValueField
          id="budgetTo"
          label="Budget up to"
          hint="Optional, in the same currency."
          typed={watch('budgetTo')}
          error={errors.budgetTo?.message}
          {...register('budgetTo')}
        />
      </div>
      <fieldset id="rewards" tabIndex={-1}>
        <legend className="font-medium text-ink text-sm">What the winner gets</legend>
        {rewards.map((reward) => (
          <Checkbox key={reward} label={rewardLabels[reward]} value={reward} {...register('rewards')} />
        ))}
        {errors.rewards?.message && <FieldError>{errors.rewards.message}</FieldError>}
      </fieldset>
      <Field id="rewardNote" label="The same in words" error={errors.rewardNote?.message}>
        <TextArea rows={3} maxLength={1000} {...register('rewardNote')} />
      </Field>
      <Field
        id="decideBy"
        label="Decide by"
        hint={
          isOpen
            ? 'Moved to later, it holds for proposals from then on: those that wait keep the day that they were promised.'
            : 'Every proposal is answered by this day, a week to a year from now. Sixty days where you do not say it.'
        }
        error={errors.decideBy?.message}
      >
        <TextInput type="date" min={dayFromToday(7)} max={dayFromToday(365)} {...register('decideBy')} />
      </Field>
    </>
  );
}

function RegionsField() {
  const { control, formState } = useFormContext<ComposeValues>();
  return (
    <Controller
      control={control}
      name="regions"
      render={({ field: { value, onChange } }) => (
        <div>
          <Field
            id="regions"
            label="Where it must work"
            hint={value.length < mostRegions ? 'Countries; none for anywhere.' : `${mostRegions} countries at most.`}
            error={formState.errors.regions?.message}
          >
            <NativeSelect
              placeholder="Add a country"
              value=""
              disabled={value.length >= mostRegions}
              options={countries().filter((country) => !value.includes(country.value))}
              onChange={(event) => event.target.value && onChange([...value, event.target.value])}
            />
          </Field>
          {value.length > 0 && (
            <ul aria-label="Countries so far" className="mt-2 flex flex-wrap gap-2">
              {value.map((code) => (
                <li key={code}>
                  <Button
                    variant="secondary"
                    aria-label={`Remove ${countryName(code)}`}
                    onClick={() => {
                      onChange(value.filter((other) => other !== code));
                      document.getElementById('regions')?.focus();
                    }}
                  >
                    {countryName(code)} ×
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    />
  );
}
