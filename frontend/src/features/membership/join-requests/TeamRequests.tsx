import { problemText } from '@alliance/api-client/problem';
import { type TeamJoinRequestDto, useGetTeamRequestsQuery } from '@alliance/api-client/team';
import { useId, useState } from 'react';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { DateText } from '@/ui/DateText';
import { LoadFailure } from '@/ui/EmptyState';
import { laterDialog } from '@/ui/laterDialog';
import { PersonPicture } from '@/ui/PersonPicture';

const AcceptRequestDialog = laterDialog(() => import('@/features/shared/requests/AcceptRequestDialog'));
const DeclineRequestDialog = laterDialog(() => import('@/features/shared/requests/DeclineRequestDialog'));

interface TeamRequestsProps {
  organization: { id: string; name: string };
  mayLetOwnersIn: boolean;
}

/** Who asks to join, for owners and admins; nothing where nobody does. */
export function TeamRequests({ organization, mayLetOwnersIn }: TeamRequestsProps) {
  const {
    currentData: requests,
    error,
    isFetching,
    refetch,
  } = useGetTeamRequestsQuery({
    organizationId: organization.id,
  });
  const titleId = useId();
  if (error)
    return (
      <LoadFailure what="The requests to join" stale={Boolean(requests)} retrying={isFetching} onRetry={refetch}>
        {problemText(error)}
      </LoadFailure>
    );
  if (!requests?.length) return null;
  return (
    <section aria-labelledby={titleId}>
      <Card>
        <h2 id={titleId} className="text-xl">
          Requests to join
        </h2>
        <ul aria-labelledby={titleId} className="mt-2 divide-y divide-line">
          {requests.map((request) => (
            <TeamRequest
              key={request.id}
              request={request}
              organization={organization}
              mayLetOwnersIn={mayLetOwnersIn}
            />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function TeamRequest({ request, ...about }: TeamRequestsProps & { request: TeamJoinRequestDto }) {
  const [answer, setAnswer] = useState<'accept' | 'decline'>();
  const nameId = useId();
  const onClose = () => setAnswer(undefined);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <PersonPicture
        name={request.personName}
        imageUrl={request.profileImageUrl}
        organizationId={about.organization.id}
      />
      <div className="min-w-0 flex-1 basis-48">
        <p id={nameId} className="break-words font-medium">
          {request.personName || request.email}
        </p>
        <p className="break-all text-ink-2 text-sm">
          {request.email}&nbsp;· <DateText at={request.askedAt} />
        </p>
        {request.note && <p className="mt-1 whitespace-pre-line break-words text-ink-2 text-sm">{request.note}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setAnswer('accept')} aria-describedby={nameId}>
          Accept
        </Button>
        <Button variant="secondary" onClick={() => setAnswer('decline')} aria-describedby={nameId}>
          Decline
        </Button>
      </div>
      <AcceptRequestDialog open={answer === 'accept'} request={request} onClose={onClose} {...about} />
      <DeclineRequestDialog open={answer === 'decline'} request={request} onClose={onClose} {...about} />
    </li>
  );
}
