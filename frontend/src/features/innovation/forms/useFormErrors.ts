import { fieldProblems, problemText } from '@alliance/api-client/problem';
import { useState } from 'react';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { ErrorLine } from '@/ui/ErrorSummary';

/** What stands in the way of a form, said beside each field and in its summary. A field's id is its name. */
export function useFormErrors<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const [lines, setLines] = useState<ErrorLine[]>([]);

  const refused = (errors: FieldErrors<Values>) =>
    setLines(
      Object.entries(errors).map(([fieldId, error]) => ({
        fieldId,
        message: String(error?.message ?? 'Please check'),
      })),
    );

  const failed = (error: unknown) => {
    const fields = Object.entries(fieldProblems(error)).map(([field, message]) => ({
      fieldId: field.split('.')[0] as Path<Values>,
      message,
    }));
    for (const { fieldId, message } of fields) form.setError(fieldId, { message });
    setLines(fields.length > 0 ? fields : [{ message: problemText(error) }]);
  };

  return { lines, refused, failed };
}
