import { type InputHTMLAttributes, type ReactNode, useEffect, useId, useRef } from 'react';
import { FieldError } from './Field';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'checked' | 'type'> {
  label: ReactNode;
  /** Left out with `register(…)`; 'mixed' when only some of a group's items are checked. */
  checked?: boolean | 'mixed';
  error?: string;
  ref?: React.Ref<HTMLInputElement>;
}

export function Checkbox({ label, checked, error, id, className, ref, ...rest }: CheckboxProps) {
  const generated = useId();
  const control = id ?? generated;
  const input = useRef<HTMLInputElement | null>(null);

  useEffect(() => {
    if (input.current) input.current.indeterminate = checked === 'mixed';
  }, [checked]);

  return (
    <div className={className}>
      <label htmlFor={control} className="flex min-h-11 items-start gap-3 py-2.5 text-ink text-sm">
        <input
          {...rest}
          id={control}
          ref={(element) => {
            input.current = element;
            if (typeof ref === 'function') return ref(element);
            if (ref) ref.current = element;
          }}
          type="checkbox"
          checked={checked === undefined ? undefined : checked === true}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${control}-error` : undefined}
          className="mt-0.5 size-5 shrink-0 accent-brand"
        />
        <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
      </label>
      {error && <FieldError id={`${control}-error`}>{error}</FieldError>}
    </div>
  );
}

/** The state of a group box: all, none or some of its items. */
export function groupState(items: readonly string[], selected: readonly string[]): boolean | 'mixed' {
  const count = items.filter((item) => selected.includes(item)).length;
  return count === items.length ? true : count > 0 && 'mixed';
}

/** What is selected after the group box was clicked: all of its items, or none when all were. */
export function toggleGroup(items: readonly string[], selected: readonly string[]): string[] {
  const others = selected.filter((item) => !items.includes(item));
  return groupState(items, selected) === true ? others : [...others, ...items];
}
