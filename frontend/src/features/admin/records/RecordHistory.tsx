import { useBrowseAuditEventsInfiniteQuery } from '@alliance/api-client/audit';
import { problemText } from '@alliance/api-client/problem';
import { Link } from 'react-router-dom';
import { itemsOf } from '@/ui/browse/PagedList';
import { MomentText } from '@/ui/DateText';
import { LoadFailure } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';
import { actorText } from '../audit/audit-words';
import { actName } from './record-words';

const shown = 10;

/** What was done to a person or an organization, and why: the newest lines of the audit about it. */
export function RecordHistory({ subject }: { subject: string }) {
  const result = useBrowseAuditEventsInfiniteQuery({ subject });
  const events = itemsOf(result)?.slice(0, shown);
  return (
    <section aria-label="History">
      <h3 className="font-semibold">History</h3>
      {events?.length === 0 && <p className="mt-2 text-ink-2 text-sm">Nothing has been done here yet.</p>}
      {events && events.length > 0 && (
        <>
          <ol className="mt-2 space-y-2 text-sm">
            {events.map((event) => (
              <li key={event.id}>
                {actName(event.action)}
                <span className="text-ink-3">
                  {' '}
                  by {actorText(event)}, <MomentText at={event.at} />
                </span>
                {typeof event.details.reason === 'string' && (
                  <span className="block text-ink-2 [overflow-wrap:anywhere]">{event.details.reason}</span>
                )}
              </li>
            ))}
          </ol>
          <Link
            to={`/admin/audit?subject=${encodeURIComponent(subject)}`}
            className="mt-2 inline-flex min-h-11 items-center text-brand text-sm underline underline-offset-4"
          >
            All in the audit
          </Link>
        </>
      )}
      {!events &&
        (result.error ? (
          <LoadFailure what="The history" retrying={result.isFetching} onRetry={result.refetch}>
            {problemText(result.error)}
          </LoadFailure>
        ) : (
          <Skeleton className="mt-2 h-16" />
        ))}
    </section>
  );
}
