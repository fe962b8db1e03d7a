import type { ReactNode } from 'react';
import { classes } from './classes';

interface SegmentedControlProps<Value extends string> {
  /** Names the group for those who do not see that it is one. */
  legend: string;
  name: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}

/** One of a few, side by side: for what changes how a page is shown. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { legend, name, options, value, onChange, className } = props;
  return (
    <fieldset className={classes('print:hidden', className)}>
      <legend className="sr-only">{legend}</legend>
      <div className="inline-flex flex-wrap rounded-lg border border-line-strong bg-surface p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-11 items-center justify-center gap-2 rounded-md border border-transparent px-4 font-medium text-ink-2 text-sm transition-colors has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand-strong has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2 hover:text-ink forced-colors:border-[Canvas] forced-colors:has-checked:border-[Highlight]"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
