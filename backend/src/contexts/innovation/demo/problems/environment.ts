import { ProblemStatus as S, Urgency as U } from '../../innovation.enums';

export const environment = [
  {
    by: 'Ministry of Water and Sanitation',
    title: 'A third of treated water is lost before it reaches a tap',
    description:
      'Non-revenue water stands at 34 % in our eleven largest utilities. Most of it leaves through joints in buried mains that nobody has mapped since the 1970s. We need leak location to within two metres without digging and without shutting a district down.',
    urgency: U.Critical,
    value: 'KES 6.5bn',
    tags: ['water', 'leak detection', 'infrastructure'],
    age: 48,
  },
  {
    by: 'City of Rotterdam, Digital Office',
    title: 'Cloudbursts flood the same twelve streets every summer',
    description:
      'Our sewer model is right on average and wrong on the day. Crews learn of flooding from telephone calls. We want a street-level forecast an hour ahead, fed by the sensors and pumps we have, and explained well enough that a duty officer acts on it.',
    urgency: U.High,
    value: '€8.5M',
    tags: ['flooding', 'forecasting', 'sensors', 'climate adaptation'],
    age: 27,
  },
  {
    by: 'Ocean Steward Foundation',
    title: 'Ghost nets keep fishing for years after they are lost',
    description:
      'Between Peniche and the Azores some 800 nets a season go missing. Divers can lift them; finding them is the trouble. We look for markers that survive salt and winches, or for search from the surface that a village cooperative can afford.',
    urgency: U.Medium,
    value: '€2.2M',
    tags: ['oceans', 'fisheries', 'tracking'],
    age: 33,
  },
  {
    by: 'Ministry of Water and Sanitation',
    title: 'Borehole pumps stand broken for weeks before anyone knows',
    description:
      'A broken hand pump sends four hundred people back to the river. Of our 21,000 pumps we learn of a failure after 27 days on average. A sensor must cost less than a service visit and report over networks that come and go.',
    urgency: U.Critical,
    value: 'KES 900m',
    tags: ['water', 'boreholes', 'remote monitoring'],
    age: 188,
  },
  {
    by: 'Ocean Steward Foundation',
    title: 'Seagrass meadows die before a survey is funded',
    description:
      'Divers map four square kilometres a year; the coast has nine hundred. Satellites see shallow water in good light. Between the two we miss most losses. We look for cheap, repeatable mapping to fifteen metres depth.',
    urgency: U.Low,
    value: '€1.4M',
    tags: ['seagrass', 'mapping', 'biodiversity'],
    age: 147,
  },
  {
    by: 'Andes Accelerator',
    title: 'Mine tailings dams are inspected by eye',
    description:
      'Chile has 740 deposits, 170 of them abandoned. Radar satellites show movement of millimetres, but nobody turns it into a decision at the dam. We look for a reading that a regional inspector can use and a court would accept.',
    urgency: U.Critical,
    value: '$15M',
    tags: ['mining', 'tailings', 'remote sensing'],
    age: 18,
  },
  {
    by: 'Helix Institute of Applied Research',
    title: 'Lithium from brine leaves a desert without water',
    description:
      'Evaporation takes two million litres of brine for a tonne of lithium and eighteen months of time. Direct extraction works in jars. We look for sorbents that last 2,000 cycles in real brine and a site to prove it.',
    urgency: U.High,
    value: '$48M',
    tags: ['lithium', 'extraction', 'water'],
    age: 92,
  },
  {
    by: 'Ministry of Water and Sanitation',
    title: 'Pit latrines in cities fill and cannot be emptied',
    description:
      'Two million people in Nairobi use latrines that no truck can reach. Emptying by hand ends in the river. We need equipment that fits through a 90 cm alley and a treatment site that sells what it makes.',
    urgency: U.High,
    value: 'KES 1.8bn',
    tags: ['sanitation', 'urban', 'circular economy'],
    age: 158,
  },
  {
    by: 'Lima Metropolitan Water',
    title: 'Nobody sees who draws from the aquifer under the city',
    description:
      'We license 380 wells and suspect 1,400. The water table falls by 90 cm a year and the sea follows it inland. Drillers work at night behind walls. We need to find wells that run, from above or from the power bill, well enough that a judge signs a warrant.',
    urgency: U.Critical,
    value: '$13M',
    tags: ['groundwater', 'wells', 'detection'],
    age: 7,
  },
  {
    by: 'Accra Metropolitan Works Department',
    title: 'Plastic in the Odaw drain floods half the city in an hour',
    description:
      'A rain of 40 mm carries 300 tonnes of sachets and bottles into culverts that we cleaned a week before. Booms break and the catch is landfilled. We look for a trap that a crew of four empties in a morning and for buyers who take what it holds, wet and dirty as it is.',
    urgency: U.Critical,
    value: 'GHS 95m',
    tags: ['plastic', 'drainage', 'flooding'],
    age: 26,
  },
  {
    by: 'Fraser Delta Marine Station',
    title: 'Ships drown out the whales and no captain can hear it',
    description:
      'At 150 metres from the lane the water is 19 decibels louder than in 1975, and southern residents stop hunting at that level. Slow-down zones are voluntary and unmeasured. We look for a reading of each ship’s noise that its bridge sees while it passes, cheap enough to be fitted along 200 km of strait.',
    urgency: U.Medium,
    value: 'C$7.8M',
    tags: ['ship noise', 'whales', 'hydrophones'],
    age: 105,
  },
  {
    by: 'Coral Triangle Trust',
    title: 'Coral fragments break off before they have grown on',
    description:
      'We plant 60,000 fragments a year; one storm season takes four of ten. Epoxy poisons the polyp, cable ties become litter and cement needs divers whom villages do not have. We want a fixing that takes a minute, holds a surge of 2 m per second and is gone when the coral has its own foot.',
    urgency: U.Medium,
    value: '$1.7M',
    tags: ['coral', 'restoration', 'materials'],
    age: 66,
  },
  {
    by: 'Atlas Phosphate',
    title: 'Phosphogypsum grows by fourteen million tonnes a year',
    description:
      'For each tonne of acid we make five of gypsum with traces of radium and fluoride. Stacks are full in eight years and the sea is no answer. Roads and plaster could take it, if somebody showed a process that keeps the traces below limits at 25 dollars a tonne and a regulator who agrees.',
    urgency: U.High,
    value: '$140M',
    tags: ['phosphogypsum', 'waste', 'construction'],
    age: 51,
  },
  {
    by: 'Aotearoa Civil Defence Agency',
    title: 'Volcanic ash shuts drinking water down for days after the eruption has ended',
    description:
      'Open reservoirs of nineteen towns turn acid within hours; we test by driving samples to one laboratory. In 1996 and 2012 towns drank from bottles for nine days. We need continuous fluoride and turbidity readings that survive ash, and covers or filters that a town can put in place in six hours.',
    urgency: U.High,
    value: '$5.2M',
    tags: ['volcanic ash', 'drinking water', 'resilience'],
    age: 144,
    ended: {
      as: S.Solved,
      age: 24,
      why: '42 reservoirs have their lids. The ash of last month lay on them and not in the water.',
    },
  },
  {
    by: 'Terrace Orbit',
    title: 'Methane leaks are seen from orbit and stopped by nobody',
    description:
      'Our passes find 230 large plumes a year over eleven countries, and forty operators answered our letters. Below 100 kg an hour we see nothing. Owners dispute place and time. We look for a chain from detection to a signed repair, with readings on the ground that an operator cannot call a guess.',
    urgency: U.High,
    value: '$1.4bn',
    tags: ['methane', 'satellites', 'repair'],
    age: 490,
  },
  {
    by: 'Mycel Foundry',
    title: 'Furniture waste cannot be composted because of two grams of glue',
    description:
      'Belgium burns 260,000 tonnes of panel board a year. Our fungi digest wood and stop at urea formaldehyde. Sorting by eye is hopeless. We look for an enzyme, a wash or a scanner that takes out or separates glued board, at less than 45 euros a tonne.',
    urgency: U.Low,
    value: '€6.1M',
    tags: ['recycling', 'wood', 'fungi'],
    age: 224,
    ended: {
      as: S.Closed,
      age: 60,
      why: 'The permit for the wash will take two more years. We would rather wait for it than keep others waiting.',
    },
  },
];
