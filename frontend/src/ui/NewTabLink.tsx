import type { ReactNode } from 'react';
import { classes } from './classes';

/** A link out of something half done, such as a form: the page stays, and says so to those who cannot see it. */
export function NewTabLink({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  return (
    <a
      href={to}
      target="_blank"
      rel="noreferrer"
      className={classes('rounded-sm font-medium hover:text-brand', className)}
    >
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
