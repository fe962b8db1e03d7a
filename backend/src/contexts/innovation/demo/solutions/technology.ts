import { TechnologyType as T } from '../../innovation.enums';

export const technology = [
  {
    by: 'TechFlow Solutions',
    title: 'Plug-in adaptor that reads forty fieldbuses and writes to none',
    description:
      'A diode in hardware makes writing impossible, so that safety audits take hours. Tags are found and named from drawings and traffic. Typical commissioning: one shift.',
    technologyType: T.Hardware,
    readinessLevel: 7,
    tags: ['industrial iot', 'integration', 'security'],
    age: 63,
  },
  {
    by: 'Foundry Nine',
    title: 'Pilot-in-a-box: contract, sandbox and security file in one',
    description:
      'A standard agreement, an isolated environment with synthetic data and a pre-answered security file that 14 procurement departments accept. From handshake to running pilot in 18 days on average.',
    technologyType: T.Software,
    readinessLevel: 7,
    tags: ['procurement', 'sandbox', 'pilots'],
    age: 49,
  },
  {
    by: 'Quietkey',
    title: 'Trust stick: four minutes beside the pump',
    description:
      'A stick with a secure element proves itself to the old certificate, installs the new one and logs who did it, where and when. It works on 44 controllers from 2006 on. 31,000 devices have changed over.',
    technologyType: T.Hardware,
    readinessLevel: 8,
    tags: ['embedded security', 'key management', 'updates'],
    age: 140,
  },
  {
    by: 'Arctic Materials Laboratory',
    title: 'Hash-based signatures checked in 9 kilobytes',
    description:
      'Verification runs in 1.4 seconds at 16 MHz and streams the signature, so that it never stands in memory as a whole. Source and test vectors are open; a laboratory in Oslo has begun its review.',
    technologyType: T.Software,
    readinessLevel: 6,
    tags: ['post-quantum', 'firmware', 'smart meters'],
    age: 109,
  },
  {
    by: 'Lumen Ledger',
    title: 'Subject file: what eleven systems know about one child',
    description:
      'Vendors answer one signed question each in a common form; the school sees, hides or erases per line, and the log is kept by the parent too. Six days instead of 26 at eleven schools.',
    technologyType: T.Software,
    readinessLevel: 7,
    tags: ['data protection', 'schools', 'interoperability'],
    age: 77,
  },
  {
    by: 'Tallinn Education Department',
    title: 'Exchange layer that keeps each bureau in charge',
    description:
      'Queries travel signed between owners; nothing is copied into the middle. It carries 2.3 billion questions a year in Estonia and can be set up for two bureaus in six weeks.',
    technologyType: T.Software,
    readinessLevel: 9,
    tags: ['interoperability', 'government', 'data sharing'],
    age: 240,
  },
  {
    by: 'Parlo Learning',
    title: 'Show me: support by pictures and one-time leave',
    description:
      'The operator photographs the screen; an arrow and a sentence come back, in 40 kilobytes. A command runs once, after somebody on site turns a key. Nothing stays open.',
    technologyType: T.Software,
    readinessLevel: 6,
    tags: ['remote support', 'security', 'low bandwidth'],
    age: 31,
  },
  {
    by: 'Pearl River University of Engineering',
    title: 'Query guard for earth observation',
    description:
      'Each query is charged against a privacy budget per hectare; fire and flood pass, comings and goings blur. Red teams of three universities could not follow a single truck.',
    technologyType: T.Software,
    readinessLevel: 5,
    tags: ['privacy', 'earth observation', 'governance'],
    age: 186,
  },
  {
    by: 'Hanseong Semiconductor',
    title: 'Masked traces that keep the drift',
    description:
      'Process traces are reshaped so that drifts and resonances stay and recipes do not. In a blind test tool engineers found 88 % of faults and none of 40 recipes.',
    technologyType: T.Ai,
    readinessLevel: 6,
    tags: ['confidential computing', 'process data', 'semiconductors'],
    age: 90,
  },
  {
    by: 'Tessera Robotics',
    title: 'Relay that fits the socket of 1958',
    description:
      'Two diverse processors and a fuse that can only open replace an electromechanical relay pin by pin. The safety case was accepted in Italy for level crossings; 1,200 are in service.',
    technologyType: T.Hardware,
    readinessLevel: 8,
    tags: ['signalling', 'safety', 'obsolescence'],
    age: 26,
  },
  {
    by: 'Sunda Venture Studio',
    title: 'Match without moving: patients across five systems',
    description:
      'Hospitals compare keyed fingerprints of names, dates and sounds; only the fact of a match leaves. 998.6 of 1,000 right on 400,000 records. The patient sees and mends links on a telephone.',
    technologyType: T.Software,
    readinessLevel: 6,
    tags: ['record linkage', 'hospitals', 'privacy'],
    age: 98,
  },
  {
    by: 'Bothnia University, Learning Sciences',
    title: 'Stray light in eight minutes with an error bar',
    description:
      'A learned model of ray bundles is checked by 200 exact rays wherever it is unsure, and says so. Within 1.7 % on eleven commercial lenses.',
    technologyType: T.Ai,
    readinessLevel: 7,
    tags: ['simulation', 'optical design', 'surrogates'],
    age: 264,
  },
  {
    by: 'Lake Victoria University',
    title: 'Kampala address: three words by voice',
    description:
      'People name a place as they would tell a driver; the system learns landmarks and answers with a map pin. 92 % of 11,000 deliveries found the door.',
    technologyType: T.Ai,
    readinessLevel: 6,
    tags: ['addresses', 'voice', 'delivery'],
    age: 66,
  },
  {
    by: 'Terrace Orbit',
    title: 'Change alarms for map keepers',
    description:
      'City, utility and insurer subscribe to a street and are told within three days when a roof, road or pipe trench appears. 40 cities use it.',
    technologyType: T.Ai,
    readinessLevel: 8,
    tags: ['mapping', 'satellites', 'cities'],
    age: 310,
  },
  {
    by: 'Elbe Incubator for Hardware',
    title: 'Compliance bench for small radios',
    description:
      'Pre-tests for 31 countries in two days, with the fix drawn into the layout. Three of four devices pass the laboratory at the first attempt.',
    technologyType: T.Other,
    readinessLevel: 8,
    tags: ['certification', 'radio', 'hardware'],
    age: 170,
  },
];
