import { problemText } from '@alliance/api-client/problem';
import { type BulkDto, type LeftOutDto, useGetBulkQuery, useStopBulkMutation } from '@alliance/api-client/registry';
import { Button } from '@/ui/Button';
import { counted } from '@/ui/count';
import { toast } from '@/ui/toast';
import { ProgressBar } from '@/ui/UsageBar';
import { workLabels } from './registration-words';

/** How often it is asked how far work has come, in milliseconds. */
const often = 1000;

function inWords({ act, done, decided, failed, total, finishedAt, stoppedAt }: BulkDto): string {
  const { doing, done: completed, stopped } = workLabels[act];
  if (!finishedAt) return `${doing}: ${counted(done)} of ${counted(total)}...`;
  return `${stoppedAt ? stopped : completed}: ${counted(done - decided - failed)} of ${counted(total)}`;
}

/** Work on many registrations: how far it has come, and what could not be done. The page may be left meanwhile. */
export function WorkReport({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: known } = useGetBulkQuery({ id });
  const { data: work = known, error } = useGetBulkQuery(
    { id },
    { pollingInterval: known && !known.finishedAt ? often : 0, skipPollingIfUnfocused: true },
  );
  const [stop, { isLoading: isStopping }] = useStopBulkMutation();
  if (!work && !error) return null;
  const stopNow = async () => {
    const answer = await stop({ id });
    if (answer.error)
      toast({ title: 'It Was Not Stopped', description: problemText(answer.error), variant: 'destructive' });
  };
  return (
    <section aria-label="Work on many" className="my-4 rounded-lg border border-line bg-surface p-4 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-medium">
          {work ? inWords(work) : problemText(error)}
        </p>
        <div className="flex flex-wrap gap-2">
          {work && !work.finishedAt && (
            <Button variant="secondary" pending={isStopping} onClick={stopNow}>
              {isStopping ? 'Stopping...' : 'Stop'}
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            {work && !work.finishedAt ? 'Hide' : 'Close report'}
          </Button>
        </div>
      </div>
      {work?.stoppedAt && (
        <p className="mt-2 text-ink-2 text-sm">
          {work.done === work.total
            ? 'All were done by then.'
            : `The other ${counted(work.total - work.done)} are as they were.`}
        </p>
      )}
      {work && !work.finishedAt && (
        <div className="mt-3 space-y-2">
          <ProgressBar done={work.done} total={work.total} />
          <p className="text-ink-2 text-sm">You can leave this page: the work goes on.</p>
        </div>
      )}
      {work && <LeftOut said={`${counted(work.decided)} ${workLabels[work.act].tooLate}`} ones={work.decisions} />}
      {work && <LeftOut said={`${counted(work.failed)} could not be done`} ones={work.failures} />}
    </section>
  );
}

/** Registrations that it was not done to, and why. */
function LeftOut({ said, ones }: { said: string; ones: readonly LeftOutDto[] }) {
  if (ones.length === 0) return null;
  return (
    <details className="mt-3 text-sm">
      <summary className="min-h-9 cursor-pointer">{said}</summary>
      <ul className="mt-2 space-y-1">
        {ones.map(({ registrationId, reason }) => (
          <li key={registrationId}>
            <span className="font-medium tabular-nums">{registrationId}</span> {reason}
          </li>
        ))}
      </ul>
    </details>
  );
}
