import type { ReactNode } from 'react';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { countries } from '@/content/countries';
import { openingLabels } from '@/content/directory';
import { Card } from '@/ui/Card';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { NativeSelect, TextArea, TextInput } from '@/ui/inputs';
import { InterestGroups } from '../InterestGroups';
import { isWebAddress, withProtocol } from '../web-address';
import type { ProfileValues } from './profile-values';
import { SeenBy } from './SeenBy';

const useProfileForm = () => useFormContext<ProfileValues>();
const openings = Object.entries(openingLabels) as [Opening, string][];
type Opening = ProfileValues['openTo'][number];

function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Card>
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        {text && <p className="mt-1 max-w-prose text-ink-2 text-sm">{text}</p>}
        <div className="mt-4 flex flex-col gap-5">{children}</div>
      </Card>
    </section>
  );
}

/** Columns for a field and who sees it. */
const beside = 'grid gap-5 sm:grid-cols-[minmax(0,1fr)_13rem]';

export function About() {
  const { register, formState } = useProfileForm();
  const { errors } = formState;
  return (
    <Section
      title="About"
      text="The name is seen by all members, and by everybody once a part is for everybody. What kind of organization it is stays as it is."
    >
      <Field
        id="name"
        label="Organization name"
        required
        hint="A new name ends a verification by the alliance, until it has looked at it again."
        error={errors.name?.message}
      >
        <TextInput
          autoComplete="organization"
          maxLength={200}
          {...register('name', { validate: (name) => name.trim() !== '' || 'Enter the name of the organization' })}
        />
      </Field>
      <div className={beside}>
        <Field
          id="description"
          label="Description"
          hint="What the organization does, in a few sentences."
          error={errors.description?.message}
        >
          <TextArea maxLength={5000} {...register('description')} />
        </Field>
        <SeenBy part="description" />
      </div>
      <div className={beside}>
        <Field id="website" label="Website" error={errors.website?.message}>
          <TextInput
            type="url"
            autoComplete="url"
            maxLength={2000}
            placeholder="https://"
            {...register('website', {
              setValueAs: withProtocol,
              validate: (address) =>
                address === '' || isWebAddress(address) || 'Enter a web address that starts with http:// or https://',
            })}
          />
        </Field>
        <SeenBy part="website" />
      </div>
    </Section>
  );
}

export function Place() {
  const { register, formState } = useProfileForm();
  const { errors } = formState;
  return (
    <Section title="Location">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id="country" label="Country" error={errors.country?.message}>
          <NativeSelect options={countries()} placeholder="Not said" autoComplete="country" {...register('country')} />
        </Field>
        <Field id="city" label="City" error={errors.city?.message}>
          <TextInput maxLength={100} autoComplete="address-level2" {...register('city')} />
        </Field>
      </div>
      <SeenBy part="location" />
    </Section>
  );
}

export function SeeksAndOffers() {
  const { register, control, setValue, formState } = useProfileForm();
  const chosen = useWatch({ control, name: 'openTo' });
  const { errors } = formState;
  const toggle = (one: Opening) =>
    setValue('openTo', chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  return (
    <Section title="What you seek and offer" text="Other members find you by it.">
      <Field id="seeks" label="Seeks" hint="Partners, problems, capacity, capital." error={errors.seeks?.message}>
        <TextArea maxLength={2000} rows={3} {...register('seeks')} />
      </Field>
      <Field id="offers" label="Offers" hint="What others may get from you." error={errors.offers?.message}>
        <TextArea maxLength={2000} rows={3} {...register('offers')} />
      </Field>
      <fieldset id="openTo" tabIndex={-1}>
        <legend className="font-medium text-sm">Open to</legend>
        <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
          {openings.map(([value, label]) => (
            <Checkbox key={value} label={label} checked={chosen.includes(value)} onChange={() => toggle(value)} />
          ))}
        </div>
      </fieldset>
      <SeenBy part="seeks_and_offers" />
    </Section>
  );
}

export function Interests() {
  const { control, setValue } = useProfileForm();
  const selected = useWatch({ control, name: 'interests' });
  return (
    <Section title="Areas of interest" text="A group's box chooses all of it.">
      <fieldset id="interests" tabIndex={-1}>
        <legend className="sr-only">Areas of interest</legend>
        <InterestGroups selected={selected} onChange={(interests) => setValue('interests', interests)} />
      </fieldset>
      <SeenBy part="interests" />
    </Section>
  );
}

export function WhatElse() {
  return (
    <Section title="What else the page shows">
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <SeenBy part="people" label="Who sees: people" hint="Those who let pages name them, by their own profile." />
        <SeenBy
          part="work"
          label="Who sees: work"
          hint="Your problems, solutions, projects and stories together. Members find each in its list in any case."
        />
        <SeenBy part="answer_record" label="Who sees: answer record" hint="How soon you decide on proposals." />
        <SeenBy
          part="last_active"
          label="Who sees: last active"
          hint="The day of your newest problem, solution, project or story."
        />
      </div>
    </Section>
  );
}
