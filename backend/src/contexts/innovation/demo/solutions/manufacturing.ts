import { TechnologyType as T } from '../../innovation.enums';

export const manufacturing = [
  {
    by: 'TechFlow Solutions',
    title: 'Streaming fault forecasts for rotating and pressing machinery',
    description:
      'Models trained on 9,000 machines run at the edge on existing vibration and current signals. Operators see what will fail, when, and why, in the words of their own maintenance catalogue. Median warning is 61 hours ahead with 0.4 false alarms a month and line.',
    technologyType: T.Ai,
    readinessLevel: 8,
    tags: ['predictive maintenance', 'edge', 'vibration'],
    age: 366,
  },
  {
    by: 'Global Manufacturing Corp',
    title: 'At-machine swarf washer and sorter',
    description:
      'Centrifuge, induction sorter and briquetting on two pallets. Keeps grade 5 titanium apart from aluminium at 120 kg an hour; developed for our own cells and offered to others.',
    technologyType: T.Hardware,
    readinessLevel: 8,
    tags: ['recycling', 'titanium', 'machining'],
    age: 110,
  },
  {
    by: 'Helix Institute of Applied Research',
    title: 'Isotope fingerprint of cotton for cents a bale',
    description:
      'Strontium and oxygen ratios read by a bench instrument place cotton within 80 km of its field. The reference atlas covers eleven countries.',
    technologyType: T.Biotech,
    readinessLevel: 5,
    tags: ['traceability', 'textiles', 'authentication'],
    age: 35,
  },
  {
    by: 'Global Manufacturing Corp',
    title: 'In-cell eddy-current array for seam inspection',
    description:
      'Sixty-four coils follow the welding torch and see pores from 0.25 mm at 120 mm a second. The reference line has run for nine months.',
    technologyType: T.Hardware,
    readinessLevel: 7,
    tags: ['quality control', 'welding', 'battery'],
    age: 233,
  },
  {
    by: 'Kyushu Precision Optics',
    title: 'Rim camera of 34 mm for thin wafers',
    description:
      'A ring of eight lenses and one mirror sees the whole bevel in 1.6 seconds, and dark-field light shows cracks from 45 µm. It fits existing loaders. Two makers of power chips have tried it on 90,000 wafers.',
    technologyType: T.Hardware,
    readinessLevel: 7,
    tags: ['wafers', 'inspection', 'optics'],
    age: 7,
  },
  {
    by: 'Pearl River University of Engineering',
    title: 'Amine watch and bypass for rinse loops',
    description:
      'A mass spectrometer the size of a shoebox sees amines at 20 ppb within 40 seconds and opens a bypass before the membrane is hit. One fab in Dongguan went from 61 to 83 % recovery.',
    technologyType: T.Hardware,
    readinessLevel: 7,
    tags: ['water reuse', 'membranes', 'semiconductors'],
    age: 68,
  },
  {
    by: 'Nile Delta Technical University',
    title: 'Cerium back by flotation in a barrel',
    description:
      'Glass fines float with a soap from sugar beet while cerium sinks; 81 % comes back with its old grain size. A barrel unit treats the slurry of twelve machines. Tried for 40 days at a maker of spectacle lenses.',
    technologyType: T.Hardware,
    readinessLevel: 5,
    tags: ['rare earths', 'recycling', 'polishing'],
    age: 39,
  },
  {
    by: 'Tessera Robotics',
    title: 'Needle guard that feels the break',
    description:
      'A sensor of two dollars in the needle bar feels the snap within one stitch and stops the head; a hand-held coil finds the fragment on the table in twenty seconds. 600 machines in Dhaka and Porto.',
    technologyType: T.Iot,
    readinessLevel: 7,
    tags: ['sewing', 'needle detection', 'safety'],
    age: 42,
  },
  {
    by: 'Nile Delta Technical University',
    title: 'Foam dye bath that changes shade in 20 minutes',
    description:
      'Indigo and sulphur black go on as foam, at 27 litres a kilogram; the head is cleaned by steam between shades. Thirty shades match the card within one unit. A mill in Mahalla has run it for a year.',
    technologyType: T.Hardware,
    readinessLevel: 7,
    tags: ['dyeing', 'water', 'denim'],
    age: 155,
  },
  {
    by: 'Tessera Robotics',
    title: 'Seam crawler of 19 kg for ship cells',
    description:
      'It clamps between two frames, finds the joint by laser and welds 22 cm a minute, upwards too. One welder tends three crawlers from the hatch. Class approval was given by one society, and another is under way.',
    technologyType: T.Robotics,
    readinessLevel: 7,
    tags: ['shipbuilding', 'welding', 'robots'],
    age: 24,
  },
  {
    by: 'Outback Hydrogen Research Centre',
    title: 'Belt eye: splices read by fluorescence',
    description:
      'A tracer in the splice glue glows through dust under a pulsed lamp and shows stretch in each splice at every turn. On a belt of 14 km all four failing splices were named at least nine days ahead.',
    technologyType: T.Hardware,
    readinessLevel: 7,
    tags: ['conveyor belts', 'monitoring', 'mining'],
    age: 103,
  },
  {
    by: 'Pearl River University of Engineering',
    title: 'Language-guided picking bench',
    description:
      'A worker says which parts to take and how to hold them; the bench shows its plan, and learns from one correction. It reaches 96 % at 3.1 seconds a pick with a camera of 400 dollars. Data of 2.2 million grasps are open.',
    technologyType: T.Ai,
    readinessLevel: 6,
    tags: ['grasping', 'language models', 'sorting'],
    age: 16,
  },
  {
    by: 'Arctic Materials Laboratory',
    title: 'Spark probe for the melt',
    description:
      'A lance strikes a spark above the ladle and reads nine elements in 15 seconds; the tip is a two-dollar clay sleeve. Bought parts cost 6,200 yuan. Five foundries in Norway and Foshan pour by it.',
    technologyType: T.Hardware,
    readinessLevel: 7,
    tags: ['foundry', 'spectroscopy', 'alloys'],
    age: 175,
  },
  {
    by: 'Mycel Foundry',
    title: 'Mushroom corners for furniture transport',
    description:
      'Grown in five days on flax shives, as stiff as foam and home compostable. Eighty thousand corners went out with a furniture maker; breakage stayed at 0.4 %.',
    technologyType: T.Biotech,
    readinessLevel: 8,
    tags: ['packaging', 'fungi', 'furniture'],
    age: 208,
  },
  {
    by: 'Nordhavn Shipyards',
    title: 'Paperless yard: drawings on the steel',
    description:
      'A projector throws the next cut, weld or pipe onto the section where it belongs and records what was done. Rework fell by a fifth on two ferries. Other yards may have it under licence.',
    technologyType: T.Software,
    readinessLevel: 8,
    tags: ['shipbuilding', 'projection', 'quality'],
    age: 230,
  },
  {
    by: 'Lotus Garment Works',
    title: 'Line balance by stitch count',
    description:
      'Each machine counts its stitches; the supervisor sees where bundles pile up and moves one person. Output rose by 7 % without a longer day, and wages with it. It is sold to other factories at cost.',
    technologyType: T.Iot,
    readinessLevel: 8,
    tags: ['sewing', 'productivity', 'workers'],
    age: 190,
  },
  {
    by: 'Elbe Incubator for Hardware',
    title: 'Small-series line that changes product in a shift',
    description:
      'Fixtures printed overnight, testers that read the drawing, and a crew that has built 140 different devices. Lots from 50 to 2,000 at a fixed price per unit.',
    technologyType: T.Other,
    readinessLevel: 9,
    tags: ['small series', 'electronics', 'manufacturing'],
    age: 300,
  },
  {
    by: 'Hanseong Semiconductor',
    title: 'Gas sensor chip made on depreciated lines',
    description:
      'A metal-oxide array on our 200 mm line tells nine gases for 60 cents. First lots drift by 3 % a month. We look for makers of devices who will calibrate with us.',
    technologyType: T.Hardware,
    readinessLevel: 4,
    draft: true,
    tags: ['sensors', 'gas', 'chips'],
    age: 25,
  },
  {
    by: 'Elbe Incubator for Hardware',
    title: 'Clamp-on adaptor that reads a fieldbus without touching the controller',
    description:
      'Clamped on the cable, the adaptor reads thirty fieldbuses from five decades, finds its own tags and has no way of writing, so that a safety audit is a page. At our last customer each integration of factory data took a day, not six weeks.',
    technologyType: T.Hardware,
    readinessLevel: 7,
    tags: ['industrial iot', 'integration', 'fieldbus'],
    age: 6,
  },
  {
    by: 'Helix Institute of Applied Research',
    title: 'Listening to the tool: press stops told two days ahead',
    description:
      'Sound from the tool beside vibration from the press: limits follow the stroke, so that a false alarm comes once in two months and line. At three press shops it gave a warning at least 48 hours ahead of nine in ten unplanned stops.',
    technologyType: T.Ai,
    readinessLevel: 6,
    tags: ['predictive maintenance', 'vibration', 'press shop'],
    age: 9,
  },
  {
    by: 'Mycel Foundry',
    title: 'Titanium swarf sorted at the machine and remelted to its grade',
    description:
      'A chute at the machine washes off the coolant and tells titanium from other alloys by its spark. Cleaned and sorted, the swarf keeps its grade and is remelted for aerospace parts at four fifths of the price per kilogram; no scrap is sold any more.',
    technologyType: T.Hardware,
    readinessLevel: 6,
    tags: ['recycling', 'titanium', 'circular economy'],
    age: 21,
  },
];
