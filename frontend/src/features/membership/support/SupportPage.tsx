import { problemText } from '@alliance/api-client/problem';
import { type SupportTicketDto, useGetSupportQuery } from '@alliance/api-client/support';
import { Link } from 'react-router-dom';
import { ownStateLabels, ownStateTones } from '@/features/shared/support/support-words';
import { Badge } from '@/ui/Badge';
import { Button, LinkButton } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { MomentText } from '@/ui/DateText';
import { EmptyState, LoadFailure } from '@/ui/EmptyState';
import { laterDialog } from '@/ui/laterDialog';
import { PageHeader } from '@/ui/PageHeader';
import { useIsMounted } from '@/ui/routing';
import { Skeleton } from '@/ui/Skeleton';
import { useParameters } from '@/ui/useAddress';

const ContactSupportDialog = laterDialog(() => import('./ContactSupportDialog'));

/** What the person has asked the alliance for help with, and the way to ask. */
export default function SupportPage() {
  const { data: support, error, isFetching, refetch } = useGetSupportQuery();
  const { parameters, change } = useParameters();
  const isMounted = useIsMounted();
  const write = () => change({ write: '1' });
  return (
    <>
      <PageHeader
        title="Support"
        description="Ask our team. We answer within one working day, here and by mail."
        actions={
          <>
            {isMounted('/onboarding') && (
              <LinkButton to="/onboarding" variant="secondary">
                Schedule Onboarding
              </LinkButton>
            )}
            <Button onClick={write}>Contact Support</Button>
          </>
        }
      />
      {error ? (
        <div className="mb-5">
          <LoadFailure what="Your requests" stale={Boolean(support)} retrying={isFetching} onRetry={refetch}>
            {problemText(error)}
          </LoadFailure>
        </div>
      ) : null}
      {!support && !error && (
        <div role="status">
          <span className="sr-only">Loading...</span>
          <Skeleton className="h-48 w-full" />
        </div>
      )}
      {support?.tickets.length === 0 && (
        <EmptyState title="No requests yet">
          When something does not work or is not clear, write to us: a person reads it.
        </EmptyState>
      )}
      {support && support.tickets.length > 0 && (
        <Card>
          <h2 id="requests" className="text-xl">
            Your requests
          </h2>
          <ul aria-labelledby="requests" className="mt-2 divide-y divide-line">
            {support.tickets.map((ticket) => (
              <Ticket key={ticket.id} ticket={ticket} />
            ))}
          </ul>
        </Card>
      )}
      <ContactSupportDialog
        open={parameters.has('write')}
        from={parameters.get('from')}
        memberId={support?.memberId ?? null}
        onClose={() => change({ write: '', from: '' })}
      />
    </>
  );
}

function Ticket({ ticket: { id, subject, state, changedAt, memberId } }: { ticket: SupportTicketDto }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <Link
          to={`/support/${id}`}
          className="inline-flex min-h-11 items-center font-medium text-brand underline-offset-4 [overflow-wrap:anywhere] hover:underline"
        >
          {subject}
        </Link>
        <p className="text-ink-2 text-sm">
          <MomentText at={changedAt} />
          {memberId && ` · ${memberId}`}
        </p>
      </div>
      <Badge tone={ownStateTones[state]}>{ownStateLabels[state]}</Badge>
    </li>
  );
}
