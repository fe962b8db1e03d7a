import { type CommunityPageDto, useGetCommunityQuery } from '@alliance/api-client/communities';
import { problemText } from '@alliance/api-client/problem';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { CommunityImage } from '@/features/shared/communities/CommunityImage';
import { pageOf, whoMayJoin } from '@/features/shared/communities/community-words';
import { PersonLine } from '@/features/shared/communities/PersonLine';
import { Badge } from '@/ui/Badge';
import { Button, LinkButton } from '@/ui/Button';
import { BackLink } from '@/ui/browse/BackLink';
import { NothingToShow } from '@/ui/browse/NothingToShow';
import { plural } from '@/ui/count';
import { DateText } from '@/ui/DateText';
import { LoadFailure } from '@/ui/EmptyState';
import { laterDialog } from '@/ui/laterDialog';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/routing';
import { Skeleton } from '@/ui/Skeleton';
import { Strip } from '@/ui/Strip';
import { TabCount } from '@/ui/TabCount';
import { Tabs } from '@/ui/Tabs';
import { useAddress, useParameters } from '@/ui/useAddress';
import { Discussions } from './Discussions';
import { JoinButton, Joining } from './JoinButton';
import { LeaveButton } from './LeaveButton';
import { OwnMeasures } from './OwnMeasures';

const StartStop = laterDialog(() => import('./StartStop'));

const Members = lazy(() => import('./Members'));
const Moderation = lazy(() => import('./Moderation'));
const Settings = lazy(() => import('./Settings'));

const back = <BackLink to="/communities">All communities</BackLink>;

export default function CommunityPage() {
  const { slug = '' } = useParams();
  const { currentData: community, error, isFetching, refetch } = useGetCommunityQuery({ slug });
  usePageTitle(community?.name);
  if (!community)
    return <NothingToShow noun="Community" above={back} error={error} retrying={isFetching} onRetry={refetch} />;

  const { name, description, image, color, standing, members, discussions, rights, isActive } = community;
  return (
    <>
      <CommunityImage type={image} color={color} className="mb-6 h-20 rounded-lg" />
      <PageHeader
        above={back}
        title={name}
        description={description}
        actions={
          <>
            {standing === 'member' && <LeaveButton community={community} />}
            <JoinButton community={community} />
            {rights?.canPost && community.canRead && !community.closedAt && (
              <StartButton slug={slug} isStopped={!community.canStart} name={name} />
            )}
          </>
        }
      />
      <div className="mb-6 flex flex-wrap items-center gap-2 text-ink-2 text-sm">
        <Badge>{whoMayJoin(community)}</Badge>
        {!isActive && <Badge tone="yellow">Resting</Badge>}
        {community.closedAt && <Badge tone="red">Closed</Badge>}
        <span className="tabular-nums">
          {plural(members, 'member')}&nbsp;· {plural(discussions, 'discussion')}
        </span>
      </div>
      {error ? (
        <div className="mb-5">
          <LoadFailure what="The community" stale retrying={isFetching} onRetry={refetch}>
            {problemText(error)}
          </LoadFailure>
        </div>
      ) : null}
      <ClosedNote community={community} />
      <OwnMeasures measures={community.measures} />
      <Waiting community={community} />
      {community.canRead ? <Parts community={community} /> : <Closed community={community} />}
      <Joining communities={[community]} />
    </>
  );
}

/** Replying is free where all may; whoever starts something needs a plan with communities. */
function StartButton({ slug, name, isStopped }: { slug: string; name: string; isStopped: boolean }) {
  const [stopped, setStopped] = useAddress('start');
  if (!isStopped) return <LinkButton to={`${pageOf(slug)}/new`}>Start Discussion</LinkButton>;
  return (
    <>
      <Button onClick={() => setStopped('1')}>Start Discussion</Button>
      {stopped && (
        <StartStop
          reason={`Your plan lets you reply in ${name}, not start discussions.`}
          onClose={() => setStopped('')}
        />
      )}
    </>
  );
}

/** That nobody writes here any more, and why. */
function ClosedNote({ community: { closedAt, closedReason } }: { community: CommunityPageDto }) {
  if (!closedAt) return null;
  return (
    <p className="mb-6 whitespace-pre-line rounded-lg bg-sunken p-4 text-ink-2 [overflow-wrap:anywhere]">
      The alliance closed this community on <DateText at={closedAt} />. What was written can be read, and nobody writes
      or joins. {closedReason}
    </p>
  );
}

/** What needs whoever moderates. */
function Waiting({ community: { slug, waiting, rights } }: { community: CommunityPageDto }) {
  const { parameters } = useParameters();
  if (!rights?.canModerate || waiting === 0 || parameters.get('tab') === 'moderation') return null;
  return (
    <Strip
      action={
        <LinkButton to={`${pageOf(slug)}?tab=moderation`} variant="secondary">
          Open Queue
        </LinkButton>
      }
    >
      {waiting === 1 ? 'A report or appeal waits' : `${waiting} reports and appeals wait`} for the moderators.
    </Strip>
  );
}

/** For who may not read: what there is, and whom it is of. */
function Closed({ community: { standing, staff } }: { community: CommunityPageDto }) {
  return (
    <section aria-label="People who moderate">
      <p className="mb-5 text-ink-2">
        {standing === 'banned'
          ? 'You cannot read or write here while the ban lasts.'
          : 'Those who belong to it read and write here.'}
      </p>
      <ul className="grid gap-4 sm:grid-cols-2">
        {staff.map((person) => (
          <li key={person.id} className="min-w-0">
            <PersonLine person={person} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Parts({ community }: { community: CommunityPageDto }) {
  const { parameters, change } = useParameters();
  const { rights, waiting } = community;
  const tabs = [
    { value: 'discussions', label: 'Discussions', content: <Discussions community={community} /> },
    ...(rights ? [{ value: 'people', label: 'People', content: <Members community={community} /> }] : []),
    ...(rights?.canModerate
      ? [
          {
            value: 'moderation',
            label: (
              <>
                Moderation
                {waiting > 0 && <TabCount known>{waiting}</TabCount>}
              </>
            ),
            content: <Moderation slug={community.slug} />,
          },
        ]
      : []),
    ...(rights?.canManage
      ? [{ value: 'settings', label: 'Settings', content: <Settings community={community} /> }]
      : []),
  ];
  const said = parameters.get('tab') ?? '';
  const tab = tabs.some(({ value }) => value === said) ? said : 'discussions';
  return (
    <Tabs
      label="Parts of the community"
      value={tab}
      onChange={(next) => change({ tab: next === 'discussions' ? '' : next, search: '' })}
      tabs={tabs.map((one) => ({
        ...one,
        content: <Suspense fallback={<Skeleton className="h-64 w-full" />}>{one.content}</Suspense>,
      }))}
    />
  );
}
