import { TechnologyType as T } from '../../innovation.enums';

export const transportation = [
  {
    by: 'TechFlow Solutions',
    title: 'Below-deck mesh radio for reefer readings',
    description:
      'Self-forming mesh that uses the gaps at container doors. Trials on two 14,000 TEU ships reached 97 % of reefers with nine gateways.',
    technologyType: T.Iot,
    readinessLevel: 8,
    tags: ['reefers', 'monitoring', 'shipping'],
    age: 410,
  },
  {
    by: 'Pacific Freight Lines',
    title: 'Neutral box exchange with sealed bids',
    description:
      'Carriers state surplus and need as sealed bids that only a cleared match opens. 2,300 boxes changed hands in a six-month trial between four lines.',
    technologyType: T.Blockchain,
    readinessLevel: 6,
    tags: ['containers', 'logistics', 'data sharing'],
    age: 17,
  },
  {
    by: 'City of Rotterdam, Digital Office',
    title: 'Shared last-mile ledger for carriers',
    description:
      'Each handover is signed by both sides, so that it is clear who answers for a parcel at any minute. Four carriers use it in two districts.',
    technologyType: T.Blockchain,
    readinessLevel: 6,
    tags: ['last mile', 'city logistics', 'liability'],
    age: 46,
  },
  {
    by: 'Pacific Freight Lines',
    title: 'Berth promise: one arrival time that four parties sign',
    description:
      'Port, terminal, pilot and ship agree one time and are told when it moves. 140 calls a month; waiting fell from 31 hours to nine.',
    technologyType: T.Software,
    readinessLevel: 9,
    tags: ['port call', 'just in time', 'emissions'],
    age: 474,
  },
  {
    by: 'Arctic Materials Laboratory',
    title: 'Switch heater that runs on last summer’s sun',
    description:
      'A borehole of 30 m stores summer heat, and a loop without a pump brings it to the blades. Two switches near Narvik stayed free through two winters down to −34 °C; parts cost 10,400 dollars.',
    technologyType: T.Hardware,
    readinessLevel: 7,
    tags: ['rail', 'winter', 'heating'],
    age: 15,
  },
  {
    by: 'Tallinn Education Department',
    title: 'Border message: 61 fields asked once',
    description:
      'A wagon list is signed by the shipper and read by both customs in their own order; changes are seen by all. On the Tallinn corridor stops went from 19 hours to 70 minutes.',
    technologyType: T.Software,
    readinessLevel: 8,
    tags: ['customs', 'rail freight', 'paperwork'],
    age: 81,
  },
  {
    by: 'Driftway Mobility',
    title: 'Next seat: minibus forecast from drivers’ telephones',
    description:
      'Dwell times and the weight in the accelerometer tell whether a seat is free. Forecasts for 310 minibuses are right within three minutes in 84 of 100 cases; drivers earn 6 % more.',
    technologyType: T.Ai,
    readinessLevel: 7,
    tags: ['minibuses', 'forecasting', 'passengers'],
    age: 30,
  },
  {
    by: 'Aotearoa Civil Defence Agency',
    title: 'Wind on the rope: lidar nowcasts for cable cars',
    description:
      'A shared lidar looks along the line and tells gusts eight to twelve minutes ahead. At a Queenstown gondola needless stops fell by 64 % in a year without one missed gust.',
    technologyType: T.Software,
    readinessLevel: 7,
    tags: ['cable cars', 'wind', 'nowcasting'],
    age: 46,
  },
  {
    by: 'Accra Metropolitan Works Department',
    title: 'Map of ramps kept by those who roll',
    description:
      'Photographs of kerbs, lifts and stops are dated and fade after 60 days unless somebody confirms them. The department must answer each report in public. 3,900 reports, 1,450 repairs.',
    technologyType: T.Software,
    readinessLevel: 7,
    tags: ['accessibility', 'mapping', 'public transport'],
    age: 83,
  },
  {
    by: 'Voltara Storage',
    title: 'Cold wall for trucks: ice charged at night',
    description:
      'Panels with a salt that freezes at −6 °C are charged at the depot and hold 4 °C for eleven hours and a dozen openings at 45 °C. Diesel for cooling falls by 58 %.',
    technologyType: T.Hardware,
    readinessLevel: 7,
    tags: ['cold chain', 'trucks', 'thermal storage'],
    age: 62,
  },
  {
    by: 'Nordhavn Shipyards',
    title: 'Barge eye for bridges',
    description:
      'Thermal cameras and a side radar on the pier see a barge 2.4 km off in fog, tell its height to 20 cm and call its wheelhouse on the common channel. Two bridges on the Limfjord have had no strike in three years.',
    technologyType: T.Hardware,
    readinessLevel: 8,
    tags: ['inland shipping', 'collision warning', 'bridges'],
    age: 104,
  },
  {
    by: 'Gridkin',
    title: 'Rough road: passability from a truck’s own shaking',
    description:
      'Telephones on dashboards grade each kilometre by its jolts and slips and pass it on when two trucks meet. After rain 78 % of closed fords were known before the next truck.',
    technologyType: T.Software,
    readinessLevel: 5,
    tags: ['rural roads', 'routing', 'offline'],
    age: 230,
  },
  {
    by: 'Laurentide Rail',
    title: 'Tie plates from mixed plastic',
    description:
      'Plates pressed from sorted household plastic and slag carry a 130-tonne car at −45 °C. 12,000 plates have lain in yard tracks for five winters.',
    technologyType: T.Hardware,
    readinessLevel: 8,
    tags: ['rail', 'recycling', 'track'],
    age: 340,
  },
  {
    by: 'Laurentide Rail',
    title: 'Brake dust collector for metro cars',
    description:
      'A shroud and a cyclone take 82 % of particles at the disc before they reach a tunnel. One train of nine cars has run a year in Montreal.',
    technologyType: T.Hardware,
    readinessLevel: 6,
    tags: ['air quality', 'metro', 'brakes'],
    age: 125,
  },
  {
    by: 'Blue Mountain Accelerator',
    title: 'Ferry seats for schoolchildren',
    description:
      'Fishing boats with a spare bench are licensed, insured and paid per child and morning. Sixty children on two islands reach school in 20 minutes instead of two hours.',
    technologyType: T.Other,
    readinessLevel: 2,
    draft: true,
    tags: ['schools', 'islands', 'boats'],
    age: 11,
  },
  {
    by: 'Driftway Mobility',
    title: 'One tap on ferry, minibus and three-wheeler',
    description:
      'Any bank card or token pays; the day’s rides are settled between 2,300 owners by midnight. 1.1 million taps a week.',
    technologyType: T.Software,
    readinessLevel: 9,
    tags: ['payment', 'public transport', 'minibuses'],
    age: 290,
  },
  {
    by: 'Sunda Venture Studio',
    title: 'Tug pool for four small ports',
    description:
      'Two tugs serve four ports by a shared roster that ships book a day ahead. Standby cost fell by 44 %, and no ship has waited longer than before.',
    technologyType: T.Software,
    readinessLevel: 7,
    tags: ['ports', 'tugs', 'scheduling'],
    age: 145,
  },
];
