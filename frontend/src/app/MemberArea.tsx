import { Outlet } from 'react-router-dom';
import { RequireMember } from './RequireMember';
import { Shell } from './Shell';

/** The working pages: signed-in people only, one top bar. */
export function MemberArea() {
  return (
    <RequireMember>
      <Shell>
        <Outlet />
      </Shell>
    </RequireMember>
  );
}
