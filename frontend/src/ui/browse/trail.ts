import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Which page each entry of the browser's history is: of an entry that is gone the router gives the number to another one. */
const trail: string[] = [];
const entryNow = (): number => window.history.state?.idx ?? Number.NaN;

/** Remembers where the reader has been; once for the application. */
export function useTrail(): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    const entry = entryNow();
    // One that the router has not made, by a link within the page: from there on it counts anew.
    if (Number.isNaN(entry)) trail.length = 0;
    else trail[entry] = key;
  }, [key]);
}

/** The router's key of the entry where the browser's own way back leads, where that is known. */
export const keyJustBefore = (): string | undefined => trail[entryNow() - 1];
