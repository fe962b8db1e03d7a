import { ProblemStatus as S, Urgency as U } from '../../innovation.enums';

export const healthcare = [
  {
    by: 'Health Without Distance',
    title: 'Blood samples spoil on the way from village clinics',
    description:
      'Forty per cent of our clinics are more than four hours from a laboratory. Above 8 °C a sample is worthless and passive boxes last two hours in May. We need either transport that holds the cold for a day or tests that do not need it.',
    urgency: U.Critical,
    value: '₹180m',
    tags: ['cold chain', 'diagnostics', 'rural health'],
    age: 9,
  },
  {
    by: 'Health Without Distance',
    title: 'One radiologist reads for nine million people',
    description:
      'Portable X-ray reached our clinics; readers did not. Images wait for twelve days. We need a first reading for tuberculosis that is honest about what it cannot see, works without a connection, and that a nurse can act on.',
    urgency: U.Critical,
    value: '$6.8M',
    tags: ['radiology', 'tuberculosis', 'triage'],
    age: 214,
  },
  {
    by: 'Helix Institute of Applied Research',
    title: 'Bioreactor batches fail for reasons seen only afterwards',
    description:
      'One cell-culture batch in eighteen is discarded after two weeks of work. Off-line samples come every twelve hours. We want in-line measurement of three metabolites that survives sterilisation, and models that say what to change in time.',
    urgency: U.High,
    value: '$12.5M',
    tags: ['bioprocess', 'sensors', 'quality'],
    age: 83,
  },
  {
    by: 'Health Without Distance',
    title: 'Snakebite victims get the wrong antivenom or none',
    description:
      'Fifty thousand people die of snakebite in India each year. Antivenom works when the species is known and the vial was kept cool. We need a bedside test for four species and stock that can be seen from the district hospital.',
    urgency: U.High,
    value: '₹95m',
    tags: ['snakebite', 'rapid test', 'stock'],
    age: 36,
  },
  {
    by: 'Foundry Nine',
    title: 'Machine-learning models cannot cross a border that the data may not',
    description:
      'Hospitals in three emirates would train one model; none may export a record. Federated learning is promised by everyone and audited by no one. We look for a set-up a regulator has signed off.',
    urgency: U.Medium,
    value: '$17M',
    tags: ['federated learning', 'privacy', 'regulation'],
    age: 126,
  },
  {
    by: 'Midwives of the Sahel',
    title: 'Postpartum bleeding is measured by looking at the cloth',
    description:
      'A midwife sees half of the blood that is lost and calls for help 40 minutes too late. Drapes with a scale cost two dollars and run out in March. We need a measure of loss that is washed and used again 200 times, right to within 100 ml, and understood without reading.',
    urgency: U.Critical,
    value: '$4.2M',
    tags: ['maternal health', 'bleeding', 'measurement'],
    age: 11,
  },
  {
    by: 'Midwives of the Sahel',
    title: 'Oxytocin is warm before it reaches the delivery room',
    description:
      'Every third ampoule in our sample had lost more than a fifth of its strength. Refrigerators stop with the generator, and no one can see that an ampoule is spoilt. We look for heat-stable forms that a ministry may buy, or for a mark on the ampoule itself that says what has become of it.',
    urgency: U.Critical,
    value: '$6.5M',
    tags: ['oxytocin', 'cold chain', 'quality'],
    age: 76,
  },
  {
    by: 'Eastern Province Health Directorate',
    title: 'Ambulances leave without knowing which hospital has blood',
    description:
      'Nine hospitals keep between two and thirty units and telephone each other at night. Last year 61 transfers arrived at one that had none of the right group. We want stock seen by the dispatcher at any minute, kept true by what staff do anyway and not by another form.',
    urgency: U.Critical,
    value: '$1.9M',
    tags: ['blood bank', 'dispatch', 'emergency'],
    age: 99,
  },
  {
    by: 'Bright Breath Medical',
    title: 'Oxygen concentrators die of dust and voltage after fourteen months',
    description:
      'Of 4,800 units delivered to district hospitals since 2021, 2,900 stand in a corner. Compressors choke on dust and boards on 270 V. Spare parts come from three continents. We look for a compressor and a power stage made for ten years of this, and for a repair network with parts in two days.',
    urgency: U.High,
    value: '$15M',
    tags: ['oxygen', 'maintenance', 'district hospitals'],
    age: 38,
  },
  {
    by: 'Lake Victoria University',
    title: 'Half of the malaria medicine in village shops is something else',
    description:
      'Students bought 1,100 packets around the lake; 27 % held too little and 9 % none at all. Inspectors carry a kit that costs 11 dollars a test and takes an hour. A shopkeeper needs an answer before she pays the wholesaler, for a few cents, from the telephone she has.',
    urgency: U.High,
    value: '$3.4M',
    tags: ['counterfeit medicine', 'malaria', 'testing'],
    age: 61,
  },
  {
    by: 'Kyushu Precision Optics',
    title: 'Surgeons see what the lens shows and not what it hides',
    description:
      'Our endoscopes resolve 10 µm, yet a quarter of flat polyps in the right colon are missed because they lie behind a fold. Hoods and second cameras make the tip too thick. We look for optics, illumination or guidance below 9.8 mm that shows at least 95 % of the wall, and a clinic that measures it with us.',
    urgency: U.High,
    value: '¥2.9bn',
    tags: ['endoscopy', 'optics', 'screening'],
    age: 140,
  },
  {
    by: 'Step Free Foundation',
    title: 'Wheelchairs built for hospitals last seven months on our roads',
    description:
      'Bearings seize, front wheels bend, cushions rot in the rain. A donor chair weighs 22 kg and no workshop has its spokes. We want a chair below 14 kg from bicycle and water-pipe parts that climbs a kerb of 12 cm, lasts five years and can be folded into a minibus.',
    urgency: U.Medium,
    value: '$1.4M',
    tags: ['wheelchairs', 'accessibility', 'repair'],
    age: 58,
    ended: { as: S.Solved, age: 3, why: '2,300 chairs are on the road, and whoever built one can mend it.' },
  },
  {
    by: 'Jordan Valley Water Board',
    title: 'Farm workers faint in plastic tunnels and nobody counts them',
    description:
      'Under plastic we measured 51 °C at eleven in the morning. Clinics write “flu”. Employers would change hours if they knew which ones matter. We look for a warning per field and hour, worn or hung up, that costs below 15 dollars a season, and for data that a labour inspector may use.',
    urgency: U.High,
    value: '$1.1M',
    tags: ['heat stress', 'farm workers', 'wearables'],
    age: 25,
  },
  {
    by: 'Vistula Mutual Insurance',
    title: 'Rural members wait five months to see a rheumatologist',
    description:
      'Joint pain ends the working life of one in nine farmers whom we insure, six years early. General practitioners refer everyone or no one. We want a triage from hand photographs, a blood value and ten questions that halves the waiting for those who need treatment, and harms none of the others.',
    urgency: U.Medium,
    value: '€8.8M',
    tags: ['rheumatology', 'triage', 'rural health'],
    age: 263,
    ended: {
      as: S.Closed,
      age: 205,
      why: 'Our own doctors asked us to hire two rheumatologists first. We come back when we know what is left to solve.',
    },
  },
];
