import type { FieldErrors, FieldValues, UseFormRegister } from 'react-hook-form';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/inputs';

interface Payer extends FieldValues {
  firstName: string;
  lastName: string;
  email: string;
}

interface PayerFieldsProps<Values extends Payer> {
  register: UseFormRegister<Values>;
  errors: FieldErrors<Values>;
}

const fields = [
  {
    name: 'firstName',
    label: 'First name',
    max: 100,
    autoComplete: 'given-name',
    missing: 'Please enter the first name',
  },
  {
    name: 'lastName',
    label: 'Last name',
    max: 100,
    autoComplete: 'family-name',
    missing: 'Please enter the last name',
  },
  { name: 'email', label: 'Email', max: 254, autoComplete: 'email', missing: 'Please enter email address' },
] as const;

const looksLikeAddress = (typed: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.trim());
const notAnAddress = 'Please enter a valid email address';

/** Who an invoice goes to. */
export function PayerFields<Values extends Payer>(props: PayerFieldsProps<Values>) {
  const { register, errors } = props as unknown as PayerFieldsProps<Payer>;
  return fields.map(({ name, label, max, autoComplete, missing }) => (
    <Field key={name} id={name} label={label} required error={errors[name]?.message?.toString()}>
      <TextInput
        type={name === 'email' ? 'email' : undefined}
        autoComplete={autoComplete}
        maxLength={max}
        {...register(name, {
          validate: (value) =>
            value.trim() === '' ? missing : name !== 'email' || looksLikeAddress(value) || notAnAddress,
        })}
      />
    </Field>
  ));
}
