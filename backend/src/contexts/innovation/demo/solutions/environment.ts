import { TechnologyType as T } from '../../innovation.enums';

export const environment = [
  {
    by: 'AquaSense Robotics',
    title: 'Drifting acoustic probes that hear leaks from inside the main',
    description:
      'A probe the size of a football is let into a hydrant, drifts with the flow for up to 20 km and is caught at another. Three hydrophones and an inertial unit place each leak to within a metre; the utility gets a map the same evening. Proven on cast iron and PVC from 200 to 1,200 mm.',
    technologyType: T.Robotics,
    readinessLevel: 8,
    tags: ['water', 'leak detection', 'robotics'],
    age: 420,
  },
  {
    by: 'AquaSense Robotics',
    title: 'Pump guardian: a borehole sensor that costs less than one visit',
    description:
      'Strapped to the riser, it counts strokes by vibration, lasts seven years on two cells and sends two bytes a day over whatever network passes. 1,100 are at work in Turkana and Kitui.',
    technologyType: T.Iot,
    readinessLevel: 8,
    tags: ['water', 'boreholes', 'remote monitoring'],
    age: 181,
  },
  {
    by: 'Ocean Steward Foundation',
    title: 'Biodegradable net marker with a passive sonar tag',
    description:
      'A shell of seaweed polymer carries a resonator that a cooperative’s echo sounder shows at 300 m. Unrecovered, it dissolves after four seasons.',
    technologyType: T.Biotech,
    readinessLevel: 5,
    tags: ['fisheries', 'tracking', 'oceans'],
    age: 29,
  },
  {
    by: 'Helix Institute of Applied Research',
    title: 'Manganese-oxide sorbent for direct lithium extraction',
    description:
      'Selectivity of 5,000 to 1 over sodium after 1,100 cycles in synthetic brine. Reinjection keeps 98 % of the water in the basin. We look for a site.',
    technologyType: T.Nanotechnology,
    readinessLevel: 4,
    tags: ['lithium', 'extraction', 'water'],
    age: 85,
  },
  {
    by: 'City of Rotterdam, Digital Office',
    title: 'Open street-flood model coupled to pumps and gullies',
    description:
      'One-metre terrain, rain radar and pump telemetry give a forecast per street every ten minutes. The code is open; two other delta cities have started with it.',
    technologyType: T.Software,
    readinessLevel: 7,
    tags: ['flooding', 'forecasting', 'open source'],
    age: 22,
  },
  {
    by: 'AquaSense Robotics',
    title: 'Narrow-alley sludge vacuum',
    description:
      'An electric vacuum 78 cm wide climbs steps and empties a pit of 1.5 m³ in twenty minutes into sealed drums that a three-wheeler takes away.',
    technologyType: T.Robotics,
    readinessLevel: 6,
    tags: ['sanitation', 'urban', 'equipment'],
    age: 121,
  },
  {
    by: 'Andes Accelerator',
    title: 'Radar movement bulletins for tailings dams',
    description:
      'Each dam gets a traffic light, three reasons and a list of what to look at on site. Bulletins follow the form used in court.',
    technologyType: T.Software,
    readinessLevel: 6,
    tags: ['mining', 'tailings', 'remote sensing'],
    age: 14,
  },
  {
    by: 'Verdant Carbon',
    title: 'Seagrass maps from a paddle board',
    description:
      'A green laser and a camera under a board map three hectares an hour to 16 m depth. Volunteers need half a day of training.',
    technologyType: T.Hardware,
    readinessLevel: 5,
    tags: ['seagrass', 'mapping', 'biodiversity'],
    age: 130,
  },
  {
    by: 'Terrace Orbit',
    title: 'Wells found by the heat of their pumps',
    description:
      'Night thermal images and load curves of the power company agree on a running pump in 91 of 100 cases. Each finding comes with five dated pictures and a statement of error made for a judge. In Murcia 214 warrants were asked for and 197 signed.',
    technologyType: T.Software,
    readinessLevel: 7,
    tags: ['groundwater', 'wells', 'remote sensing'],
    age: 6,
  },
  {
    by: 'Mycel Foundry',
    title: 'Drain trap that lifts its own basket',
    description:
      'A float swings a basket out of the flow when it is full; four people empty it in a morning without entering the water. Wet film and bottles are pressed with fungal binder into kerb stones, which the city buys back.',
    technologyType: T.Hardware,
    readinessLevel: 6,
    tags: ['plastic', 'drainage', 'recycling'],
    age: 22,
  },
  {
    by: 'Fraser Delta Marine Station',
    title: 'Noise gauge for passing ships',
    description:
      'Four buoys a kilometre hear a hull and its propeller and send the bridge one figure and the reason, such as a bent blade, while it passes. In two seasons captains on the gauge ran 5.4 decibels quieter than those not on it.',
    technologyType: T.Iot,
    readinessLevel: 7,
    tags: ['ship noise', 'whales', 'hydrophones'],
    age: 92,
  },
  {
    by: 'Coral Triangle Trust',
    title: 'Bamboo nail and starch cap for coral fragments',
    description:
      'A split bamboo nail is pressed into bare rock by hand; a cap of tapioca starch holds the fragment for fourteen months and dissolves. Village divers set 70 an hour. After two storms 84 % were in place, against 61 % with cable ties.',
    technologyType: T.Other,
    readinessLevel: 7,
    tags: ['coral', 'restoration', 'materials'],
    age: 51,
  },
  {
    by: 'Pearl River University of Engineering',
    title: 'Washed phosphogypsum boards from a pilot line',
    description:
      'Two acid washes and a recrystallisation bring radium below the limit for dwellings; fluoride goes to a glass works. Our line makes 40,000 m² of board a year at 22 dollars per tonne treated. Regulators of two provinces have signed.',
    technologyType: T.Hardware,
    readinessLevel: 7,
    tags: ['phosphogypsum', 'construction', 'waste'],
    age: 44,
  },
  {
    by: 'Aotearoa Civil Defence Agency',
    title: 'Ash lids: floating covers from grain tarpaulin',
    description:
      'Panels with air chambers are pulled over a reservoir of two hectares by eight people in five hours. Kept rolled at the shore; tried with 6,000 litres of ash from Tongariro. Drawings are free.',
    technologyType: T.Hardware,
    readinessLevel: 8,
    tags: ['volcanic ash', 'drinking water', 'resilience'],
    age: 131,
  },
  {
    by: 'SanaLab Diagnostics',
    title: 'Fluoride by colour, read by a camera in a pipe',
    description:
      'A cassette doses 2 µl of dye every five minutes into a flow cell and a camera reads the change; a cassette lasts two months. Tested between 0.2 and 20 mg per litre in the Rift Valley, where fluoride is in the ground.',
    technologyType: T.Hardware,
    readinessLevel: 6,
    tags: ['drinking water', 'fluoride', 'sensors'],
    age: 110,
  },
  {
    by: 'Terrace Orbit',
    title: 'Methane plumes with a name, a place and a deadline',
    description:
      'Satellite detections are confirmed by a drone within 72 hours and go to owner, insurer and regulator at once, with the same evidence. Of 96 leaks found in a year 58 were closed, most within a month.',
    technologyType: T.Software,
    readinessLevel: 7,
    tags: ['methane', 'satellites', 'repair'],
    age: 474,
  },
  {
    by: 'Carpathian Institute for Soil and Forest',
    title: 'Fungal wash that takes glue out of panel board',
    description:
      'An enzyme from a forest fungus splits urea resin at 55 °C in three hours. Fibres come out long enough for new board; nitrogen becomes fertilizer. At 500 kg a day it costs 41 euros a tonne.',
    technologyType: T.Biotech,
    readinessLevel: 5,
    tags: ['recycling', 'wood', 'enzymes'],
    age: 205,
  },
  {
    by: 'Kelpworks',
    title: 'Film for vegetables that a garden heap digests',
    description:
      'Cast from brown seaweed on machines made for plastic film. It keeps salad for nine days, seals at 120 °C and is gone after six weeks in soil. Two supermarkets have sold eleven million bags.',
    technologyType: T.Biotech,
    readinessLevel: 8,
    tags: ['packaging', 'seaweed', 'compost'],
    age: 220,
  },
  {
    by: 'Amber Coast Accelerator',
    title: 'Baltic amber of another kind: resin for oil spills',
    description:
      'Pressed flakes of spruce resin and bark float, take up nine times their weight of oil and burn clean afterwards. Tried with the coast guards of two countries at 4 °C.',
    technologyType: T.Other,
    readinessLevel: 3,
    draft: true,
    tags: ['oil spill', 'sorbents', 'bark'],
    age: 30,
  },
  {
    by: 'Red River Flood Authority',
    title: 'Dyke listening by fibre',
    description:
      'An existing telecommunication fibre along the crest hears seepage as noise and cooling. On 60 km it named nine of eleven seeps that wardens confirmed, two of them a day before they were visible.',
    technologyType: T.Iot,
    readinessLevel: 6,
    tags: ['dykes', 'seepage', 'fibre sensing'],
    age: 86,
  },
  {
    by: 'Lake Victoria University',
    title: 'A cart of 70 cm that empties pit latrines where no truck can go',
    description:
      'A pump and a tank on a cart that fits through an alley of 80 cm: latrines are emptied without a hand in them, and nothing ends in the river. A treatment site in Kisumu makes briquettes of it and sells what it makes to bakeries in the city.',
    technologyType: T.Hardware,
    readinessLevel: 6,
    tags: ['sanitation', 'urban', 'circular economy'],
    age: 11,
  },
];
