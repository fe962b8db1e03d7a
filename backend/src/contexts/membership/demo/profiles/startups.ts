import { OrganizationOpening as O } from '../../organizations/organization.enums';
import { Interest as I } from '../../registrations/registration.enums';
import { type DemoProfiles, forConnections, profile } from './profile';

export const startups: DemoProfiles = {
  'Lumen Ledger': profile(
    'Lenders to small exporters, and ports that share papers.',
    'A ledger that an auditor reads.',
    [I.Fintech, I.Saas],
    [O.Pilots, O.Investment],
  ),
  Soilsong: profile(
    'Fields of ten hectares and more, for a season.',
    'A robot, a microphone and weekly reports.',
    [I.Agritech, I.Robotics],
    [O.Pilots, O.Investment],
  ),
  Kelpworks: profile(
    'Buyers of feed and film, and unused mussel lines.',
    'Samples by the pallet.',
    [I.Greentech, I.Agritech, I.Waste],
    [O.Partnerships, O.Investment],
  ),
  'Bright Breath Medical': profile(
    'District hospitals, and a maker in each region.',
    'Devices for a trial, and training to mend them.',
    [I.Healthtech],
    [O.Pilots, O.Investment],
  ),
  'Voltara Storage': profile(
    'Used vehicle packs, and sites that need storage.',
    'A container for a year, graded cell by cell.',
    [I.Greentech, I.Mobility, I.Waste],
    [O.Pilots, O.Investment],
    forConnections,
  ),
  Gridkin: profile(
    'Islands with a grid and no control room.',
    'Set-up in a week, from what meters there are.',
    [I.Greentech, I.Saas],
    [O.Pilots],
  ),
  'Tessera Robotics': profile(
    'Parts that are never twice the same.',
    'A cell on trial for three months.',
    [I.Robotics, I.Ai],
    [O.Pilots, O.Investment],
  ),
  'Parlo Learning': profile(
    'Schools and ministries with old telephones.',
    'Exercises in any language that has a reader.',
    [I.Edtech, I.Telecom],
    [O.Pilots, O.Partnerships],
  ),
  Quietkey: profile(
    'Makers of machines that stay in the field.',
    'Keys and updates for the first thousand devices.',
    [I.Saas, I.Telecom],
    [O.Partnerships],
  ),
  'Mycel Foundry': profile(
    'Field waste within fifty kilometres, and brands that ship fragile things.',
    'Moulds made to measure in two weeks.',
    [I.Waste, I.Biotech],
    [O.Pilots, O.Investment],
  ),
  'Driftway Mobility': profile(
    'Cities with minibuses and no timetable.',
    'Dispatch and payment, run by the drivers.',
    [I.Mobility, I.Fintech],
    [O.Pilots, O.Investment],
  ),
  'SanaLab Diagnostics': profile(
    'Clinics without a laboratory, and a maker of glass.',
    'Test kits for a study.',
    [I.Healthtech, I.Biotech],
    [O.Pilots, O.Research, O.Investment],
  ),
  'Terrace Orbit': profile(
    'Insurers, mines and cities with ground that moves.',
    'A look back over five years of radar.',
    [I.Space, I.Ai],
    [O.Pilots, O.Partnerships],
  ),
};
