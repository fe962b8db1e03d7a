import { useViewer } from '@alliance/api-client/viewer';
import { useTables } from '@/ui/charts/useTables';
import { PageHeader } from '@/ui/PageHeader';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { Tabs } from '@/ui/Tabs';
import { useAddress } from '@/ui/useAddress';
import { OrganizationTab } from './OrganizationTab';
import { PlatformTab } from './PlatformTab';

const looks = [
  { value: 'chart', label: 'Charts' },
  { value: 'table', label: 'Tables' },
] as const;

/** How the alliance does, and beside it the viewer's own organizations. */
export default function DashboardPage() {
  const { isTable, show } = useTables();
  const [tab, setTab] = useAddress('tab');
  const { viewer } = useViewer();
  const platform = <PlatformTab isTable={isTable} />;
  return (
    <>
      <PageHeader
        title="Platform Analytics"
        description="What the alliance is working on, and what has come of it."
        actions={
          <SegmentedControl
            legend="Show figures as"
            name="look"
            options={looks}
            value={isTable ? 'table' : 'chart'}
            onChange={show}
          />
        }
      />
      {viewer && viewer.organizations.length === 0 ? (
        platform
      ) : (
        <Tabs
          label="Whose figures"
          value={tab === 'organization' ? tab : 'platform'}
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
