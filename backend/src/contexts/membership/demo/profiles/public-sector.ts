import { OrganizationOpening as O } from '../../organizations/organization.enums';
import { Interest as I } from '../../registrations/registration.enums';
import { type DemoProfiles, forEverybody, profile } from './profile';

export const publicSector: DemoProfiles = {
  'Lima Metropolitan Water': profile(
    'Wells that are not pumped dry, and bills that people can pay by telephone.',
    '380 wells with meters, and a pilot district.',
    [I.Govtech, I.Greentech, I.Fintech],
    [O.Pilots],
  ),
  'Accra Metropolitan Works Department': profile(
    'Drains that tell before they flood, and street lights that report themselves.',
    'A city plan, crews and a market to try it in.',
    [I.Govtech, I.Waste, I.Greentech],
    [O.Pilots],
  ),
  'Eastern Province Health Directorate': profile(
    'Cold chains without a grid, and registers that nurses need not copy.',
    'Nine hospitals and 94 health centres.',
    [I.Healthtech, I.Govtech],
    [O.Pilots, O.Research],
  ),
  'Tallinn Education Department': profile(
    'Exercises that adapt, and timetables that fit 62 schools.',
    'Classes that try it for a term, with an ethics board that answers in two weeks.',
    [I.Edtech, I.Govtech, I.Ai],
    [O.Pilots, O.Research],
    forEverybody,
  ),
  'Aotearoa Civil Defence Agency': profile(
    'Alerts that arrive when networks do not.',
    'Exercises on three islands a year.',
    [I.Telecom, I.Govtech, I.Space],
    [O.Pilots],
  ),
  'Red River Flood Authority': profile(
    'Forecasts for the hour in which a sluice is opened.',
    'Gauges every ten kilometres, since 1962.',
    [I.Govtech, I.Ai, I.Space],
    [O.Pilots, O.Research],
  ),
  'Jordan Valley Water Board': profile(
    'Irrigation by need, and brine that is of use.',
    'Canals, meters and farmers who disagree.',
    [I.Agritech, I.Greentech],
    [O.Pilots],
  ),
  'Classrooms Without Walls': profile(
    'Lessons that fit on a telephone without data.',
    '1,150 home classrooms, and teachers who write back.',
    [I.Edtech, I.Telecom],
    [O.Partnerships, O.Pilots],
  ),
  'Coral Triangle Trust': profile(
    'Reef monitoring that villages can do themselves.',
    '140 villages and divers.',
    [I.Greentech, I.Robotics],
    [O.Research, O.Partnerships],
  ),
  'Midwives of the Sahel': profile(
    'Ultrasound that a midwife can carry and read.',
    '2,300 midwives who will tell you the truth.',
    [I.Healthtech, I.Ai],
    [O.Pilots, O.Partnerships],
  ),
  'Seed Keepers of the Altiplano': profile(
    'Stores that keep seed through a wet year.',
    '1,900 varieties, and who knows each of them.',
    [I.Agritech, I.Biotech],
    [O.Research],
  ),
  'Harbour for Refugees': profile(
    'First jobs, and papers that are understood.',
    'Advisers in nine languages.',
    [I.Legaltech, I.Edtech],
    [O.Partnerships],
  ),
  'Step Free Foundation': profile(
    'Wheelchairs that can be mended in a village, and timetables that say what is step free.',
    'Test riders with every kind of chair.',
    [I.Healthtech, I.Mobility],
    [O.Pilots, O.Partnerships],
  ),
};
