import { problemText } from '@alliance/api-client/problem';
import { type SecurityDto, useGetSecurityQuery } from '@alliance/api-client/security';
import { type ReactNode, useState } from 'react';
import { MomentText } from '@/ui/DateText';
import { LoadFailure } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';
import { AuthenticatorCard } from './AuthenticatorCard';
import { PasskeysCard } from './PasskeysCard';
import { RecoveryCard } from './RecoveryCard';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import { SessionsCard } from './SessionsCard';

/** Factors and sessions of an account, whichever it is. */
export function SecurityCards({ first }: { first?: (security: SecurityDto) => ReactNode }) {
  const { currentData: security, error, isFetching, refetch } = useGetSecurityQuery();
  const [codes, setCodes] = useState<string[]>([]);

  if (!security)
    return error ? (
      <LoadFailure what="How you sign in" retrying={isFetching} onRetry={refetch}>
        {problemText(error)}
      </LoadFailure>
    ) : (
      <div role="status" className="space-y-5">
        <span className="sr-only">Loading...</span>
        <Skeleton className="h-64" />
        <Skeleton className="h-40" />
      </div>
    );
  const hasFactor = security.authenticatorSince !== null || security.passkeys.length > 0;
  return (
    <>
      {security.factorsRemovedAt && (
        <p role="status" className="rounded-lg border border-danger bg-danger-soft p-4 text-sm">
          Your second factors are removed on <MomentText at={security.factorsRemovedAt} />, as those who run the
          alliance were told that you have lost them. Sign in with any of them to stop it.
        </p>
      )}
      {first?.(security)}
      <AuthenticatorCard since={security.authenticatorSince} onCodes={setCodes} />
      <PasskeysCard passkeys={security.passkeys} onCodes={setCodes} />
      {hasFactor && <RecoveryCard left={security.recoveryCodesLeft} onCodes={setCodes} />}
      <SessionsCard />
      {codes.length > 0 && <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} />}
    </>
  );
}
