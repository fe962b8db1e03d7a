import { useViewer } from '@alliance/api-client/viewer';
import { TablesControl } from '@/ui/charts/TablesControl';
import { useTables } from '@/ui/charts/useTables';
import { PageHeader } from '@/ui/PageHeader';
import { Tabs } from '@/ui/Tabs';
import { useAddress } from '@/ui/useAddress';
import { OrganizationTab, OwnTablesControl } from './OrganizationTab';
import { PlatformTab } from './PlatformTab';

/** How the alliance does, and beside it the viewer's own organizations. */
export default function DashboardPage() {
  const { isTable } = useTables();
  const [tab, setTab] = useAddress('tab');
  const { viewer } = useViewer();
  const isOwn = tab === 'organization' && viewer?.organizations.length !== 0;
  const platform = <PlatformTab isTable={isTable} />;
  return (
    <>
      <PageHeader
        title="Platform Analytics"
        description="What the alliance is working on, and what has come of it."
        actions={isOwn ? <OwnTablesControl /> : <TablesControl />}
      />
      {viewer && viewer.organizations.length === 0 ? (
        platform
      ) : (
        <Tabs
          label="Whose figures"
          value={isOwn ? tab : 'platform'}
          onChange={(next) => setTab(next === 'platform' ? '' : next)}
          tabs={[
            { value: 'platform', label: 'The alliance', content: platform },
            { value: 'organization', label: 'Your analytics', content: <OrganizationTab isTable={isTable} /> },
          ]}
        />
      )}
    </>
  );
}
