import { ProblemStatus as S, Urgency as U } from '../../innovation.enums';

export const technology = [
  {
    by: 'Foundry Nine',
    title: 'Corporate pilots die between the laboratory and procurement',
    description:
      'Of 46 pilots that we ran with partners, 31 met their targets and 5 were bought. Security questionnaires, vendor onboarding and budgets in the wrong year did the rest. We look for a contract and an environment both sides accept from the first day.',
    urgency: U.Medium,
    value: '$22M',
    tags: ['procurement', 'sandbox', 'pilots'],
    age: 57,
  },
  {
    by: 'TechFlow Solutions',
    title: 'Factory data is locked in controllers from five decades',
    description:
      'Every customer has a different mix of fieldbuses, and each integration takes us six weeks. An adaptor that finds its own tags, reads without writing and passes a safety audit would cut that to a day.',
    urgency: U.Medium,
    value: '$4.8M',
    tags: ['industrial iot', 'integration', 'fieldbus'],
    age: 69,
  },
  {
    by: 'City of Rotterdam, Digital Office',
    title: 'Residents who do not speak Dutch miss the letters that matter',
    description:
      'A benefits letter at reading level C1 reaches people at A2. Missed deadlines cost families their rent and us the appeal. We want plain letters in eleven languages whose legal meaning holds.',
    urgency: U.Medium,
    value: '€1.2M',
    tags: ['plain language', 'translation', 'public service'],
    age: 389,
    ended: {
      as: S.Closed,
      age: 330,
      why: 'The national letter service now translates for all cities. We have joined it.',
    },
  },
  {
    by: 'Quietkey',
    title: 'Machines outlive the keys that protect them',
    description:
      'A pump controller from 2009 trusts a certificate that ends next year, cannot be updated over the air and stands in a desert. Our customers have 2.1 million such devices. We look for a hand-over of trust that a technician does in four minutes with a stick, and which does not open the door for everyone else.',
    urgency: U.High,
    value: '$22M',
    tags: ['embedded security', 'key management', 'updates'],
    age: 9,
  },
  {
    by: 'Quietkey',
    title: 'Post-quantum signatures do not fit into a meter with 32 kilobytes',
    description:
      'Regulators ask for quantum-safe updates by 2030. The smallest approved scheme takes more memory than our customers’ meters have, and verifying takes nine seconds at 16 MHz. We want an implementation or a protocol that verifies in two seconds within 12 kilobytes and that a laboratory will certify.',
    urgency: U.Medium,
    value: '€6.7M',
    tags: ['post-quantum', 'firmware', 'smart meters'],
    age: 123,
  },
  {
    by: 'Tallinn Education Department',
    title: 'Sixty-two schools have sixty-two ways to leave a pupil’s data behind',
    description:
      'A pupil who moves leaves traces in eleven systems. Parents may ask for all of it within 30 days; it takes us 26 and a lawyer. We look for a way to find, show and erase what is held about one child across vendors who do not know each other, with a log that the inspector can read.',
    urgency: U.Medium,
    value: '€1.6M',
    tags: ['data protection', 'schools', 'interoperability'],
    age: 87,
  },
  {
    by: 'Pearl River University of Engineering',
    title: 'City sensors are bought by nine bureaus and read by none of the others',
    description:
      'Guangzhou has 410,000 sensors under nine contracts. Traffic does not know of flooding, flooding not of road works. Brokers and standards were tried and became a tenth silo. We look for a thin layer that adds no copy, keeps each bureau in charge and shows its use in three months.',
    urgency: U.Medium,
    value: 'CNY 120m',
    tags: ['smart city', 'interoperability', 'sensors'],
    age: 151,
  },
  {
    by: 'Gridkin',
    title: 'Our software must be repaired by someone with a telephone and no password',
    description:
      'An operator on Bantayan calls when the screen is black. Flights go twice a week and the link has 900 ms. Remote access has been our weakest door. We look for support that works by pictures and one-time permissions, which leaves nothing open when the call ends.',
    urgency: U.Low,
    value: '$600k',
    tags: ['remote support', 'security', 'islands'],
    age: 39,
  },
  {
    by: 'Terrace Orbit',
    title: 'Night images show what a company would not like to be known',
    description:
      'We sell radar and night images to insurers, and once a month a buyer asks for something that smells of surveillance. Contracts forbid it and nobody checks. We look for a technical limit on what a buyer can derive, such as blurred outlines or audited queries, without spoiling flood and fire maps.',
    urgency: U.Low,
    value: '€3.8M',
    tags: ['privacy', 'earth observation', 'governance'],
    age: 208,
  },
  {
    by: 'Hanseong Semiconductor',
    title: 'Process recipes are our crown jewels and our suppliers must tune them',
    description:
      'To find a drift, a tool maker needs traces that show how we make chips. So engineers fly in, look at a screen under guard and fly home. We want analysis on encrypted or masked traces that finds 90 % of what the engineer finds, with a proof of what has left the building.',
    urgency: U.High,
    value: '$29M',
    tags: ['confidential computing', 'process data', 'tool makers'],
    age: 137,
  },
  {
    by: 'Laurentide Rail',
    title: 'Signalling relays from 1958 stop trains and no one makes them',
    description:
      'We have 61,000 relays and buy spares from museums. Replacing an interlocking takes four years of safety cases. We look for an electronic relay that fits the old socket, fails to safe by construction, and comes with a safety case that one regulator has accepted.',
    urgency: U.High,
    value: 'C$64M',
    tags: ['signalling', 'obsolescence', 'safety'],
    age: 31,
  },
  {
    by: 'Kyushu Precision Optics',
    title: 'Simulation of a lens takes a night and the designer has a hundred ideas',
    description:
      'Stray light in a lens of 23 elements needs nine hours on 64 cores. Designers therefore try four variants a week. Learned surrogates are fast and wrong where it matters. We look for a method that is within 2 % and answers in ten minutes, and that says when it does not know.',
    urgency: U.Medium,
    value: '¥950m',
    tags: ['simulation', 'optical design', 'surrogates'],
    age: 324,
    ended: { as: S.Solved, age: 128, why: 'Eight minutes, with an error bar that our designers trust.' },
  },
  {
    by: 'Sunda Venture Studio',
    title: 'Hospital systems in five countries spell the same patient five ways',
    description:
      'Our medical-tourism partners serve people with one passport, three scripts and two calendars. Names are typed by ear. One in forty records is somebody else’s. We want matching across borders that never moves the record itself, right in 999 cases of 1,000, and that a patient can correct.',
    urgency: U.Medium,
    value: '$5.3M',
    tags: ['record linkage', 'hospitals', 'privacy'],
    age: 110,
  },
];
