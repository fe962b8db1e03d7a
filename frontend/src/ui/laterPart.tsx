import { type ComponentType, lazy, Suspense } from 'react';
import { Skeleton } from './Skeleton';

/** A part of a page whose code comes when it is opened, as that behind a tab. */
export function laterPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Part = lazy(load);
  return function LaterPart(props: Props) {
    return (
      <Suspense fallback={<Skeleton className="h-64 w-full" />}>
        <Part {...props} />
      </Suspense>
    );
  };
}
