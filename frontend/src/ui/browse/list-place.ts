import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Where each list was left: its address with all that narrows it, and which entry of the browser's history it is. */
const left = new Map<string, { address: string; entry: number }>();

/** The router numbers the entries it makes. */
const entryNow = (): number => window.history.state?.idx ?? Number.NaN;

/** Remembers, for the way back from a page of one of its things, how the list is shown. */
export function useRememberedList(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    left.set(pathname, { address: pathname + search, entry: entryNow() });
  }, [pathname, search]);
}

/** The way back to a list: as it was left, and whether the browser's own way back leads there, to the very line. */
export function wayBackTo(pathname: string): { address: string; isJustBefore: boolean } {
  const list = left.get(pathname);
  return { address: list?.address ?? pathname, isJustBefore: list?.entry === entryNow() - 1 };
}
