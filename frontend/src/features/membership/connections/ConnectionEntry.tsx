import { type ConnectionDto, useAcceptConnectionMutation } from '@alliance/api-client/membership';
import { problemText } from '@alliance/api-client/problem';
import { leaders, organizationsAs, useViewer } from '@alliance/api-client/viewer';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { connectionStatusLabels, organizationTypeLabels } from '@/content/labels';
import { MessageButton } from '@/features/shared/messages/MessageButton';
import { Badge, type Tone } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { DateText } from '@/ui/DateText';
import { OrganizationName } from '@/ui/OrganizationName';
import { toast } from '@/ui/toast';
import { RemoveButton } from './RemoveButton';
import { WithdrawButton } from './WithdrawButton';

const tones: Record<ConnectionDto['status'], Tone> = {
  pending: 'yellow',
  accepted: 'green',
  declined: 'red',
  withdrawn: 'neutral',
  removed: 'neutral',
};

interface ConnectionEntryProps {
  connection: ConnectionDto;
  onDecline: () => void;
}

/** A connection or a request: between whom, what for, how it stands, and what the viewer may do with it. */
export function ConnectionEntry({ connection, onDecline }: ConnectionEntryProps) {
  const nameId = useId();
  const { id, from, to, note, about, reason, status, canDecide, canWithdraw, canRemove } = connection;
  const { viewer } = useViewer();
  const own = viewer?.organizations.map(({ organization }) => organization.id) ?? [];
  const leads = organizationsAs(viewer, leaders).some((one) => one.id === from.id || one.id === to.id);
  const other = own.includes(from.id) ? to : from;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 id={nameId} className="min-w-0 font-medium text-base tracking-normal [overflow-wrap:anywhere]">
          <Party organization={from} /> → <Party organization={to} />
        </h3>
        <Badge tone={tones[status]}>{connectionStatusLabels[status]}</Badge>
      </div>
      <p className="text-ink-3 text-sm">
        {organizationTypeLabels[other.type]}&nbsp;· <Since connection={connection} />
      </p>
      {about && (
        <p className="mt-2 text-sm [overflow-wrap:anywhere]">
          About{' '}
          <Link to={`/${about.kind}s/${about.id}`} className="text-brand underline underline-offset-4">
            {about.title}
          </Link>
        </p>
      )}
      <Note whole={canDecide} describedBy={nameId}>
        {note}
      </Note>
      {reason && (
        <p className="mt-2 border-line-strong border-l-2 pl-3 text-ink-2 text-sm [overflow-wrap:anywhere]">
          <span className="font-medium text-ink">Reason: </span>
          {reason}
        </p>
      )}
      {status === 'pending' && viewer && !leads && (
        <p className="mt-2 text-ink-2 text-sm">
          {own.includes(from.id)
            ? 'Only an owner or admin of your organization can withdraw it.'
            : 'Only an owner or admin of your organization can answer it.'}
        </p>
      )}
      {(canDecide || canWithdraw || status === 'accepted') && (
        <div className="mt-3 flex flex-wrap gap-3">
          {canDecide && (
            <>
              <AcceptButton connection={connection} describedBy={nameId} />
              <Button variant="secondary" onClick={onDecline} aria-describedby={nameId}>
                Decline
              </Button>
            </>
          )}
          {canWithdraw && <WithdrawButton connection={connection} describedBy={nameId} />}
          <MessageButton organization={other} about={{ kind: 'connection', id }} describedBy={nameId} />
          {canRemove && <RemoveButton connection={connection} describedBy={nameId} />}
        </div>
      )}
    </>
  );
}

const Party = ({ organization }: { organization: ConnectionDto['from'] }) => (
  <Link to={`/members/${organization.id}`} className="rounded-sm hover:text-brand">
    <OrganizationName organization={organization} />
  </Link>
);

/** A note that has more than four lines on every screen. */
const isLong = (note: string) => note.length > 400 || note.split('\n').length > 4;

interface NoteProps {
  /** Whoever decides reads all of it. */
  whole: boolean;
  describedBy: string;
  children: string;
}

/** What was asked for, in the words of who asked: a long one shows its beginning until all of it is wanted. */
function Note({ whole, describedBy, children }: NoteProps) {
  const [isOpen, setOpen] = useState(false);
  const isCut = !whole && isLong(children);
  return (
    <>
      <p
        dir="auto"
        className={classes(
          'mt-2 whitespace-pre-line text-ink-2 text-sm [overflow-wrap:anywhere]',
          isCut && !isOpen && 'line-clamp-4 print:line-clamp-none',
        )}
      >
        {children}
      </p>
      {isCut && (
        <Button
          variant="quiet"
          className="-ml-4"
          aria-expanded={isOpen}
          aria-describedby={describedBy}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Show all'}
        </Button>
      )}
    </>
  );
}

/** The last that happened to it. */
function Since({ connection: { status, createdAt, decidedAt, endedAt } }: { connection: ConnectionDto }) {
  const at = <DateText at={endedAt ?? decidedAt ?? createdAt} />;
  if (status === 'pending') return <>asked {at}</>;
  if (status === 'accepted') return <>connected since {at}</>;
  return (
    <>
      {status} {at}
    </>
  );
}

interface AcceptButtonProps extends Pick<ConnectionEntryProps, 'connection'> {
  describedBy: string;
}

function AcceptButton({ connection: { id, from }, describedBy }: AcceptButtonProps) {
  const [accept, { isLoading }] = useAcceptConnectionMutation();

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
    <Button onClick={connect} pending={isLoading} aria-describedby={describedBy}>
      {isLoading ? 'Accepting...' : 'Accept'}
    </Button>
  );
}
