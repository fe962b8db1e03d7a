import type { ReactNode } from 'react';
import { Button } from './Button';
import { Icon } from './Icon';
import { Mark } from './Mark';
import { useOnline } from './useOnline';

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

interface LoadFailureProps {
  /** What could not be loaded: "The problems". */
  what?: string;
  /** Why, in the server's words. */
  children: ReactNode;
  /** Whether an older answer stands on the page. */
  stale?: boolean;
  /** Whether that is the answer to what was asked: without a connection nothing is said then but what the page says of it all. */
  answered?: boolean;
  retrying?: boolean;
  onRetry: () => void;
}

/** A list, a page or a part of one that could not be loaded: what failed, what is safe, what next. */
export function LoadFailure({ what = 'This', children, stale, answered, retrying, onRetry }: LoadFailureProps) {
  const online = useOnline();
  if (answered && !online) return null;
  return (
    <div role="alert" className="rounded-lg border border-danger bg-danger-soft p-5 text-sm print:hidden">
      <p className="flex items-start gap-2 font-semibold text-danger">
        <Icon name="warning" className="mt-0.5 size-5 shrink-0" />
        {what} could not be loaded
      </p>
      <p className="mt-2 text-ink">
        {online ? children : 'You are offline. This loads by itself once you are connected again.'}
      </p>
      <p className="mt-1 text-ink-2">
        {stale ? 'What you see is from before. ' : ''}Nothing that you saved or typed is lost.
      </p>
      <Button variant="secondary" className="mt-4" pending={retrying} onClick={onRetry}>
        {retrying ? 'Trying again...' : 'Try again'}
      </Button>
    </div>
  );
}
