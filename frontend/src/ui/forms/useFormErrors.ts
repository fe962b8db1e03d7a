import { fieldProblems, problemText } from '@alliance/api-client/problem';
import { type ComponentProps, useState } from 'react';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { ErrorSummary } from '@/ui/ErrorSummary';

/** What stands in the way of a form, said beside each field and in its summary. A field's id is its name. */
export function useFormErrors<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const [summary, setSummary] = useState<ComponentProps<typeof ErrorSummary>>({ errors: [] });

  const refused = (errors: FieldErrors<Values>) =>
    setSummary({
      errors: Object.entries(errors).map(([fieldId, error]) => ({ fieldId, message: String(error?.message) })),
    });

  const failed = (error: unknown) => {
    const errors = Object.entries(fieldProblems(error)).map(([field, message]) => {
      const fieldId = field.split('.')[0] as Path<Values>;
      // An error of a field that is not on the page would stay for good and keep the form from being sent.
      if (!document.getElementById(fieldId)) return { message };
      form.setError(fieldId, { message });
      return { fieldId, message };
    });
    setSummary(
      errors.length > 0
        ? { errors }
        : { title: 'This was not sent. Nothing you typed is lost.', errors: [{ message: problemText(error) }] },
    );
  };

  return { summary, refused, failed };
}
