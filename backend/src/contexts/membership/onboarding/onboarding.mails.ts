import { join } from 'node:path';
import { mailsIn, NotificationCategory, type RecipientLimit } from '../../../platform/mail/define-mail';

const defineMail = mailsIn(join(__dirname, 'mails'));

/** The operators hear of all, up to what nobody could hold. */
const operators: RecipientLimit = { mails: 200, minutes: 24 * 60 };
const startsAt = new Date('2026-11-30T10:00:00Z');
const link = 'https://alliance.example/onboarding';
const calendar = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:REQUEST\r\nEND:VCALENDAR';

/** To who has booked or moved it: the entry in their calendar comes, or moves, with it. */
export const onboardingBooked = defineMail<{
  firstName: string;
  startsAt: Date;
  minutes: number;
  isMoved: boolean;
  place: string | null;
  link: string;
  calendar: string;
}>({
  name: 'onboarding-booked',
  calendar: 'calendar',
  subject: 'Your onboarding: {{moment startsAt}}',
  preview: '{{minutes}} minutes with our team.',
  sample: {
    ...{ firstName: 'Alex', startsAt, minutes: 45, isMoved: true, place: 'https://meet.example/alliance', link },
    calendar,
  },
  optional: ['place'],
});

/** To whose call the alliance has cancelled: the entry in their calendar goes. */
export const onboardingCancelled = defineMail<{
  firstName: string;
  startsAt: Date;
  reason: string;
  link: string;
  calendar: string;
}>({
  name: 'onboarding-cancelled',
  calendar: 'calendar',
  category: NotificationCategory.Alliance,
  isMandatory: true,
  subject: 'Your onboarding on {{moment startsAt}} is cancelled',
  preview: '{{reason}}',
  sample: { firstName: 'Alex', startsAt, reason: 'Our colleague is ill. Please choose another time.', link, calendar },
});

/** To the operators: a call was booked, moved, or cancelled by who booked it. */
export const onboardingTold = defineMail<{
  name: string;
  email: string;
  organizationName: string | null;
  memberId: string | null;
  what: 'booked' | 'moved' | 'cancelled';
  startsAt: Date;
  note: string | null;
  link: string;
}>({
  name: 'onboarding-told',
  names: true,
  limit: operators,
  subject: 'Onboarding {{what}}: {{name}}, {{moment startsAt}}',
  preview: '{{name}} has {{what}} an onboarding call.',
  sample: {
    name: 'Alex Kimani',
    email: 'alex@techflow.example',
    organizationName: 'TechFlow Solutions',
    memberId: 'GIA-123456',
    what: 'booked',
    startsAt,
    note: 'How we submit our first problem.',
    link: 'https://alliance.example/admin/onboarding',
  },
  optional: ['organizationName', 'memberId', 'note'],
});
