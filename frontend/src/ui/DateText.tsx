import { calendarDayOf, dayOf, momentOf } from './in-words';

/** A day. */
export const DateText = ({ at }: { at: string }) => <time dateTime={at}>{dayOf(at)}</time>;

/** A day and its hour. */
export const MomentText = ({ at }: { at: string }) => <time dateTime={at}>{momentOf(at)}</time>;

/** A day of the calendar. */
export const DayText = ({ on }: { on: string }) => <time dateTime={on}>{calendarDayOf(on)}</time>;
