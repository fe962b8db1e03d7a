import {
  type AuditCheckDto,
  type AuditStateDto,
  useGetAuditStateQuery,
  useVerifyAuditMutation,
} from '@alliance/api-client/audit';
import { problemText } from '@alliance/api-client/problem';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { counted } from '@/ui/count';
import { MomentText } from '@/ui/DateText';
import { LoadFailure } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';
import { toast } from '@/ui/toast';
import { PanelLink } from '../PanelLink';

/** How often the page asks how far a reading is, in milliseconds. */
const everySoOften = 1_000;

/** Whether the audit holds, and the button that has it read anew. */
export function AuditState() {
  const { data: state, error, isFetching, refetch } = useGetAuditStateQuery();
  const isRunning = Boolean(state?.check && !state.check.endedAt);
  // The same again, as long as a reading goes on.
  useGetAuditStateQuery(undefined, { pollingInterval: isRunning ? everySoOften : 0, skip: !isRunning });
  const [verify, { isLoading }] = useVerifyAuditMutation();

  const begin = async () => {
    try {
      await verify({}).unwrap();
    } catch (trouble) {
      toast({ title: 'Not verified', description: problemText(trouble), variant: 'destructive' });
    }
  };

  if (!state)
    return error ? (
      <LoadFailure what="The state of the audit" retrying={isFetching} onRetry={refetch}>
        {problemText(error)}
      </LoadFailure>
    ) : (
      <Skeleton className="mb-5 h-20" />
    );
  return (
    <section
      aria-label="Whether the audit holds"
      className="mb-5 flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line bg-surface p-4 text-sm"
    >
      <div className="min-w-0 space-y-1" aria-live="polite">
        <Finding state={state} />
        {state.head && (
          <p className="text-ink-2">
            Signed <MomentText at={state.head.signedAt} /> at line {counted(state.head.position)}:{' '}
            <code className="text-xs [overflow-wrap:anywhere]">{state.head.hash.slice(0, 16)}…</code>
          </p>
        )}
        {state.check && state.check.faults.length > 0 && <Faults check={state.check} />}
      </div>
      <Button onClick={begin} pending={isLoading || isRunning}>
        {isRunning ? 'Verifying...' : 'Verify'}
      </Button>
    </section>
  );
}

function Finding({ state: { check } }: { state: AuditStateDto }) {
  if (!check) return <p>Nobody has verified it yet. It is done every night.</p>;
  const lines = check.lines === 1 ? '1 line' : `${counted(check.lines)} lines`;
  if (!check.endedAt) return <p>Reading: {lines} so far.</p>;
  return (
    <p className="flex flex-wrap items-center gap-2">
      <Badge tone={check.faultCount === 0 ? 'green' : 'red'}>
        {check.faultCount === 0 ? 'It holds' : 'It does not hold'}
      </Badge>
      <span>
        {lines} read <MomentText at={check.endedAt} />
        {check.faultCount > 0 && `, ${counted(check.faultCount)} ${check.faultCount === 1 ? 'fault' : 'faults'}`}.
      </span>
    </p>
  );
}

function Faults({ check: { faults, faultCount } }: { check: AuditCheckDto }) {
  return (
    <ul className="mt-2 max-h-60 list-disc space-y-1 overflow-auto pl-5">
      {faults.map(({ eventId, why }) => (
        <li key={`${eventId} ${why}`}>
          {eventId && (
            <>
              <PanelLink name="event" id={eventId}>
                Line {eventId}
              </PanelLink>
              :{' '}
            </>
          )}
          {why}
        </li>
      ))}
      {faultCount > faults.length && <li>And {counted(faultCount - faults.length)} more.</li>}
    </ul>
  );
}
