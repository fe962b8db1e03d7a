import { problemText } from '@alliance/api-client/problem';
import { useGetBulkQuery } from '@alliance/api-client/registry';
import { Button } from '@/ui/Button';
import { counted } from '@/ui/count';
import { UsageBar } from '@/ui/UsageBar';
import { workLabels } from './registration-words';

/** How often it is asked how far work has come, in milliseconds. */
const often = 1000;

/** Work on many registrations: how far it has come, and what could not be done. The page may be left meanwhile. */
export function WorkReport({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: known } = useGetBulkQuery({ id });
  const { data: work = known, error } = useGetBulkQuery(
    { id },
    { pollingInterval: known && !known.finishedAt ? often : 0, skipPollingIfUnfocused: true },
  );
  if (!work && !error) return null;
  return (
    <section aria-label="Work on many" className="my-4 rounded-lg border border-line bg-surface p-4 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-medium">
          {work
            ? work.finishedAt
              ? `${workLabels[work.act].done}: ${counted(work.done - work.failed)} of ${counted(work.total)}`
              : `${workLabels[work.act].doing}: ${counted(work.done)} of ${counted(work.total)}...`
            : problemText(error)}
        </p>
        <Button variant="quiet" onClick={onClose}>
          {work && !work.finishedAt ? 'Hide' : 'Close report'}
        </Button>
      </div>
      {work && !work.finishedAt && (
        <div className="mt-3 space-y-2">
          <UsageBar used={work.done} limit={work.total} />
          <p className="text-ink-2 text-sm">You can leave this page: the work goes on.</p>
        </div>
      )}
      {work && work.failed > 0 && (
        <details className="mt-3 text-sm">
          <summary className="min-h-9 cursor-pointer">
            {work.failed === 1 ? '1 could not be done' : `${counted(work.failed)} could not be done`}
          </summary>
          <ul className="mt-2 space-y-1">
            {work.failures.map(({ registrationId, reason }) => (
              <li key={registrationId}>
                <span className="font-medium tabular-nums">{registrationId}</span> {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
