export const withdrawn = [
  {
    problem: 'Cloudbursts flood',
    solution: 'Seagrass maps',
    age: 20,
    note: 'The same laser maps gullies from a bicycle.',
  },
  {
    problem: 'Palm fruit rots',
    solution: 'Rough road',
    age: 226,
    note: 'Two hundred telephones for the trucks of three estates.',
  },
  {
    problem: 'Batteries lose half',
    solution: 'Pack reading',
    age: 20,
    note: 'Reading a pack in the cold would show which cells are to blame.',
  },
  {
    problem: 'Delivery vans',
    solution: 'One tap',
    age: 38,
    note: 'Carriers could settle shared parcels as our bus owners settle rides.',
  },
  {
    problem: 'Blood samples',
    solution: 'Cold wall',
    age: 6,
    note: 'A shelf of the truck panel fits on a motorcycle.',
  },
  {
    problem: 'Generators run the campus',
    solution: 'Container of used packs',
    age: 155,
    note: 'One container would carry the library through the evening.',
  },
  {
    problem: 'City sensors',
    solution: 'Plug-in adaptor',
    age: 58,
    note: 'Nine contracts are nine protocols, and the adaptor reads forty.',
  },
];
