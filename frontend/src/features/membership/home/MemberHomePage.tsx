import { useViewer } from '@alliance/api-client/viewer';
import { ConnectionRequests } from '../connections/ConnectionRequests';
import { UnconfirmedOrganizations } from '../registration/UnconfirmedOrganizations';
import { ActionCards } from './ActionCards';
import { Figures } from './Figures';
import { GetStarted } from './GetStarted';
import { Greeting } from './Greeting';
import { RecentActivity } from './RecentActivity';
import { Recommendations } from './Recommendations';
import { UnpaidRenewals } from './UnpaidRenewals';

export default function MemberHomePage() {
  const { viewer } = useViewer();
  if (!viewer) return null;
  return (
    <>
      <Greeting key={viewer.id} viewer={viewer} />
      <UnpaidRenewals viewer={viewer} />
      <UnconfirmedOrganizations />
      <div className="grid gap-5 md:grid-cols-2 md:gap-6">
        <ActionCards />
        <Figures />
        <Recommendations />
        <RecentActivity />
        <div className="flex min-w-0 flex-col gap-5 md:gap-6">
          <GetStarted key={viewer.id} viewer={viewer} />
          <ConnectionRequests />
        </div>
      </div>
    </>
  );
}
