import { createContext, type ReactNode, useContext, useId } from 'react';
import { classes } from './classes';
import { Icon } from './Icon';

interface FieldWiring {
  id: string;
  required?: boolean;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

const FieldContext = createContext<FieldWiring | undefined>(undefined);

/** Ids and descriptions for the one control inside a Field; nothing outside of one. */
export const useFieldWiring = () => useContext(FieldContext);

interface FieldProps {
  label: ReactNode;
  children: ReactNode;
  /** The control's id; an ErrorSummary links to it. */
  id?: string;
  hint?: ReactNode;
  error?: string;
  /** What to know of what is typed, which refuses nothing; read out as it comes, so it is '' until then. */
  warning?: string;
  required?: boolean;
  className?: string;
}

export function Field({ label, children, id, hint, error, warning, required, className }: FieldProps) {
  const generated = useId();
  const control = id ?? generated;
  const described = { hint, warning, error };
  const describedBy = Object.entries(described).flatMap(([part, text]) => (text ? `${control}-${part}` : []));
  return (
    <div className={classes('flex min-w-0 max-w-full flex-col gap-1.5', className)}>
      <label htmlFor={control} className="font-medium text-ink text-sm">
        {label}
        {required && (
          <span className="text-danger" aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      <FieldContext
        value={{
          id: control,
          required,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': describedBy.join(' ') || undefined,
        }}
      >
        {children}
      </FieldContext>
      {hint && (
        <p id={`${control}-hint`} className="text-ink-3 text-sm">
          {hint}
        </p>
      )}
      {warning !== undefined && <FieldWarning id={`${control}-warning`}>{warning}</FieldWarning>}
      {error && <FieldError id={`${control}-error`}>{error}</FieldError>}
    </div>
  );
}

/** Is there before it says anything: what comes with its place is not read out. */
export const FieldWarning = ({ id, children }: { id: string; children: string }) => (
  <div id={id} aria-live="polite" className="text-danger text-sm empty:absolute">
    {children}
  </div>
);

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-danger text-sm">
      <Icon name="warning" className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
