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
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { DateText } from '@/ui/DateText';
import { LoadFailure } from '@/ui/EmptyState';
import { laterDialog } from '@/ui/laterDialog';
import { Skeleton } from '@/ui/Skeleton';
import { toast } from '@/ui/toast';
import { useAddress } from '@/ui/useAddress';

const DeclineConnectionDialog = laterDialog(() => import('./DeclineConnectionDialog'));

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
  const [decliningId, setDeclining] = useAddress('decline');
  const titleId = useId();
  const open = data?.filter(({ status }) => status === 'pending');
  const declining = data?.find(({ id }) => id === decliningId);
  const decided = data?.filter(({ status }) => status !== 'pending').slice(0, decidedShown);

  return (
    <Card as="section" className="min-w-0">
      <h2 id={titleId} className="text-xl">
        Connection Requests
      </h2>
      {error ? (
        <div className="mt-4">
          <LoadFailure what="The connection requests" stale={Boolean(data)} retrying={isFetching} onRetry={refetch}>
            {problemText(error)}
          </LoadFailure>
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
              <ConnectionEntry connection={connection} onDecline={() => setDeclining(connection.id)} />
            </li>
          ))}
        </ul>
      )}
      {declining && <DeclineConnectionDialog connection={declining} onClose={() => setDeclining('')} />}
    </Card>
  );
}

function ConnectionEntry({ connection, onDecline }: { connection: ConnectionDto; onDecline: () => void }) {
  const [accept, { isLoading }] = useAcceptConnectionMutation();
  const nameId = useId();
  const { id, from, to, note, reason, status, canDecide, canWithdraw } = connection;

  const connect = async () => {
    try {
      await accept({ id }).unwrap();
    } catch (error) {
      toast({
        title: 'Not accepted. The request stays open.',
        description: problemText(error),
        variant: 'destructive',
      });
      return;
    }
    toast({ title: 'Success', description: `You are connected with ${from.name}.` });
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
              <Button onClick={connect} pending={isLoading} aria-describedby={nameId}>
                {isLoading ? 'Accepting...' : 'Accept'}
              </Button>
              <Button variant="secondary" onClick={onDecline} aria-describedby={nameId}>
                Decline
              </Button>
            </>
          )}
          {canWithdraw && <WithdrawButton connection={connection} describedBy={nameId} />}
        </div>
      )}
    </>
  );
}

function WithdrawButton({ connection, describedBy }: { connection: ConnectionDto; describedBy: string }) {
  const [withdraw, { isLoading }] = useWithdrawConnectionMutation();
  const [asking, setAsking] = useState(false);

  const send = async () => {
    try {
      await withdraw({ id: connection.id }).unwrap();
    } catch (error) {
      return problemText(error);
    }
    toast({ title: 'Success', description: 'Connection request withdrawn.' });
  };

  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)} aria-describedby={describedBy}>
        Withdraw
      </Button>
      {asking && (
        <ConfirmDialog
          title="Withdraw connection request"
          confirm="Withdraw Request"
          confirming="Withdrawing..."
          isLoading={isLoading}
          onConfirm={send}
          onClose={() => setAsking(false)}
        >
          {connection.to.name} can no longer accept it. You can ask again later.
        </ConfirmDialog>
      )}
    </>
  );
}
