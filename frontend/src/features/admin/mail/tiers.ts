/** The tiers as addresses name them. */
export const tierOptions = [
  { value: 'free', label: 'Free' },
  { value: 'innovators', label: 'Innovators' },
  { value: 'enablers', label: 'Enablers' },
  { value: 'enterprise', label: 'Enterprise' },
] as const;

/** The same as the server stores them. */
export const storedTierOptions = [
  { value: 'free', label: 'Free' },
  { value: 'innovators_solution_providers', label: 'Innovators' },
  { value: 'ecosystem_enablers', label: 'Enablers' },
  { value: 'enterprise_alliance_partners', label: 'Enterprise' },
] as const;

export const sampleName = 'Alex';
export const sampleOrganization = 'TechFlow Solutions';
