import { type OwnMentoringDto, useOfferSessionsMutation } from '@alliance/api-client/mentoring';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Checkbox } from '@/ui/Checkbox';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field, FieldError } from '@/ui/Field';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { NativeSelect, TextArea, TextInput } from '@/ui/inputs';
import { TagInput } from '@/ui/TagInput';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';
import { timeZoneOptions } from '../account-settings/profile-values';
import { InterestGroups } from '../InterestGroups';
import { HoursField } from './HoursField';
import { OtherDaysField } from './OtherDaysField';
import { type OfferValues, toRequest, valuesOf } from './offer-values';

const required = (message: string) => ({ validate: (typed: string) => typed.trim() !== '' || message });
const lengths = [30, 45, 60, 90].map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }));

/** What somebody offers as a mentor; it stays on the page when it is saved. */
export function OfferForm({ own }: { own: OwnMentoringDto }) {
  const [offer, { isLoading }] = useOfferSessionsMutation();
  const form = useForm<OfferValues>({ shouldFocusError: false, defaultValues: valuesOf(own) });
  const forget = useFormDraft(form, 'mentor-offer');
  const { summary, refused, failed } = useFormErrors(form);
  const { errors } = form.formState;
  const { topics, languages, typedLanguage, timeZone, hours, exceptions } = form.watch();
  const zones = useMemo(() => timeZoneOptions(timeZone), [timeZone]);
  const dirty = { shouldDirty: true } as const;

  const send = async (values: OfferValues) => {
    try {
      const saved = await offer({ offerSessionsDto: toRequest(values) }).unwrap();
      form.reset(valuesOf(saved));
      forget();
    } catch (error) {
      failed(error);
      return;
    }
    toast({
      title: 'Success',
      description: values.isOpen ? 'Saved. Members can book your free times.' : 'Saved. Nobody can book you for now.',
    });
  };

  return (
    <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex max-w-3xl flex-col gap-6">
      <ErrorSummary {...summary} />
      <Card as="section" className="flex flex-col gap-5">
        <h2 className="text-xl">What you offer</h2>
        {own.organizations.length > 1 && (
          <Field id="organizationId" label="On behalf of" error={errors.organizationId?.message}>
            <NativeSelect
              options={own.organizations.map(({ id: value, name: label }) => ({ value, label }))}
              {...form.register('organizationId')}
            />
          </Field>
        )}
        <Field
          id="headline"
          label="What you help with"
          required
          hint="In a line, such as: from a first talk to a signed pilot."
          error={errors.headline?.message}
        >
          <TextInput maxLength={120} {...form.register('headline', required('Say in a line what you help with'))} />
        </Field>
        <Field id="about" label="About you" required error={errors.about?.message}>
          <TextArea maxLength={3000} {...form.register('about', required('Say who you are and what you have done'))} />
        </Field>
        <fieldset id="topics" tabIndex={-1} aria-describedby={errors.topics ? 'topics-error' : undefined}>
          <legend className="mb-2 font-medium text-ink text-sm">Topics, one to six</legend>
          <InterestGroups selected={topics} onChange={(next) => form.setValue('topics', next, dirty)} />
          {errors.topics?.message && (
            <div className="mt-2">
              <FieldError id="topics-error">{errors.topics.message}</FieldError>
            </div>
          )}
        </fieldset>
        <Field
          id="languages"
          label="Languages"
          required
          hint="In which you meet, up to ten. Press Enter after each."
          error={errors.languages?.message}
        >
          <TagInput
            placeholder="Add a language"
            value={languages}
            onChange={(next) => form.setValue('languages', next, dirty)}
            typed={typedLanguage}
            onTyped={(text) => form.setValue('typedLanguage', text)}
          />
        </Field>
      </Card>
      <Card as="section" className="flex flex-col gap-5">
        <h2 className="text-xl">When and where</h2>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            id="timeZone"
            label="Your time zone"
            hint="The hours below are by its clock, also when it changes to summer time."
            error={errors.timeZone?.message}
          >
            <NativeSelect options={zones} {...form.register('timeZone')} />
          </Field>
          <Field id="sessionMinutes" label="A session takes" error={errors.sessionMinutes?.message}>
            <NativeSelect options={lengths} {...form.register('sessionMinutes')} />
          </Field>
        </div>
        <HoursField
          value={hours}
          onChange={(next) => form.setValue('hours', next, dirty)}
          error={errors.hours?.message}
        />
        <OtherDaysField
          value={exceptions}
          onChange={(next) => form.setValue('exceptions', next, dirty)}
          error={errors.exceptions?.message}
        />
        <Field
          id="meetingLink"
          label="Where you meet"
          required
          hint="A link that starts with https://. Those who have booked see it."
          error={errors.meetingLink?.message}
        >
          <TextInput
            type="url"
            maxLength={500}
            placeholder="https://"
            {...form.register('meetingLink', {
              validate: (typed) => /^https:\/\/\S+$/.test(typed.trim()) || 'Enter an address that starts with https://',
            })}
          />
        </Field>
        <Checkbox id="isOpen" label="Members see me and can book my free times" {...form.register('isOpen')} />
        <div>
          <Button type="submit" pending={isLoading}>
            {isLoading ? 'Saving...' : 'Save'}
          </Button>
        </div>
      </Card>
    </form>
  );
}
