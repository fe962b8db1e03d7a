import type { ReactNode } from 'react';

interface StripProps {
  tone?: 'danger' | 'accent';
  /** The one thing to do about it. */
  action?: ReactNode;
  children: ReactNode;
}

/** What waits for somebody, above the rest of a page. */
export function Strip({ tone = 'accent', action, children }: StripProps) {
  const look = tone === 'danger' ? 'border-danger bg-danger-soft' : 'border-accent bg-accent-soft';
  return (
    <div
      role="status"
      className={`mb-6 flex flex-wrap items-center justify-between gap-4 rounded-lg border p-4 sm:px-6 ${look}`}
    >
      <p className="min-w-0 flex-1 basis-72 text-ink">{children}</p>
      {action}
    </div>
  );
}
