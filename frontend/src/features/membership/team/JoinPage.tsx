import { isApiError, problemText } from '@alliance/api-client/problem';
import { type OfferedSeatDto, useCheckInvitationMutation } from '@alliance/api-client/team';
import { useViewer } from '@alliance/api-client/viewer';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { roleLabels } from '@/content/labels';
import { peopleOf } from '@/features/shared/OrganizationNavigation';
import { UnusableLink } from '@/features/shared/UnusableLink';
import { LinkButton } from '@/ui/Button';
import { DateText } from '@/ui/DateText';
import { LoadFailure } from '@/ui/EmptyState';
import { OpenPage } from '@/ui/OpenPage';
import { OrganizationMark } from '@/ui/OrganizationMark';
import { Skeleton } from '@/ui/Skeleton';
import { toast } from '@/ui/toast';
import { AcceptButton } from './AcceptButton';
import { JoinForm } from './JoinForm';

/** Where the mail of an invitation leads: nobody joins before they say so. */
export default function JoinPage() {
  const [address] = useSearchParams();
  const token = address.get('token') ?? '';
  const [check, { data: offered, error }] = useCheckInvitationMutation();
  const [isUsedUp, setUsedUp] = useState(token === '');
  const navigate = useNavigate();

  const look = useCallback(() => {
    if (token) void check({ tokenDto: { token } });
  }, [token, check]);
  useEffect(look, [look]);

  if (isUsedUp || (isApiError(error) && error.status === 422))
    return (
      <OpenPage narrow>
        <UnusableLink
          title="This invitation does not work any more"
          text="It works once, until the date in its mail, unless it was taken back or sent again: then the newest mail has the link. If you have joined already, sign in. If not, ask who invited you for a new one."
          actions={<LinkButton to="/login">Sign in</LinkButton>}
        />
      </OpenPage>
    );

  const joined = ({ organizationName, organizationId }: OfferedSeatDto) => {
    toast({ title: 'Success', description: `You belong to ${organizationName} now.` });
    navigate(peopleOf(organizationId), { replace: true });
  };
  return (
    <OpenPage narrow>
      <h1 className="flex flex-wrap items-center gap-3 text-title">
        {offered && <OrganizationMark organization={{ id: offered.organizationId, logoId: offered.logoId }} />}
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {offered ? `Join ${offered.organizationName}` : 'Your invitation'}
        </span>
      </h1>
      {offered ? (
        <>
          <p className="mt-2 mb-6 text-ink-2">
            {offered.inviterName || 'Somebody of the organization'} invites{' '}
            <strong className="break-all font-medium text-ink">{offered.email}</strong> as {roleLabels[offered.role]}.
            The invitation works until <DateText at={offered.expiresAt} />.
          </p>
          <Answer
            offered={offered}
            token={token}
            onJoined={() => joined(offered)}
            onTokenInvalid={() => setUsedUp(true)}
          />
        </>
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

interface AnswerProps {
  offered: OfferedSeatDto;
  token: string;
  onJoined: () => void;
  /** The link turned out to be used or expired. */
  onTokenInvalid: () => void;
}

/** By who is looking: the person who is invited, somebody else, or a visitor with an account or without. */
function Answer({ offered, ...joining }: AnswerProps) {
  const { state, viewer } = useViewer();
  if (state === 'loading') return <Skeleton className="h-12 w-40" />;
  if (viewer?.email === offered.email) return <AcceptButton organizationName={offered.organizationName} {...joining} />;
  if (viewer)
    return (
      <div className="space-y-5">
        <p>
          You are signed in as <strong className="break-all font-medium">{viewer.email}</strong>. Sign out, and open the
          link in the mail again.
        </p>
        <a href="/api/logout" className="inline-flex min-h-11 items-center text-brand underline underline-offset-4">
          Sign Out
        </a>
      </div>
    );
  if (offered.hasAccount)
    return (
      <div className="space-y-5">
        <p>You have an account with this address. Sign in, and you come back here to accept.</p>
        <LinkButton to={`/login?return=${encodeURIComponent(`/join?token=${joining.token}`)}`}>Sign in</LinkButton>
      </div>
    );
  return <JoinForm email={offered.email} {...joining} />;
}
