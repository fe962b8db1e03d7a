import { OrganizationOpening as O } from '../../organizations/organization.enums';
import { Interest as I } from '../../registrations/registration.enums';
import { type DemoProfiles, forConnections, forEverybody, profile } from './profile';

export const founders: DemoProfiles = {
  'Global Manufacturing Corp': profile(
    'Ways to see a fault before a line stops, and to make parts again from what we scrap.',
    'Four plants to pilot in, a year of machine data, and a first order where a pilot holds.',
    [I.Robotics, I.Ai, I.Mobility, I.Waste],
    [O.Pilots, O.Partnerships],
    forEverybody,
  ),
  'Meridian Energy Holdings': profile(
    'Storage and forecasts for grids with much sun, and meters that are not bypassed.',
    'Substations and two solar parks as test beds; our engineers for six months.',
    [I.Greentech, I.Ai, I.Telecom],
    [O.Pilots, O.Partnerships, O.Investment],
    forEverybody,
  ),
  'Pacific Freight Lines': profile(
    'Berth times that can be believed, and fuels that burn cleaner in the engines we have.',
    'Nine vessels and six terminals for trials.',
    [I.Mobility, I.Greentech, I.Ai],
    [O.Pilots, O.Partnerships],
  ),
  'Northwind Retail Group': profile(
    'Forecasts for fresh food, and packaging that comes back.',
    'Forty test stores and the till data of three years.',
    [I.Commerce, I.Waste, I.Ai],
    [O.Pilots],
  ),
  'Ministry of Water and Sanitation': profile(
    'Leak detection that works without digging, and toilets that need no sewer.',
    'Pilot counties, permits within sixty days, and what we measure as open data.',
    [I.Govtech, I.Greentech, I.Robotics],
    [O.Pilots, O.Research],
    forEverybody,
  ),
  'City of Rotterdam, Digital Office': profile(
    'Models of streets under heavy rain, and services that people without a smartphone can use.',
    'A district as a living laboratory, and procurement that accepts a first product.',
    [I.Govtech, I.Greentech, I.Ai],
    [O.Pilots, O.Research],
    forEverybody,
  ),
  'Health Without Distance': profile(
    'Diagnostics that run on batteries and survive monsoon roads.',
    '140 rural clinics to try them in, with nurses who say what does not work.',
    [I.Healthtech, I.Ai, I.Telecom],
    [O.Pilots, O.Partnerships],
  ),
  'Ocean Steward Foundation': profile(
    'Sensors for coastal water, and income for fishing villages beside the catch.',
    'Marine biologists, boats and the trust of sixty villages.',
    [I.Greentech, I.Agritech],
    [O.Partnerships, O.Research],
  ),
  'Helix Institute of Applied Research': profile(
    'Industrial partners for materials that have left the laboratory.',
    'Clean rooms, test rigs and people who read papers and drawings.',
    [I.Biotech, I.Robotics, I.Ai],
    [O.Research, O.Partnerships],
  ),
  'University of Lagos Innovation Lab': profile(
    'Field partners for prototypes of energy, payments and public health.',
    'Student teams for a semester, and a city of twenty million outside the gate.',
    [I.Fintech, I.Healthtech, I.Greentech, I.Edtech],
    [O.Research, O.Pilots, O.Mentoring],
  ),
  'TechFlow Solutions': profile(
    'Two plants with a year of vibration data, and a partner for service in Asia.',
    'A pilot in six weeks, free of charge for the first line.',
    [I.Ai, I.Saas, I.Robotics],
    [O.Pilots, O.Investment],
    forEverybody,
  ),
  'AquaSense Robotics': profile(
    'Utilities with more than 500 km of mains, and capital for a second series.',
    'Inspection of ten kilometres under pressure, with a report in two weeks.',
    [I.Robotics, I.Greentech, I.Ai],
    [O.Pilots, O.Investment],
    forConnections,
  ),
  'Verdant Carbon': profile(
    'Growers in three climates, and buyers who want proof.',
    'Soil carbon maps of past seasons for whoever shares samples.',
    [I.Greentech, I.Agritech, I.Space],
    [O.Pilots, O.Research, O.Investment],
  ),
  'Baobab Ventures': profile(
    'Climate and health companies after their first paying customers.',
    'Two to eight million dollars, and partners in eleven countries.',
    [I.Greentech, I.Healthtech, I.Fintech],
    [O.Investment, O.Mentoring],
    forConnections,
  ),
  'Foundry Nine': profile(
    'Problems that a corporation will buy the answer to.',
    'A founding team, a studio and the first customer.',
    [I.Saas, I.Mobility, I.Fintech],
    [O.Partnerships, O.Investment],
  ),
  'Andes Accelerator': profile(
    'Hardware and deep-tech teams from Latin America, and mentors who have shipped.',
    'Twelve weeks, a workshop and introductions to eighty corporations.',
    [I.Robotics, I.Agritech, I.Biotech],
    [O.Mentoring, O.Partnerships],
  ),
};
