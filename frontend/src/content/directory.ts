import type { OrganizationOpening } from '@alliance/api-client/directory';
import type { OrganizationType } from '@alliance/api-client/membership';

interface TypeGroup {
  value: 'corporations' | 'government' | 'research' | 'startups';
  /** On its card, and on its tab. */
  label: string;
  tab: string;
  types: readonly OrganizationType[];
}

/** The categories of the directory; together they hold every type of organization. */
export const typeGroups: readonly TypeGroup[] = [
  { value: 'corporations', label: 'Corporations', tab: 'Corporations', types: ['corporation'] },
  { value: 'government', label: 'Government & NGOs', tab: 'Government', types: ['government', 'ngo'] },
  { value: 'research', label: 'Research & Academia', tab: 'Research', types: ['research', 'academia'] },
  {
    value: 'startups',
    label: 'Startups & Investors',
    tab: 'Startups',
    types: ['startup', 'investor', 'venture_builder', 'accelerator', 'incubator'],
  },
];

export const openingLabels: Record<OrganizationOpening, string> = {
  pilots: 'Pilots',
  partnerships: 'Partnerships',
  investment: 'Investment',
  research: 'Joint research',
  mentoring: 'Mentoring',
};
