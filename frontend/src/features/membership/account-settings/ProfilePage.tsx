import { useGetAccountQuery } from '@alliance/api-client/account';
import { problemText } from '@alliance/api-client/problem';
import { useViewer } from '@alliance/api-client/viewer';
import { SettingsLayout } from '@/features/shared/account/SettingsLayout';
import { BackLink } from '@/ui/browse/BackLink';
import { NothingToShow } from '@/ui/browse/NothingToShow';
import { LoadFailure } from '@/ui/EmptyState';
import { TabCount } from '@/ui/TabCount';
import { Tabs } from '@/ui/Tabs';
import { useAddress } from '@/ui/useAddress';
import { ActivitySummary } from './ActivitySummary';
import { OwnOrganizations } from './OwnOrganizations';
import { PictureField } from './PictureField';
import { ProfileForm } from './ProfileForm';

/** What a person says of themselves, what they have done, and the organizations that they belong to. */
export default function ProfilePage() {
  const { data: account, error, isFetching, refetch } = useGetAccountQuery();
  const { viewer } = useViewer();
  const [tab, setTab] = useAddress('tab');
  if (!account || !viewer)
    return (
      <NothingToShow
        noun="Profile"
        above={<BackLink to="/">Home</BackLink>}
        error={error}
        retrying={isFetching}
        onRetry={refetch}
      />
    );
  return (
    <SettingsLayout title="Profile" description="You, and the organizations that you belong to.">
      {error ? (
        <LoadFailure what="Your profile" stale retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : null}
      <Tabs
        label="Profile"
        value={tab === 'organizations' ? tab : 'personal'}
        onChange={(value) => setTab(value === 'personal' ? '' : value)}
        tabs={[
          {
            value: 'personal',
            label: 'Personal Profile',
            keep: true,
            content: (
              <div className="flex flex-col gap-5 md:gap-6">
                <PictureField account={account} />
                <ProfileForm account={account} />
                <ActivitySummary account={account} organizations={viewer.organizations.length} />
              </div>
            ),
          },
          {
            value: 'organizations',
            label: (
              <>
                Organizations <TabCount known>{viewer.organizations.length}</TabCount>
              </>
            ),
            content: <OwnOrganizations memberships={viewer.organizations} />,
          },
        ]}
      />
    </SettingsLayout>
  );
}
