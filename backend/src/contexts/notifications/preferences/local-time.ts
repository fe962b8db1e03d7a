import { minute } from '../../../platform/clock/durations';

const minutesOfDay = 24 * 60;
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The minute of the day, and how many days ago it was Monday, as clocks in the zone show it. */
export function wallClock(at: Date, timeZone: string): { minutes: number; sinceMonday: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(at);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { minutes: Number(of('hour')) * 60 + Number(of('minute')), sinceMonday: weekdays.indexOf(of('weekday')) };
}

/** The next time that clocks in the zone show this minute of the day, on a Monday if so wanted; on the minute. */
export function nextTime(now: Date, timeZone: string, minutes: number, onMonday = false): Date {
  const here = wallClock(now, timeZone);
  const today = minutes - here.minutes;
  const days = onMonday ? (7 - here.sinceMonday) % 7 : 0;
  const period = onMonday ? 7 * minutesOfDay : minutesOfDay;
  const wait = days * minutesOfDay + today;
  const onTheMinute = Math.floor(now.getTime() / minute) * minute;
  const found = new Date(onTheMinute + (wait > 0 ? wait : wait + period) * minute);
  // Where the clocks are changed meanwhile, by as much as they are.
  const shift = minutes - wallClock(found, timeZone).minutes;
  const shortest = ((shift + minutesOfDay * 1.5) % minutesOfDay) - minutesOfDay / 2;
  return new Date(found.getTime() + shortest * minute);
}

/** Whether the minute of the day lies between the two, also over midnight. */
export const isBetween = (minutes: number, from: number, until: number): boolean =>
  from <= until ? minutes >= from && minutes < until : minutes >= from || minutes < until;
