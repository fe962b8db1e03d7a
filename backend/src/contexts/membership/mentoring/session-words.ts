import { MentorKind } from './mentoring.enums';

export const sessionNames: Record<MentorKind, string> = {
  [MentorKind.Mentor]: 'Mentor session',
  [MentorKind.Expert]: 'Expert session',
};

/** "Tuesday, 24 November 2026, 14:00–15:00 (Africa/Nairobi)". */
export function timeInWords(from: Date, until: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone });
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone });
  return `${day.format(from)}, ${time.format(from)}–${time.format(until)} (${timeZone})`;
}
