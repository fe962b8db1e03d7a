import { industryValues, organizationSizeValues } from '@alliance/api-client/enums';
import type { UseFormReturn } from 'react-hook-form';
import { countries } from '@/content/countries';
import { Field } from '@/ui/Field';
import { NativeSelect, TextArea, TextInput } from '@/ui/inputs';
import { filledIn, type RegistrationValues, webAddress } from './registration-form';

const sizes = organizationSizeValues.map((value) => ({ value, label: `${value} employees` }));
const industries = industryValues.map((value) => ({ value, label: value }));

export function OrganizationFields({ form }: { form: UseFormReturn<RegistrationValues> }) {
  const { register } = form;
  const { errors } = form.formState;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        id="organizationName"
        label="Organization name"
        required
        error={errors.organizationName?.message}
        className="sm:col-span-2"
      >
        <TextInput
          autoComplete="organization"
          maxLength={200}
          {...register('organizationName', filledIn('Please enter organization name'))}
        />
      </Field>
      <Field id="website" label="Website" required error={errors.website?.message}>
        <TextInput
          type="url"
          autoComplete="url"
          maxLength={2000}
          placeholder="https://"
          {...register('website', webAddress('Please enter the website'))}
        />
      </Field>
      <Field
        id="organizationLinkedIn"
        label="Organization LinkedIn page"
        required
        error={errors.organizationLinkedIn?.message}
      >
        <TextInput
          type="url"
          autoComplete="off"
          maxLength={2000}
          placeholder="https://www.linkedin.com/company/…"
          {...register('organizationLinkedIn', webAddress('Please enter the organization LinkedIn page'))}
        />
      </Field>
      <Field id="size" label="Organization size" required error={errors.size?.message}>
        <NativeSelect
          options={sizes}
          placeholder="Select a size"
          {...register('size', filledIn('Please select the organization size'))}
        />
      </Field>
      <Field id="industry" label="Industry" required error={errors.industry?.message}>
        <NativeSelect
          options={industries}
          placeholder="Select an industry"
          {...register('industry', filledIn('Please select the industry'))}
        />
      </Field>
      <Field id="country" label="Country (optional)" error={errors.country?.message}>
        <NativeSelect
          options={countries()}
          placeholder="Select a country"
          autoComplete="country"
          {...register('country')}
        />
      </Field>
      <Field
        id="description"
        label="Description"
        hint="What the organization does, and what it looks for in the alliance."
        required
        error={errors.description?.message}
        className="sm:col-span-2"
      >
        <TextArea maxLength={5000} {...register('description', filledIn('Please describe the organization'))} />
      </Field>
    </div>
  );
}
