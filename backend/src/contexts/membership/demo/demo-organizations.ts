import { MembershipTier, OrganizationType } from '../organizations/organization.enums';
import { corporations } from './organizations/corporations';
import { investors } from './organizations/investors';
import { publicSector } from './organizations/public-sector';
import { research } from './organizations/research';
import { startups } from './organizations/startups';

const { Free, InnovatorsSolutionProviders, EcosystemEnablers, EnterpriseAlliancePartners } = MembershipTier;

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const founders = [
  {
    name: 'Global Manufacturing Corp',
    type: OrganizationType.Corporation,
    tier: EnterpriseAlliancePartners,
    country: 'DE',
    city: 'Stuttgart',
    description: 'Precision components and production lines for the mobility industry, with plants on four continents.',
  },
  {
    name: 'Meridian Energy Holdings',
    type: OrganizationType.Corporation,
    tier: EnterpriseAlliancePartners,
    country: 'ZA',
    city: 'Cape Town',
    description: 'Generates, stores and distributes power for eleven million households in southern Africa.',
  },
  {
    name: 'Pacific Freight Lines',
    type: OrganizationType.Corporation,
    tier: EcosystemEnablers,
    country: 'SG',
    city: 'Singapore',
    description: 'Container shipping and port logistics between Asia, Oceania and the Americas.',
  },
  {
    name: 'Northwind Retail Group',
    type: OrganizationType.Corporation,
    tier: InnovatorsSolutionProviders,
    country: 'SE',
    city: 'Gothenburg',
    description: 'Everyday goods in 900 stores, working towards shelves without waste.',
  },
  {
    name: 'Ministry of Water and Sanitation',
    type: OrganizationType.Government,
    tier: EcosystemEnablers,
    country: 'KE',
    city: 'Nairobi',
    description: 'Plans and regulates drinking water and sanitation for 47 counties.',
  },
  {
    name: 'City of Rotterdam, Digital Office',
    type: OrganizationType.Government,
    tier: InnovatorsSolutionProviders,
    country: 'NL',
    city: 'Rotterdam',
    description: 'Runs the digital services and the climate adaptation programme of a delta city.',
  },
  {
    name: 'Health Without Distance',
    type: OrganizationType.Ngo,
    tier: Free,
    country: 'IN',
    city: 'Pune',
    description: 'Brings diagnostics and specialists to rural clinics in six states.',
  },
  {
    name: 'Ocean Steward Foundation',
    type: OrganizationType.Ngo,
    tier: InnovatorsSolutionProviders,
    country: 'PT',
    city: 'Lisbon',
    description: 'Protects coastal ecosystems with the fishing communities that live from them.',
  },
  {
    name: 'Helix Institute of Applied Research',
    type: OrganizationType.Research,
    tier: EcosystemEnablers,
    country: 'CH',
    city: 'Zurich',
    description: 'Contract research in materials, sensing and bioprocess engineering.',
  },
  {
    name: 'University of Lagos Innovation Lab',
    type: OrganizationType.Academia,
    tier: Free,
    country: 'NG',
    city: 'Lagos',
    description: 'Turns research on energy, payments and public health into field pilots.',
  },
  {
    name: 'TechFlow Solutions',
    type: OrganizationType.Startup,
    tier: InnovatorsSolutionProviders,
    country: 'US',
    city: 'Austin',
    description: 'Streaming analytics that finds faults in industrial equipment before they stop a line.',
  },
  {
    name: 'AquaSense Robotics',
    type: OrganizationType.Startup,
    tier: InnovatorsSolutionProviders,
    country: 'IL',
    city: 'Haifa',
    description: 'Autonomous probes that inspect water mains from the inside.',
  },
  {
    name: 'Verdant Carbon',
    type: OrganizationType.Startup,
    tier: Free,
    country: 'BR',
    city: 'São Paulo',
    description: 'Measures soil carbon from orbit and verifies it in the field.',
  },
  {
    name: 'Baobab Ventures',
    type: OrganizationType.Investor,
    tier: EnterpriseAlliancePartners,
    country: 'GB',
    city: 'London',
    description: 'Early and growth capital for climate and health technology in emerging markets.',
  },
  {
    name: 'Foundry Nine',
    type: OrganizationType.VentureBuilder,
    tier: EcosystemEnablers,
    country: 'AE',
    city: 'Dubai',
    description: 'Builds companies with corporate partners, from problem statement to first customer.',
  },
  {
    name: 'Andes Accelerator',
    type: OrganizationType.Accelerator,
    tier: InnovatorsSolutionProviders,
    country: 'CL',
    city: 'Santiago',
    description: 'A twelve-week programme for hardware and deep-tech teams from Latin America.',
  },
].map((organization, n) => ({ ...organization, joined: 660 - n * 3 }));

/**
 * The organizations of a demonstration installation, with the days since they joined; their ids are fixed so that other demo
 * data can name them, and new ones come at the end.
 */
export const demoOrganizations = [
  ...founders,
  ...corporations,
  ...publicSector,
  ...research,
  ...startups,
  ...investors,
].map((organization, n) => ({ id: id(n + 1), ...organization }));

/** Those that the directory puts before the others: one of each category. */
export const featuredPartners = [id(1), id(5), id(9), id(11)];

/** Who can sign in to a demonstration installation, with the password made for it. */
export const demoPeople = [
  {
    id: id(101),
    email: 'maya.chen@techflow.example',
    firstName: 'Maya',
    lastName: 'Chen',
    organization: id(11),
    role: 'owner',
    is: 'owner of TechFlow Solutions, a startup',
  },
  {
    id: id(102),
    email: 'jonas.weber@globalmfg.example',
    firstName: 'Jonas',
    lastName: 'Weber',
    organization: id(1),
    role: 'owner',
    is: 'owner of Global Manufacturing Corp',
  },
  {
    id: id(103),
    email: 'amina.otieno@water.example',
    firstName: 'Amina',
    lastName: 'Otieno',
    organization: id(5),
    role: 'admin',
    is: 'admin of the Ministry of Water and Sanitation',
  },
  {
    id: id(104),
    email: 'tunde.adeyemi@unilag.example',
    firstName: 'Tunde',
    lastName: 'Adeyemi',
    organization: id(10),
    role: 'member',
    is: 'member of the University of Lagos Innovation Lab (free)',
  },
];

/** Those whom they work with; they have no password of their own to be told of. */
export const demoColleagues = [
  { n: 111, firstName: 'Priya', lastName: 'Nair', of: 1, at: 'globalmfg', role: 'admin' },
  { n: 112, firstName: 'Lukas', lastName: 'Brandt', of: 1, at: 'globalmfg', role: 'member' },
  { n: 113, firstName: 'Sofia', lastName: 'Marin', of: 1, at: 'globalmfg', role: 'member' },
  { n: 114, firstName: 'Daniel', lastName: 'Kiptoo', of: 5, at: 'water', role: 'member' },
  { n: 115, firstName: 'Grace', lastName: 'Wanjiru', of: 5, at: 'water', role: 'member' },
  { n: 116, firstName: 'Joseph', lastName: 'Mutua', of: 5, at: 'water', role: 'owner' },
].map(({ n, firstName, lastName, of, at, role }) => ({
  id: id(n),
  email: `${firstName}.${lastName}@${at}.example`.toLowerCase(),
  firstName,
  lastName,
  organization: id(of),
  role,
}));
