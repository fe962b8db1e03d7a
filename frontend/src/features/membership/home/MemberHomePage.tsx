import { useGetSubscriptionStatusQuery } from '@alliance/api-client/billing';
import { useListLegalNewsQuery } from '@alliance/api-client/legal';
import { useGetJoinOffersQuery } from '@alliance/api-client/membership';
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
import { SuggestedConnections } from './SuggestedConnections';
import { WaitingForYou } from './WaitingForYou';

/** Few ever see these, so they come when there is something to say. */
const JoinOffers = lazy(() => import('../join-requests/JoinOffers'));
const LegalNews = lazy(() => import('../legal/LegalNews'));
const UnpaidRenewals = lazy(() => import('./UnpaidRenewals'));

export default function MemberHomePage() {
  const { viewer } = useViewer();
  const { data: standing } = useGetSubscriptionStatusQuery({});
  const { data: joinOffers } = useGetJoinOffersQuery();
  const { data: legalNews } = useListLegalNewsQuery();
  if (!viewer) return null;
  return (
    <>
      <Greeting key={viewer.id} viewer={viewer} />
      {standing?.unpaid[0] && (
        <Suspense>
          <UnpaidRenewals viewer={viewer} unpaid={standing.unpaid} />
        </Suspense>
      )}
      {legalNews?.[0] && (
        <Suspense>
          <LegalNews />
        </Suspense>
      )}
      <UnconfirmedOrganizations />
      {joinOffers?.[0] && (
        <Suspense>
          <JoinOffers />
        </Suspense>
      )}
      <WaitingForYou />
      <div className="grid gap-5 md:grid-cols-2 md:gap-6">
        <ActionCards />
        <Figures viewer={viewer} />
        <Recommendations />
        <SuggestedConnections />
        <RecentActivity />
        <div className="flex min-w-0 flex-col gap-5 md:gap-6">
          <GetStarted key={viewer.id} viewer={viewer} />
          <ConnectionRequests />
        </div>
      </div>
    </>
  );
}
