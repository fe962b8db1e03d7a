import type { ReactNode } from 'react';
import { Mark } from './Mark';

/** Why there is nothing, and what to do about it. */
export function EmptyState({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-center rounded-xl border border-line-strong border-dashed px-6 py-14 text-center">
      <Mark className="size-10 text-ink-3/50" />
      <h2 className="mt-5 text-xl">{title}</h2>
      {children && <p className="mt-2 w-full max-w-md text-ink-2">{children}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}

/** A list or page that could not be loaded. */
export function LoadFailure({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  return (
    <div role="alert" className="rounded-lg border border-danger bg-danger-soft p-5 text-danger text-sm">
      <p>{children}</p>
      <button type="button" onClick={onRetry} className="mt-2 min-h-11 font-medium underline underline-offset-4">
        Try again
      </button>
    </div>
  );
}
