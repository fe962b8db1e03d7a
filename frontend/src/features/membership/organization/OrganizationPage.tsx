import { type OrganizationPageDto, useGetOrganizationPageQuery } from '@alliance/api-client/profile';
import { useViewer } from '@alliance/api-client/viewer';
import { useParams } from 'react-router-dom';
import { ConnectButton } from '@/features/shared/connect/ConnectButton';
import { profileOf } from '@/features/shared/OrganizationNavigation';
import { LinkButton } from '@/ui/Button';
import { BackLink } from '@/ui/browse/BackLink';
import { NothingToShow } from '@/ui/browse/NothingToShow';
import { OpenPage } from '@/ui/OpenPage';
import { useIsMounted, usePageTitle } from '@/ui/routing';
import { OrganizationArticle } from './OrganizationArticle';

/** One organization, as far as whoever looks may see it. */
export default function OrganizationPage() {
  const { id = '' } = useParams();
  const { currentData: organization, error, isFetching, refetch } = useGetOrganizationPageQuery({ id });
  const isMember = useViewer().state === 'member';
  const isMounted = useIsMounted();
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
          actions={isMember && <Actions organization={organization} />}
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
  return standing === 'own' ? null : <ConnectButton organization={organization} label="Connect" />;
}
