import { createContext, useContext, useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Whose drafts they are that nobody has signed in for. */
export const visitors = 'visitor';
/** Who types; the application says so. */
export const DraftOwner = createContext(visitors);

/**
 * Keeps what is typed into a form for as long as the tab lives, so that a reload or a lost session costs nothing. It is
 * the person's who typed it; what was typed before signing in is of whoever signs in then, and newer than what they had
 * typed before their session ended.
 * What must not outlive the page, such as a consent, is named in `except`. Not for forms with a password in them. Returns the way to forget the draft, for after success.
 */
export function useFormDraft<Values extends FieldValues>(
  { reset, getValues, watch }: UseFormReturn<Values>,
  key: string,
  except?: keyof Values & string,
) {
  const owner = useContext(DraftOwner);

  useEffect(() => {
    const kept = readDraft(visitors, key) ?? readDraft(owner, key);
    if (kept) reset({ ...getValues(), ...kept }, { keepDefaultValues: true });
    if (owner !== visitors) sessionStorage.removeItem(slotOf(visitors, key));
    const subscription = watch((values) =>
      sessionStorage.setItem(slotOf(owner, key), JSON.stringify({ ...values, ...(except && { [except]: undefined }) })),
    );
    return () => subscription.unsubscribe();
  }, [owner, key, except, reset, getValues, watch]);

  return () => forgetDraft(key);
}

const slotOf = (owner: string, key: string) => `draft:${owner}:${key}`;

/** For whoever learns on another page that the form was of use. */
export function forgetDraft(key: string) {
  for (const slot of Object.keys(sessionStorage))
    if (slot.startsWith('draft:') && slot.endsWith(`:${key}`)) sessionStorage.removeItem(slot);
}

function readDraft(owner: string, key: string): object | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(slotOf(owner, key)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
