import { useListConnectionsQuery } from '@alliance/api-client/membership';
import { problemText } from '@alliance/api-client/problem';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { LinkButton } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { LoadFailure } from '@/ui/EmptyState';
import { laterDialog } from '@/ui/laterDialog';
import { Skeleton } from '@/ui/Skeleton';
import { useAddress } from '@/ui/useAddress';
import { ConnectionEntry } from './ConnectionEntry';

const DeclineConnectionDialog = laterDialog(() => import('@/features/shared/requests/DeclineConnectionDialog'));

const decidedShown = 3;

/** The open requests from and to the viewer's organizations, and the last ones decided; called by what there is. */
export function ConnectionRequests() {
  const { data, error, isFetching, refetch } = useListConnectionsQuery({});
  const [decliningId, setDeclining] = useAddress('decline');
  const titleId = useId();
  const open = data?.filter(({ status }) => status === 'pending');
  const declining = data?.find(({ id }) => id === decliningId);
  const decided = data?.filter(({ status }) => status !== 'pending').slice(0, decidedShown);

  return (
    <Card as="section" className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={titleId} className="text-xl">
          {open?.length === 0 && decided?.length ? 'Connections' : 'Connection Requests'}
        </h2>
        <Link to="/connections" className="rounded-sm text-brand text-sm underline underline-offset-4">
          All connections
        </Link>
      </div>
      {error ? (
        <div className="mt-4">
          <LoadFailure what="The connection requests" stale={Boolean(data)} retrying={isFetching} onRetry={refetch}>
            {problemText(error)}
          </LoadFailure>
        </div>
      ) : null}
      {!data && !error && <Skeleton className="mt-4 h-20 w-full" />}
      {data?.length === 0 && (
        <>
          <p className="mt-3 text-ink-2 text-sm">
            No requests yet. Find an organization in the network, and ask it to connect.
          </p>
          <LinkButton to="/members" variant="secondary" className="mt-4 max-w-full [overflow-wrap:anywhere]">
            Find Organizations
          </LinkButton>
        </>
      )}
      {open && decided && (
        <ul aria-labelledby={titleId} className="mt-2 divide-y divide-line">
          {[...open, ...decided].map((connection) => (
            <li key={connection.id} className="py-4 last:pb-0">
              <ConnectionEntry connection={connection} onDecline={() => setDeclining(connection.id)} />
            </li>
          ))}
        </ul>
      )}
      {declining && <DeclineConnectionDialog connection={declining} onClose={() => setDeclining('')} />}
    </Card>
  );
}
