import {
  type CommunityMemberDto,
  type CommunityPageDto,
  useBrowseCommunityMembersInfiniteQuery,
} from '@alliance/api-client/communities';
import { useState } from 'react';
import { tierNames } from '@/content/tiers';
import { rightLabels } from '@/features/shared/communities/community-words';
import { PersonLine } from '@/features/shared/communities/PersonLine';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { PagedList } from '@/ui/browse/PagedList';
import { useSearch } from '@/ui/browse/useSearch';
import { plural } from '@/ui/count';
import { DateText } from '@/ui/DateText';
import { EmptyState } from '@/ui/EmptyState';
import { laterDialog } from '@/ui/laterDialog';
import { SearchBox } from '@/ui/SearchBox';
import { Skeleton } from '@/ui/Skeleton';
import { Invitations } from './Invitations';

const MemberRoleDialog = laterDialog(() => import('./MemberRoleDialog'));

/** Who belongs to a community; who manages it says what they may do, and invites others. */
export default function Members({ community: { slug, rights, closedAt } }: { community: CommunityPageDto }) {
  const [search, setSearch] = useSearch();
  const result = useBrowseCommunityMembersInfiniteQuery({ slug, search });
  const manages = rights?.canManage ?? false;
  return (
    <div className="flex flex-col gap-6">
      {manages && !closedAt && <Invitations slug={slug} />}
      <SearchBox
        className="max-w-md"
        label="Search people"
        placeholder="Search by name..."
        value={search}
        onSearch={setSearch}
      />
      <PagedList
        result={result}
        what="The people"
        waiting={<Skeleton className="h-64 w-full" />}
        empty={
          <EmptyState title="Nobody Found">
            {search ? `Nobody here has “${search}” in the name.` : 'Nobody belongs to it yet.'}
          </EmptyState>
        }
      >
        {(people) => (
          <ul aria-label="People" className="divide-y divide-line rounded-lg border border-line bg-surface">
            {people.map((person) => (
              <li key={person.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
                <MemberLine person={person} slug={slug} manages={manages} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

interface MemberLineProps {
  person: CommunityMemberDto;
  slug: string;
  manages: boolean;
}

function MemberLine({ person, slug, manages }: MemberLineProps) {
  const { name, membershipTier, joinedAt, lastActiveAt, contributions, canPost } = person;
  const [changing, setChanging] = useState(false);
  return (
    <>
      <div className="min-w-0 flex-1 basis-56">
        <PersonLine person={person}>{membershipTier && tierNames[membershipTier]}</PersonLine>
      </div>
      <p className="text-ink-3 text-sm tabular-nums">
        {plural(contributions, 'contribution')} · since <DateText at={joinedAt} />
        {lastActiveAt && (
          <>
            , active <DateText at={lastActiveAt} />
          </>
        )}
      </p>
      {!canPost && <Badge tone="yellow">Reads only</Badge>}
      {manages && (
        <Button
          variant="quiet"
          onClick={() => setChanging(true)}
          aria-label={`Change what ${name} may do`}
          title={Object.values(rightLabels).join(', ')}
        >
          Role
        </Button>
      )}
      {changing && <MemberRoleDialog slug={slug} person={person} onClose={() => setChanging(false)} />}
    </>
  );
}
