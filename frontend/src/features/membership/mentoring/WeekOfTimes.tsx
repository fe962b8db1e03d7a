import { type FreeTimeDto, useListFreeTimesQuery } from '@alliance/api-client/mentoring';
import { problemText } from '@alliance/api-client/problem';
import { Button } from '@/ui/Button';
import { LoadFailure } from '@/ui/EmptyState';
import { Icon } from '@/ui/Icon';
import { Skeleton } from '@/ui/Skeleton';
import { localZone } from '@/ui/timeZones';
import { dateOf, dayIn, daysAfter, elsewhere, placeOf, timeIn } from './times';

interface WeekOfTimesProps {
  mentor: { id: string; name: string; timeZone: string };
  /** The midnight that begins it, by the reader's clock. */
  week: Date;
  onWeek: (week: Date) => void;
  /** Left out where they are only looked at. */
  onChoose?: (time: FreeTimeDto) => void;
  /** One day below the other, also where there is room. */
  stacked?: boolean;
}

const daysOfWeek = [0, 1, 2, 3, 4, 5, 6];

/** The free times of a mentor in one week, by the reader's calendar, with what the mentor's clock shows beside each. */
export function WeekOfTimes({ mentor, week, onWeek, onChoose, stacked = false }: WeekOfTimesProps) {
  const end = daysAfter(week, 7);
  const { currentData, error, isFetching, refetch } = useListFreeTimesQuery({
    id: mentor.id,
    from: week.toISOString(),
    until: end.toISOString(),
  });
  const days = daysOfWeek.map((n) => daysAfter(week, n));
  const timesOf = (day: Date) =>
    currentData?.times.filter(({ startsAt }) => dateOf(new Date(startsAt)) === dateOf(day));
  const label = `${dayIn(week)} – ${dayIn(daysAfter(week, 6))}`;
  const isPast = end <= new Date();
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p aria-live="polite" className="font-medium">
          {label}
        </p>
        <div className="flex gap-2 print:hidden">
          <Button
            variant="secondary"
            onClick={() => onWeek(daysAfter(week, -7))}
            disabled={isPast || week <= new Date()}
            aria-label="Week before"
          >
            <Icon name="chevronLeft" />
          </Button>
          <Button
            variant="secondary"
            onClick={() => onWeek(end)}
            disabled={currentData && new Date(currentData.bookableUntil) <= end}
            aria-label="Week after"
          >
            <Icon name="chevronRight" />
          </Button>
        </div>
      </div>
      <p className="mt-1 text-ink-2 text-sm">
        Times are yours, {placeOf(localZone())}
        {localZone() === mentor.timeZone ? '' : `; below each, those of ${mentor.name} in ${placeOf(mentor.timeZone)}`}.
      </p>
      {error ? (
        <div className="mt-4">
          <LoadFailure what="The times" retrying={isFetching} onRetry={refetch}>
            {problemText(error)}
          </LoadFailure>
        </div>
      ) : (
        <ul
          aria-label={`Free times, ${label}`}
          aria-busy={isFetching}
          className={`mt-4 grid gap-3 ${stacked ? '' : 'md:grid-cols-7'}`}
        >
          {days.map((day) => (
            <Day
              key={dateOf(day)}
              day={day}
              times={timesOf(day)}
              mentor={mentor}
              onChoose={onChoose}
              stacked={stacked}
            />
          ))}
        </ul>
      )}
      {currentData?.times.length === 0 && (
        <p role="status" className="mt-4 text-ink-2">
          Nothing is free this week.
        </p>
      )}
    </div>
  );
}

interface DayProps extends Pick<WeekOfTimesProps, 'mentor' | 'onChoose' | 'stacked'> {
  day: Date;
  /** Nothing while they are on their way. */
  times: FreeTimeDto[] | undefined;
}

/** One below the other, a day without times is left out. */
function Day({ day, times, mentor, onChoose, stacked }: DayProps) {
  return (
    <li className={times?.length === 0 ? (stacked ? 'hidden' : 'max-md:hidden') : undefined}>
      <h3 className="mb-2 font-medium text-ink-2 text-sm tracking-normal">{dayIn(day)}</h3>
      {times ? (
        <ul className={`grid grid-cols-2 gap-2 sm:grid-cols-3 ${stacked ? '' : 'md:grid-cols-1'}`}>
          {times.map((time) => (
            <li key={time.startsAt}>
              <Time day={day} time={time} mentor={mentor} onChoose={onChoose} />
            </li>
          ))}
          {times.length === 0 && (
            <li aria-hidden="true" className="py-2 text-center text-ink-3 text-sm">
              –
            </li>
          )}
        </ul>
      ) : (
        <Skeleton className="h-11 w-full" />
      )}
    </li>
  );
}

const look =
  'block min-h-11 w-full rounded-md border border-line-strong bg-surface px-2 py-1.5 text-center font-medium text-sm tabular-nums';

function Time({ day, time, mentor, onChoose }: Omit<DayProps, 'times' | 'stacked'> & { time: FreeTimeDto }) {
  const there = elsewhere(time.startsAt, mentor.timeZone);
  const words = (
    <>
      <span className="sr-only">{dayIn(day)}, </span>
      {timeIn(time.startsAt)}
      {there && <span className="block font-normal text-ink-2 text-xs">{there}</span>}
    </>
  );
  if (!onChoose) return <span className={look}>{words}</span>;
  return (
    <button
      type="button"
      onClick={() => onChoose(time)}
      className={`${look} transition-colors hover:border-brand hover:bg-brand-soft`}
    >
      {words}
    </button>
  );
}
