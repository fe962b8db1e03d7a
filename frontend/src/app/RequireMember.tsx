import { useViewer } from '@alliance/api-client/viewer';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { leaveUnseenFor } from '@/ui/leave';
import { toast } from '@/ui/toast';
import { Loading } from './Loading';

const LeavingPage = lazy(() => import('@/features/membership/account-settings/LeavingPage'));

/** A courtesy: the server refuses the calls of a visitor anyway, and of who is about to leave. */
export function RequireMember({ children }: { children: ReactNode }) {
  const { state, viewer } = useViewer();
  const { pathname, search } = useLocation();

  useEffect(() => {
    if (state !== 'visitor') return;
    toast({
      title: 'Unauthorized',
      description: 'You are logged out. Logging in again...',
      variant: 'destructive',
    });
    const timer = setTimeout(() => leaveUnseenFor(`/api/login?return=${encodeURIComponent(pathname + search)}`), 500);
    return () => clearTimeout(timer);
  }, [state, pathname, search]);

  if (state === 'loading') return <Loading />;
  if (viewer?.deletionDueAt)
    return (
      <Suspense fallback={<Loading />}>
        <LeavingPage dueAt={viewer.deletionDueAt} />
      </Suspense>
    );
  return state === 'member' && children;
}
