import { maybeAdmin } from '@alliance/api-client/admin-session';
import { type OrganizationPageDto, useGetOrganizationPageQuery } from '@alliance/api-client/profile';
import { useViewer } from '@alliance/api-client/viewer';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { ConnectButton } from '@/features/shared/connect/ConnectButton';
import { MessageButton } from '@/features/shared/messages/MessageButton';
import { profileOf } from '@/features/shared/OrganizationNavigation';
import { LinkButton } from '@/ui/Button';
import { BackLink } from '@/ui/browse/BackLink';
import { NothingToShow } from '@/ui/browse/NothingToShow';
import { OpenPage } from '@/ui/OpenPage';
import { useIsMounted, usePageTitle } from '@/ui/routing';
import { OrganizationArticle } from './OrganizationArticle';

const FeatureForAdmins = lazy(() => import('./FeatureForAdmins'));

/** One organization, as far as whoever looks may see it. */
export default function OrganizationPage() {
  const { id = '' } = useParams();
  const { currentData: organization, error, isFetching, refetch } = useGetOrganizationPageQuery({ id });
  const isMember = useViewer().state === 'member';
  const isMounted = useIsMounted();
  const mayFeature = maybeAdmin();
  usePageTitle(organization?.name);
  const above = isMember && isMounted('/members') ? <BackLink to="/members">All members</BackLink> : null;
  return (
    <OpenPage
      actions={
        <LinkButton to="/login" variant="quiet" className="whitespace-nowrap max-sm:px-2">
          Member Login
        </LinkButton>
      }
    >
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
        <NothingToShow noun="Organization" above={above} error={error} retrying={isFetching} onRetry={refetch} />
      )}
    </OpenPage>
  );
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
