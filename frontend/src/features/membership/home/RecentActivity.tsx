import { type ActivityDto, type ActivityKind, useListActivityQuery } from '@alliance/api-client/innovation';
import { problemText } from '@alliance/api-client/problem';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '@/ui/Card';
import { DateText } from '@/ui/DateText';
import { LoadFailure } from '@/ui/EmptyState';
import { useIsMounted } from '@/ui/routing';
import { Skeleton } from '@/ui/Skeleton';

const whatHappened: Record<ActivityKind, string> = {
  problem_submitted: 'submitted a problem',
  solution_published: 'published a solution',
  solution_proposed: 'proposed a solution to',
  proposal_accepted: 'accepted a proposal for',
  match_found: 'was matched with you on',
  project_started: 'started a project',
  success_reported: 'reported a success',
};

export function RecentActivity() {
  const { data, error, isFetching, refetch } = useListActivityQuery({ limit: 8 });
  const titleId = useId();
  return (
    <Card as="section" className="min-w-0">
      <h2 id={titleId} className="text-xl">
        Recent Activity
      </h2>
      {error ? (
        <div className="mt-4">
          <LoadFailure what="What happened lately" stale={Boolean(data)} retrying={isFetching} onRetry={refetch}>
            {problemText(error)}
          </LoadFailure>
        </div>
      ) : null}
      {!data && !error && <Skeleton className="mt-4 h-64 w-full" />}
      {data?.length === 0 && (
        <p className="mt-3 text-ink-2 text-sm">
          Nothing has happened yet. Problems and solutions appear here as soon as they are submitted.
        </p>
      )}
      <ol aria-labelledby={titleId} className="mt-2 divide-y divide-line">
        {data?.map((entry) => (
          <li key={`${entry.kind}${entry.subject.id}${entry.at}`} className="py-3 last:pb-0">
            <p className="text-ink-2 text-sm">
              <span className="text-ink">{entry.organizationName}</span> {whatHappened[entry.kind]}
            </p>
            <p className="flex items-baseline justify-between gap-4">
              <Subject entry={entry} />
              <span className="shrink-0 text-ink-3 text-sm">
                <DateText at={entry.at} />
              </span>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Subject({ entry }: { entry: ActivityDto }) {
  const isMounted = useIsMounted();
  const { subject, title } = entry;
  const pages = `/${subject.type}s`;
  return isMounted(`${pages}/:id`) ? (
    <Link to={`${pages}/${subject.id}`} className="min-w-0 rounded-sm font-medium hover:text-brand">
      {title}
    </Link>
  ) : (
    <span className="min-w-0 font-medium">{title}</span>
  );
}
