import type { ApiError } from '@alliance/api-client/problem';
import { useListRegistrationsQuery } from '@alliance/api-client/registry';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { PageHeader } from '@/ui/PageHeader';
import { Skeleton } from '@/ui/Skeleton';

/** An address that nothing on the way has an answer for. */
const fresh = () => ({ bypass: String(Date.now()), rand: Math.random().toString(36).slice(2) });
const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' });

/** Calls the registrations past all caches, and shows what comes. */
export default function AdminTestPage() {
  const [query, setQuery] = useState(fresh);
  const { currentData: registrations, error, isFetching, fulfilledTimeStamp = 0 } = useListRegistrationsQuery(query);
  const failure = error as ApiError | undefined;
  return (
    <>
      <PageHeader
        title="Clean Test Page"
        description="Calls the registrations past every cache."
        actions={
          <Button onClick={() => setQuery(fresh())} pending={isFetching}>
            Force Fresh API Call
          </Button>
        }
      />
      {failure && (
        <p role="alert" className="text-danger">
          Error: HTTP {failure.status}: {failure.problem.title}
        </p>
      )}
      {!registrations && !failure && <Skeleton className="h-24" />}
      {registrations && (
        <div role="status">
          <p className="font-medium">
            {registrations.length === 1 ? '1 registration' : `${registrations.length} registrations`} at{' '}
            {clock.format(fulfilledTimeStamp)}
          </p>
          <ul className="mt-3 space-y-1 text-sm">
            {registrations.map(({ id, organizationName, email }) => (
              <li key={id} className="[overflow-wrap:anywhere]">
                <span className="tabular-nums">{id}</span> {organizationName}, {email}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
