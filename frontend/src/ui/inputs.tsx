import { type ComponentProps, memo, type SelectHTMLAttributes } from 'react';
import { classes } from './classes';
import { useFieldWiring } from './Field';
import { Icon } from './Icon';

export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input type={type} className={classes('control', className)} {...withWiring(useFieldWiring())} {...rest} />;
}

export function TextArea({ className, rows = 5, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={classes(
        'control field-sizing-content resize-y',
        // What it holds decides its height, from that of a few lines on.
        rows > 2 ? 'max-h-96 min-h-28' : 'max-h-40 min-h-18',
        className,
      )}
      {...withWiring(useFieldWiring())}
      {...rest}
    />
  );
}

interface NativeSelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  options: readonly { value: string; label: string }[];
  /** The first line, with an empty value. */
  placeholder?: string;
}

export function NativeSelect({ options, placeholder, className, ...rest }: NativeSelectProps) {
  return (
    <span className="relative block">
      <select
        className={classes('control appearance-none pr-10', className)}
        {...withWiring(useFieldWiring())}
        {...rest}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        <Options options={options} />
      </select>
      <Icon name="chevronDown" className="pointer-events-none absolute top-3 right-3 size-5 text-ink-3" />
    </span>
  );
}

/** Apart from the field, which is drawn with every letter that is typed beside it: of countries there are 250. */
const Options = memo(function Options({ options }: Pick<NativeSelectProps, 'options'>) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
});

/** The form's own check speaks in our words, so the browser's `required` stays out of its way. */
const withWiring = (wiring: ReturnType<typeof useFieldWiring>) => {
  if (!wiring) return {};
  const { required, ...rest } = wiring;
  return { ...rest, 'aria-required': required || undefined };
};
