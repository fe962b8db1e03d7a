import { problemText } from '@alliance/api-client/problem';
import { useCloseTicketMutation, useGetTicketQuery, useWriteToTicketMutation } from '@alliance/api-client/support';
import { useViewer } from '@alliance/api-client/viewer';
import { useParams } from 'react-router-dom';
import {
  longestMessage,
  organizationOf,
  ownStateLabels,
  ownStateTones,
  supportPage,
} from '@/features/shared/support/support-words';
import { Thread } from '@/features/shared/support/Thread';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { BackLink } from '@/ui/browse/BackLink';
import { Facts } from '@/ui/browse/Facts';
import { NothingToShow } from '@/ui/browse/NothingToShow';
import { MomentText } from '@/ui/DateText';
import { LoadFailure } from '@/ui/EmptyState';
import { OrganizationName } from '@/ui/OrganizationName';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/routing';
import { Strip } from '@/ui/Strip';
import { Composer } from '@/ui/text/LaterComposer';
import { toast } from '@/ui/toast';

const back = <BackLink to={supportPage}>Support</BackLink>;

/** A request for help: what was written, and what there is to add. */
export default function TicketPage() {
  const { id = '' } = useParams();
  const { currentData: ticket, error, isFetching, refetch } = useGetTicketQuery({ id });
  const [write] = useWriteToTicketMutation();
  const { viewer } = useViewer();
  usePageTitle(ticket?.subject);

  if (!ticket)
    return <NothingToShow noun="Request" above={back} error={error} retrying={isFetching} onRetry={refetch} />;

  const { subject, state, memberId, page, openedAt, messages } = ticket;
  const organization = organizationOf(ticket);
  const asker = {
    name: viewer ? `${viewer.firstName} ${viewer.lastName}` : '',
    imageUrl: viewer?.profileImageUrl ?? null,
    organizationId: organization?.id,
  };
  const isClosed = state === 'closed';
  return (
    <>
      <PageHeader
        above={back}
        title={<span className="[overflow-wrap:anywhere]">{subject}</span>}
        description={<Badge tone={ownStateTones[state]}>{ownStateLabels[state]}</Badge>}
        actions={<CloseButton id={id} isClosed={isClosed} />}
      />
      {error ? (
        <div className="mb-5">
          <LoadFailure what="The request" stale retrying={isFetching} onRetry={refetch}>
            {problemText(error)}
          </LoadFailure>
        </div>
      ) : null}
      {state === 'waiting' && <Strip>Our team has answered and waits for a word from you.</Strip>}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="grid min-w-0 gap-8">
          <Thread messages={messages} asker={asker} isOwn />
          <Composer
            id="message"
            draft={`support:${id}`}
            label={isClosed ? 'Write and open it again' : 'Add something'}
            hint="Never send a password or a card number."
            max={longestMessage}
            required="Please write something"
            variant="primary"
            submit="Send"
            submitting="Sending..."
            onSend={async (text) => {
              await write({ id, writeToTicketDto: { text } }).unwrap();
              toast({ title: 'Sent', description: 'We answer within one working day, here and by mail.' });
            }}
          />
        </div>
        <aside aria-label="Facts">
          <Facts
            facts={[
              ['Organization', organization && <OrganizationName key="organization" organization={organization} />],
              ['Member ID', memberId],
              ['Page', page && <span className="break-all">{page}</span>],
              ['Opened', <MomentText key="opened" at={openedAt} />],
            ]}
          />
        </aside>
      </div>
    </>
  );
}

function CloseButton({ id, isClosed }: { id: string; isClosed: boolean }) {
  const [close, { isLoading }] = useCloseTicketMutation();
  const send = async () => {
    try {
      await close({ id, closeTicketDto: { isClosed: !isClosed } }).unwrap();
      toast(
        isClosed
          ? { title: 'Open again', description: 'Our team looks at it once more.' }
          : { title: 'Closed', description: 'Write here and it is open again.' },
      );
    } catch (error) {
      toast({ title: 'Nothing was changed', description: problemText(error), variant: 'destructive' });
    }
  };
  return (
    <Button variant="secondary" pending={isLoading} onClick={send}>
      {isClosed ? 'Reopen' : 'Close Request'}
    </Button>
  );
}
