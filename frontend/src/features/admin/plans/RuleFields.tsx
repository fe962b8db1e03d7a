import type { Allowance, AllowancePeriod } from '@alliance/api-client/books';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Field } from '@/ui/Field';
import { NativeSelect, TextInput } from '@/ui/inputs';
import { periodLabels } from './entitlement-words';

export interface RuleValues {
  allowance: Allowance;
  limit: string;
  period: AllowancePeriod;
}

interface RuleFieldsProps {
  /** Of a form whose values have these among them. */
  register: UseFormRegister<RuleValues>;
  errors: FieldErrors<RuleValues>;
  allowance: Allowance;
  isCounted: boolean;
  /** What can be granted is not off. */
  canBeOff?: boolean;
}

const periods = (Object.keys(periodLabels) as AllowancePeriod[]).map((value) => ({
  value,
  label: periodLabels[value],
}));

/** A whole number from 1 on, as somebody types it; nothing where it is none. */
export function limitOf({ allowance, limit }: Pick<RuleValues, 'allowance' | 'limit'>): number | null | undefined {
  if (allowance !== 'limited') return null;
  const digits = limit.replaceAll(',', '').trim();
  return /^[1-9]\d{0,12}$/.test(digits) && Number(digits) <= 1_000_000_000_000 ? Number(digits) : undefined;
}

/** How much of a feature is allowed. */
export function RuleFields({ register, errors, allowance, isCounted, canBeOff = true }: RuleFieldsProps) {
  const allowances = [
    ...(canBeOff ? [{ value: 'off', label: 'Off' }] : []),
    { value: 'on', label: isCounted ? 'Unlimited' : 'On' },
    ...(isCounted ? [{ value: 'limited', label: 'Limited' }] : []),
  ];
  return (
    <>
      <Field id="allowance" label="Allowance" required error={errors.allowance?.message}>
        <NativeSelect options={allowances} {...register('allowance')} />
      </Field>
      {allowance === 'limited' && (
        <Field id="limit" label="Limit" required error={errors.limit?.message}>
          <TextInput
            inputMode="numeric"
            {...register('limit', {
              validate: (limit, values) =>
                limitOf({ allowance: values.allowance, limit }) !== undefined ||
                'The limit is a whole number from 1 to 1,000,000,000,000',
            })}
          />
        </Field>
      )}
      {isCounted && (
        <Field id="period" label="Counted" required error={errors.period?.message}>
          <NativeSelect options={periods} {...register('period')} />
        </Field>
      )}
    </>
  );
}
