import { closedSectionAt, useKnownViewer } from '@alliance/api-client/viewer';
import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Loading } from './Loading';
import { RequireMember } from './RequireMember';
import { Shell } from './Shell';

const SectionClosedPage = lazy(() => import('@/features/shared/SectionClosedPage'));

/** The working pages: signed-in people only, one top bar. */
export function MemberArea() {
  const { viewer } = useKnownViewer();
  const { pathname } = useLocation();
  const closed = closedSectionAt(viewer, pathname);
  return (
    <RequireMember>
      <Shell>
        {closed ? (
          <Suspense fallback={<Loading />}>
            <SectionClosedPage label={closed.label} />
          </Suspense>
        ) : (
          <Outlet />
        )}
      </Shell>
    </RequireMember>
  );
}
