import {
  useBrowseNotificationsInfiniteQuery,
  useListWorkQuery,
  useReadInboxMutation,
} from '@alliance/api-client/inbox';
import type { NotificationCategory } from '@alliance/api-client/preferences';
import { problemText } from '@alliance/api-client/problem';
import { optionsOf } from '@/content/labels';
import { Button, LinkButton } from '@/ui/Button';
import { PagedList } from '@/ui/browse/PagedList';
import { counted } from '@/ui/count';
import { EmptyState } from '@/ui/EmptyState';
import { NativeSelect } from '@/ui/inputs';
import { PageHeader } from '@/ui/PageHeader';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { Skeleton } from '@/ui/Skeleton';
import { TabCount } from '@/ui/TabCount';
import { Tabs } from '@/ui/Tabs';
import { toast } from '@/ui/toast';
import { useAddress, useParameters } from '@/ui/useAddress';
import { categoryLabels } from '../categories';
import { MyWork } from '../work/MyWork';
import { InboxLine } from './InboxLine';
import { filtersIn } from './inbox-filters';

const shows = [
  { value: 'all', label: 'All' },
  { value: 'unread', label: 'Unread' },
] as const;

/** What somebody was told, and what waits for them. */
export default function InboxPage() {
  const [tab, setTab] = useAddress('tab');
  const { data: work } = useListWorkQuery();
  return (
    <div className="max-w-4xl">
      <PageHeader
        title="Inbox"
        description="What has happened around what you and your organizations do, and what waits for you."
        actions={
          <LinkButton to="/profile/notifications" variant="secondary">
            Notification Settings
          </LinkButton>
        }
      />
      <Tabs
        label="Inbox"
        value={tab === 'work' ? tab : 'notifications'}
        onChange={(value) => setTab(value === 'notifications' ? '' : value)}
        tabs={[
          { value: 'notifications', label: 'Notifications', content: <Notifications /> },
          {
            value: 'work',
            label: (
              <>
                My Work
                <TabCount known={work !== undefined}>{work && counted(work.length)}</TabCount>
              </>
            ),
            content: <MyWork />,
          },
        ]}
      />
    </div>
  );
}

/** All that somebody was told, the newest first. */
function Notifications() {
  const { parameters, change } = useParameters();
  const filters = filtersIn(parameters);
  const category = Object.hasOwn(categoryLabels, filters.category) ? (filters.category as NotificationCategory) : '';
  const result = useBrowseNotificationsInfiniteQuery({ ...filters, category });
  const [readAll, { isLoading }] = useReadInboxMutation();

  const markAll = async () => {
    try {
      await readAll({ readInboxDto: { category: category || undefined } }).unwrap();
    } catch (error) {
      toast({ title: 'Not marked', description: problemText(error), variant: 'destructive' });
    }
  };

  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-3 print:hidden">
        <SegmentedControl
          legend="Show"
          name="show"
          options={shows}
          value={filters.unread ? 'unread' : 'all'}
          onChange={(show) => change({ show: show === 'all' ? '' : show })}
        />
        <NativeSelect
          aria-label="About"
          className="min-w-[min(12rem,100%)]"
          placeholder="About everything"
          options={optionsOf(categoryLabels)}
          value={category}
          onChange={({ target }) => change({ category: target.value })}
        />
        <Button variant="secondary" className="sm:ml-auto" pending={isLoading} onClick={markAll}>
          {category ? 'Mark these as read' : 'Mark all as read'}
        </Button>
      </div>
      <PagedList
        result={result}
        what="Your inbox"
        waiting={<Skeleton className="h-60" />}
        empty={<Nothing isUnread={filters.unread !== ''} category={category} />}
      >
        {(notifications) => (
          <ul aria-label="Notifications" className="flex flex-col gap-2">
            {notifications.map((notification) => (
              <InboxLine key={notification.id} notification={notification} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

function Nothing({ isUnread, category }: { isUnread: boolean; category: NotificationCategory | '' }) {
  if (isUnread)
    return <EmptyState title="All read">Nothing is waiting for you here. What is new appears by itself.</EmptyState>;
  if (category) return <EmptyState title="Nothing here">Nothing has happened about this so far.</EmptyState>;
  return (
    <EmptyState title="Nothing yet">
      Answers, requests and decisions that concern you appear here as they happen, and in your mail as you choose.
    </EmptyState>
  );
}
