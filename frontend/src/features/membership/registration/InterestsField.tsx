import type { Interest } from '@alliance/api-client/membership';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { FieldError } from '@/ui/Field';
import { InterestGroups } from '../InterestGroups';
import { interestsRequired, type RegistrationValues } from './registration-form';

interface InterestsFieldProps {
  form: UseFormReturn<RegistrationValues>;
  /** The heading that names the interests. */
  labelledBy: string;
}

export function InterestsField({ form, labelledBy }: InterestsFieldProps) {
  const { register, setValue, control, formState } = form;
  const selected = useWatch({ control, name: 'interests' });
  const error = formState.errors.interests?.message;

  register('interests', { validate: (value) => value.length > 0 || interestsRequired });
  const choose = (interests: Interest[]) => setValue('interests', interests, { shouldValidate: formState.isSubmitted });

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
      <InterestGroups selected={selected} onChange={choose} />
    </fieldset>
  );
}
