import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { NotShown } from './NotShown';

/** A page that broke. The rest of the application goes on; `isWithin` it, in the place of the page. */
export function RouteFailure({ isWithin = false }: { isWithin?: boolean }) {
  const error = useRouteError();

  useEffect(() => console.error(error), [error]);

  return <NotShown isWithin={isWithin} />;
}
