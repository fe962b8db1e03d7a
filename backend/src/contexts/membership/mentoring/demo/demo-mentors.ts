import { demoId } from '../../../../platform/demo/demo-id';
import { demoColleagues, demoOrganizations, demoPeople } from '../../demo/demo-organizations';
import { Interest } from '../../registrations/registration.enums';
import type { Availability, WeeklyHours } from '../hours';
import { MentorKind } from '../mentoring.enums';

const organization = (name: string): string => demoOrganizations.find((one) => one.name === name)?.id ?? name;
const each = (weekdays: number[], from: string, until: string): WeeklyHours[] =>
  weekdays.map((weekday) => ({ weekday, from, until }));

/** Mentors who are nobody else in the demo data. */
export const demoMentorPeople = [
  { firstName: 'Ngozi', lastName: 'Eze', at: 'unilag', of: 'University of Lagos Innovation Lab' },
  { firstName: 'Oliver', lastName: 'Grant', at: 'baobab', of: 'Baobab Ventures' },
  { firstName: 'Camila', lastName: 'Rojas', at: 'andes', of: 'Andes Accelerator' },
].map(({ firstName, lastName, at, of }) => ({
  id: demoId(`mentor ${firstName} ${lastName}`),
  email: `${firstName}.${lastName}@${at}.example`.toLowerCase(),
  firstName,
  lastName,
  organization: organization(of),
}));

const idOf = (email: string): string =>
  [...demoPeople, ...demoColleagues, ...demoMentorPeople].find((one) => one.email === email)?.id ?? email;

interface DemoMentor extends Availability {
  email: string;
  organization: string;
  kind: MentorKind;
  headline: string;
  about: string;
  topics: Interest[];
  languages: string[];
}

/** One of each continent, so that any reader finds times by day; the newest is first in the list. */
export const demoMentors = (
  [
    {
      email: 'ngozi.eze@unilag.example',
      organization: 'University of Lagos Innovation Lab',
      kind: MentorKind.Mentor,
      headline: 'From a prototype in the laboratory to a first field test',
      about:
        'I run the field tests of our lab: forty since 2016, in payments, solar and public health.\n\nBring the one thing that you are not sure people will do, and we plan how to find out in a month.',
      topics: [Interest.Fintech, Interest.Edtech, Interest.Healthtech],
      languages: ['English', 'Yoruba'],
      timeZone: 'Africa/Lagos',
      sessionMinutes: 60,
      hours: each([1, 3, 5], '10:00', '13:00'),
      exceptions: [],
    },
    {
      email: 'camila.rojas@andes.example',
      organization: 'Andes Accelerator',
      kind: MentorKind.Mentor,
      headline: 'Hardware teams: from ten units to a thousand',
      about:
        'I have built two factories and closed one. I help with suppliers, certificates and the price of the second series.',
      topics: [Interest.Robotics, Interest.Agritech],
      languages: ['Español', 'English'],
      timeZone: 'America/Santiago',
      sessionMinutes: 45,
      hours: each([2, 4], '15:00', '18:00'),
      exceptions: [],
    },
    {
      email: 'oliver.grant@baobab.example',
      organization: 'Baobab Ventures',
      kind: MentorKind.Expert,
      headline: 'What an investor asks before a first round',
      about:
        'Eleven years of climate and health companies in emerging markets. We go through your figures line by line; send them before.',
      topics: [Interest.Greentech, Interest.Healthtech, Interest.Fintech],
      languages: ['English', 'Français'],
      timeZone: 'Europe/London',
      sessionMinutes: 60,
      hours: each([2, 3], '09:00', '12:00'),
      exceptions: [],
    },
    {
      email: 'priya.nair@globalmfg.example',
      organization: 'Global Manufacturing Corp',
      kind: MentorKind.Expert,
      headline: 'How a pilot in a plant is set up so that it becomes an order',
      about:
        'I have led thirty pilots with startups in our plants, nine of which we bought. I know what procurement, safety and the works council will ask.',
      topics: [Interest.Robotics, Interest.Ai, Interest.Waste],
      languages: ['English', 'Deutsch', 'हिन्दी'],
      timeZone: 'Europe/Berlin',
      sessionMinutes: 60,
      hours: each([1, 4], '13:00', '17:00'),
      exceptions: [],
    },
  ] satisfies DemoMentor[]
).map(({ email, organization: of, ...mentor }) => ({
  id: demoId(`mentoring of ${email}`),
  userId: idOf(email),
  organizationId: organization(of),
  meetingLink: `https://meet.example/${email.split('@')[0]?.replace('.', '-')}`,
  ...mentor,
}));

/** Who met whom, so many days ago (or ahead), what about, and how it was. Those of the last months count against a plan. */
export const demoSessions = [
  {
    with: 'camila.rojas@andes.example',
    by: 'jonas.weber@globalmfg.example',
    daysAgo: 90,
    topic: 'Suppliers for sensors in series of a thousand.',
    stars: 5,
    review: 'Three names, and what to ask each of them. Two have become our suppliers.',
  },
  {
    with: 'ngozi.eze@unilag.example',
    by: 'jonas.weber@globalmfg.example',
    daysAgo: 40,
    topic: 'How students could test our repair stations.',
    stars: 4,
    review: 'Clear about what a semester can and cannot show.',
  },
  {
    with: 'ngozi.eze@unilag.example',
    by: 'amina.otieno@water.example',
    daysAgo: 400,
    topic: 'Payments for water kiosks.',
    stars: 5,
    review: 'We left with a plan for the first month.',
  },
  {
    with: 'priya.nair@globalmfg.example',
    by: 'maya.chen@techflow.example',
    daysAgo: 410,
    topic: 'What a plant asks before a pilot.',
    stars: 5,
    review: null,
  },
  {
    with: 'camila.rojas@andes.example',
    by: 'jonas.weber@globalmfg.example',
    daysAgo: -6,
    topic: 'Certificates for the second series.',
    stars: null,
    review: null,
  },
].map(({ with: mentor, by, ...session }) => ({
  id: demoId(`session of ${by} with ${mentor} ${session.daysAgo}`),
  mentorId: demoId(`mentoring of ${mentor}`),
  userId: idOf(by),
  organizationId: demoPeople.find(({ email }) => email === by)?.organization ?? by,
  ...session,
}));
