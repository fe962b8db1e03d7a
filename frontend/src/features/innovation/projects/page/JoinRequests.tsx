import { problemText } from '@alliance/api-client/problem';
import {
  type JoinRequestDto,
  type ProjectDetailDto,
  useAcceptJoinRequestMutation,
  useWithdrawJoinRequestMutation,
} from '@alliance/api-client/projects';
import { useState } from 'react';
import { Badge, type Tone } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { DateText } from '@/ui/DateText';
import { laterDialog } from '@/ui/laterDialog';
import { OrganizationName } from '@/ui/OrganizationName';
import { toast } from '@/ui/toast';

const DeclineJoinDialog = laterDialog(() => import('@/features/shared/requests/DeclineJoinDialog'));

const words: Record<JoinRequestDto['status'], { label: string; tone: Tone }> = {
  pending: { label: 'Waiting', tone: 'yellow' },
  accepted: { label: 'Accepted', tone: 'green' },
  declined: { label: 'Declined', tone: 'red' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
};

interface JoinRequestsProps {
  project: ProjectDetailDto;
  requests: readonly JoinRequestDto[];
}

/** Who asks to join a project, those first that wait; nothing where nobody has. */
export function JoinRequests({ project: { id, canLead }, requests }: JoinRequestsProps) {
  const [accept, accepting] = useAcceptJoinRequestMutation();
  const [withdraw, withdrawing] = useWithdrawJoinRequestMutation();
  const [declined, setDeclined] = useState<JoinRequestDto>();
  if (requests.length === 0) return null;

  const settle = async (work: Promise<unknown>, done: string) => {
    try {
      await work;
    } catch (error) {
      toast({ title: 'Nothing was changed', description: problemText(error), variant: 'destructive' });
      return;
    }
    toast({ title: 'Success', description: done });
  };

  return (
    <section aria-labelledby="requests" className="mb-8">
      <h2 id="requests" className="mb-4 text-lg">
        Requests to join
      </h2>
      <ul className="grid gap-3">
        {requests.map(({ organization, role, message, status, reason, createdAt, isOwn, ...request }) => (
          <li key={request.id} className="min-w-0 rounded-lg border border-line bg-surface p-4">
            <p className="font-medium">
              <OrganizationName organization={organization} />{' '}
              <Badge tone={words[status].tone}>{words[status].label}</Badge>
            </p>
            <p className="text-ink-2 text-sm">
              {role}&nbsp;· <DateText at={createdAt} />
            </p>
            <p className="mt-2 whitespace-pre-line">{message}</p>
            {reason && <p className="mt-2 text-ink-2 text-sm">{reason}</p>}
            {status === 'pending' && (
              <div className="mt-3 flex flex-wrap gap-2 print:hidden">
                {canLead && (
                  <>
                    <Button
                      variant="secondary"
                      aria-label={`Accept ${organization.name}`}
                      pending={accepting.isLoading}
                      onClick={() =>
                        settle(accept({ id, requestId: request.id }).unwrap(), `${organization.name} works on it now.`)
                      }
                    >
                      Accept
                    </Button>
                    <Button
                      variant="quiet"
                      aria-label={`Decline ${organization.name}`}
                      onClick={() => setDeclined(requests.find((one) => one.id === request.id))}
                    >
                      Decline
                    </Button>
                  </>
                )}
                {isOwn && (
                  <Button
                    variant="secondary"
                    pending={withdrawing.isLoading}
                    onClick={() => settle(withdraw({ id, requestId: request.id }).unwrap(), 'Request withdrawn.')}
                  >
                    Withdraw Request
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {declined && (
        <DeclineJoinDialog
          projectId={id}
          requestId={declined.id}
          from={declined.organization.name}
          onClose={() => setDeclined(undefined)}
        />
      )}
    </section>
  );
}
