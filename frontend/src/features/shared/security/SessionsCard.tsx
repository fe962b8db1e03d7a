import { problemText } from '@alliance/api-client/problem';
import {
  type OpenSessionDto,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListSessionsQuery,
} from '@alliance/api-client/security';
import { useRef, useState } from 'react';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { MomentText } from '@/ui/DateText';
import { LoadFailure } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';
import { toast } from '@/ui/toast';
import { whereFrom } from './where-from';

/** Where the account is signed in; each browser but this one can be signed out. */
export function SessionsCard() {
  const { currentData: sessions, error, isFetching, refetch } = useListSessionsQuery();
  const [endOthers, { isLoading }] = useEndOtherSessionsMutation();
  const [asking, setAsking] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);

  const confirm = async () => {
    try {
      await endOthers().unwrap();
      toast({ title: 'Success', description: 'All other browsers are signed out.' });
    } catch (error) {
      return problemText(error);
    }
  };

  return (
    <Card as="section">
      <h2 ref={title} tabIndex={-1} className="text-xl outline-none">
        Where you are signed in
      </h2>
      {sessions ? (
        <ul aria-label="Where you are signed in" className="mt-2 divide-y divide-line">
          {sessions.map((session) => (
            <SessionEntry key={session.id} session={session} onEnded={() => title.current?.focus()} />
          ))}
        </ul>
      ) : error ? (
        <div className="mt-3">
          <LoadFailure what="The list" retrying={isFetching} onRetry={refetch}>
            {problemText(error)}
          </LoadFailure>
        </div>
      ) : (
        <Skeleton className="mt-3 h-24" />
      )}
      {sessions && sessions.length > 1 && (
        <Button variant="danger" className="mt-4" onClick={() => setAsking(true)}>
          Sign Out All Others
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          title="Sign out all others"
          confirm="Sign Out All Others"
          confirming="Signing out..."
          isLoading={isLoading}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          Every browser but this one is signed out, from its next step on.
        </ConfirmDialog>
      )}
    </Card>
  );
}

interface SessionEntryProps {
  session: OpenSessionDto;
  /** Its line goes, and the focus with it. */
  onEnded: () => void;
}

function SessionEntry({ session, onEnded }: SessionEntryProps) {
  const { id, browser, startedAt, usedAt, isThis } = session;
  const from = whereFrom(session);
  const [end, { isLoading }] = useEndSessionMutation();

  const send = async () => {
    try {
      await end({ id }).unwrap();
      onEnded();
      toast({ title: 'Success', description: `${browser} is signed out.` });
    } catch (error) {
      toast({ title: 'Not signed out', description: problemText(error), variant: 'destructive' });
    }
  };

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">{browser}</p>
        <p className="break-words text-ink-3 text-sm">
          {from && <>From {from}. </>}
          Since <MomentText at={startedAt} />, last used <MomentText at={usedAt} />
        </p>
      </div>
      {isThis ? (
        <Badge tone="brand">This browser</Badge>
      ) : (
        <Button variant="quiet" pending={isLoading} aria-label={`Sign out ${browser}`} onClick={send}>
          {isLoading ? 'Signing out...' : 'Sign Out'}
        </Button>
      )}
    </li>
  );
}
