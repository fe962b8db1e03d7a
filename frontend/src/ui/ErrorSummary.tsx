import { useEffect, useRef } from 'react';

export interface ErrorLine {
  message: string;
  /** The id of the control it is about. */
  fieldId?: string;
}

interface ErrorSummaryProps {
  errors: ErrorLine[];
  title?: string;
  /** Where the control has to be brought onto the page first. */
  onFollow?: (fieldId: string) => void;
}

const focusOn = (fieldId: string) => document.getElementById(fieldId)?.focus();

/** What stands in the way of the form. Takes the focus whenever `errors` is a new list with something in it. */
export function ErrorSummary({ errors, title = 'Please check the form', onFollow = focusOn }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
  }, [errors]);

  if (errors.length === 0) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="rounded-lg border border-danger bg-danger-soft p-4 text-danger text-sm"
    >
      <h2 className="font-semibold text-base">{title}</h2>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {errors.map(({ message, fieldId }) => (
          <li key={`${fieldId}${message}`}>
            {fieldId ? (
              <a
                href={`#${fieldId}`}
                className="underline underline-offset-2"
                onClick={(event) => {
                  event.preventDefault();
                  onFollow(fieldId);
                }}
              >
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
