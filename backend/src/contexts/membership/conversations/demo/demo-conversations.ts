import { demoId } from '../../../../platform/demo/demo-id';
import { demoColleagues, demoPeople } from '../../demo/demo-organizations';
import { ConversationSubject } from '../conversation.enums';

const people = [...demoPeople, ...demoColleagues];
const known = (firstName: string) => people.find((person) => person.firstName === firstName) as (typeof people)[number];
const [maya, jonas, amina, tunde, lukas, daniel] = ['Maya', 'Jonas', 'Amina', 'Tunde', 'Lukas', 'Daniel'].map(
  known,
) as [Person, Person, Person, Person, Person, Person];
type Person = (typeof people)[number];

interface DemoConnection {
  id: string;
  from: Person;
  to: Person;
  note: string;
  daysAgo: number;
}
const connected = (from: Person, to: Person, daysAgo: number, note: string): DemoConnection => ({
  id: demoId(`connection ${from.organization} ${to.organization}`),
  ...{ from, to, daysAgo, note },
});
const withPlant = connected(
  maya,
  jonas,
  64,
  'You look for condition monitoring on presses; we have it running on forty.',
);
const withMinistry = connected(amina, maya, 41, 'We should like to see your sensors on our pumping stations.');
const withLab = connected(tunde, amina, 19, 'My students measure water losses in Lagos, and would compare with yours.');

/** The organizations of the people that can be signed in as know each other. */
export const demoConnections = [withPlant, withMinistry, withLab];

interface DemoConversation {
  with: readonly [Person, Person, ...Person[]];
  about?: { kind: ConversationSubject; id: string; title: string };
  daysAgo: number;
  /** Who wrote what, in this order. */
  messages: readonly (readonly [Person, string])[];
  /** Who has not read so many of the last ones. */
  unread?: readonly [Person, number];
}

const quietMains = 'Quiet mains: leak location for Nakuru and Thika';

/** What they have written to each other: the first one began it. */
export const demoConversations: readonly DemoConversation[] = [
  {
    with: [maya, jonas, lukas],
    about: {
      kind: ConversationSubject.Connection,
      id: withPlant.id,
      title: 'TechFlow Solutions and Global Manufacturing Corp',
    },
    daysAgo: 2,
    messages: [
      [maya, 'Good that we are connected. Shall we begin with **one press** in Stuttgart, for four weeks?'],
      [jonas, 'One press is too few to see a bearing fail. Lukas, how many can we spare?'],
      [lukas, 'Three of the 400 t line, from the first Monday of next month. They stand at night.'],
      [jonas, 'Then three. What do you need from us?\n\n- power at the frame\n- somebody who lets you in'],
      [maya, 'Both, and the maintenance log of the last year, so that we know what the sensors should have heard.'],
      [lukas, 'You have it by Friday.'],
      [maya, 'Thank you. I send a plan of the four weeks tomorrow.'],
    ],
    unread: [jonas, 1],
  },
  {
    with: [amina, maya, daniel],
    daysAgo: 6,
    messages: [
      [amina, 'Two of our stations have no power for eleven hours a day. Do your sensors keep what they hear?'],
      [maya, 'For nine days. They send it when the line is back, with the hour at which it was heard.'],
      [daniel, 'Then Thika is a good place to try: the line is back every evening at six.'],
      [amina, 'Please propose it to our problem, so that the evaluation knows of it.'],
    ],
    unread: [maya, 2],
  },
  {
    with: [amina, tunde],
    about: { kind: ConversationSubject.Project, id: demoId(`project ${quietMains}`), title: quietMains },
    daysAgo: 12,
    messages: [
      [amina, 'Your students may use the figures of the first forty kilometres. Helix has checked them.'],
      [tunde, 'They begin next week. May they name Nakuru in what they write?'],
      [amina, 'They may, once the district has read it.'],
    ],
    unread: [tunde, 1],
  },
  {
    with: [jonas, lukas],
    daysAgo: 1,
    messages: [
      [jonas, 'Who scores the proposals to the spindle problem while Sofia is away?'],
      [lukas, 'I do. Two are left.'],
    ],
  },
];
