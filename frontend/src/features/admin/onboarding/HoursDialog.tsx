import { type OnboardingHoursDto, useSetOnboardingHoursMutation } from '@alliance/api-client/onboarding';
import { useForm } from 'react-hook-form';
import { Checkbox } from '@/ui/Checkbox';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextInput } from '@/ui/inputs';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const numbers = [
  { name: 'fromHour', label: 'From (hour, UTC)', min: 0, max: 23 },
  { name: 'toHour', label: 'To (hour, UTC)', min: 1, max: 24 },
  { name: 'minutes', label: 'Length (minutes)', min: 15, max: 120 },
  { name: 'noticeHours', label: 'Notice (hours)', min: 0, max: 168 },
  { name: 'horizonDays', label: 'Offered ahead (days)', min: 1, max: 60 },
] as const;

/** When calls are offered; those that are booked stay. */
export default function HoursDialog({ hours, onClose }: { hours: OnboardingHoursDto; onClose: () => void }) {
  const [set, { isLoading }] = useSetOnboardingHoursMutation();
  const given = { ...hours, days: hours.days.map(String), place: hours.place ?? '' };
  const form = useForm({ shouldFocusError: false, defaultValues: given });
  const forget = useFormDraft(form, 'onboarding-hours');
  const { summary, refused, failed } = useFormErrors(form);
  const { errors } = form.formState;

  const send = async ({ days, place, ...rest }: typeof given) => {
    const onboardingHoursDto = { ...rest, days: days.map(Number).sort(), place: place.trim() || null };
    try {
      await set({ onboardingHoursDto }).unwrap();
    } catch (error) {
      failed(error);
      return;
    }
    forget();
    onClose();
    toast({ title: 'Saved', description: 'Calls are offered by these hours from now on.' });
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title="Hours of onboarding"
      description="Calls that are booked stay as they are."
    >
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        <fieldset>
          <legend className="font-medium text-ink text-sm">Days</legend>
          <div className="mt-1 flex flex-wrap gap-x-6">
            {weekdays.map((label, n) => (
              <Checkbox key={label} label={label} value={String(n + 1)} {...form.register('days')} />
            ))}
          </div>
        </fieldset>
        <div className="grid gap-5 sm:grid-cols-2">
          {numbers.map(({ name, label, min, max }) => (
            <Field key={name} id={name} label={label} required error={errors[name]?.message}>
              <TextInput
                type="number"
                inputMode="numeric"
                {...form.register(name, {
                  valueAsNumber: true,
                  validate: (value) =>
                    (Number.isInteger(value) && value >= min && value <= max) ||
                    `Enter a whole number from ${min} to ${max}`,
                })}
              />
            </Field>
          ))}
        </div>
        <Field
          id="place"
          label="Where"
          hint="The address of a room, such as a link. Without one members read that you write to them."
          error={errors.place?.message}
        >
          <TextInput maxLength={300} {...form.register('place')} />
        </Field>
        <FormActions submit="Save Hours" submitting="Saving..." isLoading={isLoading} onClose={onClose} />
      </form>
    </Dialog>
  );
}
