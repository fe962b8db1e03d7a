import { problemText } from '@alliance/api-client/problem';
import { useGetSecurityQuery } from '@alliance/api-client/security';
import { useSearchParams } from 'react-router-dom';
import { Proofs } from '@/features/shared/security/Proofs';
import { LinkButton } from '@/ui/Button';
import { EmptyState, LoadFailure } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { Skeleton } from '@/ui/Skeleton';
import { SeeAsForm } from './SeeAsForm';

/** Where a super admin begins to see the alliance as a member; `?person=` says as whom. */
export default function SeeAsPage() {
  const { data: security, error, isFetching, refetch } = useGetSecurityQuery();
  const [address] = useSearchParams();
  const personId = address.get('person') ?? '';
  return (
    <>
      <Proofs />
      <PageHeader
        title="See as a member"
        description="To help a member, look at the alliance as they see it, for an hour at most. Nothing can be changed, and their messages, notifications, payments, security and account settings are not shown. They are told at once, by mail and in their inbox."
      />
      {security ? (
        security.authenticatorSince || security.passkeys.length > 0 ? (
          <SeeAsForm key={personId} personId={personId} />
        ) : (
          <EmptyState
            title="You need a second factor"
            action={<LinkButton to="/admin/security">Set Up a Second Factor</LinkButton>}
          >
            Whoever sees the alliance as a member proves first who they are, by an authenticator app or a passkey.
          </EmptyState>
        )
      ) : error ? (
        <LoadFailure what="Your second factors" retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : (
        <Skeleton className="h-64 max-w-2xl" />
      )}
    </>
  );
}
