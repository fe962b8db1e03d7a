import { ProblemStatus as S, Urgency as U } from '../../innovation.enums';

export const other = [
  {
    by: 'Northwind Retail Group',
    title: 'Fresh bread is baked for shelves, not for customers',
    description:
      'We throw away 9 % of what our in-store bakeries produce, and still run out by six in the evening in every third shop. Demand swings with weather, pay days and football. Forecasts per shop and hour must run on the tills we have.',
    urgency: U.Medium,
    value: '€14M',
    tags: ['food waste', 'forecasting', 'retail'],
    age: 110,
  },
  {
    by: 'Aotearoa Civil Defence Agency',
    title: 'After an earthquake nobody can say which buildings may be entered',
    description:
      'In 2016 it took eleven days to look at 1,340 buildings in Wellington, with engineers flown in. Most were sound and all were empty. We want a first answer per building within two hours, from sensors that owners pay for, honest enough that an insurer and a mayor open a door on it.',
    urgency: U.Critical,
    value: '$17M',
    tags: ['earthquakes', 'buildings', 'sensors'],
    age: 14,
  },
  {
    by: 'Aotearoa Civil Defence Agency',
    title: 'Warnings reach telephones and not the people who are asleep',
    description:
      'A local tsunami leaves eleven minutes. At three in the morning every fourth telephone on the coast is in another room or off; sirens cost 45,000 dollars each and do not say what to do. We need a way to wake and instruct 90 % of a bay in two minutes, including those who cannot hear.',
    urgency: U.High,
    value: '$6.3M',
    tags: ['tsunami', 'warning', 'accessibility'],
    age: 90,
  },
  {
    by: 'Harbour for Refugees',
    title: 'People lose their case because a letter went to a tent',
    description:
      'Decisions are served at an address, and our clients have had four since spring. Each month 170 deadlines pass unread. Authorities cannot write to an application. We look for a legal address that moves with a person, that a court accepts and that no one else can read.',
    urgency: U.High,
    value: '€1.9M',
    tags: ['legal aid', 'refugees', 'notification'],
    age: 49,
  },
  {
    by: 'Seed Keepers of the Altiplano',
    title: 'Names of seeds are recorded and their keepers forgotten',
    description:
      'A gene bank lists our potato by number and finds out about frost tolerance that grandmothers in Colquencha always knew. When a variety earns money, nobody can tell whose it was. We need a register that a community keeps, that breeders must cite, and that works in Aymara and by voice.',
    urgency: U.Medium,
    value: '$1.2M',
    tags: ['seeds', 'benefit sharing', 'indigenous knowledge'],
    age: 130,
  },
  {
    by: 'Coral Triangle Trust',
    title: 'Villages stop guarding a reef when nobody sees that they do',
    description:
      'Fourteen of our 140 reefs are patrolled without pay by people who lose a day’s catch each time. Payments for protection go to whoever writes reports. We look for proof of a patrol that a fisher makes on the water in a minute, and a payment for it within the week.',
    urgency: U.Medium,
    value: '$2.4M',
    tags: ['conservation payments', 'patrols', 'fisheries'],
    age: 72,
  },
  {
    by: 'Olivar del Sur',
    title: 'Counterfeit oil takes our label before it takes our customer',
    description:
      'Customs found 190,000 bottles under our name in one year, and a laboratory needs nine days to say that they are not ours. Holograms were copied in a month. We want a check that a shop assistant makes in ten seconds and that a forger cannot buy.',
    urgency: U.Medium,
    value: '€4.6M',
    tags: ['counterfeit', 'olive oil', 'authentication'],
    age: 286,
    ended: { as: S.Solved, age: 104, why: 'Two harvests under the ink, and customs has stopped calling us.' },
  },
  {
    by: 'Driftway Mobility',
    title: 'A woman waits for the second bus because she does not like the first',
    description:
      'In our surveys 44 % of women under thirty let a minibus pass after dark, and nobody counts it. Drivers lose fares and lines are cut. We look for measures that change what happens at the stop and on board, with evidence that waiting falls, and without a camera in every face.',
    urgency: U.Medium,
    value: '$1.5M',
    tags: ['public transport', 'women', 'safety'],
    age: 64,
  },
  {
    by: 'Accra Metropolitan Works Department',
    title: 'Market women lose their stalls to fire every dry season',
    description:
      'Eleven markets burnt in four years, most at night from a wire nobody may legally touch. Extinguishers are stolen, and the fire brigade needs 35 minutes. We look for detection and cut-off per row of stalls below 400 cedis, and a rule for who switches the power on again.',
    urgency: U.High,
    value: 'GHS 28m',
    tags: ['fire safety', 'markets', 'electrical'],
    age: 102,
  },
  {
    by: 'Bothnia University, Learning Sciences',
    title: 'Citizens’ panels decide well and are ignored',
    description:
      'We followed 37 panels on climate, care and zoning. Members learn, agree and write twelve pages; two in three councils never answered. We look for a form of commitment before a panel begins and for software that shows in public what became of each sentence.',
    urgency: U.Low,
    value: '€650k',
    tags: ['participation', 'local government', 'transparency'],
    age: 236,
  },
  {
    by: 'Blue Mountain Accelerator',
    title: 'Visitors spend a week on the island and a tenth of it with islanders',
    description:
      'Of 100 dollars that a cruise passenger spends, eleven reach a local guide, cook or driver. They have no way to be found, checked and paid within the six hours that a ship is in port. We want a marketplace for hours rather than nights, with insurance that covers a three-hour walk.',
    urgency: U.Low,
    value: '$2.9M',
    tags: ['tourism', 'local economy', 'marketplace'],
    age: 43,
  },
];
