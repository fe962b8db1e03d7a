import { useGetOrganizationProfileQuery } from '@alliance/api-client/profile';
import { organizationsAs, useViewer } from '@alliance/api-client/viewer';
import { useParams } from 'react-router-dom';
import { memberPageOf } from '@/features/shared/OrganizationLink';
import { OrganizationNavigation } from '@/features/shared/OrganizationNavigation';
import { LinkButton } from '@/ui/Button';
import { BackLink } from '@/ui/browse/BackLink';
import { NothingToShow } from '@/ui/browse/NothingToShow';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/routing';
import { ClosingSection } from '../organizations/ClosingSection';
import { LogoField } from './LogoField';
import { ProfileForm } from './ProfileForm';

const back = <BackLink to="/">Home</BackLink>;

/** What an organization says of itself, for its owners and admins to write. */
export default function EditProfilePage() {
  const { organizationId = '' } = useParams();
  const { currentData: profile, error, isFetching, refetch } = useGetOrganizationProfileQuery({ organizationId });
  const owned = organizationsAs(useViewer().viewer, ['owner']).find(({ id }) => id === organizationId);
  usePageTitle(profile && `Profile of ${profile.name}`);

  if (!profile)
    return <NothingToShow noun="Profile" above={back} error={error} retrying={isFetching} onRetry={refetch} />;
  return (
    <>
      <PageHeader
        above={back}
        title="Organization profile"
        description={profile.name}
        actions={
          <LinkButton variant="secondary" to={memberPageOf(profile.id)}>
            See the Page
          </LinkButton>
        }
      />
      <OrganizationNavigation organizationId={organizationId} />
      <div className="flex max-w-3xl flex-col gap-5 md:gap-6">
        <LogoField profile={profile} />
        <ProfileForm key={profile.id} profile={profile} />
        {owned && <ClosingSection organization={profile} isSuspended={owned.isSuspended === true} />}
      </div>
    </>
  );
}
