import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Button } from '@/ui/Button';

/** A page that broke. The rest of the application goes on. */
export function RouteFailure() {
  const error = useRouteError();

  useEffect(() => console.error(error), [error]);

  return (
    <main className="wrap grid min-h-[60dvh] place-content-center py-16 text-center">
      <h1 className="text-title">This page could not be shown</h1>
      <p className="mt-3 max-w-md text-ink-2">Nothing you saved is lost. Loading the page again usually helps.</p>
      <div className="mt-6">
        <Button onClick={() => window.location.reload()}>Load again</Button>
      </div>
    </main>
  );
}
