import { TechnologyType as T } from '../../innovation.enums';

export const education = [
  {
    by: 'Andes Accelerator',
    title: 'Solar relay mast for school internet above 3,500 metres',
    description:
      'Unguyed mast of 9 m, hot-swappable batteries and an ice-shedding dish. A teacher changes any part with one spanner. Twelve schools have been on line for two winters.',
    technologyType: T.Hardware,
    readinessLevel: 7,
    tags: ['connectivity', 'schools', 'solar'],
    age: 150,
  },
  {
    by: 'TechFlow Solutions',
    title: 'Setter’s shadow: teaching by recorded hands',
    description:
      'Two cameras and a glove record a master at work; the apprentice sees the same hands over the real machine. A set-up is learnt in three shifts rather than three weeks.',
    technologyType: T.Software,
    readinessLevel: 6,
    tags: ['training', 'augmented reality', 'skills'],
    age: 26,
  },
  {
    by: 'Bothnia University, Learning Sciences',
    title: 'Comment bank that teachers strike out',
    description:
      'A model proposes three comments for each paragraph of an essay, in Finnish, Swedish or Estonian; only what a teacher keeps is shown to the pupil. It runs on one server in the school’s own cellar. Forty teachers saved 3.6 hours a week and kept 61 % of the comments.',
    technologyType: T.Ai,
    readinessLevel: 6,
    tags: ['assessment', 'language', 'teachers'],
    age: 14,
  },
  {
    by: 'Parlo Learning',
    title: 'Card sets for six grades around one carpet',
    description:
      'Each girl draws the card of her level; the cards of one lesson belong to one story. A voice on a telephone of ten years ago reads them aloud and hears the answer, without a network. Eighty home classrooms in Sindh finished a year’s mathematics in nine months.',
    technologyType: T.Other,
    readinessLevel: 7,
    tags: ['multigrade', 'offline', 'primary school'],
    age: 21,
  },
  {
    by: 'Lumen Ledger',
    title: 'A saving box with two keys and a date',
    description:
      'A girl’s fees are collected in weekly coins by her teacher, doubled by a donor and released to the examination board alone. Nobody in the family can withdraw. Three schools in Punjab: 412 of 430 girls sat the examination.',
    technologyType: T.Software,
    readinessLevel: 6,
    tags: ['saving', 'girls', 'examinations'],
    age: 128,
  },
  {
    by: 'Parlo Learning',
    title: 'Reading by voice message',
    description:
      'Two-minute voice notes, one letter group a day, in the messenger that everybody has. Nobody looking over a shoulder sees a lesson. Of 3,300 adults in Salto 46 % still answered after twelve weeks, and 1,020 read a bus timetable.',
    technologyType: T.Software,
    readinessLevel: 8,
    tags: ['literacy', 'adults', 'audio'],
    age: 180,
  },
  {
    by: 'Bothnia University, Learning Sciences',
    title: 'Classroom trials within one term',
    description:
      'Parallel classes change places half-way, so that every class gets the software and serves as a control. Consent is a page, pupils are numbers, and the analysis is written before the data come. Seven trials cost 8,900 euros each.',
    technologyType: T.Other,
    readinessLevel: 8,
    tags: ['evaluation', 'trials', 'schools'],
    age: 200,
  },
  {
    by: 'Elbe Incubator for Hardware',
    title: 'Workshop-in-a-crate: certification of welders on their own orders',
    description:
      'A crate with gauges, coupons and a camera travels between workshops. The examiner watches from Hamburg, the bend test is made on site, and the certificate is an ISO 9606. In Nairobi and Kigali 164 welders passed on orders that they were paid for.',
    technologyType: T.Hardware,
    readinessLevel: 7,
    tags: ['vocational training', 'welding', 'certification'],
    age: 70,
  },
  {
    by: 'Harbour for Refugees',
    title: 'Eight weeks on the ward: showing what a nurse can do',
    description:
      'Forty-one tasks, seen by two assessors who do not know the person’s papers, on wards that need hands. Two of three ministries accept the record. 73 of 88 nurses now work in their profession, after 11 weeks on average.',
    technologyType: T.Other,
    readinessLevel: 7,
    tags: ['refugees', 'recognition', 'nursing'],
    age: 140,
  },
  {
    by: 'Polytechnic of the Andes',
    title: 'Slope in the loop: twelve real hillsides in a game of decisions',
    description:
      'Rain, piezometers and inclinometers from twelve monitored slopes are played back at any speed. A team decides about closing a road, evacuating or waiting, and sees which houses its choice would have cost. Four universities teach with it.',
    technologyType: T.Software,
    readinessLevel: 7,
    tags: ['landslides', 'simulation', 'engineering'],
    age: 220,
  },
  {
    by: 'Lake Victoria University',
    title: 'Whisper lectures: 3.2 megabytes an hour',
    description:
      'Speech is sent as parameters rather than sound, and slides as outlines with words. A telephone of 2014 plays it. Questions from the corridor come as text and are voted on. Our 40,000 students used it for 61 courses last year.',
    technologyType: T.Software,
    readinessLevel: 9,
    tags: ['lectures', 'low bandwidth', 'universities'],
    age: 290,
  },
  {
    by: 'Vistula Mutual Insurance',
    title: 'Fifteen minutes on the tractor: risk lessons by telephone call',
    description:
      'A call with four branching questions about the machine or crop that a member has just changed. Among 5,200 farmers who finished it claims fell by 8 % against those who were drawn not to be called.',
    technologyType: T.Other,
    readinessLevel: 6,
    tags: ['risk', 'farmers', 'training'],
    age: 60,
  },
  {
    by: 'Red River Flood Authority',
    title: 'Seep school: 900 wardens tell what they saw',
    description:
      'Recorded on 42 dykes with the wardens who are about to retire: sound, colour, smell in their own words, and what came of it. Pupils train on the case before they learn its end. First groups called 86 of 100 correctly.',
    technologyType: T.Software,
    readinessLevel: 5,
    draft: true,
    tags: ['dykes', 'knowledge transfer', 'training'],
    age: 18,
  },
  {
    by: 'Classrooms Without Walls',
    title: 'Teacher circles by party line',
    description:
      'Eleven neighbours who teach alone meet on the telephone each Thursday, with one mentor and no application. Lessons observed afterwards had twice as many questions from girls. 96 circles run for 1.40 dollars a teacher and month.',
    technologyType: T.Other,
    readinessLevel: 9,
    tags: ['teachers', 'mentoring', 'telephone'],
    age: 250,
  },
];
