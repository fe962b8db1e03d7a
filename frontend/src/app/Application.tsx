import { Outlet, ScrollRestoration } from 'react-router-dom';
import { MountedPages } from '@/ui/routing';
import { Toaster } from '@/ui/Toaster';
import { TooltipProvider } from '@/ui/Tooltip';
import { PageChange } from './PageChange';
import { isMounted } from './routes';

/** What every page of the application stands in. */
export function Application() {
  return (
    <TooltipProvider>
      <PageChange />
      <ScrollRestoration />
      <MountedPages value={isMounted}>
        <Outlet />
      </MountedPages>
      <Toaster />
    </TooltipProvider>
  );
}
