import type { NotificationCategory } from '@alliance/api-client/preferences';
import {
  type NotificationWay,
  type PreferencesDto,
  useChangeNotificationPreferencesMutation,
} from '@alliance/api-client/preferences';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { optionsOf } from '@/content/labels';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Checkbox } from '@/ui/Checkbox';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { NativeSelect, TextInput } from '@/ui/inputs';
import { localZone } from '@/ui/timeZones';
import { toast } from '@/ui/toast';
import { categoryLabels } from '../categories';
import { inClock, inMinutes, zoneOptions } from './clock-times';

const wayLabels: Record<NotificationWay, string> = {
  'at-once': 'Inbox, and a mail at once',
  daily: 'Inbox, and a daily mail',
  weekly: 'Inbox, and a weekly mail',
  inbox: 'Inbox alone',
  none: 'Not at all',
};
const ways = optionsOf(wayLabels);

interface Values {
  ways: Partial<Record<NotificationCategory, NotificationWay>>;
  isQuiet: boolean;
  from: string;
  until: string;
  timeZone: string;
}

const valuesOf = ({ ways: chosen, quietHours, timeZone }: PreferencesDto): Values => ({
  ways: Object.fromEntries(chosen.map(({ category, way }) => [category, way])),
  isQuiet: quietHours !== null,
  from: inClock(quietHours?.from ?? 22 * 60),
  until: inClock(quietHours?.until ?? 7 * 60),
  timeZone: quietHours?.timeZone ?? timeZone ?? localZone(),
});

/** One choice for each category, and the hours in which mail waits. */
export function WaysForm({ preferences }: { preferences: PreferencesDto }) {
  const [change, { isLoading }] = useChangeNotificationPreferencesMutation();
  const form = useForm<Values>({
    shouldFocusError: false,
    values: valuesOf(preferences),
    resetOptions: { keepDirtyValues: true },
  });
  const { summary, refused, failed } = useFormErrors(form);
  const { errors } = form.formState;
  const [isQuiet, timeZone, chosen] = form.watch(['isQuiet', 'timeZone', 'ways']);
  const isTogether = Object.values(chosen).some((way) => way === 'daily' || way === 'weekly');
  const isMandatory = new Map(preferences.ways.map((one) => [one.category, one.isMandatory]));
  const categories = Object.keys(categoryLabels) as NotificationCategory[];

  const send = async (values: Values) => {
    const quietHours = { from: inMinutes(values.from), until: inMinutes(values.until), timeZone: values.timeZone };
    try {
      const saved = await change({
        changePreferencesDto: {
          ways: categories
            .filter((category) => !isMandatory.get(category))
            .map((category) => ({ category, way: values.ways[category] ?? 'at-once' })),
          quietHours: values.isQuiet ? quietHours : null,
          timeZone: isTogether ? values.timeZone : undefined,
        },
      }).unwrap();
      form.reset(valuesOf(saved));
    } catch (error) {
      failed(error);
      return;
    }
    toast({ title: 'Success', description: 'Notification settings saved.' });
  };

  return (
    <Card as="section">
      <h2 className="mb-2 text-xl">What you hear of</h2>
      <p className="mb-5 text-ink-2 text-sm">
        Daily and weekly mails say what you have not read, and come only if you have not been here since.
      </p>
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        {categories.map((category) =>
          isMandatory.get(category) ? (
            <div key={category}>
              <p className="font-medium text-sm">{categoryLabels[category]}</p>
              <p className="mt-1 text-ink-2 text-sm">{wayLabels['at-once']}. Of this you are always told.</p>
            </div>
          ) : (
            <Field key={category} id={`ways.${category}`} label={categoryLabels[category]}>
              <NativeSelect options={ways} {...form.register(`ways.${category}`)} />
            </Field>
          ),
        )}
        <p className="text-ink-2 text-sm">
          How often new matches are mailed is chosen at{' '}
          <Link to="/match-alerts" className="font-medium text-brand underline underline-offset-2">
            match alerts
          </Link>
          .
        </p>
        <Checkbox id="isQuiet" label="Quiet hours: mail waits until they end" {...form.register('isQuiet')} />
        {isQuiet && (
          <div className="grid gap-5 sm:grid-cols-2">
            <Field id="from" label="From" required error={errors.from?.message}>
              <TextInput type="time" {...form.register('from', { required: 'Choose when quiet hours begin' })} />
            </Field>
            <Field id="until" label="Until" required error={errors.until?.message}>
              <TextInput type="time" {...form.register('until', { required: 'Choose when quiet hours end' })} />
            </Field>
          </div>
        )}
        {(isQuiet || isTogether) && (
          <Field id="timeZone" label="Time zone" error={errors.timeZone?.message}>
            <NativeSelect options={zoneOptions(timeZone)} {...form.register('timeZone')} />
          </Field>
        )}
        <div>
          <Button type="submit" pending={isLoading}>
            {isLoading ? 'Saving...' : 'Save Changes'}
          </Button>
        </div>
      </form>
    </Card>
  );
}
