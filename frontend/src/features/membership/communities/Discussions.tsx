import {
  type CommunityPageDto,
  type ThreadDto,
  useBrowseFoundPostsInfiniteQuery,
  useBrowseThreadsInfiniteQuery,
  useMarkCommunityReadMutation,
  useSuggestCommunitySearchQuery,
} from '@alliance/api-client/communities';
import { problemText } from '@alliance/api-client/problem';
import { Link } from 'react-router-dom';
import { discussionOf, organizationOf } from '@/features/shared/communities/community-words';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { DidYouMean } from '@/ui/browse/DidYouMean';
import { Highlighted } from '@/ui/browse/Highlighted';
import { PagedList } from '@/ui/browse/PagedList';
import { useSearch } from '@/ui/browse/useSearch';
import { classes } from '@/ui/classes';
import { plural } from '@/ui/count';
import { DateText } from '@/ui/DateText';
import { EmptyState } from '@/ui/EmptyState';
import { OrganizationName } from '@/ui/OrganizationName';
import { PersonPicture } from '@/ui/PersonPicture';
import { SearchBox } from '@/ui/SearchBox';
import { Skeleton } from '@/ui/Skeleton';
import { toast } from '@/ui/toast';

/** What a community discusses, or what a search finds in it. */
export function Discussions({ community }: { community: CommunityPageDto }) {
  const { slug, unread } = community;
  const [search, setSearch] = useSearch();
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <SearchBox
          className="min-w-0 max-w-md flex-1 basis-60"
          label="Search discussions"
          placeholder="Search titles and posts..."
          value={search}
          onSearch={setSearch}
        />
        {unread > 0 && !search && <ReadAllButton slug={slug} />}
      </div>
      {search ? <Found slug={slug} search={search} onSearch={setSearch} /> : <Threads community={community} />}
    </>
  );
}

function ReadAllButton({ slug }: { slug: string }) {
  const [read, { isLoading }] = useMarkCommunityReadMutation();
  const send = async () => {
    try {
      await read({ slug }).unwrap();
      toast({ title: 'Success', description: 'All discussions are marked as read.' });
    } catch (error) {
      toast({ title: 'Nothing was changed', description: problemText(error), variant: 'destructive' });
    }
  };
  return (
    <Button variant="quiet" pending={isLoading} onClick={send}>
      Mark all as read
    </Button>
  );
}

const lines = <Skeleton className="h-64 w-full" />;

function Threads({ community: { slug, rights, closedAt } }: { community: CommunityPageDto }) {
  const result = useBrowseThreadsInfiniteQuery({ slug });
  return (
    <PagedList
      result={result}
      what="The discussions"
      waiting={lines}
      empty={
        <EmptyState title="No Discussions Yet">
          {rights?.canPost && !closedAt
            ? 'Start the first one: ask what you really want to know.'
            : 'What is discussed stands here.'}
        </EmptyState>
      }
    >
      {(threads) => (
        <ul aria-label="Discussions" className="divide-y divide-line rounded-lg border border-line bg-surface">
          {threads.map((thread) => (
            <li key={thread.id}>
              <ThreadEntry slug={slug} thread={thread} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function ThreadEntry({ slug, thread }: { slug: string; thread: ThreadDto }) {
  const { id, title, author, replies, lastActivityAt, isPinned, isLocked, isUnread } = thread;
  const organization = organizationOf(author);
  return (
    <article className="flex min-w-0 gap-3 px-5 py-4">
      <PersonPicture name={author.name} imageUrl={author.imageUrl} organizationId={author.organizationId} />
      <div className="flex min-w-0 flex-col gap-1">
        <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-base">
          <Link
            to={discussionOf(slug, id)}
            className={classes(
              'rounded-sm [overflow-wrap:anywhere] hover:text-brand',
              isUnread ? 'font-semibold' : 'font-normal',
            )}
          >
            {title}
          </Link>
          {isUnread && <Badge tone="brand">New</Badge>}
          {isPinned && <Badge>Pinned</Badge>}
          {isLocked && <Badge tone="yellow">Locked</Badge>}
        </h2>
        <p className="text-ink-3 text-sm [overflow-wrap:anywhere]">
          {author.name}
          {organization && (
            <>
              , <OrganizationName organization={organization} isFollowed />
            </>
          )}
          {organization ? ' ' : '\u00a0· '}
          {plural(replies, 'reply', 'replies')}&nbsp;· <DateText at={lastActivityAt} />
        </p>
      </div>
    </article>
  );
}

interface Searched {
  slug: string;
  search: string;
  onSearch: (text: string) => void;
}

/** Words that the community has, where what was typed finds nothing. */
function Meant({ slug, search, onSearch }: Searched) {
  const { currentData } = useSuggestCommunitySearchQuery({ slug, search });
  return <DidYouMean suggestion={currentData?.suggestion} onSearch={onSearch} />;
}

function Found({ slug, search, onSearch }: Searched) {
  const result = useBrowseFoundPostsInfiniteQuery({ slug, search });
  const meant = <Meant {...{ slug, search, onSearch }} />;
  return (
    <PagedList
      result={result}
      what="The discussions"
      waiting={lines}
      empty={
        <EmptyState title="Nothing Found">
          No post here has “{search}”. {meant}
        </EmptyState>
      }
    >
      {(posts) => (
        <>
          {result.data?.pages[0]?.words === 'some' && (
            <p role="status" className="mb-5 text-ink-2 text-sm [overflow-wrap:anywhere]">
              No post has all words of “{search}”. These have some of them. {meant}
            </p>
          )}
          <ul aria-label="Posts found" className="divide-y divide-line rounded-lg border border-line bg-surface">
            {posts.map(({ id, threadId, title, description, author, createdAt, hits }) => (
              <li key={id} className="px-5 py-4">
                <h2 className="text-base">
                  <Link
                    to={discussionOf(slug, threadId, id === threadId ? undefined : id)}
                    className="rounded-sm font-medium [overflow-wrap:anywhere] hover:text-brand"
                  >
                    <Highlighted text={title} hits={hits} />
                  </Link>
                </h2>
                <p className="mt-1 line-clamp-3 text-ink-2 [overflow-wrap:anywhere]">
                  <Highlighted text={description} hits={hits} />
                </p>
                <p className="mt-1 text-ink-3 text-sm">
                  {author.name}&nbsp;· <DateText at={createdAt} />
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </PagedList>
  );
}
