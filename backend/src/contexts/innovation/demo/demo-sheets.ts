export interface DemoSheet {
  /** The beginning of the problem's title. */
  problem: string;
  /** What the file is called. */
  name: string;
  title: string;
  lead: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Sheets of figures that stand beside briefs. */
export const demoSheets: readonly DemoSheet[] = [
  {
    problem: 'Unplanned stops on press lines',
    name: 'stops-of-a-month.pdf',
    title: 'Stops of four press lines in one month',
    lead: 'Each stop of more than ten minutes, what was found, and when the vibration limit had raised the alarm.',
    head: ['Line', 'Day', 'Minutes', 'Found', 'Alarm before'],
    rows: [
      ['1', '2', '210', 'Clutch plate', '9 minutes'],
      ['1', '19', '45', 'Lubrication pump', 'none'],
      ['2', '4', '95', 'Tie rod nut', '3 hours'],
      ['2', '11', '15', 'Nothing', '6 hours'],
      ['2', '23', '380', 'Main bearing', '40 minutes'],
      ['3', '7', '60', 'Die cushion valve', 'none'],
      ['3', '28', '130', 'Clutch plate', '12 minutes'],
      ['4', '16', '25', 'Transfer belt', 'none'],
    ],
  },
  {
    problem: 'Pit latrines',
    name: 'what-comes-out-of-31-pits.pdf',
    title: 'What comes out of 31 pits in Mukuru',
    lead: 'Measured over a year by the crews of the ministry. Width is that of the narrowest place on the way.',
    head: ['Quarter', 'Pits', 'Solids, %', 'Rubbish, kg', 'Width, cm'],
    rows: [
      ['January to March', '8', '17 to 22', '31', '90 to 140'],
      ['April to June', '9', '6 to 11', '44', '95 to 180'],
      ['July to September', '7', '12 to 16', '29', '90 to 120'],
      ['October to December', '7', '8 to 14', '38', '110 to 160'],
    ],
  },
  {
    problem: 'Rooftop solar is pushing',
    name: 'voltage-at-noon.pdf',
    title: 'Voltage of one feeder at noon',
    lead: 'Feeder 14, 612 roofs, as shares of nominal. Curtailed is what inverters did not feed in.',
    head: ['Month', 'At the station', 'At the end', 'Curtailed, %'],
    rows: [
      ['October', '1.01', '1.06', '2.1'],
      ['November', '1.01', '1.08', '4.4'],
      ['December', '1.02', '1.09', '6.9'],
      ['January', '1.02', '1.11', '8.3'],
      ['February', '1.02', '1.09', '6.0'],
      ['March', '1.01', '1.07', '3.2'],
    ],
  },
  {
    problem: 'Grain warms',
    name: 'bags-that-were-opened.pdf',
    title: 'Bags that were opened last season',
    lead: 'Along 38 km of railway. Found is how long after a tear somebody saw it.',
    head: ['Torn by', 'Bags', 'Found, days', 'Lost, %'],
    rows: [
      ['Boar', '141', '19', '24'],
      ['Hail', '88', '11', '17'],
      ['Armadillo', '52', '26', '9'],
      ['People', '17', '4', '6'],
    ],
  },
];
