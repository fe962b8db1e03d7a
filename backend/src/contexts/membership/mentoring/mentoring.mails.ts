import { join } from 'node:path';
import {
  defineNotification,
  mailsIn,
  NotificationCategory,
  type RecipientLimit,
} from '../../../platform/mail/define-mail';

const defineMail = mailsIn(join(__dirname, 'mails'));
const category = NotificationCategory.Mentoring;

const day = 24 * 60;
/** Anybody whose plan has sessions can book and cancel; decision 24 has the reasons. */
const limit: RecipientLimit = { mails: 30, minutes: day };

/** What each of the two is told of a session, by their own clock. */
export interface SessionInMail {
  firstName: string;
  otherName: string;
  /** "Mentor session" or "Expert session". */
  what: string;
  when: string;
  topic: string;
  /** Where it takes place. */
  place: string;
  link: string;
}

const sample = {
  firstName: 'Alex',
  otherName: 'Priya Nair',
  what: 'Mentor session',
  when: 'Tuesday, 24 November 2026, 14:00–15:00 (Africa/Nairobi)',
  topic: 'How a pilot with a utility is set up.',
  place: 'https://meet.example/priya',
  link: 'https://alliance.example/mentors/sessions',
};
const calendar = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:REQUEST\r\nEND:VCALENDAR';

/** To both. */
export const sessionBookedMail = defineMail<SessionInMail & { calendar: string }>({
  name: 'mentor-session-booked',
  names: true,
  category,
  limit,
  calendar: 'calendar',
  subject: 'Booked: {{what}} with {{otherName}}',
  preview: '{{when}}',
  sample: { ...sample, calendar },
});

/** To both, also where it takes place elsewhere at the same time, without `before`: the entry in their calendar moves with it. */
export const sessionMovedMail = defineMail<SessionInMail & { before: string | null; calendar: string }>({
  name: 'mentor-session-moved',
  names: true,
  category,
  isMandatory: true,
  limit,
  calendar: 'calendar',
  subject: 'Moved: {{what}} with {{otherName}}',
  preview: 'Now {{when}}',
  sample: { ...sample, before: 'Monday, 23 November 2026, 09:00–10:00 (Africa/Nairobi)', calendar },
  optional: ['before'],
});

/** To both: the entry in their calendar goes. */
export const sessionCancelledMail = defineMail<
  Omit<SessionInMail, 'place' | 'topic'> & { reason: string | null; consequence: string | null; calendar: string }
>({
  name: 'mentor-session-cancelled',
  names: true,
  category,
  isMandatory: true,
  limit,
  calendar: 'calendar',
  subject: 'Cancelled: {{what}} with {{otherName}}',
  preview: 'It was to be on {{when}}',
  sample: {
    firstName: sample.firstName,
    otherName: sample.otherName,
    what: sample.what,
    when: sample.when,
    link: sample.link,
    reason: 'I have to be at the site that day.',
    consequence: 'It does not count against your plan.',
    calendar,
  },
  optional: ['reason', 'consequence'],
});

/** To both, a day before. */
export const sessionNearMail = defineMail<SessionInMail>({
  name: 'mentor-session-near',
  names: true,
  category,
  subject: 'Soon: {{what}} with {{otherName}}',
  preview: '{{when}}',
  sample,
});

/** To whom the other says not to have met. */
export const sessionMissedNotification = defineNotification<{ otherName: string; when: string; link: string }>({
  name: 'mentor-session-missed',
  names: true,
  category,
  limit,
  subject: '{{otherName}} says that you did not come',
  preview: 'Your session was to be on {{when}}.',
  sample: { otherName: sample.otherName, when: sample.when, link: sample.link },
});

/** To the mentor. */
export const sessionRatedNotification = defineNotification<{ otherName: string; stars: number; link: string }>({
  name: 'mentor-session-rated',
  names: true,
  category,
  limit,
  subject: '{{otherName}} has rated your session',
  preview: '{{stars}} of 5 stars.',
  sample: { otherName: sample.otherName, stars: 5, link: sample.link },
});
