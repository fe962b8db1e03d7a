import { OrganizationType } from './organization.enums';

/** As the pages call them. */
export const organizationTypeWords: Record<OrganizationType, string> = {
  [OrganizationType.Corporation]: 'Corporation',
  [OrganizationType.Government]: 'Government',
  [OrganizationType.Ngo]: 'NGO',
  [OrganizationType.Research]: 'Research',
  [OrganizationType.Academia]: 'Academia',
  [OrganizationType.Startup]: 'Startup',
  [OrganizationType.Investor]: 'Investor',
  [OrganizationType.VentureBuilder]: 'Venture Builder',
  [OrganizationType.Accelerator]: 'Accelerator',
  [OrganizationType.Incubator]: 'Incubator',
};
