import type { Interest } from '@alliance/api-client/membership';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { interestGroups } from '@/content/registration';
import { Checkbox, groupState, toggleGroup } from '@/ui/Checkbox';
import { FieldError } from '@/ui/Field';
import { interestsRequired, type RegistrationValues } from './registration-form';

interface InterestsFieldProps {
  form: UseFormReturn<RegistrationValues>;
  /** The heading that names the interests. */
  labelledBy: string;
}

/** Groups with a box of their own, which stands for all of their items. */
export function InterestsField({ form, labelledBy }: InterestsFieldProps) {
  const { register, setValue, control, formState } = form;
  const selected = useWatch({ control, name: 'interests' });
  const error = formState.errors.interests?.message;

  register('interests', { validate: (value) => value.length > 0 || interestsRequired });
  const toggle = (items: readonly Interest[]) =>
    setValue('interests', toggleGroup(items, selected) as Interest[], { shouldValidate: formState.isSubmitted });

  return (
    <fieldset
      id="interests"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      aria-describedby={error ? 'interests-error' : undefined}
    >
      {error && (
        <div className="mb-3">
          <FieldError id="interests-error">{error}</FieldError>
        </div>
      )}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {interestGroups.map(({ label, items }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would be announced twice
          <div
            key={label}
            role="group"
            aria-label={label}
            className="rounded-lg border border-line bg-surface px-4 py-2"
          >
            <Checkbox
              label={<span className="font-semibold">{label}</span>}
              checked={groupState(items, selected)}
              onChange={() => toggle(items)}
            />
            <div className="mb-2 border-line border-t pt-1 pl-[min(2rem,8vw)]">
              {items.map((item) => (
                <Checkbox key={item} label={item} checked={selected.includes(item)} onChange={() => toggle([item])} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
