import { Urgency as U } from '../../innovation.enums';

export const manufacturing = [
  {
    by: 'Global Manufacturing Corp',
    title: 'Unplanned stops on press lines cost us eleven days a year',
    description:
      'Each stop of a 2,500-tonne press idles four downstream cells. Vibration limits raise the alarm too late and too often. We want a warning at least 48 hours ahead with fewer than one false alarm a month and line.',
    urgency: U.High,
    value: '€25M',
    tags: ['predictive maintenance', 'vibration', 'press shop'],
    age: 13,
  },
  {
    by: 'Global Manufacturing Corp',
    title: 'Machining swarf from titanium is sold at scrap price',
    description:
      'For each kilogram of finished aerospace part we cut away four. Mixed with coolant and two other alloys it cannot be remelted. Sorting and cleaning at the machine would keep its grade and most of its price.',
    urgency: U.Medium,
    value: '$9.4M',
    tags: ['recycling', 'titanium', 'circular economy'],
    age: 132,
  },
  {
    by: 'Northwind Retail Group',
    title: 'Nobody can say where the cotton in a shirt was grown',
    description:
      'New due-diligence rules ask for the farm; our suppliers know the spinner. Certificates are bought and sold. We look for a physical or chemical proof of origin that a spinning mill can run for cents a bale.',
    urgency: U.High,
    value: '€31M',
    tags: ['traceability', 'textiles', 'supply chain'],
    age: 39,
  },
  {
    by: 'Global Manufacturing Corp',
    title: 'Weld inspection by X-ray takes longer than the weld',
    description:
      'Each battery tray has 212 seams. We sample one in fifty because a full scan takes eleven minutes and the takt is two. We need full inspection inside the cell, at line speed, that finds pores of 0.3 mm.',
    urgency: U.High,
    value: '€19M',
    tags: ['quality control', 'welding', 'battery'],
    age: 241,
  },
  {
    by: 'Hanseong Semiconductor',
    title: 'Wafers crack in the robot and we find out eighty steps later',
    description:
      'One in 2,300 thin wafers leaves the edge grip with a crack of 60 µm and contaminates a furnace worth four million dollars. Cameras see the top and the crack is on the rim. We need inspection of the whole edge in two seconds inside a loader that has 40 mm to spare.',
    urgency: U.Critical,
    value: '$33M',
    tags: ['wafers', 'inspection', 'edge cracks'],
    age: 8,
  },
  {
    by: 'Hanseong Semiconductor',
    title: 'Rinse water leaves the fab cleaner than the river and cannot be used again',
    description:
      'We draw 28,000 cubic metres a day and return 60 %. The rest carries traces of amines and fluoride that upset one membrane in three. We look for treatment that brings recovery to 85 % without another evaporator, and an alarm for the twelve minutes in which one bath spoils the whole loop.',
    urgency: U.High,
    value: '$41M',
    tags: ['water reuse', 'semiconductors', 'membranes'],
    age: 82,
  },
  {
    by: 'Kyushu Precision Optics',
    title: 'Polishing slurry is thrown away with nine tenths of its cerium',
    description:
      'We buy 310 tonnes of cerium oxide a year, and glass fines make it useless after four days. Price and origin both worry us. We want separation at the machine that returns 80 % at the old grain size, tested on a line of ours for 90 days.',
    urgency: U.Medium,
    value: '¥1.6bn',
    tags: ['rare earths', 'recycling', 'polishing'],
    age: 45,
  },
  {
    by: 'Lotus Garment Works',
    title: 'Nobody sees a broken needle until the metal detector stops the truck',
    description:
      'A needle breaks every ninety minutes on 14,000 machines, and each fragment must be found and taped into a book. Searching stops a line for eleven minutes on average. We need the breakage felt by the machine, and the fragment found in the fabric on the table, at less than 40 dollars a head.',
    urgency: U.Medium,
    value: '$8.7M',
    tags: ['sewing', 'needle detection', 'safety'],
    age: 53,
  },
  {
    by: 'Lotus Garment Works',
    title: 'Indigo and black leave our dye house warmer and darker than they came',
    description:
      'We use 74 litres of water for a kilogram of denim and heat it to 95 °C. Foam dyeing and salts recovery work for one shade at a time, and we run forty a day. We look for a process below 30 litres that changes shade in 25 minutes and matches the old shade card.',
    urgency: U.High,
    value: '$14M',
    tags: ['dyeing', 'water', 'denim'],
    age: 167,
  },
  {
    by: 'Nordhavn Shipyards',
    title: 'Welders work blind in double bottoms for six hours at a time',
    description:
      'Sections of a ferry have 1,800 m of seam in cells 80 cm high, at 45 °C, where no gantry reaches. We cannot hire for it any more. We look for a crawler of less than 25 kg that welds by itself between two frames and is lifted out by one person.',
    urgency: U.High,
    value: '€16M',
    tags: ['shipbuilding', 'welding', 'robots'],
    age: 28,
  },
  {
    by: 'Atlas Phosphate',
    title: 'Belt splices fail without a sound and stop a mine for a day',
    description:
      'Our slurry and rock move over 187 km of belt with 1,900 splices. We X-ray forty a month. A splice that parts under load costs 380,000 dollars and twice has nearly cost a life. We want each splice read at every turn, at 7 m per second, in dust that hides a hand.',
    urgency: U.High,
    value: '$26M',
    tags: ['conveyor belts', 'monitoring', 'mining'],
    age: 117,
  },
  {
    by: 'Tessera Robotics',
    title: 'Robots cannot pick what a human can describe in a sentence',
    description:
      'Customers bring bins with 400 kinds of used parts, and we teach each by 60 images and half a day. A worker would say: take the bent ones first, hold them by the flange. We look for partners in language and grasping who would reach a pick in two seconds with 98 % success, on hardware below 20,000 euros.',
    urgency: U.Medium,
    value: '€7.9M',
    tags: ['grasping', 'language models', 'sorting'],
    age: 20,
  },
  {
    by: 'Pearl River University of Engineering',
    title: 'Small foundries change alloys by nose and pay for it in scrap',
    description:
      'In our district 640 foundries melt whatever scrap is cheap. A spectrometer costs a year’s profit and reads a cold sample after six minutes; by then the ladle is poured. We look for a reading in the melt within 20 seconds for less than 9,000 yuan, and advice on what to add.',
    urgency: U.Medium,
    value: 'CNY 85m',
    tags: ['foundry', 'spectroscopy', 'scrap'],
    age: 191,
  },
  {
    by: 'Global Manufacturing Corp',
    title: 'Cooling lubricant mist settles in the lungs and on the lamps of hall six',
    description:
      'Between the grinding cells we measure 3.1 mg of oil mist per cubic metre and the filters clog in nine days. Wet scrubbers need room that the crane takes. We look for separation at the spindle that holds 0.5 mg for a quarter without a change of filters.',
    urgency: U.Medium,
    draft: true,
    value: '€3.6M',
    tags: ['air quality', 'lubricants', 'occupational health'],
    age: 2,
  },
  {
    by: 'Nordhavn Shipyards',
    title: 'Apprentices learn a set-up in weeks because nobody records the master’s hands',
    description:
      'A set-up of our plate rolls is learnt over three weeks at the side of one master. Two cameras over the machine show too little. We look for teaching by recorded hands that an apprentice sees at work.',
    urgency: U.Medium,
    value: null,
    tags: ['training', 'augmented reality', 'skills'],
    age: 8,
  },
];
