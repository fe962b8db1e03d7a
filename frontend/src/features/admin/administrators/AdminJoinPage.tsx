import { type OfferedAdminRoleDto, useCheckAdminInvitationMutation } from '@alliance/api-client/administrators';
import { isApiError, problemText } from '@alliance/api-client/problem';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { UnusableLink } from '@/features/shared/UnusableLink';
import { LinkButton } from '@/ui/Button';
import { LoadFailure } from '@/ui/EmptyState';
import { OpenPage } from '@/ui/OpenPage';
import { Skeleton } from '@/ui/Skeleton';
import { toast } from '@/ui/toast';
import { AdminJoinForm } from './AdminJoinForm';
import { adminRoleLabels } from './admin-roles';

/** Where the mail of an invitation to run the alliance leads. */
export default function AdminJoinPage() {
  const [address] = useSearchParams();
  const token = address.get('token') ?? '';
  const [check, { data: offered, error }] = useCheckAdminInvitationMutation();
  const [isUsedUp, setUsedUp] = useState(token === '');
  const navigate = useNavigate();

  const look = useCallback(() => {
    if (token) void check({ adminLinkDto: { token } });
  }, [token, check]);
  useEffect(look, [look]);

  if (isUsedUp || (isApiError(error) && error.status === 422))
    return (
      <OpenPage narrow>
        <UnusableLink
          title="This invitation does not work any more"
          text="It works once, until the date in its mail, unless it was taken back or sent again: then the newest mail has the link. If you have set up your account already, sign in."
          actions={<LinkButton to="/admin-login">Sign in</LinkButton>}
        />
      </OpenPage>
    );
  return (
    <OpenPage narrow>
      <h1 className="text-title">Help run the alliance</h1>
      {offered ? (
        <Offered
          offered={offered}
          token={token}
          onTokenInvalid={() => setUsedUp(true)}
          onJoined={() => {
            toast({ title: 'Success', description: 'Your account is set up. Sign in with it.' });
            navigate('/admin-login', { replace: true });
          }}
        />
      ) : error ? (
        <div className="mt-6">
          <LoadFailure what="The invitation" onRetry={look}>
            {problemText(error)}
          </LoadFailure>
        </div>
      ) : (
        <div role="status" className="mt-4 space-y-4">
          <span className="sr-only">Loading...</span>
          <Skeleton className="h-12" />
          <Skeleton className="h-64" />
        </div>
      )}
    </OpenPage>
  );
}

interface OfferedProps {
  offered: OfferedAdminRoleDto;
  token: string;
  onJoined: () => void;
  onTokenInvalid: () => void;
}

function Offered({ offered: { email, role }, ...joining }: OfferedProps) {
  return (
    <>
      <p className="mt-2 mb-6 text-ink-2">
        <strong className="break-all font-medium text-ink">{email}</strong> is invited as{' '}
        {adminRoleLabels[role].toLowerCase()}. Choose how you sign in.
      </p>
      <AdminJoinForm {...joining} />
    </>
  );
}
