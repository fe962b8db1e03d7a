import { Outlet, ScrollRestoration } from 'react-router-dom';
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

/** What every page of the application stands in. */
export function Application() {
  useLive();
  return (
    <>
      <PageChange />
      <ScrollRestoration />
      <FocusKeeper />
      <PagesAhead />
      <OfflineBanner />
      <MountedPages value={isMounted}>
        <OpenPageBar value={OpenBar}>
          <OwnDrafts>
            <Outlet />
          </OwnDrafts>
        </OpenPageBar>
      </MountedPages>
      <LaterToaster />
    </>
  );
}
