import { type UseFormReturn, useWatch } from 'react-hook-form';
import { organizationTypeLabels } from '@/content/labels';
import { organizationGroups } from '@/content/registration';
import { RadioCards } from '@/ui/RadioCards';
import { type RegistrationValues, typeRequired } from './registration-form';

interface OrganizationTypeFieldProps {
  form: UseFormReturn<RegistrationValues>;
  /** The heading that names the cards. */
  labelledBy: string;
}

/** A card for the kind of organization, then which of its types it is. */
export function OrganizationTypeField({ form, labelledBy }: OrganizationTypeFieldProps) {
  const { register, setValue, control, formState } = form;
  const { errors, isSubmitted: shouldValidate } = formState;
  const [chosen, type] = useWatch({ control, name: ['organizationGroup', 'organizationType'] });
  const group = organizationGroups.find(({ value }) => value === chosen);

  register('organizationGroup', { required: typeRequired });
  register('organizationType', {
    validate: (value, values) => !values.organizationGroup || value !== '' || typeRequired,
  });

  return (
    <div className="space-y-5">
      <RadioCards
        labelledBy={labelledBy}
        name="organizationGroup"
        id="organizationGroup"
        options={organizationGroups}
        value={chosen || undefined}
        onChange={(value) => {
          const [only, ...others] = organizationGroups.find((one) => one.value === value)?.types ?? [];
          setValue('organizationGroup', value, { shouldValidate });
          setValue('organizationType', only && others.length === 0 ? only : '', { shouldValidate: false });
          form.clearErrors('organizationType');
        }}
        error={errors.organizationGroup?.message}
      />
      {group && group.types.length > 1 && (
        <RadioCards
          legend="Which of these is it?"
          name="organizationType"
          id="organizationType"
          options={group.types.map((value) => ({ value, label: organizationTypeLabels[value] }))}
          value={type || undefined}
          onChange={(value) => setValue('organizationType', value, { shouldValidate })}
          error={errors.organizationType?.message}
        />
      )}
    </div>
  );
}
