import { ProblemStatus as S, Urgency as U } from '../../innovation.enums';

export const education = [
  {
    by: 'Global Manufacturing Corp',
    title: 'Skilled setters retire faster than we can train new ones',
    description:
      'In five years half of our 640 tool setters leave. What they know is in their hands. We look for ways to record and teach it at the machine, in six languages, without slowing a shift.',
    urgency: U.High,
    value: '$11M',
    tags: ['training', 'augmented reality', 'skills'],
    age: 31,
  },
  {
    by: 'Andes Accelerator',
    title: 'School internet in the Andes ends at the valley floor',
    description:
      'Four hundred schools above 3,500 m share fewer than sixty connections. Satellites are too dear per pupil and fibre will not come. We look for relays that run on sun, stand up to ice and can be mended by a teacher.',
    urgency: U.Medium,
    value: '$5.6M',
    tags: ['connectivity', 'schools', 'rural'],
    age: 168,
  },
  {
    by: 'Tallinn Education Department',
    title: 'Teachers correct the same essay errors eleven hours a week',
    description:
      'Our 2,900 teachers mark on paper or in four systems that do not talk to each other. Tools from abroad do not know Estonian and give grades, which our teachers refuse to leave to a machine. We want comments that a teacher accepts or strikes out, in two languages, with pupils’ texts never leaving our servers.',
    urgency: U.Medium,
    value: '€2.1M',
    tags: ['assessment', 'language', 'teachers'],
    age: 19,
  },
  {
    by: 'Classrooms Without Walls',
    title: 'A home classroom has one teacher for six grades',
    description:
      'The teacher is a neighbour with ten years of school herself, and her girls are between six and fifteen. Printed plans assume one grade. We need material that lets twelve girls work at six levels for two hours while she sits with three, without an internet connection and with two hours of electricity.',
    urgency: U.Critical,
    value: '$3.9M',
    tags: ['multigrade', 'girls', 'offline'],
    age: 23,
  },
  {
    by: 'Classrooms Without Walls',
    title: 'Girls leave school in the month they have to pay for the examination',
    description:
      'A matriculation fee of 3,800 rupees, the bus and a photograph end the school years of one girl in seven. Families could save forty rupees a week, but not where a brother can take it out again. We look for a saving plan with matching money that survives an inspection and a quarrel.',
    urgency: U.High,
    value: '$900k',
    tags: ['girls', 'saving', 'examinations'],
    age: 148,
  },
  {
    by: 'Parlo Learning',
    title: 'Adults learn to read and are still ashamed to be seen doing it',
    description:
      'In three provinces we reached 14,000 adults and lost nine of ten in the first month, most of them on the day somebody looked over their shoulder. Lessons must feel like a voice message and fit into two minutes. We look for partners with listeners: radio, buses, clinics, pay offices.',
    urgency: U.Medium,
    value: '$1.3M',
    tags: ['literacy', 'adults', 'audio'],
    age: 58,
  },
  {
    by: 'Bothnia University, Learning Sciences',
    title: 'Every school buys learning software and no one knows which of it teaches',
    description:
      'Nordic schools spend 310 million euros a year on applications; fewer than four in a hundred were ever tried against a control group. A trial takes us fourteen months and 90,000 euros. We want a way to run one inside the timetable of a term, with data that parents agree to.',
    urgency: U.Low,
    value: '€1.8M',
    tags: ['evaluation', 'trials', 'edtech'],
    age: 212,
  },
  {
    by: 'Thousand Hills Incubator',
    title: 'Welders are trained on machines that no workshop here owns',
    description:
      'Graduates of our partner colleges know robots and shielding gas; the workshops of Kigali have stick electrodes and a grinder. Nine of ten employers retrain for half a year. We look for training that happens in the workshop on paid orders, with a certificate that an employer in Nairobi reads as well.',
    urgency: U.Medium,
    value: '$1.6M',
    tags: ['vocational training', 'apprenticeship', 'welding'],
    age: 84,
  },
  {
    by: 'Harbour for Refugees',
    title: 'A nurse from Aleppo waits 31 months to work as a nurse',
    description:
      'Her certificates burnt, her university answers nobody, and each authority asks for a different translation. Hospitals here have 4,000 vacancies. We look for a recognised way to show by doing what a person can do, in eight weeks, that three ministries accept before she gives up and cleans floors.',
    urgency: U.High,
    value: '€5.5M',
    tags: ['refugees', 'recognition', 'nursing'],
    age: 162,
  },
  {
    by: 'Polytechnic of the Andes',
    title: 'Engineering students meet their first landslide after graduation',
    description:
      'Our laboratory has one sand box, and field trips reach forty of 1,200 students a year. Simulators exist for aviation and surgery and none for a slope in the rain with a village below. We look for a teaching model with real sensor data from twelve slopes, in which wrong decisions have consequences.',
    urgency: U.Low,
    value: '$1.1M',
    tags: ['simulation', 'landslides', 'engineering'],
    age: 251,
  },
  {
    by: 'Lake Victoria University',
    title: 'Lecture halls built for ninety seat four hundred',
    description:
      'Two in three of our students hear the lecture from the corridor. Recordings cost a student 2 % of a month’s living in mobile data. We want recordings below four megabytes an hour that work on a shared telephone, and a way to ask a question from outside the door.',
    urgency: U.Medium,
    value: '$750k',
    tags: ['lectures', 'low bandwidth', 'universities'],
    age: 318,
    ended: {
      as: S.Solved,
      age: 84,
      why: 'Sixty courses are heard by four hundred in Kisumu, and no lecturer has asked for the old way back.',
    },
  },
  {
    by: 'Vistula Mutual Insurance',
    title: 'Farmers learn about risk from the loss',
    description:
      'Every spring 60,000 of our members change crops or machines without asking what can go wrong, and the claim follows in August. Leaflets are not read. We look for training that a farmer finishes on the tractor in a quarter of an hour, and for evidence that losses fall by a tenth among those who did.',
    urgency: U.Low,
    value: '€2.7M',
    tags: ['risk', 'farmers', 'training'],
    age: 73,
  },
  {
    by: 'Red River Flood Authority',
    title: 'Dyke wardens retire and their knowledge of seepage goes with them',
    description:
      'Some 1,900 wardens can tell by smell and colour whether a seep will become a breach. In six years half of them will be gone and the manuals hold four pages on it. We need this knowledge collected from the wardens themselves and taught so that a newcomer calls correctly in nine cases of ten.',
    urgency: U.High,
    value: '$1.2M',
    tags: ['knowledge transfer', 'dykes', 'wardens'],
    age: 36,
  },
];
