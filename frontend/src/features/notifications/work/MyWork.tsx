import { useListWorkQuery, type WorkItemDto } from '@alliance/api-client/inbox';
import { problemText } from '@alliance/api-client/problem';
import { Link } from 'react-router-dom';
import { Badge } from '@/ui/Badge';
import { DayText, MomentText } from '@/ui/DateText';
import { EmptyState, LoadFailure } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';

const week = 7 * 86_400_000;

/** When it is due, as somebody plans their days. */
function dueOf({ dueOn }: WorkItemDto, now: number): Due {
  if (dueOn === null) return 'open';
  const today = new Date(now).toISOString().slice(0, 10);
  if (dueOn < today) return 'late';
  if (dueOn === today) return 'today';
  return Date.parse(dueOn) < now + week ? 'week' : 'later';
}

const groups = {
  late: 'Overdue',
  today: 'Today',
  week: 'Within a week',
  later: 'Later',
  open: 'Without a day',
};
type Due = keyof typeof groups;

/** What waits for the viewer, by the day that it is due. */
export function MyWork() {
  const { data: items, error, isFetching, refetch } = useListWorkQuery();
  if (!items && !error) return <Skeleton className="h-60" />;
  if (!items)
    return (
      <LoadFailure what="Your work" retrying={isFetching} onRetry={refetch}>
        {problemText(error)}
      </LoadFailure>
    );
  if (items.length === 0)
    return (
      <EmptyState title="Nothing waits for you">
        Proposals to answer, requests, reviews and payments that need you appear here, with the day that they are due.
      </EmptyState>
    );
  const now = Date.now();
  return (
    <div className="flex flex-col gap-6">
      {(Object.keys(groups) as Due[]).map((due) => {
        const own = items.filter((item) => dueOf(item, now) === due);
        return own.length === 0 ? null : <Group key={due} due={due} items={own} />;
      })}
    </div>
  );
}

function Group({ due, items }: { due: Due; items: WorkItemDto[] }) {
  return (
    <section aria-label={groups[due]}>
      <h2 className="mb-3 text-lg">{groups[due]}</h2>
      <ul className="flex flex-col gap-2">
        {items.map((item) => (
          <li key={`${item.kind} ${item.id}`} className="rounded-lg border border-line bg-surface p-4">
            <Link to={item.link} className="font-medium text-ink hover:underline [overflow-wrap:anywhere]">
              {item.title}
            </Link>
            <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-sm">
              {item.dueOn && (
                <Badge tone={due === 'late' ? 'red' : due === 'today' ? 'yellow' : 'neutral'}>
                  Due <DayText on={item.dueOn} />
                </Badge>
              )}
              <span>
                Waits since <MomentText at={item.since} />
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
