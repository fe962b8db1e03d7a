import { useGetRegistrationStatusQuery } from '@alliance/api-client/membership';
import { isApiError } from '@alliance/api-client/problem';
import { useEffect, useState } from 'react';

const soon = 3000;
const later = 15_000;
const patience = 120_000;

/**
 * What the server says of a registration. Asked again: soon while its mail is queued, but not for ever, and later until
 * the link in it has been used, perhaps on another device.
 */
export function useRegistrationStatus(token: string | null) {
  const [pace, setPace] = useState(soon);
  const { data, error, refetch } = useGetRegistrationStatusQuery(
    { token: token ?? '' },
    { skip: !token, pollingInterval: pace, skipPollingIfUnfocused: true },
  );
  const isUnconfirmed = !token || (isApiError(error) && [400, 404].includes(error.status));
  const isOver = isUnconfirmed || data?.activated === true;
  const isQueued = !data || data.emailState === 'queued';

  useEffect(() => {
    setPace(isOver ? 0 : isQueued ? soon : later);
    if (isOver || !isQueued) return;
    const timer = setTimeout(() => setPace(later), patience);
    return () => clearTimeout(timer);
  }, [isOver, isQueued]);

  return { status: data, isUnconfirmed, error, refetch };
}
