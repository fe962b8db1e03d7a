import { useKnownViewer } from '@alliance/api-client/viewer';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Button, LinkButton } from '@/ui/Button';
import { isMounted } from './routes';

/** A page that broke. The rest of the application goes on; `isWithin` it, in the place of the page. */
export function RouteFailure({ isWithin = false }: { isWithin?: boolean }) {
  const error = useRouteError();
  const { viewer } = useKnownViewer();
  const from = encodeURIComponent(window.location.pathname);

  useEffect(() => console.error(error), [error]);

  const Place = isWithin ? 'div' : 'main';

  return (
    <Place className="wrap grid min-h-[60dvh] place-content-center py-16 text-center">
      <h1 className="text-title">This page could not be shown</h1>
      <p className="mt-3 max-w-md text-ink-2">Nothing you saved is lost. Loading the page again usually helps.</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button onClick={() => window.location.reload()}>Load again</Button>
        {viewer && isMounted('/support') && (
          <LinkButton to={`/support?write=1&from=${from}`} variant="secondary">
            Contact support
          </LinkButton>
        )}
      </div>
    </Place>
  );
}
