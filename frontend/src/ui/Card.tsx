import type { ElementType, ReactNode } from 'react';
import { classes } from './classes';

/** `as="article"` or `as="li"` where the card is one. */
export function Card({
  as: Tag = 'div',
  className,
  children,
}: {
  as?: ElementType;
  className?: string;
  children: ReactNode;
}) {
  return <Tag className={classes('rounded-lg border border-line bg-surface p-5 sm:p-6', className)}>{children}</Tag>;
}
