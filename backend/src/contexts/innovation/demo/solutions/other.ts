import { TechnologyType as T } from '../../innovation.enums';

export const other = [
  {
    by: 'Northwind Retail Group',
    title: 'Hourly bakery forecast that runs on the till',
    description:
      'Trained per shop on weather, calendar and the last six weeks; needs no server. Waste fell from 9 % to 5.2 % in 140 shops without emptier shelves.',
    technologyType: T.Ai,
    readinessLevel: 8,
    tags: ['food waste', 'forecasting', 'retail'],
    age: 140,
  },
  {
    by: 'Aotearoa Civil Defence Agency',
    title: 'Three boxes and a green light: buildings after a quake',
    description:
      'Accelerometers in cellar, middle and roof compare a building with itself before the shock and answer sound, look or leave within nine minutes. 210 buildings in Wellington carry it, and two insurers accept green for one day.',
    technologyType: T.Iot,
    readinessLevel: 7,
    tags: ['earthquakes', 'buildings', 'sensors'],
    age: 12,
  },
  {
    by: 'Jordan Valley Water Board',
    title: 'Vibrating pillow on the long-wave band',
    description:
      'A receiver of eleven dollars hears a coded signal from one transmitter for 80 km, shakes the pillow, lights up and speaks one sentence. Works for those who cannot hear. Drilled with 300 homes at Aqaba: 93 % woke within 90 seconds.',
    technologyType: T.Hardware,
    readinessLevel: 6,
    tags: ['tsunami', 'warning', 'accessibility'],
    age: 79,
  },
  {
    by: 'Tallinn Education Department',
    title: 'Legal mailbox for people without an address',
    description:
      'A mailbox bound to a person and not to a place: courts deliver, the person is told by any channel, and the moment of reading is proven. It runs on the Estonian exchange layer; two Greek courts test it.',
    technologyType: T.Software,
    readinessLevel: 7,
    tags: ['notification', 'legal aid', 'identity'],
    age: 40,
  },
  {
    by: 'Seed Keepers of the Altiplano',
    title: 'Register of seeds told by their keepers',
    description:
      'Recordings in Aymara carry a keeper’s name, place and conditions; whoever downloads a variety signs them. Sixty-two breeders have cited it, and three have paid.',
    technologyType: T.Software,
    readinessLevel: 7,
    tags: ['seeds', 'benefit sharing', 'indigenous knowledge'],
    age: 112,
  },
  {
    by: 'Terrace Orbit',
    title: 'Patrol proof by a wave and a photograph',
    description:
      'Place, time and sea state must agree with radar of that hour, so that one photograph is enough. A fisher is paid on the fourth day. Tried with eleven villages in Sulawesi; 2 % of claims were refused.',
    technologyType: T.Software,
    readinessLevel: 6,
    tags: ['conservation payments', 'patrols', 'fisheries'],
    age: 61,
  },
  {
    by: 'Kyushu Precision Optics',
    title: 'Ink that answers a torch',
    description:
      'An ink with two pigments shows a figure under the light of any telephone for half a second and another one after it. Pigments are grown in a process that only we can run. 30 million labels of sake bear it.',
    technologyType: T.Nanotechnology,
    readinessLevel: 8,
    tags: ['authentication', 'labels', 'counterfeit'],
    age: 275,
  },
  {
    by: 'Driftway Mobility',
    title: 'Hail a minibus that somebody has just left',
    description:
      'Women tell after each ride what they saw; the stop display shows rides with a helper or a woman driver. Where it was tried, those who let a bus pass fell from 44 to 29 %.',
    technologyType: T.Software,
    readinessLevel: 6,
    tags: ['public transport', 'women', 'safety'],
    age: 50,
  },
  {
    by: 'Gridkin',
    title: 'Row breaker for markets',
    description:
      'A breaker per row of eight stalls smells overheated insulation, cuts power and lights a lamp that only the market queen’s key resets. 340 rows in Cebu and Kumasi, eleven fires that did not happen. It costs 24 dollars.',
    technologyType: T.Iot,
    readinessLevel: 7,
    tags: ['fire safety', 'markets', 'electrical'],
    age: 89,
  },
  {
    by: 'Bothnia University, Learning Sciences',
    title: 'Sentence by sentence: what became of a panel’s advice',
    description:
      'Each sentence has an owner at the council, a date and a public state. Councils sign before the panel begins. Nine towns use it, and answers rose from a third to nine in ten.',
    technologyType: T.Software,
    readinessLevel: 8,
    tags: ['participation', 'local government', 'transparency'],
    age: 215,
  },
  {
    by: 'Blue Mountain Accelerator',
    title: 'Six hours ashore',
    description:
      'Guides, cooks and drivers are checked once, insured by the hour and paid on the same evening. 410 islanders in three ports earned 1.2 million dollars in a season.',
    technologyType: T.Software,
    readinessLevel: 7,
    tags: ['tourism', 'marketplace', 'local economy'],
    age: 37,
  },
  {
    by: 'Harbour for Refugees',
    title: 'Interpreters by the quarter hour',
    description:
      'Court-sworn interpreters in 34 languages, on a line within four minutes and paid by the quarter. 19,000 calls last year; what was said stays with the caller alone.',
    technologyType: T.Software,
    readinessLevel: 9,
    tags: ['interpreting', 'refugees', 'legal aid'],
    age: 265,
  },
  {
    by: 'Amber Coast Accelerator',
    title: 'Timber passport with the forest’s voice',
    description:
      'A chip in the log and an hour of bird song from the stand travel with a plank to its buyer. A first sawmill in Kuldīga has tried it with 4,000 logs.',
    technologyType: T.Iot,
    readinessLevel: 3,
    draft: true,
    tags: ['timber', 'traceability', 'biodiversity'],
    age: 9,
  },
];
