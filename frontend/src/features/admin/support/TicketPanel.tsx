import { isApiError, problemText } from '@alliance/api-client/problem';
import {
  type AskedThreadDto,
  useAnswerTicketMutation,
  useCloseAskedTicketMutation,
  useGetAskedTicketQuery,
} from '@alliance/api-client/support';
import { useState } from 'react';
import {
  deskStateLabels,
  deskStateTones,
  longestMessage,
  organizationOf,
} from '@/features/shared/support/support-words';
import { Thread } from '@/features/shared/support/Thread';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Facts } from '@/ui/browse/Facts';
import { Checkbox } from '@/ui/Checkbox';
import { MomentText } from '@/ui/DateText';
import { Dialog } from '@/ui/Dialog';
import { LoadFailure } from '@/ui/EmptyState';
import { OrganizationName } from '@/ui/OrganizationName';
import { Skeleton } from '@/ui/Skeleton';
import { Composer } from '@/ui/text/LaterComposer';
import { toast } from '@/ui/toast';

/** One request beside the list: what was written, and the answer. */
export default function TicketPanel({ ticketId, onClose }: { ticketId: string; onClose: () => void }) {
  const { currentData: ticket, error, isFetching, refetch } = useGetAskedTicketQuery({ id: ticketId });
  const isAbsent = isApiError(error) && error.status === 404;
  return (
    <Dialog
      aside
      open
      onOpenChange={(next) => next || onClose()}
      title={<span className="[overflow-wrap:anywhere]">{ticket?.subject ?? 'Request'}</span>}
      description={ticket ? `From ${ticket.asker.name} <${ticket.asker.email}>` : undefined}
    >
      {ticket && <OpenedTicket key={ticket.id} ticket={ticket} />}
      {!ticket && isAbsent && <p>There is no such request.</p>}
      {!ticket && !isAbsent && error ? (
        <LoadFailure what="The request" retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : null}
      {!ticket && !error && <Skeleton className="h-32" />}
    </Dialog>
  );
}

function OpenedTicket({ ticket }: { ticket: AskedThreadDto }) {
  const { id, state, asker, memberId, page, openedAt, messages } = ticket;
  const organization = organizationOf(ticket);
  const [answer] = useAnswerTicketMutation();
  const [closes, setCloses] = useState(false);
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Badge tone={deskStateTones[state]}>{deskStateLabels[state]}</Badge>
        <CloseButton id={id} isClosed={state === 'closed'} />
      </div>
      <Facts
        facts={[
          ['Organization', organization && <OrganizationName key="organization" organization={organization} />],
          ['Member ID', memberId],
          ['Page', page && <span className="break-all">{page}</span>],
          ['Opened', <MomentText key="opened" at={openedAt} />],
        ]}
      />
      <Thread
        messages={messages}
        asker={{ ...asker, imageUrl: asker.profileImageUrl, organizationId: organization?.id }}
      />
      <Composer
        id="answer"
        draft={`support-answer:${id}`}
        label="Answer"
        hint="It is mailed to the member, and stands on the page of their request."
        max={longestMessage}
        required="Please write something"
        variant="primary"
        submit="Send Answer"
        submitting="Sending..."
        onSend={async (text) => {
          await answer({ id, answerTicketDto: { text, closes } }).unwrap();
          setCloses(false);
          toast({ title: 'Answered', description: `The answer is on its way to ${asker.email}.` });
        }}
      >
        <Checkbox
          label="Close the request with this answer"
          checked={closes}
          onChange={({ target }) => setCloses(target.checked)}
        />
      </Composer>
    </div>
  );
}

function CloseButton({ id, isClosed }: { id: string; isClosed: boolean }) {
  const [close, { isLoading }] = useCloseAskedTicketMutation();
  const send = async () => {
    try {
      await close({ id, closeTicketDto: { isClosed: !isClosed } }).unwrap();
      toast({ title: isClosed ? 'Open again' : 'Closed' });
    } catch (error) {
      toast({ title: 'Nothing was changed', description: problemText(error), variant: 'destructive' });
    }
  };
  return (
    <Button variant="secondary" pending={isLoading} onClick={send}>
      {isClosed ? 'Reopen' : 'Close'}
    </Button>
  );
}
