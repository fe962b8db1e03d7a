/** What people ask about a topic, and how they begin. */
const questions: readonly [title: (topic: string) => string, text: string][] = [
  [
    (t) => `What has worked for you: ${t}?`,
    'We begin with this next month, and would rather learn from your mistakes than from ours. What would you do **again**, and what not?',
  ],
  [
    (t) => `How do you measure it: ${t}`,
    'Our figures say little, and come late. Which one or two do you look at, how often, and who believes them?',
  ],
  [
    (t) => `Who decides with you: ${t}`,
    'Here it is everybody, so nobody. I am looking for examples in which one person may decide, and for what they may *not* decide.',
  ],
  [
    (t) => `Templates to share? ${capital(t)}`,
    'We have written a first version on two pages and would gladly exchange it. What must stand in it, in your experience?',
  ],
  [
    (t) => `Lessons of the last two years: ${t}`,
    'Three things that we have learned:\n\n1. Begin smaller than you think.\n2. Say who ends it before you begin.\n3. Tell those who were against it first.\n\nWhat would you add?',
  ],
  [
    (t) => `${capital(t)}: what does it cost?`,
    'I need an honest range for the budget, with the hours of our own people. What did you plan, and what was it in the end?',
  ],
  [
    (t) => `Looking for two organizations to compare notes: ${t}`,
    'We are about 4,000 people in three countries. An hour a month, no slides. Who joins?',
  ],
  [
    (t) => `${capital(t)}: small organizations`,
    'Most that is written about this assumes a large team. We are eleven. What is the smallest version that still does its work?',
  ],
  [
    (t) => `Arguments for the board: ${t}`,
    'I have ten minutes on the fourteenth. Which argument has convinced yours, and which one was laughed at?',
  ],
  [
    (t) => `Does anybody have data on this: ${t}?`,
    'We have 26 cases, which proves nothing. If some of you have as many, we could put them together, anonymously, and look.',
  ],
  [
    (t) => `${capital(t)}: the legal side`,
    'Our lawyers and theirs have exchanged nine drafts by now. Which clauses turned out to matter, and which never did?',
  ],
  [
    (t) => `What I would do differently: ${t}`,
    'We did it, it was late and over budget, and it was still right. The long version is below; ask me anything.',
  ],
  [
    (t) => `${capital(t)}: tools that you use`,
    'A spreadsheet has brought us far, and it hurts now. What do you use, what does it *not* do, and would you buy it again?',
  ],
  [
    (t) => `How long did it take you? ${capital(t)}`,
    'From the first talk to the first result: our last three took 5, 11 and 19 months. Is that usual?',
  ],
  [
    (t) => `${capital(t)}: who should not be in the room?`,
    'A half-serious question. Our best decisions were made by four people. How many are you, and who is told afterwards?',
  ],
  [
    (t) => `A checklist: ${t}`,
    'Before we begin we ask:\n\n- Who wants it, by name?\n- What would end it?\n- Who runs it afterwards?\n\nWhat do you ask?',
  ],
  [
    (t) => `${capital(t)} across borders`,
    'Two countries, two sets of rules, one project. Who has done it between Africa and Europe, and what surprised you?',
  ],
  [
    (t) => `Failures welcome: ${t}`,
    'We all show what went well. I begin with what did not: we believed the demonstration, and never asked for the log files.',
  ],
];

/** Of a community with these topics: each pair of a topic and a question is there once, and neighbours ask in other words. */
export function questionAt(n: number, topics: readonly string[]): { title: string; text: string } {
  const topic = n % topics.length;
  const round = Math.floor(n / topics.length);
  const [toTitle, text] = questions[(round + topic * 5) % questions.length] as (typeof questions)[number];
  return { title: toTitle(topics[topic] as string), text };
}

/** Among those who belong to it. No multiple of how many names there are, else all who write next to each other have one. */
export const placeOfAuthor = (n: number) => n * 41;

export const nameAt = (n: number) => ({
  firstName: firstNames[n % firstNames.length] as string,
  lastName: lastNames[n % lastNames.length] as string,
});

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const replies = [
  'We agree on paper, before it begins, what would end it. It has saved us two projects and one friendship.',
  'A small thing with a large effect: the person who pays sits in the first meeting, not in the last.',
  'Ours took eleven months. Seven of them were waiting for signatures.',
  'Start with one site that wants it. The second one will ask you.',
  'I would be glad to compare. Tuesdays, after three in the afternoon, Nairobi time?',
  'Same here. What helped was to count the hours of our own people as well: it was twice the invoice.',
  'We tried the opposite and came back to this.',
  'Two pages are enough. What is on the third page nobody reads, and it is where the trouble is.',
  'For us the figure was time to the first real user. Everything else can be made to look good.',
  'Careful with averages: two of our sites were fine and one was not, and the mean said that all was well.',
  'Thank you for the honest numbers. Ours are close: 40 % more than planned, mostly for integration.',
  'Ask for the log files. **Always** ask for the log files.',
  'We do this with a university, which makes it slower and better.',
  'It depends on who owns the result. Say so first, then the rest is easy.',
];

/** What the first discussion of a community says, above all others. */
export const welcome = {
  title: 'Welcome: how we work here',
  text: 'Introduce yourself with one sentence on what you work on, and one on what you are looking for.\n\n- Ask what you really want to know; somebody has half of the answer.\n- What is confidential stays in your organization: write so that all members may read it.\n- Report what does not belong here. The moderators answer, and say why.',
};

const firstNames = [
  'Amara',
  'Ben',
  'Chiara',
  'Dmitri',
  'Elif',
  'Femi',
  'Grace',
  'Hugo',
  'Ines',
  'Jun',
  'Kofi',
  'Lena',
  'Mateo',
  'Nadia',
  'Omar',
  'Paula',
  'Quentin',
  'Rosa',
  'Samir',
  'Thandi',
  'Uma',
  'Viktor',
  'Wanjiku',
  'Ximena',
  'Yara',
  'Zoltan',
  'Aoife',
  'Bashir',
  'Catarina',
  'Dalia',
  'Emeka',
  'Freya',
  'Goran',
  'Hana',
  'Imani',
  'Jakub',
  'Katya',
];
const lastNames = [
  'Abebe',
  'Brandão',
  'Chukwu',
  'Dubois',
  'Eriksen',
  'Farouk',
  'Gómez',
  'Hartmann',
  'Ito',
  'Jensen',
  'Kamau',
  'Larsen',
  'Mwangi',
  'Novak',
  'Okonkwo',
  'Petrov',
  'Quispe',
  'Rossi',
  'Sato',
  'Tanaka',
  'Usman',
  'Vargas',
  'Weiss',
  'Xu',
  'Yilmaz',
  'Zhang',
  'Achebe',
  'Bianchi',
  'Castillo',
  'Dlamini',
  'Eze',
  'Fischer',
  'Gupta',
  'Haddad',
  'Ivanova',
  'Joshi',
  'Kruger',
  'Lindqvist',
  'Moreau',
  'Nkosi',
  'Osei',
  'Park',
  'Reyes',
  'Sharma',
  'Toure',
  'Ueda',
  'Vieira',
  'Wolf',
  'Young',
  'Zulu',
  'Adeleke',
];
