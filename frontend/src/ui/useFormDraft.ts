import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Keeps what is typed into a form for as long as the tab lives, so that a reload or a lost session costs nothing.
 * Not for forms with a password in them. Returns the way to forget the draft, for after success.
 */
export function useFormDraft<Values extends FieldValues>(
  { reset, getValues, watch }: UseFormReturn<Values>,
  key: string,
) {
  const slot = `draft:${key}`;

  useEffect(() => {
    const kept = readDraft(slot);
    if (kept) reset({ ...getValues(), ...kept }, { keepDefaultValues: true });
    const subscription = watch((values) => sessionStorage.setItem(slot, JSON.stringify(values)));
    return () => subscription.unsubscribe();
  }, [slot, reset, getValues, watch]);

  return () => sessionStorage.removeItem(slot);
}

function readDraft(slot: string): object | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(slot) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
