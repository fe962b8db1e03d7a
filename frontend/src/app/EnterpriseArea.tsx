import { leaders, organizationsAs, useViewer } from '@alliance/api-client/viewer';
import { Outlet } from 'react-router-dom';
import type { PageRoute } from '@/ui/page';
import { AreaNavigation } from './AreaNavigation';
import { NotForYou } from './NotForYou';
import { RequireMember } from './RequireMember';
import { Shell } from './Shell';

/** The pages of those who lead an organization. A courtesy like the others: the server decides. */
export function EnterpriseArea({ pages }: { pages: PageRoute[] }) {
  const { viewer } = useViewer();
  const leads = organizationsAs(viewer, leaders).length > 0;
  return (
    <RequireMember>
      <Shell>
        {leads ? (
          <>
            <AreaNavigation label="Enterprise" pages={pages} />
            <Outlet />
          </>
        ) : (
          <NotForYou>Only an owner or admin of an organization can open this page. Ask one of yours.</NotForYou>
        )}
      </Shell>
    </RequireMember>
  );
}
