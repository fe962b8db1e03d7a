import {
  type ThreadPageDto,
  useBrowsePostsInfiniteQuery,
  useGetThreadQuery,
  useListCommunityPeopleQuery,
  useLockThreadMutation,
  useMarkThreadReadMutation,
  usePinThreadMutation,
  useReplyToThreadMutation,
} from '@alliance/api-client/communities';
import { problemText } from '@alliance/api-client/problem';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { discussionOf, pageOf } from '@/features/shared/communities/community-words';
import { Badge } from '@/ui/Badge';
import { Button, LinkButton } from '@/ui/Button';
import { BackLink } from '@/ui/browse/BackLink';
import { NothingToShow } from '@/ui/browse/NothingToShow';
import { itemsOf, PagedList } from '@/ui/browse/PagedList';
import { Card } from '@/ui/Card';
import { plural } from '@/ui/count';
import { Menu, MenuItem } from '@/ui/Menu';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/routing';
import { Skeleton } from '@/ui/Skeleton';
import { Composer } from '@/ui/text/LaterComposer';
import type { Person } from '@/ui/text/Markdown';
import { toast } from '@/ui/toast';
import { useAddress } from '@/ui/useAddress';
import { NewPosts } from './NewPosts';
import { PostEntry } from './PostEntry';

export default function DiscussionPage() {
  const { slug = '', id = '' } = useParams();
  const { currentData: thread, error, isFetching, refetch } = useGetThreadQuery({ id });
  const { data: people } = useListCommunityPeopleQuery({ slug, discussionId: id }, { skip: !thread?.isMember });
  usePageTitle(thread?.title);
  const back = <BackLink to={pageOf(slug)}>{thread?.communityName ?? 'The community'}</BackLink>;
  if (!thread)
    return <NothingToShow noun="Discussion" above={back} error={error} retrying={isFetching} onRetry={refetch} />;
  const { title, replies, isPinned, isLocked, isClosed, isMember, canModerate, communitySlug } = thread;
  return (
    <>
      <PageHeader
        above={back}
        title={<span className="[overflow-wrap:anywhere]">{title}</span>}
        actions={canModerate && <ModeratorMenu thread={thread} />}
      />
      <div className="mb-6 flex flex-wrap items-center gap-2 text-ink-2 text-sm">
        {isPinned && <Badge>Pinned</Badge>}
        {isLocked && <Badge tone="yellow">Locked</Badge>}
        <span className="tabular-nums">{plural(replies, 'reply', 'replies')}</span>
      </div>
      <div className="max-w-3xl">
        <Posts thread={thread} people={people} />
        {thread.canReply ? (
          <Reply id={id} people={people} />
        ) : (
          <p className="mt-6 rounded-lg bg-sunken p-4 text-ink-2">
            {isClosed && 'The alliance has closed this community: nobody writes here any more.'}
            {!isClosed && isLocked && 'The moderators have locked this discussion: nobody can reply.'}
            {!isClosed && !isLocked && isMember && 'You may read here, and not reply.'}
            {!isClosed && !isLocked && !isMember && (
              <>
                Who belongs to the community replies.{' '}
                <LinkButton to={`${pageOf(communitySlug)}?join=${communitySlug}`} variant="secondary" className="mt-3">
                  Join Community
                </LinkButton>
              </>
            )}
          </p>
        )}
      </div>
    </>
  );
}

function Posts({ thread, people }: { thread: ThreadPageDto; people?: readonly Person[] }) {
  const { id, isMember, firstUnreadId, communitySlug } = thread;
  const [from, setFrom] = useAddress('from');
  const result = useBrowsePostsInfiniteQuery({ id, from });
  const posts = itemsOf(result);
  const [read] = useMarkThreadReadMutation();
  const isShown = posts !== undefined;
  // Also where nothing is new: who has read it lately is told of what is written next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what is shown, whatever comes of it
  useEffect(() => {
    if (isShown && isMember) void read({ id });
  }, [isShown, isMember, id]);
  const isSkipping = from && posts?.[0] && !posts[0].opens;
  return (
    <>
      {isSkipping && (
        <p className="mb-4 flex flex-wrap items-center gap-3 text-ink-2 text-sm">
          You see the discussion from here on.
          <Button variant="secondary" onClick={() => setFrom('')}>
            Show From the Beginning
          </Button>
        </p>
      )}
      {!from && firstUnreadId && (
        <p className="mb-4">
          <LinkButton to={discussionOf(communitySlug, id, firstUnreadId)} variant="secondary">
            Go to What Is New
          </LinkButton>
        </p>
      )}
      <PagedList result={result} what="The posts" waiting={<Skeleton className="h-64 w-full" />} empty={null}>
        {(shown) => (
          <ul aria-label="Posts" className="grid gap-4">
            {shown.map((post) => (
              <li key={post.id} className="min-w-0">
                <PostEntry post={post} thread={thread} people={people} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      <NewPosts
        key={`${id} ${result.fulfilledTimeStamp}`}
        id={id}
        isLoading={result.isFetching}
        onShow={() => {
          void result.refetch();
          void read({ id });
        }}
      />
    </>
  );
}

function Reply({ id, people }: { id: string; people?: readonly Person[] }) {
  const [reply] = useReplyToThreadMutation();
  return (
    <Card className="mt-6">
      <Composer
        id="reply"
        draft={`reply:${id}`}
        label="Your reply"
        hint="@ mentions somebody."
        people={people}
        max={10_000}
        required="Write your reply"
        submit="Send Reply"
        submitting="Sending..."
        variant="primary"
        onSend={async (text) => {
          await reply({ id, replyDto: { text } }).unwrap();
          toast({ title: 'Success', description: 'Reply sent.' });
        }}
      />
    </Card>
  );
}

function ModeratorMenu({ thread: { id, isPinned, isLocked } }: { thread: ThreadPageDto }) {
  const [pin] = usePinThreadMutation();
  const [lock] = useLockThreadMutation();

  const act = async (work: Promise<unknown>, description: string) => {
    try {
      await work;
      toast({ title: 'Success', description });
    } catch (error) {
      toast({ title: 'Nothing was changed', description: problemText(error), variant: 'destructive' });
    }
  };

  return (
    <Menu trigger={<Button variant="secondary">Moderate</Button>}>
      <MenuItem
        onSelect={() =>
          act(
            pin({ id, switchDto: { isOn: !isPinned } }).unwrap(),
            isPinned ? 'The discussion stands among the others again.' : 'The discussion stands above the others.',
          )
        }
      >
        {isPinned ? 'Unpin' : 'Pin'}
      </MenuItem>
      <MenuItem
        onSelect={() =>
          act(
            lock({ id, switchDto: { isOn: !isLocked } }).unwrap(),
            isLocked ? 'The discussion is open again.' : 'Nobody can reply any more.',
          )
        }
      >
        {isLocked ? 'Unlock' : 'Lock'}
      </MenuItem>
    </Menu>
  );
}
