import { createContext, useContext, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Whose drafts they are that nobody has signed in for. */
export const visitors = 'visitor';
/** Who types; the application says so. */
export const DraftOwner = createContext(visitors);

/**
 * Keeps what is typed into a form for as long as the tab lives, so that a reload or a lost session costs nothing. It is
 * the person's who typed it; what was typed before signing in is of whoever signs in then, and newer than what they had
 * typed before their session ended.
 * What must not outlive the page, such as a consent, is named in `except`. Where another key is the same form on a newer version
 * (`goesOn`), what is kept goes along. Not for forms with a password in them. Returns the way to forget the draft, for after success,
 * and after the form is reset: that counts as typing.
 */
export function useFormDraft<Values extends FieldValues>(
  { reset, getValues, watch }: UseFormReturn<Values>,
  key: string,
  { except, goesOn = false }: { except?: keyof Values & string; goesOn?: boolean } = {},
) {
  const owner = useContext(DraftOwner);
  const before = useRef(key);

  useEffect(() => {
    const keep = (values: object) =>
      sessionStorage.setItem(slotOf(owner, key), JSON.stringify({ ...values, ...(except && { [except]: undefined }) }));
    if (goesOn && before.current !== key && readDraft(owner, before.current)) {
      forgetDraft(before.current);
      keep(getValues());
    }
    before.current = key;
    const kept = readDraft(visitors, key) ?? readDraft(owner, key);
    const now = getValues();
    const then = { ...now, ...kept };
    // What stands there already is left alone: a reset takes the focus out of the rows of a list, and ends a submit.
    if (JSON.stringify(then) !== JSON.stringify(now)) reset(then, { keepDefaultValues: true });
    if (kept) keep(then);
    if (owner !== visitors) sessionStorage.removeItem(slotOf(visitors, key));
    const subscription = watch(keep);
    return () => subscription.unsubscribe();
  }, [owner, key, except, goesOn, reset, getValues, watch]);

  return () => forgetDraft(key);
}

const slotOf = (owner: string, key: string) => `draft:${owner}:${key}`;

/** For whoever learns on another page that the form was of use. */
export function forgetDraft(key: string) {
  for (const slot of Object.keys(sessionStorage))
    if (slot.startsWith('draft:') && slot.endsWith(`:${key}`)) sessionStorage.removeItem(slot);
}

/** For a form that was left before what was typed in it has become another version's. */
export function moveDraft(from: string, to: string) {
  for (const slot of Object.keys(sessionStorage))
    if (slot.startsWith('draft:') && slot.endsWith(`:${from}`)) {
      const owner = slot.slice('draft:'.length, -`:${from}`.length);
      sessionStorage.setItem(slotOf(owner, to), sessionStorage.getItem(slot) ?? '');
      sessionStorage.removeItem(slot);
    }
}

function readDraft(owner: string, key: string): object | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(slotOf(owner, key)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
