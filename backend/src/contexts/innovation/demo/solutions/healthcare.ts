import { TechnologyType as T } from '../../innovation.enums';

export const healthcare = [
  {
    by: 'Health Without Distance',
    title: 'Phase-change transport box that holds 4 °C for 31 hours',
    description:
      'Made by a cooperative in Pune from salt hydrate panels that recharge in any household freezer. The lid reports each opening by Bluetooth. 14,000 trips, 0.3 % of samples lost.',
    technologyType: T.Hardware,
    readinessLevel: 9,
    tags: ['cold chain', 'rural health', 'logistics'],
    age: 512,
  },
  {
    by: 'Helix Institute of Applied Research',
    title: 'In-line Raman probe for three metabolites',
    description:
      'Glucose, lactate and glutamine every 40 seconds from a probe that survived 120 steam cycles. The controller suggests feed changes; operators accepted 84 % of them in a blind trial.',
    technologyType: T.Hardware,
    readinessLevel: 6,
    tags: ['bioprocess', 'sensors', 'quality'],
    age: 76,
  },
  {
    by: 'Foundry Nine',
    title: 'Federated training bench with a regulator’s logbook',
    description:
      'Gradients are clipped, noised and logged in a form that a health authority can replay. Reviewed by two regulators; a third review is under way.',
    technologyType: T.Ai,
    readinessLevel: 6,
    tags: ['federated learning', 'privacy', 'regulation'],
    age: 112,
  },
  {
    by: 'Health Without Distance',
    title: 'Nurse-led chest X-ray triage that knows when to ask',
    description:
      'Runs on a tablet without a connection, names what it cannot judge and passes one image in nine to a reader. Evaluated on 31,000 images from clinics like ours.',
    technologyType: T.Ai,
    readinessLevel: 7,
    tags: ['radiology', 'tuberculosis', 'triage'],
    age: 196,
  },
  {
    by: 'Foundry Nine',
    title: 'Four-species snakebite strip test',
    description:
      'Lateral flow on a fingertip of blood, read in 15 minutes. Laboratory sensitivity of 94 %; a field trial with two hospitals is in preparation.',
    technologyType: T.Biotech,
    readinessLevel: 4,
    tags: ['snakebite', 'rapid test', 'antibodies'],
    age: 28,
  },
  {
    by: 'Midwives of the Sahel',
    title: 'Calabash cup with three rings',
    description:
      'A moulded cup under the drape shows 300, 500 and 1,000 ml as rings that can be felt in the dark. It is boiled and used again; 410 midwives in two regions called help 26 minutes earlier than before.',
    technologyType: T.Hardware,
    readinessLevel: 8,
    tags: ['maternal health', 'bleeding', 'midwives'],
    age: 210,
  },
  {
    by: 'Kyushu Precision Optics',
    title: 'Colour change on the ampoule: how warm it has been',
    description:
      'A dot of polymer printed on the glass darkens with heat over time as oxytocin does, matched within 5 %. Printing costs a tenth of a cent. Samples for 200,000 ampoules are ready.',
    technologyType: T.Nanotechnology,
    readinessLevel: 6,
    tags: ['oxytocin', 'cold chain', 'quality'],
    age: 64,
  },
  {
    by: 'Eastern Province Health Directorate',
    title: 'Blood board kept true by the crossmatch bench',
    description:
      'A scale under the refrigerator basket and the label scanner that staff use anyway keep the stock of nine hospitals on one screen. Misdirected transfers fell from 61 to seven a year.',
    technologyType: T.Iot,
    readinessLevel: 7,
    tags: ['blood bank', 'dispatch', 'stock'],
    age: 86,
  },
  {
    by: 'Bright Breath Medical',
    title: 'Oxygen unit with a water-cooled scroll and a truck’s power stage',
    description:
      'Compressor and electronics come from the truck trade, stand 300 V and are found in any town. 140 units in Chiapas and Malawi passed 20,000 hours. Any fitter changes either part in an hour with a picture sheet.',
    technologyType: T.Hardware,
    readinessLevel: 7,
    tags: ['oxygen', 'maintenance', 'district hospitals'],
    age: 33,
  },
  {
    by: 'SanaLab Diagnostics',
    title: 'Paper card that tells malaria medicine from chalk',
    description:
      'A crushed corner of a tablet runs along twelve lanes; the telephone reads the colours. It answers in six minutes for seven cents, with 96 % right for three drugs around the lake.',
    technologyType: T.Biotech,
    readinessLevel: 6,
    tags: ['counterfeit medicine', 'malaria', 'testing'],
    age: 54,
  },
  {
    by: 'Tessera Robotics',
    title: 'Soft guide that opens folds in front of an endoscope',
    description:
      'A silicone skirt of 0.3 mm on the tip flattens folds as the instrument is drawn back; 9.6 mm in all. In a phantom study it showed 96 % of the wall; a clinic in Turin has begun with patients.',
    technologyType: T.Robotics,
    readinessLevel: 5,
    tags: ['endoscopy', 'screening', 'optics'],
    age: 121,
  },
  {
    by: 'Step Free Foundation',
    title: 'Boda chair: a wheelchair of bicycle parts',
    description:
      '13.2 kg, two motorcycle shop bearings, a front wheel from a child’s bicycle and a frame of water pipe that any welder mends. 900 chairs in three cities; the oldest have done four years of pavements.',
    technologyType: T.Hardware,
    readinessLevel: 8,
    tags: ['wheelchairs', 'repair', 'accessibility'],
    age: 47,
  },
  {
    by: 'Jordan Valley Water Board',
    title: 'Tunnel thermometer that texts the foreman',
    description:
      'A black globe with a chip tells heat stress rather than temperature and sends one of three words at ten, noon and two. It costs nine dollars for three seasons. On 120 farms shifts moved, and clinic visits fell by 38 %.',
    technologyType: T.Iot,
    readinessLevel: 7,
    tags: ['heat stress', 'farm workers', 'warning'],
    age: 21,
  },
  {
    by: 'Bothnia University, Learning Sciences',
    title: 'Hand pictures that send one in five to the specialist',
    description:
      'A model reads finger joints from two photographs, and a blood value and ten questions do the rest. Among 2,300 patients in Varsinais it missed three who needed treatment. Not yet tried among farmers.',
    technologyType: T.Ai,
    readinessLevel: 5,
    tags: ['rheumatology', 'triage', 'imaging'],
    age: 240,
  },
  {
    by: 'Lake Victoria University',
    title: 'Schistosomiasis by a lens and a torch',
    description:
      'A drop of urine between two slides, a lens of one dollar and a telephone count eggs as well as a technician does. Fishermen on eleven landing sites test themselves at the weighing table.',
    technologyType: T.Ai,
    readinessLevel: 6,
    tags: ['parasites', 'microscopy', 'fisheries'],
    age: 132,
  },
  {
    by: 'Bright Breath Medical',
    title: 'Bubble support for newborns from one bottle',
    description:
      'Air and oxygen are mixed without electricity by a valve printed in Monterrey; pressure is the depth of a tube in water. 2,600 babies in 31 hospitals; deaths from distress fell by a third.',
    technologyType: T.Hardware,
    readinessLevel: 9,
    tags: ['newborns', 'oxygen', 'district hospitals'],
    age: 270,
  },
  {
    by: 'Arctic Materials Laboratory',
    title: 'Frost-proof glucose strip',
    description:
      'Enzymes in a sugar glass are meant to survive −30 °C and a pocket. On the bench they stood twelve freezing cycles; nothing has met blood yet. For ambulances and huts in the north.',
    technologyType: T.Nanotechnology,
    readinessLevel: 2,
    tags: ['glucose', 'rapid test', 'cold climate'],
    age: 45,
  },
];
