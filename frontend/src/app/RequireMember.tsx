import { useViewer } from '@alliance/api-client/viewer';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { leaveFor } from '@/ui/leave';
import { toast } from '@/ui/toast';
import { Loading } from './Loading';

/** A courtesy: the server refuses the calls of a visitor anyway. */
export function RequireMember({ children }: { children: ReactNode }) {
  const { state } = useViewer();
  const { pathname, search } = useLocation();

  useEffect(() => {
    if (state !== 'visitor') return;
    toast({
      title: 'Unauthorized',
      description: 'You are logged out. Logging in again...',
      variant: 'destructive',
    });
    const timer = setTimeout(() => leaveFor(`/api/login?return=${encodeURIComponent(pathname + search)}`), 500);
    return () => clearTimeout(timer);
  }, [state, pathname, search]);

  if (state === 'loading') return <Loading />;
  return state === 'member' && children;
}
