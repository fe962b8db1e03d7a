import type { WeeklyHoursDto } from '@alliance/api-client/mentoring';
import { Button } from '@/ui/Button';
import { Field, FieldError } from '@/ui/Field';
import { NativeSelect, TextInput } from '@/ui/inputs';
import { newHours } from './offer-values';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((label, n) => ({
  value: String(n + 1),
  label,
}));

interface HoursFieldProps {
  value: WeeklyHoursDto[];
  onChange: (hours: WeeklyHoursDto[]) => void;
  error?: string;
}

/** Hours of each week, one row each. */
export function HoursField({ value, onChange, error }: HoursFieldProps) {
  const change = (at: number, changes: Partial<WeeklyHoursDto>) =>
    onChange(value.map((hours, n) => (n === at ? { ...hours, ...changes } : hours)));
  return (
    <fieldset id="hours" tabIndex={-1} aria-describedby={error ? 'hours-error' : undefined}>
      <legend className="mb-2 font-medium text-ink text-sm">Hours of each week</legend>
      {value.length === 0 && <p className="mb-3 text-ink-2 text-sm">No hours yet: nobody can book you.</p>}
      <ul aria-label="Hours of each week" className="flex flex-col gap-3">
        {value.map((hours, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
          <li key={n} className="flex flex-wrap items-end gap-3">
            <Field label="Day" className="min-w-[min(9rem,100%)] flex-1">
              <NativeSelect
                options={weekdays}
                value={String(hours.weekday)}
                onChange={({ target }) => change(n, { weekday: Number(target.value) })}
              />
            </Field>
            <Field label="From">
              <TextInput type="time" value={hours.from} onChange={({ target }) => change(n, { from: target.value })} />
            </Field>
            <Field label="Until">
              <TextInput
                type="time"
                value={hours.until}
                onChange={({ target }) => change(n, { until: target.value })}
              />
            </Field>
            <Button
              variant="quiet"
              aria-label={`Remove ${weekdays[hours.weekday - 1]?.label}, ${hours.from} to ${hours.until}`}
              onClick={() => {
                onChange(value.filter((_, other) => other !== n));
                document.getElementById('add-hours')?.focus();
              }}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <Button
        id="add-hours"
        variant="secondary"
        className="mt-3"
        onClick={() => onChange([...value, { ...newHours, weekday: Math.min((value.at(-1)?.weekday ?? 0) + 1, 7) }])}
      >
        Add Hours
      </Button>
      {error && (
        <div className="mt-2">
          <FieldError id="hours-error">{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
