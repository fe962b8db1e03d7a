import { ProblemStatus as S, Urgency as U } from '../../innovation.enums';

export const transportation = [
  {
    by: 'Pacific Freight Lines',
    title: 'Empty containers make up a fifth of what we ship',
    description:
      'Trade between our ports is unbalanced, so one box in five crosses the ocean empty. Better matching between carriers exists on paper and fails on trust: nobody shows their stock to a competitor. We look for a neutral way to swap boxes.',
    urgency: U.High,
    value: '$110M',
    tags: ['containers', 'logistics', 'data sharing'],
    age: 21,
  },
  {
    by: 'Pacific Freight Lines',
    title: 'Reefer containers fail quietly on long crossings',
    description:
      'A compressor that dies on day three of fourteen is found on day fourteen. Crews check 600 reefers by walking past them. We want remote readings below deck, through steel, on ships without a full wireless fit-out.',
    urgency: U.High,
    value: '$38M',
    tags: ['reefers', 'cold chain', 'monitoring'],
    age: 402,
    ended: { as: S.Solved, age: 70, why: 'Not one spoiled crossing in a season, on 26 ships.' },
  },
  {
    by: 'City of Rotterdam, Digital Office',
    title: 'Delivery vans fill the inner city and half of them are a third full',
    description:
      'Nine carriers serve the same street each morning. A shared last mile would take four of ten vans off the road, but no carrier hands its parcels to another without knowing who answers for the loss.',
    urgency: U.Medium,
    value: '€5M',
    tags: ['last mile', 'city logistics', 'data sharing'],
    age: 52,
  },
  {
    by: 'Pacific Freight Lines',
    title: 'Ships wait four days to be told that the berth is late',
    description:
      'Vessels race across an ocean to queue outside a port. Arriving just in time would save 8 % of fuel. Ports, terminals and pilots each hold a piece of the answer and none of them publishes it.',
    urgency: U.Medium,
    value: '$640M',
    tags: ['port call', 'just in time', 'emissions'],
    age: 496,
    ended: { as: S.Solved, age: 152, why: 'Six ports sign one time, and ships keep to it.' },
  },
  {
    by: 'Laurentide Rail',
    title: 'Switches freeze and a crew drives four hours to sweep snow',
    description:
      'Gas heaters keep 2,200 of our 7,900 switches moving; the rest depend on two people with brooms. A frozen switch delayed 9,100 trains last winter. We need clearing without gas or mains, below 12,000 dollars a switch, that runs unattended at −40 °C and can be trusted when nobody sees it.',
    urgency: U.High,
    value: 'C$47M',
    tags: ['rail', 'winter', 'switches'],
    age: 17,
  },
  {
    by: 'Laurentide Rail',
    title: 'Grain cars come back empty because a day is lost at each border',
    description:
      'Our cars spend 22 hours at the crossing for papers that were sent three days earlier. Two agencies ask for the same 61 fields in different order. We want one message that both accept and a seal that shows that nothing was opened, so that a train stops for an hour.',
    urgency: U.Medium,
    value: 'C$33M',
    tags: ['customs', 'rail freight', 'paperwork'],
    age: 94,
  },
  {
    by: 'Nordhavn Shipyards',
    title: 'Ferries berth under diesel because the quay cannot feed them',
    description:
      'A turn takes nine minutes and our new ferries need 4 MWh in it. The town’s line carries a sixth of that. Batteries on the quay would pay if they could also serve the town, but the utility, the port and we have three contracts that exclude each other. We look for equipment and an agreement.',
    urgency: U.High,
    value: '€24M',
    tags: ['electric ferries', 'charging', 'storage'],
    age: 184,
  },
  {
    by: 'Driftway Mobility',
    title: 'Nobody knows when the minibus comes, not even its driver',
    description:
      'Izmir’s 1,900 minibuses leave when they are full. Fixed times would empty them and live positions alone do not help somebody who waits. We look for a forecast of the next bus with a free seat, right within three minutes, from nothing but the drivers’ telephones.',
    urgency: U.Medium,
    value: '$2.2M',
    tags: ['minibuses', 'forecasting', 'passengers'],
    age: 34,
  },
  {
    by: 'Polytechnic of the Andes',
    title: 'Cable cars stop for wind that never arrives',
    description:
      'Our city’s three lines carry 68,000 people a day and were halted 140 times last year on a gust forecast for the airport. Two in three stops were needless, and each sends 5,000 people down a steep road. We want wind measured and forecast along the cable, ten minutes ahead.',
    urgency: U.Medium,
    value: '$4.9M',
    tags: ['cable cars', 'wind', 'nowcasting'],
    age: 56,
  },
  {
    by: 'Step Free Foundation',
    title: 'A ramp on the map is not a ramp at the station',
    description:
      'Of 213 “accessible” stops in Dar es Salaam we could use 48. Lifts are broken, kerbs are dug up, drivers do not stop. Surveys are old when they are printed. We need a living map that passengers keep true, and that the operator must answer within a week.',
    urgency: U.Medium,
    value: '$480k',
    tags: ['accessibility', 'mapping', 'public transport'],
    age: 101,
  },
  {
    by: 'Cedar Bridge Capital',
    title: 'Refrigerated trucks arrive with full tanks and spoiled dates',
    description:
      'Between farm and Jeddah a load waits seven hours at gates with the cooling on and doors that open nine times. One load in fourteen is refused. Recorders tell us afterwards. We look for a body, curtains or stored cold that survives nine openings at 46 °C and saves half of the diesel.',
    urgency: U.Medium,
    value: '$19M',
    tags: ['cold chain', 'trucks', 'thermal storage'],
    age: 70,
  },
  {
    by: 'Red River Flood Authority',
    title: 'Sand barges strike bridges on a river without lights',
    description:
      'Last year 37 barges hit piers on 180 km of river, most of them overloaded and without a transponder. Cameras see nothing in fog. We want each barge seen two kilometres before a bridge, its height and course known, and a warning that its skipper hears in the wheelhouse.',
    urgency: U.High,
    value: '$3.6M',
    tags: ['inland shipping', 'collision warning', 'bridges'],
    age: 115,
  },
  {
    by: 'Sunda Venture Studio',
    title: 'Palm fruit rots at a ford that was passable yesterday',
    description:
      'Trucks of 210 estates take roads that no map knows. After rain one in five turns back and the fruit loses half its value in a day. Drivers know from each other, too late. We want passability per road and hour from the trucks themselves and from rain, offline, on any telephone.',
    urgency: U.Medium,
    value: '$5.8M',
    tags: ['rural roads', 'routing', 'palm oil'],
    age: 245,
    ended: { as: S.Closed, age: 190, why: 'The state has built the bridge.' },
  },
  {
    by: 'Nordhavn Shipyards',
    title: 'Spare parts for ferries are lost between two yards and forty suppliers',
    description:
      'A pump that was paid for in March is ordered again in June because nobody finds it: 1,900 items a year. Labels come off in salt and grease. We looked for tags that survive both and a count that takes an hour; a supplier has taken the whole store over since.',
    urgency: U.Low,
    value: '€1.1M',
    tags: ['spare parts', 'inventory', 'shipyards'],
    age: 133,
    ended: { as: S.Withdrawn, age: 120, why: 'The two yards are merging, and the store with them.' },
  },
];
