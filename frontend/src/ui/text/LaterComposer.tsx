import { lazy, Suspense } from 'react';
import { Skeleton } from '../Skeleton';
import type { ComposerProps } from './Composer';

const LoadedComposer = lazy(() => import('./Composer'));

/** The composer, which comes after what there is to be read. */
export function Composer(props: ComposerProps) {
  return (
    <Suspense fallback={<Skeleton className="h-64 w-full" />}>
      <LoadedComposer {...props} />
    </Suspense>
  );
}
