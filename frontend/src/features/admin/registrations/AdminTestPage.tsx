import type { ApiError } from '@alliance/api-client/problem';
import { useBrowseRegistrationsInfiniteQuery } from '@alliance/api-client/registry';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { PagedList } from '@/ui/browse/PagedList';
import { counted } from '@/ui/count';
import { clockOf } from '@/ui/in-words';
import { PageHeader } from '@/ui/PageHeader';
import { Skeleton } from '@/ui/Skeleton';

/** An address that nothing on the way has an answer for. */
const fresh = () => ({ bypass: String(Date.now()), rand: Math.random().toString(36).slice(2) });

/** Calls the registrations past all caches, and shows what comes. */
export default function AdminTestPage() {
  const [query, setQuery] = useState(fresh);
  const result = useBrowseRegistrationsInfiniteQuery(query);
  const { currentData: data, error, isFetching, fulfilledTimeStamp = 0 } = result;
  const total = data?.pages.at(-1)?.total ?? 0;
  const failure = error as ApiError | undefined;
  return (
    <>
      <PageHeader
        title="Clean Test Page"
        description="Calls the registrations past every cache."
        actions={
          <Button onClick={() => setQuery(fresh())} pending={isFetching && !result.isFetchingNextPage}>
            Force Fresh API Call
          </Button>
        }
      />
      {failure && (
        <p role="alert" className="text-danger">
          Error: HTTP {failure.status}: {failure.problem.title}
        </p>
      )}
      {!data && !failure && <Skeleton className="h-24" />}
      {data && (
        <>
          <p role="status" className="mb-3 font-medium">
            {total === 1 ? '1 registration' : `${counted(total)} registrations`} at {clockOf(fulfilledTimeStamp)}
          </p>
          <PagedList
            result={{ ...result, error: undefined, data }}
            what="The registrations"
            empty={null}
            waiting={null}
          >
            {(items) => (
              <ul className="space-y-1 text-sm">
                {items.map(({ id, organizationName, email }) => (
                  <li key={id} className="[overflow-wrap:anywhere]">
                    <span className="tabular-nums">{id}</span> {organizationName}, {email}
                  </li>
                ))}
              </ul>
            )}
          </PagedList>
        </>
      )}
    </>
  );
}
