import { type CommunityFiguresDto, useGetCommunityFiguresQuery } from '@alliance/api-client/management';
import { PageHeader } from '@/ui/PageHeader';
import { TabCount } from '@/ui/TabCount';
import { Tabs } from '@/ui/Tabs';
import { useParameters } from '@/ui/useAddress';
import { ManagedMeasures, WaitingAppeals } from './ManagedMeasures';
import { ReportedPosts } from './ReportedPosts';

/** What waits for a decision in any community, and what was decided. */
export default function ReportQueuePage() {
  const { parameters, change } = useParameters();
  const { data: figures } = useGetCommunityFiguresQuery();
  const said = parameters.get('tab') ?? '';
  const counted = (label: string, figure: keyof CommunityFiguresDto) => (
    <>
      {label}
      <TabCount known={figures !== undefined}>{figures?.[figure]}</TabCount>
    </>
  );
  return (
    <>
      <PageHeader
        title="Report queue"
        description="What members reported in any community, the appeals against what was decided, and all that was. Moderators see their own community’s, and whoever decides first has decided; what the alliance did, the alliance alone lifts."
      />
      <Tabs
        label="Report queue"
        value={said === 'appeals' || said === 'measures' ? said : 'reported'}
        onChange={(tab) => change({ tab: tab === 'reported' ? '' : tab, search: '', state: '' })}
        tabs={[
          { value: 'reported', label: counted('Reported posts', 'reported'), content: <ReportedPosts /> },
          { value: 'appeals', label: counted('Appeals', 'appeals'), content: <WaitingAppeals /> },
          { value: 'measures', label: 'What was done', content: <ManagedMeasures /> },
        ]}
      />
    </>
  );
}
