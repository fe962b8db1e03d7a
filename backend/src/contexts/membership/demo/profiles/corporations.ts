import { OrganizationOpening as O } from '../../organizations/organization.enums';
import { Interest as I } from '../../registrations/registration.enums';
import { type DemoProfiles, forEverybody, profile } from './profile';

export const corporations: DemoProfiles = {
  'Nordhavn Shipyards': profile(
    'Electric drives for small ferries, and drawings that follow a hull through the yard.',
    'A slipway, a ferry in service and welders who like new tools.',
    [I.Mobility, I.Greentech, I.Robotics],
    [O.Pilots],
  ),
  'Kyushu Precision Optics': profile(
    'Inspection of coatings that sees what a trained eye sees.',
    'Lens blanks, metrology and a clean line for trials.',
    [I.Robotics, I.Ai, I.Space],
    [O.Pilots, O.Research],
  ),
  'Olivar del Sur': profile(
    'A use for pomace and mill water, and harvest forecasts by grove.',
    '3,100 growers who share their yields.',
    [I.Agritech, I.Waste],
    [O.Pilots, O.Partnerships],
  ),
  'Laurentide Rail': profile(
    'Track inspection under snow, and batteries for shunting engines at -35 °C.',
    'A branch line for tests in winter.',
    [I.Mobility, I.Ai, I.Greentech],
    [O.Pilots],
  ),
  'Pampa Cereales': profile(
    'Drying with less gas, and grain quality at the gate.',
    'Silos with sensors, and eight million tonnes to learn from.',
    [I.Agritech, I.Greentech],
    [O.Pilots, O.Partnerships],
  ),
  'Hanseong Semiconductor': profile(
    'Less water and less fluorine for each wafer.',
    'A 200 mm line, two nights a week.',
    [I.Robotics, I.Greentech, I.Ai],
    [O.Pilots, O.Research],
  ),
  'Lotus Garment Works': profile(
    'Seams that a machine can learn, and dye houses without sludge.',
    'Nine factories, and time that workers are paid for.',
    [I.Waste, I.Robotics, I.Commerce],
    [O.Pilots],
  ),
  'Atlas Phosphate': profile(
    'Phosphate from what is thrown away, and trains that run on sun.',
    'Tailings by the tonne, a railway and a port.',
    [I.Greentech, I.Agritech, I.Mobility],
    [O.Pilots, O.Research],
  ),
  'Vistula Mutual Insurance': profile(
    'Earlier warning of hail and flood for farms.',
    'Forty years of claims, without names.',
    [I.Fintech, I.Ai, I.Agritech],
    [O.Partnerships, O.Pilots],
    forEverybody,
  ),
  'Banco Quetzal': profile(
    'Remittances that cost a dollar, and loans to stalls without books.',
    '340 agencies in market towns.',
    [I.Fintech, I.Legaltech],
    [O.Pilots, O.Partnerships],
  ),
  'Cedar Bridge Capital': profile(
    'Water, food and industrial companies that earn already.',
    'Five to twenty million dollars, and patience.',
    [I.Greentech, I.Agritech],
    [O.Investment],
  ),
  'Lakefront Impact Fund': profile(
    'Cooperatives and suppliers with orders and no collateral.',
    'Loans from 50,000 dollars, decided in a month.',
    [I.Fintech, I.Agritech],
    [O.Investment, O.Mentoring],
  ),
  'Sunda Venture Studio': profile(
    'People who run ports, estates and hospitals and know what is broken.',
    'Engineers, a legal shell and the first year.',
    [I.Healthtech, I.Agritech, I.Mobility],
    [O.Partnerships, O.Investment],
  ),
  'Amber Coast Accelerator': profile(
    'Marine, timber and deep-tech teams around the Baltic.',
    'Sixteen weeks, a quay and a forest.',
    [I.Greentech, I.Robotics],
    [O.Mentoring],
  ),
  'Thousand Hills Incubator': profile(
    'First customers for makers of pumps, stoves and carts.',
    'A workshop, and money that waits.',
    [I.Agritech, I.Greentech, I.Healthtech],
    [O.Mentoring, O.Investment],
  ),
  'Elbe Incubator for Hardware': profile(
    'Young hardware companies before certification.',
    'Test stands, an EMC chamber and series of a hundred.',
    [I.Robotics, I.Healthtech],
    [O.Mentoring, O.Partnerships],
  ),
  'Blue Mountain Accelerator': profile(
    'Caribbean teams in energy, food and tourism.',
    'The way to the first hundred customers.',
    [I.Greentech, I.Travel, I.Agritech],
    [O.Mentoring],
  ),
};
