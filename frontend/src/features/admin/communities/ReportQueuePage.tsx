import type { MeasureKind } from '@alliance/api-client/communities';
import {
  type AnyReportedPostDto,
  useDismissReportedPostMutation,
  useGetCommunityFiguresQuery,
  useJudgeReportedPostMutation,
  useListReportedPostsQuery,
} from '@alliance/api-client/management';
import { problemText } from '@alliance/api-client/problem';
import { useState } from 'react';
import { plural } from '@/features/shared/communities/community-words';
import { ReportedPost } from '@/features/shared/communities/ReportedPost';
import { EmptyState, LoadFailure } from '@/ui/EmptyState';
import { laterDialog } from '@/ui/laterDialog';
import { PageHeader } from '@/ui/PageHeader';
import { CardSkeletons } from '@/ui/Skeleton';

const MeasureDialog = laterDialog(() => import('@/features/shared/communities/MeasureDialog'));

/** What members have reported in any community, until somebody has decided about it. */
export default function ReportQueuePage() {
  const { data, error, isFetching, refetch } = useListReportedPostsQuery();
  const { data: figures } = useGetCommunityFiguresQuery();
  return (
    <>
      <PageHeader
        title="Report queue"
        description="Posts that were reported in any community, the oldest report first. Their moderators see them too, and whoever decides first has decided."
      />
      {figures && (
        <p className="mb-5 text-ink-2 text-sm tabular-nums">
          {plural(figures.reported, 'reported post waits', 'reported posts wait')}.
          {figures.appeals > 0 &&
            ` ${plural(figures.appeals, 'appeal waits', 'appeals wait')} for the moderators of the communities.`}
        </p>
      )}
      {error ? (
        <LoadFailure what="The queue" stale={Boolean(data)} retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : null}
      {!data && !error && <CardSkeletons />}
      {data?.length === 0 && (
        <EmptyState title="Nothing to Decide">Members report a post where they read it.</EmptyState>
      )}
      {data && data.length > 0 && (
        <ul aria-label="Reported posts" className="grid gap-5">
          {data.map((one) => (
            <li key={one.post.id} className="min-w-0">
              <Entry reported={one} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Entry({ reported }: { reported: AnyReportedPostDto }) {
  const [dismiss, { isLoading: isDismissing }] = useDismissReportedPostMutation();
  const [judge, { isLoading }] = useJudgeReportedPostMutation();
  const [doing, setDoing] = useState<MeasureKind>();
  const { post, community } = reported;
  return (
    <ReportedPost
      reported={reported}
      communityName={community.name}
      isDismissing={isDismissing}
      onDismiss={() => dismiss({ id: post.id }).unwrap()}
      onMeasure={setDoing}
    >
      {doing && (
        <MeasureDialog
          kind={doing}
          postId={post.id}
          authorName={post.author.name}
          isLoading={isLoading}
          onTake={(reason) => judge({ id: post.id, takeMeasureDto: { kind: doing, reason } }).unwrap()}
          onClose={() => setDoing(undefined)}
        />
      )}
    </ReportedPost>
  );
}
