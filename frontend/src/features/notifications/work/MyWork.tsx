import { useListWorkQuery, useWorkDone, type WorkItemDto } from '@alliance/api-client/inbox';
import { problemText } from '@alliance/api-client/problem';
import { lazy, Suspense, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { counted } from '@/ui/count';
import { DayText, MomentText } from '@/ui/DateText';
import { EmptyState, LoadFailure } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';
import { toast } from '@/ui/toast';

const WorkAnswers = lazy(() => import('./WorkAnswers'));

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

/** What was done last and can be taken back. */
interface Done {
  title: string;
  undo: () => Promise<unknown>;
}
type OnDone = (item: WorkItemDto, undo?: Done['undo']) => void;

/** What waits for the viewer, by the day that it is due; what one answer does is answered in its line. */
export function MyWork() {
  const { data: items, error, isFetching, refetch } = useListWorkQuery();
  const takeOff = useWorkDone();
  const [last, setLast] = useState<Done>();
  if (!items && !error) return <Skeleton className="h-60" />;
  if (!items)
    return (
      <LoadFailure what="Your work" retrying={isFetching} onRetry={refetch}>
        {problemText(error)}
      </LoadFailure>
    );
  const now = Date.now();
  const onDone: OnDone = (item, undo) => {
    takeOff(item);
    setLast(undo && { title: item.title, undo });
  };
  const undone = () => {
    setLast(undefined);
    refetch();
  };
  return (
    <>
      <p role="status" className="sr-only">
        {items.length === 0 ? '' : items.length === 1 ? 'One thing waits.' : `${counted(items.length)} things wait.`}
      </p>
      <div role="status" className="mb-4 empty:hidden">
        {last && <LastDone done={last} onUndone={undone} />}
      </div>
      {items.length === 0 && (
        <EmptyState title="Nothing waits for you">
          Proposals to answer, requests, reviews and payments that need you appear here, with the day that they are due.
        </EmptyState>
      )}
      {items.length > 0 && (
        <div className="flex flex-col gap-6">
          {(Object.keys(groups) as Due[]).map((due) => {
            const own = items.filter((item) => dueOf(item, now) === due);
            return own.length === 0 ? null : <Group key={due} due={due} items={own} onDone={onDone} />;
          })}
        </div>
      )}
    </>
  );
}

/** Says what can be taken back, until something else is done. */
function LastDone({ done: { title, undo }, onUndone }: { done: Done; onUndone: () => void }) {
  const [isLoading, setLoading] = useState(false);
  const takeBack = async () => {
    setLoading(true);
    try {
      await undo();
    } catch (error) {
      setLoading(false);
      toast({ title: 'Not undone', description: problemText(error), variant: 'destructive' });
      return;
    }
    onUndone();
  };
  return (
    <p className="flex flex-wrap items-center gap-3 rounded-lg border border-line bg-sunken px-4 py-2 text-sm">
      <span className="min-w-0 [overflow-wrap:anywhere]">Declined: {title}.</span>
      <Button variant="secondary" pending={isLoading} onClick={takeBack}>
        Undo
      </Button>
    </p>
  );
}

interface GroupProps {
  due: Due;
  items: WorkItemDto[];
  onDone: OnDone;
}

function Group({ due, items, onDone }: GroupProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-3 text-lg">
        {groups[due]}
      </h2>
      <ul aria-labelledby={titleId} className="flex flex-col gap-2">
        {items.map((item) => (
          <Line key={`${item.kind} ${item.id}`} item={item} due={due} onDone={onDone} />
        ))}
      </ul>
    </section>
  );
}

function Line({ item, due, onDone }: Omit<GroupProps, 'items'> & { item: WorkItemDto }) {
  const titleId = useId();
  const { answer } = item;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-4">
      <div className="min-w-0 flex-1 basis-64">
        <Link id={titleId} to={item.link} className="font-medium text-ink hover:underline [overflow-wrap:anywhere]">
          {item.title}
        </Link>
        {answer?.note && <p className="mt-1 line-clamp-2 text-ink-2 text-sm [overflow-wrap:anywhere]">{answer.note}</p>}
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
      </div>
      {answer && (
        <div className="flex flex-wrap gap-2 print:hidden">
          <Suspense fallback={<Skeleton className="h-11 w-44" />}>
            <WorkAnswers item={item} answer={answer} describedBy={titleId} onDone={(undo) => onDone(item, undo)} />
          </Suspense>
        </div>
      )}
    </li>
  );
}
