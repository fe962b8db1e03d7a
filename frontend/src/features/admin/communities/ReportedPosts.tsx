import type { MeasureKind } from '@alliance/api-client/communities';
import {
  type AnyReportedPostDto,
  useDismissReportedPostMutation,
  useJudgeReportedPostMutation,
  useListReportedPostsQuery,
} from '@alliance/api-client/management';
import { problemText } from '@alliance/api-client/problem';
import { useState } from 'react';
import { ReportedPost } from '@/features/shared/communities/ReportedPost';
import { EmptyState, LoadFailure } from '@/ui/EmptyState';
import { laterDialog } from '@/ui/laterDialog';
import { CardSkeletons } from '@/ui/Skeleton';

const MeasureDialog = laterDialog(() => import('@/features/shared/communities/MeasureDialog'));

/** What members have reported in any community, the oldest report first, until somebody has decided about it. */
export function ReportedPosts() {
  const { data, error, isFetching, refetch } = useListReportedPostsQuery();
  return (
    <>
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
        <>
          <h2 className="sr-only">Reported posts</h2>
          <ul aria-label="Reported posts" className="grid gap-5">
            {data.map((one) => (
              <li key={one.post.id} className="min-w-0">
                <Entry reported={one} />
              </li>
            ))}
          </ul>
        </>
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
