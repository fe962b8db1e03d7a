import { useGetSubscriptionStatusQuery } from '@alliance/api-client/billing';
import { useViewer } from '@alliance/api-client/viewer';
import { lazy, Suspense } from 'react';
import { ConnectionRequests } from '../connections/ConnectionRequests';
import { UnconfirmedOrganizations } from '../registration/UnconfirmedOrganizations';
import { ActionCards } from './ActionCards';
import { Figures } from './Figures';
import { GetStarted } from './GetStarted';
import { Greeting } from './Greeting';
import { RecentActivity } from './RecentActivity';
import { Recommendations } from './Recommendations';

/** Few ever see it, so it comes when there is something to say. */
const UnpaidRenewals = lazy(() => import('./UnpaidRenewals'));

export default function MemberHomePage() {
  const { viewer } = useViewer();
  const { data: standing } = useGetSubscriptionStatusQuery({});
  if (!viewer) return null;
  return (
    <>
      <Greeting key={viewer.id} viewer={viewer} />
      {standing?.unpaid[0] && (
        <Suspense>
          <UnpaidRenewals viewer={viewer} unpaid={standing.unpaid} />
        </Suspense>
      )}
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
