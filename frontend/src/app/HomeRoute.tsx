import { useViewer } from '@alliance/api-client/viewer';
import { lazy, Suspense } from 'react';
import { Loading } from './Loading';
import { isMounted } from './routes';
import { Shell } from './Shell';

const LandingPage = lazy(() => import('@/features/membership/landing/LandingPage'));
const MemberHomePage = lazy(() => import('@/features/membership/home/MemberHomePage'));

/** `/` is the landing page for visitors and the member home for members. */
export function HomeRoute() {
  const { state } = useViewer();
  if (state === 'loading') return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      {state === 'visitor' ? (
        <LandingPage isMounted={isMounted} />
      ) : (
        <Shell>
          <MemberHomePage isMounted={isMounted} />
        </Shell>
      )}
    </Suspense>
  );
}
