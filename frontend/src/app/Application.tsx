import { closedSectionAt, useKnownViewer } from '@alliance/api-client/viewer';
import { lazy, Suspense, useCallback } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useTrail } from '@/ui/browse/trail';
import { FocusKeeper } from '@/ui/FocusKeeper';
import { LaterToaster } from '@/ui/LaterToaster';
import { OfflineBanner } from '@/ui/OfflineBanner';
import { OpenPageBar } from '@/ui/OpenPage';
import { MountedPages } from '@/ui/routing';
import { useLive } from './live/useLive';
import { OpenBar } from './OpenBar';
import { OwnDrafts } from './OwnDrafts';
import { PageChange } from './PageChange';
import { PagesAhead } from './PagesAhead';
import { isMounted } from './routes';

const SeeingBanner = lazy(() => import('./SeeingBanner'));

/** What every page of the application stands in. */
export function Application() {
  useLive();
  useTrail();
  const { viewer } = useKnownViewer();
  const isThere = useCallback((path: string) => isMounted(path) && !closedSectionAt(viewer, path), [viewer]);
  return (
    <>
      <PageChange />
      <ScrollRestoration />
      <FocusKeeper />
      <PagesAhead />
      <OfflineBanner />
      <MountedPages value={isThere}>
        <OpenPageBar value={OpenBar}>
          <OwnDrafts>
            <Outlet />
          </OwnDrafts>
        </OpenPageBar>
      </MountedPages>
      {viewer?.seenUntil && (
        <Suspense fallback={null}>
          <SeeingBanner viewer={viewer} until={viewer.seenUntil} />
        </Suspense>
      )}
      <LaterToaster />
    </>
  );
}
