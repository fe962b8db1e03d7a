import { type ReactNode, useId } from 'react';
import { classes } from './classes';
import { FieldError } from './Field';

interface RadioCardsProps<Value extends string> {
  legend?: ReactNode;
  /** Instead of a legend: the id of the heading that names the group. */
  labelledBy?: string;
  name: string;
  options: readonly { value: Value; label: ReactNode; description?: ReactNode }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** The group's id; an ErrorSummary links to it. */
  id?: string;
  error?: string;
  /** Grid columns on wide screens. */
  columns?: 'grid-cols-1' | 'sm:grid-cols-2' | 'sm:grid-cols-3' | 'sm:grid-cols-2 lg:grid-cols-4';
}

export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, labelledBy, name, options, value, onChange, id, error, columns = 'sm:grid-cols-2' } = props;
  const generated = useId();
  const group = id ?? generated;
  return (
    <fieldset
      id={group}
      tabIndex={-1}
      className="min-w-0"
      aria-labelledby={labelledBy}
      aria-describedby={error ? `${group}-error` : undefined}
    >
      {legend && <legend className="mb-2 font-medium text-ink text-sm [overflow-wrap:anywhere]">{legend}</legend>}
      <div className={classes('grid gap-3', columns)}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classes(
              'relative flex min-h-14 cursor-pointer items-start gap-3 rounded-lg border bg-surface p-4 transition-colors',
              'has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2',
              value === option.value
                ? 'border-brand bg-brand-soft forced-colors:border-[Highlight]'
                : 'border-line-strong hover:border-ink-2',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              aria-invalid={error ? true : undefined}
              className="mt-0.5 size-5 shrink-0 accent-brand outline-none"
            />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <span className="block font-medium text-ink text-sm">{option.label}</span>
              {option.description && <span className="mt-1 block text-ink-2 text-sm">{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <div className="mt-2">
          <FieldError id={`${group}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
