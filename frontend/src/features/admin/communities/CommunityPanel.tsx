import { type ManagedCommunityDto, useGetManagedCommunityQuery } from '@alliance/api-client/management';
import { isApiError, problemText } from '@alliance/api-client/problem';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { whoMayJoin } from '@/features/shared/communities/community-words';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Facts } from '@/ui/browse/Facts';
import { counted, plural } from '@/ui/count';
import { DateText } from '@/ui/DateText';
import { Dialog } from '@/ui/Dialog';
import { LoadFailure } from '@/ui/EmptyState';
import { laterDialog } from '@/ui/laterDialog';
import { Skeleton } from '@/ui/Skeleton';
import { Tabs } from '@/ui/Tabs';
import { ManagedMembers } from './ManagedMembers';
import { stateLabels, stateOf, stateTones } from './managed-words';

const ManagedSettings = lazy(() => import('./ManagedSettings'));
const CloseCommunityDialog = laterDialog(() => import('./CloseCommunityDialog'));

/** One community beside the list: who belongs to it, its settings, and its end. */
export default function CommunityPanel({ slug, onClose }: { slug: string; onClose: () => void }) {
  const { currentData: community, error, isFetching, refetch } = useGetManagedCommunityQuery({ slug });
  const isAbsent = isApiError(error) && error.status === 404;
  return (
    <Dialog
      aside
      open
      onOpenChange={(next) => next || onClose()}
      title={<span className="[overflow-wrap:anywhere]">{community?.name ?? 'Community'}</span>}
      description={<span className="break-all">/communities/{slug}</span>}
    >
      {community && <Opened key={community.id} community={community} />}
      {!community && isAbsent && <p>There is no such community.</p>}
      {!community && !isAbsent && error ? (
        <LoadFailure what="The community" retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : null}
      {!community && !error && <Skeleton className="h-32" />}
    </Dialog>
  );
}

function Opened({ community }: { community: ManagedCommunityDto }) {
  const { slug, description, closedAt, closedReason, createdAt, members, discussions, managers, moderators } =
    community;
  const { reported, appeals, revision } = community;
  const [part, setPart] = useState('members');
  const [isClosing, setClosing] = useState(false);
  const state = stateOf(community);
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex flex-wrap gap-2">
          <Badge tone={stateTones[state]}>{stateLabels[state]}</Badge>
          <Badge>{whoMayJoin(community)}</Badge>
          {managers === 0 && <Badge tone="red">Nobody manages it</Badge>}
        </p>
        <Button variant="secondary" onClick={() => setClosing(true)}>
          {closedAt ? 'Open Again …' : 'Close …'}
        </Button>
      </div>
      <p className="[overflow-wrap:anywhere]">{description}</p>
      {closedAt && (
        <p className="whitespace-pre-line rounded-md bg-sunken p-3 text-sm [overflow-wrap:anywhere]">
          Closed on <DateText at={closedAt} />: {closedReason}
        </p>
      )}
      <Facts
        facts={[
          ['Members', counted(members)],
          ['Discussions', counted(discussions)],
          ['Moderated by', moderators.join(', ') || 'Nobody'],
          ['Created', <DateText key="created" at={createdAt} />],
          [
            'Waiting',
            <span key="waiting">
              <Link to="/admin/communities/reports" className="text-brand underline underline-offset-4">
                {plural(reported, 'reported post')}
              </Link>
              ,{' '}
              <Link to="/admin/communities/reports?tab=appeals" className="text-brand underline underline-offset-4">
                {plural(appeals, 'appeal')}
              </Link>
            </span>,
          ],
        ]}
      />
      <Tabs
        label="Parts of the community"
        value={part}
        onChange={setPart}
        tabs={[
          { value: 'members', label: 'Members', content: <ManagedMembers slug={slug} /> },
          {
            value: 'settings',
            label: 'Settings',
            content: (
              <Suspense fallback={<Skeleton className="h-64" />}>
                <ManagedSettings key={revision} community={community} />
              </Suspense>
            ),
          },
        ]}
      />
      {isClosing && <CloseCommunityDialog community={community} onClose={() => setClosing(false)} />}
    </div>
  );
}
