import { ValueKind as K, ValueState } from '../innovation.enums';

/** What came of a project, as its value entries begin to say it. */
type Worth = [K, string];

/** By the name of the project, of each that has value entries. */
export const demoValues: Record<string, readonly [Worth, ...Worth[]]> = {
  'Berth promise at six ports': [
    [K.CostSaved, 'Fuel that ships did not burn because they slowed down at sea'],
    [K.LossAvoided, 'Hours for which cranes and pilots did not wait at six ports'],
    [K.EmissionsAvoided, 'CO₂ of the fuel that was saved, at the price of the day'],
  ],
  'A name on every plume': [
    [K.EmissionsAvoided, 'Methane of plumes that were stopped within thirty days, as CO₂ at the price of the day'],
    [K.LossAvoided, 'Gas that stayed in the pipe and was sold'],
    [K.Revenue, 'Imagery that operators of 60 basins have ordered'],
  ],
  'Paid when the gangway is down': [
    [K.CostSaved, 'Interest that ship suppliers no longer pay while they wait'],
    [K.Revenue, 'Fees on receipts that were paid within nine days'],
    [K.InvestmentRaised, 'Money that funds have put behind receipts of the gangway'],
  ],
  'Reefer watch': [
    [K.LossAvoided, 'Cargo claims that did not come on 26 ships'],
    [K.CostSaved, 'Rounds below deck that the crews no longer walk'],
    [K.Revenue, 'Cold cargo that shippers moved to the loop because it is watched'],
  ],
  'Four hundred can hear': [
    [K.CostSaved, 'Lectures that did not have to be held twice'],
    [K.Revenue, 'Courses that villages outside the city have taken'],
  ],
  'Oil that answers a torch': [
    [K.LossAvoided, 'Sales that counterfeit bottles no longer take'],
    [K.Revenue, 'Oil that shops order because its bottles can be checked'],
  ],
  'Stray light before lunch': [
    [K.CostSaved, 'Hours of simulation for which designers no longer wait'],
    [K.Revenue, 'Lenses that came to market a season earlier'],
  ],
  'Every seam seen': [
    [K.CostSaved, 'Scans of sampled trays that line four no longer waits for'],
    [K.LossAvoided, 'Battery trays that were not called back for pores in a seam'],
  ],
  'Straw under the rice': [
    [K.Revenue, 'Rice that grows again on drained fields'],
    [K.CostSaved, 'Fresh water that no longer has to wash salt out of the fields'],
  ],
  'Rice that waits for the flood to leave': [
    [K.LossAvoided, 'Harvests of forty farms that stood a flood'],
    [K.Revenue, 'Seed that neighbours of the forty farms have bought'],
  ],
  'Pumps that call for help': [
    [K.CostSaved, 'Visits of repair crews to pumps that were running'],
    [K.LossAvoided, 'Water that villages did not have to buy from trucks'],
  ],
  'Ærøskøbing by battery': [
    [K.CostSaved, 'Diesel that the ferry no longer burns at berth'],
    [K.EmissionsAvoided, 'CO₂ of the ferry at berth, at the price of the day'],
    [K.LossAvoided, 'Trade of the town that failures of the cable no longer stop'],
  ],
  'A campus without diesel': [
    [K.CostSaved, 'Diesel that the generators of the campus no longer burn'],
    [K.EmissionsAvoided, 'CO₂ of the generators of the campus, at the price of the day'],
  ],
  'Foam instead of baths': [
    [K.CostSaved, 'Water, steam and salt that three dye lines no longer need'],
    [K.Revenue, 'Orders that were won because shades change in twenty minutes'],
  ],
  'Water under the ash': [
    [K.LossAvoided, 'Water that did not have to be trucked in after the eruption'],
    [K.CostSaved, 'Reservoirs that did not have to be emptied and cleaned'],
  ],
  'Bread by the hour': [
    [K.CostSaved, 'Bread that was not baked to be thrown away'],
    [K.Revenue, 'Loaves sold in the evening that would have been missing'],
  ],
  'The village stays on': [[K.LossAvoided, 'Catch and medicine that did not spoil while the power was off']],
  'A chair of bicycle parts': [[K.CostSaved, 'Chairs that did not have to be replaced after seven months']],
  'Cocoa with an outline': [[K.Revenue, 'Cocoa that buyers took because its plots have an outline']],
  'Money that stays an account': [[K.Revenue, 'Fees and interest on remittances that stayed in an account']],
};

/** Who says so: once all that came of a project is said, what is confirmed is said by another one. */
const saidBy: Record<ValueState, string[]> = {
  [ValueState.Confirmed]: ['as both partners have it in their books', 'as the auditor has it in the report'],
  [ValueState.Estimated]: ['as we expect it for the coming year'],
  [ValueState.Claimed]: ['by our own count of the last weeks'],
  [ValueState.Disputed]: ['with all that came since the project began'],
};

/** The kind and note of a project's `n`th entry in a state, from 0. */
export function demoValue(project: string, state: ValueState, n: number): { kind: K; note: string } {
  const worth = demoValues[project];
  if (!worth) throw new Error(`The demo data does not say what ${project} is worth`);
  const [kind, what] = worth[n % worth.length] as Worth;
  const by = saidBy[state];
  return { kind, note: `${what}, ${by[Math.floor(n / worth.length) % by.length]}.` };
}
