import { type ChangeEvent, useEffect, useRef } from 'react';
import { Field } from './Field';
import { TextInput } from './inputs';

/** Days such as 2026-11-29; empty where a period is open at that end. */
interface Period {
  from: string;
  to: string;
}

interface PeriodFieldsProps extends Partial<Period> {
  onChange: (change: Partial<Period>) => void;
  /** Said below the last day. */
  hint?: string;
  errors?: Partial<Period>;
}

/** From which day, and until which. */
export function PeriodFields({ from = '', to = '', onChange, hint, errors = {} }: PeriodFieldsProps) {
  return (
    <>
      <Field label="From" error={errors.from}>
        <DayInput day={from} max={to} onDay={(day) => onChange({ from: day })} />
      </Field>
      <Field label="To" hint={errors.to ? undefined : hint} error={errors.to}>
        <DayInput day={to} min={from} onDay={(day) => onChange({ to: day })} />
      </Field>
    </>
  );
}

interface DayInputProps {
  day: string;
  min?: string;
  max?: string;
  onDay: (day: string) => void;
}

/**
 * A day that something is narrowed by while it is typed: told once it is a whole one, with a year of four digits. What is half typed
 * stays in the field, and is dropped when that is left.
 */
function DayInput({ day, min, max, onDay }: DayInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current } = input;
    if (current && current.value !== day && document.activeElement !== current) current.value = day;
  });
  const tell = ({ target: { value, validity } }: ChangeEvent<HTMLInputElement>) => {
    const isWhole = value === '' ? !validity.badInput : /^[1-9]\d{3}-/.test(value);
    if (isWhole && value !== day) onDay(value);
  };
  return (
    <TextInput
      ref={input}
      type="date"
      min={min}
      max={max}
      defaultValue={day}
      onChange={tell}
      onBlur={({ target }) => {
        target.value = day;
      }}
    />
  );
}
