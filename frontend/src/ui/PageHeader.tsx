import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  /** A line above the title, such as the way back to the list. */
  above?: ReactNode;
}

/** Holds the page's one h1, which takes the focus after a change of page. The actions stand beside it where its words have room. */
export function PageHeader({ title, description, actions, above }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-5 pb-8">
      <div className="min-w-0 flex-1 basis-80">
        {above && <div className="mb-2 text-sm">{above}</div>}
        <h1 className="text-title">{title}</h1>
        {description && <p className="mt-2 max-w-2xl text-ink-2">{description}</p>}
      </div>
      {actions && <div className="flex min-w-0 flex-wrap gap-3">{actions}</div>}
    </header>
  );
}
