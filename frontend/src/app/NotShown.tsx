import { useKnownViewer } from '@alliance/api-client/viewer';
import { Button, LinkButton } from '@/ui/Button';
import { useOnline } from '@/ui/useOnline';
import { isMounted } from './routes';

/** What stands in the place of a page that broke, or did not come; `isWithin` the bars of its area. */
export function NotShown({ isWithin = false }: { isWithin?: boolean }) {
  const { viewer } = useKnownViewer();
  const online = useOnline();
  const from = encodeURIComponent(window.location.pathname);
  const Place = isWithin ? 'div' : 'main';

  return (
    <Place className="wrap grid min-h-[60dvh] place-content-center py-16 text-center">
      <h1 className="text-title">This page could not be shown</h1>
      <p className="mt-3 max-w-md text-ink-2">
        {online
          ? 'Nothing you saved is lost. Loading the page again usually helps.'
          : 'You are offline. Nothing you saved is lost, and the page opens by itself once you are connected again.'}
      </p>
      {online && (
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <Button onClick={() => window.location.reload()}>Load again</Button>
          {viewer && isMounted('/support') && (
            <LinkButton to={`/support?write=1&from=${from}`} variant="secondary">
              Contact support
            </LinkButton>
          )}
        </div>
      )}
    </Place>
  );
}
