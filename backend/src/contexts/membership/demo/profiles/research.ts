import { OrganizationOpening as O } from '../../organizations/organization.enums';
import { Interest as I } from '../../registrations/registration.enums';
import { type DemoProfiles, profile } from './profile';

export const research: DemoProfiles = {
  'Fraser Delta Marine Station': profile(
    'Quieter ships, and counts of salmon at night.',
    'Hydrophones, boats and thirty years of series.',
    [I.Greentech, I.Robotics],
    [O.Research],
  ),
  'Carpathian Institute for Soil and Forest': profile(
    'Cheaper proof of carbon in soil.',
    'Plots and samples since 1931.',
    [I.Agritech, I.Greentech],
    [O.Research],
  ),
  'Outback Hydrogen Research Centre': profile(
    'Makers of electrolysers that fear no dust.',
    'A test field at 47 °C, and honest reports.',
    [I.Greentech],
    [O.Research, O.Pilots],
  ),
  'Mekong Rice Research Station': profile(
    'Phenotyping from the air, and partners for salt-tolerant lines.',
    'Trials with 600 farm families.',
    [I.Agritech, I.Biotech, I.Robotics],
    [O.Research, O.Partnerships],
  ),
  'Arctic Materials Laboratory': profile(
    'Industry for coatings that shed ice.',
    'Cold chambers to -60 °C and a salt quay.',
    [I.Mobility, I.Greentech],
    [O.Research],
  ),
  'Polytechnic of the Andes': profile(
    'Cities with slopes, cables and small rivers.',
    'Engineers and students for a semester.',
    [I.Mobility, I.Greentech, I.Govtech],
    [O.Research, O.Mentoring],
  ),
  'Nile Delta Technical University': profile(
    'Mills and farms that reuse water.',
    'Laboratories for agronomy and textiles.',
    [I.Agritech, I.Waste],
    [O.Research],
  ),
  'Pearl River University of Engineering': profile(
    'Partners for eleven pilot lines.',
    'Production engineers, and machine time by the week.',
    [I.Robotics, I.Ai, I.Mobility],
    [O.Research, O.Partnerships],
  ),
  'Bothnia University, Learning Sciences': profile(
    'Learning products that dare a controlled trial.',
    'Schools, statistics and a result that is published either way.',
    [I.Edtech, I.Ai],
    [O.Research],
  ),
  'Lake Victoria University': profile(
    'Problems of the city around it.',
    'Teams of public health, fisheries and software.',
    [I.Healthtech, I.Agritech, I.Saas],
    [O.Research, O.Mentoring],
  ),
};
