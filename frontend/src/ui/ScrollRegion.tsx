import type { KeyboardEventHandler, ReactNode } from 'react';
import { classes } from './classes';

interface ScrollRegionProps {
  label: string;
  className: string;
  onKeyDown?: KeyboardEventHandler<HTMLElement>;
  children: ReactNode;
}

/** What may be wider or longer than its place, and is reached and scrolled by key. What only screen readers read stays within. */
export function ScrollRegion({ label, className, onKeyDown, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section has no role without a name, and this one scrolls by key
    <div
      role="region"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by key
      tabIndex={0}
      onKeyDown={onKeyDown}
      className={classes('relative', className)}
    >
      {children}
    </div>
  );
}
