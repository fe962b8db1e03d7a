import { useViewer } from '@alliance/api-client/viewer';
import { PageHeader } from '@/ui/PageHeader';
import { ConnectionRequests } from '../connections/ConnectionRequests';
import { ActionCards } from './ActionCards';
import { Figures } from './Figures';
import { GetStarted } from './GetStarted';
import { RecentActivity } from './RecentActivity';

/** `isMounted` says which pages there are: nothing here leads to one that is not. */
export default function MemberHomePage({ isMounted }: { isMounted: (path: string) => boolean }) {
  const { viewer } = useViewer();
  const names = viewer?.organizations.map(({ organization }) => organization.name) ?? [];
  return (
    <>
      <PageHeader
        title={viewer?.firstName ? `Welcome back, ${viewer.firstName}!` : 'Welcome back!'}
        description={names.length > 0 ? new Intl.ListFormat(undefined).format(names) : undefined}
      />
      <ActionCards isMounted={isMounted} />
      <Figures />
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <RecentActivity isMounted={isMounted} />
        <div className="grid min-w-0 gap-6">
          <GetStarted isMounted={isMounted} />
          <ConnectionRequests />
        </div>
      </div>
    </>
  );
}
