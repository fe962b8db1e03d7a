import type { ReactNode } from 'react';
import { classes } from './classes';

/** How many there are behind a tab. Its place is kept from the first: what comes late moves nothing. */
export function TabCount({ known, children }: { known: boolean; children: ReactNode }) {
  return (
    <span
      className={classes(
        'ml-2 inline-block min-h-6 min-w-9 px-2 py-0.5 text-center align-middle text-ink-2 text-xs tabular-nums',
        known && 'rounded-full bg-sunken',
      )}
    >
      {children}
    </span>
  );
}
