export enum OrganizationType {
  Corporation = 'corporation',
  Government = 'government',
  Ngo = 'ngo',
  Research = 'research',
  Academia = 'academia',
  Startup = 'startup',
  Investor = 'investor',
  VentureBuilder = 'venture_builder',
  Accelerator = 'accelerator',
  Incubator = 'incubator',
}

export enum MembershipTier {
  Free = 'free',
  InnovatorsSolutionProviders = 'innovators_solution_providers',
  EcosystemEnablers = 'ecosystem_enablers',
  EnterpriseAlliancePartners = 'enterprise_alliance_partners',
}

const aliases: Record<string, MembershipTier> = {
  enterprise: MembershipTier.EnterpriseAlliancePartners,
  'enterprise-alliance': MembershipTier.EnterpriseAlliancePartners,
  alliance_partner: MembershipTier.EnterpriseAlliancePartners,
  innovators: MembershipTier.InnovatorsSolutionProviders,
  innovator: MembershipTier.InnovatorsSolutionProviders,
  'innovators-solutions': MembershipTier.InnovatorsSolutionProviders,
  enablers: MembershipTier.EcosystemEnablers,
  'ecosystem-enablers': MembershipTier.EcosystemEnablers,
  explorer: MembershipTier.Free,
};

/** The tier that a spelling of the outside world means; the spelling itself when it means none. */
export const canonicalTier = (spelling: unknown): unknown =>
  typeof spelling === 'string' ? (aliases[spelling] ?? spelling) : spelling;
