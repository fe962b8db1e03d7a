import type { Organization } from '@alliance/api-client/viewer';
import type { ComponentProps } from 'react';
import { Field } from '@/ui/Field';
import { NativeSelect } from '@/ui/inputs';

interface OrganizationFieldProps extends ComponentProps<'select'> {
  id: string;
  organizations: Organization[];
}

/** For which of their organizations somebody acts; nothing to choose where there is one. */
export function OrganizationField({ id, organizations, ...select }: OrganizationFieldProps) {
  if (organizations.length < 2) return null;
  return (
    <Field id={id} label="On behalf of">
      <NativeSelect options={organizations.map(({ id: value, name: label }) => ({ value, label }))} {...select} />
    </Field>
  );
}
