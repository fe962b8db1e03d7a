import { Urgency as U } from '../../innovation.enums';

export const agriculture = [
  {
    by: 'Verdant Carbon',
    title: 'Soil samples cost more than the carbon they prove',
    description:
      'Laboratory analysis and driving make up 70 % of our verification cost. Below 200 hectares no farmer can afford a credit. We look for spectroscopy in the field that a registry will accept.',
    urgency: U.High,
    value: '$7.5M',
    tags: ['soil carbon', 'verification', 'spectroscopy'],
    age: 44,
  },
  {
    by: 'University of Lagos Innovation Lab',
    title: 'Cassava spoils two days after harvest',
    description:
      'Farmers sell at any price or lose the crop. Drying at the field edge needs fuel, and the mill is a day away. We look for preservation for five days that a cooperative of forty farmers can own.',
    urgency: U.High,
    value: '₦750m',
    tags: ['cassava', 'post-harvest', 'smallholders'],
    age: 24,
  },
  {
    by: 'Ocean Steward Foundation',
    title: 'Small boats fish blind under quota rules made for trawlers',
    description:
      'A boat of six metres must report its catch by a form that takes an hour. Skippers guess. Regulators know they guess. We need recording on a wet deck, with one hand, that stands up in court.',
    urgency: U.Low,
    value: '€900k',
    tags: ['fisheries', 'reporting', 'cooperatives'],
    age: 273,
  },
  {
    by: 'Verdant Carbon',
    title: 'Fires in restored forest undo ten years in an afternoon',
    description:
      'Buffer pools insure the credits and not the trees. Detection by satellite comes after forty minutes; a crew has fifteen. We look for detection on the ground for less than two dollars a hectare and year.',
    urgency: U.Critical,
    value: '$13M',
    tags: ['wildfire', 'detection', 'restoration'],
    age: 11,
  },
  {
    by: 'Pampa Cereales',
    title: 'Grain warms and sours in silo bags before anyone opens them',
    description:
      'Two million tonnes a year wait in plastic bags of 60 m along the railway. Where a boar or hail has torn one, moisture creeps in and a quarter of the bag is feed grade by the time a truck comes. We need to know within two days which bag is spoiling, for less than 30 dollars a bag and season.',
    urgency: U.High,
    value: '$24M',
    tags: ['grain', 'storage', 'moisture', 'sensors'],
    age: 15,
  },
  {
    by: 'Pampa Cereales',
    title: 'Drying wet maize burns gas that we cannot get in June',
    description:
      'Our dryers need 38 cubic metres of gas for each tonne and the pipeline is rationed every cold June. Husks and cobs lie beside the plant, but their ash sticks to heat exchangers and insurers fear sparks. We look for a burner on residues that runs 60 days without a stop and keeps the grain free of smoke.',
    urgency: U.Medium,
    value: '$11M',
    tags: ['drying', 'biomass', 'maize'],
    age: 97,
  },
  {
    by: 'Jordan Valley Water Board',
    title: 'A tenth of our irrigation water cannot be accounted for at any gate',
    description:
      'The canal delivers 248 million cubic metres and the farm gates report 223. Meters clog with algae in weeks and farmers bypass the ones that work. We want a measurement at 3,400 gates that needs no moving part, no mains and no visit in a season, and that a farmer believes as well.',
    urgency: U.Critical,
    value: '$16M',
    tags: ['irrigation', 'water metering', 'canals'],
    age: 29,
  },
  {
    by: 'Nile Delta Technical University',
    title: 'Salt climbs the Delta and takes the rice with it',
    description:
      'In the northern governorates groundwater has reached 9 dS per metre and yields have halved since 2010. Flushing needs fresh water that is promised elsewhere. We look for varieties, drainage or amendments that keep four tonnes a hectare at 7 dS, shown over two seasons with fifty farms.',
    urgency: U.High,
    value: '$8.2M',
    tags: ['salinity', 'rice', 'drainage'],
    age: 203,
  },
  {
    by: 'Olivar del Sur',
    title: 'The olive fly is found when the oil is already spoiled',
    description:
      'Growers look at 12,000 traps by hand once a week, and a hot weekend is enough for an infestation. Spraying the whole province costs us organic certification. We need daily counts per plot, from traps that a person refills twice a season, and a forecast that says which hundred hectares to treat.',
    urgency: U.Medium,
    value: '€6.4M',
    tags: ['olives', 'pest monitoring', 'traps'],
    age: 62,
  },
  {
    by: 'Lakefront Impact Fund',
    title: 'Smallholders cannot show that their cocoa comes from no cleared forest',
    description:
      'From next year buyers ask for the outline of every plot. Our 64 cooperatives in five countries have 118,000 members and outlines of 22,000. Walking a plot with a telephone takes forty minutes, and a quarter of the outlines overlap. We look for mapping below three dollars a plot whose disputes a village can settle itself.',
    urgency: U.Critical,
    value: '$19M',
    tags: ['cocoa', 'deforestation', 'traceability', 'mapping'],
    age: 41,
  },
  {
    by: 'Carpathian Institute for Soil and Forest',
    title: 'Nobody knows which mountain hay meadows still bind carbon',
    description:
      'Payments for permanent grassland treat all of 900,000 hectares alike. Our plots show that every third one loses carbon after it is abandoned and every fifth after it is grazed too early. We need a survey that tells them apart from the air, with a field check on one hectare in a thousand.',
    urgency: U.Low,
    value: '€3.3M',
    tags: ['grassland', 'soil carbon', 'remote sensing'],
    age: 176,
  },
  {
    by: 'Cedar Bridge Capital',
    title: 'Tomatoes under glass drink five times what they give back',
    description:
      'Our greenhouse portfolio evaporates 22 litres of desalinated water for a kilogram, most of it to cool the air. Closed houses save water and fail in July at 48 °C. We look for cooling with brine, desiccants or the night sky that keeps 32 °C inside and uses less than six litres a kilogram.',
    urgency: U.High,
    value: '$37M',
    tags: ['greenhouses', 'cooling', 'desalination'],
    age: 12,
  },
  {
    by: 'Eastern Province Health Directorate',
    title: 'Aflatoxin in school maize is found after the children have eaten it',
    description:
      'Every fourth sample from our school kitchens is above 10 µg per kilogram, and results come back from Kigali in 19 days. Sorting by eye misses most of it. A kitchen needs a yes or no within an hour for less than half a dollar a sack, and a use for the maize that fails.',
    urgency: U.Critical,
    value: '$2.6M',
    tags: ['aflatoxin', 'food safety', 'schools'],
    age: 134,
  },
];
