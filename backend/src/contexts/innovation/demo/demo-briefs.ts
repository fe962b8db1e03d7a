import { Reward as R } from '../innovation.enums';

/** What a problem says of what would solve it. */
interface DemoBrief {
  /** The beginning of the problem's title. */
  problem: string;
  successCriteria: string;
  requiredReadiness: number | null;
  /** Countries; none for anywhere. */
  regions: readonly string[];
  /** At least and at most, as people write it. */
  budget: readonly [from: string, to: string] | null;
  rewards: readonly R[];
  rewardNote: string | null;
}

/** Briefs of problems that are asked about most; the others are as the short dialog leaves them. */
export const demoBriefs: readonly DemoBrief[] = [
  {
    problem: 'Unplanned stops on press lines',
    successCriteria:
      'A warning at least 48 hours before a stop, on four lines for a year.\nFewer than one false alarm a month and line.\nNo sensor inside the guard of a press: what is there now, or what can be clamped on.',
    requiredReadiness: 7,
    regions: ['DE', 'HU', 'MX'],
    budget: ['€400k', '€900k'],
    rewards: [R.Pilot, R.Purchase],
    rewardNote: 'A paid pilot on two lines in Győr. Whoever meets the criteria there equips the other 31.',
  },
  {
    problem: 'Rooftop solar is pushing',
    successCriteria:
      'Voltage between 0.95 and 1.05 of nominal at every meter, at noon in January.\nLess than one percent of clean power curtailed.\nWorks with nine in ten of the inverters that people own.',
    requiredReadiness: 6,
    regions: ['ZA', 'NA'],
    budget: ['$250k', '$1.2M'],
    rewards: [R.Pilot, R.Purchase],
    rewardNote: 'A feeder of 600 roofs for one summer, then a frame contract for 70 feeders.',
  },
  {
    problem: 'Pit latrines',
    successCriteria:
      'Passes an alley of 90 cm with a bend.\nEmpties a pit of two cubic metres in an hour, and nobody touches what is in it.\nA family pays no more than 1,200 shillings.',
    requiredReadiness: 6,
    regions: ['KE'],
    budget: ['KES 12m', 'KES 40m'],
    rewards: [R.Pilot],
    rewardNote: 'Three months in Mukuru with our crews, a licence for the treatment site, and the road through it.',
  },
  {
    problem: 'Cassava spoils',
    successCriteria:
      'Roots keep for five days at 30 °C without cooling.\nCosts less than a tenth of what a tonne sells for.\nForty farmers can own, run and mend it.',
    requiredReadiness: 5,
    regions: ['NG', 'GH', 'BJ'],
    budget: ['₦20m', '₦60m'],
    rewards: [R.Pilot, R.Rights],
    rewardNote: 'Two harvests with a cooperative in Ogun. What comes of it together belongs to both.',
  },
  {
    problem: 'Grain warms',
    successCriteria:
      'Names the bag that spoils within two days, nine times of ten.\nBelow 30 dollars a bag and season, with nobody walking the row.\nWorks where there is no mobile network along the railway.',
    requiredReadiness: 7,
    regions: ['AR', 'UY', 'PY'],
    budget: ['$300k', '$700k'],
    rewards: [R.Purchase],
    rewardNote: 'Twelve thousand bags in the first season, if 400 of them were watched well before.',
  },
  {
    problem: 'Tomatoes under glass',
    successCriteria:
      '32 °C inside at noon in July, eight degrees below outside.\nLess than six litres of water for a kilogram of fruit.\nFits on the houses that stand, without new columns.',
    requiredReadiness: 6,
    regions: ['AE', 'OM', 'SA'],
    budget: ['$500k', '$2M'],
    rewards: [R.Pilot],
    rewardNote: null,
  },
  {
    problem: 'Wafers crack',
    successCriteria:
      'Sees a crack of 0.1 mm at the edge while the wafer moves, at 180 wafers an hour.\nNo particle above 30 nm added.\nTells the robot to stop within 40 ms.',
    requiredReadiness: 7,
    regions: ['KR'],
    budget: ['$1M', '$3M'],
    rewards: [R.Pilot, R.Purchase],
    rewardNote: 'Two load ports for a quarter. Then 140 of them, over two years.',
  },
  {
    problem: 'Nobody can say where the cotton',
    successCriteria:
      'Names the region a bale was grown in, right in 95 of 100, whatever it was blended with up to a fifth.\nA spinning mill runs it for less than 40 cents a bale.\nStands up before a customs court of the Union.',
    requiredReadiness: 5,
    regions: [],
    budget: null,
    rewards: [R.Purchase],
    rewardNote: 'A contract for all mills that spin for us, once three of them have used it for a season.',
  },
  {
    problem: 'Blood samples spoil',
    successCriteria:
      'A sample is good for a full blood count after 30 hours at 38 °C.\nCosts below 60 cents more than the tube of today.\nA nurse learns it from one sheet of pictures.',
    requiredReadiness: 7,
    regions: ['TZ', 'MW', 'ZM'],
    budget: ['$120k', '$350k'],
    rewards: [R.Pilot],
    rewardNote: '41 clinics on three roads, for as long as the rains last.',
  },
  {
    problem: 'Oxytocin is warm',
    successCriteria:
      'Nine in ten of the doses that are opened were never above 25 °C.\nWhoever opens one sees whether it was.\nNo socket and no ice on the last 60 km.',
    requiredReadiness: 7,
    regions: ['NE', 'ML', 'BF'],
    budget: ['€80k', '€200k'],
    rewards: [R.Pilot, R.Purchase],
    rewardNote: null,
  },
  {
    problem: 'Plastic in the Odaw',
    successCriteria:
      'Takes 20 tonnes out on a day of rain, and is not carried away by it.\nRuns for a year with the people who live there.\nWhat is taken out is sold, or burns nowhere.',
    requiredReadiness: 6,
    regions: ['GH'],
    budget: ['$200k', '$450k'],
    rewards: [R.Pilot],
    rewardNote: 'The bend below Avenor, a crane, and the fee that we pay for a flood we did not have.',
  },
  {
    problem: 'Belt splices',
    successCriteria:
      'Names the splice that will part, a week before it does.\nReads 187 km of belt at full speed.\nMisses none of the twenty that we will put in.',
    requiredReadiness: 8,
    regions: ['MA'],
    budget: ['€600k', '€1.5M'],
    rewards: [R.Purchase],
    rewardNote: 'One reader at each of eleven stations.',
  },
  {
    problem: 'Machine-learning models cannot',
    successCriteria:
      'A model is trained on data of three countries, of which no row leaves its own.\nWithin two points of the model that would have seen them all.\nA regulator of each signs that they have understood why.',
    requiredReadiness: 4,
    regions: ['GB', 'CH', 'SG'],
    budget: null,
    rewards: [R.Rights],
    rewardNote: 'What is made in the pilot is published, under the names of all who made it.',
  },
  {
    problem: 'Cloudbursts flood',
    successCriteria:
      'Names the streets an hour ahead, right three times of four.\nFed by the sensors and pumps that are there.\nA duty officer reads why in half a minute, and acts on it.',
    requiredReadiness: 6,
    regions: ['NL'],
    budget: ['€150k', '€600k'],
    rewards: [R.Pilot, R.Purchase],
    rewardNote: 'One summer beside the duty desk, then five years of it.',
  },
];
