import type { ReactNode } from 'react';
import { classes } from '@/ui/classes';

interface SectionProps {
  id?: string;
  title: string;
  text?: string;
  children: ReactNode;
  /** Beside the title on wide screens. */
  aside?: ReactNode;
  className?: string;
}

export function Section({ id, title, text, children, aside, className }: SectionProps) {
  return (
    <section id={id} aria-label={title} className={classes('py-18 sm:py-24 lg:py-28', className)}>
      <div className="wrap">
        <div className="flex flex-col gap-6 lg:flex-row lg:items-end lg:justify-between">
          <div className="max-w-3xl">
            <h2 className="text-headline">{title}</h2>
            {text && <p className="mt-5 max-w-2xl text-ink-2 text-lg">{text}</p>}
          </div>
          {aside}
        </div>
        {children}
      </div>
    </section>
  );
}
