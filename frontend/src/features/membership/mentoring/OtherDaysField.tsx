import { Button } from '@/ui/Button';
import { Field, FieldError } from '@/ui/Field';
import { NativeSelect, TextInput } from '@/ui/inputs';
import { newHours, type OtherDay } from './offer-values';

const kinds = [
  { value: 'away', label: 'No sessions' },
  { value: 'hours', label: 'Other hours' },
];

interface OtherDaysFieldProps {
  value: OtherDay[];
  onChange: (days: OtherDay[]) => void;
  error?: string;
}

/** Days that go otherwise than the week does. */
export function OtherDaysField({ value, onChange, error }: OtherDaysFieldProps) {
  const change = (at: number, changes: Partial<OtherDay>) =>
    onChange(value.map((day, n) => (n === at ? { ...day, ...changes } : day)));
  return (
    <fieldset id="exceptions" tabIndex={-1} aria-describedby={error ? 'exceptions-error' : undefined}>
      <legend className="mb-2 font-medium text-ink text-sm">Days that go otherwise</legend>
      <ul aria-label="Days that go otherwise" className="flex flex-col gap-3">
        {value.map((day, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
          <li key={n} className="flex flex-wrap items-end gap-3">
            <Field label="Date">
              <TextInput type="date" value={day.date} onChange={({ target }) => change(n, { date: target.value })} />
            </Field>
            <Field label="That day" className="min-w-[min(9rem,100%)] flex-1">
              <NativeSelect
                options={kinds}
                value={day.isAway ? 'away' : 'hours'}
                onChange={({ target }) => change(n, { isAway: target.value === 'away' })}
              />
            </Field>
            {!day.isAway && (
              <>
                <Field label="From">
                  <TextInput
                    type="time"
                    value={day.from}
                    onChange={({ target }) => change(n, { from: target.value })}
                  />
                </Field>
                <Field label="Until">
                  <TextInput
                    type="time"
                    value={day.until}
                    onChange={({ target }) => change(n, { until: target.value })}
                  />
                </Field>
              </>
            )}
            <Button
              variant="quiet"
              aria-label={`Remove ${day.date || 'this day'}`}
              onClick={() => {
                onChange(value.filter((_, other) => other !== n));
                document.getElementById('add-day')?.focus();
              }}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <Button
        id="add-day"
        variant="secondary"
        className={value.length > 0 ? 'mt-3' : undefined}
        onClick={() => onChange([...value, { date: '', isAway: true, from: newHours.from, until: newHours.until }])}
      >
        Add a Day
      </Button>
      {error && (
        <div className="mt-2">
          <FieldError id="exceptions-error">{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
