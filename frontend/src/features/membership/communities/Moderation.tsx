import {
  type MeasureKind,
  type ReportedPostDto,
  useBrowseMeasuresInfiniteQuery,
  useDismissReportsMutation,
  useGetModerationQueueQuery,
} from '@alliance/api-client/communities';
import { problemText } from '@alliance/api-client/problem';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/ui/Button';
import { PagedList } from '@/ui/browse/PagedList';
import { Card } from '@/ui/Card';
import { DateText } from '@/ui/DateText';
import { LoadFailure } from '@/ui/EmptyState';
import { laterDialog } from '@/ui/laterDialog';
import { Skeleton } from '@/ui/Skeleton';
import { Markdown } from '@/ui/text/Markdown';
import { toast } from '@/ui/toast';
import { groundLabels } from './community-words';
import { MeasureEntry } from './MeasureEntry';
import { ModeratedPost } from './ModeratedPost';

const MeasureDialog = laterDialog(() => import('./MeasureDialog'));

const waiting = <Skeleton className="h-48 w-full" />;

/** What waits for the moderators, and what they did. */
export default function Moderation({ slug }: { slug: string }) {
  const { data, error, isFetching, refetch } = useGetModerationQueueQuery(
    { slug },
    { refetchOnMountOrArgChange: true },
  );
  const measures = useBrowseMeasuresInfiniteQuery({ slug });
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
          ? data.appeals.map((measure) => <MeasureEntry key={measure.id} slug={slug} measure={measure} />)
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
              {done.map((measure) => (
                <MeasureEntry key={measure.id} slug={slug} measure={measure} />
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

function Reported({ slug, reported: { post, reports } }: { slug: string; reported: ReportedPostDto }) {
  const [dismiss, { isLoading }] = useDismissReportsMutation();
  const [doing, setDoing] = useState<MeasureKind>();

  const send = async () => {
    try {
      await dismiss({ id: post.id }).unwrap();
      toast({ title: 'Success', description: 'Reports dismissed. Who made them is told.' });
    } catch (error) {
      toast({ title: 'Nothing was changed', description: problemText(error), variant: 'destructive' });
    }
  };

  return (
    <Card as="article" className="min-w-0">
      <ModeratedPost slug={slug} post={post} />
      <ul aria-label="Reports" className="mt-4 grid gap-2 border-warning border-l-2 pl-4 text-sm">
        {reports.map(({ ground, note, text, reporterName, reportedAt }) => (
          <li key={`${reporterName} ${reportedAt}`} className="text-ink-2 [overflow-wrap:anywhere]">
            <span className="font-medium text-ink">{groundLabels[ground]}</span> · {reporterName} ·{' '}
            <DateText at={reportedAt} />
            {note && <span className="mt-1 block whitespace-pre-line">{note}</span>}
            {text && (
              <div className="mt-1">
                It said then:
                <Markdown text={text} />
              </div>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setDoing('hide')}>
          Hide …
        </Button>
        <Button variant="secondary" onClick={() => setDoing('warn')}>
          Warn …
        </Button>
        <Button variant="secondary" onClick={() => setDoing('ban')}>
          Ban …
        </Button>
        <Button variant="quiet" pending={isLoading} onClick={send}>
          Dismiss
        </Button>
      </div>
      {doing && (
        <MeasureDialog
          kind={doing}
          postId={post.id}
          authorName={post.author.name}
          onClose={() => setDoing(undefined)}
        />
      )}
    </Card>
  );
}
