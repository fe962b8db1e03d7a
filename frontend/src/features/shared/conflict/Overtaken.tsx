import { lazy, Suspense } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { NewerVersionProps } from './NewerVersion';

const NewerVersion = lazy(() => import('./NewerVersion')) as typeof import('./NewerVersion').default;

/** What somebody else has written meanwhile, beside what stands in the form. It is seldom needed: its code comes when it is. */
export function Overtaken<Thing, Values extends FieldValues>(props: NewerVersionProps<Thing, Values>) {
  return (
    <Suspense fallback={<p role="status">{`Somebody has changed this ${props.noun}. Loading what they wrote...`}</p>}>
      <NewerVersion {...props} />
    </Suspense>
  );
}
