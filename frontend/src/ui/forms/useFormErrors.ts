import { fieldProblems, isUnreachable, problemText } from '@alliance/api-client/problem';
import { type ComponentProps, useEffect, useState } from 'react';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { ErrorLine, ErrorSummary } from '@/ui/ErrorSummary';

/** Told of by the form, although its types do not let one ask for it. */
const sending: object = { isSubmitting: true };
const nothing: ComponentProps<typeof ErrorSummary> = { errors: [] };
/**
 * What stands in the way of a form, said in its summary until it is sent again or starts afresh, and beside each field until that is
 * changed. A field's id is its name.
 */
export function useFormErrors<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const [summary, setSummary] = useState(nothing);

  const { subscribe } = form;
  useEffect(() => {
    let was = { isSubmitting: false, submitCount: 0 };
    return subscribe({
      formState: sending,
      callback: ({ isSubmitting = false, submitCount = 0, isDirty }) => {
        const isSent = isSubmitting && !was.isSubmitting;
        // A form that takes up a draft, or a newer version below what is typed, is not afresh: what was said of it stands.
        const isAfresh = submitCount === 0 && was.submitCount > 0 && !isDirty;
        was = { isSubmitting, submitCount };
        if (isSent || isAfresh) setSummary(nothing);
      },
    });
  }, [subscribe]);

  // What was said of a field before the form was ever sent, nothing else takes away once it is typed over.
  const { clearErrors, getFieldState } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          const field = name as Path<Values> | undefined;
          if (field && type === 'change' && getFieldState(field).error) clearErrors(field);
        },
      }),
    [subscribe, clearErrors, getFieldState],
  );

  const refused = (errors: FieldErrors<Values>) => setSummary({ errors: inOrder(linesOf(errors)) });

  /** Says it beside the fields alone, for what nobody has asked for: the focus stays. */
  const mark = (error: unknown) =>
    Object.entries(fieldProblems(error)).map(([field, message]) => {
      // An error of a field that is not on the page would stay for good and keep the form from being sent.
      const fieldId = [field, field.split('.')[0] ?? ''].find((id) => document.getElementById(id));
      if (!fieldId) return { message };
      form.setError(fieldId as Path<Values>, { message });
      return { fieldId, message };
    });

  const failed = (error: unknown) => {
    const errors = mark(error);
    if (errors.length > 0) {
      setSummary({ errors: inOrder(errors) });
      return;
    }
    const mayBeDone = isUnreachable(error) && navigator.onLine;
    const title = mayBeDone
      ? 'No answer came: it may have been done all the same.'
      : 'This was not sent. Nothing you typed is lost.';
    setSummary({ title, errors: [{ message: problemText(error) }] });
  };

  return { summary, refused, failed, mark };
}

/** What is wrong, field by field; a part of a list is called `criteria.1.name`. */
const linesOf = (errors: object, within = ''): ErrorLine[] =>
  Object.entries(errors).flatMap(([name, error]: [string, { message?: unknown } | undefined]) => {
    const fieldId = within + name;
    if (!error) return [];
    return typeof error.message === 'string' ? [{ fieldId, message: error.message }] : linesOf(error, `${fieldId}.`);
  });

/** As their fields follow one another on the page; what has no field there comes last. */
const inOrder = (lines: ErrorLine[]): ErrorLine[] => {
  const fields = lines.map((line) => ({ line, field: line.fieldId ? document.getElementById(line.fieldId) : null }));
  fields.sort((one, other) => {
    if (!one.field || !other.field) return Number(!one.field) - Number(!other.field);
    const place = one.field.compareDocumentPosition(other.field);
    return (place & Node.DOCUMENT_POSITION_PRECEDING) - (place & Node.DOCUMENT_POSITION_FOLLOWING);
  });
  return fields.map(({ line }) => line);
};
