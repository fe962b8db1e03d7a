import { maybeAdmin } from '@alliance/api-client/admin-session';
import { isApiError, problemText } from '@alliance/api-client/problem';
import { type OrganizationPageDto, useGetOrganizationPageQuery } from '@alliance/api-client/profile';
import { useViewer } from '@alliance/api-client/viewer';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { ConnectButton } from '@/features/shared/connect/ConnectButton';
import { MessageButton } from '@/features/shared/messages/MessageButton';
import { profileOf } from '@/features/shared/OrganizationNavigation';
import { signInFor, VisitorLinks } from '@/features/shared/VisitorLinks';
import { LinkButton } from '@/ui/Button';
import { BackLink } from '@/ui/browse/BackLink';
import { NothingToShow } from '@/ui/browse/NothingToShow';
import { OpenPage } from '@/ui/OpenPage';
import { useIsMounted, usePageTitle } from '@/ui/routing';
import { toast } from '@/ui/toast';
import { OrganizationArticle } from './OrganizationArticle';

const FeatureForAdmins = lazy(() => import('./FeatureForAdmins'));

/** One organization, as far as whoever looks may see it. */
export default function OrganizationPage() {
  const { id = '' } = useParams();
  const { currentData: organization, error, isFetching, refetch } = useGetOrganizationPageQuery({ id });
  const { state } = useViewer();
  const isMember = state === 'member';
  const isMounted = useIsMounted();
  const mayFeature = maybeAdmin();
  usePageTitle(organization?.name);
  const above = isMember && isMounted('/members') ? <BackLink to="/members">All members</BackLink> : null;
  const into = isApiError(error) && error.problem.code === 'organization_merged' && error.problem.allowed?.[0];
  if (into) return <LedOn to={into} said={problemText(error)} />;
  return (
    <OpenPage actions={<VisitorLinks />}>
      {organization ? (
        <OrganizationArticle
          organization={organization}
          above={above}
          actions={
            isMember ? (
              <Actions organization={organization} />
            ) : (
              mayFeature && (
                <Suspense>
                  <FeatureForAdmins organization={organization} />
                </Suspense>
              )
            )
          }
        />
      ) : (
        <NothingToShow
          noun="Organization"
          above={above}
          signIn={state === 'visitor' ? signInFor(`/members/${id}`) : undefined}
          error={error}
          retrying={isFetching}
          onRetry={refetch}
        />
      )}
    </OpenPage>
  );
}

/** To the organization that this one was merged into. */
function LedOn({ to, said }: { to: string; said: string }) {
  useEffect(() => toast({ title: 'Merged', description: said }), [said]);
  return <Navigate replace to={`/members/${to}`} />;
}

function Actions({ organization }: { organization: OrganizationPageDto }) {
  const { id, standing, canEdit } = organization;
  if (canEdit)
    return (
      <LinkButton variant="secondary" to={profileOf(id)}>
        Edit Profile
      </LinkButton>
    );
  if (standing === 'own') return null;
  return (
    <>
      <MessageButton organization={organization} />
      <ConnectButton organization={organization} label="Connect" />
    </>
  );
}
