import { calendarDayOf, dayOf, momentOf } from './in-words';

/** A day, on one line. */
export const DateText = ({ at }: { at: string }) => (
  <time dateTime={at} className="whitespace-nowrap">
    {dayOf(at)}
  </time>
);

/** A day and its hour. */
export const MomentText = ({ at }: { at: string }) => <time dateTime={at}>{momentOf(at)}</time>;

/** A day of the calendar. */
export const DayText = ({ on }: { on: string }) => <time dateTime={on}>{calendarDayOf(on)}</time>;
