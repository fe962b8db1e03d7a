import { Urgency as U } from '../../innovation.enums';

export const energy = [
  {
    by: 'Meridian Energy Holdings',
    title: 'Rooftop solar is pushing voltage out of limits on rural feeders',
    description:
      'Midday export from 40,000 rooftops lifts the voltage on feeders that were built for one direction. We curtail clean power every sunny day and still get complaints. We look for control that works with the inverters people already own and needs no new copper.',
    urgency: U.Critical,
    value: '$42M',
    tags: ['solar', 'grid', 'inverters', 'voltage control'],
    age: 6,
  },
  {
    by: 'Helix Institute of Applied Research',
    title: 'Perovskite modules lose a tenth of their output in the first year',
    description:
      'Cells that pass every laboratory test degrade within months outdoors, and our accelerated ageing does not predict which. We seek partners with field data from hot, humid sites and with encapsulation that can be produced at scale.',
    urgency: U.Medium,
    value: null,
    tags: ['photovoltaics', 'materials', 'durability'],
    age: 61,
  },
  {
    by: 'Meridian Energy Holdings',
    title: 'Copper theft takes substations off line twice a week',
    description:
      'Cameras show us who was there, after the fact. Earthing conductors are cut while live, people die, and a district stays dark for a day. We look for conductors not worth stealing, or for detection that leaves a patrol ten minutes.',
    urgency: U.High,
    value: 'ZAR 380m',
    tags: ['substations', 'security', 'materials'],
    age: 74,
  },
  {
    by: 'University of Lagos Innovation Lab',
    title: 'Generators run the campus for nine hours a day',
    description:
      'Diesel takes a fifth of our budget and the air quality shows it. Rooftops and batteries are cheap now; what is missing is financing that survives currency swings and an operator whom a faculty can hold to account.',
    urgency: U.High,
    value: 'NGN 1.1bn',
    tags: ['microgrid', 'solar', 'financing'],
    age: 176,
  },
  {
    by: 'Meridian Energy Holdings',
    title: 'Wind farms stop for birds that are not there',
    description:
      'Radar stops turbines for anything larger than a starling. We lose 3 % of yearly yield to gulls and plastic bags, and still hit vultures. Identification by species within two seconds would be worth a turbine a year.',
    urgency: U.Medium,
    value: '$27M',
    tags: ['wind', 'biodiversity', 'computer vision'],
    age: 118,
  },
  {
    by: 'Northwind Retail Group',
    title: 'Refrigerated display cases use half of a shop’s electricity',
    description:
      'Doors save a third and cost us sales, we are told. Nobody has measured it across a chain. We look for control, curtains or cases that save at least 25 % and pay back in three years, with the evidence.',
    urgency: U.Low,
    value: '€21M',
    tags: ['refrigeration', 'efficiency', 'retail'],
    age: 205,
  },
  {
    by: 'Outback Hydrogen Research Centre',
    title: 'Electrolysers throttle at noon, when the sun is best',
    description:
      'Above 41 °C our stacks run at 64 % of their rating, so a plant in the Pilbara makes its hydrogen at breakfast. Chillers take a ninth of the power back. We look for stacks, membranes or cooling that hold 95 % at 50 °C for 10,000 hours without drinking water.',
    urgency: U.High,
    value: 'A$38M',
    tags: ['hydrogen', 'electrolysis', 'cooling'],
    age: 10,
  },
  {
    by: 'Outback Hydrogen Research Centre',
    title: 'Red dust takes a third of the panels’ output between two rains',
    description:
      'Robots scratch the glass, water costs nine dollars a cubic metre, and a rain comes every 110 days. Coatings that work in Spain come off in our wind tunnel after three weeks. We want less than 5 % loss over 100 days, at below 40 cents a panel and year.',
    urgency: U.Medium,
    value: 'A$12M',
    tags: ['photovoltaics', 'dust', 'coatings'],
    age: 88,
  },
  {
    by: 'Voltara Storage',
    title: 'Used vehicle batteries arrive without a word about their past',
    description:
      'Of 5,200 packs we received last year only 340 came with data. Testing one takes nine hours on a machine that costs 80,000 euros. We need a reading of remaining life to within four points in less than ten minutes, from the plug, for the eleven commonest makes.',
    urgency: U.High,
    value: '€17M',
    tags: ['batteries', 'second life', 'diagnostics'],
    age: 32,
  },
  {
    by: 'Gridkin',
    title: 'Island grids shed whole villages because nobody can see the load',
    description:
      'Our 41 customers run diesel sets of 200 to 900 kW and meter once a month. When a set trips, the operator pulls the same three breakers every time. Metering each feeder costs more than a year’s diesel savings. We look for visibility of feeders below 150 dollars each that survives salt and lightning.',
    urgency: U.Medium,
    value: '$4.4M',
    tags: ['islands', 'metering', 'load shedding'],
    age: 54,
  },
  {
    by: 'Accra Metropolitan Works Department',
    title: 'Street lights burn at noon and fail at night',
    description:
      'Of 38,000 lamps 11,000 do not work and 2,600 burn all day, and the utility bills us for all of them by count. Crews drive around to find out which. We need each lamp’s state and use once a day, a bill by use, and a fitting that cannot be sold at the roadside.',
    urgency: U.Medium,
    value: 'GHS 62m',
    tags: ['street lighting', 'metering', 'cities'],
    age: 127,
  },
  {
    by: 'Lima Metropolitan Water',
    title: 'Pumping water uphill takes as much power as a city of 300,000',
    description:
      'Some 620 stations lift water to the hills, at the hours when power is dearest, because the reservoirs were laid out before the hills were settled. Schedules are written by hand on Fridays. We look for control that moves 30 % of the load to the night without a dry tap above 400 m.',
    urgency: U.Medium,
    value: '$21M',
    tags: ['pumping', 'demand response', 'water'],
    age: 69,
  },
  {
    by: 'Blue Mountain Accelerator',
    title: 'Hotels on small islands heat water with imported diesel',
    description:
      'A hotel of 200 beds burns 140,000 litres a year for showers and laundry while air conditioners throw the same heat into the garden. Heat pumps that take it exist in Europe and rust here in two years. We look for equipment warranted for ten years within 300 m of the sea, and for somebody to finance it.',
    urgency: U.Low,
    value: '$9.6M',
    tags: ['heat recovery', 'hotels', 'corrosion'],
    age: 119,
  },
  {
    by: 'Arctic Materials Laboratory',
    title: 'Batteries lose half of their range at twenty below',
    description:
      'Snow ploughs, ferries and ambulances north of the circle are ordered with diesel because a pack at −20 °C gives 52 % and cannot be charged at all. Heating it takes what is left. We seek cells, additives or housings that keep 85 % and take a charge in one hour, without a heater that runs all night.',
    urgency: U.High,
    value: '€14M',
    tags: ['batteries', 'cold climate', 'vehicles'],
    age: 181,
  },
];
