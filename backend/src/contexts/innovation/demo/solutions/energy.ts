import { TechnologyType as T } from '../../innovation.enums';

export const energy = [
  {
    by: 'Helix Institute of Applied Research',
    title: 'Inverter firmware that shares voltage control fairly along a feeder',
    description:
      'Inverters learn their place on the feeder from their own measurements and take turns to curtail. No communication is needed; a year on three feeders in Thurgau cut curtailed energy by 71 %.',
    technologyType: T.Software,
    readinessLevel: 6,
    tags: ['solar', 'inverters', 'voltage control'],
    age: 58,
  },
  {
    by: 'Meridian Energy Holdings',
    title: 'Copper-clad steel earthing with a taut-wire alarm',
    description:
      'Conductivity of 40 % and no scrap value. A fibre in the core reports a cut within a second and its place within five metres. Eleven months at twenty substations without a theft.',
    technologyType: T.Hardware,
    readinessLevel: 8,
    tags: ['substations', 'security', 'materials'],
    age: 67,
  },
  {
    by: 'University of Lagos Innovation Lab',
    title: 'Campus microgrid with a naira-indexed tariff',
    description:
      'Solar, storage and the old generators under one controller. The tariff follows a basket that both the lender and the bursar can read. Two faculties have run on it since January.',
    technologyType: T.Hardware,
    readinessLevel: 7,
    tags: ['microgrid', 'solar', 'financing'],
    age: 160,
  },
  {
    by: 'Meridian Energy Holdings',
    title: 'Species recognition at the turbine in 1.3 seconds',
    description:
      'Stereo cameras recognise 14 protected species at 600 m, day and dusk. Stops fell by 82 % at the first two farms and no vulture has been hit.',
    technologyType: T.Ai,
    readinessLevel: 7,
    tags: ['wind', 'biodiversity', 'computer vision'],
    age: 104,
  },
  {
    by: 'Northwind Retail Group',
    title: 'Night curtain that opens with the customer',
    description:
      'A curtain on a silent motor parts where somebody stands. 23 % less electricity over a year in 30 shops; sales unchanged within the error.',
    technologyType: T.Hardware,
    readinessLevel: 8,
    tags: ['refrigeration', 'efficiency', 'retail'],
    age: 190,
  },
  {
    by: 'Helix Institute of Applied Research',
    title: 'Glass-glass encapsulation for humid sites',
    description:
      'An edge seal of glass frit laid by laser keeps water out of perovskite modules for 3,000 hours at 85 °C and 85 %. Outdoor data from Lagos and Pune follow in spring.',
    technologyType: T.Nanotechnology,
    readinessLevel: 4,
    draft: true,
    tags: ['photovoltaics', 'materials', 'durability'],
    age: 54,
  },
  {
    by: 'TechFlow Solutions',
    title: 'Energy fingerprint of a factory from one meter',
    description:
      'Disaggregates a site’s load into forty machine types from the incoming feed alone. Finds idle consumption of 8 to 15 % in the first week.',
    technologyType: T.Ai,
    readinessLevel: 6,
    draft: true,
    tags: ['energy', 'analytics', 'factories'],
    age: 3,
  },
  {
    by: 'Arctic Materials Laboratory',
    title: 'Sealing and anode coating for electrolysers in heat and dust',
    description:
      'Developed for salt and ice, tested in Perth: a ceramic coating keeps the stack at 93 % of its rating for 4,200 hours at 50 °C. It goes on existing plates in an oven of ours or yours.',
    technologyType: T.Nanotechnology,
    readinessLevel: 5,
    tags: ['hydrogen', 'electrolysis', 'coatings'],
    age: 8,
  },
  {
    by: 'Outback Hydrogen Research Centre',
    title: 'Radiative panel that cools by the night sky',
    description:
      'A film over a shallow tray loses 90 W per square metre to the sky on a clear night; the cold is stored in a tank and takes the peak off electrolysers or milk at noon. Two farms and one plant have run for a year without a compressor.',
    technologyType: T.Hardware,
    readinessLevel: 6,
    tags: ['cooling', 'passive', 'hydrogen'],
    age: 40,
  },
  {
    by: 'Outback Hydrogen Research Centre',
    title: 'Electric curtain that throws dust off panels',
    description:
      'Transparent electrodes under the glass lift dust with a travelling wave for two minutes at dawn, on a hundredth of the day’s yield. After 130 rainless days losses stood at 3.8 %. Retrofit films follow this year.',
    technologyType: T.Nanotechnology,
    readinessLevel: 6,
    tags: ['photovoltaics', 'dust', 'coatings'],
    age: 75,
  },
  {
    by: 'Voltara Storage',
    title: 'Pack reading in seven minutes through the charging plug',
    description:
      'A pulse, a pause and 600 voltages tell what is left of a pack to within 3.6 points, checked on 1,900 packs of nine makes. Workshop staff need an hour of training. The reading is signed and travels with the pack.',
    technologyType: T.Ai,
    readinessLevel: 7,
    tags: ['batteries', 'second life', 'diagnostics'],
    age: 27,
  },
  {
    by: 'Voltara Storage',
    title: 'Container of used packs that black-starts an island',
    description:
      'Forty graded packs, each with its own converter, so that a weak one is taken out while the rest runs. 1.1 MWh started a diesel-free morning on Hvar and on Camotes. Ten years of capacity are insured.',
    technologyType: T.Hardware,
    readinessLevel: 8,
    tags: ['storage', 'islands', 'second life'],
    age: 165,
  },
  {
    by: 'Gridkin',
    title: 'Feeder watch by clip and radio',
    description:
      'A split ring around an overhead line takes its power from the line and reports current each ten seconds; salt and lightning took two of 300 in eighteen months. It costs 118 dollars with the radio. The screen shows which street would go dark, before it does.',
    technologyType: T.Iot,
    readinessLevel: 8,
    tags: ['islands', 'metering', 'feeders'],
    age: 48,
  },
  {
    by: 'Gridkin',
    title: 'Street-light ledger from the lamp’s own fuse',
    description:
      'A fuse with a chip tells whether its lamp burns, what it draws and who opened it. It fits 14 makes of fitting and is useless elsewhere. 5,600 in Cebu brought the bill down by 31 %.',
    technologyType: T.Iot,
    readinessLevel: 7,
    tags: ['street lighting', 'metering', 'cities'],
    age: 113,
  },
  {
    by: 'Tessera Robotics',
    title: 'Pump schedules that learn the hills',
    description:
      'A planner for stations in series knows tank levels, tariffs and the habits of each zone, and explains each start in a sentence. Turin moved 34 % of its pumping to the night; the operators overrule it twice a week.',
    technologyType: T.Ai,
    readinessLevel: 8,
    tags: ['pumping', 'demand response', 'water'],
    age: 57,
  },
  {
    by: 'Elbe Incubator for Hardware',
    title: 'Heat recovery unit of titanium and plastic for hotels by the sea',
    description:
      'Built by two alumni of ours: no copper, no aluminium, joints welded in polymer. It takes the heat of the air conditioners for 65 °C water. Three hotels in Barbados have used it for four years without a leak; ten-year warranty with an insurer behind it.',
    technologyType: T.Hardware,
    readinessLevel: 8,
    tags: ['heat recovery', 'hotels', 'corrosion'],
    age: 100,
  },
  {
    by: 'Arctic Materials Laboratory',
    title: 'Cold-start electrolyte for lithium cells',
    description:
      'A fluorinated ester mixture keeps 83 % of capacity at −20 °C and takes half a charge in 40 minutes at −25 °C. 600 cycles in a snow plough in Tromsø so far. Drop-in for three formats.',
    technologyType: T.Nanotechnology,
    readinessLevel: 6,
    tags: ['batteries', 'cold climate', 'electrolyte'],
    age: 165,
  },
  {
    by: 'Nordhavn Shipyards',
    title: 'Quay battery that also answers for the town',
    description:
      'A barge-mounted battery of 6 MWh charges a ferry in eight minutes and sells the remaining 23 hours as reserve. A model contract between port, utility and yard divides the income; the first quay has paid 71 % of its loan after two winters.',
    technologyType: T.Hardware,
    readinessLevel: 8,
    tags: ['electric ferries', 'charging', 'storage'],
    age: 170,
  },
  {
    by: 'Blue Mountain Accelerator',
    title: 'Cooking-gas meters for tenants',
    description:
      'A valve that opens for the amount paid by telephone lets families buy gas by the meal. 800 kitchens in Kingston gave up charcoal. The deposit on a cylinder is gone.',
    technologyType: T.Iot,
    readinessLevel: 5,
    draft: true,
    tags: ['clean cooking', 'pay-as-you-go', 'gas'],
    age: 33,
  },
];
