import {
  type ConnectionDto,
  useAcceptConnectionMutation,
  useListConnectionsQuery,
  useWithdrawConnectionMutation,
} from '@alliance/api-client/membership';
import { problemText } from '@alliance/api-client/problem';
import { useId, useState } from 'react';
import { connectionStatusLabels, organizationTypeLabels } from '@/content/labels';
import { Badge, type Tone } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { DateText } from '@/ui/DateText';
import { LoadFailure } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';
import { toast } from '@/ui/toast';
import { DeclineConnectionDialog } from './DeclineConnectionDialog';

const tones: Record<ConnectionDto['status'], Tone> = {
  pending: 'yellow',
  accepted: 'green',
  declined: 'red',
  withdrawn: 'neutral',
};

const decidedShown = 3;

/** The open requests from and to the viewer's organizations, and the last ones decided. */
export function ConnectionRequests() {
  const { data, error, isFetching, refetch } = useListConnectionsQuery();
  const [declining, setDeclining] = useState<ConnectionDto>();
  const titleId = useId();
  const open = data?.filter(({ status }) => status === 'pending');
  const decided = data?.filter(({ status }) => status !== 'pending').slice(0, decidedShown);

  return (
    <Card as="section" className="min-w-0">
      <h2 id={titleId} className="text-xl">
        Connection Requests
      </h2>
      {error && !isFetching ? (
        <div className="mt-4">
          <LoadFailure onRetry={refetch}>{problemText(error)}</LoadFailure>
        </div>
      ) : null}
      {!data && !error && <Skeleton className="mt-4 h-20 w-full" />}
      {data?.length === 0 && (
        <p className="mt-3 text-ink-2 text-sm">
          No requests yet. Ask an organization from one of its solutions, with Connect & Collaborate.
        </p>
      )}
      {open && decided && (
        <ul aria-labelledby={titleId} className="mt-2 divide-y divide-line">
          {[...open, ...decided].map((connection) => (
            <li key={connection.id} className="py-4 last:pb-0">
              <ConnectionEntry connection={connection} onDecline={() => setDeclining(connection)} />
            </li>
          ))}
        </ul>
      )}
      {declining && <DeclineConnectionDialog connection={declining} onClose={() => setDeclining(undefined)} />}
    </Card>
  );
}

function ConnectionEntry({ connection, onDecline }: { connection: ConnectionDto; onDecline: () => void }) {
  const [accept, accepting] = useAcceptConnectionMutation();
  const [withdraw, withdrawing] = useWithdrawConnectionMutation();
  const nameId = useId();
  const { id, from, to, note, reason, status, canDecide, canWithdraw } = connection;

  const settle = async (call: { unwrap: () => Promise<unknown> }, done: string) => {
    try {
      await call.unwrap();
    } catch (error) {
      toast({ title: 'Nothing was changed', description: problemText(error), variant: 'destructive' });
      return;
    }
    toast({ title: 'Success', description: done });
  };

  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 id={nameId} className="min-w-0 font-medium text-base tracking-normal">
          {from.name} → {to.name}
        </h3>
        <Badge tone={tones[status]}>{connectionStatusLabels[status]}</Badge>
      </div>
      <p className="text-ink-3 text-sm">
        {organizationTypeLabels[from.type]} · <DateText at={connection.createdAt} />
      </p>
      <p className="mt-2 line-clamp-4 whitespace-pre-line text-ink-2 text-sm">{note}</p>
      {reason && (
        <p className="mt-2 border-line-strong border-l-2 pl-3 text-ink-2 text-sm">
          <span className="font-medium text-ink">Reason: </span>
          {reason}
        </p>
      )}
      {(canDecide || canWithdraw) && (
        <div className="mt-3 flex flex-wrap gap-3">
          {canDecide && (
            <>
              <Button
                onClick={() => settle(accept({ id }), `You are connected with ${from.name}.`)}
                pending={accepting.isLoading}
                aria-describedby={nameId}
              >
                {accepting.isLoading ? 'Accepting...' : 'Accept'}
              </Button>
              <Button variant="secondary" onClick={onDecline} aria-describedby={nameId}>
                Decline
              </Button>
            </>
          )}
          {canWithdraw && (
            <Button
              variant="secondary"
              onClick={() => settle(withdraw({ id }), 'Connection request withdrawn.')}
              pending={withdrawing.isLoading}
              aria-describedby={nameId}
            >
              {withdrawing.isLoading ? 'Withdrawing...' : 'Withdraw'}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
