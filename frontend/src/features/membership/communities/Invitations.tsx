import {
  type CommunityInvitationDto,
  useListCommunityInvitationsQuery,
  useWithdrawCommunityInvitationMutation,
} from '@alliance/api-client/communities';
import { problemText } from '@alliance/api-client/problem';
import { useId } from 'react';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { DateText } from '@/ui/DateText';
import { LoadFailure } from '@/ui/EmptyState';
import { laterDialog } from '@/ui/laterDialog';
import { toast } from '@/ui/toast';
import { useAddress } from '@/ui/useAddress';

const InviteDialog = laterDialog(() => import('./InviteDialog'));

/** For who manages the community: whom they have invited, and the way to invite others. */
export function Invitations({ slug }: { slug: string }) {
  const { data, error, isFetching, refetch } = useListCommunityInvitationsQuery({ slug });
  const [inviting, setInviting] = useAddress('invite');
  const titleId = useId();
  return (
    <Card as="section" className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} className="text-xl">
          Invitations
        </h2>
        <Button variant="secondary" onClick={() => setInviting('1')}>
          Invite Somebody
        </Button>
      </div>
      {error ? (
        <div className="mt-3">
          <LoadFailure what="The invitations" stale={Boolean(data)} retrying={isFetching} onRetry={refetch}>
            {problemText(error)}
          </LoadFailure>
        </div>
      ) : null}
      {data?.length === 0 && <p className="mt-2 text-ink-2">Nobody is invited. An invitation works for 30 days.</p>}
      {data && data.length > 0 && (
        <ul aria-labelledby={titleId} className="mt-2 divide-y divide-line">
          {data.map((invitation) => (
            <li key={invitation.id} className="flex flex-wrap items-center justify-between gap-3 py-2">
              <InvitationLine slug={slug} invitation={invitation} />
            </li>
          ))}
        </ul>
      )}
      {inviting && <InviteDialog slug={slug} onClose={() => setInviting('')} />}
    </Card>
  );
}

function InvitationLine({ slug, invitation }: { slug: string; invitation: CommunityInvitationDto }) {
  const { id, email, invitedBy, expiresAt } = invitation;
  const [withdraw, { isLoading }] = useWithdrawCommunityInvitationMutation();
  const send = async () => {
    try {
      await withdraw({ slug, id }).unwrap();
      toast({ title: 'Success', description: 'Invitation withdrawn.' });
    } catch (error) {
      toast({ title: 'Nothing was changed', description: problemText(error), variant: 'destructive' });
    }
  };
  return (
    <>
      <p className="min-w-0 text-sm">
        <span className="break-all font-medium">{email}</span>{' '}
        <span className="text-ink-3">
          {invitedBy && `invited by ${invitedBy}, `}until <DateText at={expiresAt} />
        </span>
      </p>
      <Button variant="quiet" pending={isLoading} onClick={send} aria-label={`Withdraw the invitation of ${email}`}>
        Withdraw
      </Button>
    </>
  );
}
