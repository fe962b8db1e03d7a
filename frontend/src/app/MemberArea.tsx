import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { RequireMember } from './RequireMember';
import { memberRoutes } from './routes';
import { Shell } from './Shell';

/** The working pages: signed-in people only, one top bar. */
export function MemberArea() {
  useEffect(() => {
    // The other pages are fetched while nobody waits, so that going to one takes no time.
    const timer = setTimeout(() => {
      for (const { lazy } of memberRoutes) if (typeof lazy === 'function') void lazy().catch(() => undefined);
    }, 1500);
    return () => clearTimeout(timer);
  }, []);

  return (
    <RequireMember>
      <Shell>
        <Outlet />
      </Shell>
    </RequireMember>
  );
}
