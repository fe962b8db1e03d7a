import { TechnologyType as T } from '../../innovation.enums';

export const agriculture = [
  {
    by: 'Verdant Carbon',
    title: 'Field spectrometer with a registry-grade soil carbon model',
    description:
      'A probe of 1.4 kg reads carbon to 60 cm in four minutes. Calibrated against 22,000 laboratory cores, it is accepted by two registries for projects below 500 hectares.',
    technologyType: T.Hardware,
    readinessLevel: 7,
    tags: ['soil carbon', 'spectroscopy', 'verification'],
    age: 37,
  },
  {
    by: 'University of Lagos Innovation Lab',
    title: 'Field-edge cassava press with biogas dryer',
    description:
      'Forty farmers share a press that fits a pick-up and a dryer fed by peel. Chips keep for eight months; the payback is two harvests.',
    technologyType: T.Hardware,
    readinessLevel: 6,
    tags: ['cassava', 'post-harvest', 'smallholders'],
    age: 20,
  },
  {
    by: 'Verdant Carbon',
    title: 'Smouldering-gas sensors for restored forest',
    description:
      'Hydrogen and carbon monoxide at ground level tell a fire before it flames. A mesh of one sensor to four hectares costs 1.60 dollars a hectare and year.',
    technologyType: T.Iot,
    readinessLevel: 6,
    tags: ['wildfire', 'detection', 'restoration'],
    age: 8,
  },
  {
    by: 'Ocean Steward Foundation',
    title: 'One-handed catch log for small boats',
    description:
      'A waterproof puck with five keys and a camera over the sorting table. Signed by the satellite time; accepted by the Portuguese authority since May.',
    technologyType: T.Hardware,
    readinessLevel: 8,
    tags: ['fisheries', 'reporting', 'cooperatives'],
    age: 260,
  },
  {
    by: 'Soilsong',
    title: 'Probes that hear silo bags breathe',
    description:
      'A spike through the bag wall listens to fermentation and measures carbon dioxide at three depths. Last season 4,100 spikes near Rennes and Rosario named 38 of 41 spoiling bags within 30 hours, at 26 dollars a bag and season. Batteries outlast the bag and go into the next one.',
    technologyType: T.Iot,
    readinessLevel: 7,
    tags: ['grain', 'storage', 'sensors'],
    age: 12,
  },
  {
    by: 'Cedar Bridge Capital',
    title: 'Cob burner with a dry electrostatic filter',
    description:
      'Built by a company of ours for coffee husks and adapted to maize. Ash falls through a moving grate before it softens; the filter keeps smoke from the grain without water. One dryer of 40 tonnes an hour has run for 51 days between stops.',
    technologyType: T.Hardware,
    readinessLevel: 7,
    tags: ['biomass', 'drying', 'maize'],
    age: 80,
  },
  {
    by: 'Fraser Delta Marine Station',
    title: 'Acoustic flow meter for open channels, without a moving part',
    description:
      'Four transducers in a frame of plastic lumber measure level and speed through algae and silt. We built it for salmon side channels; 210 have run for three summers within 4 % of a reference weir. A solar panel the size of a book feeds it.',
    technologyType: T.Iot,
    readinessLevel: 8,
    tags: ['water metering', 'canals', 'irrigation'],
    age: 24,
  },
  {
    by: 'Mekong Rice Research Station',
    title: 'Sub1-Saltol rice lines that stand two weeks of flood and a season of salt',
    description:
      'Two lines give 4.3 tonnes a hectare at 7 dS per metre and survive fourteen days under water. Grain is long and soft, as families here like it. Seed for 900 hectares is in store and free for trials.',
    technologyType: T.Biotech,
    readinessLevel: 8,
    tags: ['rice', 'salinity', 'seeds'],
    age: 190,
  },
  {
    by: 'Nile Delta Technical University',
    title: 'Mole drains pulled by a small tractor, filled with rice straw',
    description:
      'A torpedo of 6 cm draws channels at 45 cm depth, and straw keeps them open for four seasons. Salt in the root zone fell from 8.1 to 5.2 dS on 62 farms. A contractor does two hectares a day for 90 dollars each.',
    technologyType: T.Hardware,
    readinessLevel: 8,
    tags: ['drainage', 'salinity', 'smallholders'],
    age: 330,
  },
  {
    by: 'Tessera Robotics',
    title: 'Fly trap that counts by wingbeat and sleeps at night',
    description:
      'A light curtain in a standard trap tells the olive fly from its cousins by the rhythm of its wings, right in 94 of 100 cases against two entomologists. It is serviced in April and July. Counts arrive per plot each morning.',
    technologyType: T.Iot,
    readinessLevel: 7,
    tags: ['olives', 'pest monitoring', 'sensors'],
    age: 55,
  },
  {
    by: 'Carpathian Institute for Soil and Forest',
    title: 'Hay meadow survey by aircraft and one spade in a thousand',
    description:
      'Imaging spectroscopy from a light aircraft, calibrated on our plots since 1974, tells abandoned, overgrazed and intact meadows apart with 88 % agreement. Flights over 60,000 hectares a week cost 1.10 euros a hectare.',
    technologyType: T.Software,
    readinessLevel: 6,
    tags: ['grassland', 'remote sensing', 'soil carbon'],
    age: 160,
  },
  {
    by: 'Terrace Orbit',
    title: 'Plot outlines from radar seasons, corrected by the village',
    description:
      'Two years of radar show where a canopy was and when. A draft map is projected on a wall; neighbours move the corners and sign. 31,000 cocoa plots in Ghana and Ivory Coast cost 2.40 dollars each, and 6 % needed a second evening.',
    technologyType: T.Software,
    readinessLevel: 8,
    tags: ['cocoa', 'mapping', 'deforestation'],
    age: 36,
  },
  {
    by: 'Cedar Bridge Capital',
    title: 'Liquid-desiccant cooling that runs on brine',
    description:
      'Magnesium chloride from desalination dries the air of a greenhouse by night and cools it by day. A house of 2,000 m² near Riyadh held 31 °C through August with 5.4 litres of water per kilogram of tomatoes. The salt is regenerated by sun alone.',
    technologyType: T.Hardware,
    readinessLevel: 6,
    tags: ['greenhouses', 'cooling', 'brine'],
    age: 9,
  },
  {
    by: 'SanaLab Diagnostics',
    title: 'Aflatoxin card for a kitchen: flour, water, line',
    description:
      'A paper strip in a cup answers above or below 10 µg per kilogram in 25 minutes for 38 cents. Of 1,900 sacks checked against a laboratory it passed four that it should not have. It is made in Addis Ababa and needs no cold.',
    technologyType: T.Biotech,
    readinessLevel: 7,
    tags: ['aflatoxin', 'food safety', 'rapid test'],
    age: 120,
  },
  {
    by: 'Kelpworks',
    title: 'Seaweed supplement that feeds less methane',
    description:
      'Thirty grams a day of our red seaweed in the ration of dairy cows cut methane by 41 % over two lactations in Galway and Jutland, with milk and taste unchanged. 300 hectares of former mussel lines supply 26,000 cows.',
    technologyType: T.Biotech,
    readinessLevel: 7,
    tags: ['methane', 'livestock', 'seaweed'],
    age: 96,
  },
  {
    by: 'Seed Keepers of the Altiplano',
    title: 'Frost calendar of eleven potato varieties',
    description:
      'Ninety communities and two stations record which variety stood which frost, hail or drought, by voice, in Aymara and Quechua. Planting by the calendar has saved a third of the harvest in two bad years out of five.',
    technologyType: T.Other,
    readinessLevel: 8,
    tags: ['potato', 'frost', 'seeds'],
    age: 210,
  },
  {
    by: 'Soilsong',
    title: 'Weeding robot of 42 kg for beans and beet',
    description:
      'Four wheels, a camera and twelve hoes walk a hectare a day between rows of 25 cm, without compacting wet loam. It runs on two e-bike batteries. Thirty-six work in Brittany and nine in Flanders.',
    technologyType: T.Robotics,
    readinessLevel: 8,
    tags: ['weeding', 'robots', 'vegetables'],
    age: 140,
  },
  {
    by: 'Mekong Rice Research Station',
    title: 'Rice roots that hand salt back to the soil',
    description:
      'A gene of a mangrove fern pumps sodium out of root tips; seedlings in the greenhouse lost a third of their salt overnight. Whether this costs yield nobody knows yet. We look for a group with field permits.',
    technologyType: T.Biotech,
    readinessLevel: 1,
    tags: ['rice', 'salinity', 'genetics'],
    age: 68,
  },
  {
    by: 'Soilsong',
    title: 'Damp bags that keep cassava for a week at the edge of the field',
    description:
      'Roots are dipped and bagged at the field edge on the day of harvest, without fuel and without drying. They keep for seven days, long enough to reach the mill or to wait for a price. One station serves forty farmers, and their cooperative owns it.',
    technologyType: T.Biotech,
    readinessLevel: 5,
    tags: ['cassava', 'post-harvest', 'smallholders'],
    age: 7,
  },
];
