import { useGetRegistrationStatusQuery } from '@alliance/api-client/membership';
import { useEffect, useState } from 'react';

const interval = 3000;
const patience = 120_000;

/** What the server says of a registration; asked again while its mail is queued, but not for ever. */
export function useRegistrationStatus(token: string | null) {
  const [isPatient, setPatient] = useState(true);
  const [isQueued, setQueued] = useState(true);
  const { data, isError } = useGetRegistrationStatusQuery(
    { token: token ?? '' },
    { skip: !token, pollingInterval: isPatient && isQueued ? interval : 0, skipPollingIfUnfocused: true },
  );

  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), patience);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => setQueued(!isError && (!data || data.emailState === 'queued')), [data, isError]);

  return data;
}
