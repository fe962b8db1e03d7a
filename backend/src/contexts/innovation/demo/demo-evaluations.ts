/** A criterion: what is judged, what it means, and how much it counts. */
type Line = readonly [name: string, meaning: string, weight: number];

interface DemoEvaluation {
  /** The beginning of the problem's title. */
  problem: string;
  criteria: readonly Line[];
  /** Who leads, by first name. */
  lead?: string;
  /** Who reviews, in the order in which they were asked. */
  reviewers?: readonly string[];
  /** By reviewer and the beginning of the solution's title: a mark for each criterion, and a comment. */
  scores?: readonly { by: string; solution: string; marks: readonly number[]; comment: string }[];
  /** Who gives no score to a proposal, in their own words. */
  recused?: readonly { by: string; solution: string; reason: string }[];
}

/** By what some problems judge proposals, and how far they are with it. */
export const demoEvaluations: readonly DemoEvaluation[] = [
  {
    problem: 'Unplanned stops on press lines',
    criteria: [
      ['Warns in time', 'A shift ahead deserves a 5; an hour, a 2.', 40],
      ['False alarms', 'One in a month deserves a 5; one a day, a 1.', 30],
      ['Works with our sensors', 'Nothing to fit deserves a 5; a new cabinet on each press, a 1.', 20],
      ['Cost of a line', 'Below 20,000 EUR deserves a 5.', 10],
    ],
    lead: 'Jonas',
    reviewers: ['Priya', 'Lukas', 'Sofia'],
    scores: [
      {
        by: 'Priya',
        solution: 'Streaming fault forecasts',
        marks: [5, 3, 5, 4],
        comment: 'The numbers from Győr are ours to check: the presses there are the same.',
      },
      {
        by: 'Lukas',
        solution: 'Streaming fault forecasts',
        marks: [4, 2, 5, 4],
        comment: 'I want to see what it says about the clutch before we trust it.',
      },
      {
        by: 'Sofia',
        solution: 'Streaming fault forecasts',
        marks: [4, 4, 5, 3],
        comment: 'Maintenance would use it tomorrow.',
      },
      {
        by: 'Priya',
        solution: 'Belt eye',
        marks: [3, 4, 2, 5],
        comment: 'It sees the transfer belts, and not the press.',
      },
      {
        by: 'Lukas',
        solution: 'Belt eye',
        marks: [2, 4, 2, 4],
        comment: 'A good camera for another problem of ours.',
      },
    ],
  },
  {
    problem: 'Pit latrines',
    criteria: [
      ['Reaches the narrowest lanes', '1.2 m deserves a 5.', 30],
      ['Price for a household', 'What a family pays now, or less, deserves a 5.', 30],
      ['Safe for who does it', 'Nobody touches sludge: a 5.', 25],
      ['Kept running by people here', 'Parts and skills in the county deserve a 5.', 15],
    ],
    lead: 'Amina',
    reviewers: ['Amina', 'Daniel', 'Grace'],
    scores: [
      {
        by: 'Daniel',
        solution: 'Narrow-alley sludge vacuum',
        marks: [5, 3, 4, 4],
        comment: 'It passes where our trucks never will. Who repairs the pump?',
      },
    ],
    recused: [
      {
        by: 'Grace',
        solution: 'Narrow-alley sludge vacuum',
        reason: 'I advised them on the county’s licence last year.',
      },
    ],
  },
  {
    problem: 'Cassava spoils',
    criteria: [
      ['Days gained', 'A fortnight without cooling deserves a 5.', 50],
      ['Cost of a tonne', 'Below a tenth of its price deserves a 5.', 30],
      ['Works without the grid', 'No socket anywhere: a 5.', 20],
    ],
    lead: 'Tunde',
    reviewers: ['Tunde'],
  },
  {
    problem: 'Tomatoes under glass',
    criteria: [
      ['Degrees below outside', 'Eight at noon deserve a 5.', 50],
      ['Water for a square metre', 'None deserves a 5.', 25],
      ['Fits on the houses that stand', 'Without new columns: a 5.', 25],
    ],
  },
  {
    problem: 'Rooftop solar is pushing',
    criteria: [
      ['Works with inverters in place', 'Nine in ten deserve a 5.', 45],
      ['Clean power lost', 'Below one percent deserves a 5.', 35],
      ['Complaints', 'None in a summer: a 5.', 20],
    ],
  },
  {
    problem: 'Grain warms',
    criteria: [
      ['Days of warning', 'Ten deserve a 5.', 60],
      ['Cost of a bag', 'Below 30 USD deserves a 5.', 40],
    ],
  },
];
