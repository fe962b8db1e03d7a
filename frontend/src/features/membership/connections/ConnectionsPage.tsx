import { useBrowseConnectionEntriesInfiniteQuery, useCountConnectionsQuery } from '@alliance/api-client/connections';
import { useId } from 'react';
import { LinkButton } from '@/ui/Button';
import { itemsOf, PagedList } from '@/ui/browse/PagedList';
import { useSearch } from '@/ui/browse/useSearch';
import { Card } from '@/ui/Card';
import { counted } from '@/ui/count';
import { EmptyState } from '@/ui/EmptyState';
import { laterDialog } from '@/ui/laterDialog';
import { PageHeader } from '@/ui/PageHeader';
import { SearchBox } from '@/ui/SearchBox';
import { CardSkeletons } from '@/ui/Skeleton';
import { TabCount } from '@/ui/TabCount';
import { Tabs } from '@/ui/Tabs';
import { useAddress } from '@/ui/useAddress';
import { ConnectionEntry } from './ConnectionEntry';
import { type Tab, tabOf, tabs } from './tabs';

const DeclineConnectionDialog = laterDialog(() => import('@/features/shared/requests/DeclineConnectionDialog'));

const words: Record<Tab, { label: string; title: string; text: string }> = {
  connected: {
    label: 'Connected',
    title: 'No Connections Yet',
    text: 'Find an organization in the network, and ask it to connect.',
  },
  incoming: {
    label: 'Asked of us',
    title: 'Nothing to Answer',
    text: 'Requests of other organizations appear here, and in the mail of your owners and admins.',
  },
  outgoing: {
    label: 'Asked by us',
    title: 'No Open Requests',
    text: 'What your organizations ask stands here until it is answered.',
  },
  past: {
    label: 'Past',
    title: 'Nothing Has Ended',
    text: 'Requests that were declined or withdrawn, and connections that were removed, stay on record here.',
  },
};

/** All connections of the viewer's organizations, and the requests from and to them. */
export default function ConnectionsPage() {
  const [said, setTab] = useAddress('tab');
  const tab = tabOf(said);
  const { data: counts } = useCountConnectionsQuery();
  return (
    <>
      <PageHeader
        title="Connections"
        description="The organizations that yours are connected with, and the requests between you."
        actions={
          <LinkButton to="/members" variant="secondary">
            Find Organizations
          </LinkButton>
        }
      />
      <Tabs
        label="Connections"
        value={tab}
        onChange={(next) => setTab(next === 'connected' ? '' : next)}
        tabs={tabs.map((value) => ({
          value,
          label: (
            <>
              {words[value].label}
              <TabCount known={counts !== undefined}>{counts && counted(counts[value])}</TabCount>
            </>
          ),
          content: <Entries key={value} tab={value} />,
        }))}
      />
    </>
  );
}

function Entries({ tab }: { tab: Tab }) {
  const [search, setSearch] = useSearch();
  const [decliningId, setDeclining] = useAddress('decline');
  const titleId = useId();
  const result = useBrowseConnectionEntriesInfiniteQuery({ tab, search });
  const declining = itemsOf(result)?.find(({ id }) => id === decliningId);
  return (
    <>
      <SearchBox
        className="mb-5 max-w-md"
        label="Search connections"
        placeholder="Search by the other organization's name..."
        value={search}
        onSearch={setSearch}
      />
      <PagedList
        result={result}
        what="The connections"
        empty={<Nothing tab={tab} search={search} />}
        waiting={<CardSkeletons />}
      >
        {(connections) => (
          <>
            <h2 id={titleId} className="sr-only">
              {words[tab].label}
            </h2>
            <ul aria-labelledby={titleId} className="grid gap-5 lg:grid-cols-2">
              {connections.map((connection) => (
                <li key={connection.id} className="min-w-0">
                  <Card className="h-full min-w-0">
                    <ConnectionEntry connection={connection} onDecline={() => setDeclining(connection.id)} />
                  </Card>
                </li>
              ))}
            </ul>
          </>
        )}
      </PagedList>
      {declining && <DeclineConnectionDialog connection={declining} onClose={() => setDeclining('')} />}
    </>
  );
}

function Nothing({ tab, search }: { tab: Tab; search: string }) {
  if (search) return <EmptyState title="No Connections Found">{`Nobody here has “${search}” in the name.`}</EmptyState>;
  const { title, text } = words[tab];
  return (
    <EmptyState
      title={title}
      action={
        tab === 'connected' && (
          <LinkButton to="/members" variant="secondary">
            Find Organizations
          </LinkButton>
        )
      }
    >
      {text}
    </EmptyState>
  );
}
