import {
  type MeasureKind,
  type ReportedPostDto,
  useBrowseMeasuresInfiniteQuery,
  useDismissReportsMutation,
  useGetModerationQueueQuery,
} from '@alliance/api-client/communities';
import { problemText } from '@alliance/api-client/problem';
import { type ReactNode, useId, useState } from 'react';
import { ReportedPost } from '@/features/shared/communities/ReportedPost';
import { PagedList } from '@/ui/browse/PagedList';
import { LoadFailure } from '@/ui/EmptyState';
import { laterDialog } from '@/ui/laterDialog';
import { Skeleton } from '@/ui/Skeleton';
import { MemberMeasure } from './MemberMeasure';

const MemberMeasureDialog = laterDialog(() => import('./MemberMeasureDialog'));

const waiting = <Skeleton className="h-48 w-full" />;

/** What waits for the moderators, and what they did. */
export default function Moderation({ slug }: { slug: string }) {
  const { data, error, isFetching, refetch } = useGetModerationQueueQuery(
    { slug },
    { refetchOnMountOrArgChange: true },
  );
  const measures = useBrowseMeasuresInfiniteQuery({ slug });
  // What waits for an answer stands among the appeals.
  const isNotAbove = ({ id }: { id: string }) => !data?.appeals.some((appealed) => appealed.id === id);
  return (
    <div className="flex flex-col gap-8">
      {error ? (
        <LoadFailure what="The queue" stale={Boolean(data)} retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : null}
      <Section title="Reported posts" empty="Nothing is reported." isEmpty={data?.reported.length === 0}>
        {data
          ? data.reported.map((one) => <Reported key={one.post.id} slug={slug} reported={one} />)
          : !error && waiting}
      </Section>
      <Section title="Appeals" empty="Nobody has appealed." isEmpty={data?.appeals.length === 0}>
        {data
          ? data.appeals.map((measure) => <MemberMeasure key={measure.id} slug={slug} measure={measure} />)
          : !error && waiting}
      </Section>
      <Section title="What was done">
        <PagedList
          result={measures}
          what="What was done"
          waiting={waiting}
          empty={<p className="text-ink-2">Nothing yet.</p>}
        >
          {(done) => (
            <div className="grid gap-4">
              {done.filter(isNotAbove).map((measure) => (
                <MemberMeasure key={measure.id} slug={slug} measure={measure} />
              ))}
            </div>
          )}
        </PagedList>
      </Section>
    </div>
  );
}

interface SectionProps {
  title: string;
  empty?: string;
  isEmpty?: boolean;
  children: ReactNode;
}

function Section({ title, empty, isEmpty, children }: SectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-3 text-xl">
        {title}
      </h2>
      {isEmpty ? <p className="text-ink-2">{empty}</p> : <div className="grid gap-4">{children}</div>}
    </section>
  );
}

function Reported({ slug, reported }: { slug: string; reported: ReportedPostDto }) {
  const [dismiss, { isLoading }] = useDismissReportsMutation();
  const [doing, setDoing] = useState<MeasureKind>();
  const { id, author } = reported.post;
  return (
    <ReportedPost
      slug={slug}
      reported={reported}
      isDismissing={isLoading}
      onDismiss={() => dismiss({ id }).unwrap()}
      onMeasure={setDoing}
    >
      {doing && (
        <MemberMeasureDialog kind={doing} postId={id} authorName={author.name} onClose={() => setDoing(undefined)} />
      )}
    </ReportedPost>
  );
}
