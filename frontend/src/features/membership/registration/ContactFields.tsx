import type { UseFormReturn } from 'react-hook-form';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/inputs';
import { emailAddress, filledIn, phoneNumber, type RegistrationValues, webAddress } from './registration-form';

export function ContactFields({ form }: { form: UseFormReturn<RegistrationValues> }) {
  const { register } = form;
  const { errors } = form.formState;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field id="contactName" label="Contact name" required error={errors.contactName?.message}>
        <TextInput
          autoComplete="name"
          maxLength={200}
          {...register('contactName', filledIn('Please enter the contact name'))}
        />
      </Field>
      <Field id="role" label="Role" required error={errors.role?.message}>
        <TextInput
          autoComplete="organization-title"
          maxLength={200}
          placeholder="Head of Innovation"
          {...register('role', filledIn('Please enter the role'))}
        />
      </Field>
      <Field
        id="email"
        label="Email"
        hint="The welcome email and its activation link go there."
        required
        error={errors.email?.message}
      >
        <TextInput type="email" autoComplete="email" maxLength={254} {...register('email', emailAddress)} />
      </Field>
      <Field id="phone" label="Phone" required error={errors.phone?.message}>
        <TextInput
          type="tel"
          autoComplete="tel"
          maxLength={40}
          placeholder="+254 700 000000"
          {...register('phone', phoneNumber)}
        />
      </Field>
      <Field
        id="contactLinkedIn"
        label="Contact LinkedIn"
        required
        error={errors.contactLinkedIn?.message}
        className="sm:col-span-2"
      >
        <TextInput
          type="url"
          autoComplete="off"
          maxLength={2000}
          placeholder="https://www.linkedin.com/in/…"
          {...register('contactLinkedIn', webAddress('Please enter the contact LinkedIn profile'))}
        />
      </Field>
    </div>
  );
}
