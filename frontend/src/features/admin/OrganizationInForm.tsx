import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { type ChosenOrganization, OrganizationPicker } from '@/features/shared/OrganizationPicker';

/** What a form keeps of an organization: a draft that is opened again says whose it is without asking. */
export interface WithOrganization {
  organizationId: string;
  organizationName: string;
}

interface OrganizationInFormProps<Values extends WithOrganization> {
  form: UseFormReturn<Values>;
  /** What to do with another one, where more depends on it; else it is put into the form. */
  onChoose?: (one: ChosenOrganization | undefined) => void;
}

/** The organization that a form is about. One must be chosen. */
export function OrganizationInForm<Values extends WithOrganization>(props: OrganizationInFormProps<Values>) {
  const { register, watch, setValue, formState } = props.form as unknown as UseFormReturn<WithOrganization>;
  const [id, name] = watch(['organizationId', 'organizationName']);
  const { organizationId: error } = formState.errors as FieldErrors<WithOrganization>;
  const keep = (one: ChosenOrganization | undefined) => {
    setValue('organizationId', one?.id ?? '', { shouldValidate: formState.isSubmitted });
    setValue('organizationName', one?.name ?? '');
  };
  return (
    <>
      <input
        type="hidden"
        {...register('organizationId', { validate: (chosen) => chosen !== '' || 'Choose an organization' })}
      />
      <OrganizationPicker
        id="organizationId"
        label="Organization"
        required
        chosen={id ? { id, name } : undefined}
        onChoose={props.onChoose ?? keep}
        error={error?.message}
      />
    </>
  );
}
