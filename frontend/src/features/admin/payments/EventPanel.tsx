import { useGetProviderEventQuery, useReplayProviderEventMutation } from '@alliance/api-client/books';
import { isApiError, problemText } from '@alliance/api-client/problem';
import { Link } from 'react-router-dom';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Facts } from '@/ui/browse/Facts';
import { MomentText } from '@/ui/DateText';
import { Dialog } from '@/ui/Dialog';
import { LoadFailure } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';
import { toast } from '@/ui/toast';
import { stateLabels, stateTones } from './inbox-words';

/** As it was sent, or laid out where it is JSON. */
function laidOut(raw: string): string {
  try {
    return JSON.stringify(JSON.parse(raw), null, 2);
  } catch {
    return raw;
  }
}

/** One event of the inbox beside the list, with its body. */
export default function EventPanel({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  const { currentData: event, error, isFetching, refetch } = useGetProviderEventQuery({ id: eventId });
  const [replay, { isLoading }] = useReplayProviderEventMutation();
  const isAbsent = isApiError(error) && error.status === 404;

  const again = async () => {
    try {
      const { state } = await replay({ id: eventId }).unwrap();
      const isWell = state !== 'failed';
      toast({
        title: isWell ? 'Event replayed' : 'Replay failed',
        description: `Its state: ${stateLabels[state].toLowerCase()}.`,
        variant: isWell ? 'default' : 'destructive',
      });
    } catch (trouble) {
      toast({ title: 'Not replayed', description: problemText(trouble), variant: 'destructive' });
    }
  };

  return (
    <Dialog
      aside
      open
      onOpenChange={(next) => next || onClose()}
      title={event?.name ?? 'Event'}
      description={event ? `From ${event.provider}` : undefined}
    >
      {event && (
        <div className="space-y-6">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Badge tone={stateTones[event.state]}>{stateLabels[event.state]}</Badge>
            <Button variant="secondary" onClick={again} pending={isLoading}>
              {isLoading ? 'Replaying...' : 'Replay'}
            </Button>
          </div>
          {event.lastError && <p className="break-words text-danger text-sm">{event.lastError}</p>}
          <Facts
            facts={[
              ['Reference', event.reference && <span className="break-all">{event.reference}</span>],
              [
                'Payment',
                event.paymentId ? (
                  <Link
                    key="payment"
                    to={`/admin/payments?payment=${event.paymentId}`}
                    className="text-brand underline underline-offset-4"
                  >
                    Open
                  </Link>
                ) : (
                  'Not ours'
                ),
              ],
              ['Received', <MomentText key="received" at={event.receivedAt} />],
              ['Processed', event.processedAt && <MomentText key="processed" at={event.processedAt} />],
              ['Tries', String(event.attempts)],
            ]}
          />
          <section aria-label="Body">
            <h3 className="font-semibold">Body</h3>
            <pre className="mt-2 whitespace-pre-wrap break-all rounded-md bg-sunken p-3 text-xs">
              {laidOut(event.raw)}
            </pre>
          </section>
        </div>
      )}
      {!event && isAbsent && <p>There is no such event.</p>}
      {!event && !isAbsent && error ? (
        <LoadFailure what="The event" retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : null}
      {!event && !error && <Skeleton className="h-32" />}
    </Dialog>
  );
}
