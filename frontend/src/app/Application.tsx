import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Toaster } from '@/ui/Toaster';
import { TooltipProvider } from '@/ui/Tooltip';
import { PageChange } from './PageChange';

/** What every page of the application stands in. */
export function Application() {
  return (
    <TooltipProvider>
      <PageChange />
      <ScrollRestoration />
      <Outlet />
      <Toaster />
    </TooltipProvider>
  );
}
