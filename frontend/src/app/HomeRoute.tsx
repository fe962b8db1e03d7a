import { useViewer } from '@alliance/api-client/viewer';
import { lazy, Suspense } from 'react';
import { Loading } from './Loading';
import { codeOf } from './PageOnceLoaded';
import { RequireMember } from './RequireMember';
import { isMounted, memberHome } from './routes';
import { Shell } from './Shell';

const LandingPage = lazy(() => import('@/features/membership/landing/LandingPage'));
const MemberHomePage = lazy(async () => ({ default: (await codeOf(memberHome)).Component }));

/** `/` is the landing page for visitors and the member home for members. */
export function HomeRoute() {
  const { state } = useViewer();
  if (state === 'loading') return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      {state === 'visitor' ? (
        <LandingPage isMounted={isMounted} />
      ) : (
        <RequireMember>
          <Shell>
            <MemberHomePage />
          </Shell>
        </RequireMember>
      )}
    </Suspense>
  );
}
