interface DemoQuestion {
  /** The beginning of the problem's title. */
  problem: string;
  /** Name of the organization for which it is asked. */
  by: string;
  /** In days. */
  age: number;
  text: string;
  /** What the problem's organization says; none where it waits. */
  answer?: string;
}

/** What members have asked about problems. */
export const demoQuestions: readonly DemoQuestion[] = [
  {
    problem: 'Unplanned stops on press lines',
    by: 'Tessera Robotics',
    age: 11,
    text: 'Which presses are they, and how old? Do their controllers give **motor current**, and how often a second?',
    answer:
      'Schuler and Fagor, from 1994 to 2016:\n\n- the older 21 give nothing but a light,\n- the others give current and torque at 500 Hz.\n\nThe file has a month of both.',
  },
  {
    problem: 'Unplanned stops on press lines',
    by: 'Helix Institute of Applied Research',
    age: 7,
    text: 'May the alarms of the last year be used to train on, with the times of the stops beside them?',
    answer: 'Yes, once you have signed what our works council asks for. It says that nobody is measured by it.',
  },
  {
    problem: 'Unplanned stops on press lines',
    by: 'Arctic Materials Laboratory',
    age: 2,
    text: 'Is a ring of strain gauges around the tie rods acceptable? It is clamped, not drilled.',
  },
  {
    problem: 'Pit latrines',
    by: 'Accra Metropolitan Works Department',
    age: 120,
    text: 'We have the same lanes. May a second city join the pilot, at its own cost?',
    answer: 'Gladly. Come with your own crews: what they must learn is half of the work.',
  },
  {
    problem: 'Pit latrines',
    by: 'Lake Victoria University',
    age: 88,
    text: 'How wet is what comes out, on average? A pump for 4 % solids is another machine than one for 20 %.',
    answer: 'From 6 % after the rains to 22 % in February. The sheet has 31 pits.',
  },
  {
    problem: 'Cassava spoils',
    by: 'Thousand Hills Incubator',
    age: 18,
    text: 'Are the roots sold with or without their necks? Wax holds on one and not on the other.',
    answer: 'With two centimetres of neck. Whoever cuts it off sells the same day.',
  },
  {
    problem: 'Rooftop solar is pushing',
    by: 'Gridkin',
    age: 4,
    text: 'Do the inverters answer to anything from outside, or only to the voltage that they see?',
    answer: 'A third answers to a ripple signal from before 2019. All others see the voltage alone.',
  },
  {
    problem: 'Grain warms',
    by: 'Carpathian Institute for Soil and Forest',
    age: 9,
    text: 'Would a reading from a plane each second day do, or must something stay in the bag?',
    answer: 'Whatever names the bag. We have a plane on Tuesdays and Fridays.',
  },
  {
    problem: 'Tomatoes under glass',
    by: 'Jordan Valley Water Board',
    age: 6,
    text: 'Where does the brine go today, and may it be used?',
  },
  {
    problem: 'Wafers crack',
    by: 'Kyushu Precision Optics',
    age: 5,
    text: 'Is the edge bevelled before or after this step?',
    answer: 'Before. The notch is where most of them begin.',
  },
];
